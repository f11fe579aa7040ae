"""What one sees on a seed from close by: speckles and veins, meridians, the mouth of a cowrie.

Each function paints inside the clipped silhouette of a seed that lies at the origin.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mancala_desktop.ui.board.shapes import faded

if TYPE_CHECKING:
    from mancala_desktop.ui.board.materials import Body

_WHITE, _UMBER = QColor("#FFFFFF"), QColor("#1C0F06")


def pebble_details(painter: QPainter, body: Body) -> None:
    """Ten speckles; every seventh pebble has a pale vein."""
    rng, radius = body.rng, body.radius
    for _ in range(10):
        painter.setBrush(
            faded(_WHITE if rng.random() > 0.5 else _UMBER, 0.05 + rng.random() * 0.05)
        )
        distance, angle = rng.random() * radius * 0.9, rng.random() * 2 * math.pi
        place = QPointF(math.cos(angle), math.sin(angle)) * distance
        painter.drawEllipse(
            place, radius * (0.06 + rng.random() * 0.16), radius * (0.04 + rng.random() * 0.07)
        )
    if body.number % 7 == 3:
        painter.save()
        painter.rotate(math.degrees(body.angle) + 50)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(_WHITE, 0.16), radius * 0.13))
        vein = QPainterPath(QPointF(-1.3, 0.15) * radius)
        vein.quadTo(QPointF(0, -0.35) * radius, QPointF(1.3, 0.2) * radius)
        painter.drawPath(vein)
        painter.restore()


def nickernut_details(painter: QPainter, body: Body) -> None:
    """Seven fine meridians from pole to pole, and the eye where the seed hung."""
    a, b = body.a, body.b
    painter.save()
    painter.rotate(math.degrees(body.angle))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(QColor("#1D2018"), 0.13), 0.035 * body.radius))
    for number in range(7):
        half = (number - 3) * 0.30 * b
        if half == 0:
            painter.drawLine(QPointF(-a, 0), QPointF(a, 0))
        else:
            painter.drawArc(
                QRectF(-a, -abs(half), 2 * a, 2 * abs(half)), 0, 180 * 16 if half > 0 else -180 * 16
            )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("#3B2A18"), 0.55))
    painter.drawEllipse(QPointF(0.78 * a, 0), 0.13 * a, 0.20 * a)
    painter.restore()


def cowrie_details(painter: QPainter, body: Body) -> None:
    """Three of five shells show the toothed mouth, two the back with its golden ring."""
    painter.save()
    painter.rotate(math.degrees(body.angle))
    if shows_mouth(body.number):
        _cowrie_mouth(painter, body)
    else:
        painter.setBrush(faded(QColor("#9A8A72"), 0.28))
        painter.setPen(QPen(faded(QColor("#C98F2F"), 0.75), 0.09 * body.radius))
        painter.drawEllipse(QPointF(), 0.62 * body.a, 0.60 * body.b)
    painter.restore()


def shows_mouth(number: int) -> bool:
    """Whether the shell with that number lies on its back."""
    return number % 5 in (0, 2, 3)


def _cowrie_mouth(painter: QPainter, body: Body) -> None:
    a, b = body.a, body.b
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(QColor("#6B4226"), 0.30))
    painter.drawEllipse(QPointF(), 0.86 * a, 0.30 * b)
    slit = QPainterPath(QPointF(-0.84 * a, 0))
    slit.quadTo(QPointF(0, -0.20 * b), QPointF(0.84 * a, 0))
    slit.quadTo(QPointF(0, 0.22 * b), QPointF(-0.84 * a, 0))
    painter.fillPath(slit, QColor("#3C2112"))
    painter.setPen(QPen(QColor("#FFF7E6"), 0.052 * body.radius))
    for number in range(-6, 7):
        height = 1 - (number / 8) ** 2
        x = number * 0.115 * a
        for side in (-1, 1):
            painter.drawLine(
                QPointF(x, side * 0.30 * b * height), QPointF(x, side * 0.085 * b * height)
            )


def glass_details(painter: QPainter, body: Body) -> None:
    """Glass is clear; its light is painted with the body."""
