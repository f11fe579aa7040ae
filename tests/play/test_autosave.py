"""The game in play survives any end, and no game is lost to another one."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.seats import Setup, seats_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.storage import Obstacle, StorageError, load, save
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import write
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON
from tests.play.test_session import LAST_SEED, kalah

TWO = (PERSON, PERSON)
KALAH = Setup("kalah-plyyard", TWO)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "unfinished.mancala"


@pytest.fixture
def autosave(session: GameSession, path: Path) -> Autosave:
    return Autosave(session, path)


def found(path: Path) -> Game:
    reading = load(path)
    assert reading.game and not reading.problem
    return reading.game


def kept(path: Path) -> list[Game]:
    """The games that were put into the folder of games."""
    return [found(each) for each in sorted((path.parent / "games").glob("*"))]


def next_start(make_session: MakeSession, path: Path) -> tuple[GameSession, Autosave]:
    session = make_session()
    return session, Autosave(session, path)


def test_the_file_follows_every_step(session: GameSession, autosave: Autosave, path: Path) -> None:
    session.begin(KALAH)
    steps: list[Callable[[], None]] = [
        *(partial(session.choose, pit) for pit in (2, 0, 9)),
        *(session.undo, session.undo, session.redo),
    ]
    for step in steps:
        step()
        assert path.read_text(encoding="utf-8") == write(session.game)


def test_the_game_goes_on_at_the_same_ply_in_the_same_seats(
    session: GameSession, autosave: Autosave, path: Path, make_session: MakeSession
) -> None:
    session.begin(Setup("oware-abapa", (PERSON, COMPUTER)))
    session.choose(2)
    session.undo()
    session.choose(3)
    before = session.position

    again, followed = next_start(make_session, path)
    reading = followed.unfinished()

    assert reading and reading.game and not reading.problem
    again.open(reading.game, seats_of(reading.game))
    assert again.position == before
    assert again.seats == (PERSON, COMPUTER)
    assert again.thinking
    assert kept(path) == []


def test_seats_taken_when_a_file_was_opened_are_remembered(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    session.open(kalah(LAST_SEED), (PERSON, COMPUTER))

    assert seats_of(found(path)) == (PERSON, COMPUTER)


def test_without_a_game_there_is_nothing_to_offer(
    session: GameSession, autosave: Autosave, path: Path, make_session: MakeSession
) -> None:
    assert autosave.unfinished() is None
    session.begin(KALAH)  # nobody has sown yet

    again, followed = next_start(make_session, path)
    assert followed.unfinished() is None

    again.begin(KALAH)
    assert kept(path) == []


def test_a_finished_game_is_kept_and_not_offered(
    session: GameSession, autosave: Autosave, path: Path, make_session: MakeSession
) -> None:
    session.open(kalah(LAST_SEED), TWO)
    session.choose(5)

    assert next_start(make_session, path)[1].unfinished() is None
    assert not path.exists()
    (game,) = kept(path)
    assert game.result == session.outcome


def test_a_game_given_up_is_kept_with_its_reason_and_goes_on_after_undo(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    session.begin(Setup("kalah-standard", TWO))
    session.choose(0)
    session.conclude(Game.agree_draw)

    (game,) = kept(path)
    assert game.result == session.outcome
    assert not path.exists()

    session.undo()
    found = load(path).game
    assert found is not None and found.result is None and found.ply == 1


def test_a_game_given_up_before_anybody_has_sown_is_not_kept(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    session.begin(Setup("kalah-standard", TWO))
    session.conclude(Game.agree_draw)

    assert not path.exists() and kept(path) == []


def test_a_finished_game_taken_up_again_is_kept_once(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    session.open(kalah(LAST_SEED), TWO)
    session.choose(5)

    session.undo()
    assert found(path).ply == 0
    session.redo()
    session.undo()
    session.begin(KALAH)

    (game,) = kept(path)
    assert len(game.line()) == 1


def test_a_game_left_for_another_is_kept(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    for pit in (0, 1, 2):
        session.begin(KALAH)
        session.choose(pit)

    assert {game.line()[0].pit for game in kept(path)} == {0, 1}
    assert found(path).line()[0].pit == 2


def test_a_game_that_was_only_looked_at_is_not_copied(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    unfinished = kalah(LAST_SEED)
    finished = kalah(LAST_SEED)
    finished.play(5)

    for game in (unfinished, finished, unfinished):
        session.open(game, TWO)
    session.begin(KALAH)

    assert kept(path) == []


@pytest.mark.parametrize("asked", [True, False])
def test_an_offer_declined_is_kept(
    asked: bool, session: GameSession, autosave: Autosave, path: Path, make_session: MakeSession
) -> None:
    session.begin(KALAH)
    session.choose(4)

    again, followed = next_start(make_session, path)
    if asked:
        assert followed.unfinished()
    again.begin(KALAH)

    (game,) = kept(path)
    assert game.line()[0].pit == 4


def test_a_damaged_file_is_put_aside_and_told(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    session.begin(KALAH)
    session.choose(2)
    session.choose(1)
    damaged = path.read_bytes().replace(b"c+ b", b"c+ c")

    for name in ("unfinished.damaged.mancala", "unfinished.damaged-2.mancala"):
        path.write_bytes(damaged)
        reading = autosave.unfinished()

        assert reading and reading.problem and reading.game and reading.game.ply == 1
        assert autosave.aside == path.with_name(name)
        assert not path.exists()

    session.begin(KALAH)
    assert [each.read_bytes() for each in path.parent.glob("*.damaged*")] == [damaged] * 2
    assert found(path).ply == 0


@pytest.mark.parametrize("garbage", [b"", b"\0" * 5000, b"\xff\xfe", b"Mancala game 99\n"])
def test_garbage_is_put_aside_too(garbage: bytes, autosave: Autosave, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(garbage)

    reading = autosave.unfinished()

    assert reading and reading.problem and not reading.game
    assert autosave.aside and autosave.aside.read_bytes() == garbage


def test_a_file_that_cannot_be_read_is_put_aside_and_told(autosave: Autosave, path: Path) -> None:
    path.mkdir(parents=True)
    (path / "precious").touch()

    with pytest.raises(StorageError) as error:
        autosave.unfinished()

    assert error.value.obstacle is Obstacle.NOT_A_FILE
    assert autosave.aside and (autosave.aside / "precious").exists()


def test_a_failure_is_told_once_and_play_goes_on(
    session: GameSession, autosave: Autosave, path: Path, qtbot: QtBot
) -> None:
    told: list[StorageError] = []
    autosave.failed.connect(told.append)
    path.parent.touch()  # a file where the folder should be

    session.begin(KALAH)
    session.choose(2)
    session.choose(0)
    assert [error.path for error in told] == [path]

    path.parent.unlink()
    session.choose(9)
    assert found(path).ply == 3
    assert len(told) == 1

    path.unlink()
    path.mkdir()  # another obstacle, later
    session.choose(7)
    assert len(told) == 2


def test_a_game_that_cannot_be_moved_away_is_not_overwritten(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    told: list[StorageError] = []
    autosave.failed.connect(told.append)
    session.begin(KALAH)
    session.choose(4)
    (path.parent / "games").touch()

    session.begin(KALAH)
    session.choose(0)
    assert found(path).line()[0].pit == 4
    assert len(told) == 1

    (path.parent / "games").unlink()
    session.choose(8)
    assert [node.pit for node in found(path).line()] == [0, 8]
    (game,) = kept(path)
    assert game.line()[0].pit == 4


def test_what_could_not_be_written_is_tried_again_when_somebody_asks(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    session.begin(KALAH)
    assert autosave.unsaved() is None
    path.unlink()
    path.mkdir()
    session.choose(2)
    error = autosave.unsaved()
    assert error and error.path == path

    path.rmdir()
    assert autosave.unsaved() is None
    assert found(path).ply == 1


KILLED_IN_PLAY = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.seats import Setup
from tests.play.fakes import PERSON, session_with

app = QCoreApplication([])
session = session_with()
autosave = Autosave(session, Path(sys.argv[1]))
session.begin(Setup("congkak", (PERSON, PERSON)))
for _ in range(int(sys.argv[2])):
    session.choose(session.game.variant.legal_moves(session.position)[0])
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("sowings", [1, 2, 7])
def test_a_kill_loses_nothing(sowings: int, autosave: Autosave, path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", KILLED_IN_PLAY, str(path), str(sowings)],
        cwd=Path(__file__).parents[2],
        check=False,
    )

    assert done.returncode == -9
    reading = autosave.unfinished()
    assert reading and reading.game and reading.game.ply == sowings


def test_saving_elsewhere_does_not_disturb_it(
    session: GameSession, autosave: Autosave, path: Path, tmp_path: Path
) -> None:
    session.begin(KALAH)
    session.choose(0)

    save(tmp_path / "mine.mancala", session.game)

    assert (tmp_path / "mine.mancala").read_bytes() == path.read_bytes()


def resumed(path: Path, session: GameSession, autosave: Autosave) -> Path:
    """A game that was left and is opened again from among those kept; its file."""
    session.begin(KALAH)
    session.choose(2)
    session.begin(KALAH)
    (left,) = (path.parent / "games").glob("*")
    autosave.expect(left)
    session.open(found(left), TWO)
    return left


def test_a_kept_game_that_is_played_on_goes_back_to_its_file(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    left = resumed(path, session, autosave)
    session.choose(0)
    assert autosave.keeps(left)

    session.begin(KALAH)

    assert [game.ply for game in kept(path)] == [2]
    assert left.exists() and not autosave.keeps(left)


def test_a_kept_game_goes_back_to_its_file_after_the_next_start_too(
    session: GameSession, autosave: Autosave, path: Path, make_session: MakeSession
) -> None:
    resumed(path, session, autosave)
    session.choose(0)

    again, followed = next_start(make_session, path)
    reading = followed.unfinished()
    assert reading and reading.game
    again.open(reading.game, TWO)
    again.choose(7)
    again.begin(KALAH)

    assert [game.ply for game in kept(path)] == [3]


def test_a_kept_game_that_waits_goes_back_to_its_file_when_another_is_begun(
    session: GameSession, autosave: Autosave, path: Path, make_session: MakeSession
) -> None:
    resumed(path, session, autosave)
    session.choose(0)

    again, followed = next_start(make_session, path)
    assert followed.unfinished()
    again.begin(KALAH)

    assert [game.ply for game in kept(path)] == [2]


def test_a_kept_game_that_is_opened_twice_is_not_written_over(
    session: GameSession, autosave: Autosave, path: Path
) -> None:
    left = resumed(path, session, autosave)
    before = found(left)
    session.choose(0)

    autosave.expect(left)
    session.open(before, TWO)
    session.choose(4)
    session.begin(KALAH)

    assert sorted(game.last.pit for game in kept(path) if game.last) == [0, 4]


def test_a_game_from_elsewhere_is_kept_under_a_name_of_its_own(
    session: GameSession, autosave: Autosave, path: Path, tmp_path: Path
) -> None:
    file = tmp_path / "elsewhere.mancala"
    save(file, Game("kalah-plyyard"))

    autosave.expect(file)
    session.open(found(file), TWO)
    session.choose(2)
    session.begin(KALAH)

    assert [game.ply for game in kept(path)] == [1]
    assert found(file).ply == 0
