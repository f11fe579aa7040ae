"""Counts and letters, painted into the wood beside the holes: the number is the truth, the heap is decoration."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.shapes import faded
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.theme import text_scale

FAMILIES = ["Inter", "Segoe UI", "SF Pro Text", "Noto Sans", "sans-serif"]
SMALLEST_COUNT = 15.0
"""No count is set smaller, in pixels."""

LETTERS_FROM_WIDTH = 340
"""Boards narrower than this (pixels) carry no letters."""

SMALLEST_LETTER = 11.0
"""No letter is set smaller, in pixels."""

MOST_ENLARGED = 1.6
"""What is written on a board grows with all text so far; counts begin large, and the wood between the holes has an end."""

_STORE_FACTOR = 1.22
_FIGURE_HEIGHT = 0.73  # of Inter's size
DROP = 1.0
"""So far (px) below the ink lies its light or shade."""


def text_font(size: float, weight: int) -> QFont:
    """The board's font with tabular figures, `size` in pixels; the weight is rounded to one that static fonts have."""
    font = QFont(FAMILIES)
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight(min(900, max(100, round(weight / 100) * 100))))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def paint_text(
    painter: QPainter,
    center: QPointF,
    text: str,
    font: QFont,
    color: QColor,
    *,
    turned: bool = False,
) -> None:
    """One line of text about a point; figures and capitals are centred by their height, not by the line's.

    `turned` text stands on its head, for whoever reads it from the other side.
    """
    if turned:
        painter.save()
        painter.translate(center)
        painter.rotate(180)
        paint_text(painter, QPointF(), text, font, color)
        painter.restore()
        return
    painter.setFont(font)
    painter.setPen(color)
    metrics = painter.fontMetrics()
    box = QRectF(
        center.x() - 500,
        center.y() - metrics.capHeight() / 2 - metrics.ascent() + metrics.capHeight(),
        1000,
        0,
    )
    box.setHeight(metrics.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)
    painter.setPen(Qt.PenStyle.NoPen)


@dataclass(frozen=True, slots=True)
class Carved:
    """A text in the wood: its middle in board coordinates, how strong its ink is (0 to 1), and whether it stands on its
    head."""

    center: QPointF
    text: str
    font: QFont
    alpha: float
    turned: bool


def count_text(
    geometry: Geometry, theme: BoardTheme, index: int, count: int, *, half: bool = False
) -> Carved:
    """The count of a hole by ring index; `half` adds half a seed."""
    style, is_store = theme.lettering, geometry.holes[index].is_store
    size = max(SMALLEST_COUNT, style.count_size * geometry.width * enlarged())
    weight, alpha = style.count_weight, 1.0
    if is_store:
        size, weight = size * _STORE_FACTOR, max(720, weight)
    elif count == 0:
        weight, alpha = style.zero_weight, style.zero_alpha
    text = f"{count}½" if half else str(count)
    # A larger count grows away from the hole: between the two stands the mark of a playable pit.
    grown = style.count_size * geometry.width * (enlarged() - 1)
    place = geometry.count_position(index)
    place += QPointF(0, geometry.holes[index].outward * grown * _FIGURE_HEIGHT / 2)
    return Carved(place, text, text_font(size, weight), alpha, geometry.upside_down(place))


def letter_text(geometry: Geometry, theme: BoardTheme, index: int, letter: str) -> Carved | None:
    """A pit's letter beside its rim; narrow boards have none."""
    if geometry.width < LETTERS_FROM_WIDTH:
        return None
    style = theme.lettering
    place = geometry.letter_position(index, style.letter_across, style.letter_along)
    size = max(SMALLEST_LETTER, style.letter_size * geometry.width * enlarged())
    font = text_font(size, 600)
    return Carved(place, letter, font, style.letter_alpha, geometry.upside_down(place))


def paint_count(
    painter: QPainter,
    geometry: Geometry,
    theme: BoardTheme,
    index: int,
    count: int,
    *,
    half: bool = False,
) -> None:
    """Paint the count of a hole."""
    _paint_carved(painter, count_text(geometry, theme, index, count, half=half), theme)


def paint_letter(
    painter: QPainter, geometry: Geometry, theme: BoardTheme, index: int, letter: str
) -> None:
    """Paint a pit's letter, if the board is wide enough for one."""
    carved = letter_text(geometry, theme, index, letter)
    if carved:
        _paint_carved(painter, carved, theme)


def enlarged() -> float:
    """How many times as large as usual text on a board is."""
    return min(text_scale(), MOST_ENLARGED)


def _paint_carved(painter: QPainter, carved: Carved, theme: BoardTheme) -> None:
    """Ink with a drop one pixel below, so that it seems to lie in the wood. The light is not turned."""
    style, center, alpha = theme.lettering, carved.center, carved.alpha
    text, font, turned = carved.text, carved.font, carved.turned
    below = center + QPointF(0, DROP)
    paint_text(painter, below, text, font, faded(style.drop, alpha), turned=turned)
    paint_text(painter, center, text, font, faded(style.ink, alpha), turned=turned)
