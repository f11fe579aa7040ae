"""The value of a game from sowing to sowing, as a graph in which one chooses a sowing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from mancala_desktop.engine.review import Grade
from mancala_desktop.ui.theme import font, scaled, worn
from mancala_desktop.ui.widgets.grades import paint_grade

STEP = 8  # seeds; the scale ends at a multiple of it
LEAST_RANGE = 16
SIGN, FEW_SIGNS = 14.0, 11.0  # px; where many stand side by side the smaller
_MARKED = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
_TOP, _RIGHT, _GAP = 12.0, 10.0, 6.0
_STRIPE = 6.0  # px from stripe to stripe


@dataclass(frozen=True, slots=True)
class Point:
    """A sowing in the graph: the number of its turn, the value after it as South sees it, and its
    grade; None while they are not known."""

    turn: int
    value: int | None = None
    grade: Grade | None = None


def scale_for(points: Sequence[Point]) -> int:
    """Up to how many seeds the scale reaches."""
    most = max((abs(point.value) for point in points if point.value is not None), default=0)
    return max(LEAST_RANGE, -(-most // STEP) * STEP)


class ValueGraph(QAbstractSlider):
    """A slider over the sowings, so that tools can read and move it; one more than there are
    sowings is the end of the game. Plain ground above the middle is South's lead, stripes below are
    North's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: Sequence[Point] = ()
        self._names = ("", "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setPageStep(5)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_points(self, points: Sequence[Point]) -> None:
        """What there is to see; the sowing chosen stays."""
        self._points = points
        if self.maximum() != len(points):
            self.setRange(0, len(points))
        self.update()

    def name_sides(self, above: str, below: str) -> None:
        """What is written above and below: who is ahead there."""
        self._names = above, below
        self.update()

    # ---------------------------------------------------------------- where things are

    def _plot(self) -> QRectF:
        label = QFontMetricsF(font(12, tabular=True)).horizontalAdvance("+88")
        high = self.height() - _TOP - scaled(12) - 10
        return QRectF(label + 2 * _GAP, _TOP, self.width() - label - 2 * _GAP - _RIGHT, high)

    def _x(self, place: int) -> float:
        plot, last = self._plot(), max(1, len(self._points) - 1)
        return plot.left() + plot.width() * min(place, len(self._points) - 1) / last

    def _y(self, value: float) -> float:
        plot = self._plot()
        return plot.center().y() - plot.height() / 2 * value / scale_for(self._points)

    def place_at(self, x: float) -> int:
        """The sowing nearest to that place of the widget."""
        plot, last = self._plot(), max(1, len(self._points) - 1)
        return round(min(max((x - plot.left()) / plot.width(), 0.0), 1.0) * last)

    # ---------------------------------------------------------------- paint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter)
        if not self._points:
            self._paint_names(painter)
            return
        for line in self._lines():
            self._paint_line(painter, line)
        self._paint_names(painter)
        self._paint_turns(painter)
        self._paint_cursor(painter)
        marked = [place for place, point in enumerate(self._points) if point.grade in _MARKED]
        crowded = len(marked) * SIGN > self._plot().width() / 2
        for place in marked:
            point = self._points[place]
            if point.value is not None and point.grade is not None:
                at = QPointF(self._x(place), self._y(point.value))
                paint_grade(painter, point.grade, at, FEW_SIGNS if crowded else SIGN)

    def _paint_scale(self, painter: QPainter) -> None:
        theme, plot, most = worn(), self._plot(), scale_for(self._points)
        dashed = QPen(QColor(theme.line), 1, Qt.PenStyle.CustomDashLine)
        dashed.setDashPattern([2, 4])
        painter.setFont(font(12, tabular=True))
        high = QFontMetricsF(painter.font()).height()
        room = plot.height() / 4 > high
        for value in (most, most // 2, 0, -most // 2, -most) if room else (most, 0, -most):
            y = self._y(value)
            painter.setPen(QPen(QColor(theme.line), 1) if value == 0 else dashed)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(theme.text2))
            words = f"{value:+}".replace("-", "−") if value else "0"
            box = QRectF(0, y - high / 2, plot.left() - _GAP, high)
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words
            )

    def _paint_names(self, painter: QPainter) -> None:
        """Whose ground is above and below: over the lines, at the end that has fewer signs there."""
        theme, plot = worn(), self._plot()
        painter.setFont(font(12, 600))
        metrics = QFontMetricsF(painter.font())
        for name, y in zip(self._names, (plot.top(), plot.bottom()), strict=True):
            wide, high = metrics.horizontalAdvance(name), metrics.height()
            left = QRectF(plot.left() + _GAP, y - high / 2, wide, high)
            right = left.translated(plot.width() - wide - 2 * _GAP, 0)
            box = min(left, right, key=self._signs_in)
            painter.fillRect(box.adjusted(-3, 0, 3, 0), QColor(theme.surface))
            painter.setPen(QColor(theme.text2))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)

    def _signs_in(self, box: QRectF) -> int:
        """How much a box would cover of the points, and of the mark of the one that is chosen."""
        room = box.adjusted(-SIGN, -SIGN, SIGN, SIGN)
        places = [
            QPointF(self._x(place), self._y(point.value))
            for place, point in enumerate(self._points)
            if point.value is not None
        ]
        cursor = (
            bool(self._points) and box.left() - _GAP < self._x(self.value()) < box.right() + _GAP
        )
        return sum(map(room.contains, places)) + len(places) * cursor

    def _lines(self) -> list[list[QPointF]]:
        """The points that are known, in pieces without a gap."""
        pieces: list[list[QPointF]] = [[]]
        for place, point in enumerate(self._points):
            if point.value is None:
                pieces.append([])
            else:
                pieces[-1].append(QPointF(self._x(place), self._y(point.value)))
        return [piece for piece in pieces if piece]

    def _paint_line(self, painter: QPainter, line: Sequence[QPointF]) -> None:
        theme, plot, zero = worn(), self._plot(), self._y(0)
        curve = QPainterPath(line[0])
        for point in line[1:]:
            curve.lineTo(point)
        area = QPainterPath(curve)
        area.lineTo(line[-1].x(), zero)
        area.lineTo(line[0].x(), zero)
        area.closeSubpath()
        above = QRectF(plot.left(), plot.top(), plot.width(), zero - plot.top())
        painter.save()
        painter.setClipRect(above)
        painter.fillPath(area, QColor(theme.ahead))
        painter.setClipRect(above.translated(0, above.height()))
        painter.fillPath(area, QColor(theme.behind))
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(QColor(theme.stripe), 2))
        x = plot.left() - plot.height()
        while x < plot.right():
            painter.drawLine(QPointF(x, plot.bottom()), QPointF(x + plot.height(), plot.top()))
            x += _STRIPE * 2**0.5
        painter.restore()
        painter.setPen(QPen(QColor(theme.text), 1.8, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(curve)

    def _paint_turns(self, painter: QPainter) -> None:
        """The number of the first and the last turn, and of as many between them as have room."""
        plot, turns = self._plot(), [point.turn for point in self._points]
        firsts = [
            place for place, turn in enumerate(turns) if place == 0 or turns[place - 1] != turn
        ]
        painter.setFont(font(12, tabular=True))
        painter.setPen(QColor(worn().text2))
        metrics = QFontMetricsF(painter.font())
        least = metrics.horizontalAdvance("888") * 1.6
        end = self._x(firsts[-1])
        shown: list[int] = []
        for place in firsts:
            x = self._x(place)
            if place == firsts[-1] or (
                (not shown or x - self._x(shown[-1]) >= max(least, plot.width() / 9))
                and end - x >= least
            ):
                shown.append(place)
        for place in shown:
            box = QRectF(self._x(place) - 40, plot.bottom() + 6, 80, metrics.height())
            room = (80 - metrics.horizontalAdvance(str(turns[place]))) / 2
            box.moveRight(min(box.right(), self.width() + room - 2))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(turns[place]))

    def _paint_cursor(self, painter: QPainter) -> None:
        theme, plot = worn(), self._plot()
        x = self._x(self.value())
        painter.setPen(QPen(QColor(theme.gold), 2))
        painter.drawLine(QPointF(x, plot.top() - 8), QPointF(x, plot.bottom() + 6))
        point = self._points[min(self.value(), len(self._points) - 1)]
        if point.value is not None:
            painter.setBrush(QColor(theme.surface))
            painter.drawEllipse(QPointF(x, self._y(point.value)), 9, 9)
            painter.setBrush(QColor(theme.gold))
            painter.drawEllipse(QPointF(x, self._y(point.value)), 3, 3)

    # ---------------------------------------------------------------- Qt

    def sizeHint(self) -> QSize:
        return QSize(480, 136 + scaled(12) + 22)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, scaled(60))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._points:
            self.setValue(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._points:
            self.setValue(self.place_at(event.position().x()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.update()
        super().changeEvent(event)
