"""The last turns in one line, for windows too narrow for the panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.panels.score import lay_out, paint_turn
from mancala_desktop.ui.panels.turns import Row, last_rows
from mancala_desktop.ui.theme import font, scaled, worn
from mancala_desktop.ui.widgets.buttons import IconButton
from mancala_desktop.ui.widgets.label import Label

HEIGHT = 36
TURNS = 3


class MovesStrip(Label):  # so that readers can come to it, as to any text
    """Three turns, and the button that slides the panel in."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._rows: Sequence[Row] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 0, 20, 0)
        row.addStretch(1)
        row.addWidget(IconButton("panel-right-open").follow(actions.panel))

    def show_rows(self, rows: Sequence[Row], read: Callable[[Row], str]) -> None:
        """Shows the last of these rows; `read` says one for those who hear it."""
        self._rows = last_rows(rows, TURNS)
        self.setAccessibleName(f"{self.tr('Moves')}: {' '.join(map(read, self._rows))}")
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.surface))
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.line))
        painter.setPen(QColor(theme.text2))
        x = self._word(painter, self.tr("Moves"), 20, weight=600) + 18
        room = self.width() - 20 - 36
        shown = list(self._rows)
        while len(shown) > 1 and x + sum(map(_width, shown)) > room:
            del shown[0]
        painter.setClipRect(QRectF(0, 0, room, self.height()))
        for row in shown:
            painter.setPen(QColor(theme.text3))
            x = self._word(painter, f"{row.number}.", x, weight=400) + 6
            for cell in row.cells:
                laid = lay_out(cell, 10_000)
                if cell:
                    box = QRectF(x, (self.height() - laid.height) / 2, laid.width, laid.height)
                    paint_turn(painter, theme, laid, box)
                    x += laid.width + 4
            x += 12

    def _word(self, painter: QPainter, word: str, x: float, *, weight: int) -> float:
        painter.setFont(font(13, weight, tabular=True))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(word)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(QRectF(x, 0, wide, self.height()), flags, word)
        return x + wide


def _width(row: Row) -> float:
    """About how many px a row takes in the strip."""
    return scaled(40) + sum(lay_out(cell, 10_000).width + 4 for cell in row.cells if cell)
