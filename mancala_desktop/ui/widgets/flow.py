"""Parts side by side, as wide as they want to be; those without room begin a new row."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

GAP = 10


class Flow(QWidget):
    """Give it the parts in the order in which they are read."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self._parts = parts
        for part in parts:
            part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _places(self, width: int) -> list[QRect]:
        """Where the parts lie; those that are hidden take no room."""
        places, left, top, row = [], 0, 0, 0
        for part in self._parts:
            size = QSize() if part.isHidden() else _wanted(part)
            if left and size.width() > width - left:
                left, top, row = 0, top + row + GAP, 0
            places.append(QRect(left, top, size.width(), size.height()))
            if not part.isHidden():
                left += size.width() + GAP
                row = max(row, size.height())
        return places

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        shown = [_wanted(part) for part in self._parts if not part.isHidden()]
        width = sum(size.width() + GAP for size in shown) - GAP
        return QSize(max(0, width), max((size.height() for size in shown), default=0))

    def minimumSizeHint(self) -> QSize:
        width = max((_wanted(p).width() for p in self._parts if not p.isHidden()), default=0)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def _arrange(self) -> None:
        for part, place in zip(self._parts, self._places(self.width()), strict=True):
            part.setGeometry(place)
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Parts that got other words while nobody saw them want another width."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()


def _wanted(part: QWidget) -> QSize:
    """The size a part wants to have."""
    return part.sizeHint().expandedTo(part.minimumSize())
