# cython: language_level=3
"""How much a compiled search may still spend.

The search never asks for the time. A timer sets a byte when it is up (`watch.py`), as `Stop` does when
somebody asks to end; the search looks at both every few hundred boards.
"""

from __future__ import annotations

import cython


@cython.cclass
class Clock:
    """Counts the boards of one thread, up to `most`. It is out when that is used up, or soon after
    one of the two flags is set."""

    def __init__(self, stop: bytearray, end: bytearray, most: int) -> None:
        self._stop = stop
        self._end = end
        self.ticks.stop = cython.address(self._stop[0])
        self.ticks.end = cython.address(self._end[0])
        self.ticks.most = most

    @property
    def nodes(self) -> int:
        """Boards looked at."""
        return self.ticks.nodes

    @property
    def out(self) -> bool:
        """Whether the last search had to end without an answer."""
        return self.ticks.out
