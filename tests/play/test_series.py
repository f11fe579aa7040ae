"""Series of games: how they stand, when they are won, and what the next game is."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mancala_desktop.play.match import next_game, series_of, setup_of
from mancala_desktop.play.seats import Draw, Seat, SeatKind, Setup, sits
from mancala_desktop.play.series import Series
from mancala_desktop.record import pie
from mancala_desktop.record.game import Game, Pie
from mancala_desktop.record.text import read, write
from mancala_desktop.record.times import TimeControl
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome, Termination
from tests.record.games import play

ADA, CHIP = Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.COMPUTER, "", 4)
SEATS = (ADA, CHIP)


def won_by(side: Side | None) -> Outcome:
    return Outcome(24, 24, side, Termination.RESIGNATION)


FAST, SLOW = TimeControl(60_000), TimeControl(300_000, 5_000)
SOUTH, NORTH, DRAWN = won_by(Side.SOUTH), won_by(Side.NORTH), won_by(None)


def test_points_are_counted_and_a_draw_is_half_for_each() -> None:
    series = Series(3)
    for outcome in (SOUTH, DRAWN, SOUTH):
        assert not series.over
        series = series.counted(outcome)

    assert (series.south, series.north) == (2.5, 0.5)
    series = series.counted(DRAWN)
    assert series.over and series.winner is Side.SOUTH


def test_both_may_arrive_at_once() -> None:
    series = Series(2, 1.5, 1.5).counted(DRAWN)

    assert series.over and series.winner is None


def test_points_change_sides_with_their_players() -> None:
    series, seats = Series(3, 1, 0, 2).after(SOUTH, SEATS)

    assert (series, seats) == (Series(3, 0, 2, 3), (CHIP, ADA))
    series, seats = Series(3, 1, 0, 2, changes_sides=False).after(SOUTH, SEATS)
    assert (series.south, series.north, seats) == (2, 0, SEATS)


serieses = st.builds(
    Series,
    st.integers(1, 99),
    st.integers(0, 199).map(lambda half: half / 2),
    st.integers(0, 199).map(lambda half: half / 2),
    st.integers(1, 999),
    st.sampled_from([None, *Draw]),
    st.booleans(),
)


@given(serieses)
def test_a_series_is_read_as_it_was_written(series: Series) -> None:
    assert Series.parse(f"  {str(series).upper()} ") == series


@given(st.text() | st.from_regex(r"first to \d+, game \d+, \d+-\d+, [a-z ]+ starts, same sides"))
def test_other_words_are_no_series(text: str) -> None:
    series = Series.parse(text)
    assert series is None or Series.parse(str(series)) == series


def test_a_series_is_kept_with_its_games() -> None:
    setup = Setup("oware-abapa", SEATS, series=Series(5, 1.5, 0.5, 3, Draw.LOSER), pie=True)
    game = read(write(setup.game())).game

    assert game is not None and setup_of(game, SEATS) == setup


def test_the_next_game_is_like_this_one_with_sides_changed() -> None:
    setup = Setup(
        "kalah-standard", SEATS, Side.NORTH, {"seeds": "5"}, (FAST, SLOW), True, Series(3)
    )

    following = next_game(setup.game(), SEATS, NORTH, Random(1))

    assert following == Setup(
        "kalah-standard",
        (CHIP, ADA),
        Side.NORTH,
        {"seeds": "5"},
        (SLOW, FAST),
        True,
        Series(3, 1, 0, 2),
    )  # North began, who sits South now; so it is for the other one, North again


def test_there_is_no_next_game_without_a_series_or_after_it() -> None:
    assert next_game(Setup("awari", SEATS).game(), SEATS, SOUTH, Random(1)) is None
    last = Setup("awari", SEATS, series=Series(2, 1, 1, 3))
    assert next_game(last.game(), SEATS, SOUTH, Random(1)) is None
    assert next_game(last.game(), SEATS, DRAWN, Random(1)) is not None


@pytest.mark.parametrize("changes_sides", [True, False])
@pytest.mark.parametrize("first", list(Side))
@pytest.mark.parametrize(
    ("starts", "outcome", "starter"),
    [
        (None, SOUTH, "other"),
        (None, DRAWN, "other"),
        (Draw.LAST_WINNER, SOUTH, ADA),
        (Draw.LAST_WINNER, NORTH, CHIP),
        (Draw.LAST_WINNER, DRAWN, "other"),
        (Draw.LOSER, SOUTH, CHIP),
        (Draw.LOSER, NORTH, ADA),
        (Draw.SOUTH, NORTH, Side.SOUTH),
        (Draw.NORTH, NORTH, Side.NORTH),
    ],
)
def test_who_starts_the_next_game(
    starts: Draw | None,
    outcome: Outcome,
    starter: Seat | Side | str,
    first: Side,
    changes_sides: bool,
) -> None:
    series = Series(3, starts=starts, changes_sides=changes_sides)
    setup = Setup("kalah-standard", SEATS, first, series=series)

    following = next_game(setup.game(), SEATS, outcome, Random(1))

    assert following is not None
    if isinstance(starter, Side):
        assert following.first is starter
    else:
        wanted = starter if isinstance(starter, Seat) else SEATS[first.other]
        assert following.seats[following.first] == wanted


def test_where_the_rules_say_who_starts_the_series_obeys() -> None:
    setup = Setup("kalah-plyyard", SEATS, series=Series(3, starts=Draw.NORTH))
    following = next_game(setup.game(), SEATS, SOUTH, Random(1))
    assert following is not None and following.first is Side.SOUTH

    setup = Setup("kalah-36", SEATS, series=Series(3, starts=Draw.SOUTH))
    following = next_game(setup.game(), SEATS, SOUTH, Random(1))
    assert following is not None and following.seats[following.first] == ADA


def test_who_started_is_known_after_the_pie_rule_has_changed_sides() -> None:
    setup = Setup("kalah-standard", SEATS, Side.SOUTH, pie=True, series=Series(3))
    game = play(setup.game(), "a")
    pie.answer(game, Pie.SWAPPED)

    following = next_game(game, (CHIP, ADA), SOUTH, Random(1))  # Ada started, as South

    assert following is not None and following.seats[following.first] == CHIP


def test_the_lot_may_decide_who_starts() -> None:
    setup = Setup("awari", SEATS, series=Series(3, starts=Draw.RANDOM))
    firsts = {
        following.first
        for seed in range(20)
        if (following := next_game(setup.game(), SEATS, SOUTH, Random(seed)))
    }

    assert firsts == set(Side)


def test_a_player_is_known_by_kind_and_name() -> None:
    assert sits(ADA, (CHIP, ADA)) is Side.NORTH
    assert sits(Seat(SeatKind.COMPUTER, "", 9), (CHIP, ADA)) is Side.SOUTH
    assert sits(Seat(SeatKind.PERSON), (CHIP, ADA)) is None
    assert sits(Seat(SeatKind.PERSON), (Seat(SeatKind.PERSON), Seat(SeatKind.PERSON))) is None


def test_a_header_of_other_words_is_no_series() -> None:
    assert series_of(Game("awari", headers={"Series": "spring league"})) is None
