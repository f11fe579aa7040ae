"""Keeps the game being played in a file, so that it is there after any kind of end."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from mancala_desktop.play.places import GAME_SUFFIX, vacant
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.storage import StorageError, load, save, whole
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Reading, write

_HOME = "Kept"
"""A header: the name of the file among the kept games where the game in play comes from."""


class Autosave(QObject):
    """Writes the game of a session after every sowing, undo and redo.

    The game in play is in the file `path`. When it is finished, or left for another one, it goes
    to the folder `games` beside it, under a name of its own. A game that was only opened and
    looked at is not copied there.
    """

    failed = Signal(object)  # StorageError; told once, until writing succeeds again
    recovered = Signal()  # writing has succeeded after it had failed

    def __init__(self, session: GameSession, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.aside: Path | None = None  # the new name of a file that was damaged
        self._session = session
        self._path = path
        self._offered: Game | None = None
        self._precious = True  # whether the game in the file is nowhere else
        self._leaving: Path | None = None  # where the file has to go before it is written again
        self._kept: Path | None = None  # where the game in play, once finished, was put
        self._home: Path | None = None  # where among the kept games the game in play came from
        self._coming: Path | None = None  # the same of the game that is about to be opened
        self._started = self._written = session.ticket
        self._failing = False
        self._noting: _Noting | None = None
        session.started.connect(self._begin)
        session.changed.connect(self._write)
        session.edited.connect(self._write_edited)

    def unfinished(self) -> Reading | None:
        """The game that was in play when the app ended last; to be asked before a game starts.

        Give its game to the session to go on with it. If it is damaged the file has been renamed
        to `aside`. Raises StorageError if it cannot be read at all, or not be renamed.
        """
        if not self._path.exists():
            return None
        try:
            reading = load(self._path)
        except StorageError:
            self._put_aside()
            raise
        game = reading.game
        if reading.problem or not game:
            self._put_aside()
            return reading
        self._precious = bool(game.root.children)
        if game.result or not self._precious:
            return None
        home = game.headers.pop(_HOME, "")
        if Path(home).name == home and (self._games / home).is_file():
            self._home = self._games / home
        self._offered = game
        return reading

    def expect(self, path: Path) -> None:
        """The game that is opened next comes from `path`: if that is among the games kept here, the
        game goes back there, and is not kept twice."""
        self._coming = path if path.parent == self._games else None

    def keeps(self, path: Path) -> bool:
        """Whether the game in play is, or will be, the one in that file."""
        return path in (self._kept, self._home)

    def unsaved(self) -> StorageError | None:
        """Why the last sowings are not in the file; writing is tried once more. None if they are."""
        if not self._failing:
            return None
        error = self._attempt()
        if error is None:
            self._failing = False
            self.recovered.emit()
        return error

    def keep(self) -> None:
        """Write a game that goes on once more: the time used since the last sowing is in it, too."""
        if self._session.ticket and not self._session.outcome:
            self._attempt()

    def note_time(self) -> None:
        """The same, beside the window, for that happens every few seconds. What keeps it from being
        written is told when a sowing cannot be kept."""
        in_file = not (self._failing or self._leaving or self._session.outcome)
        if self._session.ticket and in_file and self._noting is None:
            self._noting = _Noting(self._path, write(self._session.game), self)
            self._noting.finished.connect(self._noted)
            self._noting.start()

    def _noted(self) -> None:
        """Nothing is being written beside the window any more; to be sure of that, this waits."""
        noting, self._noting = self._noting, None
        if noting:
            noting.wait()
            noting.deleteLater()

    # ---------------------------------------------------------------- following the session

    def _begin(self) -> None:
        """Another game is in play, unless it is the one that is in the file."""
        going_on = self._session.game is self._offered
        if not going_on:
            if self._precious and not self._leaving and self._path.exists():
                self._leaving = self._kept or self._new_name()
            self._precious = False
        self._offered = None
        self._kept = None
        if not going_on:
            # the game left just now may go to the very file that was opened: that is not written over
            self._home = self._coming if self._coming != self._leaving else None
        self._coming = None
        self._session.game.headers.pop(_HOME, None)
        if self._home:
            self._session.game.headers[_HOME] = self._home.name
        self._started = self._session.ticket

    def _write(self) -> None:
        if self._session.ticket == self._written and not self._session.paused:
            return
        self._written = self._session.ticket
        self._keep()

    def _write_edited(self) -> None:
        """A comment or a variation makes a game worth keeping as a sowing does."""
        self._precious = True
        self._keep()

    def _keep(self) -> None:
        error = self._attempt()
        told, self._failing = self._failing, error is not None
        if error and not told:
            self.failed.emit(error)
        elif told and not error:
            self.recovered.emit()

    def _attempt(self) -> StorageError | None:
        """Bring the file up to date; what kept it from being so."""
        self._noted()
        try:
            self._bring_up_to_date()
        except StorageError as error:
            return error
        except OSError as error:
            return StorageError.of(error, self._path)
        return None

    def _bring_up_to_date(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._leaving:
            self._leaving.parent.mkdir(exist_ok=True)
            self._path.replace(self._leaving)
            self._leaving = None
        self._precious = self._precious or self._session.ticket > self._started
        if not self._session.outcome:
            save(self._path, self._session.game)
            return
        if self._precious and self._session.game.root.children:  # or it was given up at once
            self._kept = self._kept or self._new_name()
            self._kept.parent.mkdir(exist_ok=True)
            save(self._kept, self._session.game)
        self._path.unlink(missing_ok=True)

    @property
    def _games(self) -> Path:
        return self._path.parent / "games"

    def _new_name(self) -> Path:
        if self._home:
            return self._home
        name = f"{datetime.now():%Y-%m-%d %H.%M}{GAME_SUFFIX}"
        return vacant(self._games / name)

    def _put_aside(self) -> None:
        aside = vacant(self._path.with_name(f"{self._path.stem}.damaged{self._path.suffix}"))
        try:
            self._path.rename(aside)
        except OSError as error:
            raise StorageError.of(error, self._path) from error
        self.aside = aside


class _Noting(QThread):
    """Writes a file once; where that fails the old one stays."""

    def __init__(self, path: Path, text: str, parent: QObject) -> None:
        super().__init__(parent)
        self._path, self._text = path, text

    def run(self) -> None:
        with suppress(StorageError), whole(self._path) as put:
            put(self._text.encode())
