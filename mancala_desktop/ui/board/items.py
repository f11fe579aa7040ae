"""What the scene is made of besides seeds: pictures painted only when what they say changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from mancala_desktop.ui.board.badges import (
    CAPTURE_SIZE,
    GAIN_SIZE,
    NOTE_ROOM,
    NOTE_SIZE,
    Arc,
    Badge,
    BadgePainter,
    ChipIcon,
    ChipKind,
)
from mancala_desktop.ui.board.burnt import paint_burnt
from mancala_desktop.ui.board.canvas import Piece, aligned, canvas, on_grid
from mancala_desktop.ui.board.geometry import COUNT_OFFSET, Geometry
from mancala_desktop.ui.board.marks import Mark, MarkPainter
from mancala_desktop.ui.board.numerals import paint_count, paint_letter
from mancala_desktop.ui.board.theme import BoardTheme

_MARK_MARGIN = 0.36
"""How far marks reach beyond a hole's rim, as a part of its half width: the glow goes farthest."""

_LEAST_MARGIN = 18.0
"""The same in u, for the badges."""


@dataclass
class Painters:
    """Bakes the pictures of one theme on one board, each only once. Any thread may ask for one.

    `ratio` is in device pixels a pixel; None while the board has no size yet, and no pictures.
    """

    geometry: Geometry
    theme: BoardTheme
    ratio: float | None
    pieces: dict[tuple[object, ...], Piece] = field(default_factory=dict, compare=False, repr=False)

    def turned(self, geometry: Geometry) -> Painters:
        """Those of the same board the other way round: what looks alike there is not baked again."""
        return Painters(geometry, self.theme, self.ratio, self.pieces)

    def paint_all(
        self,
        names: Sequence[str],
        counts: Sequence[tuple[int, bool]],
        marks: Sequence[frozenset[Mark]],
    ) -> None:
        """Bake what a board shows now (all by ring index), so that it is there when it is worn."""
        for hole, name in enumerate(names):
            self.letter(hole, name)
        for hole, (count, half) in enumerate(counts):
            self.count(hole, count, half)
        for hole, worn in enumerate(marks):
            self.marks(hole, worn)

    def count(self, hole: int, count: int, half: bool) -> Piece | None:
        """The count beside a hole, `half` a seed more if so."""
        reach = 2 * COUNT_OFFSET * self.geometry.width
        center = self.geometry.count_position(hole)
        area = QRectF(center.x() - reach, center.y() - reach / 2, 2 * reach, reach)
        return self._piece(
            ("count", self.geometry.slot(hole), count, half),
            area,
            lambda painter: paint_count(painter, self.geometry, self.theme, hole, count, half=half),
        )

    def letter(self, hole: int, letter: str) -> Piece | None:
        """A pit's name beside its rim; None for an empty one."""
        if not letter:
            return None
        style, reach = self.theme.lettering, 2 * self.theme.lettering.letter_size
        center = self.geometry.letter_position(hole, style.letter_across, style.letter_along)
        size = reach * self.geometry.width
        area = QRectF(center.x() - size, center.y() - size, 2 * size, 2 * size)
        return self._piece(
            ("letter", self.geometry.slot(hole), letter),
            area,
            lambda painter: paint_letter(painter, self.geometry, self.theme, hole, letter),
        )

    def marks(self, hole: int, marks: frozenset[Mark], *, turn: float = 0.0) -> Piece | None:
        """The state of a hole; `turn` (0 to 1) is how far the dots of a hint have run round."""
        if not marks:
            return None
        margin = self.mark_margin(hole)
        area = self.geometry.holes[hole].rect.adjusted(-margin, -margin, margin, margin)
        marker = MarkPainter(self.geometry, self.theme)
        key = ("marks", self.geometry.slot(hole), marks)
        return self._piece(
            None if turn else key,
            area,
            lambda painter: marker.paint(painter, hole, marks, turn=turn),
        )

    def mark_margin(self, hole: int) -> float:
        """How far the marks of a hole reach beyond its rim, in pixels."""
        wide = _MARK_MARGIN * self.geometry.holes[hole].rx
        return max(wide, _LEAST_MARGIN * self.geometry.unit)

    def burnt(self, hole: int) -> Piece | None:
        """The cover of a burnt pit."""
        area = self.geometry.holes[hole].rect
        return self._piece(
            ("burnt", self.geometry.slot(hole)),
            area,
            lambda painter: paint_burnt(painter, self.geometry, self.theme, hole),
        )

    def chip(
        self,
        center: QPointF,
        text: str,
        kind: ChipKind = ChipKind.NOTE,
        *,
        icon: ChipIcon | None = None,
        size: float = CAPTURE_SIZE,
        turned: bool | None = None,
        room: float | None = None,
    ) -> Piece | None:
        """A note over the board; `turned` and `room` as `BadgePainter.chip` takes them."""
        badges = self.badges
        area = badges.chip_rect(center, text, icon=icon, size=size, room=room).adjusted(
            -2, -2, 2, 2
        )
        key = ("chip", text, kind, icon, size, _near(center), turned, room)

        def paint(painter: QPainter) -> None:
            badges.chip(painter, center, text, kind, icon=icon, size=size, turned=turned, room=room)

        return self._piece(key, area, paint)

    @property
    def badges(self) -> BadgePainter:
        """Knows where previews and chips stand."""
        return BadgePainter(self.geometry, self.theme)

    def badge(self, badge: Badge) -> Piece | None:
        """A number on the path of a sowing, about the origin."""
        turned = self.geometry.upside_down(badge.center)
        badge = replace(badge, center=QPointF())
        area = self.badges.badge_rect(badge).adjusted(-1, -1, 1, 1)
        return self._piece(
            ("badge", badge.text, turned),
            area,
            lambda painter: self.badges.badge(painter, badge, turned=turned),
        )

    def arc(self, arc: Arc) -> Piece | None:
        """A piece of the path of a sowing, from the origin."""
        arc = replace(arc, start=QPointF())
        reach = 12 * self.geometry.unit
        area = QRectF(QPointF(), arc.way).normalized().adjusted(-reach, -reach, reach, reach)
        key = ("arc", _near(arc.way), arc.bend)
        return self._piece(key, area, lambda painter: self.badges.arc(painter, arc))

    def ghost_ring(self) -> Piece | None:
        """What goes round a seed that is still to come, about the origin."""
        reach = self.badges.ghost_radius + 2 * self.geometry.unit
        area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        return self._piece(
            ("ghost",), area, lambda painter: self.badges.ghost_ring(painter, QPointF())
        )

    def gain(self, store: int, text: str) -> Piece | None:
        """What a store has gained, within it."""
        place, room = self.badges.in_store(store), 2 * self.geometry.holes[store].rx
        return self.chip(place, text, ChipKind.GAIN, size=GAIN_SIZE, room=room)

    def extra_turn(self, store: int, text: str) -> Piece | None:
        """That a seed in this store has earned an extra turn."""
        turned = self.geometry.upside_down(self.geometry.count_position(store))
        place, room = self.badges.inner_rim(store), NOTE_ROOM * self.geometry.pitch
        return self.chip(place, text, icon=ChipIcon.AGAIN, size=NOTE_SIZE, turned=turned, room=room)

    def pulse(self, hole: int, mark: Mark = Mark.LEGAL) -> Piece | None:
        """The ring round a store that has earned an extra turn, or round a pit that is hinted at."""
        margin, marker = self.mark_margin(hole), MarkPainter(self.geometry, self.theme)
        return self._piece(
            ("pulse", self.geometry.slot(hole), mark),
            self.geometry.holes[hole].rect.adjusted(-margin, -margin, margin, margin),
            lambda painter: marker.pulse(painter, hole, mark),
        )

    def _piece(
        self, key: tuple[object, ...] | None, area: QRectF, paint: Callable[[QPainter], object]
    ) -> Piece | None:
        """A picture that is kept under its key, without one only to be seen for a frame."""
        if self.ratio is None:
            return None
        kept = None if key is None else self.pieces.get((self.geometry.facing, *key))
        if kept is not None:
            return kept
        area = aligned(area, self.ratio)
        image, painter = canvas(area, self.ratio)
        paint(painter)
        painter.end()
        piece = Piece(image, area.topLeft())
        if key is not None:
            self.pieces[self.geometry.facing, *key] = piece
        return piece


def _near(point: QPointF) -> tuple[int, int]:
    """The point, as exactly as pictures need to tell it from others (a quarter of a pixel)."""
    return round(4 * point.x()), round(4 * point.y())


class PieceItem(QGraphicsPixmapItem):
    """A picture at its place, scaled about `center` where it is scaled."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self.setZValue(layer)

    def wear(self, piece: Piece | None, center: QPointF | None = None) -> None:
        """Show another picture, or none."""
        if piece is None:
            self.setPixmap(QPixmap())
            return
        self.setPixmap(QPixmap.fromImage(piece.image))
        middle = center or QPointF()
        self.setPos(middle)
        self.setOffset(piece.position - middle)

    def grow(self, factor: float) -> None:
        """Show it so many times as large; smoothly, which costs even a picture that is not larger."""
        smooth, fast = (
            Qt.TransformationMode.SmoothTransformation,
            Qt.TransformationMode.FastTransformation,
        )
        self.setTransformationMode(fast if factor == 1 else smooth)
        self.setScale(factor)

    def put(self, piece: Piece | None, place: QPointF) -> None:
        """Show a picture that was painted about the origin."""
        if piece:
            self.setPixmap(QPixmap.fromImage(piece.image))
            self.setOffset(piece.position)
            self.setPos(on_grid(place, piece.image.devicePixelRatio()))
