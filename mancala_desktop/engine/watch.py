"""The time, the nodes and the wish to stop, as one compiled search keeps to them."""

from __future__ import annotations

import threading
import time

from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.request import Limits
from mancala_desktop.engine.stop import Stop

_ENDLESS = 1 << 62  # nodes


class Phase:
    """A part of a search that ends when a share of its limits is used up, or earlier by `finish`."""

    def __init__(self, stop: Stop, ms: float | None, nodes: int) -> None:
        self._stop = stop
        self._most = nodes
        self._end = bytearray(1)
        self._flags = [self._end]
        self._clocks: list[Clock] = []
        self._timer: threading.Timer | None = None
        if ms is not None:
            self._timer = threading.Timer(max(ms, 0) / 1000, self.finish)
            self._timer.daemon = True
            self._timer.start()

    def clock(self, nodes: int | None = None, flag: bytearray | None = None) -> Clock:
        """A clock for one search, out after `nodes` or when `flag` is set, if not before."""
        left = self.nodes_left
        most = left if nodes is None else min(nodes, left)
        clock = Clock(self._stop.flag, self._end if flag is None else flag, most)
        self._clocks.append(clock)
        return clock

    def flag(self) -> bytearray:
        """A flag that is set at the end of the phase, and may be set before."""
        flag = bytearray(1)
        self._flags.append(flag)
        if self._end[0]:  # looked at last: time may run out while the flag is made
            flag[0] = 1
        return flag

    def finish(self) -> None:
        """End all searches of this phase."""
        for flag in self._flags:
            flag[0] = 1
        if self._timer:
            self._timer.cancel()

    def over(self) -> bool:
        """Whether somebody asked to stop, or the phase has used up its limits."""
        return self._stop.is_set() or self._end[0] != 0 or self.nodes >= self._most

    @property
    def nodes(self) -> int:
        """Boards looked at so far."""
        return sum(clock.nodes for clock in self._clocks)

    @property
    def nodes_left(self) -> int:
        """Boards that may still be looked at."""
        return max(self._most - self.nodes, 0)


class Watch:
    """Keeps a whole search, phase after phase, to its limits."""

    def __init__(self, limits: Limits, stop: Stop) -> None:
        self._limits = limits
        self._stop = stop
        self._begin = time.monotonic()
        self._phases: list[Phase] = []

    def phase(self, share: float = 1.0) -> Phase:
        """Begin a phase that may use this share of the time and nodes that are left."""
        ms, nodes = None, _ENDLESS
        if self._limits.movetime_ms is not None:
            ms = share * (self._limits.movetime_ms - self._passed_ms)
        if self._limits.nodes is not None:
            nodes = max(int(share * (self._limits.nodes - self.nodes)), 1)
        self._phases.append(Phase(self._stop, ms, nodes))
        return self._phases[-1]

    def close(self) -> None:
        """End whatever still runs."""
        for phase in self._phases:
            phase.finish()

    @property
    def expired(self) -> bool:
        """Whether nothing is left of the limits."""
        limits = self._limits
        return (
            self._stop.is_set()
            or (limits.movetime_ms is not None and self._passed_ms >= limits.movetime_ms)
            or (limits.nodes is not None and self.nodes >= limits.nodes)
        )

    @property
    def nodes(self) -> int:
        """Boards looked at so far."""
        return sum(phase.nodes for phase in self._phases)

    @property
    def time_ms(self) -> int:
        """Milliseconds since the search began."""
        return round(self._passed_ms)

    @property
    def _passed_ms(self) -> float:
        return 1000 * (time.monotonic() - self._begin)
