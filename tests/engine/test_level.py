"""The levels of the computer."""

import tomllib
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from mancala_desktop.assets import asset
from mancala_desktop.engine.level import LEVELS, Level, Rating, choose, luck
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family, Variant

QUICK = [
    replace(level, limits=replace(level.limits, nodes=level.limits.nodes and 1000))
    for level in LEVELS
]
EASY, *_, STRONG = QUICK
CORE = PythonCore()
ERRING = replace(EASY, limits=Limits(depth=1), sharpness=0.4, overlooks=None)


def pit_of(level: Level, variant: Variant, position: Position, random: Random) -> int:
    request = Request(1, variant, position)
    pit = choose(level, request, CORE, Stop(), random).pit
    assert pit in variant.legal_moves(position)
    return pit


def margin(variant: Variant, south: Level, north: Level, seed: int) -> float:
    """Play a game; South's seeds less North's."""
    position = variant.start()
    history: list[Position] = []
    if position.opening:
        position = replace(position, opening=None)
    while not position.over:
        level = (south, north)[position.to_sow]
        request = Request(1, variant, position, tuple(history), seed=seed)
        pit = choose(level, request, CORE, Stop(), luck(request)).pit
        assert pit is not None
        sowing = variant.sow(position, pit, history)
        history.append(position)
        position = sowing.after
    return position.store(Side.SOUTH) - position.store(Side.NORTH)


def test_there_are_ten_levels_with_names_of_their_own() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 11))
    assert len({level.id for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_strength_comes_from_depth_or_nodes_and_a_move_takes_five_seconds_at_most(
    level: Level,
) -> None:
    limits = level.limits
    assert limits.movetime_ms is not None and limits.movetime_ms <= 5000
    assert limits.depth or limits.nodes
    assert level.overlooks is None or (limits.depth and level.sharpness)


def test_the_weak_know_no_openings_and_err_the_more_the_weaker_they_are() -> None:
    weak = [level for level in LEVELS if level.overlooks]
    sharpness = [level.sharpness or 0 for level in weak]
    odds = [level.overlooks.odds for level in weak if level.overlooks]

    assert not any(level.limits.book or level.limits.endgames for level in weak)
    assert STRONG.limits.book and STRONG.limits.endgames and STRONG.sharpness is None
    assert sharpness == sorted(sharpness)
    assert odds == sorted(odds, reverse=True)


def test_every_key_of_the_file_is_known() -> None:
    with asset("levels.toml").open("rb") as file:
        tables = tomllib.load(file)["level"]
    known = {"id", "depth", "nodes", "movetime_ms", "book", "endgames", "sharpness", "overlooks"}

    assert {key for table in tables for key in table} <= known | {"elo", "games"}
    assert all(table.get("elo", {}).keys() == table.get("games", {}).keys() for table in tables)


def test_ratings_are_told_for_each_family() -> None:
    for level in LEVELS:
        assert all(isinstance(family, Family) for family in level.ratings)
        assert all(isinstance(rating, Rating) for rating in level.ratings.values())


@pytest.mark.parametrize("preset", ["kalah-plyyard", "oware-abapa", "congkak-app"])
def test_strong_beats_easy(preset: str) -> None:
    variant = PRESETS[preset].variant
    assert margin(variant, STRONG, EASY, 1) - margin(variant, EASY, STRONG, 1) > 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", QUICK, ids=lambda level: level.id)
def test_every_level_plays_every_game(preset: str, level: Level) -> None:
    variant = PRESETS[preset].variant
    random = Random(3)
    position = variant.start()
    for _ in range(4):
        position = variant.sow(position, pit_of(level, variant, position, random)).after


def test_a_weak_level_errs_the_less_the_more_it_costs() -> None:
    variant, random = PRESETS["kalah-plyyard"].variant, Random(5)
    position = variant.position("1,0,0,2,0,1/20|0,3,0,2,0,1/18|s")
    request = Request(1, variant, position, limits=Limits(depth=1))
    scores = PythonCore().values(request, Stop()).scores
    chosen = Counter(pit_of(ERRING, variant, position, random) for _ in range(300))
    best, worst = (pick(scores, key=lambda pit: scores[pit]) for pick in (max, min))
    assert scores[best] > scores[worst]
    assert chosen[best] > chosen[worst] > 0


def test_the_odds_of_a_loss_fall_by_the_sharpness() -> None:
    """Two captures, of 6 and of 3 seeds: for c = 1/3 the odds are e to 1."""
    variant, random = PRESETS["kalah-plyyard"].variant, Random(2)
    position = variant.position("0,0,1,0,1,0/9|2,0,5,0,0,9/20|s")
    level = replace(ERRING, sharpness=1 / 3)
    values = PythonCore().values(Request(1, variant, position, limits=level.limits), Stop()).scores
    odds = {pit: 2.718281828 ** (score / 3) for pit, score in values.items()}
    chosen = Counter(pit_of(level, variant, position, random) for _ in range(1000))
    for pit, weight in odds.items():
        assert abs(chosen[pit] / 1000 - weight / sum(odds.values())) < 0.05


@pytest.mark.parametrize("level", LEVELS[1:5], ids=lambda level: level.id)
def test_a_near_capture_that_wins_the_game_is_not_missed(level: Level) -> None:
    variant, random = PRESETS["kalah-plyyard"].variant, Random(4)
    position = variant.position("3,0,0,0,1,0/14|15,1,2,2,2,1/7|s")
    chosen = Counter(pit_of(level, variant, position, random) for _ in range(100))
    assert chosen[4] >= 95


@pytest.mark.parametrize("level", [LEVELS[0], LEVELS[3]], ids=lambda level: level.id)
def test_the_same_seed_gives_the_same_game(level: Level) -> None:
    variant = PRESETS["kalah-36"].variant
    results = [margin(variant, level, level, seed) for seed in (9, 9, 10, 11, 12)]
    assert results[0] == results[1]
    assert len(set(results)) > 1


def test_a_level_that_errs_claims_no_proof() -> None:
    variant = PRESETS["kalah-36"].variant
    request = Request(7, variant, variant.position("0,0,0,0,0,2/16|0,1,0,0,0,1/16|s"))
    answer = choose(EASY, request, PythonCore(), Stop(), Random(1))
    assert (answer.ticket, answer.exact, answer.pv) == (7, False, (answer.pit,))
    assert answer.nodes > 0


def test_a_finished_game_has_no_sowing() -> None:
    variant = PRESETS["kalah-36"].variant
    over = variant.position("0,0,0,0,0,0/20|1,0,0,0,0,1/14|s")
    for level in QUICK:
        answer = choose(level, Request(4, variant, over), PythonCore(), Stop(), Random(1))
        assert (answer.ticket, answer.pit) == (4, None)
