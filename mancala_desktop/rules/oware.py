"""Oware: stores are never sown, twos and threes on the other side are captured backwards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand, RecordingHand
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import (
    NO_PIT,
    CaptureReason,
    SkipReason,
    Sowing,
    SpareReason,
    SweepReason,
    TurnReason,
)
from mancala_desktop.rules.variant import Family, Variant, option, sweep_rows

CLAIMED_FROM = 3
"""How often a position has come up when it may be claimed, if the rules have no number: as often as
it ends the game in the rule sets that have one."""


class Origin(Enum):
    """Whether a long sowing drops a seed into the pit it was lifted from."""

    SKIP = "skip"
    SOW = "sow"


class GrandSlam(Enum):
    """What a capture of everything the other side has does."""

    CAPTURES = "captures"
    CAPTURES_NOTHING = "captures_nothing"
    ILLEGAL = "illegal"


class OnRepetition(Enum):
    """Who gets the seeds left when a position has come up too often."""

    OWNER = "owner"
    SPLIT = "split"


@dataclass(frozen=True)
class Oware(Variant):
    """Oware on 6 pits with 3 to 6 seeds each."""

    family = Family.OWARE
    can_repeat = True

    pits: int = option(6, (6,))
    seeds: int = option(4, range(3, 7))
    origin: Origin = option(Origin.SKIP)
    grand_slam: GrandSlam = option(GrandSlam.CAPTURES_NOTHING)
    repetition: int = option(3, (0, 2, 3))
    on_repetition: OnRepetition = option(OnRepetition.OWNER)
    majority_ends: bool = True

    def scoring(self) -> Self:
        return replace(self, majority_ends=False)

    # ---------------------------------------------------------------- what is forbidden

    def why_forbidden(self, position: Position, pit: int) -> Reason | None:
        starving = not any(position.row(position.to_sow.other))
        if self.grand_slam is GrandSlam.ILLEGAL:
            if self._leaves_some(position, pit) or not self._some_sowing_leaves_some(position):
                return None
            return Reason.MUST_FEED if starving else Reason.WOULD_TAKE_ALL
        if starving and not self._reaches(position.to_sow, pit, position.seeds[pit]):
            return Reason.MUST_FEED
        return None

    def _reaches(self, side: Side, pit: int, seeds: int) -> bool:
        """Whether sowing `seeds` from `pit` drops one into the other row."""
        return seeds >= self.layout.store(side) - pit

    def _leaves_some(self, position: Position, pit: int) -> bool:
        hand = Hand(position)
        self._sow_and_capture(hand, pit)
        return not hand.row_is_empty(position.to_sow.other)

    def _some_sowing_leaves_some(self, position: Position) -> bool:
        row = self.layout.row(position.to_sow)
        return any(position.seeds[pit] and self._leaves_some(position, pit) for pit in row)

    # ---------------------------------------------------------------- the rule

    def play(self, hand: Hand, pit: int) -> None:
        self._sow_and_capture(hand, pit)
        hand.turn(hand.to_sow.other, TurnReason.NEXT)
        self.finish(hand)

    def _sow_and_capture(self, hand: Hand, pit: int) -> None:
        side = hand.to_sow
        last = self._sow(hand, side, pit)
        taken = self._twos_and_threes(hand, side, last)
        if not taken:
            return
        everything = sum(hand.seeds[p] for p in hand.layout.row(side.other))
        slam = everything == sum(hand.seeds[p] for p in taken)
        if slam and self.grand_slam is GrandSlam.CAPTURES_NOTHING:
            hand.spare(taken, SpareReason.GRAND_SLAM)
        else:
            hand.capture(taken, hand.layout.store(side), CaptureReason.TWO_OR_THREE)

    def _sow(self, hand: Hand, side: Side, pit: int) -> int:
        hole = pit
        for _ in range(hand.lift(side, pit)):
            hole = self.next_hole(hand, side, hole, pit)
            hand.drop(side, hole)
        return hole

    def next_hole(self, hand: Hand, side: Side, hole: int, origin: int) -> int:
        """The hole after `hole` in which a sowing from `origin` drops a seed: never a store."""
        while True:
            hole = (hole + 1) % len(hand.seeds)
            if hole == origin and self.origin is Origin.SKIP:
                hand.skip(side, hole, SkipReason.ORIGIN)
            elif not hand.layout.is_store(hole):
                return hole

    @staticmethod
    def _twos_and_threes(hand: Hand, side: Side, last: int) -> tuple[int, ...]:
        """The pits a last seed in `last` captures, from there backwards."""
        row = hand.layout.row(side.other)
        taken = []
        while last in row and hand.seeds[last] in (2, 3):
            taken.append(last)
            last -= 1
        return tuple(taken)

    def finish(self, hand: Hand) -> None:
        stores = [hand.seeds[hand.layout.store(side)] for side in Side]
        total = sum(hand.seeds)
        if self.majority_ends and 2 * max(stores) > total:
            hand.end(Termination.MAJORITY)
        elif sum(stores) == total:
            hand.end(Termination.ALL_CAPTURED)
        elif not self._can_sow(hand):
            sweep_rows(hand, Termination.NO_MOVE)

    def _can_sow(self, hand: Hand) -> bool:
        """Whether the side to sow has a legal sowing, without trying each."""
        side = hand.to_sow
        if hand.row_is_empty(side):
            return False
        if self.grand_slam is GrandSlam.ILLEGAL or not hand.row_is_empty(side.other):
            return True
        return any(self._reaches(side, pit, hand.seeds[pit]) for pit in hand.layout.row(side))

    def end_by_history(self, hand: Hand, history: tuple[Position, ...]) -> None:
        if hand.over or not self.repetition:
            return
        if history.count(hand.position()) + 1 >= self.repetition:
            self.end_cycle(hand)

    def end_cycle(self, hand: Hand, termination: Termination = Termination.REPETITION) -> None:
        """End a game that leads nowhere: own rows are swept, or the seeds left are halved."""
        if self.on_repetition is OnRepetition.SPLIT:
            _halve(hand)
            hand.end(termination)
        else:
            sweep_rows(hand, termination)

    # ---------------------------------------------------------------- ends the players make

    def may_claim(self, position: Position, history: Iterable[Position]) -> bool:
        if self.repetition or position.over:
            return False
        return sum(before == position for before in history) + 1 >= CLAIMED_FROM

    def settlement(self, position: Position, termination: Termination) -> Sowing:
        hand = RecordingHand(position)
        self.end_cycle(hand, termination)
        return Sowing(position, NO_PIT, tuple(hand.steps), hand.position())


def _halve(hand: Hand) -> None:
    """Give each store half of the seeds left, an odd one in two halves."""
    pits = [pit for side in Side for pit in hand.layout.row(side)]
    left = sum(hand.seeds[pit] for pit in pits)
    share = {Side.SOUTH: left // 2, Side.NORTH: left // 2}
    for pit in pits:
        for side in Side:
            seeds = min(hand.seeds[pit], share[side])
            if seeds:
                hand.sweep(pit, hand.layout.store(side), seeds, SweepReason.SPLIT)
                share[side] -= seeds
        if hand.seeds[pit]:
            hand.halve(pit)
