"""The panel with the move list: title, column heads, rows and the legend."""

from __future__ import annotations

from collections.abc import Sequence

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
from mancala_desktop.ui.theme import font, scaled, worn

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
        same = 0
        for before, after in zip(self._rows, new, strict=False):
            if before != after:
                break
            same += 1
        if same < len(self._rows):
            self.beginRemoveRows(QModelIndex(), same, len(self._rows) - 1)
            del self._rows[same:]
            self.endRemoveRows()
        if same < len(new):
            self.beginInsertRows(QModelIndex(), same, len(new) - 1)
            self._rows.extend(new[same:])
            self.endInsertRows()

    def row(self, index: Index) -> Row:
        """The row at an index."""
        return self._rows[index.row()]

    def reread(self) -> None:
        """Says that all texts have changed."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def current_row(self) -> int:
        """The row with the sowing made last, -1 without one."""
        for place, row in enumerate(self._rows):
            if any(shown.current for cell in row.cells for shown in cell):
                return place
        return -1

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return self.read(self.row(index))

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


class RowDelegate(QStyledItemDelegate):
    """Paints a row: its number, South's turn, North's turn, under the heads of the columns."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self._list = parent

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, row = worn(), _row(index)
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(rect, QColor(theme.accsoft))
        painter.setPen(QColor(theme.text3))
        painter.setFont(font(13, tabular=True))
        number = QRect(rect.left(), rect.top(), scaled(NUMBER), scaled(BOX))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(number, flags, f"{row.number}.")
        width = column_width(self._list.width())
        for side, laid in zip(Side, self._cells(row, width), strict=True):
            left = rect.left() + scaled(COLUMNS) + side * (width + GAP)
            paint_turn(painter, theme, laid, QRectF(left, rect.top(), width, laid.height))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = column_width(self._list.width())
        tallest = max(laid.height for laid in self._cells(_row(index), width))
        return QSize(self._list.width(), round(tallest) + ROW_GAP)

    def _cells(self, row: Row, width: float) -> list[Laid]:
        waiting = Shown("…", ahead=True)
        return [
            lay_out((*cell, waiting) if row.awaited is side else cell, width)
            for side, cell in zip(Side, row.cells, strict=True)
        ]


def _row(index: Index) -> Row:
    model = index.model()
    assert isinstance(model, MovesModel)
    return model.row(index)


class MovesList(QListView):
    """The rows; scrolls to the newest, and the arrow keys read row by row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(RowDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setAutoFillBackground(False)

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
