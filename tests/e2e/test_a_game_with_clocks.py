"""A person plays a 3+2 game against the computer to its end; another one runs out of time."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mancala_desktop.play.places import Places
from mancala_desktop.play.storage import load
from mancala_desktop.record.game import Game
from mancala_desktop.record.times import TimeControl, controls_of, times_at
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Termination
from tests.e2e.desk import PATIENCE, Desk

THREE_TWO = TimeControl(180_000, 2_000)
SEGMENT = (245, 475)  # `3+2` in the new-game dialog
LONGEST_GAME = 240.0  # s


def finished() -> list[Path]:
    """The games that are over, as the autosave has put them aside."""
    folder = Places.of_user().unfinished.parent / "games"
    return sorted(folder.glob("*.mancala")) if folder.exists() else []


def in_play() -> Game | None:
    path = Places.of_user().unfinished
    try:
        return load(path).game if path.exists() else None
    except OSError:  # it has just been put aside
        return None


def until(what: str, hoped_for: Callable[[], bool], patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not hoped_for():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


@pytest.mark.usefixtures("user_directories")
def test_a_game_of_three_minutes_and_two_seconds_to_its_end(desk: Desk) -> None:
    window = desk.start("--language", "en", "--size", "1280x800")
    window.key("ctrl+3")  # fast
    window.key("ctrl+n")
    dialog = window.other("^New game")
    dialog.click(*SEGMENT)
    dialog.key("Return")
    until("no game began", lambda: in_play() is not None)
    begun = in_play()
    assert begun and controls_of(begun) == (THREE_TWO, THREE_TWO)

    deadline = time.monotonic() + LONGEST_GAME
    sown = -1
    while not finished():
        assert time.monotonic() < deadline, "the game came to no end"
        game = in_play()
        if game and game.ply > sown and game.position.to_sow is Side.SOUTH:
            sown = game.ply
            pit = game.variant.legal_moves(game.position)[-1]
            window.key(game.position.layout.name(pit))
        time.sleep(0.05)
    window.picture("end")
    assert window.close() == 0
    assert desk.output(0).read_text() == ""

    game = load(finished()[0]).game
    assert game and game.result and game.result.termination is not Termination.TIME
    controls = controls_of(game)
    assert controls == (THREE_TWO, THREE_TWO)
    first, *others = game.line()
    assert first.left_ms == THREE_TWO.base_ms  # not timed
    used = [0, 0]
    for node in others:
        assert node.parent and node.left_ms is not None
        before = times_at(node.parent, controls)[node.side]
        increment = 0 if node.sowing.again else THREE_TWO.increment_ms
        assert before is not None
        took = before + increment - node.left_ms
        assert 0 <= took < 20_000
        used[node.side] += took
    assert used[Side.SOUTH] > 0


@pytest.mark.usefixtures("user_directories")
def test_a_flag_falls_in_the_window_and_the_loss_is_kept(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "short.mancala"
    path.write_text(
        "Mancala game 1\nRules: kalah-plyyard\nNorthSeat: computer level 1\nClock: 60+0\n\n"
        "  1. d [60]  A [59]\n  2. b [2]  B [58]\n*\n",
        encoding="utf-8",
    )
    window = desk.start("--language", "en", str(path))
    until("no flag fell", lambda: bool(finished()))
    window.picture("fallen")
    assert window.close() == 0
    game = load(finished()[0]).game
    assert game and game.result
    assert (game.result.winner, game.result.termination) == (Side.NORTH, Termination.TIME)
    assert game.spent_ms == 2_000
    assert desk.output(0).read_text() == ""
