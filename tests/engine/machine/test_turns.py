"""Whole turns of Congkak: the ends of a turn, the best turn, what is complete, and when it stops."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.chains import ends_of_turns
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.endgames import UNSOLVED, Endgames, boards, fill_layer
from mancala_desktop.engine.machine.moves import branches
from mancala_desktop.engine.machine.proof import Prover
from mancala_desktop.engine.machine.table import Table
from mancala_desktop.engine.machine.turns import Turns
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.lap import EmptyCapture
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS

every_width = pytest.mark.parametrize("pits", [5, 6, 7, 8])
every_capture = pytest.mark.parametrize("empty_capture", EmptyCapture)
every_cap = pytest.mark.parametrize("turn_cap", [0, 1, 2, 3, 20])

SEVENS = bytes([7] * 14)


def clock(most: int = 10**9, stopped: bool = False) -> Clock:
    return Clock(bytearray([stopped]), bytearray(1), most)


def turns(machine: Machine, endgames: Endgames | None = None) -> Turns:
    return Turns(machine, Table(1, machine.bits), endgames)


def laid_out(
    variant: Congkak, seeds: int, random: Random, burnt: frozenset[int] = frozenset()
) -> Position:
    """Seeds laid out at random, South to sow."""
    pits = [pit for side in Side for pit in variant.layout.row(side) if pit not in burnt]
    while True:
        counts = [0] * variant.layout.holes
        for _ in range(seeds):
            counts[random.choice(pits)] += 1
        if any(counts[: variant.pits]):
            return Position(tuple(counts), Side.SOUTH, burnt=burnt)


def rows(position: Position) -> bytes:
    """Seen by the side to sow."""
    return bytes((*position.row(position.to_sow), *position.row(position.to_sow.other)))


def turns_by_the_rules(variant: Congkak, start: Position) -> list[Position]:
    """The position after every turn of South."""
    found: list[Position] = []
    todo = [start]
    while todo:
        position = todo.pop()
        for pit in variant.legal_moves(position):
            after = variant.after(position, pit)
            (found if after.over or after.to_sow is not Side.SOUTH else todo).append(after)
    return found


def table(variant: Congkak, machine: Machine, seeds: int) -> Endgames:
    memory = bytearray([UNSOLVED]) * (boards(variant.pits, seeds) * (variant.turn_cap + 1))
    for layer in range(seeds + 1):
        fill_layer(machine, layer, memory, clock(), False)
    return Endgames(seeds, memory)


@every_width
@every_capture
@every_cap
def test_the_turns_gathered_are_those_of_the_rules(
    pits: int, empty_capture: EmptyCapture, turn_cap: int
) -> None:
    variant = Congkak(pits=pits, empty_capture=empty_capture, turn_cap=turn_cap)
    random = Random(pits)
    for number in range(6):
        burnt = frozenset(random.sample(range(pits), 2)) if number % 2 else frozenset[int]()
        start = laid_out(variant, random.randint(4, 22), random, burnt)
        machine = Machine(variant, 22, burnt)
        expected = {
            (rows(after), after.store(Side.SOUTH))
            for after in turns_by_the_rules(variant, start)
            if not after.over
        }
        assert set(ends_of_turns(machine, rows(start), 0, 1000, clock())) == expected


@every_width
@every_capture
@every_cap
def test_what_is_complete_is_what_a_proof_finds(
    pits: int, empty_capture: EmptyCapture, turn_cap: int
) -> None:
    variant = Congkak(pits=pits, empty_capture=empty_capture, turn_cap=turn_cap)
    random = Random(pits)
    machine = Machine(variant, 18)
    prover = Prover(machine, Table(1, machine.bits), None)
    completed = 0
    for number in range(4):
        search = turns(machine, table(variant, machine, 2) if number % 2 else None)
        board = rows(laid_out(variant, random.randint(2, 12), random))
        sown = random.randrange(turn_cap) if turn_cap else 0
        values = {}
        for _, gain, again, after, pit in branches(machine, board, sown):
            values[pit] = gain
            if isinstance(after, bytes):
                value = prover.value(after[:-1], after[-1], 0, clock())
                assert value is not None
                values[pit] += value if again else -value
        for level in range(1, 8):
            found = search.look(board, sown, level, clock())
            assert found is not None
            if found[1]:
                completed += 1
                assert found[0] == max(values.values()) == values[found[2][0]]
        for pit, value in values.items():
            at_pit = search.look_at(board, sown, pit, 7, clock())
            assert at_pit is not None and (not at_pit[1] or at_pit[0] == value)
    assert completed


def test_sevens_are_won_in_the_first_turn() -> None:
    """The regression line of the rules takes 91 seeds; here they are found within 2000 boards."""
    variant = PRESETS["congkak-sequential"].variant
    assert isinstance(variant, Congkak)
    found = turns(Machine(variant, variant.total)).look(SEVENS, 0, 1, clock(2000))

    assert found is not None
    position = variant.start()
    for number, pit in enumerate(found[2], 1):
        assert position.to_sow is Side.SOUTH and not position.over
        position = variant.after(position, pit)
        assert (position.to_sow is Side.SOUTH) == (number < len(found[2]))
    assert position.store(Side.SOUTH) >= 91


def test_a_turn_goes_on_as_it_was_planned_when_there_is_no_time_to_think() -> None:
    variant = PRESETS["congkak-sequential"].variant
    machine = Machine(variant, variant.total)
    search = turns(machine)
    value, _, line = search.look(SEVENS, 0, 2, clock()) or pytest.fail("nothing found")
    gain, after = next((b[1], b[3]) for b in branches(machine, SEVENS) if b[4] == line[0])
    assert isinstance(after, bytes)

    assert search.look(after[:-1], 0, 1, clock(stopped=True)) is None
    assert search.best_so_far == (line[1], value - gain)


def test_the_same_levels_find_the_same_with_the_same_nodes() -> None:
    machine = Machine(PRESETS["congkak-app"].variant, 48)

    def heard() -> tuple[list[object], int]:
        search, spent = turns(machine), clock(30_000)
        return [search.look(bytes([4] * 12), 0, level, spent) for level in range(1, 9)], spent.nodes

    assert heard() == heard()


def test_a_stop_is_heard_within_a_few_hundred_boards() -> None:
    machine = Machine(PRESETS["congkak-sequential"].variant, 98)
    stopped = clock(stopped=True)

    assert turns(machine).look(SEVENS, 0, 10, stopped) is None
    assert stopped.out and stopped.nodes <= 512


def test_an_empty_pit_is_refused() -> None:
    machine = Machine(PRESETS["congkak-app"].variant, 48)
    with pytest.raises(ValueError, match="nothing lies in pit 2"):
        turns(machine).look_at(bytes([4, 4, 0, 4, 4, 4] * 2), 0, 2, 1, clock())
