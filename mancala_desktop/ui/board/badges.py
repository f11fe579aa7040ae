"""What a preview says over the board: numbered path, ghost seeds, and chips with words.

Words come from the caller; this module speaks no language.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from mancala_desktop.ui.board.geometry import Geometry, Hole
from mancala_desktop.ui.board.marks import GHOST_OPACITY
from mancala_desktop.ui.board.numerals import paint_text, text_font
from mancala_desktop.ui.board.theme import BoardTheme

_BADGE_RADIUS = 10.5
_BADGE_PAD = 8.0
_LANDING_PAD = 11.0
_DODGE = 13.0
"""How far (u) badges of both rows step aside when they meet in one column."""


class ChipKind(Enum):
    """Seeds taken away, seeds gained, or a plain note such as an extra turn, seeds left in hand, a lap."""

    CAPTURE = auto()
    GAIN = auto()
    NOTE = auto()


class ChipIcon(Enum):
    """A small sign before the chip's words."""

    CROSS = auto()
    AGAIN = auto()


@dataclass(frozen=True, slots=True)
class BadgePainter:
    """Draws previews and chips of one theme on one board, in board coordinates."""

    geometry: Geometry
    theme: BoardTheme

    # The path of a sowing ------------------------------------------------------------------------------------------

    def path(self, painter: QPainter, start: int, path: Sequence[int]) -> None:
        """A dotted line from `start` through the holes of `path` (ring indices in sowing order), each numbered.

        A hole visited more than once shows the first and the last number.
        """
        numbers: dict[int, list[int]] = {}
        for number, index in enumerate(path, start=1):
            numbers.setdefault(index, []).append(number)
        landing = path[-1] if path else None
        places = {
            index: self.badge_position(index, index == landing, numbers.keys()) for index in numbers
        }
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._dotted(
            painter,
            self._inner_rim(self.geometry.holes[start], 2.0),
            [places[index] for index in path],
        )
        for index, seen in numbers.items():
            self._badge(
                painter, places[index], str(seen[0]) if len(seen) == 1 else f"{seen[0]}·{seen[-1]}"
            )
        painter.restore()

    def badge_position(self, index: int, landing: bool, badged: Collection[int]) -> QPointF:
        """The centre of a path badge at the inner rim; rows that carry badges face to face step aside."""
        hole = self.geometry.holes[index]
        place = self._inner_rim(hole, _LANDING_PAD if landing else _BADGE_PAD)
        opposite = 2 * self.geometry.pits - index
        if not hole.is_store and opposite in badged:
            place += QPointF(-hole.outward * _DODGE * self.geometry.unit, 0)
        return place

    def ghost(self, painter: QPainter, center: QPointF, seed: QPixmap | None = None) -> None:
        """A seed that will lie at `center`: its faint picture in a dashed circle."""
        u, radius = self.geometry.unit, self.geometry.seed_radius
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if seed is not None:
            side = seed.width() / seed.devicePixelRatio()
            painter.setOpacity(painter.opacity() * GHOST_OPACITY)
            painter.drawPixmap(center - QPointF(side, side) / 2, seed)
            painter.setOpacity(painter.opacity() / GHOST_OPACITY)
        pen = QPen(self.theme.marks.path, 1.8 * u * self.theme.marks.thickness)
        pen.setDashPattern([3 / 1.8, 3.2 / 1.8])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(center, radius + 2.6 * u, radius + 2.6 * u)
        painter.restore()

    # Chips ---------------------------------------------------------------------------------------------------------

    def capture_chip(self, painter: QPainter, index: int, text: str) -> QRectF:
        """On the outer rim of the pit that loses its seeds, with a cross."""
        hole = self.geometry.holes[index]
        place = hole.center + QPointF(0, hole.outward * (hole.ry - 7 * self.geometry.unit))
        return self.chip(painter, place, text, ChipKind.CAPTURE, icon=ChipIcon.CROSS)

    def gain_chip(self, painter: QPainter, index: int, text: str) -> QRectF:
        """In the store, near its count."""
        hole = self.geometry.holes[index]
        place = hole.center + QPointF(0, hole.outward * (hole.ry - 22 * self.geometry.unit))
        return self.chip(painter, place, text, ChipKind.GAIN, size=15)

    def extra_turn_chip(self, painter: QPainter, index: int, text: str) -> QRectF:
        """On the inner rim of a pit that sows into the store, with an arrow turning back."""
        place = self._inner_rim(self.geometry.holes[index], 3.0)
        turned = self.geometry.upside_down(self.geometry.count_position(index))
        return self.chip(
            painter, place, text, ChipKind.NOTE, icon=ChipIcon.AGAIN, size=12, turned=turned
        )

    def chip(
        self,
        painter: QPainter,
        center: QPointF,
        text: str,
        kind: ChipKind = ChipKind.NOTE,
        *,
        icon: ChipIcon | None = None,
        size: float = 13.5,
        turned: bool | None = None,
    ) -> QRectF:
        """A rounded label, kept within the board; `size` is the text's in u (never below 11 pixels). Returns its place.

        `turned`: whether it stands on its head; if nobody says, as all that is written there does.
        """
        u, (fill, ink, frame) = self.geometry.unit, self._colors(kind)
        pixels = max(11.0, size * u)
        font = text_font(pixels, 650)
        sign = pixels * 0.82 if icon else 0.0
        gap = pixels * 0.28 if icon else 0.0
        words = QFontMetricsF(font).horizontalAdvance(text)
        padding = max(7 * u, pixels * 0.62)
        width, height = words + sign + gap + 2 * padding, 1.75 * pixels
        left = min(max(center.x() - width / 2, 4.0), self.geometry.width - width - 4)
        rect = QRectF(left, center.y() - height / 2, width, height)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.geometry.upside_down(center) if turned is None else turned:
            painter.translate(rect.center())
            painter.rotate(180)
            painter.translate(-rect.center())
        painter.setPen(QPen(frame, 1.2 * u) if frame else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, height / 2, height / 2)
        if icon:
            _paint_icon(
                painter, QPointF(rect.left() + padding + sign / 2, center.y()), icon, sign, ink
            )
        middle = rect.left() + padding + sign + gap + words / 2
        paint_text(painter, QPointF(middle, center.y()), text, font, ink)
        painter.restore()
        return rect

    # Inside --------------------------------------------------------------------------------------------------------

    def _colors(self, kind: ChipKind) -> tuple[QColor, QColor, QColor | None]:
        style = self.theme.marks
        match kind:
            case ChipKind.CAPTURE:
                return style.chip_capture, style.chip_capture_ink, None
            case ChipKind.GAIN:
                return style.chip_gain, style.chip_gain_ink, None
            case ChipKind.NOTE:
                return style.chip_note, style.chip_note_ink, style.chip_note_frame

    def _inner_rim(self, hole: Hole, pad: float) -> QPointF:
        """The point of a hole nearest to the middle of the board: a pit's facing the other row, a store's facing the pits."""
        out = pad * self.geometry.unit
        if hole.is_store:
            toward = 1 if hole.x < self.geometry.width / 2 else -1
            return QPointF(hole.x + toward * (hole.rx - out), hole.y)
        return QPointF(hole.x, hole.y - hole.outward * (hole.ry + out))

    def _dotted(self, painter: QPainter, start: QPointF, stops: Sequence[QPointF]) -> None:
        """Shallow arcs from stop to stop, bent towards the board's centre line."""
        u = self.geometry.unit
        line, here = QPainterPath(start), start
        for stop in stops:
            middle = (here + stop) / 2
            bend = 9 * u if here.y() < self.geometry.height / 2 else -9 * u
            line.quadTo(middle + QPointF(0, bend), stop)
            here = stop
        pen = QPen(self.theme.marks.path, 2.2 * u * self.theme.marks.thickness)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1 / 2.2, 6 / 2.2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(line)

    def _badge(self, painter: QPainter, center: QPointF, text: str) -> None:
        u, style = self.geometry.unit, self.theme.marks
        font = text_font(max(10.0, 13 * u), 700)
        half = max(_BADGE_RADIUS * u, QFontMetricsF(font).horizontalAdvance(text) / 2 + 5 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.path)
        height = _BADGE_RADIUS * u
        painter.drawRoundedRect(
            QRectF(center.x() - half, center.y() - height, 2 * half, 2 * height), height, height
        )
        turned = self.geometry.upside_down(center)
        paint_text(painter, center, text, font, style.path_ink, turned=turned)


def _paint_icon(
    painter: QPainter, center: QPointF, icon: ChipIcon, size: float, ink: QColor
) -> None:
    """Icons on a grid of 24 about `center` (after "x" and "rotate-cw" of Lucide, ISC licence)."""
    painter.save()
    painter.translate(center)
    painter.scale(size / 24, size / 24)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 3.2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    match icon:
        case ChipIcon.CROSS:
            painter.drawLine(QPointF(-7, -7), QPointF(7, 7))
            painter.drawLine(QPointF(-7, 7), QPointF(7, -7))
        case ChipIcon.AGAIN:
            arrow = QPainterPath()
            arrow.arcMoveTo(QRectF(-9, -9, 18, 18), 0)
            arrow.arcTo(QRectF(-9, -9, 18, 18), 0, -270)
            arrow.cubicTo(QPointF(2.5, -9), QPointF(4.9, -8), QPointF(6.7, -6.3))
            arrow.lineTo(9, -4)
            arrow.moveTo(9, -9)
            arrow.lineTo(9, -4)
            arrow.lineTo(4, -4)
            painter.drawPath(arrow)
    painter.restore()
