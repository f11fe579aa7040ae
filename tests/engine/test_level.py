"""The levels of the computer."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from mancala_desktop.engine.level import LEVELS, Level, choose
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant

EASY, *_, STRONG = LEVELS
FAST_STRONG = replace(STRONG, limits=Limits(nodes=2000))


def pit_of(level: Level, variant: Variant, position: Position, random: Random) -> int:
    request = Request(1, variant, position)
    pit = choose(level, request, PythonCore(), Stop(), random).pit
    assert pit in variant.legal_moves(position)
    return pit


def margin(variant: Variant, south: Level, north: Level, random: Random) -> float:
    """Play a game; South's seeds less North's."""
    position = variant.start()
    history: list[Position] = []
    if position.opening:
        position = replace(position, opening=None)
    while not position.over:
        level = (south, north)[position.to_sow]
        sowing = variant.sow(position, pit_of(level, variant, position, random), history)
        history.append(position)
        position = sowing.after
    return position.store(Side.SOUTH) - position.store(Side.NORTH)


def test_levels_are_numbered_and_named() -> None:
    assert [level.number for level in LEVELS] == list(range(1, len(LEVELS) + 1))
    assert len({level.id for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("preset", ["kalah-plyyard", "oware-abapa", "congkak-app"])
def test_strong_beats_easy(preset: str) -> None:
    variant, random = PRESETS[preset].variant, Random(1)
    south = margin(variant, FAST_STRONG, EASY, random)
    north = margin(variant, EASY, FAST_STRONG, random)
    assert south - north > 0


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", [EASY, LEVELS[1], FAST_STRONG], ids=lambda level: level.id)
def test_the_first_sowing_is_legal(preset: str, level: Level) -> None:
    variant = PRESETS[preset].variant
    pit_of(level, variant, variant.start(), Random(3))


def test_a_weak_level_errs_the_less_the_more_it_costs() -> None:
    variant, random = PRESETS["kalah-plyyard"].variant, Random(5)
    position = variant.position("1,0,0,2,0,1/20|0,3,0,2,0,1/18|s")
    request = Request(1, variant, position, limits=Limits(depth=1))
    scores = PythonCore().values(request, Stop()).scores
    chosen = Counter(pit_of(EASY, variant, position, random) for _ in range(300))
    best, worst = (pick(scores, key=lambda pit: scores[pit]) for pick in (max, min))
    assert scores[best] > scores[worst]
    assert chosen[best] > chosen[worst] > 0


def test_the_same_chance_gives_the_same_game() -> None:
    variant = PRESETS["kalah-36"].variant
    first, second = (margin(variant, EASY, EASY, Random(9)) for _ in range(2))
    assert first == second


def test_a_finished_game_has_no_sowing() -> None:
    variant = PRESETS["kalah-36"].variant
    over = variant.position("0,0,0,0,0,0/20|1,0,0,0,0,1/14|s")
    answer = choose(EASY, Request(4, variant, over), PythonCore(), Stop(), Random(1))
    assert (answer.ticket, answer.pit) == (4, None)
