"""Statistics: what counts, in a row, and Glicko-2 as its inventor reckons it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

from mancala_desktop.engine.level import LEVELS
from mancala_desktop.play.saved import SavedGame, Standing, Unreadable
from mancala_desktop.play.statistics import Streaks, Tally, rate, statistics, worth
from mancala_desktop.play.storage import Obstacle
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family
from tests.play.games_folder import ADA, GRACE, against, as_family, computer


def test_the_library_reckons_as_glickmans_example_does() -> None:
    """1500 ± 200 wins against 1400 ± 30 and loses to 1550 ± 100 and 1700 ± 300."""
    opponents = [
        (rating_to_mu(rating), rd_to_phi(deviation), score)
        for rating, deviation, score in ((1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0))
    ]

    after = update_rating(rating_to_mu(1500), rd_to_phi(200), 0.06, opponents, 0.5)

    assert mu_to_rating(after.mu) == pytest.approx(1464.06, abs=0.01)
    assert phi_to_rd(after.phi) == pytest.approx(151.52, abs=0.01)
    assert after.sigma == pytest.approx(0.059996, abs=1e-6)


def test_games_are_counted_by_game_level_and_side() -> None:
    games = [
        against(1, won=True, day=0),
        against(1, won=None, day=1, side=Side.NORTH),
        against(7, won=False, day=2),
        as_family(against(7, won=True, day=3), "congkak"),
    ]

    counted = statistics(games)

    assert counted.tally == Tally(2, 1, 1)
    assert counted.tally.score == pytest.approx(0.625)
    assert counted.levels == {1: Tally(1, 1, 0), 7: Tally(1, 0, 1)}
    assert counted.sides == {Side.SOUTH: Tally(2, 0, 1), Side.NORTH: Tally(0, 1, 0)}
    assert counted.families[Family.CONGKAK] == Tally(1, 0, 0)
    assert counted.families[Family.OWARE] == Tally()
    assert statistics(games, Family.KALAH).tally == Tally(1, 1, 1)


def test_only_finished_games_of_a_person_against_the_computer_count() -> None:
    game = against(1, won=True, day=0)
    others: list[SavedGame] = [
        replace(game, path=Path("/1"), outcome=None),
        replace(game, path=Path("/2"), seats=(ADA, GRACE)),
        replace(game, path=Path("/3"), seats=(computer(1), computer(2))),
        replace(game, path=Path("/4"), trouble=Unreadable(Obstacle.TOO_LARGE)),
    ]

    assert statistics([game, *others]).tally == Tally(1, 0, 0)
    assert statistics(others) == statistics([])


def test_a_game_that_was_saved_twice_counts_as_it_ended_last() -> None:
    lost = replace(against(1, won=False, day=0), seed="77", path=Path("/a"))
    won = replace(against(1, won=True, day=0), seed="77", path=Path("/b"), modified=5)
    another = replace(won, seed="78", path=Path("/c"))

    assert statistics([won, lost]).tally == Tally(1, 0, 0)
    assert statistics([won, lost, another]).tally == Tally(2, 0, 0)


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ("", Streaks()),
        ("W", Streaks(Standing.WON, 1, 1, 1)),
        ("WWDWL", Streaks(Standing.LOST, 1, 2, 4)),
        ("LWWWLDD", Streaks(Standing.DRAWN, 2, 3, 3)),
        ("LL", Streaks(Standing.LOST, 2, 0, 0)),
    ],
)
def test_rows_of_results(results: str, expected: Streaks) -> None:
    won = {"W": True, "L": False, "D": None}
    games = [against(1, won=won[result], day=day) for day, result in enumerate(results)]

    assert statistics(reversed(games)).streaks == expected


def test_a_rating_goes_with_what_the_level_was_measured_to_be_worth() -> None:
    elo = LEVELS[2].ratings[Family.KALAH].elo
    rated = rate([against(3, won=day % 2 == 0, day=day) for day in range(60)], Family.KALAH)

    assert len(rated) == 60
    assert rated[-1].rating == pytest.approx(elo, abs=60)
    assert rated[0].deviation > 250 > rated[-1].deviation > 30
    assert rated[0].day == date(2025, 3, 3) and rated[0].tally == Tally(1, 0, 0)


def test_the_games_of_a_day_are_rated_together() -> None:
    games = [replace(against(3, won=True, day=0), path=Path(f"/{n}")) for n in range(4)]

    (rated,) = rate(games, Family.KALAH)

    assert rated.tally == Tally(4, 0, 0)


def test_a_rating_grows_uncertain_while_nobody_plays_and_never_more_than_at_the_start() -> None:
    played = [against(3, won=day % 2 == 0, day=day) for day in range(30)]
    soon = rate([*played, against(3, won=True, day=31)], Family.KALAH)
    late = rate([*played, against(3, won=True, day=400)], Family.KALAH)
    ages = rate([*played, against(3, won=True, day=40_000)], Family.KALAH)

    assert soon[-1].deviation < late[-1].deviation < ages[-1].deviation <= 350


def test_games_from_a_start_that_was_set_up_are_counted_but_not_rated() -> None:
    game = replace(against(3, won=True, day=0), ordinary=False)

    counted = statistics([game])

    assert counted.tally == Tally(1, 0, 0)
    assert counted.ratings[Family.KALAH] == []


def test_a_level_nobody_measured_is_worth_nothing_known() -> None:
    assert worth(0, Family.KALAH) is None
    assert worth(99, Family.KALAH) is None
    assert rate([against(99, won=True, day=0)], Family.KALAH) == []


def test_beating_the_strongest_from_far_below_stays_a_number() -> None:
    games = [as_family(against(10, won=True, day=day), "oware-abapa") for day in range(5)]

    rated = rate(games, Family.OWARE)

    assert all(0 < each.rating < 9000 for each in rated)
