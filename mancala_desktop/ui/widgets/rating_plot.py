"""A rating over time: a line with how uncertain it is, among the levels of the computer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mancala_desktop.play.statistics import Rated
from mancala_desktop.ui.theme import faded, font, scaled, worn

HEIGHT = 200
AROUND = 60  # rating points above the highest and below the lowest
MOST_AROUND = 250
DOT, MOST_DOTS = 3.0, 60
GAP = 8


@dataclass(frozen=True, slots=True)
class Line:
    """A level to compare with: what it is called and worth."""

    name: str
    worth: float


class RatingPlot(QLabel):
    """Shows what is also told in words; its accessible name has to say it."""

    def __init__(self, rated: Sequence[Rated], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rated = rated
        self._lines: Sequence[Line] = ()
        self._ends = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, lines: Sequence[Line], first: str, last: str) -> None:
        """The levels there are, and what the first and the last day are called."""
        self._lines, self._ends = lines, (first, last)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT + 2 * scaled(18))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, HEIGHT + 2 * scaled(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(12, tabular=True))
        metrics = QFontMetricsF(painter.font())
        lowest, highest = _range(self._rated)
        shown = [line for line in self._lines if lowest <= line.worth <= highest]
        labels = [f"{line.name} · {line.worth:.0f}" for line in shown]
        right = max((metrics.horizontalAdvance(each) for each in labels), default=0.0) + GAP
        left = metrics.horizontalAdvance("0000") + GAP
        high = metrics.height()
        area = QRectF(left, high, self.width() - left - right - 2, self.height() - 2 * high - GAP)
        sight = _Sight(area, lowest, highest, self._rated[0].day, self._rated[-1].day)
        self._paint_levels(painter, sight, shown, labels)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setPen(QColor(theme.text2))
        for value in (highest, lowest):
            middle = sight.y(value)
            box = QRectF(0, middle - high / 2, left - GAP, high)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, f"{value:.0f}")
        below = QRectF(area.left(), area.bottom() + 4, area.width(), high)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, self._ends[0])
        if len(self._rated) > 1:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, self._ends[1])
        self._paint_rating(painter, sight)

    def _paint_levels(
        self, painter: QPainter, sight: _Sight, shown: Sequence[Line], labels: Sequence[str]
    ) -> None:
        """A dashed line for each level, and its name where there is room beside the others."""
        theme, high = worn(), QFontMetricsF(painter.font()).height()
        free = sight.area.bottom() + high
        for line, label in zip(shown, labels, strict=True):
            y = sight.y(line.worth)
            painter.setPen(QPen(QColor(theme.text3), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(sight.area.left(), y), QPointF(sight.area.right(), y))
            if y <= free - high:
                painter.setPen(QColor(theme.text2))
                painter.drawText(QPointF(sight.area.right() + GAP, y + high / 3), label)
                free = y

    def _paint_rating(self, painter: QPainter, sight: _Sight) -> None:
        theme = worn()
        points = [QPointF(sight.x(each.day), sight.y(each.rating)) for each in self._rated]
        upper = [
            QPointF(sight.x(each.day), sight.y(each.rating + 2 * each.deviation))
            for each in self._rated
        ]
        lower = [
            QPointF(sight.x(each.day), sight.y(each.rating - 2 * each.deviation))
            for each in self._rated
        ]
        painter.save()
        painter.setClipRect(sight.area)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.accent, 0.16))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.restore()
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(QColor(theme.surface))
        for point in points if len(points) <= MOST_DOTS else points[-1:]:
            painter.drawEllipse(point, DOT, DOT)


def _range(rated: Sequence[Rated]) -> tuple[float, float]:
    """From where to where ratings are shown: all of them, and within reason how sure the last is."""
    last = rated[-1]
    sure = min(2 * last.deviation, MOST_AROUND)
    lowest = min(min(each.rating for each in rated) - AROUND, last.rating - sure)
    highest = max(max(each.rating for each in rated) + AROUND, last.rating + sure)
    return lowest, highest


@dataclass(frozen=True, slots=True)
class _Sight:
    """Where a day and a rating lie; a single day lies in the middle."""

    area: QRectF
    lowest: float
    highest: float
    first: date
    last: date

    def x(self, day: date) -> float:
        days = (self.last - self.first).days
        part = (day - self.first).days / days if days else 0.5
        return self.area.left() + part * self.area.width()

    def y(self, rating: float) -> float:
        part = (rating - self.lowest) / (self.highest - self.lowest)
        return self.area.bottom() - part * self.area.height()
