"""The list of all leaves: headings between them, and of a search only what has the words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from mancala_desktop.ui.rules.leaves import Leaf
from mancala_desktop.ui.theme import font, worn

_ID = Qt.ItemDataRole.UserRole


class Contents(QListView):
    """Arrow keys go from leaf to leaf, Enter or a click turns to one and leaves the list."""

    chosen = Signal(str)  # the id of the leaf that is to be shown
    entered = Signal(str)  # the same, and the reader wants to be there

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = QStandardItemModel(self)
        self._groups: list[tuple[str, list[Leaf]]] = []
        self.setModel(self._model)
        self.setProperty("role", "contents")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._clicked)
        self.selectionModel().currentChanged.connect(self._current_changed)

    def show_leaves(self, groups: Sequence[tuple[str, Sequence[Leaf]]], current: str) -> None:
        """These leaves under their headings, of which one is read now; nothing is told."""
        self._groups = [(name, list(leaves)) for name, leaves in groups]
        with QSignalBlocker(self.selectionModel()):
            self._fill()
            self.mark(current)

    def ids(self) -> list[str]:
        """The leaves that are listed, in order."""
        return [leaf.id for _, leaves in self._groups for leaf in leaves]

    def mark(self, current: str) -> None:
        """Which leaf is read now."""
        for row in range(self._model.rowCount()):
            index = self._model.index(row, 0)
            if index.data(_ID) == current:
                with QSignalBlocker(self):
                    self.setCurrentIndex(index)
                self.scrollTo(index)

    def _fill(self) -> None:
        self._model.clear()
        for name, leaves in self._groups:
            heading = QStandardItem(name)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            heading.setFont(font(13, 600))
            heading.setForeground(QColor(worn().text2))
            self._model.appendRow(heading)
            for leaf in leaves:
                item = QStandardItem(leaf.title)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                item.setData(leaf.id, _ID)
                heard = f"{leaf.title}, {leaf.where}" if leaf.where else leaf.title
                item.setData(heard, Qt.ItemDataRole.AccessibleTextRole)
                item.setFont(font(14))
                self._model.appendRow(item)

    def _clicked(self, index: QModelIndex) -> None:
        if key := index.data(_ID):
            self.entered.emit(key)

    def _current_changed(self, current: QModelIndex) -> None:
        if key := current.data(_ID):
            self.chosen.emit(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = self.currentIndex().data(_ID)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and key:
            self.entered.emit(key)
        elif event.text().isalnum() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # letters and digits sow on the board beside, they do not search
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            key = self.currentIndex().data(_ID)
            with QSignalBlocker(self):
                self._fill()
            if key:
                self.mark(key)

    def sizeHint(self) -> QSize:
        return QSize(260, 400)
