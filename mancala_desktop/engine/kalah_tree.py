"""The tree of Kalah in table form, ten times as fast as the rules.

A state is one whole number with a byte a pit, own pits lowest, so that a lap is one addition. What
a lap adds is learnt from the rules' own lap. Capture, extra turn and end are the one place beside
`rules/kalah.py` that knows them; a test compares the two on random games of every option.
"""

from __future__ import annotations

from collections.abc import Iterator

from mancala_desktop.engine.tree import EXTRA_TURN, PITS, Branch, State
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.kalah import Ends, Kalah
from mancala_desktop.rules.lap import EmptyCapture, sow_lap
from mancala_desktop.rules.position import Position


class KalahTree:
    """All states of a Kalah variant with at most `most` seeds in the pits."""

    provable = True
    can_repeat = False

    def __init__(self, variant: Kalah, most: int) -> None:
        self._pits = variant.pits
        self._lone_seed = variant.empty_capture is EmptyCapture.OWN_SEED
        self._either = variant.ends is Ends.EITHER_ROW
        self._width = 8 * variant.pits
        self._own_row = (1 << self._width) - 1
        self._laps = [[_lap(variant, pit, n) for n in range(most + 1)] for pit in range(self._pits)]

    def state(self, position: Position) -> State:
        side = position.to_sow
        return int.from_bytes((*position.row(side), *position.row(side.other)), "little")

    def rows(self, state: State) -> tuple[int, int]:
        assert isinstance(state, int)
        seeds = state.to_bytes(2 * self._pits, "little")
        return sum(seeds[: self._pits]), sum(seeds[self._pits :])

    def branches(self, state: State) -> Iterator[Branch]:
        assert isinstance(state, int)
        store, width, own_row = self._pits, self._width, self._own_row
        seeds = state.to_bytes(2 * store, "little")
        for pit in range(store - 1, -1, -1):
            if not seeds[pit]:
                continue
            added, gain, last = self._laps[pit][seeds[pit]]
            board = state + added
            again = last == store
            if last < store and (board >> 8 * last) & 255 == 1:
                opposite = 8 * (2 * store - 1 - last)
                taken = (board >> opposite) & 255
                if taken:
                    board -= (1 << 8 * last) + (taken << opposite)
                    gain += taken + 1
                elif self._lone_seed:
                    board -= 1 << 8 * last
                    gain += 1
            own, other = board & own_row, board >> width
            after: int | None = board if again else other | own << width
            if not (own and other) and (self._either or not (own if again else other)):
                after = None
                rows = self.rows(board)
                gain += rows[0] - rows[1]
            order = pit + (EXTRA_TURN if again else PITS * gain)
            yield order, gain, again, after, pit


def _lap(variant: Kalah, pit: int, seeds: int) -> tuple[int, int, int]:
    """What sowing `seeds` from `pit` adds to a state, to the store, and the hole it ends in."""
    empty = (0,) * variant.layout.holes
    hand = Hand(Position(empty, Side.SOUTH))
    hand.seeds[pit] = seeds
    last = sow_lap(hand, Side.SOUTH, pit)
    gain = hand.seeds.pop(variant.pits)
    added = sum(count << 8 * place for place, count in enumerate(hand.seeds[:-1]))
    return added - (seeds << 8 * pit), gain, last
