"""Kalah, case by case."""

from __future__ import annotations

import pytest

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Capture, CaptureReason, Drop, Skip, Sowing, Spare

PLYYARD = PRESETS["kalah-plyyard"].variant
STANDARD = PRESETS["kalah-standard"].variant
YOUZAI = PRESETS["kalah-youzai"].variant


def sow(variant: object, text: str, name: str) -> Sowing:
    assert isinstance(variant, Kalah)
    return variant.sow(variant.position(text), variant.layout.pit(name))


def test_c_from_the_start_ends_in_the_own_store_and_earns_an_extra_turn() -> None:
    sowing = sow(PLYYARD, str(PLYYARD.start()), "c")
    assert str(sowing.after) == "4,4,0,5,5,5/1|4,4,4,4,4,4/0|s"
    assert [step.hole for step in sowing.of(Drop)] == [3, 4, 5, 6]
    assert sowing.again


def test_a_long_lap_never_drops_into_the_other_store() -> None:
    sowing = sow(PLYYARD, "0,0,1,0,0,10/0|1,1,1,1,1,1/0|s", "f")
    assert str(sowing.after) == "1,1,2,0,0,0/1|2,2,2,2,2,2/0|n"
    assert [step.hole for step in sowing.of(Skip)] == [13]


def test_thirteen_seeds_end_in_the_pit_they_came_from_and_capture() -> None:
    sowing = sow(STANDARD, "0,0,13,0,0,0/0|1,1,1,1,1,1/0|s", "c")
    assert sowing.last_hole == 2
    [capture] = sowing.of(Capture)
    assert capture.pits == (2, 10)
    assert capture.seeds == 1 + 2
    assert str(sowing.after) == "1,1,0,1,1,1/4|2,2,2,0,2,2/0|n"


def test_nothing_is_captured_from_an_empty_pit_opposite() -> None:
    sowing = sow(STANDARD, "1,0,0,0,0,3/0|4,4,4,4,0,4/0|s", "a")
    assert not list(sowing.of(Capture))
    assert [step.pits for step in sowing.of(Spare)] == [(1,)]
    assert str(sowing.after) == "0,1,0,0,0,3/0|4,4,4,4,0,4/0|n"


def test_the_last_seed_alone_is_captured_where_the_rules_say_so() -> None:
    sowing = sow(PLYYARD, "1,0,0,0,0,3/0|4,4,4,4,0,4/0|s", "a")
    [capture] = sowing.of(Capture)
    assert (capture.pits, capture.seeds) == ((1,), 1)
    assert capture.reason is CaptureReason.LAST_SEED_ALONE
    assert str(sowing.after) == "0,0,0,0,0,3/1|4,4,4,4,0,4/0|n"


def test_an_empty_pit_of_the_other_side_captures_nothing() -> None:
    sowing = sow(PLYYARD, "1,0,0,0,0,2/0|0,3,0,0,0,2/0|s", "f")
    assert str(sowing.after) == "1,0,0,0,0,0/1|1,3,0,0,0,2/0|n"


@pytest.mark.parametrize("variant", [PLYYARD, STANDARD])
def test_an_empty_row_ends_the_game_at_once_even_with_an_extra_turn_earned(
    variant: object,
) -> None:
    sowing = sow(variant, "0,0,0,0,0,1/20|1,0,2,0,0,0/24|s", "f")
    assert str(sowing.after) == "0,0,0,0,0,0/21|0,0,0,0,0,0/27|s"
    assert sowing.after.over is Termination.ROW_EMPTY
    assert not sowing.again


def test_emptying_the_other_row_ends_the_game_too() -> None:
    sowing = sow(STANDARD, "1,0,0,0,0,2/20|0,0,0,0,5,0/20|s", "a")
    assert str(sowing.after) == "0,0,0,0,0,0/28|0,0,0,0,0,0/20|n"


def test_by_the_movers_row_the_game_goes_on_until_that_side_has_to_sow() -> None:
    sowing = sow(YOUZAI, "0,0,0,0,1,0/20|1,0,2,0,0,0/24|s", "e")
    assert sowing.after.over is None
    sowing = sow(YOUZAI, "0,0,0,0,0,2/20|1,0,2,0,0,0/24|s", "f")
    assert str(sowing.after) == "0,0,0,0,0,0/21|2,0,2,0,0,0/24|n"
    assert sowing.after.over is None


def test_more_seeds_win_and_equal_stores_are_a_draw() -> None:
    drawn = PLYYARD.outcome(PLYYARD.position("0,0,0,0,0,0/24|0,0,0,0,0,0/24|s"))
    assert drawn
    assert drawn.winner is None
    won = PLYYARD.outcome(PLYYARD.position("0,0,0,0,0,0/20|1,0,0,0,0,0/27|s"))
    assert won
    assert (won.winner, won.south, won.north) == (Side.NORTH, 20, 28)


def test_a_majority_in_the_store_does_not_end_kalah() -> None:
    position = PLYYARD.position("1,0,0,0,0,0/40|1,0,0,0,0,0/6|s")
    assert position.over is None
