"""Games won, drawn and lost as one bar: filled, hatched, and empty, so that no colour is needed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mancala_desktop.play.statistics import Tally
from mancala_desktop.ui.theme import scaled, worn

HEIGHT, RADIUS = 14, 5


class TallyBar(QLabel):
    """Its words are its accessible name; a bar of nothing is an empty track."""

    def __init__(self, tally: Tally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tally = tally
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(160, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, scaled(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, tally = worn(), self._tally
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        track = QPainterPath()
        track.addRoundedRect(box, RADIUS, RADIUS)
        painter.fillPath(track, QColor(theme.surface))
        if tally.games:
            won = box.width() * tally.won / tally.games
            drawn = box.width() * tally.drawn / tally.games
            painter.save()
            painter.setClipPath(track)
            painter.fillRect(QRectF(box.left(), box.top(), won, box.height()), QColor(theme.accent))
            middle = QRectF(box.left() + won, box.top(), drawn, box.height())
            painter.fillRect(middle, QColor(theme.surface2))
            painter.fillRect(middle, QBrush(QColor(theme.text2), Qt.BrushStyle.BDiagPattern))
            painter.setPen(QPen(QColor(theme.text2), 1))
            for edge in {middle.left(), middle.right()} - {box.left(), box.right()}:
                painter.drawLine(QPointF(edge, box.top()), QPointF(edge, box.bottom()))
            painter.restore()
        painter.setPen(QPen(QColor(theme.text2), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(track)
