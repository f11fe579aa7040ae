"""A choice among steps that grow: round numbers on a line, filled up to the one chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QWidget

from mancala_desktop.ui.theme import font, scaled, worn
from mancala_desktop.ui.widgets.segmented import Segmented

HEIGHT = 36
RUNG = 34  # px, the circle of the chosen step
ROUND = 28  # the circles of the others
GAP = 4
LINE = 4


class Ladder(Segmented):
    """Radio buttons on a line. The arrow keys go a step, Home and End to the ends, and a digit to
    the step that shows it (0 to the one that shows 10)."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._row.setContentsMargins(0, 1, 0, 1)
        self._row.setSpacing(GAP)
        self._group.idToggled.connect(lambda *_: self.update())

    def segment(self, text: str, icon_name: str | None) -> QRadioButton:
        """A round number; it shows no icon."""
        return _Rung(text, self)

    def step_to(self, place: int) -> None:
        """Chooses and tells the step at a place counted from 0, from the end if negative."""
        rungs = self._group.buttons()
        if -len(rungs) <= place < len(rungs):
            rungs[place].setFocus()
            rungs[place].setChecked(True)

    def place_of(self, text: str) -> int | None:
        """Where the step stands that shows `text`."""
        return next(
            (place for place, rung in enumerate(self._group.buttons()) if rung.text() == text), None
        )

    def height_at(self, rung: QRadioButton) -> int:
        """How far a step is above the chosen one; negative below it."""
        return self._group.id(rung) - self._group.checkedId()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rungs = self._group.buttons()
        if not rungs:
            return
        middles = [QPointF(rung.geometry().toRectF().center()) for rung in rungs]
        chosen = middles[max(self._group.checkedId(), 0)]
        for colour, end in ((theme.line, middles[-1]), (theme.accent, chosen)):
            pen = QPen(QColor(colour), LINE)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(middles[0], end)


class _Rung(QRadioButton):
    """One step: filled up to the chosen one, which has a ring around it and the largest number."""

    def __init__(self, text: str, ladder: Ladder) -> None:
        super().__init__(text, ladder)
        self._ladder = ladder
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(scaled(RUNG), scaled(RUNG))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place: int | None
        match event.key():
            case Qt.Key.Key_Home:
                place = 0
            case Qt.Key.Key_End:
                place = -1
            case _:
                place = self._ladder.place_of({"0": "10"}.get(event.text(), event.text()))
        if place is None:
            super().keyPressEvent(event)
        else:
            self._ladder.step_to(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        above = self._ladder.height_at(self)
        side = scaled(RUNG if above == 0 else ROUND)
        circle = QRectF(0, 0, side, side)
        circle.moveCenter(QRectF(self.rect()).center())
        edge, fill, ink = theme.line, theme.surface, theme.text2
        if above < 0:
            edge, fill, ink = theme.accent, theme.accsoft, theme.text
        elif above == 0:
            edge, fill, ink = theme.accent, theme.accent, theme.onacc
        if self.underMouse() and above != 0:
            edge = theme.text
        painter.setPen(QPen(QColor(edge), 1.5))
        painter.setBrush(QColor(fill))
        painter.drawEllipse(circle.adjusted(0.75, 0.75, -0.75, -0.75))
        painter.setPen(QColor(ink))
        painter.setFont(font(15 if above == 0 else 13, 640, tabular=True))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
