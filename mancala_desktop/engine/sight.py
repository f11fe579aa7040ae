"""Seeing as people do: what lies far along the ring, or late in a turn, may be overlooked.

A level that overlooks looks at its own turn and at the answer through an *eye*, sowing by sowing:

1. At each decision the eye is blind to some pits, of either side; chance says to which.
2. What such a pit's sowing does is seen only as far as the hand has passed no more than `far` holes
   in this turn. Farther on the eye sees seeds fall, but no capture, no next lap and no extra turn.
3. So a near capture or extra turn is always seen, and the later in a chain of extra turns
   something happens, the sooner it is overlooked.
4. After the answer the core looks on, if any depth is left; else the seeds in the stores count.

No rule is told again here: the eye reads the steps of a sowing and leaves some of them out.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from random import Random

from mancala_desktop.engine.cores import Core
from mancala_desktop.engine.request import Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Capture, Drop, Lift, Skip, Sowing, Turn, TurnReason
from mancala_desktop.rules.variant import Variant

_TURNS = 2  # seen by the eye: the own turn and the answer


@dataclass(frozen=True, slots=True)
class Overlooks:
    """What may be missed: all that happens once a hand has passed more than `far` holes in a turn,
    with these `odds` (0 to 1) for each pit."""

    far: int
    odds: float


@dataclass(frozen=True, slots=True)
class Seen:
    """What the eye believes a sowing leads to; `again` if the same side then sows on, `walked` are
    the holes passed in this turn so far."""

    after: Position
    again: bool
    walked: int


class Eye:
    """Looks at sowings for the time of one decision."""

    def __init__(self, overlooks: Overlooks, variant: Variant, random: Random) -> None:
        self._variant = variant
        self._far = overlooks.far
        pits = [pit for side in Side for pit in variant.layout.row(side)]
        self._blind = frozenset(pit for pit in pits if random.random() < overlooks.odds)

    def see(self, position: Position, pit: int, walked: int = 0) -> Seen:
        """What sowing `pit` seems to do after `walked` holes in the same turn."""
        sowing = self._variant.sow(position, pit)
        for place, step in enumerate(sowing.steps):
            if isinstance(step, Drop | Skip):
                walked += 1
            elif walked > self._far and pit in self._blind and _surprises(step, place):
                return Seen(self._seen_up_to(sowing, place), False, walked)
        return Seen(sowing.after, sowing.again, walked)

    def _seen_up_to(self, sowing: Sowing, place: int) -> Position:
        if sowing.after.over:  # an end is not overlooked
            return sowing.after
        hand = Hand(sowing.before)
        for step in sowing.steps[:place]:
            hand.take(step)
        hand.turn(sowing.side.other, TurnReason.NEXT)
        return self._variant.settled(hand.position())


def _surprises(step: object, place: int) -> bool:
    """Whether `step` is what can be overlooked: a capture, a next lap, an extra turn."""
    match step:
        case Capture():
            return True
        case Lift():
            return place > 0
        case Turn(reason=TurnReason.EXTRA_TURN):
            return True
    return False


class Look:
    """One decision of a level that overlooks. `nodes` counts the positions it has looked at."""

    def __init__(
        self, request: Request, overlooks: Overlooks, core: Core, stop: Stop, random: Random
    ) -> None:
        self.nodes = 0
        self._variant = request.variant.scoring()
        self._limits = request.limits
        self._ticket = request.ticket
        self._eye = Eye(overlooks, self._variant, random)
        self._core = core
        self._stop = stop
        self._end = float("inf")
        if request.limits.movetime_ms is not None:
            self._end = time.monotonic() + request.limits.movetime_ms / 1000

    def scores(self, position: Position) -> dict[int, int]:
        """What every legal sowing seems to be worth to the side to sow."""
        depth = self._limits.depth or 1
        return {
            pit: self._follow(position, pit, depth, _TURNS, 0)
            for pit in self._variant.legal_moves(position)
        }

    def _follow(self, position: Position, pit: int, depth: int, turns: int, walked: int) -> int:
        """What sowing `pit` seems to be worth to the side that sows it."""
        self.nodes += 1
        seen = self._eye.see(position, pit, walked)
        if seen.again:
            return self._value(seen.after, depth - 1, turns, seen.walked)
        value = self._value(seen.after, depth - 1, turns - 1, 0)
        return value if seen.after.to_sow is position.to_sow else -value

    def _value(self, position: Position, depth: int, turns: int, walked: int) -> int:
        """What `position` seems to be worth to the side to sow."""
        if position.over or depth <= 0 or self._stop.is_set() or time.monotonic() >= self._end:
            side = position.to_sow
            return int(position.store(side) - position.store(side.other))
        if turns > 0:
            return max(
                self._follow(position, pit, depth, turns, walked)
                for pit in self._variant.legal_moves(position)
            )
        limits = replace(self._limits, depth=depth)
        if limits.movetime_ms is not None:
            left = max(0, round(1000 * (self._end - time.monotonic())))
            limits = replace(limits, movetime_ms=left)
        answer = self._core.search(
            Request(self._ticket, self._variant, position, (), limits), self._stop
        )
        self.nodes += answer.nodes
        return answer.score
