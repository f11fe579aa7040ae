"""Which board a game is played on: its shape, wood, seeds, and the strength of its shadow."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from mancala_desktop.assets import asset
from mancala_desktop.play.settings import Seeds
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import BoardShape
from mancala_desktop.ui.board.materials import Material
from mancala_desktop.ui.board.slab import SHADOW_ON_DARK, SHADOW_ON_LIGHT
from mancala_desktop.ui.board.theme import FILE, BoardTheme, Fault, Flat, ThemeError
from mancala_desktop.ui.theme import CONTRAST, Theme, worn

BY_GAME = "game"
PLAIN = "contrast"
WOODS = {Family.KALAH: "walnut", Family.OWARE: "oak", Family.CONGKAK: "teak"}
BUNDLED = (*WOODS.values(), PLAIN)
MATERIALS = {
    Family.KALAH: Material.PEBBLE,
    Family.OWARE: Material.NICKERNUT,
    Family.CONGKAK: Material.COWRIE,
}
SHAPES = {
    Family.KALAH: BoardShape.SLAB,
    Family.OWARE: BoardShape.SLAB,
    Family.CONGKAK: BoardShape.BOAT,
}
_CHOSEN = {
    Seeds.GLASS: Material.GLASS,
    Seeds.COWRIE: Material.COWRIE,
    Seeds.NICKERNUT: Material.NICKERNUT,
    Seeds.STONE: Material.PEBBLE,
}


class Boards(QObject):
    """The boards there are, and the one chosen; there is one of these an application (`boards`).

    A board is called by its folder's name, or `game` for the one of each game. In a window of high
    contrast every board is plain.
    """

    changed = Signal()
    broken = Signal(object)  # ThemeError: the board chosen cannot be used; that of the game is

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        """Where the user's boards are."""
        self._own: BoardTheme | None = None
        self._board, self._seeds = BY_GAME, Seeds.GAME

    def own(self) -> list[str]:
        """The names of the user's boards; none is called like one of ours."""
        try:
            found = [each.name for each in self.folder.iterdir()] if self.folder else []
        except OSError:
            return []
        taken = (BY_GAME, *BUNDLED)
        return sorted(
            name for name in found if self._is_board(name) and name.casefold() not in taken
        )

    def choose(self, board: str, seeds: Seeds) -> None:
        """Play on this board with these seeds; a board of the user's is read anew."""
        self._board, self._seeds, self._own = board, seeds, None
        try:
            if board not in (BY_GAME, *BUNDLED):
                self._own = self._load(board)
        except ThemeError as error:
            self._board = BY_GAME
            self.broken.emit(error)
        self.changed.emit()

    def look(
        self, family: Family, cache_folder: Path | None = None, *, theme: Theme | None = None
    ) -> Look:
        """What a game is played with now, in a window of this theme or of the one that is worn."""
        window = theme or worn()
        board = self._theme(family, window)
        return _look(board, self._material(family, self._seeds, window), window, cache_folder)

    def sample(self, board: str) -> tuple[Look, ...]:
        """A board that could be chosen; for `game` those of all games. Raises ThemeError."""
        if board == BY_GAME:
            names = list(dict.fromkeys(WOODS.values()))
            return tuple(_look(_bundled(name), Material.PEBBLE, worn()) for name in names)
        theme = _bundled(board) if board in BUNDLED else self._load(board)
        plain = isinstance(theme.body, Flat)
        return (_look(theme, Material.DISC if plain else Material.PEBBLE, worn()),)

    def seed_sample(self, seeds: Seeds) -> tuple[Look, ...]:
        """Seeds that could be chosen, on the board of now; for `game` those of all games."""
        families = tuple(Family) if seeds is Seeds.GAME else (Family.KALAH,)
        window = worn()
        return tuple(
            _look(self._theme(each, window), self._material(each, seeds, window), window)
            for each in families
        )

    def _theme(self, family: Family, window: Theme) -> BoardTheme:
        if window is CONTRAST:
            return _bundled(PLAIN)
        return self._own or _bundled(WOODS[family] if self._board == BY_GAME else self._board)

    def _material(self, family: Family, seeds: Seeds, window: Theme) -> Material:
        if window is CONTRAST:
            return Material.DISC
        if seeds is not Seeds.GAME:
            return _CHOSEN[seeds]
        return (
            Material.DISC
            if isinstance(self._theme(family, window).body, Flat)
            else MATERIALS[family]
        )

    def _load(self, name: str) -> BoardTheme:
        if self.folder is None or not self._is_board(name):
            raise ThemeError((self.folder or Path()) / name / FILE, Fault.UNREADABLE)
        return BoardTheme.load(self.folder / name)

    def _is_board(self, name: str) -> bool:
        hidden = name.startswith(".") or Path(name).name != name
        return self.folder is not None and not hidden and (self.folder / name).is_dir()


def boards() -> Boards:
    """The boards of this application."""
    app = QApplication.instance()
    assert app is not None
    found = app.findChild(Boards)
    return found if isinstance(found, Boards) else Boards(app)


def _look(
    theme: BoardTheme, material: Material, window: Theme, cache_folder: Path | None = None
) -> Look:
    shadow = SHADOW_ON_DARK if window.dark else SHADOW_ON_LIGHT
    return Look(theme, material, shadow, cache_folder)


@cache
def _bundled(name: str) -> BoardTheme:
    return BoardTheme.load(asset("themes", name))
