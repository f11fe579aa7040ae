"""Compiled proofs are those of the reference search, whatever helps them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.budget import Budget
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.endgames import UNSOLVED, Endgames, boards, fill_layer
from mancala_desktop.engine.machine.proof import Prover
from mancala_desktop.engine.machine.table import Table
from mancala_desktop.engine.proof import Prover as ReferenceProver
from mancala_desktop.engine.request import Limits
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.tree import RulesTree
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant
from tests.engine.machine.boards import (
    NO_PITS,
    clock,
    every_option,
    machine,
    rows,
    some_position,
)

EVERY_KALAH = [
    variant
    for pits in (4, 6, 8)
    for variant in every_option(Kalah, "empty_capture", "ends", pits=pits)
]
EVERY_CONGKAK = [
    variant
    for pits, cap in ((5, 0), (6, 3), (7, 1), (8, 2))
    for variant in every_option(Congkak, "empty_capture", pits=pits, turn_cap=cap)
]


def prover(
    variant: Variant,
    burnt: frozenset[int] = NO_PITS,
    endgames: Endgames | None = None,
    mebibytes: int = 4,
) -> Prover:
    made = machine(variant, variant.total, burnt)
    return Prover(made, Table(mebibytes, made.bits), endgames)


def reference(variant: Variant, position: Position) -> int:
    tree = RulesTree(variant)
    return ReferenceProver(tree).value(tree.state(position), 0, Budget(Limits(), Stop()))


def endgames_of(variant: Variant, seeds: int) -> Endgames:
    memory = bytearray([UNSOLVED]) * boards(variant.pits, seeds)
    for layer in range(seeds + 1):
        fill_layer(machine(variant, seeds), layer, memory, clock(), False)
    return Endgames(seeds, memory)


@pytest.mark.parametrize("variant", [*EVERY_KALAH, *EVERY_CONGKAK], ids=str)
def test_values_are_those_of_the_reference_search(variant: Variant) -> None:
    random, compiled = Random(str(variant)), prover(variant)
    for _ in range(15):
        position = some_position(variant, random.randint(2, 12), random)
        guess = random.randint(-20, 20)
        assert compiled.value(rows(position), 0, guess, clock()) == reference(variant, position)


@pytest.mark.parametrize("turn_cap", [0, 2])
def test_values_with_burnt_pits_are_those_of_the_reference_search(turn_cap: int) -> None:
    random = Random(turn_cap)
    variant = Congkak(pits=6, turn_cap=turn_cap)
    for burnt in (frozenset([5]), frozenset([0, 8]), frozenset([7, 9, 12])):
        compiled = prover(variant, burnt)
        for _ in range(15):
            position = some_position(variant, random.randint(2, 12), random, burnt)
            assert compiled.value(rows(position), 0, 0, clock()) == reference(variant, position)


@pytest.mark.parametrize("variant", EVERY_KALAH, ids=str)
def test_endgame_tables_change_no_value(variant: Variant) -> None:
    random = Random(str(variant))
    plain, helped = prover(variant), prover(variant, endgames=endgames_of(variant, 5))
    fewer = 0
    for _ in range(20):
        board = rows(some_position(variant, random.randint(2, 18), random))
        mine, theirs = clock(), clock()
        assert plain.value(board, 0, 0, mine) == helped.value(board, 0, 0, theirs)
        fewer += theirs.nodes < mine.nodes
    assert fewer


@pytest.mark.parametrize("variant", [Kalah(), Congkak(pits=6, turn_cap=3)], ids=str)
def test_it_reaches_whatever_is_not_above_the_value(variant: Variant) -> None:
    random, compiled = Random(5), prover(variant)
    for _ in range(40):
        seeds = random.randint(2, 14)
        board = rows(some_position(variant, seeds, random))
        value = prover(variant, mebibytes=1).value(board, 0, 0, clock())
        assert value is not None
        goals = [*range(-seeds - 2, seeds + 3)]
        random.shuffle(goals)
        for goal in goals:
            assert compiled.reaches(board, 0, goal, clock()) is (value >= goal)


@pytest.mark.parametrize("variant", [Kalah(), Congkak(pits=6, turn_cap=3)], ids=str)
def test_a_table_that_is_too_small_changes_no_value(variant: Variant) -> None:
    random = Random(6)
    board = rows(some_position(variant, 24, random))
    small, large = prover(variant, mebibytes=1), prover(variant, mebibytes=64)
    assert small.value(board, 0, 0, clock()) == large.value(board, 0, 0, clock())


@pytest.mark.parametrize("variant", [Kalah(), Congkak(pits=6)], ids=str)
def test_threads_at_one_proof_find_the_value_of_one(variant: Variant) -> None:
    random = Random(7)
    for _ in range(4):
        board = rows(some_position(variant, 24, random))
        alone = prover(variant).value(board, 0, 0, clock())
        shared = prover(variant)
        with ThreadPoolExecutor(3) as threads:
            found = [
                threads.submit(shared.value, board, 0, 0, clock(), shared=True) for _ in range(3)
            ]
        assert [value.result() for value in found] == [alone] * 3


def test_a_proof_that_may_not_go_on_says_nothing() -> None:
    compiled, board = prover(Kalah()), bytes([4] * 12)
    short = clock(1_000)
    assert compiled.value(board, 0, 0, short) is None
    assert short.out and short.nodes <= 1_001
    for stop, end in ((1, 0), (0, 1)):
        flagged = Clock(bytearray([stop]), bytearray([end]), 10**9)
        assert compiled.reaches(board, 0, 9, flagged) is None
        assert flagged.nodes <= 512


def test_what_was_half_proved_before_a_stop_is_still_true() -> None:
    random, variant = Random(8), Kalah()
    for _ in range(10):
        board = rows(some_position(variant, 18, random))
        whole = clock()
        value = prover(variant).value(board, 0, 0, whole)
        stopped = prover(variant)
        for share in (2, 4, 8):
            stopped.value(board, 0, 0, clock(whole.nodes // share))
        assert stopped.value(board, 0, 0, clock()) == value
