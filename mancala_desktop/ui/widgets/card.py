"""A card: a raised piece of surface with round corners, and a soft shadow where the theme has one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from mancala_desktop.ui.theme import faded, worn

RADIUS = 14
BLEED = 8  # room for the shadow, on all sides inside the widget; put cards side by side without gap


class Card(QFrame):
    """Holds a layout; its contents margins already keep the shadow's room and the padding."""

    def __init__(self, parent: QWidget | None = None, *, padding: int = 16) -> None:
        super().__init__(parent)
        inner = BLEED + padding
        self.setContentsMargins(inner, inner, inner, inner)

    def box(self) -> QRectF:
        """The card itself, without its shadow."""
        return QRectF(self.rect()).adjusted(BLEED, BLEED, -BLEED, -BLEED)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, self.box(), worn().surface)


def paint_card(painter: QPainter, box: QRectF, fill: str) -> None:
    """The face of a card, `fill` a colour, and its shadow around it."""
    theme = worn()
    painter.setPen(Qt.PenStyle.NoPen)
    for ring in range(BLEED, 0, -1):  # wide, low; the narrow shadow adds to the innermost rings
        opacity = theme.wide_shadow / 12 + (theme.near_shadow / 3 if ring <= 2 else 0)
        painter.setBrush(faded(theme.shadow, opacity))
        grown = box.adjusted(6 - ring, 8, ring - 6, ring)
        painter.drawRoundedRect(grown, RADIUS, RADIUS)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
