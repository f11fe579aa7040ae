"""A line of text that gives way: where there is no room for all of it, its last parts are left out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.ui.widgets.label import Label, tip

PART = " · "  # between the parts of a line


def parts_within(room: float, words: str, metrics: QFontMetricsF) -> str:
    """As many parts of the words as so many px hold, but never less than the first."""
    while metrics.horizontalAdvance(words) > room and PART in words:
        words = words.rpartition(PART)[0]
    return words


class Elided(Label):
    """Shows as many parts of `show_words` as fit, each of them whole; a single part that does not
    fit ends in an ellipsis. All of it is in the tooltip then, and can always be heard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_words(self, words: str) -> None:
        """What is to be read."""
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()
        self._fit()

    def _fit(self) -> None:
        shown = parts_within(self.width(), self._words, QFontMetricsF(self.font()))
        shown = self.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, self.width())
        self.setText(shown)
        self.setToolTip("" if shown == self._words else tip(self._words))

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self._words) + 2
        return QSize(wide, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
