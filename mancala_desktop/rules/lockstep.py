"""The simultaneous opening of Congkak: both sides drop seed by seed in lock step.

In each tick South's seed falls first, and what it does (next lap, capture) is settled before
North's falls. A side that has earned an extra turn chooses again in secret when the tick is
complete, and its pit is lifted then; the other side waits with what it has in hand.
"""

from __future__ import annotations

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.lap import EmptyCapture, capture_opposite, next_hole
from mancala_desktop.rules.position import Opening
from mancala_desktop.rules.sowing import StopReason, TurnReason


def sow_in_lock_step(hand: Hand, pit: int, empty_capture: EmptyCapture, turn_cap: int) -> None:
    """Take the secret choice `pit` of `hand.to_sow`; with all choices made, sow to the next one."""
    assert hand.opening
    ticks = _LockStep(hand, hand.opening, empty_capture, turn_cap)
    ticks.choose(pit)


class _LockStep:
    """The opening in motion, unpacked from the frozen Opening it begins and ends as."""

    def __init__(
        self, hand: Hand, opening: Opening, empty_capture: EmptyCapture, turn_cap: int
    ) -> None:
        self._hand = hand
        self._empty_capture = empty_capture
        self._turn_cap = turn_cap
        self._tick = opening.tick
        self._at = list(opening.at)
        self._choices = list(opening.choices)
        self._asked = list(opening.asked)
        self._stopped = list(opening.stopped)
        self._sowings = list(opening.sowings)

    def choose(self, pit: int) -> None:
        side = self._hand.to_sow
        self._hand.choose(side, pit)
        self._choices[side] = pit
        self._asked[side] = False
        while not any(self._asked) and None in self._stopped:
            self._lift_choices()
            self._drop_until_a_choice_is_earned()
        if any(self._asked):
            self._hand.wait(self._opening())
            self._hand.turn(Side(self._asked.index(True)), TurnReason.CHOICE)
        else:
            self._hand.wait(None)
            self._hand.turn(self._first_to_stop(), TurnReason.OPENING_OVER)

    def _opening(self) -> Opening:
        south, north = Side
        hands = self._hand.in_hand
        return Opening(
            (hands(south), hands(north)),
            (self._at[south], self._at[north]),
            (self._choices[south], self._choices[north]),
            (self._asked[south], self._asked[north]),
            (self._stopped[south], self._stopped[north]),
            (self._sowings[south], self._sowings[north]),
            self._tick,
        )

    def _lift_choices(self) -> None:
        for side in Side:
            pit = self._choices[side]
            if pit is not None:
                self._choices[side] = None
                self._sowings[side] += 1
                self._lift(side, pit)

    def _lift(self, side: Side, pit: int) -> None:
        self._hand.lift(side, pit)
        self._at[side] = pit

    def _drop_until_a_choice_is_earned(self) -> None:
        while not any(self._asked) and None in self._stopped:
            self._tick += 1
            earned = [side for side in Side if self._stopped[side] is None and self._drop_one(side)]
            for side in earned:
                self._ask_again(side)

    def _drop_one(self, side: Side) -> bool:
        """Drop one seed and settle what it does; True if it earned another choice."""
        hand = self._hand
        hole = next_hole(hand, side, self._at[side])
        hand.drop(side, hole)
        self._at[side] = hole
        if hand.in_hand(side):
            return False
        if hole == hand.layout.store(side):
            return True
        if hand.seeds[hole] > 1:
            self._lift(side, hole)
        elif hand.layout.owner(hole) is side and capture_opposite(
            hand, side, hole, self._empty_capture
        ):
            self._stop(side, StopReason.CAPTURED)
        else:
            self._stop(side, StopReason.EMPTY_PIT)
        return False

    def _ask_again(self, side: Side) -> None:
        if self._turn_cap and self._sowings[side] >= self._turn_cap:
            self._stop(side, StopReason.CAP_REACHED)
        elif self._hand.row_is_empty(side):
            self._stop(side, StopReason.ROW_EMPTY)
        else:
            self._asked[side] = True

    def _stop(self, side: Side, reason: StopReason) -> None:
        self._stopped[side] = self._tick
        self._hand.stop(side, reason)

    def _first_to_stop(self) -> Side:
        south, north = self._stopped
        assert south is not None and north is not None
        return Side.NORTH if north < south else Side.SOUTH
