"""Stars that were earned: filled ones, and outlines for those that were not."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.learn.skill import MOST_STARS
from mancala_desktop.ui.theme import scaled, worn
from mancala_desktop.ui.widgets.label import Label

SIZE, GAP = 20, 4


class Stars(Label):
    """How many of three stars; its owner gives it the words for readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._stars = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def stars(self) -> int:
        """How many are filled."""
        return self._stars

    def show_stars(self, stars: int, name: str) -> None:
        """So many are filled; `name` says it to readers."""
        self._stars = stars
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        size = scaled(SIZE)
        return QSize(MOST_STARS * (size + GAP) - GAP, size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = scaled(SIZE)
        for place in range(MOST_STARS):
            square = QRectF(place * (size + GAP), (self.height() - size) / 2, size, size)
            paint_star(painter, square, filled=place < self._stars)


def paint_star(painter: QPainter, square: QRectF, *, filled: bool) -> None:
    """A star with five points in a square."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, outer = square.center(), square.width() / 2 - 1
    path = QPainterPath()
    for point in range(10):
        reach = outer if point % 2 == 0 else outer * 0.45
        angle = -math.pi / 2 + point * math.pi / 5
        place = middle + QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if point:
            path.lineTo(place)
        else:
            path.moveTo(place)
    path.closeSubpath()
    gold = QColor(worn().gold)
    painter.setPen(QPen(gold, 1.5, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(gold if filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
