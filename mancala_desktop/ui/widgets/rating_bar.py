"""A rating on a scale: a bar up to it, a knob at it, and a line over all it may be."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mancala_desktop.learn.rating import FLOOR, Rating
from mancala_desktop.ui.theme import scaled, worn

HEIGHT, TRACK = 18, 11
LEAST, MOST = FLOOR, 2400.0  # rating points at the ends
END = 4.0  # px, half the stroke across an end of the line


class RatingBar(QLabel):
    """Its words are its accessible name; without a rating the track is empty."""

    def __init__(self, rating: Rating | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rating = rating
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(160, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, scaled(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rating = worn(), self._rating
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, high, knob = self.height() / 2, scaled(TRACK), scaled(HEIGHT) / 2 - 2
        box = QRectF(knob, middle - high / 2, self.width() - 2 * knob, high)
        track = QPainterPath()
        track.addRoundedRect(box, high / 2, high / 2)
        painter.fillPath(track, QColor(theme.surface))
        if rating:
            at = self._x(box, rating.value)
            painter.save()
            painter.setClipPath(track)
            filled = QRectF(box.left(), box.top(), at - box.left(), box.height())
            painter.fillRect(filled, QColor(theme.accent))
            painter.restore()
        painter.setPen(QPen(QColor(theme.text2), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(track)
        if rating:
            left = self._x(box, rating.value - 2 * rating.deviation)
            right = self._x(box, rating.value + 2 * rating.deviation)
            for ink, stroke in ((theme.surface, 3.5), (theme.text, 1.5)):  # it lies on any ground
                painter.setPen(QPen(QColor(ink), stroke))
                painter.drawLine(QPointF(left, middle), QPointF(right, middle))
                for end in (left, right):
                    painter.drawLine(QPointF(end, middle - END), QPointF(end, middle + END))
            painter.setBrush(QColor(theme.surface))
            painter.drawEllipse(QPointF(at, middle), knob, knob)

    def _x(self, box: QRectF, value: float) -> float:
        part = (min(max(value, LEAST), MOST) - LEAST) / (MOST - LEAST)
        return box.left() + part * box.width()
