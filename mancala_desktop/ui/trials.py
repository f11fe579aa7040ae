"""What came of the task on stage, told once it is known, and the time spent on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from mancala_desktop.learn.attempt import Attempt


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of a task: it was solved, or left after a wrong answer or help.

    `seconds` were spent on it, on stage, since it was told of last. It is rated against its
    `difficulty`; None if it is not rated, as when it is done once more.
    """

    attempt: Attempt
    seconds: float
    difficulty: float | None


class Trials(QObject):
    """Tells of one attempt after the other."""

    finished = Signal(object)  # Trial

    def __init__(self, parent: QObject, now: Callable[[], float]) -> None:
        """`now` is in seconds."""
        super().__init__(parent)
        self._now = now
        self._attempt: Attempt | None = None
        self._difficulty: float | None = None
        self._seen = False
        self._spent, self._since = 0.0, 0.0  # s on stage, up to when it was last told
        self._untold = False  # a wrong answer, or help

    def show(self, difficulty: float | None) -> None:
        """Another task comes on stage, which is rated against that, once."""
        self._difficulty = difficulty

    def begin(self, attempt: Attempt) -> None:
        """An attempt at it, or the same one from its beginning."""
        if attempt is not self._attempt:
            self._spent, self._since, self._untold = 0.0, self._now(), False
            self._attempt = attempt

    def see(self, seen: bool) -> None:
        """Whether the task is to be seen: if not, no time counts, and what was tried is told."""
        if seen != self._seen:
            self._count_time()
            self._seen = seen
        if not seen:
            self._tell_untold()

    def note(self) -> None:
        """A wrong answer, or help: it is told when the task is left, if it is not solved before."""
        self._untold = True

    def leave(self) -> None:
        """The task goes off stage."""
        self._tell_untold()
        self._attempt = None

    def tell(self) -> None:
        """It is solved."""
        if self._attempt:
            self._count_time()
            trial = Trial(self._attempt, self._spent, self._difficulty)
            self._spent, self._untold, self._difficulty = 0.0, False, None
            self.finished.emit(trial)

    def _tell_untold(self) -> None:
        if self._untold:
            self.tell()

    def _count_time(self) -> None:
        """Up to now."""
        now = self._now()
        if self._seen:
            self._spent += now - self._since
        self._since = now
