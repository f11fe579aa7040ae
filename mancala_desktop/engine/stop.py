"""The wish to stop a search, heard by Python and by compiled code alike."""

from __future__ import annotations

import threading


class Stop(threading.Event):
    """An event that any thread may set. `flag` is one byte that compiled code looks at while it
    holds no lock of Python's."""

    def __init__(self) -> None:
        super().__init__()
        self.flag = bytearray(1)

    def set(self) -> None:
        """Ask the search to end."""
        self.flag[0] = 1
        super().set()
