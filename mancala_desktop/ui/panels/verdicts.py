"""The list of turns in a review: every sowing with its grade and its value, a cell each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mancala_desktop.engine.review import Grade
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.theme import font, paint_icon, scaled, worn
from mancala_desktop.ui.widgets.focus import OWN_RING
from mancala_desktop.ui.widgets.grades import SIZE, paint_grade

Index = QModelIndex | QPersistentModelIndex

ROW = 28
NUMBER = 42  # px, the column of the numbers
EDGE = 6
ICON = 12


@dataclass(frozen=True, slots=True)
class Entry:
    """A sowing in the list: its place in the game, what is written, and what is heard."""

    place: int
    name: str
    again: bool = False
    relays: bool = False
    captured: int = 0
    grade: Grade | None = None
    value: str = ""
    heard: str = ""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One line: the number of the turn if it begins here, and a sowing of South's and of North's."""

    number: int | None
    entries: tuple[Entry | None, Entry | None]


class VerdictsModel(QAbstractTableModel):
    """Three columns: number, South, North."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[EntryRow] = []
        self._cells: dict[int, tuple[int, int]] = {}

    def show(self, rows: Sequence[EntryRow]) -> None:
        """Takes new rows, touching only those that differ if it is the same game."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = list(rows)
            self.endResetModel()
        else:
            for number, (before, now) in enumerate(zip(self._rows, rows, strict=True)):
                if before != now:
                    self._rows[number] = now
                    self.dataChanged.emit(self.index(number, 0), self.index(number, 2))
        self._cells = {
            entry.place: (number, side + 1)
            for number, row in enumerate(self._rows)
            for side, entry in enumerate(row.entries)
            if entry
        }

    def entry(self, index: Index) -> Entry | None:
        """The sowing in a cell."""
        if not index.isValid() or index.column() == 0:
            return None
        return self._rows[index.row()].entries[Side(index.column() - 1)]

    def number(self, row: int) -> int | None:
        """The number that stands before a row."""
        return self._rows[row].number

    def cell(self, place: int) -> QModelIndex:
        """Where the sowing of that place stands."""
        return self.index(*self._cells[place]) if place in self._cells else QModelIndex()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 3

    def flags(self, index: Index) -> Qt.ItemFlag:
        chosen = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return chosen if self.entry(index) else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if index.column() == 0:
            number = self._rows[index.row()].number
            return "" if number is None else f"{number}."
        entry = self.entry(index)
        return entry.heard if entry else ""


class VerdictsList(QTableView):
    """Shows the model; a click chooses a sowing. The keys that go from sowing to sowing are the
    page's, wherever the focus is."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = VerdictsModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Cell(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setProperty(OWN_RING, True)  # the cell it is at
        self.setStyleSheet("selection-background-color: transparent")
        self.viewport().setAutoFillBackground(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.clicked.connect(self._choose)
        self._measure()

    def show_place(self, place: int) -> None:
        """The sowing of that place is the one looked at; none for a place without a sowing."""
        index = self.rows.cell(place)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
            self.scrollToBottom()

    def _choose(self, index: Index) -> None:
        if entry := self.rows.entry(index):
            self.chosen.emit(entry.place)

    def _measure(self) -> None:
        self.verticalHeader().setDefaultSectionSize(scaled(ROW))
        number = scaled(NUMBER)
        side = (self.viewport().width() - number - EDGE) // 2
        for column, wide in enumerate((number, side, side)):
            self.setColumnWidth(column, wide)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._measure()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class _Cell(QStyledItemDelegate):
    """Paints a number, or a sowing: sign, name, what it did, value."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = self.parent()
        assert isinstance(view, VerdictsList)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.column() == 0:
            painter.setFont(font(13, tabular=True))
            painter.setPen(QColor(worn().text3))
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box.adjusted(0, 0, -10, 0), flags, str(index.data()))
        elif entry := view.rows.entry(index):
            _paint(painter, entry, box, index == view.currentIndex(), view.hasFocus())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, scaled(ROW))


def _paint(painter: QPainter, entry: Entry, box: QRectF, current: bool, focused: bool) -> None:
    theme = worn()
    if current:
        painter.setPen(
            QPen(QColor(theme.accent if focused else theme.gold), 2.0 if focused else 1.5)
        )
        painter.setBrush(QColor(theme.goldsoft))
        painter.drawRoundedRect(box.adjusted(1, 1, -3, -1), 6, 6)
    size = scaled(SIZE)
    x = box.left() + EDGE
    if entry.grade is not None:
        paint_grade(painter, entry.grade, QPointF(x + size / 2, box.center().y()), size)
    x = _word(painter, entry.name, font(14, 600), theme.text, box, x + size + 8) + 2
    for wanted, icon in ((entry.relays, "repeat"), (entry.again, "rotate-cw")):
        if wanted:
            side = scaled(ICON)
            square = QRectF(x + 3, box.center().y() - side / 2, side, side)
            paint_icon(painter, icon, theme.text2, square)
            x += side + 4
    value = font(12.5, tabular=True)
    if entry.captured:
        words = f"×{entry.captured}"
        wide = QFontMetricsF(font(13, 600)).horizontalAdvance(words)
        room = box.right() - 10 - QFontMetricsF(value).horizontalAdvance(entry.value) - x
        if wide <= room:  # with large text the value matters more
            _word(painter, words, font(13, 600), theme.warn, box, x)
    painter.setFont(value)
    painter.setPen(QColor(theme.text if current else theme.text2))
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box.adjusted(0, 0, -10, 0), flags, entry.value)


def _word(painter: QPainter, word: str, type_: QFont, ink: str, box: QRectF, x: float) -> float:
    """Writes a word and returns where it ends."""
    painter.setFont(type_)
    painter.setPen(QColor(ink))
    wide = QFontMetricsF(painter.font()).horizontalAdvance(word)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(QRectF(x, box.top(), wide + 1, box.height()), flags, word)
    return x + wide
