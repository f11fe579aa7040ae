"""The parts of an answer in a row: what is right so far, what comes now, how many are to follow."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.ui.theme import font, paint_icon, scaled, worn
from mancala_desktop.ui.widgets.label import Label

HEIGHT, LEAST, RADIUS, GAP, ICON = 32, 40, 8, 8, 14


class SlotState(Enum):
    """What a slot says: each has a sign or a shape of its own."""

    EMPTY = auto()
    CURRENT = auto()
    RIGHT = auto()
    WRONG = auto()
    MARKED = auto()


@dataclass(frozen=True, slots=True)
class Slot:
    """A part of an answer: its words and its state."""

    words: str
    state: SlotState


_SIGNS = {SlotState.RIGHT: "check", SlotState.WRONG: "x"}


class Slots(Label):
    """Slots side by side; where there is no room, in rows. Readers hear them as one text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._slots: tuple[Slot, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def slots(self) -> tuple[Slot, ...]:
        """What is shown."""
        return self._slots

    def show_slots(self, slots: tuple[Slot, ...], name: str) -> None:
        """Other slots; `name` is what is heard of them."""
        if slots != self._slots:
            self._slots = slots
            self.updateGeometry()
            self.update()
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def heightForWidth(self, width: int) -> int:
        rows = 1 + max((row for row, _ in self._places(width)), default=-1)
        return rows * scaled(HEIGHT) + max(0, rows - 1) * GAP

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(self.width() or 300))

    def minimumSizeHint(self) -> QSize:
        widest = max((self._width(slot) for slot in self._slots), default=0)
        return QSize(round(widest), 0)

    def _width(self, slot: Slot) -> float:
        words = QFontMetricsF(font(14, 620)).horizontalAdvance(slot.words)
        sign = scaled(ICON) + 6 if slot.state in _SIGNS else 0
        return max(scaled(LEAST), words + sign + scaled(20))

    def _places(self, width: int) -> list[tuple[int, float]]:
        """The row of each slot and how far from the left it begins."""
        places, row, left = [], 0, 0.0
        for slot in self._slots:
            wide = self._width(slot)
            if left and left + wide > width:
                row, left = row + 1, 0.0
            places.append((row, left))
            left += wide + GAP
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(14, 620))
        high = scaled(HEIGHT)
        for slot, (row, left) in zip(self._slots, self._places(self.width()), strict=True):
            box = QRectF(left, row * (high + GAP), self._width(slot), high)
            _paint(painter, slot, box.adjusted(1, 1, -1, -1))


def _paint(painter: QPainter, slot: Slot, box: QRectF) -> None:
    theme = worn()
    ink, frame, fill, width = {
        SlotState.EMPTY: (theme.text2, theme.text3, theme.surface, 1.5),
        SlotState.CURRENT: (theme.gold, theme.gold, theme.surface, 2.0),
        SlotState.RIGHT: (theme.accent, theme.accent, theme.accsoft, 1.2),
        SlotState.WRONG: (theme.bad, theme.bad, theme.badsoft, 1.5),
        SlotState.MARKED: (theme.text, theme.text2, theme.surface2, 1.2),
    }[slot.state]
    pen = QPen(QColor(frame), width)
    if slot.state is SlotState.EMPTY:
        pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, RADIUS, RADIUS)
    sign = _SIGNS.get(slot.state)
    words = QFontMetricsF(painter.font()).horizontalAdvance(slot.words)
    if sign:
        size = scaled(ICON)
        left = box.center().x() - (size + 6 + words) / 2
        paint_icon(painter, sign, ink, QRectF(left, box.center().y() - size / 2, size, size))
        box = QRectF(left + size + 6, box.top(), words + 2, box.height())
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, slot.words)
