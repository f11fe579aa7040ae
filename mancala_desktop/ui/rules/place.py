"""A place for the one rules reader: a page of its own, or a part of the panel beside the game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class ReaderPlace(QWidget):
    """Says when it is seen, so that the reader comes; until then it is empty."""

    opened = Signal()
    left = Signal()  # by Escape

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def hold(self, reader: QWidget) -> None:
        """The reader is here now."""
        if self._column.indexOf(reader) < 0:
            self._column.addWidget(reader)
            reader.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.opened.emit()
