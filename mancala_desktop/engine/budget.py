"""How much a search may still spend."""

from __future__ import annotations

import time

from mancala_desktop.engine.request import Limits
from mancala_desktop.engine.stop import Stop

_POLL = 8  # positions between two looks at the clock: about 1 ms in the slowest game


class StoppedError(Exception):
    """The budget is used up, or somebody has asked to stop."""


class Budget:
    """Counts positions, and ends the search with StoppedError when a limit is reached."""

    def __init__(self, limits: Limits, stop: Stop) -> None:
        self.nodes = 0
        self._stop = stop
        self._begin = time.monotonic()
        self._end = float("inf")
        if limits.movetime_ms is not None:
            self._end = self._begin + limits.movetime_ms / 1000
        self._nodes = float("inf") if limits.nodes is None else limits.nodes

    @property
    def time_ms(self) -> int:
        """Milliseconds since the search began."""
        return round(1000 * (time.monotonic() - self._begin))

    def spend(self) -> None:
        """Count one position."""
        self.nodes += 1
        if self.nodes > self._nodes:
            raise StoppedError
        if self.nodes % _POLL == 0:
            self.check()

    def check(self) -> None:
        """Look at the clock and for a wish to stop."""
        if self._stop.is_set() or time.monotonic() >= self._end:
            raise StoppedError
