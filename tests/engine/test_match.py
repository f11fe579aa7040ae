"""Matches between levels, and what their results say."""

from collections.abc import Iterator
from io import StringIO
from math import inf
from pathlib import Path
from random import Random

import pytest

from mancala_desktop.engine import match_command
from mancala_desktop.engine.level import LEVELS
from mancala_desktop.engine.match import (
    Match,
    Pair,
    balanced_start,
    is_decided,
    play,
    play_pair,
    result,
)
from mancala_desktop.engine.ratings import Results, elo, ladder
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS

KALAH = PRESETS["kalah-36"].variant


@pytest.mark.parametrize("preset", PRESETS)
def test_a_start_is_a_balanced_position_in_play(preset: str) -> None:
    variant, core = PRESETS[preset].variant, PythonCore()

    start, same = (balanced_start(variant, Random("3"), core) for _ in range(2))

    assert start == same
    assert not start.over and start.opening is None
    limits = Limits(nodes=1000)
    promise = core.search(Request(0, variant, start, limits=limits), Stop()).score
    assert abs(promise) <= variant.total // 12


def test_no_two_pairs_have_the_same_start() -> None:
    starts = {balanced_start(KALAH, Random(f"1/{number}"), PythonCore()) for number in range(10)}
    assert len(starts) == 10


def test_a_majority_decides_but_for_a_match_of_rounds() -> None:
    kalah, congkak = PRESETS["kalah-plyyard"].variant, PRESETS["congkak-app"].variant
    half = kalah.position("1,0,0,0,0,0/24|0,0,0,0,0,1/22|s")
    more = kalah.position("1,0,0,0,0,0/22|0,0,0,0,0,1/24|s").mirrored()
    most = congkak.position("1,0,0,0,0,0/25|0,0,0,0,0,1/21|s")

    assert not is_decided(kalah, half) and not is_decided(kalah, more)
    assert is_decided(congkak, most)
    assert not is_decided(congkak.with_options({"rounds": "2"}), most)
    assert (result(most, Side.SOUTH), result(most, Side.NORTH)) == (1, 0)


def test_changing_the_players_turns_the_points_round() -> None:
    one, other = (play_pair(Match("kalah-36", *levels), 4) for levels in ((1, 2), (2, 1)))
    assert one == (1 - other[1], 1 - other[0])


def test_a_level_scores_half_against_itself() -> None:
    pairs = [pair for _, pair in play(Match("awari", 1, 1), range(2), 1)]
    assert [sum(pair) for pair in pairs] == [1, 1]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    match = Match("congkak-app", 1, 2, seed=5)
    alone, together = (dict(play(match, range(3), jobs)) for jobs in (1, 2))
    assert alone == together and set(alone) == {0, 1, 2}


def test_a_share_of_the_nodes_is_taken_from_levels_that_have_them() -> None:
    weak, strong = Match("awari", 1, 8, share=0.1).levels
    assert weak == LEVELS[0]
    assert LEVELS[7].limits.nodes and strong.limits.nodes == LEVELS[7].limits.nodes // 10


# ---------------------------------------------------------------- arithmetic


def test_elo_is_a_matter_of_odds() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == pytest.approx(-elo(0.75))
    assert ladder([100.0, 50.0]) == [1000, 1100, 1150]


def test_results_count_games_and_points() -> None:
    results = Results(((1, 0.5), (1, 0), (0, 0.5)))
    assert (results.games, results.count(1), results.count(0.5), results.count(0)) == (6, 2, 2, 2)
    assert results.share.value == pytest.approx(0.5)
    assert results.elo.value == pytest.approx(0)


def test_the_error_comes_from_how_much_pairs_differ() -> None:
    even = Results(((1, 0),) * 50)  # the start decides: nothing is open
    uneven = Results(((1, 1), (0, 0)) * 25)
    assert even.share.value == uneven.share.value == 0.5
    assert even.share.error < uneven.share.error / 4
    assert uneven.share.error == pytest.approx(1.96 * 0.5 / 50**0.5)


def test_more_games_make_it_surer() -> None:
    few, many = Results(((1, 0.5), (0, 1)) * 5), Results(((1, 0.5), (0, 1)) * 50)
    assert many.elo.error < few.elo.error / 2


def test_a_match_won_in_every_game_is_no_certainty() -> None:
    results = Results(((1, 1),) * 30)
    assert results.share.value == 1
    assert results.share.error > 0
    assert 400 < results.elo.value < inf
    assert results.elo.error > 0


# ---------------------------------------------------------------- the command


def test_a_match_is_told() -> None:
    sink = StringIO()
    assert match_command.main(Match("kalah-36", 1, 3), 4, 1, sink) == 0
    first, second, *_, counts, points, difference = sink.getvalue().splitlines()
    assert first == "kalah-36: level 1 (sparrow) against level 3 (hamster), 4 games"
    assert second.endswith("seed 1, 1 at a time")
    assert sum(int(word.split()[1]) for word in counts.split(", ")) == 4
    assert points.startswith("points ") and "±" in points
    assert difference.startswith("elo ") and "±" in difference


def test_an_interrupt_brings_the_results_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(match: Match, numbers: range, jobs: int) -> Iterator[tuple[int, Pair]]:
        yield 0, (1, 0.5)
        raise KeyboardInterrupt

    monkeypatch.setattr(match_command, "play", play)
    sink = StringIO()

    assert match_command.main(Match("awari", 10, 9, cache=Path("nowhere")), 200, 1, sink) == 0
    assert "stopped after 2 of 200 games" in sink.getvalue()
    assert "won 1, drawn 1, lost 0" in sink.getvalue()
    assert "points 75.0 %" in sink.getvalue()
