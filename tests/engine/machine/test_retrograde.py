"""Endgame tables of Oware against the published values, the reference and plain deduction."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.budget import Budget
from mancala_desktop.engine.cycles import Cycles
from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.deepening import Deepening
from mancala_desktop.engine.machine.endgames import boards
from mancala_desktop.engine.machine.moves import branches
from mancala_desktop.engine.machine.retrograde import Retrograde, build, most_seeds
from mancala_desktop.engine.machine.table import Table
from mancala_desktop.engine.request import Limits
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.tree import RulesTree, counts_repetition_as_nothing
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.oware import Oware
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant

OWARE = [name for name, preset in PRESETS.items() if isinstance(preset.variant, Oware)]
OWNER = [name for name in OWARE if name != "awari"]

AWARI = tomllib.loads(Path("packaging/proofs/awari.toml").read_text(encoding="utf-8"))


def clock() -> Clock:
    return Clock(bytearray(1), bytearray(1), 10**12)


def table(variant: Variant, seeds: int) -> Retrograde:
    machine = Machine(variant, variant.total)
    split = counts_repetition_as_nothing(variant)
    memory = bytearray(boards(variant.pits, seeds))
    assert build(machine, split, seeds, memory, clock())
    return Retrograde(machine, seeds, split, memory)


def placements(seeds: int, pits: int) -> Iterator[tuple[int, ...]]:
    if pits == 1:
        yield (seeds,)
        return
    for first in range(seeds + 1):
        for rest in placements(seeds - first, pits - 1):
            yield first, *rest


def some_rows(seeds: int, random: Random) -> bytes:
    rows = [0] * 12
    for _ in range(seeds):
        rows[random.randrange(12)] += 1
    return bytes(rows)


def position(rows: bytes) -> Position:
    return Position((*rows[:6], 0, *rows[6:], 0), Side.SOUTH)


def test_awari_is_as_published() -> None:
    found_memory = table(PRESETS["awari"].variant, 10).memory
    assert isinstance(found_memory, bytearray)
    memory = memoryview(found_memory).cast("b")
    for seeds, cells in (AWARI["published"] | AWARI["found"]).items():
        if int(seeds) > 10:
            continue
        layer = memory[boards(6, int(seeds) - 1) : boards(6, int(seeds))]
        found = " ".join(f"{value}:{count}" for value, count in sorted(Counter(layer).items()))
        assert found == cells


def oware_of_every_kind() -> list[Oware]:
    """Every way to sow, to capture all, and to count a repetition."""
    allowed = Oware.allowed()
    return [
        Oware(origin=origin, grand_slam=slam, on_repetition=on_repetition)
        for origin in allowed["origin"]
        for slam in allowed["grand_slam"]
        for on_repetition in allowed["on_repetition"]
    ]


@pytest.mark.parametrize("variant", oware_of_every_kind(), ids=str)
def test_values_are_those_of_the_reference(variant: Oware) -> None:
    random, found = Random(1), table(variant, 6)
    tree = RulesTree(variant)
    cycles = Cycles(tree, counts_repetition_as_nothing(variant))
    budget = Budget(Limits(), Stop())
    known = 0
    for _ in range(6):
        rows = some_rows(random.randint(1, 6), random)
        here = variant.scoring().settled(position(rows))
        if here.over:
            assert found.value(rows) == here.store(Side.SOUTH) - here.store(Side.NORTH)
            continue
        expected = cycles.value(tree.state(here), budget)
        assert found.value(rows) == expected
        for state in list(cycles._values)[::25]:
            assert isinstance(state, bytes)
            assert found.value(state[:12]) == cycles.known(state)
            known += cycles.known(state) is not None
    assert known > 10


@pytest.mark.parametrize("preset", OWNER)
def test_bounds_are_what_can_be_deduced_from_nothing(preset: str) -> None:
    """Again and again: at least what the best sowing brings at least, at most as much at most."""
    variant = PRESETS[preset].variant
    machine, found = Machine(variant, variant.total), table(variant, 4)
    low: dict[bytes, int] = {}
    high: dict[bytes, int] = {}
    for seeds in range(1, 5):
        sowings = {}
        for pits in placements(seeds, 12):
            rows = bytes(pits)
            here = variant.scoring().settled(position(rows))
            if here.over:
                low[rows] = high[rows] = int(here.store(Side.SOUTH) - here.store(Side.NORTH))
            else:
                low[rows], high[rows] = -seeds, seeds
                sowings[rows] = [
                    (gain, after and after[:12]) for _, gain, _, after, _ in branches(machine, rows)
                ]
        changed = True
        while changed:
            changed = False
            for rows, each in sowings.items():
                least = max(gain - (high[after] if after else 0) for gain, after in each)
                most = max(gain - (low[after] if after else 0) for gain, after in each)
                changed = changed or (least, most) != (low[rows], high[rows])
                low[rows], high[rows] = least, most
    assert all(found.bounds(rows) == (low[rows], high[rows]) for rows in low)
    assert any(low[rows] < high[rows] for rows in low)


class TooLongError(Exception):
    """So many lines that a test cannot follow them all."""


class EveryLine:
    """What a board is worth where each takes his own row when one comes again, line by line."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.patience = 3_000

    def value(
        self, rows: bytes, ours: bool, low: int, high: int, path: frozenset[tuple[bytes, bool]]
    ) -> int:
        self.patience -= 1
        if not self.patience:
            raise TooLongError
        if (rows, ours) in path:
            return sum(rows[:6]) - sum(rows[6:])
        best = -99
        for _, gain, _, after, _ in sorted(branches(self.machine, rows), reverse=True):
            value = 0
            if after is not None:
                window = gain - high, gain - max(low, best)
                value = self.value(after[:12], not ours, *window, path | {(rows, ours)})
            best = max(best, gain - value)
            if best >= high:
                break
        return best


@pytest.mark.parametrize("preset", OWNER)
def test_bounds_hold_however_a_game_goes(preset: str) -> None:
    variant, random = PRESETS[preset].variant, Random(preset)
    found = table(variant, 5)
    followed = 0
    for _ in range(80):
        rows = some_rows(random.randint(2, 4), random)
        if not branches(found.machine, rows):
            continue
        try:
            value = EveryLine(found.machine).value(rows, True, -99, 99, frozenset())
        except TooLongError:
            continue
        low, high = found.bounds(rows)
        assert low <= value <= high
        assert found.value(rows) in (None, value)
        followed += 1
    assert followed > 20


def test_a_table_that_is_stopped_says_so() -> None:
    machine = Machine(PRESETS["awari"].variant, 48)
    stopped = Clock(bytearray([1]), bytearray(1), 10**12)
    assert not build(machine, True, 6, bytearray(boards(6, 6)), stopped)
    assert stopped.nodes < 2_000


def test_bounds_fit_a_byte() -> None:
    assert most_seeds(split=False) == 14
    assert (
        table(PRESETS["awari"].variant, 3).value(bytes([0, 0, 0, 0, 1, 1, 1, 1] + [0] * 4)) is None
    )


# ---------------------------------------------------------------- used by the search


@pytest.mark.parametrize("preset", OWARE)
def test_a_search_that_knows_the_table_is_complete_at_captures(preset: str) -> None:
    variant, random = PRESETS[preset].variant, Random(preset)
    machine, endgames = Machine(variant, variant.total), table(variant, 8)
    search = Deepening(machine, Table(4, machine.bits), endgames, endgames.split, (0, 0, 16, 0))
    completed = 0
    for _ in range(200):
        rows = some_rows(random.randint(1, 8), random)
        here = variant.scoring().settled(position(rows))
        if here.over:
            continue
        for depth in range(1, 6):
            found = search.look(rows, 0, depth, clock())
            assert found is not None
            value, complete, _ = found
            if endgames.split:
                assert value == endgames.value(rows)
            if complete:
                assert endgames.value(rows) in (None, value)
                low, high = endgames.bounds(rows)
                assert low <= value <= high
                completed += 1
                break
    assert completed > 20


def steady(rows: bytes, endgames: Retrograde, machine: Machine) -> int:
    """The best pit by the table, one that captures nothing if there is one."""
    worth = {}
    for _, gain, _, after, pit in branches(machine, rows):
        value = endgames.value(after[:12]) if after else 0
        assert value is not None
        worth[pit] = (gain - value, -gain)
    return max(worth, key=worth.__getitem__)


def test_good_values_do_not_go_in_circles() -> None:
    """Who stands well gets what the table says, or more where the other side goes in circles."""
    variant, random = PRESETS["awari"].variant, Random(3)
    machine, endgames = Machine(variant, variant.total), table(variant, 9)
    search = Deepening(machine, Table(8, machine.bits), endgames, True, (0, 0, 16, 0))
    played = 0
    while played < 25:
        rows = some_rows(9, random)
        expected = endgames.value(rows)
        if expected is None or expected <= 0 or not branches(machine, rows):
            continue
        played += 1
        before: list[tuple[bytes, bool]] = []
        taken, ours = 0, True
        while before.count((rows, ours)) < 2:  # at the third time the seeds left are halved
            pit = steady(rows, endgames, machine)
            if ours:
                for depth in range(1, 30):
                    found = search.look(rows, 0, depth, clock(), before)
                    assert found is not None
                    _, complete, (pit, *_) = found
                    if complete:
                        break
            before.append((rows, ours))
            gain, after = next(
                (gain, after) for _, gain, _, after, own in branches(machine, rows) if own == pit
            )
            taken += gain if ours else -gain
            if after is None:
                break
            rows, ours = after[:12], not ours
        assert taken >= expected
