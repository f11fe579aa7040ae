"""Who sits where is drawn fairly and stands in the game's headers."""

from random import Random

import pytest

from mancala_desktop.play.seats import (
    Draw,
    Seat,
    SeatKind,
    Seats,
    Setup,
    note_seats,
    seated,
    seats_of,
)
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import read, write
from mancala_desktop.rules.board import Side
from tests.play.fakes import COMPUTER, PERSON


def test_a_side_is_what_was_said() -> None:
    assert Draw.SOUTH.side(Random()) is Side.SOUTH
    assert Draw.NORTH.side(Random()) is Side.NORTH
    assert Draw.LAST_WINNER.side(Random(), Side.NORTH) is Side.NORTH


@pytest.mark.parametrize("draw", [Draw.RANDOM, Draw.LAST_WINNER])
def test_else_the_lot_decides(draw: Draw) -> None:
    random = Random(1)
    drawn = [draw.side(random) for _ in range(1000)]

    assert 400 < drawn.count(Side.SOUTH) < 600


def test_the_other_seat_is_across_the_board() -> None:
    assert seated(PERSON, COMPUTER, Side.SOUTH) == (PERSON, COMPUTER)
    assert seated(PERSON, COMPUTER, Side.NORTH) == (COMPUTER, PERSON)


@pytest.mark.parametrize(
    "seats",
    [
        (PERSON, PERSON),
        (Seat(SeatKind.PERSON, "Ada {ä}"), Seat(SeatKind.COMPUTER, level=12)),
        (Seat(SeatKind.COMPUTER, "Deep Seed", 3), PERSON),
    ],
)
def test_seats_are_kept_with_the_game(seats: Seats) -> None:
    game = read(write(Setup("awari", seats).game())).game

    assert game and seats_of(game) == seats


def test_a_hand_written_seat_may_begin_with_a_capital_and_have_many_spaces() -> None:
    game = Game("oware-abapa", headers={"SouthSeat": "Computer  3", "NorthSeat": " PERSON"})

    assert seats_of(game) == (Seat(SeatKind.COMPUTER, level=3), Seat(SeatKind.PERSON))


def test_a_game_that_does_not_say_is_for_persons() -> None:
    game = Game("awari", headers={"South": "Ada", "SouthSeat": "robot 3", "NorthSeat": "computer"})

    assert seats_of(game) == (Seat(SeatKind.PERSON, "Ada"), COMPUTER)


def test_a_name_is_not_lost_to_a_seat_without_one() -> None:
    game = Game("awari", headers={"South": "Ada"})

    note_seats(game, (PERSON, COMPUTER))

    assert game.headers == {"South": "Ada", "SouthSeat": "person", "NorthSeat": "computer 1"}
