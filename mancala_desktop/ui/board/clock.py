"""The one clock of a board: all that moves reads it, and it stands still when nothing does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from mancala_desktop.play.settings import Speed

PACE = {Speed.SLOW: 1.8, Speed.NORMAL: 1.0, Speed.FAST: 0.5}
"""What every duration of the motion spec is multiplied by."""

LONGEST_FRAME = 100.0
"""A frame that took longer (ms; the machine slept, a debugger held) counts as this much."""

LEAST_RATE = 24.0
"""Frames a second where a screen claims fewer."""


class FrameClock(QObject):
    """Calls `on_frame(now)` once a frame while awake; `now` is board time.

    Board time is in milliseconds of the motion spec: at slow speed it runs behind real time, at
    fast speed ahead of it. `on_frame` returns whether anything still moves; if not, the timer is
    stopped until somebody wakes the clock again.
    """

    def __init__(self, on_frame: Callable[[float], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._on_frame = on_frame
        self._now = 0.0
        self._seen = 0
        self._pace = PACE[Speed.NORMAL]
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._frame)

    @property
    def now(self) -> float:
        """Board time, in ms."""
        return self._now

    @property
    def awake(self) -> bool:
        """Whether the timer runs."""
        return self._timer.isActive()

    def set_speed(self, speed: Speed) -> None:
        """Let board time run at that speed from now on, and normally if it is off."""
        self._pace = PACE.get(speed, PACE[Speed.NORMAL])

    def board_time(self, real: float) -> float:
        """How much board time passes in `real` ms."""
        return real / self._pace

    def wake(self) -> None:
        """Something moves."""
        if not self._timer.isActive():
            self._seen = self._elapsed.nsecsElapsed()
            rate = max(QGuiApplication.primaryScreen().refreshRate(), LEAST_RATE)
            self._timer.start(max(1, int(1000 / rate)))

    def _frame(self) -> None:
        seen = self._elapsed.nsecsElapsed()
        real = (seen - self._seen) / 1e6
        self._seen = seen
        self._now += self.board_time(min(real, LONGEST_FRAME))
        if not self._on_frame(self._now):
            self._timer.stop()
