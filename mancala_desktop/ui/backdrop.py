"""The window's ground: a soft light from the upper left that fades to the edges."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.theme import Theme, worn

CENTRE = QPointF(0.36, 0.34)  # of the window's width and height
RADII = (1.20, 1.10)


class Backdrop(QWidget):
    """Paints the vignette from a pixmap that is renewed only with the size or the theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._picture = QPixmap()
        self._made_for: tuple[object, ...] = ()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = worn(), self.devicePixelRatioF()
        made_for = (theme.name, self.width(), self.height(), ratio)
        if made_for != self._made_for:
            self._picture = vignette(theme, self.width(), self.height(), ratio)
            self._made_for = made_for
        part = QRectF(event.rect())
        source = QRectF(part.topLeft() * ratio, part.size() * ratio)
        QPainter(self).drawPixmap(part, self._picture, source)


def vignette(theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    """The ground of a window of that size in px, for screens of that device pixel ratio."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    light = QRadialGradient(QPointF(0, 0), 1.0)
    light.setColorAt(0, QColor(theme.bg0))
    light.setColorAt(1, QColor(theme.bg1))
    brush = QBrush(light)
    brush.setTransform(
        QTransform.fromTranslate(CENTRE.x() * picture.width(), CENTRE.y() * picture.height()).scale(
            RADII[0] * picture.width(), RADII[1] * picture.height()
        )
    )
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), brush)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
