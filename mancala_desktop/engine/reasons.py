"""Why a sowing is the one to recommend: read from its steps and from those of best play.

Values say how good a sowing is, never why; a reason is what a person could have seen. Only `WINS`
and `DRAWS` speak of the value, and only where it is proved.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto

from mancala_desktop.engine.advice import Advice
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Capture, CaptureReason, Sowing
from mancala_desktop.rules.variant import Family, Variant

WORTH_TELLING = 2  # seeds; a threat or a danger of less is none
MOST_REASONS = 3  # and a verdict
MANY_SOWINGS = 3  # of a turn; it is told what they bring in all


class Why(Enum):
    """What speaks for a sowing."""

    ONLY = auto()  # there is no other
    EXTRA_TURN = auto()
    CAPTURES = auto()
    LEADS_TO = auto()  # a capture by another pit, later in the same turn
    BRINGS = auto()  # so much into the store, by the whole turn
    SAVES = auto()  # the other side could take more now than afterwards
    THREATENS = auto()  # to capture what it could not before
    FEEDS = auto()
    ENDS = auto()  # the game
    WINS = auto()  # proved
    DRAWS = auto()  # proved
    BETTER = auto()  # than all others, and that is all there is to say
    AS_GOOD = auto()  # as another


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason; `seeds` and `pit` (a ring index) where it has to do with some."""

    why: Why
    seeds: int = 0
    pit: int | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """What speaks for the sowing recommended: `line` is best play from it on, told in steps; `exact`
    says that what it leads to is proved."""

    family: Family
    line: tuple[Sowing, ...]
    reasons: tuple[Reason, ...]
    exact: bool

    @property
    def sowing(self) -> Sowing:
        """The one that is recommended."""
        return self.line[0]


def case(
    variant: Variant, position: Position, history: tuple[Position, ...], advice: Advice
) -> Case:
    """Why `advice` recommends what it does at `position`, before which there were those of `history`."""
    line: list[Sowing] = []
    for pit in advice.line:
        line.append(variant.sow(position, pit, history))
        position, history = line[-1].after, (*history, position)
    return Case(
        variant.family,
        tuple(line),
        _reasons(variant, line, advice),
        advice.pit in advice.proved,
    )


def _reasons(variant: Variant, line: list[Sowing], advice: Advice) -> tuple[Reason, ...]:
    turn = _turn(line)
    found = [
        *([Reason(Why.ONLY)] if len(advice.values) == 1 else []),
        *_of_steps(turn),
        *(_of_replies(variant, turn) if variant.family is not Family.CONGKAK else []),
        *_of_rows(turn),
    ][:MOST_REASONS]
    found += _verdict(advice)
    return tuple(found or [_comparison(advice)])


def _turn(line: list[Sowing]) -> list[Sowing]:
    """The sowings of the first turn."""
    turn = [line[0]]
    for sowing in line[1:]:
        if not turn[-1].again:
            break
        turn.append(sowing)
    return turn


def _of_steps(turn: list[Sowing]) -> list[Reason]:
    """What the sowings of the turn do."""
    first, *others = turn
    side = first.side
    found = []
    if first.again:
        found.append(Reason(Why.EXTRA_TURN))
    if taken := _captured(first):
        found.append(Reason(Why.CAPTURES, taken))
    best = max(others, key=_captured, default=first)
    if best is not first and _captured(best):
        found.append(Reason(Why.LEADS_TO, _captured(best), best.pit))
    whole = not turn[-1].again and not turn[-1].after.over
    if whole and len(turn) >= MANY_SOWINGS and turn[-1].after.round == first.before.round:
        brought = turn[-1].after.store(side) - first.before.store(side)
        found.append(Reason(Why.BRINGS, int(brought)))
    if turn[-1].after.over:
        found.append(Reason(Why.ENDS))
    return found


def _of_replies(variant: Variant, turn: list[Sowing]) -> list[Reason]:
    """What either side can capture after the turn, and could not or could before it."""
    before, after, side = turn[0].before, turn[-1].after, turn[0].side
    if turn[-1].again or after.over:
        return []
    found = []
    before_it, after_it = (_prey(variant, each, side.other, _lost) for each in (before, after))
    saved = before_it - after_it
    if saved >= WORTH_TELLING:
        found.append(Reason(Why.SAVES, saved))
    prey = _prey(variant, after, side, _captured)
    if prey >= WORTH_TELLING and prey > _prey(variant, before, side, _captured):
        found.append(Reason(Why.THREATENS, prey))
    return found


def _of_rows(turn: list[Sowing]) -> list[Reason]:
    """Whether the other side has seeds that had none."""
    before, after, other = turn[0].before, turn[-1].after, turn[0].side.other
    feeds = any(after.row(other)) and not any(before.row(other))
    return [Reason(Why.FEEDS)] if feeds and after.round == before.round else []


def _verdict(advice: Advice) -> list[Reason]:
    if advice.pit not in advice.proved or advice.value < 0:
        return []
    return [Reason(Why.WINS if advice.value > 0 else Why.DRAWS)]


def _comparison(advice: Advice) -> Reason:
    others = [value for pit, value in advice.values.items() if pit != advice.pit]
    lead = advice.value - max(others)
    return Reason(Why.BETTER, lead) if lead else Reason(Why.AS_GOOD)


def _prey(variant: Variant, position: Position, side: Side, count: Callable[[Sowing], int]) -> int:
    """The most that `side` could capture by one sowing if it were to sow at once, as `count` counts."""
    position = replace(position, to_sow=side, sown=0)
    sowings = (variant.sow(position, pit) for pit in variant.legal_moves(position))
    return max(map(count, sowings), default=0)


def _captured(sowing: Sowing) -> int:
    """Seeds captured as they are told everywhere, own last seed included; 0 if it is taken alone."""
    alone = CaptureReason.LAST_SEED_ALONE
    return sum(step.seeds for step in sowing.of(Capture) if step.reason is not alone)


def _lost(sowing: Sowing) -> int:
    """Seeds the other side loses: without the own one that captures what lies opposite."""
    own = sum(step.reason is CaptureReason.OPPOSITE for step in sowing.of(Capture))
    return _captured(sowing) - own
