"""What is known of thousands of saved games, kept in a small database so that they open at once.

The files are the truth. A row holds for a file of the same size and time; all others are read
again, and a database that is of another version, damaged or no database at all is made anew.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from mancala_desktop.play.saved import SavedGame, Unreadable
from mancala_desktop.play.seats import Seat, SeatKind
from mancala_desktop.play.storage import Obstacle
from mancala_desktop.record.flaws import Flaw, Problem
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.presets import PRESETS

SCHEMA = 1
"""Raise it whenever what is kept of a game changes, or how it is read from its file."""

_TABLE = """
CREATE TABLE games (
    file BLOB PRIMARY KEY, modified INTEGER, size INTEGER, preset TEXT, ordinary INTEGER, title TEXT,
    played TEXT, seats TEXT, turns INTEGER, outcome TEXT, seed TEXT, text TEXT, trouble TEXT
) WITHOUT ROWID
"""
_COLUMNS = 13


class LibraryIndex:
    """The rows of one folder. Works in whatever thread made it; without a file, in memory."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._database = self._open()

    def games(self, folder: Path, rest: Callable[[], None] = lambda: None) -> dict[Path, SavedGame]:
        """What is known of the files in `folder`; rows that cannot be understood are left out.
        `rest` is called after each row."""
        games = {}
        try:
            for game in self._rows(folder):
                games[game.path] = game
                rest()
            return games
        except sqlite3.Error:
            self._make_anew()
            return {}

    def keep(self, games: Iterable[SavedGame], gone: Iterable[Path] = ()) -> None:
        """Note what was read, and forget files that are gone. What cannot be written is read again
        the next time, so that is no error."""
        places = ", ".join("?" * _COLUMNS)
        try:
            with self._database as database:
                database.executemany(
                    "DELETE FROM games WHERE file = ?", [(os.fsencode(path),) for path in gone]
                )
                database.executemany(
                    f"INSERT OR REPLACE INTO games VALUES ({places})", map(_row, games)
                )
        except sqlite3.Error:
            self._make_anew()

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def _rows(self, folder: Path) -> Iterator[SavedGame]:
        for row in self._database.execute("SELECT * FROM games"):
            try:
                game = _game(row)
            except (ValueError, KeyError, TypeError, IndexError):
                continue
            if game.path.parent == folder:
                yield game

    def _open(self) -> sqlite3.Connection:
        """The database, made anew if it is not one of ours."""
        try:
            return _connect(self._file)
        except (sqlite3.Error, OSError):
            return self._anew()

    def _make_anew(self) -> None:
        self._database.close()
        self._database = self._anew()

    def _anew(self) -> sqlite3.Connection:
        """An empty database in the place of the old one; in memory where that cannot be."""
        try:
            if self._file is not None:
                for end in ("", "-journal", "-wal", "-shm"):
                    self._file.with_name(self._file.name + end).unlink(missing_ok=True)
            return _connect(self._file)
        except (sqlite3.Error, OSError):
            self._file = None
            return _connect(None)


def _connect(file: Path | None) -> sqlite3.Connection:
    """Raises sqlite3.Error unless there is, or comes to be, a table of this version."""
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(":memory:" if file is None else file, timeout=1.0)
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version != SCHEMA:
            with database:
                database.execute("DROP TABLE IF EXISTS games")
                database.execute(_TABLE)
                database.execute(f"PRAGMA user_version = {SCHEMA}")
        columns = database.execute("PRAGMA table_info(games)").fetchall()
        if len(columns) != _COLUMNS:
            raise sqlite3.DatabaseError("another table")
    except BaseException:
        database.close()
        raise
    return database


# ---------------------------------------------------------------- a game as a row


def _row(game: SavedGame) -> tuple[Any, ...]:
    seats = [[seat.kind.value, seat.name, seat.level] for seat in game.seats]
    ended = game.outcome
    winner = None if ended is None or ended.winner is None else int(ended.winner)
    outcome = ended and [ended.south, ended.north, winner, ended.termination.value]
    return (
        os.fsencode(game.path),
        game.modified,
        game.size,
        game.preset_id,
        int(game.ordinary),
        game.title.encode(errors="replace").decode(),
        game.played.encode(errors="replace").decode(),
        json.dumps(seats),
        game.turns,
        json.dumps(outcome),
        game.seed.encode(errors="replace").decode(),
        game.text,
        json.dumps(_trouble(game.trouble)),
    )


def _trouble(trouble: Problem | Unreadable | None) -> list[Any] | None:
    match trouble:
        case Problem(line, column, flaw, detail, expected, reason):
            return [line, column, flaw.value, detail, expected, reason and reason.value]
        case Unreadable(obstacle, detail):
            return [obstacle.value, detail]
    return None


def _game(row: tuple[Any, ...]) -> SavedGame:
    """Raises one of several errors for a row that no `_row` has made."""
    file, modified, size, preset, ordinary, title, day, seats, turns, outcome, seed, text, wrong = (
        row
    )
    if preset and preset not in PRESETS:
        raise ValueError(preset)
    south, north = (Seat(SeatKind(kind), name, level) for kind, name, level in json.loads(seats))
    return SavedGame(
        Path(os.fsdecode(file)),
        int(modified),
        int(size),
        preset,
        bool(ordinary),
        title,
        day,
        (south, north),
        int(turns),
        _outcome(json.loads(outcome)),
        seed,
        text,
        _wrong(json.loads(wrong)),
    )


def _outcome(parts: list[Any] | None) -> Outcome | None:
    if parts is None:
        return None
    south, north, winner, termination = parts
    return Outcome(south, north, None if winner is None else Side(winner), Termination(termination))


def _wrong(parts: list[Any] | None) -> Problem | Unreadable | None:
    if parts is None:
        return None
    if len(parts) == 2:
        return Unreadable(Obstacle(parts[0]), parts[1])
    line, column, flaw, detail, expected, reason = parts
    return Problem(line, column, Flaw(flaw), detail, expected, reason and Reason(reason))
