"""The pie rule in a game that is kept: where it is offered, and how the answer is written."""

from __future__ import annotations

import pytest

from mancala_desktop.record import pie
from mancala_desktop.record.game import Game, Pie
from mancala_desktop.record.text import Flaw, Problem, read, write
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from tests.record.games import play

AGREED = {"Pie": "yes"}
KALAH = "Mancala game 1\nRules: kalah-plyyard\nPie: yes\n\n"


def test_it_is_offered_once_the_first_turn_is_over() -> None:
    game = Game("kalah-plyyard", headers=AGREED)
    offered = []
    for letter in "ceAb":
        offered.append(pie.is_offered(game))
        play(game, letter)
    assert offered == [False, False, True, False]  # c earns an extra turn
    assert not pie.is_offered(Game("kalah-plyyard"))


def test_it_is_offered_to_south_where_north_begins() -> None:
    game = Game(
        "oware-abapa", start=PRESETS["oware-abapa"].variant.start(Side.NORTH), headers=AGREED
    )

    play(game, "C")

    assert pie.is_offered(game) and game.position.to_sow is Side.SOUTH


def test_a_simultaneous_opening_offers_nothing() -> None:
    game = Game("congkak", headers=AGREED)
    while not game.result and game.ply < 60:
        game.play(game.variant.legal_moves(game.position)[0])
        assert not pie.is_offered(game)


def test_an_answer_holds_behind_it_and_can_be_taken_back() -> None:
    game = play(Game("kalah-plyyard", headers=AGREED), "ce")
    pie.answer(game, Pie.SWAPPED)
    play(game, "A")

    assert pie.is_swapped(game.current)
    with pytest.raises(ValueError, match="nobody"):
        pie.answer(game, Pie.KEPT)
    game.back()
    pie.take_back(game)
    assert pie.is_offered(game) and not pie.is_swapped(game.current)


@pytest.mark.parametrize("given", list(Pie))
def test_it_is_written_behind_the_first_turn(given: Pie) -> None:
    game = play(Game("kalah-plyyard", headers=AGREED), "ce")
    pie.answer(game, given)
    play(game, "A")

    text = write(game)

    assert f"  1. c+ e {given.value}     A\n" in text
    again = read(text)
    assert again.problem is None and again.game is not None
    assert again.game.current.parent is not None and again.game.current.parent.pie is given
    assert write(again.game) == text


def test_every_line_has_an_answer_of_its_own() -> None:
    game = play(Game("kalah-plyyard", headers=AGREED), "ce")
    pie.answer(game, Pie.SWAPPED)
    play(game, "A")
    for _ in range(2):
        game.back()
    play(game, "f")
    pie.answer(game, Pie.KEPT)
    play(game, "B")

    text = write(game)

    assert "(1. e swap A)" in text and "f keep" in text
    again = read(text).game
    assert again is not None and write(again) == text
    assert not pie.is_swapped(again.current)


@pytest.mark.parametrize(
    ("moves", "problem"),
    [
        ("swap", Problem(5, 1, Flaw.STRAY_PIE, "swap")),
        ("c+ keep", Problem(5, 4, Flaw.STRAY_PIE, "keep")),
        ("c+ e A swap", Problem(5, 8, Flaw.STRAY_PIE, "swap")),
        ("c+ e swap swap", Problem(5, 11, Flaw.STRAY_PIE, "swap")),
        ("c+ e SWAP A", None),
    ],
)
def test_an_answer_in_the_wrong_place_is_a_flaw(moves: str, problem: Problem | None) -> None:
    assert read(KALAH + moves).problem == problem


def test_without_the_rule_nobody_swaps() -> None:
    text = "Mancala game 1\nRules: kalah-plyyard\nPie: no\n\nc+ e swap A"

    assert read(text).problem == Problem(5, 6, Flaw.STRAY_PIE, "swap")
