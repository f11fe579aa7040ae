"""Paints the sowings of a turn: names, ↻ for an extra turn, ×5 for a capture, a frame for what is
shown, a dashed one for the present if that is elsewhere; signs for what else was tried, and for
comments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from mancala_desktop.ui.panels.turns import Shown
from mancala_desktop.ui.theme import Theme, font, paint_icon, scaled

LINE = 26  # from line to line within a chain
BOX = 28  # height of a one-line box
INSET = 9  # from the box's edge to its text
SPACE = 10  # between sowings
FRAME = 5  # around the current sowing, sideways
ICON = 13


@dataclass(frozen=True, slots=True)
class Placed:
    """A sowing and its left upper corner within the box."""

    shown: Shown
    at: QPointF
    width: float


@dataclass(frozen=True, slots=True)
class Laid:
    """A turn laid out in lines; sizes in px."""

    placed: tuple[Placed, ...]
    width: float
    height: float


def lay_out(turn: Sequence[Shown], width: float) -> Laid:
    """Breaks a turn into lines no wider than `width`, between sowings."""
    placed: list[Placed] = []
    x, y, widest = float(INSET), 0.0, 0.0
    for shown in turn:
        wide = _width(shown)
        if placed and x + wide > width - INSET + 4:
            x, y = float(INSET), y + scaled(LINE)
        placed.append(Placed(shown, QPointF(x, y), wide))
        widest = max(widest, x + wide)
        x += wide + SPACE
    return Laid(tuple(placed), widest + INSET, y + scaled(BOX))


def paint_turn(painter: QPainter, theme: Theme, laid: Laid, box: QRectF) -> None:
    """Paints a turn whose box has its upper left corner where `box` has, on a ground for a chain."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if len(laid.placed) > 1:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.surface2))
        painter.drawRoundedRect(QRectF(box.topLeft(), box.size()), 8, 8)
    for placed in laid.placed:
        _paint(painter, theme, placed, box.topLeft() + placed.at)
    painter.restore()


def _paint(painter: QPainter, theme: Theme, placed: Placed, at: QPointF) -> None:
    shown = placed.shown
    ink, dim, warn = theme.text, theme.text2, theme.warn
    if shown.ahead and not shown.current:  # paler, and still to be read
        ink = dim = warn = theme.text3
    if shown.current or shown.present:
        here = QPen(QColor(theme.gold), 1.5)
        painter.setPen(
            here if shown.current else QPen(QColor(theme.text2), 1.5, Qt.PenStyle.DashLine)
        )
        painter.setBrush(QColor(theme.goldsoft if shown.current else "transparent"))
        frame = QRectF(at.x() - FRAME, at.y() + 2, placed.width + 2 * FRAME, scaled(BOX) - 4)
        painter.drawRoundedRect(frame, 6, 6)
    x = at.x()
    painter.setPen(QColor(ink))
    painter.setFont(font(14, 600))
    x = _word(painter, shown.name, x, at.y())
    for wanted, icon_name in ((shown.relays, "repeat"), (shown.again, "rotate-cw")):
        if wanted:
            side = scaled(ICON)
            square = QRectF(x + 2, at.y() + (scaled(BOX) - side) / 2, side, side)
            paint_icon(painter, icon_name, dim, square)
            x += side + 2
    if shown.captured:
        painter.setPen(QColor(warn))
        painter.setFont(_captured_font())
        x = _word(painter, f"×{shown.captured}", x + 2, at.y())
    for wanted, icon_name in (
        (shown.swapped, "arrow-up-down"),
        (bool(shown.others), "git-branch"),
        (bool(shown.comment), "message-square"),
    ):
        if wanted:
            side = scaled(ICON)
            square = QRectF(x + 3, at.y() + (scaled(BOX) - side) / 2, side, side)
            paint_icon(painter, icon_name, dim, square)
            x += side + 3


def _word(painter: QPainter, word: str, x: float, y: float) -> float:
    """Writes a word and returns where it ends."""
    wide = QFontMetricsF(painter.font()).horizontalAdvance(word)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(QRectF(x, y, wide, scaled(BOX)), flags, word)
    return x + wide


def _width(shown: Shown) -> float:
    wide = QFontMetricsF(font(14, 600)).horizontalAdvance(shown.name)
    wide += (scaled(ICON) + 2) * (shown.relays + shown.again)
    if shown.captured:
        captured = QFontMetricsF(_captured_font())
        wide += 2 + captured.horizontalAdvance(f"×{shown.captured}")
    wide += (scaled(ICON) + 3) * (bool(shown.others) + bool(shown.comment) + shown.swapped)
    return wide


def _captured_font() -> QFont:
    """With the common × even before a digit: a printed one is looked for by that name."""
    result = font(13, 600)
    result.setFeature(QFont.Tag("calt"), 0)
    return result
