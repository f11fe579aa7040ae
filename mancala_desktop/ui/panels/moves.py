"""The panel with the move list: title, column heads, rows and the legend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QListView,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.rules.board import Side
from mancala_desktop.ui.panels.legend import Legend
from mancala_desktop.ui.panels.score import BOX, Laid, lay_out, paint_turn
from mancala_desktop.ui.panels.turns import Row, Shown
from mancala_desktop.ui.theme import font, scaled, text_scale, worn

Index = QModelIndex | QPersistentModelIndex

WIDTH = 272
NARROWEST, WIDEST = 240, 360
WIDEST_WITH_LARGE_TEXT = 400
TITLE = 43
HEADS = 28
NUMBER = 28  # right edge of the numbers
COLUMNS = 40  # left edge of South's column
GAP = 4
RIGHT = 8
ROW_GAP = 4
WAITING = Shown("…", ahead=True)


def panel_width() -> int:
    """How wide the panel is unless a person drags its edge: with large text wider."""
    return min(scaled(WIDTH), WIDEST_WITH_LARGE_TEXT)


def column_width(width: int) -> float:
    """How wide either side's column is in a panel of that width."""
    return (width - scaled(COLUMNS) - GAP - RIGHT) / 2


class MovesModel(QAbstractListModel):
    """The rows as a list; a row's text reads all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []

    def show(self, new: Sequence[Row]) -> None:
        """Takes the new rows, touching only those that differ."""
        before, kept = self._rows, min(len(self._rows), len(new))
        differing = [
            place
            for place in range(kept)
            if before[place] is not new[place] and before[place] != new[place]
        ]
        if kept < len(before):
            self.beginRemoveRows(QModelIndex(), kept, len(before) - 1)
            del before[kept:]
            self.endRemoveRows()
        if differing:
            before[:kept] = new[:kept]
            self.dataChanged.emit(self.index(differing[0]), self.index(differing[-1]))
        if kept < len(new):
            self.beginInsertRows(QModelIndex(), kept, len(new) - 1)
            before.extend(new[kept:])
            self.endInsertRows()

    def row(self, place: int) -> Row:
        """The row at that place of the list."""
        return self._rows[place]

    def reread(self) -> None:
        """Says that all texts have changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def current_row(self) -> int:
        """The row with the sowing made last, -1 without one."""
        for place in range(len(self._rows) - 1, -1, -1):
            if any(shown.current for cell in self._rows[place].cells for shown in cell):
                return place
        return -1

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return self.read(self._rows[index.row()])

    def read(self, row: Row) -> str:
        """A row for those who hear it."""
        sides = (self.tr("South"), self.tr("North"))
        parts = [
            f"{side}: {', '.join(map(self._read_sowing, cell))}"
            for side, cell in zip(sides, row.cells, strict=True)
            if cell
        ]
        if row.awaited is not None and not row.cells[row.awaited]:
            parts.append(self.tr("{side} is to sow").format(side=sides[row.awaited]))
        return f"{row.number}. {'; '.join(parts)}"

    def _read_sowing(self, shown: Shown) -> str:
        words = [shown.name]
        if shown.relays:
            words.append(self.tr("sows on"))
        if shown.captured:
            words.append(self.tr("captures {count}").format(count=shown.captured))
        if shown.again:
            words.append(self.tr("extra turn"))
        if shown.ahead:
            words.append(self.tr("taken back"))
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class _LaidRow:
    """A row, its cells laid out in columns `width` px wide in text of that scale, and the room both
    need."""

    row: Row
    width: float
    scale: float
    cells: tuple[Laid, Laid]
    size: QSize


class RowDelegate(QStyledItemDelegate):
    """Paints a row: its number, South's turn, North's turn, under the heads of the columns."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self._list = parent
        self._laid: dict[int, _LaidRow] = {}

    def grown(self, place: int) -> bool:
        """Whether the row there, laid out anew, is not as high any more as Qt was told."""
        before = self._laid.get(place)
        return before is None or self._lay(place).size != before.size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, laid_row = worn(), self._lay(index.row())
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(rect, QColor(theme.accsoft))
        painter.setPen(QColor(theme.text3))
        painter.setFont(font(13, tabular=True))
        number = QRect(rect.left(), rect.top(), scaled(NUMBER), scaled(BOX))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(number, flags, f"{laid_row.row.number}.")
        width = laid_row.width
        for side, laid in zip(Side, laid_row.cells, strict=True):
            left = rect.left() + scaled(COLUMNS) + side * (width + GAP)
            paint_turn(painter, theme, laid, QRectF(left, rect.top(), width, laid.height))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._lay(index.row()).size

    def _lay(self, place: int) -> _LaidRow:
        """The row there laid out. Qt asks for all of them whenever one is added, so they are kept."""
        model = self._list.model()
        assert isinstance(model, MovesModel)
        row, full, scale = model.row(place), self._list.width(), text_scale()
        kept = self._laid.get(place)
        if kept and kept.row is row and kept.size.width() == full and kept.scale == scale:
            return kept
        width = column_width(full)
        south, north = (
            lay_out((*cell, WAITING) if row.awaited is side else cell, width)
            for side, cell in zip(Side, row.cells, strict=True)
        )
        tallest = max(south.height, north.height)
        laid = _LaidRow(row, width, scale, (south, north), QSize(full, round(tallest) + ROW_GAP))
        self._laid[place] = laid
        return laid


class MovesList(QListView):
    """The rows; scrolls to the newest, and the arrow keys read row by row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._delegate = RowDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setAutoFillBackground(False)

    def measure(self, first: Index, last: Index) -> None:
        """These rows have changed: if their heights have, all below them move."""
        grown = [self._delegate.grown(place) for place in range(first.row(), last.row() + 1)]
        if any(grown):
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # letters and digits sow, they do not search
        else:
            super().keyPressEvent(event)


class MovesPanel(QWidget):
    """The whole panel. `show_rows` is called after every change of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = MovesModel(self)
        self.list = MovesList()
        self.list.setModel(self.model)
        self.model.dataChanged.connect(self.list.measure)
        self._title = QLabel()
        self._title.setProperty("role", "panel")
        self._title.setContentsMargins(16, 0, 0, 0)
        self._heads = _Heads()
        self.legend = Legend()

        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addSpacing(7)
        column.addWidget(self._heads)
        column.addSpacing(2)
        column.addWidget(self.list, 1)
        column.addWidget(self.legend)
        self._retranslate()
        self._fit_text()

    def show_rows(self, new: Sequence[Row]) -> None:
        """Shows these rows, and scrolls to the sowing made last."""
        self.model.show(new)
        place = self.model.current_row()
        if place < 0 or place >= self.model.rowCount() - 2:
            self.list.scrollToBottom()
        else:
            self.list.scrollTo(self.model.index(place))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Moves"))
        self.list.setAccessibleName(self.tr("Moves"))
        self._heads.show_sides(self.tr("South"), self.tr("North"))
        self.model.reread()

    def _fit_text(self) -> None:
        """Sizes that depend on how large text is."""
        self._title.setFixedHeight(scaled(TITLE))
        self._heads.setFixedHeight(scaled(HEADS))
        self.setMinimumWidth(min(scaled(NARROWEST), panel_width()))
        self.setMaximumWidth(max(WIDEST, panel_width()))
        self.model.reread()  # or the rows keep their heights

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit_text()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.surface))
        if not isinstance(self.parentWidget(), QSplitter):  # whose handle is the line otherwise
            painter.fillRect(0, 0, 1, self.height(), QColor(theme.line))
        painter.fillRect(0, self._title.height(), self.width(), 1, QColor(theme.line2))


class _Heads(QWidget):
    """The names of the two columns."""

    def __init__(self) -> None:
        super().__init__()
        self._labels = (QLabel(self), QLabel(self))
        for label in self._labels:
            label.setProperty("role", "label")

    def show_sides(self, south: str, north: str) -> None:
        for label, text in zip(self._labels, (south, north), strict=True):
            label.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = column_width(self.width())
        for side, label in enumerate(self._labels):
            left = round(scaled(COLUMNS) + side * (width + GAP)) + 8
            label.setGeometry(left, 0, round(width) - 8, self.height())
