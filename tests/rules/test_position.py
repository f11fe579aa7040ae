"""Position texts: read, written, refused with the place where they go wrong."""

from __future__ import annotations

import pytest

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position, PositionError
from mancala_desktop.rules.presets import PRESETS

KALAH = PRESETS["kalah-plyyard"].variant


def test_the_start_is_written_row_by_row_in_sowing_order() -> None:
    assert str(KALAH.start()) == "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s"
    assert str(KALAH.start(Side.NORTH)).endswith("|n")


def test_burnt_pits_and_half_seeds_are_read_and_written_again() -> None:
    for text in ("x,3,3,3,3/4|3,3,3,3,3/4|n", "0,0,0/23.5|0,0,0/24.5|s"):
        assert str(Position.parse(text)) == text
    assert Position.parse("0,0,0/23.5|0,0,0/24.5|s").total == 48


@pytest.mark.parametrize(
    ("text", "column", "why"),
    [
        ("", 1, "South|North"),
        ("4,4/0|4,4/0", 12, "South|North"),
        ("4,4/0|4,4/0|x", 13, "s or n"),
        ("4,4/0|4,4/0|s|", 15, "South|North"),
        ("4,-4/0|4,4/0|s", 3, "'-4'"),
        ("4,four/0|4,4/0|s", 3, "'four'"),
        ("4,4/0|4,²/0|s", 9, "'²'"),
        ("4,,4/0|4,4/0|s", 3, "''"),
        ("4,4/|4,4/0|s", 5, "''"),
        ("4,4/x|4,4/0|s", 5, "'x'"),
        ("4,4|4,4/0|s", 4, "pits/store"),
        ("4,4/0|4,4,4/0|s", 7, "same number"),
        ("4,4/0.5|4,4/0|s", 15, "half"),
        ("200,4/0|100,4/0|s", 1, "255"),
        ("99999999999999999999,4/0|4,4/0|s", 1, "255"),
        ("4,4/1.5.5|4,4/0|s", 5, "'1.5'"),
    ],
)
def test_a_bad_text_says_where_and_why(text: str, column: int, why: str) -> None:
    with pytest.raises(PositionError, match=why.replace("|", r"\|")) as refused:
        Position.parse(text)
    assert refused.value.column == column


@pytest.mark.parametrize(
    ("preset", "text", "why"),
    [
        ("kalah-plyyard", "4,4/0|4,4/0|s", "6 pits"),
        ("oware-abapa", "x,4,4,4,4,4/0|4,4,4,4,4,4/0|s", "burnt"),
        ("awari", "0,0,0,0,0,1/3.5|1,0,0,0,1,0/3.5|s", "half"),
    ],
)
def test_a_text_of_another_game_is_refused(preset: str, text: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        PRESETS[preset].variant.position(text)


def test_a_position_that_already_meets_an_end_is_over_and_swept() -> None:
    position = KALAH.position("0,0,0,0,0,0/20|1,0,2,0,0,0/25|s")
    assert position.over
    assert str(position) == "0,0,0,0,0,0/20|0,0,0,0,0,0/28|s"


def test_a_board_without_seeds_is_over_in_every_game() -> None:
    for preset in PRESETS.values():
        row = ",".join("0" * preset.variant.pits)
        assert preset.variant.position(f"{row}/0|{row}/0|s").over
