"""The compiled search to a depth, held to plain minimax with the same guesses, and to proofs."""

from __future__ import annotations

import math
from random import Random

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.deepening import Deepening
from mancala_desktop.engine.machine.evaluation import guessed, names
from mancala_desktop.engine.machine.moves import branches
from mancala_desktop.engine.machine.proof import Prover
from mancala_desktop.engine.machine.table import Table
from mancala_desktop.engine.tree import counts_repetition_as_nothing
from mancala_desktop.engine.weights import weights
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant

every_preset = pytest.mark.parametrize("preset", PRESETS)
ODD = (3, 9, 10, -7, 5, 0, -4, 8, -3, 1, 2, -2, 4, 5, -5, 6, 2, 2, -3, 3)


def clock(most: int = 10**9) -> Clock:
    return Clock(bytearray(1), bytearray(1), most)


def some_rows(variant: Variant, seeds: int, random: Random) -> bytes:
    """A board that is not over, for the side to sow."""
    while True:
        rows = [0] * (2 * variant.pits)
        for _ in range(seeds):
            rows[random.randrange(len(rows))] += 1
        south, north = rows[: variant.pits], rows[variant.pits :]
        position = Position((*south, 0, *north, 0), Side.SOUTH)
        if not variant.scoring().settled(position).over:
            return bytes(rows)


class Minimax:
    """Every line to the depth, no table and no window, with the guesses of the core."""

    def __init__(self, variant: Variant, machine: Machine, guess_weights: tuple[int, ...]) -> None:
        self.variant, self.machine, self.weights = variant, machine, guess_weights
        self.split = counts_repetition_as_nothing(variant)
        self.extra_turns_are_free = isinstance(variant, Kalah)

    def values(
        self, rows: bytes, sown: int, depth: int, ours: bool, path: frozenset[tuple[bytes, bool]]
    ) -> dict[int, float]:
        values = {}
        path |= {(rows, ours)}
        for _, gain, again, after, pit in branches(self.machine, rows, sown):
            values[pit] = float(gain)
            if after is not None:
                side = ours if again else not ours
                below = depth if again and self.extra_turns_are_free else depth - 1
                value = self.value(after[:-1], after[-1], below, side, path)
                values[pit] += value if again else -value
        return values

    def value(
        self, rows: bytes, sown: int, depth: int, ours: bool, path: frozenset[tuple[bytes, bool]]
    ) -> float:
        if self.variant.can_repeat and (rows, ours) in path:
            pits = self.variant.pits
            return 0 if self.split else sum(rows[:pits]) - sum(rows[pits:])
        if depth == 0:
            return float(guessed(self.machine, self.weights, rows))
        return max(self.values(rows, sown, depth, ours, path).values())


@every_preset
def test_a_search_to_a_depth_finds_what_plain_minimax_finds(preset: str) -> None:
    variant, random = PRESETS[preset].variant, Random(preset)
    machine = Machine(variant, variant.total)
    minimax = Minimax(variant, machine, ODD)
    for _ in range(25):
        rows = some_rows(variant, random.randint(2, variant.total), random)
        before = frozenset(
            (some_rows(variant, sum(rows), random), random.random() < 0.5) for _ in range(3)
        )
        for depth in (1, 2, 3):
            search = Deepening(machine, Table(1, machine.bits), None, minimax.split, ODD)
            expected = minimax.values(rows, 0, depth, True, before)
            found = search.look(rows, 0, depth, clock(), tuple(before))
            assert found is not None
            value, _, line = found
            assert value == math.floor(max(expected.values()) + 0.5)
            assert search.best_so_far == (line[0], value)
            for pit, worth in expected.items():
                told = search.look_at(rows, 0, pit, depth, clock(), tuple(before))
                assert told is not None and told[0] == math.floor(worth + 0.5)


@pytest.mark.parametrize(
    "preset", [name for name, preset in PRESETS.items() if not preset.variant.can_repeat]
)
def test_what_is_complete_is_proved(preset: str) -> None:
    variant, random = PRESETS[preset].variant, Random(preset)
    machine = Machine(variant, variant.total)
    search = Deepening(machine, Table(4, machine.bits), None, False, ODD)
    prover = Prover(machine, Table(4, machine.bits), None)
    completed = 0
    for _ in range(60):
        rows = some_rows(variant, random.randint(2, 14), random)
        for depth in range(1, 20):
            found = search.look(rows, 0, depth, clock())
            assert found is not None
            value, complete, _ = found
            if complete:
                assert value == prover.value(rows, 0, 0, clock())
                completed += 1
                break
    assert completed > 40


@every_preset
def test_a_line_can_be_played(preset: str) -> None:
    variant = PRESETS[preset].variant
    machine = Machine(variant, variant.total)
    guess_weights = weights(variant, names(machine))
    search = Deepening(
        machine,
        Table(4, machine.bits),
        None,
        counts_repetition_as_nothing(variant),
        guess_weights,
    )
    rows, sown = bytes([variant.seeds] * 2 * variant.pits), 0
    line: tuple[int, ...] = ()
    for depth in range(1, 8):
        found = search.look(rows, sown, depth, clock())
        assert found is not None
        line = found[2]
    assert len(line) > 1
    for pit in line:
        after = next(after for *_, after, own in branches(machine, rows, sown) if own == pit)
        if after is None:
            break
        rows, sown = after[:-1], after[-1]


@every_preset
def test_a_search_that_is_stopped_offers_the_best_so_far(preset: str) -> None:
    variant = PRESETS[preset].variant
    machine = Machine(variant, variant.total)
    split = counts_repetition_as_nothing(variant)
    search = Deepening(machine, Table(4, machine.bits), None, split, ODD)
    rows = bytes([variant.seeds] * 2 * variant.pits)
    assert search.best_so_far is None
    assert search.look(rows, 0, 4, clock()) is not None
    assert search.look(rows, 0, 30, clock(1)) is None
    assert search.best_so_far is None
    assert search.look(rows, 0, 4, clock()) is not None
    short = clock(20_000)
    assert search.look(rows, 0, 30, short) is None and short.nodes == 20_001
    for depth in range(1, 30):
        some = clock(2_000)
        if search.look(rows, 0, depth, some) is None:
            break
        assert search.best_so_far is not None
    assert some.nodes == 2_001
    ended = Clock(bytearray(1), bytearray([1]), 10**9)
    assert search.look(rows, 0, 30, ended) is None and ended.nodes <= 512


def test_a_pit_that_cannot_be_sown_is_refused() -> None:
    machine = Machine(PRESETS["awari"].variant, 48)
    search = Deepening(machine, Table(1, machine.bits), None, True, ODD)
    with pytest.raises(ValueError, match="pit 0 cannot be sown"):
        search.look_at(bytes([0, 4, 4, 4, 4, 4] + [4] * 6), 0, 0, 3, clock())


@every_preset
def test_the_same_search_looks_at_the_same_boards(preset: str) -> None:
    variant = PRESETS[preset].variant
    machine = Machine(variant, variant.total)
    split = counts_repetition_as_nothing(variant)
    rows = bytes([variant.seeds] * 2 * variant.pits)
    told = []
    for mebibytes in (1, 4):
        search = Deepening(machine, Table(mebibytes, machine.bits), None, split, ODD)
        spent = clock()
        told.append([search.look(rows, 0, depth, spent) for depth in range(1, 7)] + [spent.nodes])
    assert told[0] == told[1]


def test_a_weight_nobody_counts_is_refused() -> None:
    variant = PRESETS["awari"].variant
    assert len(weights(variant, names(Machine(variant, 48)))) == 20
    with pytest.raises(ValueError, match="weighs what nobody counts"):
        weights(variant, ["row"])
