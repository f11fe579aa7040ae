"""The user's saved games: what is in their folder now, and what may be done with the files.

A thread of its own looks into the folder. What is known from the last time is told at once, what is
new or was changed is read after that, while the games that are known can be used.

Every call into Qt lets go of Python's lock, and a thread that always has work takes it each time: a
window that paints beside it would stand still. So the thread works for some ms, and then waits until
the window has done all that it had to do.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from heapq import nlargest
from pathlib import Path
from threading import Event

from PySide6.QtCore import QFileSystemWatcher, QObject, QThread, QTimer, Signal

from mancala_desktop.play.library_index import LibraryIndex
from mancala_desktop.play.places import GAME_SUFFIX
from mancala_desktop.play.saved import SavedGame, look_into
from mancala_desktop.play.seats import Seats
from mancala_desktop.play.storage import LARGEST, Obstacle, StorageError, whole
from mancala_desktop.play.trash import Trash
from mancala_desktop.record.text import Header, read_all, write_all
from mancala_desktop.rules.board import Side

Games = tuple[SavedGame, ...]

WORK_S = 0.003  # between two rests
PATIENCE_S = 2.0  # a window that is gone, or does not answer, is not waited for longer
TELL_EVERY = 0.4  # s, while files are read
SETTLE_MS = 250  # from a change in the folder to a look into it
_GIL_SECONDS = 0.0002  # as while the computer thinks: the window goes first


class Library(QObject):
    """The games in a folder, in no order; `changed` when there are others.

    A library without a folder is empty and stays so.
    """

    changed = Signal()
    progressed = Signal(
        object, object
    )  # files read, of how many; both 0 when nothing is to be read

    def __init__(
        self,
        folder: Path | None = None,
        trash: Path | None = None,
        index: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.games: Games = ()
        self.loaded = folder is None  # whether `games` are all that are in the folder
        self._folder = folder
        self._index = index
        self._trash = Trash(trash or (folder or Path()).parent / "trash")
        self._deleted: list[list[tuple[SavedGame, Path]]] = []  # since the app began, by deed
        self._reader: _Reader | None = None
        self._again = False
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._soon.timeout.connect(self.refresh)
        self._watcher.directoryChanged.connect(self._soon.start)

    @property
    def busy(self) -> bool:
        """Whether the folder is being looked into."""
        return self._reader is not None

    def refresh(self) -> None:
        """Look into the folder, beside the window."""
        if self._folder is None:
            return
        if self._reader:
            self._again = True
            return
        if not self._watcher.directories():
            self._watcher.addPath(str(self._folder))
        known = self.games if self.loaded else None
        self._reader = _Reader(self._folder, self._index, self._trash, known, self)
        self._reader.found.connect(self._found)
        self._reader.progressed.connect(self.progressed)
        self._reader.finished.connect(self._read)
        self._reader.begin()

    def close(self) -> None:
        """Stop reading, and wait for the thread."""
        self._folder = None
        if self._reader:
            self._reader.close()

    def latest(self, most: int) -> list[SavedGame]:
        """The sound games whose files were written last, the last one first."""
        sound = (game for game in self.games if not game.trouble)
        return nlargest(most, sound, key=lambda game: game.modified)

    def last_end(self) -> tuple[Side | None, Seats | None]:
        """Who won the game that was finished last, as far as is known, and who sat where in it."""
        ended = (game for game in self.games if game.outcome and not game.trouble)
        last = max(ended, key=lambda game: game.modified, default=None)
        return (last.outcome.winner, last.seats) if last and last.outcome else (None, None)

    # ---------------------------------------------------------------- deeds

    def retitle(self, game: SavedGame, title: str) -> None:
        """Call a game `title` from now on; without one it has the name it had before.

        The title is a header in the file, so it goes wherever the game goes. The file keeps its
        time. Raises StorageError; a damaged file is not written.
        """
        path, title = game.path, title.strip()
        try:
            if path.stat().st_size > LARGEST:
                raise StorageError(Obstacle.TOO_LARGE, path)
            readings = read_all(path.read_bytes().decode("utf-8", "surrogateescape"))
            games = [reading.game for reading in readings if reading.game and not reading.problem]
            if len(games) < len(readings):
                raise StorageError(Obstacle.FAILED, path)
            games[0].headers.pop(Header.TITLE, None)
            if title:
                games[0].headers = {Header.TITLE: title, **games[0].headers}
            with whole(path) as put:
                put(write_all(games).encode())
            # one µs later, or a title of the same length would not be noticed
            os.utime(path, ns=(game.modified, game.modified + 1000))
            renamed = look_into(path, path.stat())
        except OSError as error:
            raise StorageError.of(error, path) from error
        self._replace([game], [renamed])

    def delete(self, games: Iterable[SavedGame]) -> None:
        """Move files to the trash. Raises StorageError at the first that cannot be moved."""
        gone: list[tuple[SavedGame, Path]] = []
        try:
            for game in games:
                gone.append((game, self._trash.put(game.path, date.today())))
        finally:
            if gone:
                self._deleted.append(gone)
                self._replace([game for game, _ in gone], ())

    @property
    def can_undelete(self) -> bool:
        """Whether anything was deleted since the app began that is still in the trash."""
        return bool(self._deleted)

    def undelete(self) -> list[SavedGame]:
        """Bring back what was deleted last, all of it; nothing if nothing was. Raises StorageError at
        the first that cannot be moved: that one stays in the trash, the others can still be undone."""
        gone = self._deleted.pop() if self._deleted else []
        back = []
        try:
            while gone:
                game, trashed = gone.pop(0)
                back.append(replace(game, path=self._trash.take_back(trashed, game.path)))
        finally:
            if gone:
                self._deleted.append(gone)
            self._replace((), back)
        return back

    def trashed(self) -> list[Path]:
        """The files in the trash, those that were deleted on the last day first."""
        return self._trash.files()[::-1]

    def restore(self, files: Iterable[Path]) -> list[SavedGame]:
        """Bring games back that are in the trash, whenever they were deleted. Raises StorageError at
        the first that cannot be moved."""
        back = []
        try:
            for trashed in files:
                path = self._trash.take_back(trashed, (self._folder or Path()) / trashed.name)
                self._deleted = [
                    rest
                    for deed in self._deleted
                    if (rest := [each for each in deed if each[1] != trashed])
                ]
                back.append(look_into(path, path.stat()))
        except OSError as error:  # it has been taken away again at once
            raise StorageError.of(error, trashed) from error
        finally:
            self._replace((), back)
        return back

    def empty_trash(self) -> None:
        """Delete for good what is in the trash."""
        self._trash.empty()
        self._deleted.clear()
        self.changed.emit()

    def _replace(self, old: Iterable[SavedGame], new: Iterable[SavedGame]) -> None:
        """What a deed changed is known at once; the index learns it when the folder is looked into."""
        gone = {game.path for game in old}
        self.games = (*(game for game in self.games if game.path not in gone), *new)
        if self._reader:
            self._reader.outdate()
        self.changed.emit()
        self.refresh()

    # ---------------------------------------------------------------- what the thread tells

    def _found(self, games: Games, all_of_them: bool) -> None:
        reader = self.sender()
        if not isinstance(reader, _Reader) or reader.outdated:
            return
        self.games, self.loaded = games, all_of_them
        self.changed.emit()

    def _read(self) -> None:
        reader, self._reader = self._reader, None
        if reader:
            again = self._again or reader.outdated
            self._again = False
            reader.deleteLater()
            self.progressed.emit(0, 0)
            if again:
                self.refresh()


class _Reader(QThread):
    """Looks into the folder once, and tells what is other than `known`; None if nothing is known."""

    found = Signal(object, object)  # Games, and whether these are all
    progressed = Signal(object, object)
    tired = Signal()  # it waits for the window

    def __init__(
        self,
        folder: Path,
        index: Path | None,
        trash: Trash,
        known: Games | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._known = known
        self.outdated = False  # files were moved since it began
        self._folder = folder
        self._index_file = index
        self._trash = trash
        self._go_on = Event()
        self._rested = 0.0  # when it began to work again
        self.tired.connect(self._let_go_on)

    def begin(self) -> None:
        """Start the thread."""
        sys.setswitchinterval(min(sys.getswitchinterval(), _GIL_SECONDS))
        self.start()

    def outdate(self) -> None:
        """What it tells is not wanted any more."""
        self.outdated = True

    def close(self) -> None:
        """End soon, and wait for that."""
        self.requestInterruption()
        self._go_on.set()
        self.wait()

    def _let_go_on(self) -> None:
        self._go_on.set()

    def _rest(self) -> None:
        """Now and then, wait until the window has nothing else to do."""
        if time.monotonic() - self._rested < WORK_S or self.isInterruptionRequested():
            return
        self._go_on.clear()
        self.tired.emit()
        self._go_on.wait(PATIENCE_S)
        self._rested = time.monotonic()

    def run(self) -> None:
        self._trash.empty(date.today())
        index = LibraryIndex(self._index_file)
        try:
            self._look(index)
        finally:
            index.close()

    def _look(self, index: LibraryIndex) -> None:
        files = _files(self._folder)
        if self._known is None:
            known = index.games(self._folder, self._rest)
        else:
            known = {game.path: game for game in self._known}
        games = {path: game for path, game in known.items() if _same(game, files.get(path))}
        unread = [path for path in files if path not in games]
        if self._known is None or len(games) < len(known):
            self.found.emit(tuple(games.values()), not unread)
        fresh: list[SavedGame] = []
        told = time.monotonic()
        for done, path in enumerate(unread):
            if self.isInterruptionRequested() or self.outdated:
                break
            fresh.append(look_into(path, files[path]))
            self._rest()
            if time.monotonic() - told > TELL_EVERY:
                games |= {game.path: game for game in fresh}
                index.keep(fresh)
                fresh = []
                self.progressed.emit(done + 1, len(unread))
                self.found.emit(tuple(games.values()), False)
                told = time.monotonic()
        games |= {game.path: game for game in fresh}
        index.keep(fresh, gone=known.keys() - files.keys())
        if unread and not (self.isInterruptionRequested() or self.outdated):
            self.found.emit(tuple(games.values()), True)


def _files(folder: Path) -> dict[Path, os.stat_result]:
    """The files of games in a folder; links to files count, folders of that name do not."""
    found = {}
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                try:
                    if entry.name.lower().endswith(GAME_SUFFIX) and entry.is_file():
                        found[folder / entry.name] = entry.stat()
                except OSError:
                    continue
    except OSError:
        return {}
    return found


def _same(game: SavedGame, stat: os.stat_result | None) -> bool:
    return stat is not None and (stat.st_mtime_ns, stat.st_size) == (game.modified, game.size)
