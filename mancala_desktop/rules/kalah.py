"""Kalah: the own store is sown, ending there earns an extra turn, empty own pits capture."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.lap import EmptyCapture, capture_opposite, sow_lap
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.sowing import TurnReason
from mancala_desktop.rules.variant import Family, Variant, option, sweep_rows


class Ends(Enum):
    """Which empty row ends a game: either one after any sowing, or that of the side to sow."""

    EITHER_ROW = "either_row"
    MOVER_ROW = "mover_row"


@dataclass(frozen=True)
class Kalah(Variant):
    """Kalah on 4 to 8 pits with 1 to 10 seeds each."""

    family = Family.KALAH

    pits: int = option(6, range(4, 9))
    seeds: int = option(4, range(1, 11))
    empty_capture: EmptyCapture = option(EmptyCapture.OWN_SEED)
    ends: Ends = option(Ends.EITHER_ROW)

    def play(self, hand: Hand, pit: int) -> None:
        side = hand.to_sow
        last = sow_lap(hand, side, pit)
        if last == hand.layout.store(side):
            hand.turn(side, TurnReason.EXTRA_TURN)
        else:
            if hand.layout.owner(last) is side and hand.seeds[last] == 1:
                capture_opposite(hand, side, last, self.empty_capture)
            hand.turn(side.other, TurnReason.NEXT)
        self.finish(hand)

    def finish(self, hand: Hand) -> None:
        rows = Side if self.ends is Ends.EITHER_ROW else (hand.to_sow,)
        if any(hand.row_is_empty(side) for side in rows):
            sweep_rows(hand, Termination.ROW_EMPTY)
