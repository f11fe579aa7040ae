"""What pictures show: one moment of a board, and how the board looks. Values only, so that another thread can paint them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtGui import QColor, QImage, QPainter

from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board import states
from mancala_desktop.ui.board.canvas import aligned, canvas, device_size
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.heaps import InHand, Lie, places
from mancala_desktop.ui.board.picture import paint_board
from mancala_desktop.ui.board.pictures import BoardPictures, board_pictures
from mancala_desktop.ui.board.seeds import SeedSprites


@dataclass(frozen=True, slots=True)
class Still:
    """What lies on a board at one moment: seeds by ring index, marks, burnt pits, half a seed, seeds held over a
    hole; and which seeds all these are, if that matters."""

    counts: tuple[int, ...]
    marks: states.Marks = field(default_factory=dict)
    burnt: frozenset[int] = frozenset()
    half: bool = False
    hands: Mapping[int, int] = field(default_factory=dict)
    lie: Lie | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Stand:
    """The board in the picture: its measures and look, the names of its pits, and the ground it lies on.

    Without a `ground` everything around the board and its shadow is transparent.
    """

    geometry: Geometry
    look: Look
    names: Sequence[str]
    ground: QColor | None = None


def still_of(position: Position, last: Sowing | None = None, lie: Lie | None = None) -> Still:
    """A position at rest, with the marks of the sowing that led to it, and its seeds."""
    hands = {
        place.over: seeds for place, seeds in places(position).items() if isinstance(place, InHand)
    }
    return Still(
        position.seeds, states.of_sowing(last), position.burnt, bool(position.half), hands, lie
    )


class Painter:
    """Paints many stills of one board, `ratio` device pixels a pixel."""

    def __init__(self, stand: Stand, ratio: float) -> None:
        geometry, look = stand.geometry, stand.look
        self.stand, self.ratio = stand, ratio
        self.area = aligned(geometry.canvas, ratio)
        self._sprites = SeedSprites(look.material, geometry.seed_radius, ratio)
        self._pictures: BoardPictures = board_pictures(
            geometry, look.theme, ratio=ratio, shadow=look.shadow, cache=look.cache
        )

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the pictures in device pixels."""
        return device_size(self.area, self.ratio)

    def image(self, still: Still) -> QImage:
        """The whole picture."""
        image, painter = canvas(self.area, self.ratio)
        if self.stand.ground is not None:
            painter.fillRect(self.area, self.stand.ground)
        self._paint(painter, still)
        painter.end()
        return image

    def _paint(self, painter: QPainter, still: Still) -> None:
        paint_board(
            painter,
            self.stand.geometry,
            self.stand.look.theme,
            still.counts,
            names=self.stand.names,
            marks=still.marks,
            burnt=still.burnt,
            half=still.half,
            hands=still.hands,
            lie=still.lie,
            sprites=self._sprites,
            pictures=self._pictures,
        )
