"""The board that is chosen in the settings, worn by all boards of the app."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt

from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.board.theme import ThemeError
from mancala_desktop.ui.boards import BY_GAME, boards


class ChosenBoard(QObject):
    """Keeps `boards()` to the settings, and these to what can be read."""

    def __init__(
        self,
        settings: Settings,
        folder: Path | None,
        parent: QObject,
        *,
        tell: Callable[[ThemeError], None],
    ) -> None:
        """`folder` has the user's own boards; `tell` says what is wrong with one of them."""
        super().__init__(parent)
        self._settings, self._tell = settings, tell
        boards().folder = folder
        # later: at the start there is no window yet to say it in
        boards().broken.connect(self._tell_broken, Qt.ConnectionType.QueuedConnection)
        settings.changed.connect(self._setting_changed)
        self._choose()

    def _choose(self) -> None:
        boards().choose(self._settings.board, self._settings.seeds)

    def _setting_changed(self, key: str) -> None:
        if key in (Settings.board.key, Settings.seeds.key):
            self._choose()

    def _tell_broken(self, error: ThemeError) -> None:
        self._settings.board = BY_GAME  # or it would be told at every start
        self._tell(error)
