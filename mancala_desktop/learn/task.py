"""Tasks: a position and a question about it, whose right answer the rules know."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import cast

from mancala_desktop.learn.goals import Best, Decides, Goal, Standing
from mancala_desktop.learn.skill import Skill
from mancala_desktop.learn.told import (
    ends_in_store,
    falls,
    feeds,
    gain,
    longest_turn,
    play,
    spares_a_slam,
    swept_to,
    takes_all,
    turns,
)
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Capture, Sowing
from mancala_desktop.rules.variant import Variant


class TaskError(ValueError):
    """A task that cannot be solved, or does not suit its position."""


class What(Enum):
    """Which holes are to be found."""

    LAST_SEED = "last_seed"  # where the last seed of `pit` falls
    CAPTURED = "captured"  # which holes are emptied by a capture when `pit` is sown
    EXTRA_TURNS = "extra_turns"  # from here on: which own pits, when sown, …
    CAPTURES = "captures"
    FEEDS = "feeds"
    SLAMS = "slams"
    LEGAL = "legal"


class Amount(Enum):
    """What is to be counted."""

    SEEDS_CAPTURED = "seeds_captured"  # when `pit` is sown, the own last seed included
    STORE = "store"  # in the own store after sowing `pit`
    LAPS = "laps"  # of the relay when `pit` is sown
    OTHER_KEEPS = "other_keeps"  # seeds the other side sweeps up at the end `pit` brings about
    FINAL = "final"  # in the own store at the end `pit` brings about
    CHAIN = "chain"  # sowings of the longest turn there is


@dataclass(frozen=True, slots=True)
class Look:
    """Nothing is asked; the board shows these sowings."""

    pits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sow:
    """Sow until `goal` is reached, within one turn."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class Follow:
    """Into which holes do the seeds of `pit` fall, in order?"""

    pit: int


@dataclass(frozen=True, slots=True)
class Find:
    """Which holes are meant by `what`?"""

    what: What
    pit: int | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """How much is `what`?"""

    what: Amount
    pit: int | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """Which of some worded options is right? `right` counts from 0."""

    options: int
    right: int


Question = Look | Sow | Follow | Find | Count | Choose


@dataclass(frozen=True, slots=True)
class Task:
    """A question about a position of `variant`; `id` names it for good in a learner's progress."""

    id: str
    variant: Variant
    position: Position
    question: Question
    skill: Skill | None = None

    @property
    def sown(self) -> Sowing | None:
        """The sowing that is asked about, if it is about a single one."""
        match self.question:
            case Follow(pit) | Find(_, int(pit)) | Count(_, int(pit)):
                return self.variant.sow(self.position, pit)
        return None

    @property
    def holes(self) -> tuple[int, ...]:
        """The right answer to `Follow` (every fall in order) and `Find` (in ring order)."""
        match self.question:
            case Follow():
                return tuple(fall.hole for fall in falls(self._asked()))
            case Find(What.LAST_SEED):
                return (cast(int, self._asked().last_hole),)
            case Find(What.CAPTURED):
                taken = {pit for step in self._asked().of(Capture) for pit in step.pits}
                return tuple(sorted(taken))
            case Find(what):
                moves = self.variant.legal_moves(self.position)
                return tuple(
                    pit for pit in moves if _is(what, self.variant.sow(self.position, pit))
                )
        raise TaskError(f"{self.id}: no holes are asked for")

    @property
    def number(self) -> int:
        """The right answer to `Count`."""
        match self.question:
            case Count(Amount.CHAIN):
                return len(longest_turn(self.variant, self.position))
            case Count(Amount.SEEDS_CAPTURED):
                return self._asked().captured
            case Count(Amount.STORE):
                store = self.position.layout.store(self.position.to_sow)
                return self.position.seeds[store] + gain((self._asked(),))
            case Count(Amount.LAPS):
                return self._asked().laps
            case Count(Amount.OTHER_KEEPS):
                return swept_to(self._asked(), self.position.to_sow.other)
            case Count(Amount.FINAL):
                return int(self._asked().after.store(self.position.to_sow))
        raise TaskError(f"{self.id}: no number is asked for")

    @property
    def ways(self) -> tuple[Sowing, ...]:
        """A shortest right answer to `Sow`, or what `Look` shows. TaskError if there is none."""
        match self.question:
            case Look(pits):
                return play(self.variant, self.position, pits)
            case Sow():
                if way := self.way(()):
                    return way
                raise TaskError(f"{self.id}: no turn reaches the goal")
        raise TaskError(f"{self.id}: nothing is to be sown")

    def way(self, made: tuple[Sowing, ...]) -> tuple[Sowing, ...]:
        """The fewest sowings that still reach the goal of `Sow` after those `made` in this turn; none
        if nothing does."""
        assert isinstance(self.question, Sow)
        goal = self.question.goal
        here = made[-1].after if made else self.position
        if isinstance(goal, Best | Decides):
            left = goal.ways.walk(sowing.pit for sowing in made)
            return play(self.variant, here, next(left.lines(), ()) if left else ())
        for way in turns(self.variant, here):
            judgement = goal.judge(self.variant.family, (*made, *way))
            if judgement.standing is Standing.REACHED:
                return way
        return ()

    def _asked(self) -> Sowing:
        if self.sown is None:
            raise TaskError(f"{self.id}: it needs the pit that is asked about")
        return self.sown


def _is(what: What, sowing: Sowing) -> bool:
    match what:
        case What.EXTRA_TURNS:
            return ends_in_store(sowing)
        case What.CAPTURES:
            return sowing.captured > 0
        case What.FEEDS:
            return feeds(sowing)
        case What.SLAMS:
            return spares_a_slam(sowing) or takes_all(sowing)
    return True
