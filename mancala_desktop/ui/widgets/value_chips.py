"""What every sowing is worth, on chips that hang from the board's edge at the pits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.theme import font, text_scale, worn

HEIGHT = 28.0
REACH = 30.0  # px from the board's edge to the middle of a chip
RADIUS = 8.0
STEM = 1.4
BADGE = 8.5
PADDING = 10.0
SMALLEST, LARGEST = 0.7, 1.4


@dataclass(frozen=True, slots=True)
class ValueChip:
    """A chip at a pit: its words, and what is known of the sowing."""

    pit: int
    words: str
    best: bool
    played: bool
    proved: bool


@dataclass(frozen=True, slots=True)
class Hanger:
    """Where a chip hangs: the point of the board's edge, the way out (+1 down, -1 up), and how many
    px there are from pit to pit."""

    at: QPointF
    outward: int
    pitch: float


def reach() -> float:
    """How far the chips hang out over the board's edge, in px."""
    return REACH + HEIGHT * _grown(1e3) / 2 + 2


def _grown(most: float) -> float:
    """How many times as large as usual a chip is; smaller only where pits are narrow."""
    return max(SMALLEST, min(text_scale(), LARGEST, most))


class ValueChips(QWidget):
    """Lies over the board and leaves the mouse to it; those who do not see it hear the pits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._chips: Sequence[tuple[ValueChip, Hanger]] = ()

    @property
    def chips(self) -> Sequence[ValueChip]:
        """The chips that hang now."""
        return [chip for chip, _ in self._chips]

    def hang(self, chips: Sequence[tuple[ValueChip, Hanger]]) -> None:
        """These chips and no others."""
        self._chips = chips
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for chip, hanger in self._chips:
            _paint(painter, chip, hanger)


def _paint(painter: QPainter, chip: ValueChip, hanger: Hanger) -> None:
    theme = worn()
    usual = QFontMetricsF(font(15 / text_scale(), 700)).horizontalAdvance(chip.words)
    grown = _grown((hanger.pitch - 4 - PADDING) / usual)
    lettering = font(15 * grown / text_scale(), 700, tabular=True)
    wide = QFontMetricsF(lettering).horizontalAdvance(chip.words)
    padding = min(PADDING + 3, max(4.0, (hanger.pitch - 4 - wide) / 2))
    high = HEIGHT * max(0.8, grown)
    middle = hanger.at + QPointF(0, hanger.outward * (REACH + (high - HEIGHT) / 2))
    box = QRectF(middle.x() - wide / 2 - padding, middle.y() - high / 2, wide + 2 * padding, high)
    painter.setPen(QPen(QColor(theme.text3), STEM))
    painter.drawLine(hanger.at + QPointF(0, hanger.outward * 8), middle)
    painter.setPen(Qt.PenStyle.NoPen)
    if not theme.name.startswith("contrast"):
        painter.setBrush(QColor(60, 38, 18, 40))
        painter.drawRoundedRect(box.translated(0, 2), RADIUS, RADIUS)
    painter.setBrush(QColor(theme.accent if chip.best else theme.surface))
    frame = theme.bad if chip.played and not chip.best else theme.text if chip.best else theme.text3
    pen = QPen(QColor(frame), 2.0 if chip.played else 1.2)
    if not chip.proved:
        pen.setDashPattern([3, 2.2])
    painter.setPen(pen)
    painter.drawRoundedRect(box, RADIUS, RADIUS)
    painter.setPen(QColor(theme.onacc if chip.best else theme.text))
    painter.setFont(lettering)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, chip.words)
    if chip.proved:
        corner = QPointF(box.right() - 1, box.top() + 1)
        paint_proved(painter, corner, BADGE, best=chip.best)


def paint_proved(painter: QPainter, center: QPointF, radius: float, *, best: bool = False) -> None:
    """The badge of what is proved: a tick in a disc."""
    theme = worn()
    painter.setPen(QPen(QColor(theme.surface), 1))
    painter.setBrush(QColor(theme.text if best else theme.line2))
    painter.drawEllipse(center, radius, radius)
    ink = theme.surface if best else theme.text
    painter.setPen(QPen(QColor(ink), radius * 0.22, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tick = QPainterPath(center + QPointF(-0.42, 0.04) * radius)
    tick.lineTo(center + QPointF(-0.10, 0.36) * radius)
    tick.lineTo(center + QPointF(0.44, -0.32) * radius)
    painter.drawPath(tick)
