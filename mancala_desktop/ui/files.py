"""Opening and saving games, with the dialogs that go with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.recent import RecentFiles
from mancala_desktop.play.seats import seats_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.play.storage import Obstacle, StorageError, load_games, save
from mancala_desktop.record.formats import Format, GameText
from mancala_desktop.record.game import Game
from mancala_desktop.record.reading import Reading
from mancala_desktop.record.text import Header
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.dialogs.choose_game import ChooseGameDialog
from mancala_desktop.ui.dialogs.damaged import DamagedFileDialog
from mancala_desktop.ui.dialogs.message import LeaveDialog, MessageDialog, Way
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.share.new_file import Kind, NewFile


class Files(QObject):
    """Knows in which file the game in play was saved last; a new game has none.

    A game opened from a damaged file has none either, so that saving never writes over the damage.
    """

    told = Signal(object)  # Callable[[], str]: what was done, in the language of now
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
        self._new_file = NewFile(window)
        self._autosave: Autosave | None = None
        self._path: Path | None = None
        self._opening: Path | None = None
        self._waiting: list[tuple[Path, bool]] = []  # files from outside, while a dialog is open
        self._busy = False
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
        While there is a question or a complaint about another file, it waits for the answer.
        """
        self._waiting.append((path, remember))
        if self._busy:
            return
        self._busy = True
        try:
            while self._waiting:
                self._open(*self._waiting.pop(0))
        finally:
            self._busy = False
            self._waiting.clear()

    def _open(self, path: Path, remember: bool) -> None:
        try:
            games = load_games(path)
        except StorageError as error:
            self.complain(error)
            return
        if self.open_one_of(games, path) and remember:
            self._remember(path)

    def open_one_of(self, games: Sequence[GameText], path: Path | None = None) -> bool:
        """Opens the game of a text or, of several, a copy of the one that is chosen; whether it did.

        `path` is None for a text that stands in no file.
        """
        reading = self._one_of(games, path)
        return reading is not None and self.open_reading(path, reading, as_copy=len(games) > 1)

    def open_reading(self, path: Path | None, reading: Reading, *, as_copy: bool = False) -> bool:
        """Opens what was read from `path`, if need be after asking; whether it did.

        A copy has no file of its own yet.
        """
        if not self.may_leave():
            return False
        game = self._game_of(path, reading)
        if game is None:
            return False
        kept_in = None if reading.problem or as_copy else path
        self._opening = kept_in
        if self._autosave and kept_in is not None:
            self._autosave.expect(kept_in)
        self._session.open(game, seats_of(game))
        return True

    def read(self, path: Path) -> Game | None:
        """A game in a file for others to look at, asking and complaining as `open` does; None if
        there is none that is wanted."""
        try:
            reading = self._one_of(load_games(path), path)
        except StorageError as error:
            self.complain(error)
            return None
        return self._game_of(path, reading) if reading else None

    def _one_of(self, games: Sequence[GameText], path: Path | None) -> Reading | None:
        if len(games) == 1:
            return games[0].read()
        dialog = ChooseGameDialog(
            games, self._narrator, self._window, file=path.name if path else ""
        )
        chosen = dialog.chosen if dialog.exec() else None
        dialog.deleteLater()
        return chosen

    def _game_of(self, path: Path | None, reading: Reading) -> Game | None:
        """What was read; of a damaged text only if somebody wants as much as could be read."""
        game, problem = reading.game, reading.problem
        if problem is None:
            return game
        moves = None if game is None else len(game.line())
        dialog = DamagedFileDialog(path, problem, moves, self._narrator, self._window)
        wanted = dialog.exec()
        dialog.deleteLater()
        return game if wanted else None

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

    def kinds(self, family: Family | None) -> list[Kind]:
        """The kinds of files a game can be kept in, ours first."""
        names = {
            Format.MANCALA: self.tr("Mancala game"),
            Format.OGN: self.tr("Oware Game Notation"),
        }
        return [Kind(name, each.value) for each, name in names.items() if each.knows(family)]

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
            if path.is_file() and len(load_games(path)) > 1:
                raise StorageError(Obstacle.MANY_GAMES, path)
            save(path, self._session.game)
        except StorageError as error:
            self.complain(error)
            return False
        self._path = path
        self._remember(path)
        self.told.emit(lambda: self.tr("Saved as {file}.").format(file=path.name))
        return True

    def _ask_where_to_save(self) -> bool:
        """Whether a place was named and the game is saved there."""
        kinds = self.kinds(self._session.game.variant.family)
        if self._path and Format.ending(self._path.suffix) is Format.OGN:
            kinds.reverse()
        name, folder = (
            (self._path.stem, self._path.parent)
            if self._path
            else (self.tr("Game"), self._folder())
        )
        path = self._new_file.ask(
            self.tr("Save game"), name, kinds, folder, others=[each.value for each in Format]
        )
        return path is not None and self._save_to(path)

    # ---------------------------------------------------------------- opening

    def _ask_what_to_open(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open game"), str(self._folder()), self._filters()
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

    def _filters(self) -> str:
        every, ours, ogn = "*.mancala *.ogn", f"*{Format.MANCALA.value}", f"*{Format.OGN.value}"
        filters = (
            self.tr("Saved games ({pattern})").format(pattern=every),
            self.tr("Mancala games ({pattern})").format(pattern=ours),
            self.tr("Oware Game Notation ({pattern})").format(pattern=ogn),
            self.tr("All files ({pattern})").format(pattern="*"),
        )
        return ";;".join(filters)

    def complain(self, error: StorageError) -> None:
        """Says why a file could not be read or written."""
        self._say(partial(self._narrator.troubles.storage, error))

    def _say(self, say: Callable[[], str]) -> None:
        MessageDialog.tell(say, self._window)
