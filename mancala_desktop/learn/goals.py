"""What a sowing, or a whole turn, of the learner is to reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from mancala_desktop.learn.misses import Miss, Why
from mancala_desktop.learn.told import (
    ends_in_empty_pit,
    ends_in_store,
    falls,
    feeds,
    gain,
    held_at_last,
    own_store,
    spares_a_slam,
    takes_all,
)
from mancala_desktop.learn.trie import Trie
from mancala_desktop.rules.sowing import Capture, CaptureReason, Sowing
from mancala_desktop.rules.variant import Family, Variant

Turn = tuple[Sowing, ...]
"""The sowings of one turn that have been made so far, at least one."""


class Standing(Enum):
    """Whether a turn has reached its goal, still may, or no longer can."""

    REACHED = "reached"
    OPEN = "open"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Judgement:
    """How a turn stands to a goal, and why it has missed it."""

    standing: Standing
    miss: Miss | None = None


REACHED = Judgement(Standing.REACHED)
OPEN = Judgement(Standing.OPEN)


def missed(
    why: Why, hole: int | None = None, *, by: int = 0, got: int = 0, wanted: int = 0
) -> Judgement:
    """A goal that this turn does not reach."""
    return Judgement(Standing.MISSED, Miss(why, hole, by, got, wanted))


class Goal(Protocol):
    """What is to be reached."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        """How `turn` stands to it."""


@dataclass(frozen=True, slots=True)
class Anything:
    """Sow whatever may be sown."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        return REACHED


@dataclass(frozen=True, slots=True)
class OneOf:
    """Sow one of these pits (ring indices)."""

    pits: frozenset[int]

    def judge(self, family: Family, turn: Turn) -> Judgement:
        return REACHED if turn[0].pit in self.pits else missed(Why.NOT_ASKED, turn[0].pit)


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """End in the own store."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        return REACHED if ends_in_store(turn[-1]) else _beside_the_store(turn[-1])


@dataclass(frozen=True, slots=True)
class EmptyPit:
    """End in an own pit that was empty."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        return REACHED if ends_in_empty_pit(turn[-1]) else _no_empty_pit(turn[-1])


@dataclass(frozen=True, slots=True)
class Captures:
    """Capture at least so many seeds with one sowing, the own last one included."""

    least: int = 1

    def judge(self, family: Family, turn: Turn) -> Judgement:
        sowing = turn[-1]
        if sowing.captured >= self.least:
            return REACHED
        if sowing.captured:
            return missed(Why.TOO_FEW, got=sowing.captured, wanted=self.least)
        return _nothing_harvested(sowing) if family is Family.OWARE else _nothing_taken(sowing)


@dataclass(frozen=True, slots=True)
class FromOpposite:
    """Capture with the last seed what lies opposite, and not the own seed alone."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        sowing = turn[-1]
        if any(step.reason is CaptureReason.OPPOSITE for step in sowing.of(Capture)):
            return REACHED
        if ends_in_empty_pit(sowing):
            return missed(Why.NOTHING_OPPOSITE, sowing.last_hole)
        return _nothing_taken(sowing)


@dataclass(frozen=True, slots=True)
class Slam:
    """Sow so that everything of the other side would be taken, whatever the rules then do."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        done = spares_a_slam(turn[-1]) or takes_all(turn[-1])
        return REACHED if done else missed(Why.NO_SLAM, turn[-1].last_hole)


@dataclass(frozen=True, slots=True)
class Feeds:
    """Give the other side at least one seed."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        return REACHED if feeds(turn[-1]) else missed(Why.FEEDS_NOTHING, turn[-1].last_hole)


@dataclass(frozen=True, slots=True)
class Laps:
    """Let a relay go on for at least so many laps."""

    least: int

    def judge(self, family: Family, turn: Turn) -> Judgement:
        laps = turn[-1].laps
        return REACHED if laps >= self.least else missed(Why.TOO_FEW, got=laps, wanted=self.least)


@dataclass(frozen=True, slots=True)
class Chain:
    """Make so many sowings in one turn, by extra turns."""

    length: int

    def judge(self, family: Family, turn: Turn) -> Judgement:
        if len(turn) >= self.length:
            return REACHED
        return OPEN if turn[-1].again else missed(Why.TURN_OVER, got=len(turn), wanted=self.length)


@dataclass(frozen=True, slots=True)
class Takes:
    """Bring at least so many seeds into the own store in one turn."""

    least: int

    def judge(self, family: Family, turn: Turn) -> Judgement:
        taken = gain(turn)
        if taken >= self.least:
            return REACHED
        return OPEN if turn[-1].again else missed(Why.TOO_FEW, got=taken, wanted=self.least)


@dataclass(frozen=True, slots=True)
class Ends:
    """End the game in this turn."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        if turn[-1].after.over:
            return REACHED
        return OPEN if turn[-1].again else missed(Why.GOES_ON)


@dataclass(frozen=True, slots=True)
class Wins:
    """End the game in this turn, with more seeds than the other side."""

    def judge(self, family: Family, turn: Turn) -> Judgement:
        end = turn[-1].after
        if not end.over:
            return OPEN if turn[-1].again else missed(Why.GOES_ON)
        side = turn[0].side
        own, other = end.store(side), end.store(side.other)
        return REACHED if own > other else missed(Why.NOT_WON, got=int(own), wanted=int(other) + 1)


@dataclass(frozen=True, slots=True)
class Safe:
    """End the turn so that the other side can capture at most so many seeds with its next sowing."""

    variant: Variant
    most: int = 0

    def judge(self, family: Family, turn: Turn) -> Judgement:
        if turn[-1].again:
            return OPEN
        after = turn[-1].after
        replies = [self.variant.sow(after, pit) for pit in self.variant.legal_moves(after)]
        worst = max(replies, key=lambda reply: reply.captured, default=None)
        if worst is None or worst.captured <= self.most:
            return REACHED
        return missed(Why.LEFT_TO_TAKE, worst.pit, got=worst.captured, wanted=self.most)


@dataclass(frozen=True, slots=True)
class Best:
    """Sow one of the best turns; all of them are in `ways`.

    `values` are proved for each first sowing, by ring index: own seeds minus the other's at the end;
    empty where they are not told.
    """

    ways: Trie
    values: Mapping[int, int] = field(default_factory=dict, hash=False)

    def judge(self, family: Family, turn: Turn) -> Judgement:
        left = self.ways.walk(sowing.pit for sowing in turn)
        if left is None:
            return missed(Why.NOT_BEST, turn[-1].pit)
        return REACHED if left.ends else OPEN


@dataclass(frozen=True, slots=True)
class Decides:
    """End the turn with more than half of all seeds, or the game with more than the other side has.

    All turns that do are in `ways`; the pits of `win_too` are proved to win, but no turn that begins
    with one of them decides the game by itself.
    """

    ways: Trie
    win_too: frozenset[int] = frozenset()

    def judge(self, family: Family, turn: Turn) -> Judgement:
        last, end = turn[-1], turn[-1].after
        own, other = end.store(last.side), end.store(last.side.other)
        decided = 2 * own > end.total or (end.over is not None and own > other)
        if decided and not last.again:
            return REACHED
        if len(turn) == 1 and last.pit in self.win_too:
            return missed(Why.WINS_LATER, last.pit)
        if last.again:
            return OPEN
        return missed(Why.NOT_DECIDED, last.pit, got=int(own), wanted=end.total // 2 + 1)


# -------------------------------------------------------------------- what was missed


def _beside_the_store(sowing: Sowing) -> Judgement:
    """How far before or behind the own store the last seed of a single lap falls."""
    if sowing.laps > 1:
        return missed(Why.LAST_ELSEWHERE, sowing.last_hole)
    holes = [fall.hole for fall in falls(sowing)]
    store = own_store(sowing.before)
    if store in holes:
        return missed(Why.TOO_FAR, sowing.last_hole, by=holes[::-1].index(store))
    return missed(Why.TOO_SHORT, sowing.last_hole, by=store - holes[-1])


def _no_empty_pit(sowing: Sowing) -> Judgement:
    """Why the last seed does not fall into an own empty pit."""
    last = sowing.last_hole
    if ends_in_store(sowing):
        return missed(Why.LAST_IN_STORE, last)
    if last in sowing.before.layout.row(sowing.side.other):
        return missed(Why.OTHER_SIDE, last)
    return missed(Why.NOT_EMPTY, last)


def _nothing_taken(sowing: Sowing) -> Judgement:
    """Why a sowing of Kalah or Congkak captures nothing."""
    if ends_in_empty_pit(sowing):
        return missed(Why.NOTHING_OPPOSITE, sowing.last_hole)
    return _no_empty_pit(sowing)


def _nothing_harvested(sowing: Sowing) -> Judgement:
    """Why a sowing of Oware captures nothing."""
    if spares_a_slam(sowing):
        return missed(Why.SLAM_TAKES_NOTHING, sowing.last_hole)
    last = sowing.last_hole
    if last in sowing.before.layout.row(sowing.side):
        return missed(Why.OWN_SIDE, last)
    return missed(Why.NOT_TWO_OR_THREE, last, got=held_at_last(sowing))
