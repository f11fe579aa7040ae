"""Small round things: a pill with a word, the picture of a player."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from mancala_desktop.ui.theme import font, paint_icon, worn

CHIP_HEIGHT = 22


def chip_width(text: str) -> float:
    """How many px a chip with this word takes."""
    return QFontMetricsF(font(12, 620)).horizontalAdvance(text) + 20


def paint_chip(painter: QPainter, corner: QPointF, text: str) -> None:
    """A word on a filled pill whose left upper corner is given."""
    theme = worn()
    box = QRectF(corner.x(), corner.y(), chip_width(text), CHIP_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawRoundedRect(box, CHIP_HEIGHT / 2, CHIP_HEIGHT / 2)
    painter.setPen(QColor(theme.onacc))
    painter.setFont(font(12, 620))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_avatar(
    painter: QPainter, box: QRectF, initial: str, icon_name: str | None, *, active: bool
) -> None:
    """A circle with an icon, or else a player's initial; with a ring while the player is to move."""
    theme = worn()
    edge = 2.0 if active else 1.0
    painter.setPen(QPen(QColor(theme.accent if active else theme.line), edge))
    painter.setBrush(QColor(theme.accsoft if active else theme.surface2))
    painter.drawEllipse(box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
    colour = theme.accent if active else theme.text2
    if icon_name:
        side = box.width() / 2
        square = QRectF(box.left() + side / 2, box.top() + side / 2, side, side)
        paint_icon(painter, icon_name, colour, square)
    painter.setPen(QColor(colour))
    painter.setFont(font(15, 640))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, initial)
