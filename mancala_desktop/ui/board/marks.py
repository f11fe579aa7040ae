"""The state of a hole, drawn round it. Every state has a shape of its own, so that none depends on colour.

Pads are distances outside the rim in u (see `geometry.UNIT`); a negative one would lie inside.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from mancala_desktop.ui.board.geometry import Geometry, Hole
from mancala_desktop.ui.board.shapes import bulb_path, corner_arcs, faded, hole_path, radial
from mancala_desktop.ui.board.theme import BoardTheme, Wood

HALO = 2.6
"""Solid marks lie on a halo this much wider, in u."""

GHOST_OPACITY = 0.62


class Mark(Enum):
    """What can be said of a hole. PATH itself is a badge and a ghost seed (see `badges`), it has no ring."""

    LEGAL = auto()
    HOVER = auto()
    FOCUS = auto()
    PRESSED = auto()
    ILLEGAL = auto()
    LAST_FROM = auto()
    LAST_TO = auto()
    CAPTURED = auto()
    LANDING = auto()
    HINT = auto()


_RANK = (
    (Mark.PRESSED,),
    (Mark.HOVER,),
    (Mark.LANDING,),
    (Mark.HINT,),
    (Mark.ILLEGAL,),
    (Mark.LAST_TO, Mark.CAPTURED),
    (Mark.LAST_FROM,),
    (Mark.LEGAL,),
)


def resolve(marks: Collection[Mark]) -> tuple[Mark, ...]:
    """Which of a hole's marks are drawn: the highest rank wins, the keyboard's focus is added to any."""
    shown: tuple[Mark, ...] = ()
    for rank in _RANK:
        shown = tuple(mark for mark in rank if mark in marks)
        if shown:
            break
    if shown == (Mark.LANDING,) and Mark.CAPTURED in marks:
        shown = (Mark.LANDING, Mark.CAPTURED)
    return (*shown, Mark.FOCUS) if Mark.FOCUS in marks else shown


@dataclass(frozen=True, slots=True)
class MarkPainter:
    """Draws marks of one theme on one board; the painter it is given speaks board coordinates and is left as it was.

    `strength` (0 to 1) fades a mark in or out; `turn` (0 to 1) is how far the hint's dots have run round.
    """

    geometry: Geometry
    theme: BoardTheme

    def paint(
        self,
        painter: QPainter,
        index: int,
        marks: Collection[Mark],
        *,
        strength: float = 1.0,
        turn: float = 0.0,
    ) -> None:
        """Everything to be seen of the marks on the hole with that ring index."""
        shown = resolve(marks)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(painter.opacity() * strength)
        hole = self.geometry.holes[index]
        for mark in shown:
            match mark:
                case Mark.LEGAL:
                    self._legal(painter, hole)
                case Mark.HOVER:
                    self._hover(painter, hole)
                case Mark.FOCUS:
                    self._focus(painter, hole)
                case Mark.PRESSED:
                    self._pressed(painter, hole)
                case Mark.ILLEGAL:
                    self._illegal(painter, hole)
                case Mark.LAST_FROM:
                    self._ring(painter, hole, 3.4, 2.4, self.theme.marks.last, dash=(5, 6.2))
                case Mark.LAST_TO:
                    self._ring(painter, hole, 3.4, 2.8, self.theme.marks.last, halo=True)
                    self._wedge(painter, hole, self.theme.marks.last)
                case Mark.CAPTURED:
                    self._captured(painter, hole, 4.0 if shown[0] is mark else 9.0)
                case Mark.LANDING:
                    self._landing(painter, hole)
                case Mark.HINT:
                    self._hint(painter, hole, turn)
        painter.restore()

    def pulse(self, painter: QPainter, index: int, mark: Mark = Mark.LEGAL) -> None:
        """The ring of a store that has earned an extra turn, or of a pit with a hint."""
        style = self.theme.marks
        color = style.path if mark is Mark.HINT else style.legal
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ring(painter, self.geometry.holes[index], 3.2, 3.2, color)

    # One function a state ------------------------------------------------------------------------------------------

    def _legal(self, painter: QPainter, hole: Hole) -> None:
        """A thin ring, and a triangle on the outer side that points in."""
        style = self.theme.marks
        color = faded(style.legal, style.legal_alpha)
        self._ring(painter, hole, 3.2, style.legal_width, color)
        self._triangle(
            painter, hole, hole.outward, 0.8, style.triangle_width, style.triangle_height, color
        )

    def _hover(self, painter: QPainter, hole: Hole) -> None:
        """A thick ring in a glow."""
        style = self.theme.marks
        self._glow(painter, hole, style.glow)
        self._ring(painter, hole, 3.2, 3.2, style.legal)

    def _focus(self, painter: QPainter, hole: Hole) -> None:
        """Two light rings round a dark one."""
        style = self.theme.marks
        self._ring(painter, hole, 6.0, 2.5, style.focus_dark)
        self._ring(painter, hole, 3.4, 3.0, style.focus_light)
        self._ring(painter, hole, 9.0, 2.0, style.focus_light)

    def _pressed(self, painter: QPainter, hole: Hole) -> None:
        """The hole darkens and the ring moves in."""
        painter.fillPath(hole_path(hole), faded(QColor("#000000"), 0.30))
        self._ring(painter, hole, 1.2, 3.2, self.theme.marks.legal)

    def _illegal(self, painter: QPainter, hole: Hole) -> None:
        """A ring, and a badge with a cross."""
        style = self.theme.marks
        self._ring(painter, hole, 3.2, 2.4, style.illegal, halo=True)
        center, u = self._corner(hole, 0.74), self.geometry.unit
        painter.setPen(QPen(style.badge_ink, 1.5 * u))
        painter.setBrush(style.badge)
        painter.drawEllipse(center, 10 * u, 10 * u)
        painter.setPen(QPen(style.badge_ink, 2.4 * u, c=Qt.PenCapStyle.RoundCap))
        arm = 3.8 * u
        painter.drawLine(center + QPointF(-arm, -arm), center + QPointF(arm, arm))
        painter.drawLine(center + QPointF(-arm, arm), center + QPointF(arm, -arm))

    def _captured(self, painter: QPainter, hole: Hole, pad: float) -> None:
        """Four arcs at the corners."""
        u, color = self.geometry.unit, self.theme.marks.captured
        for arc in corner_arcs(hole, pad * u):
            self._stroke(painter, arc, 3.2, color, halo=True, cap=Qt.PenCapStyle.RoundCap)

    def _landing(self, painter: QPainter, hole: Hole) -> None:
        """A thick ring within a thin one, and a wedge."""
        color = self.theme.marks.path
        self._ring(painter, hole, 3.6, 4.2, color, halo=True)
        self._ring(painter, hole, 8.6, 1.4, color)
        self._wedge(painter, hole, color)

    def _hint(self, painter: QPainter, hole: Hole, turn: float) -> None:
        """A dotted ring within a thin one, and a badge with a bulb."""
        style, u = self.theme.marks, self.geometry.unit
        self._ring(painter, hole, 3.6, 3.0 + HALO, style.halo)
        self._ring(painter, hole, 3.6, 3.0, style.path, dash=(2, 7), turn=turn)
        self._ring(painter, hole, 8.4, 1.6, style.path)
        center = self._corner(hole, 0.72)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.path)
        painter.drawEllipse(center, 11 * u, 11 * u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(style.path_ink, 1.6 * u, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        )
        scale = 13 * u / 24
        painter.drawPath(QTransform(scale, 0, 0, scale, center.x(), center.y()).map(bulb_path()))

    # Their parts ---------------------------------------------------------------------------------------------------

    def _corner(self, hole: Hole, part: float) -> QPointF:
        """The place of a badge at a hole's upper right."""
        return hole.center + QPointF(part * hole.rx, -hole.ry + (1 - part) * min(hole.rx, hole.ry))

    def _ring(
        self,
        painter: QPainter,
        hole: Hole,
        pad: float,
        width: float,
        color: QColor,
        *,
        halo: bool = False,
        dash: tuple[float, float] | None = None,
        turn: float = 0.0,
    ) -> None:
        self._stroke(
            painter,
            hole_path(hole, pad * self.geometry.unit),
            width,
            color,
            halo=halo,
            dash=dash,
            turn=turn,
        )

    def _stroke(
        self,
        painter: QPainter,
        path: QPainterPath,
        width: float,
        color: QColor,
        *,
        halo: bool = False,
        dash: tuple[float, float] | None = None,
        turn: float = 0.0,
        cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap,
    ) -> None:
        """Draw along a path; widths and dashes in u. Dashes are stretched so that a whole number of them fits."""
        u = self.geometry.unit
        thick = width * self.theme.marks.thickness
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if halo:
            painter.setPen(QPen(self.theme.marks.halo, (thick + HALO) * u, c=cap))
            painter.drawPath(path)
        pen = QPen(color, thick * u, c=cap)
        if dash:
            length = path.length() / (thick * u)
            count = max(1, round(path.length() / (sum(dash) * u)))
            period = length / count
            pen.setDashPattern([period * dash[0] / sum(dash), period * dash[1] / sum(dash)])
            pen.setDashOffset(-turn * length)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)

    def _wedge(self, painter: QPainter, hole: Hole, color: QColor) -> None:
        """A filled triangle on the side of the board's centre line that points into the hole."""
        self._triangle(painter, hole, -hole.outward, 1.5, 14, 10, color, halo=True)

    def _triangle(
        self,
        painter: QPainter,
        hole: Hole,
        side: int,
        pad: float,
        width: float,
        height: float,
        color: QColor,
        *,
        halo: bool = False,
    ) -> None:
        """Below the hole if `side` is +1, above if it is -1, its tip `pad` outside the rim."""
        u = self.geometry.unit
        tip = QPointF(hole.x, hole.y + side * (hole.ry + pad * u))
        base = tip.y() + side * height * u
        path = QPainterPath(tip)
        path.lineTo(hole.x + width * u / 2, base)
        path.lineTo(hole.x - width * u / 2, base)
        path.closeSubpath()
        if halo:
            painter.strokePath(path, QPen(self.theme.marks.halo, HALO * u / 2))
        painter.fillPath(path, color)

    def _glow(self, painter: QPainter, hole: Hole, color: QColor) -> None:
        """Light round the hole, strongest at the rim. Only wood can glow."""
        if not isinstance(self.theme.body, Wood):
            return
        painter.save()
        outside = QPainterPath()
        outside.addRect(hole.rect.adjusted(-hole.rx, -hole.rx, hole.rx, hole.rx))
        painter.setClipPath(outside.subtracted(hole_path(hole)))
        painter.translate(hole.center)
        painter.scale(1, hole.ry / hole.rx)
        glow = radial(QPointF(), hole.rx * 1.34, (0.9 / 1.34, color), (1, faded(color, 0)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(glow))
        painter.drawEllipse(QPointF(), hole.rx * 1.34, hole.rx * 1.34)
        painter.restore()
