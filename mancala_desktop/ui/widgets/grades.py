"""The signs of the grades: star, tick in a ring, triangle, diamond and octagon.

Each has a shape of its own, so that none depends on colour.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mancala_desktop.engine.review import Grade
from mancala_desktop.ui.theme import Theme, font, scaled, text_scale, worn

SIZE = 18  # px, of a sign beside text
_GLYPHS = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}


def grade_colour(theme: Theme, grade: Grade) -> str:
    """The colour of a grade's sign."""
    match grade:
        case Grade.BEST:
            return theme.accent
        case Grade.GOOD:
            return theme.good
        case Grade.INACCURACY:
            return theme.gold
        case Grade.MISTAKE:
            return theme.mistake
        case Grade.BLUNDER:
            return theme.bad


def paint_grade(painter: QPainter, grade: Grade, center: QPointF, size: float) -> None:
    """The sign of a grade, about `size` px wide and high; without its glyph if that were unreadable."""
    theme = worn()
    colour, radius = QColor(grade_colour(theme, grade)), size / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(center)
    outlined = grade in (Grade.GOOD, Grade.INACCURACY)
    width = max(1.4, size * 0.09)
    painter.setPen(_pen(colour, width) if outlined else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.surface) if outlined else colour)
    painter.drawPath(_shape(grade, radius - (width / 2 if outlined else 0)))
    if grade is Grade.GOOD:
        tick = QPainterPath(QPointF(-0.40, 0.04) * radius)
        tick.lineTo(QPointF(-0.10, 0.34) * radius)
        tick.lineTo(QPointF(0.42, -0.30) * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(tick)
    elif grade in _GLYPHS and size >= 13:
        painter.setPen(colour if outlined else QColor(theme.onacc))
        painter.setFont(font(0.52 * size / text_scale(), 700))
        drop = 0.26 if grade is Grade.INACCURACY else 0.0
        box = QRectF(-radius, (drop - 1) * radius, size, size)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _GLYPHS[grade])
    painter.restore()


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)


def _shape(grade: Grade, radius: float) -> QPainterPath:
    match grade:
        case Grade.BEST:
            points = [
                _at(36 * corner, radius * (1.06 if corner % 2 == 0 else 0.45))
                for corner in range(10)
            ]
        case Grade.GOOD:
            ring = QPainterPath()
            ring.addEllipse(QPointF(), 0.94 * radius, 0.94 * radius)
            return ring
        case Grade.INACCURACY:
            points = [QPointF(x, y) * radius for x, y in ((0, -0.92), (1.02, 0.86), (-1.02, 0.86))]
        case Grade.MISTAKE:
            points = [_at(90 * corner, 1.04 * radius) for corner in range(4)]
        case Grade.BLUNDER:
            points = [_at(45 * corner + 22.5, radius) for corner in range(8)]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    return path


def _at(degrees: float, radius: float) -> QPointF:
    """The point so far from the middle, turned clockwise from the top."""
    angle = math.radians(degrees)
    return QPointF(math.sin(angle), -math.cos(angle)) * radius


class GradeSign(QWidget):
    """A sign alone; empty while there is no grade. What it means stands beside it in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grade: Grade | None = None

    def show_grade(self, grade: Grade | None) -> None:
        """Another grade, or none."""
        self._grade = grade
        self.update()

    def sizeHint(self) -> QSize:
        side = scaled(SIZE) + 2
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._grade is not None:
            painter = QPainter(self)
            paint_grade(painter, self._grade, QRectF(self.rect()).center(), scaled(SIZE))
