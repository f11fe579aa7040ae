"""Where tables that took time to build are kept: files in the user's cache folder.

A file is a line that says what it holds and the checksum of the rest, and then the table as it lies in
memory, so that it can be used where it is. A file that is damaged, or of another version, is no
file: the table is built again.
"""

from __future__ import annotations

import mmap
import os
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

_VERSION = 1
_HEADER = 256  # bytes
_SUFFIX = ".table"


class Shelf:
    """Tables in `folder`; without a folder nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def take(self, name: str, size: int) -> memoryview | None:
        """The table called `name`, of `size` bytes, if a sound one is there."""
        if self._folder is None:
            return None
        try:
            with self._path(name).open("rb") as file:
                memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError):  # not there, not readable, or empty
            return None
        table = memoryview(memory)[_HEADER:]
        if len(table) != size or bytes(memory[:_HEADER]) != _header(name, table):
            return None
        return table

    def put(self, name: str, table: bytes | mmap.mmap) -> None:
        """Keep a table; where that is impossible it is built again next time."""
        if self._folder is None:
            return
        path = self._path(name)
        beside = path.with_suffix(f".{os.getpid()}.new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("wb") as file:
                file.write(_header(name, table))
                file.write(table)
            os.replace(beside, path)
        except OSError:
            with suppress(OSError):  # where a file is in place of the folder, this fails too
                beside.unlink()

    def _path(self, name: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{name}{_SUFFIX}"


def _header(name: str, table: bytes | mmap.mmap | memoryview) -> bytes:
    checksum = blake2b(table, digest_size=32).hexdigest()
    words = f"mancala-desktop table {_VERSION} {name} {len(table)} {checksum}\n"
    return words.encode().ljust(_HEADER)
