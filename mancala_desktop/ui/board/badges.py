"""What a preview says over the board: numbered path, ghost seeds, and chips with words.

Words come from the caller; this module speaks no language.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from mancala_desktop.ui.board.geometry import ROW_GAP, Geometry
from mancala_desktop.ui.board.numerals import enlarged, paint_text, text_font
from mancala_desktop.ui.board.theme import BoardTheme

_BADGE_RADIUS = 10.5
_BADGE_PAD = 8.0
_LANDING_PAD = 11.0
_DODGE = 13.0
"""How far (u) badges of both rows step aside when they meet in one column."""

_STACKED_PAD = 6.4
"""Or, where they are too wide to, how far outside the rim they have room above each other."""

_WIDEST = "00·00"

_BEND = 9

_LEAST_TEXT = 11.0  # px

CAPTURE_SIZE, GAIN_SIZE, NOTE_SIZE = 13.5, 15.0, 12.0
"""The height of the words on chips, in u."""


NOTE_ROOM = 1.3
"""How wide a chip may grow that stands alone in its column of the board, in pitches."""


class ChipKind(Enum):
    """Seeds taken away, seeds gained, or a plain note such as an extra turn, seeds left in hand, a lap."""

    CAPTURE = auto()
    GAIN = auto()
    NOTE = auto()


class ChipIcon(Enum):
    """A small sign before the chip's words."""

    CROSS = auto()
    AGAIN = auto()
    ON = auto()


@dataclass(frozen=True, slots=True)
class Badge:
    """The number of a seed, or of the first and the last that fall there, and half its width."""

    center: QPointF
    text: str
    half: float


@dataclass(frozen=True, slots=True)
class Arc:
    """A piece of a path: where it begins, which way it goes, and how far down it is bent (in u)."""

    start: QPointF
    way: QPointF
    bend: int


@dataclass(frozen=True, slots=True)
class BadgePainter:
    """Draws previews and chips of one theme on one board, in board coordinates."""

    geometry: Geometry
    theme: BoardTheme

    # The path of a sowing ------------------------------------------------------------------------------------------

    def badges(self, numbers: Mapping[int, Sequence[int]], landing: int) -> dict[int, Badge]:
        """A badge at the inner rim of every hole with `numbers`. In a column with two they step
        aside, or lie one right above the other if they are wide."""
        u = self.geometry.unit
        badges = {
            hole: self._badge_at(hole, seen, _LANDING_PAD if hole == landing else _BADGE_PAD)
            for hole, seen in numbers.items()
        }
        apart = dict(badges)
        for index, badge in badges.items():
            hole, facing = self.geometry.holes[index], badges.get(2 * self.geometry.pits - index)
            if hole.is_store or not facing:
                continue
            dodge = _DODGE * u * self._grown
            if badge.half + facing.half < min(2 * dodge, self.geometry.pitch - 2 * dodge):
                aside = QPointF(-hole.outward * dodge, 0)
                apart[index] = replace(badge, center=badge.center + aside)
            else:
                pad = min(_STACKED_PAD, (ROW_GAP / 2 * self.geometry.width - self._high) / u - 0.3)
                apart[index] = replace(badge, center=self.inner_rim(index, pad))
        return apart

    def arcs(self, start: int, path: Sequence[int], badges: Mapping[int, Badge]) -> list[Arc]:
        """From the pit sown to badge after badge, each piece of the way once, all bent towards the
        board's centre line."""
        stops = [self.inner_rim(start, 2.0), *(badges[hole].center for hole in path)]
        arcs = {}
        for here, there in itertools.pairwise(stops):
            bend = _BEND if here.y() < self.geometry.height / 2 else -_BEND
            arcs[here.toTuple(), there.toTuple()] = Arc(here, there - here, bend)
        return list(arcs.values())

    def badge(self, painter: QPainter, badge: Badge, *, turned: bool = False) -> None:
        """A number in a disc, or several in a pill; `turned` ones stand on their heads."""
        style, height = self.theme.marks, self._high
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.path)
        painter.drawRoundedRect(self.badge_rect(badge), height, height)
        font = self._badge_font()
        paint_text(painter, badge.center, badge.text, font, style.path_ink, turned=turned)

    def badge_rect(self, badge: Badge) -> QRectF:
        """The place a badge covers."""
        return _about(badge.center, badge.half, self._high)

    @property
    def _high(self) -> float:
        """Half a badge's height."""
        return _BADGE_RADIUS * self.geometry.unit * self._grown

    @property
    def _grown(self) -> float:
        """How many times as large as usual badges are, so that the widest is no wider than a pit is from the next."""
        usual = QFontMetricsF(self._font_of_badges(1.0)).horizontalAdvance(_WIDEST)
        most = (self.geometry.pitch - 12 * self.geometry.unit) / usual
        return max(1.0, min(enlarged(), most))

    def arc(self, painter: QPainter, arc: Arc) -> None:
        """A shallow dotted line."""
        u = self.geometry.unit
        line, stop = QPainterPath(arc.start), arc.start + arc.way
        line.quadTo((arc.start + stop) / 2 + QPointF(0, arc.bend * u), stop)
        pen = QPen(self.theme.marks.path, 2.2 * u * self.theme.marks.thickness)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1 / 2.2, 6 / 2.2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(line)

    def ghost_ring(self, painter: QPainter, center: QPointF) -> None:
        """The dashed circle round a seed that will lie at `center`."""
        pen = QPen(self.theme.marks.path, 1.8 * self.geometry.unit * self.theme.marks.thickness)
        pen.setDashPattern([3 / 1.8, 3.2 / 1.8])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(center, self.ghost_radius, self.ghost_radius)

    @property
    def ghost_radius(self) -> float:
        """Of that circle, in pixels."""
        return self.geometry.seed_radius + 2.6 * self.geometry.unit

    # Chips ---------------------------------------------------------------------------------------------------------

    def outer_rim(self, index: int) -> QPointF:
        """Where a chip stands at a pit's outer rim: what becomes of its seeds."""
        hole = self.geometry.holes[index]
        inside = 7 * self.geometry.unit * enlarged()  # so that a larger chip leaves the count alone
        return hole.center + QPointF(0, hole.outward * (hole.ry - inside))

    def in_store(self, index: int, *, far: bool = False) -> QPointF:
        """Where a chip stands in a store: near its count, or at the end far from it."""
        hole = self.geometry.holes[index]
        way = hole.outward * (hole.ry - 22 * self.geometry.unit)
        return hole.center + QPointF(0, -way if far else way)

    def inner_rim(self, index: int, pad: float = 3.0) -> QPointF:
        """The point of a hole nearest to the board's middle, or for a store to the pits, `pad` u outside."""
        hole, out = self.geometry.holes[index], pad * self.geometry.unit
        if hole.is_store:
            toward = 1 if hole.x < self.geometry.width / 2 else -1
            return QPointF(hole.x + toward * (hole.rx - out), hole.y)
        return QPointF(hole.x, hole.y - hole.outward * (hole.ry + out))

    def chip(
        self,
        painter: QPainter,
        center: QPointF,
        text: str,
        kind: ChipKind = ChipKind.NOTE,
        *,
        icon: ChipIcon | None = None,
        size: float = CAPTURE_SIZE,
        turned: bool | None = None,
        room: float | None = None,
    ) -> QRectF:
        """A rounded label, kept within the board; `size` is the text's in u (never below 11 pixels). Returns its place.

        It grows with all text, but not beyond `room`, the pixels that it may be wide, nor beyond the board.
        `turned`: whether it stands on its head; if nobody says, as all that is written there does.
        """
        u, (fill, ink, frame) = self.geometry.unit, self._colors(kind)
        rect = self.chip_rect(center, text, icon=icon, size=size, room=room)
        font, sign, gap, padding = self._chip_measures(text, icon, size, room)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.geometry.upside_down(center) if turned is None else turned:
            painter.translate(rect.center())
            painter.rotate(180)
            painter.translate(-rect.center())
        painter.setPen(QPen(frame, 1.2 * u) if frame else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        left = rect.left() + padding
        if icon:
            _paint_icon(painter, QPointF(left + sign / 2, center.y()), icon, sign, ink)
        middle = (left + sign + gap + rect.right() - padding) / 2
        paint_text(painter, QPointF(middle, center.y()), text, font, ink)
        painter.restore()
        return rect

    def chip_rect(
        self,
        center: QPointF,
        text: str,
        *,
        icon: ChipIcon | None = None,
        size: float = CAPTURE_SIZE,
        room: float | None = None,
    ) -> QRectF:
        """The place such a chip covers."""
        font, sign, gap, padding = self._chip_measures(text, icon, size, room)
        width = QFontMetricsF(font).horizontalAdvance(text) + sign + gap + 2 * padding
        height = 1.75 * font.pixelSize()
        left = min(max(center.x() - width / 2, 4.0), self.geometry.width - width - 4)
        return QRectF(left, center.y() - height / 2, width, height)

    def _chip_measures(
        self, text: str, icon: ChipIcon | None, size: float, room: float | None
    ) -> tuple[QFont, float, float, float]:
        """The font, and in pixels the icon's width, the gap after it, and the margin at both ends."""
        usual = max(_LEAST_TEXT, size * self.geometry.unit)
        font, sign, gap, padding = self._chip_parts(text, icon, usual)
        width = QFontMetricsF(font).horizontalAdvance(text) + sign + gap + 2 * padding
        most = min(room or math.inf, self.geometry.width - 8) / width
        grown = max(1.0, min(enlarged(), most))
        return self._chip_parts(text, icon, usual * grown)

    def _chip_parts(
        self, text: str, icon: ChipIcon | None, pixels: float
    ) -> tuple[QFont, float, float, float]:
        """The same for text of this size."""
        sign = pixels * 0.82 if icon else 0.0
        gap = pixels * 0.28 if icon and text else 0.0
        return text_font(pixels, 650), sign, gap, max(7 * self.geometry.unit, pixels * 0.62)

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

    def _badge_at(self, index: int, seen: Sequence[int], pad: float) -> Badge:
        text = str(seen[0]) if len(seen) == 1 else f"{seen[0]}·{seen[-1]}"
        words = QFontMetricsF(self._badge_font()).horizontalAdvance(text)
        u = self.geometry.unit
        half = max(self._high, words / 2 + 5 * u)
        return Badge(self.inner_rim(index, pad), text, half)

    def _badge_font(self) -> QFont:
        return self._font_of_badges(self._grown)

    def _font_of_badges(self, grown: float) -> QFont:
        return text_font(max(10.0, 13 * self.geometry.unit) * grown, 700)


def _about(center: QPointF, half: float, height: float) -> QRectF:
    return QRectF(center.x() - half, center.y() - height, 2 * half, 2 * height)


def _paint_icon(
    painter: QPainter, center: QPointF, icon: ChipIcon, size: float, ink: QColor
) -> None:
    """Icons on a grid of 24 about `center` (after "x", "rotate-cw" and "repeat" of Lucide, ISC licence)."""
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
        case ChipIcon.ON:
            arrows = QPainterPath(QPointF(5, -10))
            for turn in (1, -1):
                arrows.moveTo(turn * 5, turn * -10)
                arrows.lineTo(turn * 9, turn * -6)
                arrows.lineTo(turn * 5, turn * -2)
                arrows.moveTo(turn * -9, turn * -1)
                arrows.lineTo(turn * -9, turn * -2)
                arrows.cubicTo(
                    QPointF(-9, -4.2) * turn, QPointF(-7.2, -6) * turn, QPointF(-5, -6) * turn
                )
                arrows.lineTo(turn * 9, turn * -6)
            painter.drawPath(arrows)
    painter.restore()
