"""The comment at the place that is shown, below the move list."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from mancala_desktop.ui.theme import font, scaled

MOST_LINES = 5
LINE = 18
MARGINS = 2 * 9  # of the style sheet: border and padding


class CommentField(QPlainTextEdit):
    """Shows a comment to be read, at most five lines high; without one it is not there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self._fit_text()
        self.hide()

    def show_comment(self, text: str, name: str) -> None:
        """Shows `text`; `name` says for screen readers which place it belongs to."""
        if text != self.toPlainText():
            self.setPlainText(text)
        self.setAccessibleName(name)
        self.setVisible(bool(text))
        self._fit_height()

    def _fit_text(self) -> None:
        self.setFont(font(13))
        self._fit_height()

    def _fit_height(self) -> None:
        lines = round(self.document().size().height())  # of plain text that is a number of lines
        self.setFixedHeight(max(1, min(lines, MOST_LINES)) * scaled(LINE) + MARGINS + 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # they sow
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._fit_text()
        super().changeEvent(event)
