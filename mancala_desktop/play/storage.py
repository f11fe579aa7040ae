"""Files that people keep: the whole new file or the old one, and never an exception nobody can explain."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QFileDevice, QIODevice, QSaveFile

from mancala_desktop.record.formats import Format, GameText, games_in, write
from mancala_desktop.record.game import Game
from mancala_desktop.record.reading import Reading

LARGEST = 4 * 1024 * 1024  # bytes; no file of games comes near


class Obstacle(Enum):
    """Why a file could not be read or written."""

    MISSING = "missing"
    NO_FOLDER = "no_folder"
    NOT_A_FILE = "not_a_file"
    NOT_ALLOWED = "not_allowed"
    NO_SPACE = "no_space"
    TOO_LARGE = "too_large"
    ONLY_OWARE = "only_oware"  # the format knows no other game
    MANY_GAMES = "many_games"  # would be lost
    FAILED = "failed"  # anything else; `detail` says what the system said


_BY_ERRNO = {
    errno.ENOENT: Obstacle.MISSING,
    errno.ENOTDIR: Obstacle.MISSING,
    errno.EISDIR: Obstacle.NOT_A_FILE,
    errno.EACCES: Obstacle.NOT_ALLOWED,
    errno.EPERM: Obstacle.NOT_ALLOWED,
    errno.EROFS: Obstacle.NOT_ALLOWED,
    errno.ENOSPC: Obstacle.NO_SPACE,
}


class StorageError(Exception):
    """`obstacle` kept the file at `path` from being read or written."""

    def __init__(self, obstacle: Obstacle, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {obstacle.value} {detail}".rstrip())
        self.obstacle = obstacle
        self.path = path
        self.detail = detail

    @classmethod
    def of(cls, error: OSError, path: Path) -> StorageError:
        """What an error of the system means for `path`."""
        obstacle = _BY_ERRNO.get(error.errno or 0, Obstacle.FAILED)
        return cls(obstacle, path, error.strerror or "")


def save(path: Path, game: Game) -> None:
    """Write `game` to `path`, in the format its ending asks for.

    Raises StorageError, and leaves the old file as it was.
    """
    format = Format.ending(path.suffix)
    if not format.knows(game.variant.family):
        raise StorageError(Obstacle.ONLY_OWARE, path)
    with whole(path) as put:
        put(write(game, format).encode())


@contextmanager
def whole(path: Path) -> Iterator[Callable[[bytes], None]]:
    """Write the file at `path` piece by piece; the new one is there when all of it is written.

    After any exception, be it StorageError for an obstacle or the caller's own, the file is as it
    was, and nothing half written is left beside it.
    """
    try:
        if path.is_dir():
            raise StorageError(Obstacle.NOT_A_FILE, path)
        if not path.parent.is_dir():
            raise StorageError(Obstacle.NO_FOLDER, path)
        _check_name(path)
    except OSError as error:
        raise StorageError.of(error, path) from error
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise _failure(file, path, Obstacle.NOT_ALLOWED)

    def put(piece: bytes) -> None:
        if file.write(piece) < 0:
            raise _failure(file, path, Obstacle.FAILED)

    try:
        yield put
    except BaseException:
        file.cancelWriting()
        file.commit()
        raise
    if not file.commit():  # also when something could not be written
        raise _failure(file, path, Obstacle.FAILED)


def load(path: Path) -> Reading:
    """Read the first game of the file at `path`; raises StorageError if there is no reading it."""
    return load_games(path)[0].read()


def load_games(path: Path) -> list[GameText]:
    """The texts of all games in the file at `path`, at least one; raises StorageError.

    Bytes that are no UTF-8 are kept as Python keeps them: they are a flaw of their game, which does
    not stop the reading of its moves.
    """
    try:
        if path.exists() and not path.is_file():  # reading a pipe might never end
            raise StorageError(Obstacle.NOT_A_FILE, path)
        if path.stat().st_size > LARGEST:
            raise StorageError(Obstacle.TOO_LARGE, path)
        return games_in(path.read_bytes().decode("utf-8", "surrogateescape"))
    except OSError as error:
        raise StorageError.of(error, path) from error


def _check_name(path: Path) -> None:
    """Raises OSError for a name that is no text: Qt would write to another file than this one."""
    try:
        str(path).encode()
    except UnicodeEncodeError as error:
        raise OSError(errno.EILSEQ, os.strerror(errno.EILSEQ)) from error


def _failure(file: QSaveFile, path: Path, otherwise: Obstacle) -> StorageError:
    full = file.error() is QFileDevice.FileError.ResourceError
    return StorageError(Obstacle.NO_SPACE if full else otherwise, path, file.errorString())
