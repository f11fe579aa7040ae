"""A small still board, as on cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.board.canvas import aligned, canvas
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.picture import paint_board
from mancala_desktop.ui.boards import SHAPES, board_look
from mancala_desktop.ui.theme import worn

BESIDE, ABOVE, BELOW = 0.03, 0.015, 0.06  # of the board's width: as far as its shadow is seen
REPAINT_DELAY = 120  # ms after its size has changed last


class BoardPicture(QWidget):
    """Shows a position, as large as its width allows; screen readers hear `setAccessibleName`.

    The picture is painted once for a size, a theme and a position, and kept. That takes a while, so
    it happens beside the window; until then the picture before is stretched.
    """

    def __init__(self, parent: QWidget | None = None, *, counts: bool = False) -> None:
        super().__init__(parent)
        self._counts = counts
        self._family = Family.KALAH
        self._position: Position | None = None
        self._picture: QPixmap | None = None
        self._aside = Aside(self)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._renew)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_position(self, family: Family, position: Position) -> None:
        """The game whose board it is, and what lies on it."""
        self._family, self._position = family, position
        self._outdated(0)
        self.updateGeometry()
        self.update()

    def _geometry(self, width: int) -> Geometry:
        """The board that fits with its shadow into `width` px."""
        pits = self._position.layout.pits if self._position else 6
        return Geometry(pits, SHAPES[self._family], max(1.0, width / (1 + 2 * BESIDE)))

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
        look, ratio = board_look(worn(), self._family), self.devicePixelRatioF()
        geometry, seeds = self._geometry(self.width()), self._position.seeds
        self._aside.ask(partial(_painted, geometry, look, ratio, seeds, self._counts), self._show)

    def _show(self, image: QImage) -> None:
        self._picture = QPixmap.fromImage(image)
        self.update()

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
        if picture is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        board = self._geometry(self.width())
        area = aligned(board.canvas, ratio)
        left = round((self.width() - area.width()) / 2)
        top = round(ABOVE * board.width - board.bleed)
        painter.drawPixmap(QRectF(QPointF(left, top), area.size()), picture, QRectF(picture.rect()))


def _painted(
    geometry: Geometry, look: Look, ratio: float, seeds: Sequence[int], counts: bool
) -> QImage:
    """The picture, painted in any thread."""
    image, painter = canvas(aligned(geometry.canvas, ratio), ratio)
    paint_board(
        painter,
        geometry,
        look.theme,
        seeds,
        material=look.material,
        show_counts=counts,
        shadow=look.shadow,
    )
    painter.end()
    return image
