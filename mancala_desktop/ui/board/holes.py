"""Carving the pits and stores: bevel, wood inside, tool marks, shadow, and the lip's shade that falls over the seeds.

The light comes from the upper left; all shadows are tinted with the wood's `dark`, never black.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen

from mancala_desktop.ui.board.canvas import Piece, aligned, canvas, on_grid
from mancala_desktop.ui.board.geometry import Hole
from mancala_desktop.ui.board.shapes import (
    around,
    faded,
    hole_path,
    linear,
    mixed,
    radial,
    scaled_hole_path,
)
from mancala_desktop.ui.board.theme import Flat, Wood

BEVEL_STEPS = 6
INNER_STEPS = 20
LIP_STEPS = 10
TOOL_RINGS = ((0.40, 0.10), (0.56, 0.09), (0.70, 0.08), (0.82, 0.07))
"""The marks of the gouge: radius as a part of the pit's, darkness."""

Stamp = tuple[QImage, QPointF]
"""Shading round a hole at the origin, and the place of its upper left corner."""

_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")


class Carver:
    """Carves the holes of one wooden board at one resolution.

    Shading is the same for all holes of a size, so it is painted once a size and stamped to the nearest device pixel;
    rim and outline are painted exactly for every hole.
    """

    def __init__(self, wood: Wood, texture: QImage, board_width: float, ratio: float) -> None:
        self._wood, self._texture, self._width, self._ratio = wood, texture, board_width, ratio
        self._shading: dict[tuple[float, float], Stamp] = {}
        self._lips: dict[tuple[float, float], Stamp] = {}

    def carve(self, painter: QPainter, hole: Hole) -> None:
        """Paint one hole into the face."""
        painter.setPen(Qt.PenStyle.NoPen)
        _bevel(painter, hole, self._wood)
        area = aligned(hole.rect, self._ratio)
        image, inner = canvas(area, self._ratio)
        _floor(inner, hole, self._wood, self._texture, self._width)
        self._stamp(inner, hole, self._shading, _paint_shading)
        _cut_out(inner, hole)
        inner.end()
        painter.drawImage(area.topLeft(), image)
        _rim(painter, hole, self._wood)

    def lip_shade(self, hole: Hole) -> Piece:
        """The shadow of the upper left lip, to be laid over the seeds: it puts them into the bowl."""
        area = aligned(hole.rect, self._ratio)
        image, inner = canvas(area, self._ratio)
        self._stamp(inner, hole, self._lips, _paint_lip_shade)
        _cut_out(inner, hole)
        inner.end()
        return Piece(image, area.topLeft())

    def _stamp(
        self,
        painter: QPainter,
        hole: Hole,
        stamps: dict[tuple[float, float], Stamp],
        paint: Callable[[QPainter, Hole, Wood], None],
    ) -> None:
        key = (round(hole.rx, 3), round(hole.ry, 3))
        if key not in stamps:
            model = replace(hole, x=0.0, y=0.0)
            area = aligned(_surroundings(model), self._ratio)
            image, inner = canvas(area, self._ratio)
            paint(inner, model, self._wood)
            inner.end()
            stamps[key] = (image, area.topLeft())
        image, corner = stamps[key]
        painter.drawImage(on_grid(hole.center, self._ratio) + corner, image)


def paint_flat_hole(painter: QPainter, hole: Hole, flat: Flat, unit: float) -> None:
    """A plain hole with an outline, for high contrast. `unit` is u in pixels."""
    painter.setPen(QPen(flat.hole_outline, 1.5 * unit))
    painter.setBrush(flat.hole)
    painter.drawPath(hole_path(hole))


def _surroundings(hole: Hole) -> QRectF:
    return hole.rect.adjusted(-2, -2, 2, 2)


def _cut_out(painter: QPainter, hole: Hole) -> None:
    """Clear everything outside the rim."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(around(_surroundings(hole), hole_path(hole)), _BLACK)


def _paint_shading(painter: QPainter, hole: Hole, wood: Wood) -> None:
    """What makes the bowl round: tool marks (pits only), the shade of the near wall, light on the far floor."""
    if not hole.is_store:
        _tool_marks(painter, hole, wood)
    _inner_shadow(painter, hole, wood)
    glow = radial(
        hole.center + QPointF(hole.rx * 0.26, hole.ry * 0.46),
        hole.rx * 0.95,
        (0, faded(wood.lip, 0.26)),
        (1, faded(wood.lip, 0)),
    )
    painter.fillRect(_surroundings(hole), glow)


def _paint_lip_shade(painter: QPainter, hole: Hole, wood: Wood) -> None:
    for step in range(1, LIP_STEPS + 1):
        t = step / LIP_STEPS
        inner = scaled_hole_path(hole, 1 - 0.20 * t, QPointF(0.07, 0.15) * hole.rx * t)
        painter.fillPath(around(_surroundings(hole), inner), faded(wood.dark, 0.075))


def _across(hole: Hole, *stops: tuple[float, QColor]) -> QLinearGradient:
    """A gradient along the light, from the hole's upper left to its lower right."""
    reach = QPointF(hole.rx * 0.5, hole.ry)
    return linear(hole.center - reach, hole.center + reach, *stops)


def _bevel(painter: QPainter, hole: Hole, wood: Wood) -> None:
    """The rounded edge of the wood round the hole: dark towards the light, bright away from it."""
    gradient = _across(
        hole,
        (0, faded(wood.dark, 0.075)),
        (0.42, faded(wood.dark, 0.01)),
        (0.58, faded(wood.lip, 0.01)),
        (1, faded(wood.lip, 0.085)),
    )
    inside = hole_path(hole, -1)
    for step in range(BEVEL_STEPS, 0, -1):
        ring = scaled_hole_path(hole, 1 + 0.018 * step)
        ring.setFillRule(Qt.FillRule.OddEvenFill)
        ring.addPath(inside)
        painter.fillPath(ring, gradient)


def _floor(painter: QPainter, hole: Hole, wood: Wood, texture: QImage, board_width: float) -> None:
    """The same wood again, seen shrunk in the depth and darkened away from the light."""
    painter.save()
    painter.translate(hole.center)
    painter.scale(0.92, 0.66)
    left = -hole.x * 0.35 - board_width * 0.28
    source = QRectF(0, 0, texture.width(), texture.height())
    painter.drawImage(
        QRectF(left, -board_width * 0.25, board_width, board_width * 0.5), texture, source
    )
    painter.restore()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    tint = linear(
        hole.center - QPointF(hole.rx * 0.45, hole.ry * 0.9),
        hole.center + QPointF(hole.rx * 0.5, hole.ry * 0.95),
        (0, mixed(wood.floor, _BLACK, 0.50)),
        (0.5, mixed(wood.floor, _BLACK, 0.10)),
        (1, mixed(wood.floor, _WHITE, 0.62)),
    )
    painter.fillRect(_surroundings(hole), tint)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _tool_marks(painter: QPainter, hole: Hole, wood: Wood) -> None:
    """Faint rings left by the gouge, each a dark line with a light one in its lower half."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    center = hole.center + QPointF(0.03, 0.05) * hole.rx
    light = hole.center + QPointF(0.03, 0.065) * hole.rx
    for part, strength in TOOL_RINGS:
        rx, ry = hole.rx * part, hole.ry * part
        painter.setPen(QPen(faded(wood.dark, strength * 1.2), hole.rx * 0.016))
        painter.drawEllipse(center, rx, ry)
        painter.setPen(QPen(faded(wood.lip, strength * 0.6), hole.rx * 0.016))
        painter.drawArc(QRectF(light.x() - rx, light.y() - ry, 2 * rx, 2 * ry), -6 * 16, -132 * 16)
    painter.setPen(Qt.PenStyle.NoPen)


def _inner_shadow(painter: QPainter, hole: Hole, wood: Wood) -> None:
    """The deep shade of the upper left wall, many thin layers of a shrinking, sinking hole."""
    depth = 0.45 if hole.is_store else 0.50
    for step in range(1, INNER_STEPS + 1):
        t = step / INNER_STEPS
        inner = scaled_hole_path(hole, 1 - depth * t, QPointF(0.13, 0.27) * hole.rx * t)
        shade = faded(wood.dark, 0.060 * (1 - 0.62 * t))
        painter.fillPath(around(_surroundings(hole), inner), shade)


def _rim(painter: QPainter, hole: Hole, wood: Wood) -> None:
    """The sharp line where the face ends: dark at the upper left, lit at the lower right."""
    gradient = _across(
        hole,
        (0, faded(wood.dark, 0.75)),
        (0.4, faded(wood.dark, 0.25)),
        (0.62, faded(wood.lip, 0.10)),
        (1, faded(wood.lip, 0.80)),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(gradient), max(1.0, hole.rx * 0.028)))
    painter.drawPath(scaled_hole_path(hole, 0.992))
    painter.setPen(Qt.PenStyle.NoPen)
