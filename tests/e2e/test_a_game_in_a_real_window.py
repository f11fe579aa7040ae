"""A person starts the app, plays, loses power, and goes on where the game was."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mancala_desktop.play.places import Places
from mancala_desktop.play.storage import load
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from tests.e2e.desk import PATIENCE, Desk, Window

# Pits on the screen, in a window of the usual 1280 x 800 pixels.
C, D = (447, 457), (561, 457)
CONTINUE = (675, 461)


def saved_game() -> Game | None:
    """The game as the autosave holds it at this moment."""
    path = Places.of_user().unfinished
    return load(path).game if path.exists() else None


def moves(game: Game) -> list[str]:
    return [game.position.layout.name(node.pit) for node in game.current.path()]


def eventually(what: str, hoped_for: Callable[[Game], bool]) -> Game:
    """The saved game, as soon as it is as hoped for."""
    deadline = time.monotonic() + PATIENCE
    while True:
        game = saved_game()
        if game is not None and hoped_for(game):
            return game
        assert time.monotonic() < deadline, f"{what}; saved is {game and moves(game)}"
        time.sleep(0.05)


def sown(ply: int) -> Callable[[Game], bool]:
    """So many sowings, or more, have been made."""
    return lambda game: game.ply >= ply


def answered(game: Game) -> bool:
    """It is South's turn again, after c, another sowing of South's and what North had to say."""
    return game.ply >= 3 and game.position.to_sow is Side.SOUTH


@pytest.fixture
def window(desk: Desk) -> Iterator[Window]:
    """A new game of Kalah against the computer."""
    window = desk.start("--language", "en", "--size", "1280x800")
    window.key("ctrl+n")
    window.other("^New game").key("Return")
    titled(window, "Kalah")
    yield window


def titled(window: Window, word: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while word not in window.title:
        assert time.monotonic() < deadline, f"the window is called {window.title!r}"
        time.sleep(0.05)


def test_a_game_goes_on_at_the_same_ply_after_kill_nine(desk: Desk, window: Window) -> None:
    window.click(*C)
    eventually("c was not sown", sown(1))
    window.click(*D)  # c earned an extra turn
    before = eventually("the computer did not answer", answered)
    assert moves(before)[:2] == ["c", "d"]

    window.kill()
    again = desk.start("--language", "en", "--size", "1280x800")
    again.click(*CONTINUE)
    titled(again, "Kalah")
    again.picture("continued")
    assert moves(eventually("no game is saved", sown(0))) == moves(before)

    position = before.position
    pit = before.variant.legal_moves(position)[-1]
    again.key(position.layout.name(pit))
    after = eventually("the game did not go on", sown(before.ply + 1))
    assert moves(after)[: before.ply + 1] == [*moves(before), position.layout.name(pit)]
    assert again.close() == 0
    assert desk.output(1).read_text() == ""


def test_a_second_start_raises_the_first_and_hands_over_its_file(
    desk: Desk, tmp_path: Path
) -> None:
    window = desk.start("--language", "en")
    path = tmp_path / "other.mancala"
    path.write_text("Mancala game 1\nRules: oware-abapa\n\n  1. f  B\n*\n", encoding="utf-8")
    second = desk.launch(str(path))
    assert second.wait(PATIENCE) == 0
    titled(window, "Oware")
    assert window.close() == 0
