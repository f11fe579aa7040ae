"""Outlines and gradients that the painters of the board share."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QRadialGradient

from mancala_desktop.ui.board.geometry import CORNER_RADIUS, BoardShape, Geometry, Hole

Stop = tuple[float, QColor]

_NOWHERE = QPointF()


def faded(color: QColor, alpha: float) -> QColor:
    """The colour with its opacity multiplied by `alpha` (0 to 1)."""
    result = QColor(color)
    result.setAlphaF(max(0.0, min(1.0, color.alphaF() * alpha)))
    return result


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """`a` with the `share` (0 to 1) of `b`, opaque."""
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def linear(start: QPointF, end: QPointF, *stops: Stop) -> QLinearGradient:
    gradient = QLinearGradient(start, end)
    gradient.setStops(list(stops))
    return gradient


def radial(center: QPointF, radius: float, *stops: Stop) -> QRadialGradient:
    gradient = QRadialGradient(center, radius)
    gradient.setStops(list(stops))
    return gradient


def hole_path(hole: Hole, pad: float = 0.0, shift: QPointF = _NOWHERE) -> QPainterPath:
    """The rim of a hole grown by `pad` pixels (shrunk if negative) and moved by `shift`."""
    path = QPainterPath()
    rect = hole.rect.adjusted(-pad, -pad, pad, pad).translated(shift)
    if rect.width() <= 0 or rect.height() <= 0:
        return path
    if hole.is_store:
        radius = min(rect.width(), rect.height()) / 2
        path.addRoundedRect(rect, radius, radius)
    else:
        path.addEllipse(rect)
    return path


def scaled_hole_path(hole: Hole, scale: float, shift: QPointF = _NOWHERE) -> QPainterPath:
    """The rim of a hole scaled about its centre; a store keeps the width of its margin all round."""
    if hole.is_store:
        return hole_path(hole, (scale - 1) * hole.rx, shift)
    path = QPainterPath()
    path.addEllipse(hole.center + shift, hole.rx * scale, hole.ry * scale)
    return path


def around(area: QRectF, inner: QPainterPath) -> QPainterPath:
    """Everything in `area` outside of `inner`."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRect(area)
    path.addPath(inner)
    return path


def corner_arcs(hole: Hole, pad: float) -> list[QPainterPath]:
    """The rim's parts within 17 degrees of the four diagonals, `pad` pixels outside."""
    arcs = []
    rx, ry = hole.rx + pad, hole.ry + pad
    radius = min(rx, ry)
    for middle in (45, 135, 225, 315):
        path = QPainterPath()
        if hole.is_store:
            x = hole.x + math.copysign(rx - radius, math.cos(math.radians(middle)))
            y = hole.y - math.copysign(ry - radius, math.sin(math.radians(middle)))
            rect = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        else:
            rect = QRectF(hole.x - rx, hole.y - ry, 2 * rx, 2 * ry)
        path.arcMoveTo(rect, middle - 17)
        path.arcTo(rect, middle - 17, 34)
        arcs.append(path)
    return arcs


def bulb_path() -> QPainterPath:
    """A light bulb in lines, 24 units high about the origin (after the icon "lightbulb" of Lucide, ISC licence)."""
    path = QPainterPath(QPointF(3, 2))
    path.cubicTo(QPointF(3.2, 1), QPointF(3.7, 0.3), QPointF(4.5, -0.5))
    path.cubicTo(QPointF(5.5, -1.4), QPointF(6, -2.7), QPointF(6, -4))
    path.arcTo(QRectF(-6, -10, 12, 12), 0, 180)
    path.cubicTo(QPointF(-6, -3), QPointF(-5.8, -1.8), QPointF(-4.5, -0.5))
    path.cubicTo(QPointF(-3.8, 0.2), QPointF(-3.2, 1), QPointF(-3, 2))
    for y, reach in ((6.0, 3.0), (10.0, 2.0)):
        path.moveTo(-reach, y)
        path.lineTo(reach, y)
    return path


def board_outline(geometry: Geometry, inset: float = 0.0, drop: float = 0.0) -> QPainterPath:
    """The outline of the board's face, `inset` pixels inside the edge and moved down by `drop` pixels."""
    if geometry.shape is BoardShape.BOAT:
        return _boat(geometry, inset).translated(0, drop)
    path = QPainterPath()
    radius = geometry.width * CORNER_RADIUS - inset * 0.8
    path.addRoundedRect(
        geometry.face.adjusted(inset, inset, -inset, -inset).translated(0, drop), radius, radius
    )
    return path


def _boat(geometry: Geometry, inset: float) -> QPainterPath:
    """A hull with pointed ends and an almost straight middle, mirrored at its long axis."""
    w, h, i = geometry.width, geometry.height, inset
    bow, shoulder, crown = 0.018 * w + 0.6 * i, 0.20 * h + 0.5 * i, i + 0.015 * h
    top = (
        (QPointF(bow, shoulder), QPointF(0.10 * w, crown), QPointF(0.22 * w, i)),
        (QPointF(0.40 * w, i - 0.006 * h), QPointF(0.60 * w, i - 0.006 * h), QPointF(0.78 * w, i)),
        (QPointF(0.90 * w, crown), QPointF(w - bow, shoulder), QPointF(w - i, h / 2)),
    )
    path = QPainterPath(QPointF(i, h / 2))
    for first, second, end in top:
        path.cubicTo(first, second, end)
    stations = (QPointF(i, h / 2), *(end for _, _, end in top))
    for number in (2, 1, 0):
        first, second, _ = top[number]
        path.cubicTo(_mirrored(second, h), _mirrored(first, h), _mirrored(stations[number], h))
    path.closeSubpath()
    return path


def _mirrored(point: QPointF, height: float) -> QPointF:
    return QPointF(point.x(), height - point.y())
