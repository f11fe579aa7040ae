"""The body of the board: the shadow on the table, the thickness, the wooden face with bevel, inlay and groove."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.shapes import around, board_outline, faded, linear, mixed, radial
from mancala_desktop.ui.board.theme import Flat, Wood, picture

SHADOW_ON_LIGHT = 0.030
SHADOW_ON_DARK = 0.060
"""Opacity of each of the 22 layers of the table shadow, on a light and on a dark table."""

_SHADOW_STEPS = 22
SHADOW_TINT = QColor("#180C04")
_SHADOW_SCALE = 0.25
_BEVEL_STEPS = 8
_SHINE = QColor("#FFF2D8")


@lru_cache(maxsize=4)
def wood_texture(wood: bytes, width: int) -> QImage:
    """The picture of the wood (`Wood.texture`), at most `width` device pixels wide."""
    return picture(wood, width).convertToFormat(QImage.Format.Format_RGB32)


def paint_slab(
    painter: QPainter, geometry: Geometry, wood: Wood, texture: QImage, shadow: float
) -> None:
    """The whole body without holes; `shadow` is SHADOW_ON_LIGHT, SHADOW_ON_DARK or 0 for none."""
    painter.setPen(Qt.PenStyle.NoPen)
    if shadow > 0:
        _table_shadow(painter, geometry, shadow)
    _thickness(painter, geometry, wood)
    painter.save()
    painter.setClipPath(board_outline(geometry))
    _face(painter, geometry, wood, texture)
    _bevel(painter, geometry, wood)
    painter.restore()
    _inlay(painter, geometry, wood)
    if geometry.shape is BoardShape.SLAB:
        _groove(painter, geometry, wood)


def paint_flat_slab(painter: QPainter, geometry: Geometry, flat: Flat) -> None:
    """A plain face with an outline, for high contrast."""
    painter.setPen(QPen(flat.outline, 2.5 * geometry.unit))
    painter.setBrush(flat.fill)
    painter.drawPath(board_outline(geometry))


def _table_shadow(painter: QPainter, geometry: Geometry, strength: float) -> None:
    """Nested silhouettes fading outward, painted small and enlarged: a soft shadow needs no sharp pixels."""
    area = geometry.canvas
    small = QImage(
        math.ceil(area.width() * _SHADOW_SCALE),
        math.ceil(area.height() * _SHADOW_SCALE),
        QImage.Format.Format_RGBA64_Premultiplied,  # in 8 bits, so faint layers turn red
    )
    small.fill(Qt.GlobalColor.transparent)
    inner = QPainter(small)
    inner.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner.scale(small.width() / area.width(), small.height() / area.height())
    inner.translate(-area.topLeft())
    w, middle = geometry.width, geometry.face.center()
    outline = board_outline(geometry)
    for step in range(_SHADOW_STEPS, 0, -1):
        q = step / _SHADOW_STEPS
        inner.save()
        inner.translate(middle + QPointF(w * 0.004, geometry.thickness + w * 0.010 * (0.4 + q)))
        inner.scale(1 + q * 0.055 - 0.01, 1 + q * 0.13 - 0.02)
        inner.translate(-middle)
        inner.fillPath(outline, faded(SHADOW_TINT, strength * (1.05 - 0.75 * q)))
        inner.restore()
    inner.end()
    painter.drawImage(area, small.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def _thickness(painter: QPainter, geometry: Geometry, wood: Wood) -> None:
    """The side of the slab seen from slightly in front, one silhouette a pixel from bottom to top."""
    for step in range(math.ceil(geometry.thickness), -1, -1):
        share = min(1.0, step / geometry.thickness)
        painter.fillPath(
            board_outline(geometry, drop=step), mixed(wood.edge_top, wood.edge_bottom, share)
        )


def _face(painter: QPainter, geometry: Geometry, wood: Wood, texture: QImage) -> None:
    """The wood under a light that falls off to the lower right."""
    w, h = geometry.width, geometry.height
    source = QRectF(0, 0, texture.width(), texture.height())
    painter.drawImage(QRectF(0, (h - w * 0.5) / 2, w, w * 0.5), texture, source)
    light = linear(
        QPointF(0, 0),
        QPointF(w * 0.75, h * 1.25),
        (0, faded(wood.lip, 0.13)),
        (0.45, faded(wood.lip, 0.03)),
        (0.6, faded(wood.dark, 0.04)),
        (1, faded(wood.dark, wood.far_shade)),
    )
    painter.fillRect(geometry.face, light)
    shine = radial(
        QPointF(w * 0.34, h * 0.02), w * 0.55, (0, faded(_SHINE, 0.10)), (1, faded(_SHINE, 0))
    )
    painter.fillRect(geometry.face, shine)


def _bevel(painter: QPainter, geometry: Geometry, wood: Wood) -> None:
    """Rounded edges: light along the top, shade along the bottom, and a hairline of light."""
    area = geometry.face.adjusted(-5, -5, 5, 5)
    for step in range(1, _BEVEL_STEPS + 1):
        offset = geometry.width * 0.010 * step / _BEVEL_STEPS
        painter.fillPath(around(area, board_outline(geometry, drop=offset)), faded(wood.lip, 0.045))
        painter.fillPath(
            around(area, board_outline(geometry, drop=-offset)), faded(wood.dark, 0.055)
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(wood.lip, 0.30), 1))
    painter.drawPath(board_outline(geometry, 0.5, 0.8))
    painter.setPen(Qt.PenStyle.NoPen)


def _inlay(painter: QPainter, geometry: Geometry, wood: Wood) -> None:
    """A thin line of another wood, let in round the edge."""
    inset = geometry.width * 0.0125
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(wood.dark, 0.55), geometry.width * 0.0022))
    painter.drawPath(board_outline(geometry, inset, -0.6))
    painter.setPen(QPen(faded(wood.inlay, 0.62), geometry.width * 0.0016))
    painter.drawPath(board_outline(geometry, inset, 0.3))
    painter.setPen(Qt.PenStyle.NoPen)


def _groove(painter: QPainter, geometry: Geometry, wood: Wood) -> None:
    """The scratched line between the rows, from the first pit to the last."""
    row = [hole.x for hole in geometry.holes if not hole.is_store]
    y, reach = geometry.height / 2, geometry.pit_rx * 0.55
    left, right = min(row) - reach, max(row) + reach
    for color, alpha, drop in ((wood.dark, 0.50, 0.0), (wood.lip, 0.28, 1.6 * geometry.unit)):
        painter.setPen(QPen(faded(color, alpha), max(1.0, geometry.unit)))
        painter.drawLine(QPointF(left, y + drop), QPointF(right, y + drop))
    painter.setPen(Qt.PenStyle.NoPen)
