"""A sowing told in steps.

A rule moves seeds only through a hand, and a recording hand writes down what it did. Animation,
sounds, sentences, previews, exercises and undo all read these steps; none of them knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.position import Opening, Position


class SkipReason(Enum):
    """Why a hole gets no seed although the hand passes over it."""

    OTHER_STORE = "other_store"
    ORIGIN = "origin"
    BURNT = "burnt"


class CaptureReason(Enum):
    """What allowed a capture."""

    OPPOSITE = "opposite"
    LAST_SEED_ALONE = "last_seed_alone"
    TWO_OR_THREE = "two_or_three"


class SpareReason(Enum):
    """Why seeds that look like a capture stay where they are."""

    GRAND_SLAM = "grand_slam"
    NOTHING_OPPOSITE = "nothing_opposite"


class SweepReason(Enum):
    """Whose seeds are swept into a store at an end."""

    OWN_ROW = "own_row"
    SPLIT = "split"


class TurnReason(Enum):
    """Why a side is to sow now."""

    NEXT = "next"
    EXTRA_TURN = "extra_turn"
    CAP_REACHED = "cap_reached"
    CHOICE = "choice"
    OPENING_OVER = "opening_over"
    NEXT_ROUND = "next_round"


class StopReason(Enum):
    """Why a side's part of a simultaneous opening is over."""

    CAPTURED = "captured"
    EMPTY_PIT = "empty_pit"
    ROW_EMPTY = "row_empty"
    CAP_REACHED = "cap_reached"


@dataclass(frozen=True, slots=True)
class Choose:
    """In a simultaneous opening `side` chooses `pit` in secret."""

    side: Side
    pit: int


@dataclass(frozen=True, slots=True)
class Lift:
    """`side` takes all `seeds` of `pit` into the hand."""

    side: Side
    pit: int
    seeds: int


@dataclass(frozen=True, slots=True)
class Drop:
    """`side` drops one seed from the hand into `hole`."""

    side: Side
    hole: int


@dataclass(frozen=True, slots=True)
class Skip:
    """`side` passes over `hole` without dropping a seed."""

    side: Side
    hole: int
    reason: SkipReason


@dataclass(frozen=True, slots=True)
class Capture:
    """The `seeds` of all `pits`, in the order they are emptied, go to `store`."""

    pits: tuple[int, ...]
    store: int
    seeds: int
    reason: CaptureReason


@dataclass(frozen=True, slots=True)
class Spare:
    """The seeds of `pits` are left where they are."""

    pits: tuple[int, ...]
    reason: SpareReason


@dataclass(frozen=True, slots=True)
class Stop:
    """The part of `side` in a simultaneous opening is over."""

    side: Side
    reason: StopReason


@dataclass(frozen=True, slots=True)
class Await:
    """A simultaneous opening now stands as in `opening`, or is over (None)."""

    opening: Opening | None


@dataclass(frozen=True, slots=True)
class Sweep:
    """At an end, `seeds` of `pit` go to `store`."""

    pit: int
    store: int
    seeds: int
    reason: SweepReason


@dataclass(frozen=True, slots=True)
class Halve:
    """One seed of `pit` is split: half of it goes to either store."""

    pit: int


@dataclass(frozen=True, slots=True)
class Refill:
    """For the next round `seeds` go from `store` into `pit`."""

    pit: int
    store: int
    seeds: int


@dataclass(frozen=True, slots=True)
class Burn:
    """Exactly these pits are burnt in the round that begins."""

    pits: frozenset[int]


@dataclass(frozen=True, slots=True)
class Turn:
    """`side` is to sow next; `sown` sowings of its turn are already made (0 without a cap)."""

    side: Side
    reason: TurnReason
    sown: int = 0


@dataclass(frozen=True, slots=True)
class End:
    """The game is over."""

    reason: Termination


Step = (
    Choose
    | Lift
    | Drop
    | Skip
    | Capture
    | Spare
    | Stop
    | Await
    | Sweep
    | Halve
    | Refill
    | Burn
    | Turn
    | End
)

_S = TypeVar("_S")


NO_PIT = -1


@dataclass(frozen=True, slots=True)
class Sowing:
    """What one move does: the position before it, the pit sown and the steps, in order.

    A settlement is told like a sowing, too: the seeds left are divided when the players end the
    game. Its `pit` is NO_PIT, and nothing is lifted or dropped.
    """

    before: Position
    pit: int
    steps: tuple[Step, ...]
    after: Position

    @property
    def side(self) -> Side:
        """Who sows."""
        return self.before.to_sow

    @property
    def settles(self) -> bool:
        """Whether this is no move, but what ending the game does with the seeds left."""
        return self.pit == NO_PIT

    @property
    def captured(self) -> int:
        """Seeds captured, the own last seed included; neither sown nor swept ones."""
        return sum(step.seeds for step in self.of(Capture))

    @property
    def again(self) -> bool:
        """Whether the same side sows again in the same turn: the game and the round go on."""
        turns = [step.reason for step in self.of(Turn)]
        return self.after.over is None and turns[-1:] == [TurnReason.EXTRA_TURN]

    @property
    def laps(self) -> int:
        """How many times seeds were lifted."""
        return sum(1 for _ in self.of(Lift))

    @property
    def last_hole(self) -> int | None:
        """Where the last seed fell; None while a secret choice waits for the other side's."""
        drops = [step.hole for step in self.of(Drop)]
        return drops[-1] if drops else None

    def of(self, kind: type[_S]) -> Iterator[_S]:
        """The steps of one kind, in order."""
        return (step for step in self.steps if isinstance(step, kind))
