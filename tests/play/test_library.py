"""The library: an index that follows the files, and deeds that lose nothing."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.play import library_index, saved
from mancala_desktop.play.library import Library
from mancala_desktop.play.library_index import LibraryIndex
from mancala_desktop.play.saved import Standing, Unreadable
from mancala_desktop.play.storage import Obstacle, StorageError, load
from mancala_desktop.play.trash import Trash
from mancala_desktop.record.flaws import Problem
from mancala_desktop.record.text import Header, read_all, write_all
from mancala_desktop.rules.board import Side
from tests.play.games_folder import ADA, computer, put, read

Open = Callable[[], Library]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    put(folder, "won", (ADA, computer(4)), loser=Side.NORTH)
    put(folder, "lost", (computer(2), ADA), loser=Side.NORTH)
    put(folder, "open")
    return folder


@pytest.fixture
def open_library(folder: Path, tmp_path: Path) -> Iterator[Open]:
    made: list[Library] = []

    def opened() -> Library:
        made.append(Library(folder, tmp_path / "trash", tmp_path / "index.sqlite"))
        return made[-1]

    yield opened
    for library in made:
        library.close()


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are really read."""
    names: list[str] = []

    def noted(path: Path) -> object:
        names.append(path.stem)
        return load(path)

    monkeypatch.setattr(saved, "load", noted)
    return names


def test_games_are_known_by_their_files(open_library: Open, qtbot: QtBot) -> None:
    games = read(open_library(), qtbot)

    assert {name: game.standing for name, game in games.items()} == {
        "won": Standing.WON,
        "lost": Standing.LOST,
        "open": Standing.UNFINISHED,
    }
    assert games["won"].turns == 1
    assert games["lost"].person is Side.NORTH


def test_what_is_in_the_index_is_not_read_again(
    open_library: Open, qtbot: QtBot, readings: list[str]
) -> None:
    first = read(open_library(), qtbot)
    assert sorted(readings) == ["lost", "open", "won"]
    readings.clear()

    assert read(open_library(), qtbot) == first
    assert readings == []


def test_a_file_that_was_changed_is_read_again_and_one_that_is_gone_is_forgotten(
    open_library: Open, qtbot: QtBot, folder: Path, readings: list[str]
) -> None:
    read(open_library(), qtbot)
    put(folder, "open", moves="ceA")
    (folder / "lost.mancala").unlink()
    readings.clear()

    games = read(open_library(), qtbot)

    assert readings == ["open"]
    assert sorted(games) == ["open", "won"]
    assert read(open_library(), qtbot) == games


def test_a_file_that_appears_while_the_library_is_open_is_found(
    open_library: Open, qtbot: QtBot, folder: Path
) -> None:
    library = open_library()
    read(library, qtbot)

    with qtbot.waitSignal(library.changed, timeout=20_000):
        put(folder, "new")
    qtbot.waitUntil(lambda: not library.busy)

    assert "new" in {game.path.stem for game in library.games}


@pytest.mark.parametrize("damage", ["garbage", "empty", "cut", "gone", "rows", "version", "folder"])
def test_an_index_that_is_no_good_is_made_anew_without_a_word(
    damage: str, open_library: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    index = tmp_path / "index.sqlite"
    first = read(open_library(), qtbot)
    match damage:
        case "garbage":
            index.write_bytes(os.urandom(5000))
        case "empty":
            index.write_bytes(b"")
        case "cut":
            index.write_bytes(index.read_bytes()[:5000] + b"\xff" * 4000)
        case "gone":
            index.unlink()
        case "folder":
            index.unlink()
            index.mkdir()
        case _:
            database = sqlite3.connect(index)
            with database:
                if damage == "rows":
                    database.execute("UPDATE games SET seats = '[1]', outcome = 'x'")
                else:
                    database.execute("PRAGMA user_version = 99")
                    database.execute("DROP TABLE games")
            database.close()

    assert read(open_library(), qtbot) == first
    if damage != "folder":
        assert read(open_library(), qtbot) == first


def test_a_row_is_only_as_old_as_its_schema(
    open_library: Open, qtbot: QtBot, readings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    read(open_library(), qtbot)
    readings.clear()
    monkeypatch.setattr(library_index, "SCHEMA", library_index.SCHEMA + 1)

    read(open_library(), qtbot)

    assert sorted(readings) == ["lost", "open", "won"]


def test_damaged_files_are_listed_with_what_is_wrong(
    open_library: Open, qtbot: QtBot, folder: Path
) -> None:
    (folder / "cut.mancala").write_text("Mancala game 1\nRules: kalah-plyyard\n\n 1. c+ z\n")
    (folder / "alien.mancala").write_bytes(b"PK\x03\x04\xff")
    (folder / "huge.mancala").write_bytes(b" " * 5_000_000)
    (folder / "folder.mancala").mkdir()
    (folder / "other.txt").write_text("no game")

    for _ in range(2):  # from the files, and from the index
        games = read(open_library(), qtbot)
        assert sorted(games) == ["alien", "cut", "huge", "lost", "open", "won"]
        cut, alien, huge = games["cut"].trouble, games["alien"].trouble, games["huge"].trouble
        assert isinstance(cut, Problem) and (cut.line, cut.column) == (4, 8)
        assert games["cut"].turns == 1 and games["cut"].preset_id == "kalah-plyyard"
        assert isinstance(alien, Problem) and games["alien"].preset_id == ""
        assert huge == Unreadable(Obstacle.TOO_LARGE)
        assert games["cut"].standing is Standing.DAMAGED


def test_names_and_comments_that_are_no_utf8_do_no_harm(
    open_library: Open, qtbot: QtBot, folder: Path
) -> None:
    text = b"Mancala game 1\nRules: kalah-plyyard\nSouth: J\xf6rg\n\n 1. c+ {sch\xf6n}\n"
    (folder / "latin.mancala").write_bytes(text)

    first = read(open_library(), qtbot)

    assert sorted(first) == sorted(read(open_library(), qtbot)) == ["latin", "lost", "open", "won"]


def test_without_a_folder_the_library_is_empty(tmp_path: Path, qtbot: QtBot) -> None:
    assert read(Library(), qtbot) == {}
    missing = Library(tmp_path / "nowhere")
    assert read(missing, qtbot) == {}
    missing.close()


def test_a_deleted_game_can_be_brought_back(
    open_library: Open, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    library = open_library()
    games = read(library, qtbot)

    library.delete([games["won"], games["open"]])

    assert [game.path.stem for game in library.games] == ["lost"]
    assert sorted(path.name for path in folder.iterdir()) == ["lost.mancala"]
    assert len(library.trashed()) == 2

    put(folder, "open", moves="a")  # meanwhile another one is called so
    assert [game.path.stem for game in library.undelete()] == ["won", "open-2"]
    assert sorted(read(library, qtbot)) == ["lost", "open", "open-2", "won"]
    assert not library.can_undelete and library.undelete() == []


def test_an_undo_is_for_one_deletion_and_what_cannot_come_back_keeps_nothing_else_away(
    open_library: Open, qtbot: QtBot
) -> None:
    library = open_library()
    games = read(library, qtbot)
    library.delete([games["lost"]])
    library.delete([games["won"], games["open"]])
    next(path for path in library.trashed() if path.stem == "won").unlink()

    with pytest.raises(StorageError):
        library.undelete()
    assert [game.path.stem for game in library.undelete()] == ["open"]
    assert [game.path.stem for game in library.undelete()] == ["lost"]


def test_games_are_restored_from_the_trash_after_a_restart_too(
    open_library: Open, qtbot: QtBot, folder: Path
) -> None:
    first = open_library()
    games = read(first, qtbot)
    first.delete(games.values())
    later = open_library()
    read(later, qtbot)
    put(folder, "won", moves="a")  # meanwhile another one is called so
    assert sorted(path.stem for path in later.trashed()) == ["lost", "open", "won"]

    back = later.restore(path for path in later.trashed() if path.stem != "lost")

    assert sorted(game.path.stem for game in back) == ["open", "won-2"]
    assert [path.stem for path in later.trashed()] == ["lost"]
    assert {game.path.stem for game in later.games} >= {"open", "won-2"}


def test_what_was_restored_is_not_undone_once_more(open_library: Open, qtbot: QtBot) -> None:
    library = open_library()
    games = read(library, qtbot)
    library.delete([games["won"], games["open"]])

    library.restore([path for path in library.trashed() if path.stem == "won"])

    assert [game.path.stem for game in library.undelete()] == ["open"]
    assert not library.can_undelete


def test_the_trash_is_emptied_by_hand_or_after_thirty_days(tmp_path: Path) -> None:
    trash, today = Trash(tmp_path / "trash"), date(2025, 11, 30)
    for days in (0, 30, 31):
        path = tmp_path / f"{days}.mancala"
        path.write_text("")
        trash.put(path, today - timedelta(days=days))
    stranger = tmp_path / "trash" / "2025-99-99" / "not mine"
    stranger.parent.mkdir()
    stranger.write_text("")

    trash.empty(today)
    assert sorted(path.stem for path in trash.files()) == ["0", "30"]
    trash.empty()
    assert trash.files() == [] and stranger.exists()


def test_a_title_goes_into_the_file_and_leaves_its_time(
    open_library: Open, qtbot: QtBot, folder: Path
) -> None:
    library = open_library()
    game = read(library, qtbot)["won"]

    library.retitle(game, " Revenge ")

    (renamed,) = (each for each in library.games if each.path == game.path)
    assert renamed.title == "Revenge"
    assert renamed.saved.replace(microsecond=0) == game.saved
    read_again = load(game.path).game
    assert read_again and read_again.headers[Header.TITLE] == "Revenge"
    assert read(open_library(), qtbot)["won"].title == "Revenge"

    library.retitle(renamed, "Revolts")  # as long as the other
    assert read(open_library(), qtbot)["won"].title == "Revolts"
    (renamed,) = (each for each in library.games if each.path == game.path)
    library.retitle(renamed, "")
    assert Header.TITLE not in (folder / "won.mancala").read_text()


def test_a_title_leaves_the_other_games_of_the_file_alone(
    open_library: Open, qtbot: QtBot, folder: Path
) -> None:
    two = folder / "two.mancala"
    texts = [(folder / f"{name}.mancala").read_text() for name in ("won", "lost")]
    two.write_text("\n".join(texts))
    library = open_library()

    library.retitle(read(library, qtbot)["two"], "Both")

    first, second = (reading.game for reading in read_all(two.read_text()))
    assert first and second
    assert first.headers[Header.TITLE] == "Both"
    assert write_all([second]) == texts[1]


def test_a_damaged_file_is_never_written(open_library: Open, qtbot: QtBot, folder: Path) -> None:
    text = "Mancala game 1\nRules: kalah-plyyard\n\n 1. c+ z\n"
    (folder / "cut.mancala").write_text(text)
    library = open_library()

    with pytest.raises(StorageError):
        library.retitle(read(library, qtbot)["cut"], "Better")

    assert (folder / "cut.mancala").read_text() == text


def test_what_cannot_be_deleted_stays_and_says_why(
    open_library: Open, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "trash").write_text("in the way")
    library = open_library()
    games = read(library, qtbot)

    with pytest.raises(StorageError):
        library.delete([games["won"]])

    assert games["won"].path.exists() and games["won"] in library.games


def test_reading_is_given_up_when_the_library_closes(
    open_library: Open, qtbot: QtBot, folder: Path
) -> None:
    for number in range(60):
        put(folder, str(number))
    library = open_library()
    library.refresh()
    reader = library._reader
    assert reader

    library.close()

    assert reader.isFinished()


def test_the_index_lives_in_memory_where_it_cannot_be_written(tmp_path: Path) -> None:
    index = LibraryIndex(tmp_path)  # a folder
    assert index.games(tmp_path) == {}
    index.close()
