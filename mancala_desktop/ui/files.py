"""Opening and saving games, with the dialogs that go with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.places import GAME_SUFFIX
from mancala_desktop.play.recent import RecentFiles
from mancala_desktop.play.seats import seats_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.play.storage import StorageError, load, save
from mancala_desktop.record.reading import Reading
from mancala_desktop.record.text import Header
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.dialogs.damaged import DamagedFileDialog
from mancala_desktop.ui.dialogs.message import LeaveDialog, MessageDialog, Way
from mancala_desktop.ui.narration import Narrator


class Files(QObject):
    """Knows in which file the game in play was saved last; a new game has none.

    A game opened from a damaged file has none either, so that saving never writes over the damage.
    """

    kept = Signal(bool)  # whether the game in play is being kept on disk; told when that changes

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        narrator: Narrator,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._recent = RecentFiles(settings)
        self._narrator = narrator
        self._actions = actions
        self._window = window
        self._autosave: Autosave | None = None
        self._path: Path | None = None
        self._opening: Path | None = None
        session.started.connect(self._another_game)
        actions.open.triggered.connect(self._ask_what_to_open)
        actions.save.triggered.connect(self._save)
        actions.save_as.triggered.connect(self._ask_where_to_save)
        for place, action in enumerate(actions.recent):
            action.triggered.connect(partial(self._open_recent, place))
        self._show_recent()

    def open(self, path: Path, *, remember: bool = True) -> None:
        """Opens a saved game; a damaged one only as far as it can be read, and after asking.

        One that is not to be `remember`ed is found where it lies, among the games kept for the user.
        """
        try:
            reading = load(path)
        except StorageError as error:
            self.complain(error)
            return
        if self.open_reading(path, reading) and remember:
            self._remember(path)

    def open_reading(self, path: Path, reading: Reading) -> bool:
        """Opens what was read from `path`, if need be after asking; whether it did."""
        if not self.may_leave():
            return False
        game, problem = reading.game, reading.problem
        if problem is not None:
            moves = None if game is None else len(game.line())
            asked = DamagedFileDialog(path, problem, moves, self._narrator, self._window)
            if not asked.exec():
                return False
        if game is None:
            return False
        self._opening = path if problem is None else None
        if self._autosave and problem is None:
            self._autosave.expect(path)
        self._session.open(game, seats_of(game))
        return True

    def retitled(self, path: Path, title: str) -> None:
        """The game in that file is called otherwise: if it is in play, that is remembered."""
        if self._autosave and self._autosave.keeps(path):
            self._session.game.headers[Header.TITLE] = title

    # ---------------------------------------------------------------- saving

    def watch(self, autosave: Autosave) -> None:
        """Says when the game in play cannot be kept on disk, and asks before it would be lost."""
        self._autosave = autosave
        autosave.failed.connect(self._not_kept)
        autosave.recovered.connect(partial(self.kept.emit, True))

    def may_leave(self) -> bool:
        """Whether the game in play may be left: it is kept on disk, saved now, or given up."""
        error = self._autosave.unsaved() if self._autosave else None
        if error is None:
            return True
        dialog = LeaveDialog(partial(self._narrator.troubles.autosave, error), self._window)
        dialog.exec()
        dialog.deleteLater()
        return dialog.way is Way.LEAVE or (dialog.way is Way.SAVE and self._ask_where_to_save())

    def _not_kept(self, error: StorageError) -> None:
        self.kept.emit(False)
        self._say(partial(self._narrator.troubles.autosave, error))

    def _save(self) -> None:
        if self._path is None:
            self._ask_where_to_save()
        else:
            self._save_to(self._path)

    def _save_to(self, path: Path) -> bool:
        try:
            save(path, self._session.game)
        except StorageError as error:
            self.complain(error)
            return False
        self._path = path
        self._remember(path)
        return True

    def _ask_where_to_save(self) -> bool:
        """Whether a place was named and the game is saved there."""
        name = self._path or self._folder() / f"{self.tr('Game')}{GAME_SUFFIX}"
        dialog = QFileDialog(self._window, self.tr("Save game"), str(name.parent), self._filter())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(GAME_SUFFIX)  # before it asks whether to overwrite, not after
        dialog.selectFile(name.name)
        saved = bool(dialog.exec()) and self._save_to(Path(dialog.selectedFiles()[0]))
        dialog.deleteLater()
        return saved

    # ---------------------------------------------------------------- opening

    def _ask_what_to_open(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open game"), str(self._folder()), self._filter()
        )
        if chosen:
            self.open(Path(chosen))

    def _open_recent(self, place: int) -> None:
        self.open(self._recent.paths()[place])

    def _another_game(self) -> None:
        self._path, self._opening = self._opening, None

    # ---------------------------------------------------------------- what was used lately

    def _remember(self, path: Path) -> None:
        self._recent.add(path)
        self._show_recent()

    def _show_recent(self) -> None:
        paths = self._recent.paths()
        for place, action in enumerate(self._actions.recent):
            known = place < len(paths)
            action.setVisible(known)
            action.setEnabled(known)
            action.setText(paths[place].name.replace("&", "&&") if known else "")

    def _folder(self) -> Path:
        paths = self._recent.paths()
        return paths[0].parent if paths else Path.home()

    def _filter(self) -> str:
        return self.tr("Mancala games ({pattern})").format(pattern=f"*{GAME_SUFFIX}")

    def complain(self, error: StorageError) -> None:
        """Says why a file could not be read or written."""
        self._say(partial(self._narrator.troubles.storage, error))

    def _say(self, say: Callable[[], str]) -> None:
        MessageDialog.tell(say, self._window)
