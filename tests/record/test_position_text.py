"""A position is copied as a line, and read with or without its rules."""

from __future__ import annotations

import pytest
from hypothesis import given

from mancala_desktop.record.flaws import Flaw, Problem
from mancala_desktop.record.game import Game
from mancala_desktop.record.position_text import can_be_told, read_position, write_position
from mancala_desktop.record.text import read
from mancala_desktop.rules.presets import PRESETS
from tests.record.games import games, play

KALAH, OWARE = Game("kalah-plyyard"), Game("awari")
POSITION = "1,0,2,0,4,6/12|5,5,5,5,5,0/10|n"


@given(games())
def test_a_position_that_was_copied_begins_the_same_game(game: Game) -> None:
    if not can_be_told(game):
        return
    reading = read_position(write_position(game), like=KALAH)

    assert reading.problem is None and reading.game
    again = reading.game
    assert (again.preset_id, again.variant) == (game.preset_id, game.variant)
    assert again.position.seeds == game.position.seeds
    assert again.position.to_sow is game.position.to_sow
    assert bool(again.position.opening) == bool(game.position.opening)


def test_what_is_copied_is_the_form_of_the_header() -> None:
    game = play(Game("kalah-plyyard"), "c e")
    line = write_position(game)

    assert line == "kalah-plyyard 4,4,0,5,0,6/2|5,5,5,4,4,4/0|n"
    rules, start = line.split(" ", 1)
    text = f"Mancala game 1\nRules: {rules}\nStart: {start}\n"
    assert read(text).problem is None


def test_options_that_differ_stand_between() -> None:
    variant = PRESETS["kalah-36"].variant.with_options({"seeds": "5", "ends": "mover_row"})
    line = write_position(Game("kalah-36", variant))
    assert line.startswith("kalah-36 seeds=5,ends=mover_row 5,5,5,5,5,5/0|")


def test_nothing_tells_a_position_amid_a_simultaneous_opening() -> None:
    game = Game("congkak")
    assert can_be_told(game)
    game.play(0)
    assert not can_be_told(game)


@pytest.mark.parametrize(
    ("position", "like", "rules"),
    [
        (POSITION, KALAH, "kalah-plyyard"),
        (POSITION, OWARE, "awari"),
        (f"  kalah-36\n{POSITION}\n", OWARE, "kalah-36"),
        ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", KALAH, "oware-abapa"),
        ("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", OWARE, "awari"),
        ("7,7,7,7,7,7,7/0|7,7,7,7,7,7,7/0|s", KALAH, "congkak"),
        ("x,4,4,4,4,4/4|4,4,4,4,4,4/0|s", KALAH, "congkak"),
        ("4,4,4,4/0|4,4,4,4/0|s", OWARE, "kalah-plyyard"),
    ],
)
def test_a_position_without_its_rules_has_those_that_fit(
    position: str, like: Game, rules: str
) -> None:
    reading = read_position(position, like)
    assert reading.problem is None and reading.game
    assert reading.game.preset_id == rules


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", Problem(1, 1, Flaw.NOT_A_POSITION)),
        ("\n Dear Ada", Problem(2, 2, Flaw.NOT_A_POSITION, "Dear")),
        (f"chess {POSITION}", Problem(1, 1, Flaw.UNKNOWN_RULES, "chess")),
        (f"kalah-36 seeds=77 {POSITION}", Problem(1, 10, Flaw.OPTION, "seeds=77")),
        (f"kalah-36 and {POSITION}", Problem(1, 10, Flaw.NOT_A_POSITION, "and")),
        ("1,0,2,0,4,6/12|5,5,?,5,5,0/10|n", Problem(1, 20, Flaw.START, "?,5,5,0/10|n")),
        ("awari\n1,0,2,0,4,6/12|5,5,5,5,5,0/10|z", Problem(2, 31, Flaw.START, "z")),
    ],
)
def test_a_flaw_is_named_with_its_place(text: str, problem: Problem) -> None:
    reading = read_position(text, like=KALAH)
    assert (reading.game, reading.problem) == (None, problem)
