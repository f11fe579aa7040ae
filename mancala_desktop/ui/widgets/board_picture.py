"""A small still board, as on cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.record.game import Game
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.board.canvas import aligned, canvas
from mancala_desktop.ui.board.dresser import REPAINT_DELAY
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.heaps import Heaps, Lie, heaps_of
from mancala_desktop.ui.board.picture import paint_board
from mancala_desktop.ui.board.shapes import board_outline
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.theme import paint_icon, worn

BESIDE, ABOVE, BELOW = 0.03, 0.015, 0.06  # of the board's width: as far as its shadow is seen
SLANT = 0.12  # of the board's height: how far the line between two boards in one picture leans

SIGN = 20  # px
CLOSE = (1, 2, 3)  # the pits that are seen from close by

Looks = Callable[[], Sequence[Look]]
Names = Callable[[int], Sequence[str]]
"""What stands beside the holes of a board with so many pits a side, by ring index."""


class BoardPicture(QWidget):
    """Shows a position, as large as its width allows; screen readers hear `setAccessibleName`.

    The picture is painted once for a size, a theme and a position, and kept. That takes a while, so
    it happens beside the window; until then the picture before is stretched.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        counts: bool = False,
        looks: Looks | None = None,
        names: Names | None = None,
    ) -> None:
        """`looks` says what the board looks like, if not as the one chosen. Of several looks each
        has a part of the board. `names` are written beside the pits where there is room."""
        super().__init__(parent)
        self._counts = counts
        self._names = names
        self._flipped = False
        self._looks: Looks = looks or (lambda: (boards().look(self._family),))
        self._family = Family.KALAH
        self._position: Position | None = None
        self._lie: Lie | None = None
        self._picture: QPixmap | None = None
        self._aside = Aside(self)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._renew)
        if looks is None:
            boards().changed.connect(self._look_changed)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_game(self, game: Game, lie: Lie | None = None, *, flipped: bool) -> None:
        """The position in play, with the very seeds that lie there in this game, as in `lie` if
        that is given."""
        self._lie = lie or Lie.of(heaps_of(game.start, game.sowings))
        self._show(game.variant.family, game.position, flipped=flipped)

    def show_position(self, family: Family, position: Position, *, flipped: bool = False) -> None:
        """The game whose board it is, and what lies on it; `flipped` puts North below."""
        self._lie = Lie.of(Heaps.of(position))
        self._show(family, position, flipped=flipped)

    def _show(self, family: Family, position: Position, *, flipped: bool) -> None:
        self._family, self._position, self._flipped = family, position, flipped
        self._outdated(0)
        self.updateGeometry()
        self.update()

    def _geometry(self, width: int) -> Geometry:
        """The board that fits with its shadow into `width` px."""
        pits = self._position.layout.pits if self._position else 6
        across = max(1.0, width / (1 + 2 * BESIDE))
        return Geometry(pits, SHAPES[self._family], across, self._flipped)

    def _outdated(self, delay: int) -> None:
        """There has to be another picture, in so many ms; where there is none yet, when shown."""
        if self._picture is not None or self._aside.busy:
            self._late.start(delay)

    def _renew(self) -> None:
        if not self.isVisible():
            self._picture = None
            self._aside.drop()
            return
        assert self._position
        geometry, ratio, looks = (
            self._geometry(self.width()),
            self.devicePixelRatioF(),
            self._looks(),
        )
        if not looks:
            self._aside.drop()
            self._take(_sign(aligned(geometry.canvas, ratio), ratio))
            return
        parts = [
            (look, self._share(geometry, place, len(looks))) for place, look in enumerate(looks)
        ]
        heaps = self._heaps(self._position)
        names = self._names(geometry.pits) if self._names else None
        burnt = self._position.burnt
        self._aside.ask(
            partial(_painted, geometry, parts, ratio, heaps, self._counts, self._lie, names, burnt),
            self._take,
        )

    def _take(self, image: QImage) -> None:
        self._picture = QPixmap.fromImage(image)
        self.update()

    def _share(self, geometry: Geometry, place: int, shares: int) -> QPainterPath:
        """The part of the picture that shows one of several boards."""
        area, lean = geometry.canvas, SLANT * geometry.height
        face = self._sight(geometry)
        cuts = [face.left() + face.width() * cut / shares for cut in range(shares + 1)]
        cuts[0], cuts[-1] = area.left() - lean, area.right() + lean
        left, right = cuts[place], cuts[place + 1]
        path = QPainterPath()
        path.addPolygon(
            QPolygonF(
                [
                    QPointF(left + lean, area.top()),
                    QPointF(right + lean, area.top()),
                    QPointF(right - lean, area.bottom()),
                    QPointF(left - lean, area.bottom()),
                ]
            )
        )
        return path

    def _heaps(self, position: Position) -> Sequence[int]:
        """The seeds to be painted, by ring index."""
        return position.seeds

    def _sight(self, geometry: Geometry) -> QRectF:
        """What of the board is to be seen."""
        return geometry.face

    def _look_changed(self) -> None:
        self._outdated(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        board = self._geometry(width)
        return round(board.height + (ABOVE + BELOW) * board.width)

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(200))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(120))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._outdated(0)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._outdated(REPAINT_DELAY)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._position is None:
            return
        picture, ratio = self._picture, self.devicePixelRatioF()
        missing = picture is None or picture.devicePixelRatio() != ratio
        if missing and not (self._late.isActive() or self._aside.busy):
            self._late.start(0)
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        board = self._geometry(self.width())
        if picture is None:
            self._paint_outline(painter, board)
            return
        size = aligned(board.canvas, ratio).size()
        painter.drawPixmap(QRectF(self._corner(board), size), picture, QRectF(picture.rect()))

    def _paint_outline(self, painter: QPainter, board: Geometry) -> None:
        """A board without a face, until its picture is there."""
        painter.translate(self._corner(board) - aligned(board.canvas, 1.0).topLeft())
        painter.fillPath(board_outline(board), QColor(worn().line))

    def _corner(self, board: Geometry) -> QPointF:
        """Where the upper left corner of the painted board lies in the widget."""
        width = aligned(board.canvas, self.devicePixelRatioF()).width()
        return QPointF(round((self.width() - width) / 2), round(ABOVE * board.width - board.bleed))


class SeedsPicture(BoardPicture):
    """Three pits of a board from close by, for the sake of their seeds."""

    def __init__(self, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent, looks=looks)
        boards().changed.connect(self._look_changed)

    def _geometry(self, width: int) -> Geometry:
        model = Geometry(6, BoardShape.SLAB, 1.0)
        return Geometry(6, BoardShape.SLAB, max(1.0, width / self._sight(model).width()))

    def _sight(self, geometry: Geometry) -> QRectF:
        first, last = (geometry.holes[pit].center for pit in (CLOSE[0], CLOSE[-1]))
        half = (last.x() - first.x()) / 4
        return QRectF(first.x() - half, first.y() - 1.3 * half, 6 * half, 2.6 * half)

    def _heaps(self, position: Position) -> Sequence[int]:
        return [seeds if pit in CLOSE else 0 for pit, seeds in enumerate(position.seeds)]

    def _corner(self, board: Geometry) -> QPointF:
        return aligned(board.canvas, 1.0).topLeft() - self._sight(board).topLeft()

    def heightForWidth(self, width: int) -> int:
        return round(self._sight(self._geometry(width)).height())


def _sign(area: QRectF, ratio: float) -> QImage:
    """What stands for a board that cannot be used."""
    image, painter = canvas(area, ratio)
    square = QRectF(0, 0, SIGN, SIGN)
    square.moveCenter(area.center())
    paint_icon(painter, "info", worn().text3, square)
    painter.end()
    return image


def _painted(
    geometry: Geometry,
    parts: Sequence[tuple[Look, QPainterPath]],
    ratio: float,
    heaps: Sequence[int],
    counts: bool,
    lie: Lie | None,
    names: Sequence[str] | None,
    burnt: Collection[int],
) -> QImage:
    """The board, each part of it in a look of its own; painted in any thread."""
    image, painter = canvas(aligned(geometry.canvas, ratio), ratio)
    for look, share in parts:
        painter.save()
        painter.setClipPath(share)
        paint_board(
            painter,
            geometry,
            look.theme,
            heaps,
            material=look.material,
            show_counts=counts,
            shadow=look.shadow,
            lie=lie,
            names=names,
            burnt=burnt,
        )
        painter.restore()
    painter.end()
    return image
