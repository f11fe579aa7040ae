"""Shows the clocks on the plates, and says when a person's time is running out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.clocks import Clocks
from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.clock_words import TENTHS_FROM_MS
from mancala_desktop.ui.plates import Plates


class ClockDisplay(QObject):
    """Has a timer only while a clock runs and is to be seen: it ends when the face changes, which is
    once a second and ten times in each of the last ten."""

    def __init__(
        self,
        clocks: Clocks,
        session: GameSession,
        plates: Plates,
        narrator: Narrator,
        announcer: Announcer,
        page: QWidget,
    ) -> None:
        """`page` is where the plates are."""
        super().__init__(page)
        self._clocks = clocks
        self._session = session
        self._plates = plates
        self._narrator = narrator
        self._announcer = announcer
        self._page = page
        self._timer = QTimer(self, singleShot=True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.show)
        clocks.changed.connect(self.show)
        clocks.warned.connect(self._warn)
        plates.named.connect(self.show)

    @property
    def ticking(self) -> bool:
        """Whether a timer will show another time by and by."""
        return self._timer.isActive()

    def show(self) -> None:
        """Both clocks as they are at this moment."""
        words, running = self._narrator.clocks, self._clocks.running
        for side in Side:
            left = self._clocks.left(side)
            if left is None:
                self._plates.show_clock(side, "", "", running=False, low=False)
                continue
            self._plates.show_clock(
                side,
                words.face(left),
                words.left(left),
                running=side is running,
                low=left <= TENTHS_FROM_MS,
            )
        left = None if running is None else self._clocks.left(running)
        if left and self._page.isVisible():
            step = 100 if left <= TENTHS_FROM_MS else 1000
            self._timer.start((left - 1) % step + 1)
        else:
            self._timer.stop()

    def _warn(self, side: Side, seconds: int) -> None:
        seats = self._session.seats
        if seats[side].kind is SeatKind.PERSON:
            self._announcer.say(self._narrator.clocks.warning(side, seconds, seats))
