"""The line of the guide below the board: what to look for now, and a tip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.theme import paint_icon, scaled, worn
from mancala_desktop.ui.widgets.buttons import ActionButton, IconButton
from mancala_desktop.ui.widgets.label import Label

SIDE, EDGE, GAP = 20, 6, 8  # px
ICON = 20
LINE = 20
LINES = 2  # there is always room for so many


class GuideBar(QWidget):
    """Words, and beside them the faces of three actions: a tip, back to the lesson, no more guide.

    Once it has grown it stays as high, as long as it is as wide: the board above it shall stand still.
    """

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Label(alignment=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(SIDE + ICON + GAP, EDGE, SIDE - GAP, EDGE)
        row.setSpacing(GAP)
        row.addWidget(self._words, 1)
        row.addWidget(ActionButton(actions.learn_hint, icon_name="lightbulb"))
        row.addWidget(IconButton("graduation-cap").follow(actions.to_lesson))
        row.addWidget(IconButton("x", filled=False).follow(actions.guide))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def say(self, words: str) -> None:
        """Say this from now on."""
        self._words.setText(words)
        self._grow(self._words.minimumHeight())

    def _grow(self, at_least: int) -> None:
        """As high as the words need in the width there is."""
        needed = self._words.heightForWidth(self._words.width())
        self._words.setMinimumHeight(max(at_least, needed, scaled(LINES * LINE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._grow(0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._grow(0)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.surface))
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.line))
        square = QRectF(SIDE, (self.height() - ICON) / 2, ICON, ICON)
        paint_icon(painter, "graduation-cap", theme.accent, square)
