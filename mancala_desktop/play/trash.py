"""Deleted games, kept a while: a folder for every day on which something was deleted."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from mancala_desktop.play.places import vacant
from mancala_desktop.play.storage import StorageError

KEPT_DAYS = 30

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


class Trash:
    """The folder; nothing else in it than what was put there is ever touched."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, path: Path, today: date) -> Path:
        """Move a file here; where it is now. Raises StorageError, and leaves it where it was."""
        day = self._folder / today.isoformat()
        try:
            day.mkdir(parents=True, exist_ok=True)
            return path.rename(vacant(day / path.name))
        except OSError as error:
            raise StorageError.of(error, path) from error

    def take_back(self, trashed: Path, path: Path) -> Path:
        """Move a file back to `path`, or beside it if another has taken its name; where it is now.
        Raises StorageError."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return trashed.rename(vacant(path))
        except OSError as error:
            raise StorageError.of(error, trashed) from error

    def files(self) -> list[Path]:
        """What is in it."""
        return [file for day in self._days() for file in _files(day)]

    def empty(self, today: date | None = None) -> None:
        """Delete all for good; with a date, only what was put here over KEPT_DAYS days before.

        What cannot be deleted stays until the next time.
        """
        for day in self._days():
            if today and date.fromisoformat(day.name) >= today - timedelta(days=KEPT_DAYS):
                continue
            with contextlib.suppress(OSError):
                for file in _files(day):
                    file.unlink()
                day.rmdir()

    def _days(self) -> Iterator[Path]:
        try:
            found = sorted(self._folder.iterdir())
        except OSError:
            return
        yield from (day for day in found if _is_day(day.name))


def _is_day(name: str) -> bool:
    try:
        date.fromisoformat(name)
    except ValueError:
        return False
    return _DAY.fullmatch(name) is not None


def _files(day: Path) -> list[Path]:
    try:
        return [file for file in sorted(day.iterdir()) if file.is_file() or file.is_symlink()]
    except OSError:
        return []
