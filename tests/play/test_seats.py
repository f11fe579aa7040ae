"""Who sits where is drawn fairly and stands in the game's headers."""

from random import Random

import pytest

from mancala_desktop.play.seats import (
    Draw,
    Seat,
    SeatKind,
    Seats,
    Setup,
    below,
    note_seats,
    note_seed,
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
    headers = {"SouthSeat": "Computer  level 3", "NorthSeat": " PERSON"}
    game = Game("oware-abapa", headers=headers)

    assert seats_of(game) == (Seat(SeatKind.COMPUTER, level=3), Seat(SeatKind.PERSON))


@pytest.mark.parametrize(("then", "now"), [(1, 2), (2, 4), (3, 7), (9, 9)])
def test_of_three_levels_the_third_was_strong(then: int, now: int) -> None:
    game = Game("awari", headers={"NorthSeat": f"computer {then}"})

    assert seats_of(game)[Side.NORTH].level == now


def test_a_seed_is_drawn_once_for_a_game_with_a_computer() -> None:
    game = Setup("awari", (PERSON, COMPUTER)).game()

    seed = note_seed(game, (PERSON, COMPUTER), Random(1))
    again = read(write(game)).game

    assert again
    assert note_seed(again, (PERSON, COMPUTER), Random(2)) == seed
    assert note_seed(Game("awari"), (PERSON, COMPUTER), Random(2)) != seed


def test_a_seed_that_is_none_is_drawn_anew() -> None:
    game = Game("awari", headers={"Seed": "luck"})

    seed = note_seed(game, (PERSON, COMPUTER), Random(1))

    assert game.headers["Seed"] == str(seed)


def test_where_people_play_nothing_is_left_to_chance() -> None:
    game = Game("awari")

    note_seed(game, (PERSON, PERSON), Random(1))

    assert "Seed" not in game.headers


def test_a_game_that_does_not_say_is_for_persons() -> None:
    game = Game("awari", headers={"South": "Ada", "SouthSeat": "robot 3", "NorthSeat": "computer"})

    assert seats_of(game) == (Seat(SeatKind.PERSON, "Ada"), COMPUTER)


def test_a_name_is_not_lost_to_a_seat_without_one() -> None:
    game = Game("awari", headers={"South": "Ada"})

    note_seats(game, (PERSON, COMPUTER))

    assert game.headers == {"South": "Ada", "SouthSeat": "person", "NorthSeat": "computer level 1"}


def test_who_plays_the_computer_sits_below() -> None:
    person, computer = Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER)

    assert below((person, computer)) is Side.SOUTH
    assert below((computer, person)) is Side.NORTH
    assert below((person, person)) is below((computer, computer)) is Side.SOUTH
