"""How much time there is and was left: told in headers and behind the sowings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Flaw, Problem, read, write
from mancala_desktop.record.times import (
    UNTIMED,
    ControlError,
    Controls,
    TimeControl,
    controls_of,
    controls_text,
    note_controls,
    read_controls,
    read_time,
    time_text,
    times_at,
)
from tests.record.games import play

KALAH = "Mancala game 1\nRules: kalah-plyyard\n"

controls = st.none() | st.builds(
    TimeControl,
    st.integers(1, 86_400).map(lambda s: 1000 * s),
    st.integers(0, 3_600).map(lambda s: 1000 * s),
)


@given(st.tuples(controls, controls))
def test_time_controls_are_written_and_read_again(given: Controls) -> None:
    assert read_controls(controls_text(given)) == given


@given(st.integers(0, 999_999_999))
def test_times_are_written_and_read_again_to_the_millisecond(ms: int) -> None:
    assert read_time(time_text(ms)) == ms


@pytest.mark.parametrize(
    ("ms", "text"), [(0, "0"), (5, "0.005"), (900, "0.9"), (180_000, "180"), (178_437, "178.437")]
)
def test_a_time_is_as_short_as_it_can_be(ms: int, text: str) -> None:
    assert time_text(ms) == text


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("3", 0),
        ("0+5", 0),
        ("90000+0", 0),
        ("60+9999", 0),
        ("60+0 / x", 7),
        ("60+0/60+0/1", 5),
    ],
)
def test_what_is_no_time_control_is_said_and_where(text: str, at: int) -> None:
    with pytest.raises(ControlError) as error:
        read_controls(text)
    assert error.value.at == at


def test_people_may_write_it_as_they_like() -> None:
    assert read_controls(" 60 + 2/ NONE ") == (TimeControl(60_000, 2_000), None)


def test_a_game_with_times_comes_back_with_all_of_them() -> None:
    game = play(Game("kalah-plyyard"), "c e B F")
    note_controls(game, (TimeControl(180_000, 2_000), TimeControl(300_000, 5_000)))
    for node, left in zip(game.line(), (180_000, 178_437, 299_000, 302_500), strict=True):
        node.left_ms = left
    game.go(game.line()[2])
    game.spent_ms = 1_500
    text = write(game)
    assert "Clock: 180+2 / 300+5\n" in text
    assert "Spent: 1.5\n" in text
    assert "c+ [180] e [178.437]  B+ [299] F [302.5]\n" in text
    again = read(text).game
    assert again and write(again) == text
    assert [node.left_ms for node in again.line()] == [180_000, 178_437, 299_000, 302_500]
    assert again.spent_ms == 1_500
    assert times_at(again.current, controls_of(again)) == (178_437, 299_000)
    assert times_at(again.root, controls_of(again)) == (180_000, 300_000)


def test_what_was_spent_is_forgotten_when_play_goes_on_or_back() -> None:
    game = play(Game("kalah-plyyard"), "c e")
    for go in (game.back, game.forward, lambda: game.go(game.root), lambda: game.play(0)):
        game.spent_ms = 1
        go()
        assert game.spent_ms == 0
    game.spent_ms = 1
    game.resign(game.position.to_sow)
    assert game.spent_ms == 1
    game.reopen()
    assert game.spent_ms == 0


def test_an_old_file_has_no_clocks_and_loses_nothing() -> None:
    game = read(f"{KALAH}\n 1. c+ e  B\n*\n").game
    assert game and controls_of(game) == UNTIMED
    assert "[" not in write(game) and "Clock" not in write(game)


def test_a_time_may_stand_in_a_variation_and_on_a_line_of_its_own() -> None:
    game = read(f"{KALAH}Clock: 60+0\n\nc\n[59] {{quick}} (a [58.5]\n{{slow}}) e [57]").game
    assert game
    assert [node.left_ms for node in game.root.children] == [59_000, 58_500]
    assert game.current.left_ms == 57_000


@pytest.mark.parametrize(
    ("moves", "problem"),
    [
        ("[5] c", Problem(4, 1, Flaw.TIME, "[5]")),
        ("c [5", Problem(4, 3, Flaw.TIME, "[5")),
        ("c [4.5555]", Problem(4, 3, Flaw.TIME, "[4.5555]")),
        ("c [-3]", Problem(4, 3, Flaw.TIME, "[-3]")),
        ("c [5] [6]", Problem(4, 7, Flaw.TIME, "[6]")),
        ("c {so} [5]", Problem(4, 8, Flaw.TIME, "[5]")),
        ("c (a) [5]", Problem(4, 7, Flaw.TIME, "[5]")),
        ("c *\n[5]", Problem(5, 1, Flaw.TIME, "[5]")),
        ("c[5]", Problem(4, 1, Flaw.SOWING, "c[5]")),
    ],
)
def test_a_time_out_of_place_is_named_with_line_and_column(moves: str, problem: Problem) -> None:
    assert read(f"{KALAH}\n{moves}").problem == problem


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ("Clock: soon", Problem(3, 8, Flaw.CLOCK, "soon")),
        ("Clock: 60+0 / 5", Problem(3, 15, Flaw.CLOCK, "5")),
        ("Spent: long", Problem(3, 8, Flaw.TIME, "long")),
    ],
)
def test_a_flaw_of_a_clock_leaves_the_moves_whole(header: str, problem: Problem) -> None:
    reading = read(f"{KALAH}{header}\n\nc e\n")
    assert reading.problem == problem
    assert reading.game and reading.game.ply == 2
    assert read(write(reading.game)).problem is None
