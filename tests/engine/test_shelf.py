"""Tables are kept in a folder, and what is not sound there is as if it were not there."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mancala_desktop.engine.shelf import Shelf

TABLE = bytes(range(256)) * 40
NAME = "kalah-6-14"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder."""
    folder = tmp_path / "tables"
    folder.mkdir()
    return folder


@pytest.fixture
def kept(folder: Path) -> Path:
    """The file of a table that was put on the shelf."""
    Shelf(folder).put(NAME, TABLE)
    (file,) = folder.iterdir()
    return file


def taken(folder: Path, name: str = NAME, size: int = len(TABLE)) -> bytes | None:
    table = Shelf(folder).take(name, size)
    return None if table is None else bytes(table)


def test_what_was_put_there_is_found_again(kept: Path) -> None:
    assert taken(kept.parent) == TABLE
    assert kept.suffix == ".table"


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    assert taken(folder) is None
    Shelf(folder).put(NAME, TABLE)
    assert taken(folder) == TABLE


def test_the_last_one_put_there_counts(kept: Path) -> None:
    older = Shelf(kept.parent).take(NAME, len(TABLE))
    newer = TABLE[::-1]
    Shelf(kept.parent).put(NAME, newer)
    assert taken(kept.parent) == newer
    assert older is not None and bytes(older) == TABLE  # whoever reads it goes on undisturbed
    assert list(kept.parent.iterdir()) == [kept]


def test_without_a_folder_nothing_is_kept() -> None:
    shelf = Shelf(None)
    shelf.put(NAME, TABLE)
    assert shelf.take(NAME, len(TABLE)) is None


def flipped(place: int) -> Callable[[bytes], bytes]:
    def flip(file: bytes) -> bytes:
        index = place % len(file)
        return file[:index] + bytes([file[index] ^ 1]) + file[index + 1 :]

    return flip


@pytest.mark.parametrize(
    "damage",
    [
        lambda file: b"",
        lambda file: file[:100],
        lambda file: file[:-1],
        lambda file: file + b"\0",
        lambda file: b"\0" * len(file),
        lambda file: file.replace(b"table 1", b"table 0", 1),
        lambda file: file.replace(b"table 1", b"table 2", 1),
        lambda file: b"\xff\xfe" + file[2:],
        flipped(0),
        flipped(60),
        flipped(255),
        flipped(256),
        flipped(5_000),
        flipped(-1),
    ],
)
def test_a_damaged_file_is_no_table(kept: Path, damage: Callable[[bytes], bytes]) -> None:
    kept.write_bytes(damage(kept.read_bytes()))
    assert taken(kept.parent) is None
    Shelf(kept.parent).put(NAME, TABLE)
    assert taken(kept.parent) == TABLE


def test_a_table_of_another_name_or_size_is_another_table(kept: Path) -> None:
    assert taken(kept.parent, "kalah-6-15") is None
    assert taken(kept.parent, size=len(TABLE) - 1) is None
    kept.rename(kept.with_name("kalah-6-15.table"))
    assert taken(kept.parent, "kalah-6-15") is None


def test_a_folder_in_place_of_the_file_is_no_table(folder: Path) -> None:
    Shelf(folder).put(NAME, TABLE)
    (file,) = folder.iterdir()
    file.unlink()
    file.mkdir()
    assert taken(folder) is None
    Shelf(folder).put(NAME, TABLE)
    assert list(folder.iterdir()) == [file]


def test_where_no_folder_can_be_nothing_is_kept_and_nothing_fails(folder: Path) -> None:
    (folder / "file").touch()
    shelf = Shelf(folder / "file" / "below")
    shelf.put(NAME, TABLE)
    assert shelf.take(NAME, len(TABLE)) is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc is a folder of Linux")
def test_a_folder_nobody_may_write_to_keeps_nothing_and_nothing_fails() -> None:
    shelf = Shelf(Path("/proc"))
    shelf.put(NAME, TABLE)
    assert shelf.take(NAME, len(TABLE)) is None
