"""Every sowing in machine form is the one of the rules."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.machine.board import MOST_SEEDS, Machine
from mancala_desktop.engine.machine.moves import branches
from mancala_desktop.engine.request import alone
from mancala_desktop.engine.tree import RulesTree, State
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant
from tests.engine.machine.boards import (
    NO_PITS,
    last_round,
    machine,
    rows,
    seeds_in_pits,
    some_position,
)
from tests.rules.games import laid_out, played, variants
from tests.rules.vectors import label, perft_cases, variant_of

LONGEST_WALK = 12  # sowings
MOST_LEAVES = 5_000
DEEPEST = 9  # sowings
every_preset = pytest.mark.parametrize("preset", PRESETS)


def cap(variant: Variant) -> int:
    return variant.turn_cap if isinstance(variant, Congkak) else 0


def walk(variant: Variant, position: Position, most: int, burnt: frozenset[int]) -> int:
    """Follow the same sowings in machine and rules; how many boards were compared."""
    made = machine(variant, most, burnt)
    tree = RulesTree(variant)
    states = cap(variant) + 1  # of a side
    pits = 2 * variant.pits
    state: State | None = tree.state(position)
    board, second = rows(position) + bytes([position.sown if cap(variant) else 0]), False
    random = Random(board)
    compared = 0
    while state is not None and compared < LONGEST_WALK:
        expected = list(tree.branches(state))
        found = branches(made, board[:pits], board[pits])
        assert [told[:3] + told[4:] for told in found] == [told[:3] + told[4:] for told in expected]
        for (_, _, again, after, _), (_, _, _, right, _) in zip(found, expected, strict=True):
            if right is None:
                assert after is None
                continue
            assert after is not None and isinstance(right, bytes)
            assert after[:pits] == right[:pits]
            own = second if again else not second
            assert after[pits] == right[pits] + (states if burnt and own else 0)
        chosen = random.randrange(len(found))
        _, _, again, after, _ = found[chosen]
        second = second if again else not second
        state, board = expected[chosen][3], after or b""
        compared += 1
    return compared


@every_preset
@given(data=st.data())
@settings(max_examples=25)
def test_sowings_are_those_of_the_rules(preset: str, data: st.DataObject) -> None:
    variant = last_round(data.draw(variants(preset))).scoring()
    position = alone(data.draw(st.one_of(played(variant), laid_out(variant))))
    assume(not position.over)
    most = MOST_SEEDS if seeds_in_pits(position) > variant.total else variant.total
    walk(variant, position, most, NO_PITS)


@every_preset
def test_two_hundred_and_fifty_five_seeds_are_sown_as_the_rules_say(preset: str) -> None:
    random = Random(preset)
    variant = last_round(PRESETS[preset].variant).scoring()
    compared = 0
    for seeds in (*range(205, 255, 10), *[255] * 5):
        position = some_position(variant, seeds, random)
        compared += walk(variant, position, MOST_SEEDS, NO_PITS)
    assert compared > 50


@pytest.mark.parametrize("turn_cap", [0, 1, 2, 3, 99])
@pytest.mark.parametrize("pits", [5, 7, 8])
def test_burnt_pits_and_capped_turns_are_those_of_the_rules(pits: int, turn_cap: int) -> None:
    """As in the later rounds of Congkak: burnt pits on both sides, sown from the midst of a turn."""
    random = Random(100 * pits + turn_cap)
    variant = Congkak(pits=pits, seeds=5, turn_cap=turn_cap)
    compared = 0
    for _ in range(20):
        ring = [*range(pits), *range(pits + 1, 2 * pits + 1)]
        burnt = frozenset(random.sample(ring, random.randint(1, 4)))
        if all(pit in burnt for pit in range(pits)):
            continue
        position = some_position(variant, random.randint(5, variant.total), random, burnt)
        compared += walk(variant, position, variant.total, burnt)
    assert compared > 50


@pytest.mark.parametrize("case", perft_cases(), ids=label)
def test_as_many_lines_of_play_as_in_the_vectors(case: dict[str, list[int]]) -> None:
    variant = variant_of(case)
    start = rows(alone(variant.start())) + bytes([0])
    made = machine(variant, variant.total)
    for depth, leaves in enumerate(case["leaves"], 1):
        if leaves <= MOST_LEAVES and depth <= DEEPEST:
            assert lines(made, start, depth) == leaves


def lines(made: Machine, board: bytes, depth: int) -> int:
    """How many lines of exactly `depth` sowings there are."""
    found = branches(made, board[:-1], board[-1])
    if depth == 1:
        return len(found)
    return sum(lines(made, after, depth - 1) for _, _, _, after, _ in found if after is not None)


def test_a_turn_that_is_half_over_goes_on_from_there() -> None:
    variant = Congkak(pits=6, seeds=4, turn_cap=3)
    board = bytes([1, 0, 0, 0, 0, 1] + [1] * 6)
    again = [branches(machine(variant, 48), board, sown)[0][2] for sown in range(3)]
    assert again == [True, True, False]
