"""Work that takes a while, done beside the window, which can call it off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from mancala_desktop.play import garbage
from mancala_desktop.play.storage import StorageError

Progress = Callable[[int, int], None]
"""Told how many parts of how many are done; it raises CalledOff once the work is not wanted any more."""

STACK = 8 * 1024 * 1024  # bytes; painting goes deeper than a thread's stack on macOS


class CalledOff(Exception):  # noqa: N818  nothing is wrong
    """The work is not wanted any more."""


class Job(QThread):
    """Does `work` in a thread of its own; exactly one of `done`, `failed` and `called_off` follows.

    Exceptions other than a StorageError are told by `broke`, to be raised where somebody sees them.
    """

    progressed = Signal(object, object)  # parts done, of how many
    done = Signal(object)  # what the work returned
    failed = Signal(object)  # StorageError
    broke = Signal(object)  # any other Exception
    called_off = Signal()

    def __init__(self, work: Callable[[Progress], Any], parent: QObject) -> None:
        super().__init__(parent)
        self.setStackSize(STACK)
        self._work = work
        self.finished.connect(self._rest)

    def begin(self) -> None:
        """Start the thread."""
        garbage.hold(self)
        self.start()

    def call_off(self) -> None:
        """End soon, with nothing done."""
        self.requestInterruption()

    def _tell(self, done: int, of: int) -> None:
        if self.isInterruptionRequested():
            raise CalledOff
        self.progressed.emit(done, of)

    def _rest(self) -> None:
        garbage.release(self)

    def run(self) -> None:
        try:
            result = self._work(self._tell)
        except CalledOff:
            self.called_off.emit()
        except StorageError as error:
            self.failed.emit(error)
        except Exception as error:
            self.broke.emit(error)
        else:
            self.done.emit(result)
