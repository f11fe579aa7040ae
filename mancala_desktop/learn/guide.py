"""What a beginner should look for before a sowing, and what a turn has brought: read from the steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from mancala_desktop.learn.told import gain
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Capture, CaptureReason, Sowing
from mancala_desktop.rules.variant import Family, Variant

MOST_CLUES = 2  # at a time; more is no guidance
WORTH_TELLING = 2  # seeds; a danger of less is none


class Clue(Enum):
    """What is to be looked for."""

    SECRET = auto()  # a choice in a simultaneous opening, of which nobody can know the end
    ONLY = auto()  # one pit may be sown
    FEED = auto()  # the other side has no seeds, and must get some
    EXTRA_TURN = auto()
    CAPTURE = auto()
    DANGER = auto()  # the other side could capture as the board stands
    RELAY = auto()  # a sowing that goes on
    THREAT = auto()  # a sowing after which there is more to capture than before
    STORE = auto()  # a sowing that reaches the own store
    ANY = auto()  # nothing stands out


@dataclass(frozen=True, slots=True)
class Look:
    """One thing to look for, and the `sowing` that a tip may name (None: there is none to name).

    `seeds` is how many are to be captured, or are in danger; `left` how many are so after `sowing`.
    """

    clue: Clue
    sowing: Sowing | None = None
    seeds: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class Brought:
    """What a turn, or a part of it, has brought its `side`: seeds captured and gained in all; `again`:
    an extra turn; `renewed`: a round has ended, and nothing is to be compared."""

    side: Side
    captured: int
    gained: int
    again: bool
    renewed: bool


def looks(game: Game) -> tuple[Look, ...]:
    """What the side to sow should look for where `game` stands, the most wanted first; at least one
    thing, as long as the game is not over."""
    variant, position = game.variant, game.position
    if position.opening:
        return (Look(Clue.SECRET),)
    sowings = [game.preview(game.current, pit) for pit in variant.legal_moves(position)]
    if len(sowings) < 2:
        return tuple(Look(Clue.ONLY, sowing) for sowing in sowings)
    found = [*_chances(variant.family, sowings), *_dangers(variant, sowings)][:MOST_CLUES]
    if not any(look.sowing for look in found):
        found = [*found[: MOST_CLUES - 1], _idea(variant, sowings)]
    return tuple(found)


def brought(sowings: Sequence[Sowing]) -> Brought:
    """What these sowings of one side have brought it; there has to be one."""
    last = sowings[-1]
    renewed = last.after.round != sowings[0].before.round
    return Brought(
        last.side,
        sum(map(captured, sowings)),
        0 if renewed else int(gain(tuple(sowings))),
        last.again,
        renewed,
    )


def last_sowings(game: Game) -> tuple[Sowing, ...]:
    """The sowings that led to where `game` stands, as many as one side has made in a row; none at the
    start or in a simultaneous opening, which is no turn of either side."""
    found: list[Sowing] = []
    node = game.current
    while node.parent is not None and not node.sowing.before.opening:
        if found and node.sowing.side is not found[-1].side:
            break
        found.append(node.sowing)
        node = node.parent
    return tuple(reversed(found))


def captured(sowing: Sowing) -> int:
    """Seeds captured, the own one included that captures what lies opposite; none if it is alone."""
    alone = CaptureReason.LAST_SEED_ALONE
    return sum(step.seeds for step in sowing.of(Capture) if step.reason is not alone)


# -------------------------------------------------------------------- what there is


def _chances(family: Family, sowings: list[Sowing]) -> Iterator[Look]:
    before = sowings[0].before
    if family is Family.OWARE and not any(before.row(before.to_sow.other)):
        yield Look(Clue.FEED, sowings[-1])
    extra = [sowing for sowing in sowings if sowing.again]
    if extra:
        yield Look(Clue.EXTRA_TURN, extra[-1])  # nearest the store, so that it spoils no other
    best = max(sowings, key=captured)
    if captured(best):
        yield Look(Clue.CAPTURE, best, captured(best))
    if family is Family.CONGKAK and max(sowing.laps for sowing in sowings) > 1:
        yield Look(Clue.RELAY, max(sowings, key=lambda sowing: sowing.laps))


def _dangers(variant: Variant, sowings: list[Sowing]) -> Iterator[Look]:
    """What the other side could capture; in Congkak nobody sees that far."""
    if variant.family is Family.CONGKAK:
        return
    before = sowings[0].before
    danger = _loss(variant, before)
    if danger < WORTH_TELLING:
        return
    safest = min(sowings, key=lambda sowing: _loss(variant, sowing.after, before.to_sow))
    left = _loss(variant, safest.after, before.to_sow)
    yield Look(Clue.DANGER, safest if left < danger else None, danger, left)


def _idea(variant: Variant, sowings: list[Sowing]) -> Look:
    """One plain thing, where nothing is to be taken at once."""
    before, side = sowings[0].before, sowings[0].side
    if variant.family is Family.OWARE:  # elsewhere there is the store to reach
        prey = {sowing.pit: _prey(variant, sowing.after, side) for sowing in sowings}
        best = max(sowings, key=lambda sowing: prey[sowing.pit])
        if prey[best.pit] > max(_prey(variant, before, side), WORTH_TELLING - 1):
            return Look(Clue.THREAT, best, prey[best.pit])
    reaching = [sowing for sowing in sowings if gain((sowing,)) > 0 and not sowing.after.over]
    if reaching:
        return Look(Clue.STORE, reaching[-1])
    return Look(Clue.ANY, sowings[-1])


def _loss(variant: Variant, position: Position, side: Side | None = None) -> int:
    """The most seeds that `side`, or who is to sow, can lose to the other's next sowing."""
    side = side or position.to_sow
    return max(
        (_taken(sowing) for sowing in _if_it_sowed(variant, position, side.other)), default=0
    )


def _prey(variant: Variant, position: Position, side: Side) -> int:
    return max(map(captured, _if_it_sowed(variant, position, side)), default=0)


def _taken(sowing: Sowing) -> int:
    """Seeds the other side loses: without the own one that captures what lies opposite."""
    opposite = sum(step.reason is CaptureReason.OPPOSITE for step in sowing.of(Capture))
    return captured(sowing) - opposite


def _if_it_sowed(variant: Variant, position: Position, side: Side) -> Iterator[Sowing]:
    """All sowings of `side`, as if it were to sow now."""
    if position.over is None:
        position = replace(position, to_sow=side, sown=0)
        yield from (variant.sow(position, pit) for pit in variant.legal_moves(position))
