"""Somebody looks back while the computer answers, plays on from there, and loses power."""

from __future__ import annotations

from mancala_desktop.rules.board import Side
from tests.e2e.desk import Desk, Window
from tests.e2e.test_a_game_in_a_real_window import answered, eventually, moves, sown, window

__all__ = ["window"]


def test_the_game_goes_on_while_one_looks_back_and_what_was_played_is_kept(
    desk: Desk, window: Window
) -> None:
    window.key("c")
    eventually("c is sown", sown(1))
    window.key("a")
    window.key("Home")
    game = eventually("the computer answers all the same", answered)
    played = moves(game)
    window.picture("looking back")

    window.key("Next")
    window.key("shift+End")
    game = eventually("the game stands behind c", lambda game: game.ply == 1)
    assert game.position.to_sow is Side.SOUTH
    window.key("b")
    eventually("another pit is sown", lambda game: game.ply > 1 and moves(game)[1] == "b")
    window.kill()

    tried = game.root.children[0].children[0]
    assert moves(game) == ["c"] and game.position.layout.name(tried.pit) == played[1] == "a"
