"""The stage: one player's plate above the board, the other's below, all three as large as fits.

Who sits face to face with the other has the sentence above the plate, too.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QRectF, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.banner import Banner
from mancala_desktop.ui.board.geometry import BLEED, THICKNESS
from mancala_desktop.ui.footer import StatusLine
from mancala_desktop.ui.plate import Plate

SMALLEST_BOARD = 520
LARGEST_BOARD = 1440
LARGEST_BANNER = 960
BANNER_GAP = 4
ROOMY_BOARD = 640
"""From this width (px) on a board may give room to the sentence above it."""


@dataclass(frozen=True, slots=True)
class Gaps:
    """Empty px around the board: at its sides, above it, below it, and what is kept free besides."""

    side: int
    above: int
    below: int
    slack: int


ROOMY = Gaps(side=24, above=26, below=40, slack=24)
COMPACT = Gaps(side=20, above=12, below=24, slack=0)


def board_width(width: int, height: int, gaps: Gaps, plate: int) -> int:
    """The board's width W on a stage of that size, by the design's formula, between plates so many
    px high."""
    free = height - 2 * plate - gaps.above - gaps.below - gaps.slack
    fitting = min(width - 2 * gaps.side, int(free / 0.40))
    return max(SMALLEST_BOARD, min(LARGEST_BOARD, fitting))


class Stage(QWidget):
    """Places two plates and a board view; the view gets room for the board's shadow all around."""

    def __init__(self, board: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gaps = ROOMY
        self._ratio = 0.385
        self.board = board
        board.setParent(self)
        self.above = Plate(self)
        self.below = Plate(self)
        self.echo = StatusLine(self)
        self.echo.hide()
        self._facing = False
        self._banner: Banner | None = None

    def set_compact(self, compact: bool) -> None:
        """Lower plates and smaller gaps, for low windows."""
        self._gaps = COMPACT if compact else ROOMY
        self.above.set_compact(compact)
        self.below.set_compact(compact)
        self._arrange()

    def set_board_ratio(self, ratio: float) -> None:
        """The height of the board's face as a fraction of its width; it differs with the shape."""
        self._ratio = ratio
        self._arrange()

    def set_facing(self, facing: bool) -> None:
        """Whether what is above is to be read from above, by whoever sits there."""
        self._facing = facing
        self.above.set_turned(facing)
        self._arrange()

    def set_banner(self, banner: Banner) -> None:
        """A line for the foot of the stage. The board gives way to it only if it has to."""
        self._banner = banner
        banner.setParent(self)
        banner.resized.connect(self._arrange)

    @property
    def foot_height(self) -> int:
        """How high the line at the foot is, with the room around it; 0 if there is none now."""
        high = self._banner.height_in(self._banner_width) if self._banner else 0
        return high + 2 * BANNER_GAP if high else 0

    @property
    def _banner_width(self) -> int:
        return min(self.width() - 2 * COMPACT.side, LARGEST_BANNER)

    @property
    def _echo_height(self) -> int:
        """How high the sentence above is; 0 where nobody sits, or the board would be too small."""
        high = self.echo.sizeHint().height()
        plate = self.above.height()
        width = board_width(self.width(), self.height() - high, self._gaps, plate)
        return high if self._facing and width >= ROOMY_BOARD else 0

    @property
    def board_rect(self) -> QRectF:
        """The board's face, without its thickness and shadow, in the stage's coordinates."""
        gaps, echo, foot = self._gaps, self._echo_height, self.foot_height
        width = board_width(self.width(), self.height() - echo - foot, gaps, self.above.height())
        height = self._ratio * width
        plate = self.above.height()
        group = echo + 2 * plate + gaps.above + gaps.below + height + THICKNESS * width / 2
        top = (self.height() - group) / 2
        if foot:
            top = max(0.0, min(top, self.height() - foot - group))
        top += echo + plate + gaps.above
        return QRectF((self.width() - width) / 2, top, width, height)

    def _arrange(self) -> None:
        gaps, face = self._gaps, self.board_rect
        bleed = BLEED * face.width()
        self.board.setGeometry(face.adjusted(-bleed, -bleed, bleed, bleed).toAlignedRect())
        for plate, top in (
            (self.above, face.top() - gaps.above - self.above.height()),
            (self.below, face.bottom() + gaps.below),
        ):
            plate.setGeometry(
                QRect(round(face.left()), round(top), round(face.width()), plate.height())
            )
            plate.raise_()
        above, high = self.above.geometry(), self._echo_height
        self.echo.setGeometry(above.left(), above.top() - high, above.width(), high)
        self.echo.setVisible(high > 0)
        if self._banner:
            foot, wide = self.foot_height, self._banner_width
            self._banner.setGeometry(
                (self.width() - wide) // 2,
                self.height() - foot + BANNER_GAP,
                wide,
                max(0, foot - 2 * BANNER_GAP),
            )
            self._banner.raise_()

    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST_BOARD + 2 * COMPACT.side, 300)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:  # the plates' text may be larger now
            self.above.fit_text()
            self.below.fit_text()
            self._arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
