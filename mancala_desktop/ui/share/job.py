"""Work that takes a while, done beside the window, which can call it off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from mancala_desktop.play.storage import StorageError
from mancala_desktop.ui.aside import STACK
from mancala_desktop.ui.theme import text_as_designed

Progress = Callable[[int, int], None]
"""Told how many parts of how many are done; it raises CalledOff once the work is not wanted any more."""


class CalledOff(Exception):  # noqa: N818  nothing is wrong
    """The work is not wanted any more."""


class Job(QThread):
    """Does `work` in a thread of its own; `report` tells, once it has `finished`, what came of it."""

    progressed = Signal(object, object)  # parts done, of how many

    def __init__(self, work: Callable[[Progress], Any], parent: QObject) -> None:
        super().__init__(parent)
        self.setStackSize(STACK)
        self._work = work
        self._made: Any = None
        self._trouble: Exception | None = None

    def begin(self) -> None:
        """Start the thread."""
        self.start()

    def call_off(self) -> None:
        """End soon, with nothing done."""
        self.requestInterruption()

    def close(self) -> None:
        """Call it off and wait until it has ended."""
        self.call_off()
        self.wait()

    def report(self, done: Callable[[Any], None], failed: Callable[[StorageError], None]) -> None:
        """Hand over what was made or what kept it from being made; nothing if it was called off.

        Any exception but a StorageError is raised again, in the thread of whoever asks.
        """
        match self._trouble:
            case None:
                done(self._made)
            case CalledOff():
                pass
            case StorageError() as error:
                failed(error)
            case error:
                raise error

    def _tell(self, done: int, of: int) -> None:
        if self.isInterruptionRequested():
            raise CalledOff
        self.progressed.emit(done, of)

    def run(self) -> None:
        try:
            with text_as_designed():
                self._made = self._work(self._tell)
        except Exception as error:
            self._trouble = error
