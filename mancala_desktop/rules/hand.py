"""The hand: the only thing that moves seeds.

`Hand` edits a board in place; `RecordingHand` does the same and writes the steps down. Every rule
speaks to a hand and to nothing else, so what is animated is what was played.
"""

from __future__ import annotations

from collections.abc import Iterable

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.position import Opening, Position
from mancala_desktop.rules.sowing import (
    Await,
    Burn,
    Capture,
    CaptureReason,
    Choose,
    Drop,
    End,
    Halve,
    Lift,
    Refill,
    Skip,
    SkipReason,
    Spare,
    SpareReason,
    Step,
    Stop,
    StopReason,
    Sweep,
    SweepReason,
    Turn,
    TurnReason,
)


class Hand:
    """Plays on a board of its own, taken from a position."""

    __slots__ = (
        "_half",
        "_in_hand",
        "_round",
        "_starter",
        "burnt",
        "layout",
        "opening",
        "over",
        "seeds",
        "sown",
        "stores",
        "to_sow",
    )

    def __init__(self, position: Position) -> None:
        self.layout = position.layout
        self.stores = (self.layout.pits, 2 * self.layout.pits + 1)
        self.seeds = list(position.seeds)
        self.to_sow = position.to_sow
        self.over = position.over
        self.burnt = position.burnt
        self.sown = position.sown
        self.opening = position.opening
        self._half = position.half
        self._round = position.round
        self._starter = position.starter
        self._in_hand = list(position.opening.hands) if position.opening else [0, 0]

    def position(self) -> Position:
        """What now lies on the board."""
        return Position(
            tuple(self.seeds),
            self.to_sow,
            self.over,
            self.burnt,
            self._half,
            self.sown,
            self._round,
            self._starter,
            self.opening,
        )

    @property
    def round(self) -> int:
        """The round being played, 1 for the first."""
        return self._round

    @property
    def starter(self) -> Side:
        """Who sowed first in this round."""
        return self._starter

    def in_hand(self, side: Side) -> int:
        """Seeds `side` holds and has not dropped yet."""
        return self._in_hand[side]

    def row_is_empty(self, side: Side) -> bool:
        """Whether `side` has no seed in its pits."""
        row = self.layout.row(side)
        return not any(self.seeds[row.start : row.stop])

    def choose(self, side: Side, pit: int) -> None:
        """Choose a pit in secret; the opening that waits keeps it."""

    def lift(self, side: Side, pit: int) -> int:
        """Take all seeds of a pit into the hand; returns how many."""
        count = self.seeds[pit]
        self.seeds[pit] = 0
        self._in_hand[side] += count
        return count

    def drop(self, side: Side, hole: int) -> None:
        """Drop one seed of the hand into a pit or store."""
        self._in_hand[side] -= 1
        self.seeds[hole] += 1

    def skip(self, side: Side, hole: int, reason: SkipReason) -> None:
        """Pass over a hole."""

    def capture(self, pits: tuple[int, ...], store: int, reason: CaptureReason) -> None:
        """Move everything in `pits` to `store`."""
        for pit in pits:
            self.seeds[store] += self.seeds[pit]
            self.seeds[pit] = 0

    def spare(self, pits: tuple[int, ...], reason: SpareReason) -> None:
        """Leave the seeds of `pits` although they look like a capture."""

    def stop(self, side: Side, reason: StopReason) -> None:
        """End the part of `side` in a simultaneous opening."""

    def wait(self, opening: Opening | None) -> None:
        """Let a simultaneous opening wait for choices, or end it (None)."""
        self.opening = opening

    def sweep(self, pit: int, store: int, seeds: int, reason: SweepReason) -> None:
        """At an end, move `seeds` of a pit to a store."""
        self.seeds[pit] -= seeds
        self.seeds[store] += seeds

    def halve(self, pit: int) -> None:
        """Split one seed of `pit` between the stores."""
        self.seeds[pit] -= 1
        self._half = True

    def refill(self, pit: int, store: int, seeds: int) -> None:
        """Fill a pit from a store for the next round."""
        self.seeds[store] -= seeds
        self.seeds[pit] += seeds

    def burn(self, pits: frozenset[int]) -> None:
        """Begin a round in which exactly these pits are burnt."""
        self.burnt = pits

    def turn(self, side: Side, reason: TurnReason, sown: int = 0) -> None:
        """Give the next sowing to `side`."""
        self.to_sow = side
        self.sown = sown
        if reason is TurnReason.NEXT_ROUND:
            self._round += 1
            self._starter = side

    def end(self, reason: Termination) -> None:
        """The game is over."""
        self.over = reason

    def take(self, step: Step) -> None:
        """Do again what a recorded step tells."""
        match step:
            case Choose(side, pit):
                self.choose(side, pit)
            case Lift(side, pit, _):
                self.lift(side, pit)
            case Drop(side, hole):
                self.drop(side, hole)
            case Skip(side, hole, reason):
                self.skip(side, hole, reason)
            case Capture(pits, store, _, reason):
                self.capture(pits, store, reason)
            case Spare(pits, reason):
                self.spare(pits, reason)
            case Stop(side, reason):
                self.stop(side, reason)
            case Await(opening):
                self.wait(opening)
            case Sweep(pit, store, seeds, reason):
                self.sweep(pit, store, seeds, reason)
            case Halve(pit):
                self.halve(pit)
            case Refill(pit, store, seeds):
                self.refill(pit, store, seeds)
            case Burn(pits):
                self.burn(pits)
            case Turn(side, reason, sown):
                self.turn(side, reason, sown)
            case End(reason):
                self.end(reason)


class RecordingHand(Hand):
    """A hand that also writes down every step."""

    __slots__ = ("steps",)

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.steps: list[Step] = []

    def choose(self, side: Side, pit: int) -> None:
        self.steps.append(Choose(side, pit))
        super().choose(side, pit)

    def lift(self, side: Side, pit: int) -> int:
        self.steps.append(Lift(side, pit, self.seeds[pit]))
        return super().lift(side, pit)

    def drop(self, side: Side, hole: int) -> None:
        self.steps.append(Drop(side, hole))
        super().drop(side, hole)

    def skip(self, side: Side, hole: int, reason: SkipReason) -> None:
        self.steps.append(Skip(side, hole, reason))
        super().skip(side, hole, reason)

    def capture(self, pits: tuple[int, ...], store: int, reason: CaptureReason) -> None:
        seeds = sum(self.seeds[pit] for pit in pits)
        self.steps.append(Capture(pits, store, seeds, reason))
        super().capture(pits, store, reason)

    def spare(self, pits: tuple[int, ...], reason: SpareReason) -> None:
        self.steps.append(Spare(pits, reason))
        super().spare(pits, reason)

    def stop(self, side: Side, reason: StopReason) -> None:
        self.steps.append(Stop(side, reason))
        super().stop(side, reason)

    def wait(self, opening: Opening | None) -> None:
        self.steps.append(Await(opening))
        super().wait(opening)

    def sweep(self, pit: int, store: int, seeds: int, reason: SweepReason) -> None:
        self.steps.append(Sweep(pit, store, seeds, reason))
        super().sweep(pit, store, seeds, reason)

    def halve(self, pit: int) -> None:
        self.steps.append(Halve(pit))
        super().halve(pit)

    def refill(self, pit: int, store: int, seeds: int) -> None:
        self.steps.append(Refill(pit, store, seeds))
        super().refill(pit, store, seeds)

    def burn(self, pits: frozenset[int]) -> None:
        self.steps.append(Burn(pits))
        super().burn(pits)

    def turn(self, side: Side, reason: TurnReason, sown: int = 0) -> None:
        self.steps.append(Turn(side, reason, sown))
        super().turn(side, reason, sown)

    def end(self, reason: Termination) -> None:
        self.steps.append(End(reason))
        super().end(reason)


def replay(before: Position, steps: Iterable[Step]) -> Position:
    """The position that `steps` lead to from `before`."""
    hand = Hand(before)
    for step in steps:
        hand.take(step)
    return hand.position()
