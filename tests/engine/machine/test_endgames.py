"""Endgame tables of Kalah hold what the reference search proves."""

from __future__ import annotations

import threading
import time

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.budget import Budget
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.endgames import UNSOLVED, boards, fill_layer
from mancala_desktop.engine.proof import Prover
from mancala_desktop.engine.request import Limits
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.tree import RulesTree
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.position import Position
from tests.engine.machine.boards import clock, every_option, machine
from tests.engine.machine.test_board import placements

EVERY_KALAH = every_option(Kalah, "empty_capture", "ends")


def built(variant: Kalah, seeds: int, backwards: bool = False) -> bytearray:
    memory = bytearray([UNSOLVED]) * boards(variant.pits, seeds)
    for layer in range(seeds + 1):
        fill_layer(machine(variant, seeds), layer, memory, clock(), backwards)
    return memory


@pytest.mark.parametrize(("pits", "most"), [(4, 4), (6, 3)])
@pytest.mark.parametrize("options", EVERY_KALAH, ids=str)
def test_every_value_is_the_one_the_reference_search_proves(
    options: Kalah, pits: int, most: int
) -> None:
    variant = options.with_options({"pits": str(pits)})
    memory = built(variant, most)
    tree = RulesTree(variant)
    prover, budget = Prover(tree), Budget(Limits(), Stop())
    checked = 0
    for seeds in range(1, most + 1):
        for board in placements(seeds, 2 * pits):
            position = Position((*board[:pits], 0, *board[pits:], 0), Side.SOUTH)
            if variant.settled(position).over:
                continue  # never asked for
            value = prover.value(tree.state(position), 0, budget)
            assert memory[machine(variant, most).place(bytes(board))] == value % 256
            checked += 1
    assert checked > boards(pits, most) // 3


@pytest.mark.parametrize("variant", EVERY_KALAH, ids=str)
def test_both_directions_write_the_same(variant: Kalah) -> None:
    forwards = built(variant, 7)
    assert UNSOLVED not in forwards
    assert forwards == built(variant, 7, backwards=True)


def test_two_threads_write_what_one_writes() -> None:
    variant, seeds = Kalah(), 9
    memory = bytearray([UNSOLVED]) * boards(variant.pits, seeds)
    for layer in range(seeds + 1):
        both = [
            threading.Thread(
                target=fill_layer, args=(machine(variant, seeds), layer, memory, clock(), backwards)
            )
            for backwards in (False, True)
        ]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
    assert memory == built(variant, seeds)


def test_building_stops_when_it_is_asked_to() -> None:
    variant, seeds = Kalah(), 12
    memory = bytearray([UNSOLVED]) * boards(variant.pits, seeds)
    stop = Stop()
    stop.set()
    begin = time.thread_time()
    fill_layer(
        machine(variant, seeds), seeds, memory, Clock(stop.flag, bytearray(1), 1 << 62), False
    )
    assert time.thread_time() - begin < 0.5
    assert memory.count(UNSOLVED) > len(memory) // 2


def test_a_table_of_another_start_is_the_same() -> None:
    few, many = Kalah(seeds=1), Kalah(seeds=10)
    assert built(few, 6) == built(many, 6)
