"""Pictures in board coordinates at the screen's resolution, laid on whole device pixels so that copying never blurs."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter


@dataclass(frozen=True, slots=True)
class Piece:
    """An image and the place of its upper left corner in board coordinates. Any thread may paint one."""

    image: QImage
    position: QPointF


def on_grid(point: QPointF, ratio: float) -> QPointF:
    """The nearest corner of a device pixel."""
    return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)


def aligned(area: QRectF, ratio: float) -> QRectF:
    """The smallest area of whole device pixels that holds `area`."""
    left, top = math.floor(area.left() * ratio), math.floor(area.top() * ratio)
    right, bottom = math.ceil(area.right() * ratio), math.ceil(area.bottom() * ratio)
    return QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)


def device_size(area: QRectF, ratio: float) -> tuple[int, int]:
    """Width and height of an aligned area in device pixels."""
    return round(area.width() * ratio), round(area.height() * ratio)


def canvas(area: QRectF, ratio: float) -> tuple[QImage, QPainter]:
    """A transparent picture of an aligned area, and a painter on it that speaks board coordinates."""
    image = QImage(*device_size(area, ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(-area.topLeft())
    return image, painter
