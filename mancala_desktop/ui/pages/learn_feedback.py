"""What is said to an answer, with a sign: right, wrong, a hint, or nothing of the kind."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.theme import paint_icon, scaled, worn
from mancala_desktop.ui.widgets.label import Label, style_as
from mancala_desktop.ui.widgets.stars import Stars

SIGN = 20


class Tone(Enum):
    """How a sentence is meant; the value is the role of its label."""

    PLAIN = "secondary"
    RIGHT = "right"
    WRONG = "wrong"
    HINT = "hinted"


_SIGNS = {
    Tone.PLAIN: ("info", "text2"),
    Tone.RIGHT: ("circle-check", "accent"),
    Tone.WRONG: ("x", "bad"),
    Tone.HINT: ("lightbulb", "gold"),
}


class _Sign(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.tone = Tone.PLAIN
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(scaled(SIGN), scaled(SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        name, token = _SIGNS[self.tone]
        painter = QPainter(self)
        paint_icon(painter, name, getattr(worn(), token), QRectF(self.rect()))


class Feedback(QWidget):
    """One sentence; nothing at all without words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = _Sign()
        self.label = Label()
        self.label.setWordWrap(True)
        self.stars = Stars()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._sign)
        row.addWidget(self.label, 1)
        row.addWidget(self.stars)
        self.say("", Tone.PLAIN)
        self.stars.hide()

    @property
    def words(self) -> str:
        """What is said."""
        return self.label.text()

    @property
    def tone(self) -> Tone:
        """How it is meant."""
        return self._sign.tone

    def say(self, words: str, tone: Tone) -> None:
        """Another sentence."""
        self._sign.tone = tone
        self._sign.setVisible(bool(words))
        self._sign.update()
        self.label.setText(words)
        style_as(self.label, tone.value)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._sign.updateGeometry()
        super().changeEvent(event)
