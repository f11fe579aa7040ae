"""What a beginner should look for before a sowing, and what a turn has brought: read from the steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from mancala_desktop.learn.told import feeds, gain, own_store
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Opening, Position
from mancala_desktop.rules.sowing import Capture, CaptureReason, Drop, Sowing
from mancala_desktop.rules.variant import Family, Variant

MOST_CLUES = 2  # at a time; more is no guidance
WORTH_TELLING = 2  # seeds; a danger of less is none


class Clue(Enum):
    """What is to be looked for."""

    SECRET = auto()  # a choice in a simultaneous opening, of which nobody can know the end
    SECRET_AGAIN = auto()  # one more of these, which only the side to sow has earned
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

    `seeds` is how many are to be captured or gained, or could be captured by the other side's next
    sowing; `left` how many it could capture after `sowing`.
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
        return (Look(_secret(position.opening)),)
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
    """The sowings that led to where `game` stands, as many as one side has made in a row, in
    one round; none at the start or in a simultaneous opening, which is no turn of either side."""
    found: list[Sowing] = []
    node = game.current
    while node.parent is not None and not node.sowing.before.opening:
        sowing, later = node.sowing, found[-1] if found else node.sowing
        if (sowing.side, sowing.before.round) != (later.side, later.before.round):
            break
        found.append(sowing)
        node = node.parent
    return tuple(reversed(found))


def captured(sowing: Sowing) -> int:
    """Seeds captured, the own one included that captures what lies opposite; none if it is alone."""
    alone = CaptureReason.LAST_SEED_ALONE
    return sum(step.seeds for step in sowing.of(Capture) if step.reason is not alone)


# -------------------------------------------------------------------- what there is


def _secret(opening: Opening) -> Clue:
    sides = zip(opening.asked, opening.choices, strict=True)
    both = all(asked or choice is not None for asked, choice in sides)
    return Clue.SECRET if both else Clue.SECRET_AGAIN


def _chances(family: Family, sowings: list[Sowing]) -> Iterator[Look]:
    before = sowings[0].before
    if family is Family.OWARE and not any(before.row(before.to_sow.other)):
        feeding = [sowing for sowing in sowings if feeds(sowing)]
        if feeding:  # where nobody can, some rule sets go on without
            yield Look(Clue.FEED, feeding[-1])
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
    before, other = sowings[0].before, sowings[0].side.other
    danger = _prey(variant, before, other)
    if danger < WORTH_TELLING:
        return
    # before an extra turn is over nobody knows what it leaves, and to end the game is no defence
    handing = [each for each in sowings if not (each.again or each.after.over)]
    left = {each.pit: _prey(variant, each.after, other) for each in handing}
    safest = min(handing, key=lambda each: left[each.pit], default=None)
    if safest is not None and left[safest.pit] < danger:
        yield Look(Clue.DANGER, safest, danger, left[safest.pit])
    else:
        yield Look(Clue.DANGER, None, danger)


def _idea(variant: Variant, sowings: list[Sowing]) -> Look:
    """One plain thing, where nothing is to be taken at once."""
    before, side = sowings[0].before, sowings[0].side
    if variant.family is Family.OWARE:  # elsewhere there is the store to reach
        prey = {sowing.pit: _prey(variant, sowing.after, side) for sowing in sowings}
        best = max(sowings, key=lambda sowing: prey[sowing.pit])
        if prey[best.pit] > max(_prey(variant, before, side), WORTH_TELLING - 1):
            return Look(Clue.THREAT, best, prey[best.pit])
    reaching = [sowing for sowing in sowings if _goes_home(sowing)]
    if reaching:
        return Look(Clue.STORE, reaching[-1], int(gain((reaching[-1],))))
    return Look(Clue.ANY, sowings[-1])


def _goes_home(sowing: Sowing) -> bool:
    """Whether a seed falls into the own store, and the round goes on."""
    before, after = sowing.before, sowing.after
    sown = any(step.hole == own_store(before) for step in sowing.of(Drop))
    return sown and not after.over and after.round == before.round


def _prey(variant: Variant, position: Position, side: Side) -> int:
    """The most seeds that a sowing of `side` captures, as if it were to sow now."""
    if position.over:
        return 0
    position = replace(position, to_sow=side, sown=0)
    sowings = (variant.sow(position, pit) for pit in variant.legal_moves(position))
    return max((sowing.captured for sowing in sowings), default=0)
