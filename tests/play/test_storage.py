"""A file is the whole new game or the old one, and every failure has a name."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mancala_desktop.play.recent import MOST, RecentFiles
from mancala_desktop.play.seats import Setup
from mancala_desktop.play.settings import Settings
from mancala_desktop.play.storage import LARGEST, Obstacle, StorageError, load, save, whole
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Flaw, write
from tests.play.fakes import PERSON

ROOT = Path(__file__).parents[2]


@pytest.fixture
def game() -> Game:
    game = Setup("kalah-plyyard", (PERSON, PERSON)).game()
    for pit in (2, 0, 9):
        game.play(pit)
    return game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    return tmp_path / "games" / "ä game.mancala"


def run(script: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Save over the game at `path` in a process to which something happens."""
    prelude = """
import os, resource, signal, sys
from pathlib import Path
from mancala_desktop.play import storage
from mancala_desktop.record.game import Game
path = Path(sys.argv[1])
game = Game("oware-abapa")
"""
    return subprocess.run(
        [sys.executable, "-c", prelude + script, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_what_was_saved_is_read_again(game: Game, path: Path) -> None:
    path.write_text("something old and much longer " * 100)

    save(path, game)

    reading = load(path)
    assert reading.problem is None and reading.game
    assert write(reading.game) == write(game)
    assert os.listdir(path.parent) == [path.name]


def test_a_game_stays_where_it_stood(game: Game, path: Path) -> None:
    game.back()

    save(path, game)

    reading = load(path)
    assert reading.game and reading.game.ply == 2 and len(reading.game.line()) == 3


def test_a_kill_while_writing_leaves_the_old_file(game: Game, path: Path) -> None:
    save(path, game)
    old = path.read_bytes()

    done = run(
        """
class Killed(storage.QSaveFile):
    def commit(self):
        self.flush()
        os.kill(os.getpid(), signal.SIGKILL)
storage.QSaveFile = Killed
storage.save(path, game)
""",
        path,
    )

    assert done.returncode == -9
    assert path.read_bytes() == old


def test_a_file_that_cannot_grow_leaves_the_old_one(game: Game, path: Path) -> None:
    """As on a full disk: some bytes are written, then no more."""
    save(path, game)
    old = path.read_bytes()

    done = run(
        """
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
try:
    storage.save(path, game)
except storage.StorageError as error:
    sys.exit(str(error.path == path) + " " + error.obstacle.name)
""",
        path,
    )

    assert done.stderr == "True FAILED\n"
    assert path.read_bytes() == old
    assert os.listdir(path.parent) == [path.name]


def test_what_is_broken_off_in_the_middle_leaves_the_old_file_and_no_other(path: Path) -> None:
    path.write_text("old")

    with pytest.raises(KeyboardInterrupt), whole(path) as put:
        put(b"new, but not")
        raise KeyboardInterrupt

    assert path.read_text() == "old"
    assert os.listdir(path.parent) == [path.name]


def test_a_full_disk_is_told_at_the_first_piece_it_does_not_take(path: Path) -> None:
    done = run(
        """
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
pieces = 0
try:
    with storage.whole(path) as put:
        for pieces in range(1000):
            put(bytes(10_000))
except storage.StorageError as error:
    sys.exit(str(error.path == path) + " " + str(pieces < 20))
""",
        path,
    )

    assert done.stderr == "True True\n"
    assert os.listdir(path.parent) == []


def obstacle(error: pytest.ExceptionInfo[StorageError], path: Path) -> Obstacle:
    assert error.value.path == path
    assert str(path) in str(error.value)
    return error.value.obstacle


def test_a_missing_folder_has_a_name(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "gone" / "game.mancala"
    with pytest.raises(StorageError) as error:
        save(path, game)
    assert obstacle(error, path) is Obstacle.NO_FOLDER


def test_a_folder_is_no_file(game: Game, tmp_path: Path) -> None:
    for action in (lambda: save(tmp_path, game), lambda: load(tmp_path)):
        with pytest.raises(StorageError) as error:
            action()
        assert obstacle(error, tmp_path) is Obstacle.NOT_A_FILE


@pytest.mark.parametrize("action", [save, lambda path, game: load(path)])
def test_a_name_that_is_too_long_is_no_surprise(
    action: Callable[[Path, Game], object], game: Game, tmp_path: Path
) -> None:
    path = tmp_path / f"{'a' * 300}.mancala"
    with pytest.raises(StorageError) as error:
        action(path, game)
    assert obstacle(error, path) is Obstacle.FAILED


def test_nothing_is_written_under_another_name_than_was_asked_for(
    game: Game, tmp_path: Path
) -> None:
    """Qt would write this name, which is no UTF-8, with a question mark in it."""
    path = tmp_path / "sch\udcf6n.mancala"
    with pytest.raises(StorageError) as error:
        save(path, game)
    assert obstacle(error, path) is Obstacle.FAILED
    assert os.listdir(tmp_path) == ["user"]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder nobody may write to")
def test_a_folder_that_may_not_be_written_has_a_name(game: Game) -> None:
    path = Path("/proc/game.mancala")  # not even root may
    with pytest.raises(StorageError) as error:
        save(path, game)
    assert obstacle(error, path) is Obstacle.NOT_ALLOWED


def test_a_missing_file_has_a_name(path: Path) -> None:
    with pytest.raises(StorageError) as error:
        load(path)
    assert obstacle(error, path) is Obstacle.MISSING


def test_a_file_that_may_not_be_read_has_a_name(
    game: Game, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    save(path, game)
    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(StorageError) as error:
        load(path)
    assert obstacle(error, path) is Obstacle.NOT_ALLOWED


def test_a_pipe_is_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(StorageError) as error:
        load(path)
    assert obstacle(error, path) is Obstacle.NOT_A_FILE


def test_a_film_is_not_read(path: Path) -> None:
    with path.open("wb") as film:
        film.truncate(LARGEST + 1)
    with pytest.raises(StorageError) as error:
        load(path)
    assert obstacle(error, path) is Obstacle.TOO_LARGE


def test_damage_is_told_with_its_place_and_the_file_left_alone(game: Game, path: Path) -> None:
    save(path, game)
    damaged = path.read_bytes().replace(b"1. c+ a", b"1. c+ q")
    path.write_bytes(damaged)

    reading = load(path)

    assert reading.problem and reading.problem.flaw is Flaw.SOWING
    assert reading.game and reading.game.ply == 1
    assert path.read_bytes() == damaged


def test_a_comment_in_another_encoding_is_a_flaw_and_not_lost(game: Game, path: Path) -> None:
    save(path, game)
    path.write_bytes(path.read_bytes().replace(b"\n*", b" {sch\xf6n}\n*"))

    reading = load(path)
    problem = reading.problem
    assert problem and (problem.flaw, problem.detail) == (Flaw.NOT_UTF8, "F6")
    assert reading.game and reading.game.sowings == game.sowings
    save(path, reading.game)

    again = load(path).game
    assert again and ascii(again.line()[-1].comment) == r"'sch\udcf6n'"


# ---------------------------------------------------------------- recent files


def test_the_last_file_comes_first_and_missing_ones_drop_out(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.mancala" for number in range(MOST + 2)]
    recent = RecentFiles(Settings(tmp_path / "settings.ini"))
    for file in files:
        file.touch()
        recent.add(file)
    recent.add(files[5])
    assert len(recent.paths()) == MOST
    assert recent.paths()[:3] == [files[5], files[-1], files[-2]]

    files[-1].unlink()

    again = RecentFiles(Settings(tmp_path / "settings.ini"))
    assert again.paths()[:2] == [files[5], files[-2]]
    again.clear()
    assert recent.paths() == []


@pytest.mark.parametrize("name", ["a" * 300, "\0"])
def test_a_recent_file_that_cannot_even_be_looked_for_drops_out(name: str, tmp_path: Path) -> None:
    """As in a folder on a server that is gone: the app has to start all the same."""
    settings = Settings(tmp_path / "settings.ini")
    settings.recent_files = (str(tmp_path / name),)

    assert RecentFiles(settings).paths() == []
