"""The rows of the move list: as a list for Qt, as paint, and which sowing is where in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mancala_desktop.rules.board import Side
from mancala_desktop.ui.panels.score import BOX, FRAME, Laid, lay_out, paint_turn
from mancala_desktop.ui.panels.turns import Row, Shown
from mancala_desktop.ui.theme import font, scaled, text_scale, worn

Index = QModelIndex | QPersistentModelIndex

NUMBER = 28  # right edge of the numbers
COLUMNS = 40  # left edge of South's column
GAP = 4
RIGHT = 8
ROW_GAP = 4
WAITING = Shown("…", ahead=True)


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

    def last_place(self, place: int) -> int:
        """Where in the line the last sowing of a row stands; 0 if nothing is sown in it."""
        row = self._rows[place] if 0 <= place < len(self._rows) else None
        cells = row.cells if row else ()
        return max((shown.place for cell in cells for shown in cell), default=0)

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
        if shown.swapped:
            words.append(self.tr("then sides are changed"))
        if shown.present:
            words.append(self.tr("here the game stands"))
        if shown.others:
            words.append(self.tr("%n other sowing(s) tried", "", shown.others))
        if shown.comment:
            words.append(self.tr("with a comment"))
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
            left = rect.left() + _left(side, width)
            paint_turn(painter, theme, laid, QRectF(left, rect.top(), width, laid.height))

    def sowing_at(self, place: int, point: QPoint) -> Shown | None:
        """The sowing at a point of the row there, from the row's corner."""
        laid_row = self._lay(place)
        for side, laid in zip(Side, laid_row.cells, strict=True):
            left = _left(side, laid_row.width)
            for placed in laid.placed:
                box = QRectF(placed.at.x() + left, placed.at.y(), placed.width, scaled(BOX))
                reach = box.adjusted(-FRAME, 0, FRAME, 0)
                if reach.contains(point.toPointF()) and placed.shown.place:
                    return placed.shown
        return None

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


def _left(side: Side, width: float) -> float:
    """The left edge of a side's column `width` px wide, from the edge of the row."""
    return scaled(COLUMNS) + side * (width + GAP)
