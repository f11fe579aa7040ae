"""What every sowing of a position is worth at full strength: hint, tutor and review all ask this.

A first answer comes soon and better ones follow, so that nobody has to wait for the last one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from mancala_desktop.engine.cores import Core
from mancala_desktop.engine.request import Limits, Request, Values, alone
from mancala_desktop.engine.stop import Stop

FULL_STRENGTH = Limits(movetime_ms=2000)
"""Books, tables, a proof where there is hope for one, and else what this time allows to expect."""

_FIRST_MS = 100
_GROWTH = 5  # how much longer each answer is thought about than the one before
_LINE_SHARE = 0.3  # of the time for the values that the best line may take
_LINE = 12  # sowings; a line is not continued beyond so many


@dataclass(frozen=True, slots=True)
class Advice:
    """What is known of a position that is not over, for the side to sow.

    `values` has the final store difference every legal pit (a ring index) leads to, in seeds;
    those in `proved` are proved, the others expected. `line` are sowings of best play as ring
    indices, the recommended one first. `last` says that no better answer will follow.
    """

    values: Mapping[int, int]
    proved: frozenset[int]
    line: tuple[int, ...]
    last: bool

    @property
    def pit(self) -> int:
        """The pit to recommend, one of `best`."""
        return self.line[0]

    @property
    def value(self) -> int:
        """What best play leads to: a final store difference in seeds."""
        return max(self.values.values())

    @property
    def best(self) -> tuple[int, ...]:
        """All pits worth as much as the best one, in ring order."""
        return tuple(pit for pit, value in self.values.items() if value == self.value)

    @property
    def exact(self) -> bool:
        """Whether every value is proved."""
        return len(self.proved) == len(self.values)

    def loss(self, pit: int) -> int:
        """How many seeds sowing `pit` gives away against the best; 0 for a best one."""
        return self.value - self.values[pit]

    def gives_win_away(self, pit: int) -> bool:
        """Whether the best wins, and sowing `pit` does not."""
        return self.value > 0 >= self.values[pit]


Tell = Callable[[Advice], None]


def advise(request: Request, core: Core, stop: Stop, tell: Tell) -> None:
    """Tell what the sowings of `request` are worth, again and again, until the time of its limits
    is used up or all is proved; nothing after `stop`.

    The limits hold a time. In a simultaneous opening the side to choose is advised as if it sowed
    alone: what the other side has chosen has no part in it.
    """
    request = replace(request, position=alone(request.position))
    if request.position.over:
        return
    whole = request.limits.movetime_ms
    assert whole is not None
    ms = min(_FIRST_MS, whole)
    pit: int | None = None  # recommended before
    while True:
        values = core.values(_within(request, ms), stop)
        if stop.is_set():
            return
        last = values.exact or ms == whole
        if last or values.depth:  # what no search has come back from is not worth telling
            line = _line(request, values, pit, core, stop, round(_LINE_SHARE * ms))
            if stop.is_set():
                return
            tell(_told(values, line, last))
            pit = line[0]
        if last:
            return
        ms = min(_GROWTH * ms, whole)


def _told(values: Values, line: tuple[int, ...], last: bool) -> Advice:
    proved = frozenset(values.scores) if values.exact else frozenset()
    return Advice(values.scores, proved, line, last)


def _line(
    request: Request, values: Values, before: int | None, core: Core, stop: Stop, ms: int
) -> tuple[int, ...]:
    """Best play in about `ms`, from a pit of the highest value on; of several the one recommended
    `before`, or one that a search prefers."""
    end = time.monotonic() + ms / 1000
    best = max(values.scores.values())
    pits = [pit for pit, value in values.scores.items() if value == best]
    answer = core.search(_within(request, ms // 2), stop)
    if before in pits:
        pits = [before]
    line = answer.pv if answer.pit in pits else (pits[-1],)  # the one nearest the store
    while True:
        line, after = _sown(request, line)
        left = round(1000 * (end - time.monotonic()))
        if after is None or len(line) >= _LINE or left <= 0 or stop.is_set():
            return line[:_LINE]
        line += core.search(_within(after, left), stop).pv


def _sown(request: Request, line: tuple[int, ...]) -> tuple[tuple[int, ...], Request | None]:
    """The sowings of `line` up to the end of the game, and what to ask then; None after the end.

    A search counts to the last seed, so its line may lead past the moment the game is decided.
    """
    variant, position, history = request.variant, request.position, request.history
    for done, pit in enumerate(line, 1):
        sowing = variant.sow(position, pit, history)
        position, history = sowing.after, (*history, position)
        if position.over:
            return line[:done], None
    return line, replace(request, position=position, history=history)


def _within(request: Request, ms: int) -> Request:
    return replace(request, limits=replace(request.limits, movetime_ms=ms))
