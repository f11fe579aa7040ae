"""What screen readers say without being asked, one announcement at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Gathers what happens in one go, as two sowings taken back and whose turn it is now, and
    announces it as one text: of two announcements a reader would cut off the first."""

    announced = Signal(str)

    def __init__(self, speaker: QWidget) -> None:
        """`speaker` is the widget the announcements come from."""
        super().__init__(speaker)
        self._speaker = speaker
        self._waiting: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._announce)

    def say(self, sentence: str) -> None:
        """Announce a sentence, with all others said before the next events are handled."""
        if sentence and sentence not in self._waiting[-1:]:
            self._waiting.append(sentence)
            self._soon.start()

    def _announce(self) -> None:
        text = " ".join(self._waiting)
        self._waiting.clear()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._speaker, text))
        self.announced.emit(text)
