"""Cards to press."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.ui.theme import paint_icon, worn
from mancala_desktop.ui.widgets.card import BLEED, paint_card
from mancala_desktop.ui.widgets.label import Label

ICON = 20
TILE = 44
CHEVRON = 18


class CardButton(QAbstractButton):
    """A button with the face of a card, as large as the layout in it wants.

    A subclass hands `hold` a layout; what is in it does not get in the way of the mouse.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def hold(self, layout: QLayout, *parts: QWidget) -> None:
        """Show these parts, arranged by `layout`."""
        self.setLayout(layout)
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def box(self) -> QRectF:
        """The card without its shadow."""
        return QRectF(self.rect()).adjusted(BLEED, BLEED, -BLEED, -BLEED)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return layout.minimumSize() if layout else super().minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return self.sizeHint().height()
        return layout.heightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = theme.surface
        if self.underMouse():
            fill = theme.accsoft if self.isDown() else theme.surface2
        paint_card(painter, self.box(), fill)


class ActionCard(CardButton):
    """An icon, what happens, and a line more about it."""

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._title, self._about = Label(), Label()
        self._title.setProperty("role", "h3")
        self._about.setProperty("role", "secondary")
        self._about.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._about)
        words.addStretch(1)
        line = QHBoxLayout()
        inner = BLEED + 18
        above = BLEED + 14
        line.setContentsMargins(inner + TILE + 14, above, inner + CHEVRON + 8, above)
        line.addLayout(words)
        self.hold(line, self._title, self._about)

    def set_words(self, title: str, about: str) -> None:
        """What happens, and a line more."""
        self._title.setText(title)
        self._about.setText(about)
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(240, TILE + 2 * (BLEED + 16)))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, middle = self.box(), self.rect().height() / 2
        tile = QRectF(box.left() + 18, middle - TILE / 2, TILE, TILE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accsoft))
        painter.drawRoundedRect(tile, 10, 10)
        square = QRectF(0, 0, ICON, ICON)
        square.moveCenter(tile.center())
        paint_icon(painter, self._icon_name, theme.accent, square)
        chevron = QRectF(0, 0, CHEVRON, CHEVRON)
        chevron.moveCenter(QPointF(box.right() - 20 - CHEVRON / 2, middle))
        paint_icon(painter, "chevron-right", theme.text2, chevron)
