"""What the signs of the move list mean; only those the game can have."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.theme import font, paint_icon, worn

HEIGHT = 38
ICON = 14


class Legend(QWidget):
    """One line at the foot of the panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._family = Family.KALAH
        self.setFixedHeight(HEIGHT)
        self._retranslate()

    def show_family(self, family: Family) -> None:
        """Which game's signs are explained."""
        self._family = family
        self._retranslate()

    def _retranslate(self) -> None:
        again = ("rotate-cw", self.tr("extra turn"))
        match self._family:
            case Family.KALAH:
                self._entries = [again, ("×5", self.tr("captures 5"))]
            case Family.OWARE:
                self._entries = [("×5", self.tr("harvests 5"))]
            case Family.CONGKAK:
                relay = ("repeat", self.tr("sows on"))
                self._entries = [again, relay, ("×5", self.tr("captures 5"))]
        self.setAccessibleName(", ".join(words for _sign, words in self._entries))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.line2))
        x = 15.0
        for sign, words in self._entries:
            if sign.startswith("×"):
                painter.setPen(QColor(theme.warn))
                x = self._word(painter, sign, x, weight=640) + 6
            else:
                square = QRectF(x, (HEIGHT - ICON) / 2, ICON, ICON)
                paint_icon(painter, sign, theme.text2, square)
                x += ICON + 5
            painter.setPen(QColor(theme.text2))
            x = self._word(painter, words, x, weight=400) + 12

    def _word(self, painter: QPainter, word: str, x: float, *, weight: int) -> float:
        painter.setFont(font(12, weight))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(word)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(QRectF(x, 0, wide, HEIGHT), flags, word)
        return x + wide
