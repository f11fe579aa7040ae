"""A burnt pit: charred, and struck out, so that nobody takes it for an empty one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.shapes import faded, hole_path, radial
from mancala_desktop.ui.board.theme import BoardTheme, Wood

_ARM = 0.42
"""Half the cross's width and height, as parts of the pit's radii."""

_STROKE = 5.0
"""The cross's width in u."""


def paint_burnt(painter: QPainter, geometry: Geometry, theme: BoardTheme, index: int) -> None:
    """Cover the pit with ring index `index`: soot on wood, and on every board a cross."""
    hole = geometry.holes[index]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = theme.lettering.ink
    if isinstance(theme.body, Wood):
        dark = theme.body.dark
        soot = radial(hole.center, hole.ry, (0, faded(dark, 0.92)), (1, faded(dark, 0.70)))
        painter.fillPath(hole_path(hole), soot)
        ink = theme.body.lip
    width = _STROKE * geometry.unit
    arm = QPointF(_ARM * hole.rx, _ARM * hole.ry)
    other = QPointF(arm.x(), -arm.y())
    painter.setPen(QPen(faded(ink, 0.55), width, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(hole.center - arm, hole.center + arm)
    painter.drawLine(hole.center - other, hole.center + other)
    painter.restore()
