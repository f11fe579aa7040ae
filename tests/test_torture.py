"""A little of `make torture`: damaged files, kills, a second start, a full disk."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from mancala_desktop.app import App
from mancala_desktop.play.settings import Language, Settings, Speed
from mancala_desktop.play.storage import save
from mancala_desktop.record.formats import games_in
from mancala_desktop.record.game import Game
from mancala_desktop.ui.theme import load_fonts
from mancala_desktop.ui.window import MainWindow
from tests.record.games import play
from tests.torture.fuzz import fuzz
from tests.torture.kill import ROOT, Losses, kill_at_random_moments, lost
from tests.torture.mutations import mutations, valid_files
from tests.torture.second_start import second_start

FILES = 100


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    load_fonts()
    settings = Settings(tmp_path / "settings.ini")
    settings.speed = Speed.OFF
    app = App(settings, language=Language.ENGLISH, answer_delay_ms=0)
    app.window.show()
    yield app.window
    app.window.close()


def test_a_damaged_file_is_read_or_told_in_one_line_and_the_app_goes_on(
    window: MainWindow, tmp_path: Path
) -> None:
    found = fuzz(window, tmp_path / "files", seed=2, count=FILES)

    assert found.failures == []
    assert len(found.seconds) == FILES
    assert len(found.told) > 8  # kinds of flaws, and "sound"
    assert len(found.formats) == 2


def test_the_files_are_sound_before_they_are_damaged() -> None:
    for file in valid_files(Random(2)):
        assert [game.read().problem for game in games_in(file)] == [None] * len(games_in(file))


def test_the_same_seed_damages_the_same_files() -> None:
    assert list(mutations(3, 20)) == list(mutations(3, 20))
    assert list(mutations(3, 20)) != list(mutations(4, 20))


def test_a_kill_loses_no_more_than_the_sowing_in_flight(tmp_path: Path) -> None:
    losses = kill_at_random_moments(tmp_path, seed=5, count=2, bare=True)

    assert losses.failures == []
    assert losses.kills == 2 and losses.sowings > 2


def test_a_sowing_that_was_lost_would_be_noticed(tmp_path: Path) -> None:
    game = play(Game("kalah-standard", headers={"South": "game 1"}), "ce")
    save(tmp_path / "unfinished.mancala", game)

    assert list(lost(tmp_path, ["1 1 c", "1 2 ce"], Losses())) == []
    assert list(lost(tmp_path, ["1 1 c"], Losses())) == []  # it was in flight, and is there
    assert list(lost(tmp_path, ["1 3 ceB"], Losses())) != []
    assert list(lost(tmp_path, ["1 2 ce", "2 1 a"], Losses())) != []
    (tmp_path / "unfinished.mancala").write_text("Mancala game 1\nRu")
    assert list(lost(tmp_path, ["1 2 ce"], Losses())) != []


@pytest.mark.parametrize("asleep", [False, True])
def test_a_second_start_never_writes_over_the_game_of_the_first(
    asleep: bool, tmp_path: Path
) -> None:
    if sys.platform == "win32" and asleep:
        pytest.skip("nothing can be put to sleep here")
    assert second_start(tmp_path, asleep=asleep) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no file can be kept small here")
def test_a_full_disk_keeps_the_last_whole_game_and_the_next_one_when_there_is_room(
    tmp_path: Path,
) -> None:
    (tmp_path / "disk").mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "tests.torture.full_disk", str(tmp_path / "disk"), "400"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "all of them were kept" in done.stdout
