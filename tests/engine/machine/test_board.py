"""The numbers of boards: one for each, without a gap, those with fewer seeds first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.machine.board import MOST_SEEDS, Machine
from mancala_desktop.engine.machine.endgames import boards
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.oware import Oware
from mancala_desktop.rules.presets import PRESETS


def placements(seeds: int, pits: int) -> Iterator[tuple[int, ...]]:
    """Every way to lay exactly so many seeds into so many pits."""
    if pits == 1:
        yield (seeds,)
        return
    for first in range(seeds + 1):
        for rest in placements(seeds - first, pits - 1):
            yield first, *rest


@pytest.mark.parametrize(("pits", "most"), [(4, 5), (5, 4), (6, 4), (7, 3), (8, 3)])
def test_every_number_belongs_to_one_board(pits: int, most: int) -> None:
    machine = Machine(Kalah(pits=pits), most)
    begin = 0
    for seeds in range(most + 1):
        numbers = {machine.place(bytes(board)) for board in placements(seeds, 2 * pits)}
        end = boards(pits, seeds)
        assert numbers == set(range(begin, end))
        begin = end
    assert machine.injective and begin <= 1 << machine.bits


@pytest.mark.parametrize("burnt", [frozenset(), frozenset([0, 8])])
@pytest.mark.parametrize("turn_cap", [0, 1, 3])
def test_the_sowings_of_a_turn_and_the_side_belong_to_the_number(
    turn_cap: int, burnt: frozenset[int]
) -> None:
    most, states = 3, (turn_cap + 1) * (2 if burnt else 1)
    machine = Machine(Congkak(pits=5, turn_cap=turn_cap), most, burnt)
    numbers = {
        machine.place(bytes(board), sown)
        for seeds in range(most + 1)
        for board in placements(seeds, 10)
        for sown in range(states)
    }
    assert numbers == set(range(boards(5, most) * states))
    assert len(numbers) <= 1 << machine.bits


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_proved(preset: str) -> None:
    variant = PRESETS[preset].variant
    assert Machine(variant, variant.total).injective


@pytest.mark.parametrize("game", [Kalah, Congkak])
def test_where_numbers_do_not_fit_a_word_nothing_is_sure(game: type[Kalah | Congkak]) -> None:
    machine = Machine(game(pits=8), MOST_SEEDS)
    assert machine.bits > 64 and not machine.injective


def test_the_largest_board_has_the_largest_number() -> None:
    most = 48
    last = Machine(Oware(), most).place(bytes([0] * 11 + [most]))
    first = Machine(Oware(), most).place(bytes([most] + [0] * 11))
    assert {first, last} == {boards(6, most) - 1, boards(6, most - 1)}
