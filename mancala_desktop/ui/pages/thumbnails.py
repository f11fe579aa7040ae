"""Small boards for many saved games: painted beside the window for those in sight, and kept a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from mancala_desktop.play.saved import SavedGame
from mancala_desktop.play.seats import below, seats_of
from mancala_desktop.play.storage import StorageError, load
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.board.canvas import aligned, canvas
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.heaps import Lie, heaps_of
from mancala_desktop.ui.board.picture import paint_board
from mancala_desktop.ui.board.pictures import BoardPictures, board_pictures
from mancala_desktop.ui.board.seeds import SeedSprites
from mancala_desktop.ui.boards import SHAPES, boards

Dresses = OrderedDict[Hashable, tuple[BoardPictures, SeedSprites]]
"""Empty boards and seeds, by look and size; only the thread that paints looks at them."""

KEPT = 160  # pictures
WANTED = 40  # at most; who scrolls past wants them no more
KEPT_DRESSES = 12  # empty boards of one look and size


class Thumbnails(QObject):
    """Gives the pictures there are; one that is missing is painted, and then `painted` says so."""

    painted = Signal(object)  # Path of the game

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._aside = Aside(parent)
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._wanted: OrderedDict[Hashable, tuple[SavedGame, float, float]] = OrderedDict()
        self._dresses: Dresses = OrderedDict()
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._paint)
        boards().changed.connect(self.forget)

    def picture(self, game: SavedGame, width: float, ratio: float) -> QPixmap | None:
        """The last position of the game on a board so many px wide, its bleed around it; None if
        there is none, or none yet."""
        if not game.preset_id:
            return None
        key = (game.path, game.modified, game.size, width, ratio)
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        self._wanted[key] = (game, width, ratio)
        self._wanted.move_to_end(key)
        while len(self._wanted) > WANTED:
            self._wanted.popitem(last=False)
        self._next.start()
        return None

    def forget(self) -> None:
        """All boards look otherwise now."""
        self._aside.drop()
        self._pictures.clear()
        self._wanted.clear()

    def _paint(self) -> None:
        if not self._wanted or self._aside.busy:
            return
        key, (game, width, ratio) = self._wanted.popitem(last=False)
        family = game.family
        assert family
        work = partial(_painted, game.path, width, ratio, boards().look(family), self._dresses)
        self._aside.ask(work, partial(self._take, key, game.path))

    def _take(self, key: Hashable, path: Path, image: QImage | None) -> None:
        self._pictures[key] = QPixmap() if image is None else QPixmap.fromImage(image)
        while len(self._pictures) > KEPT:
            self._pictures.popitem(last=False)
        self.painted.emit(path)
        self._paint()


def board_of(game: SavedGame, width: float) -> Geometry:
    """The empty board on which a game is shown, until its picture is there."""
    variant = PRESETS[game.preset_id].variant
    flipped = below(game.seats) is Side.NORTH
    return Geometry(variant.pits, SHAPES[variant.family], width, flipped)


def _painted(
    path: Path,
    width: float,
    ratio: float,
    look: Look,
    dresses: Dresses,
) -> QImage | None:
    """The game's last position, with the very seeds that lie there; the file is read for it."""
    try:
        game = load(path).game
    except StorageError:
        return None
    return _board(game, width, ratio, look, dresses) if game else None


def _board(
    game: Game,
    width: float,
    ratio: float,
    look: Look,
    dresses: Dresses,
) -> QImage:
    variant = game.variant
    flipped = below(seats_of(game)) is Side.NORTH
    geometry = Geometry(variant.pits, SHAPES[variant.family], width, flipped)
    key = (geometry, look.theme.digest, look.material, look.shadow, ratio)
    if key not in dresses:
        pictures = board_pictures(geometry, look.theme, ratio=ratio, shadow=look.shadow)
        dresses[key] = pictures, SeedSprites(look.material, geometry.seed_radius, ratio)
        while len(dresses) > KEPT_DRESSES:
            dresses.popitem(last=False)
    pictures, sprites = dresses[key]
    image, painter = canvas(aligned(geometry.canvas, ratio), ratio)
    paint_board(
        painter,
        geometry,
        look.theme,
        game.position.seeds,
        show_counts=False,
        lie=Lie.of(heaps_of(game.start, game.sowings)),
        sprites=sprites,
        pictures=pictures,
    )
    painter.end()
    return image
