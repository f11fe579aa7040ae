"""Congkak: a sowing goes on from every pit that was not empty; rounds may burn pits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.lap import EmptyCapture, capture_opposite, sow_lap
from mancala_desktop.rules.lockstep import sow_in_lock_step
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.position import Opening, Position
from mancala_desktop.rules.sowing import TurnReason
from mancala_desktop.rules.variant import Family, Variant, option, sweep, sweep_rows


class OpeningRule(Enum):
    """Whether both sides begin at the same time."""

    SIMULTANEOUS = "simultaneous"
    SEQUENTIAL = "sequential"


@dataclass(frozen=True)
class Congkak(Variant):
    """Congkak on 5 to 8 pits with 3 to 8 seeds each, in one or more rounds.

    `turn_cap` is the most sowings of a turn (0: no limit). Only the first round may open
    simultaneously; later rounds are begun by the loser of the round before.
    """

    family = Family.CONGKAK

    pits: int = option(7, range(5, 9))
    seeds: int = option(7, range(3, 9))
    empty_capture: EmptyCapture = option(EmptyCapture.OWN_SEED)
    opening: OpeningRule = option(OpeningRule.SIMULTANEOUS)
    turn_cap: int = option(0, range(100))
    rounds: int = option(1, range(1, 10))

    def start(self, first: Side = Side.SOUTH) -> Position:
        """The position before the first move; a simultaneous opening asks South first."""
        if self.opening is OpeningRule.SIMULTANEOUS:
            return replace(super().start(), opening=Opening())
        return super().start(first)

    # ---------------------------------------------------------------- the rule

    def play(self, hand: Hand, pit: int) -> None:
        if hand.opening is not None:
            sow_in_lock_step(hand, pit, self.empty_capture, self.turn_cap)
            if hand.opening is not None:
                return
        else:
            self._play_turn(hand, pit)
        self.finish(hand)

    def _play_turn(self, hand: Hand, pit: int) -> None:
        side = hand.to_sow
        store = hand.layout.store(side)
        last = sow_lap(hand, side, pit)
        while last != store and hand.seeds[last] > 1:
            last = sow_lap(hand, side, last)
        if last != store:
            if hand.layout.owner(last) is side:
                capture_opposite(hand, side, last, self.empty_capture)
            hand.turn(side.other, TurnReason.NEXT)
        elif self.turn_cap and hand.sown + 1 >= self.turn_cap:
            hand.turn(side.other, TurnReason.CAP_REACHED)
        else:
            hand.turn(side, TurnReason.EXTRA_TURN, hand.sown + 1 if self.turn_cap else 0)

    def finish(self, hand: Hand) -> None:
        if hand.opening or not hand.row_is_empty(hand.to_sow):
            return
        if hand.round >= self.rounds:
            sweep_rows(hand, Termination.ROW_EMPTY)
            return
        sweep(hand)
        if any(hand.seeds[hand.layout.store(side)] < self.seeds for side in Side):
            hand.end(Termination.ROW_EMPTY)
        else:
            self._next_round(hand)

    def _next_round(self, hand: Hand) -> None:
        """Refill the rows from the stores, burn what cannot be filled, let the loser begin."""
        south, north = (hand.seeds[hand.layout.store(side)] for side in Side)
        burnt = []
        for side in Side:
            store = hand.layout.store(side)
            for pit in reversed(hand.layout.row(side)):
                if hand.seeds[store] >= self.seeds:
                    hand.refill(pit, store, self.seeds)
                else:
                    burnt.append(pit)
        hand.burn(frozenset(burnt))
        if south == north:
            loser = hand.starter.other
        else:
            loser = Side.SOUTH if south < north else Side.NORTH
        hand.turn(loser, TurnReason.NEXT_ROUND)
