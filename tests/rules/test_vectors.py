"""Every vector of the independent implementation comes out the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile

import pytest

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Capture, Drop, Lift, Sowing, Step, Stop
from mancala_desktop.rules.variant import Variant
from tests.rules.vectors import Case, cases, label, perft_cases, variant_of

every_preset = pytest.mark.parametrize("preset", PRESETS)


def reason(position: Position) -> str | None:
    return position.over.value if position.over else None


def board(text: str) -> str:
    """A finished position is compared without the side to move."""
    return text[:-2]


def summary(sowing: Sowing) -> dict[str, object]:
    return {
        "position": str(sowing.after),
        "again": sowing.again,
        "captured": sowing.captured,
        "over": reason(sowing.after),
    }


@every_preset
def test_legal_sowings_and_what_they_lead_to(preset: str) -> None:
    for case in cases("moves", preset):
        variant = variant_of(case)
        position = variant.position(case["position"])
        name = variant.layout.name
        assert str(position) == case["position"], label(case)
        assert [name(pit) for pit in variant.legal_moves(position)] == case["legal"], label(case)
        after = {name(pit): variant.sow(position, pit) for pit in variant.legal_moves(position)}
        assert {pit: summary(sowing) for pit, sowing in after.items()} == case["after"], label(case)


@every_preset
def test_every_step_of_a_sowing(preset: str) -> None:
    for case in cases("steps", preset):
        variant = variant_of(case)
        position = variant.position(case["position"])
        sowing = variant.sow(position, variant.layout.pit(case["move"]))
        captured = [pit for step in sowing.of(Capture) for pit in step.pits]
        assert [step.hole for step in sowing.of(Drop)] == case["drops"], label(case)
        assert [[step.pit, step.seeds] for step in sowing.of(Lift)] == case["laps"], label(case)
        assert captured == case["captures"], label(case)
        assert {**summary(sowing), "position": case["after"]} == {
            "position": str(sowing.after),
            **{key: case[key] for key in ("again", "captured", "over")},
        }, label(case)


@every_preset
def test_whole_games_to_their_end(preset: str) -> None:
    for case in cases("playouts", preset):
        variant = variant_of(case)
        position = replace(variant.start(), opening=None)
        history: list[Position] = []
        for name in case["moves"]:
            assert position.over is None, label(case)
            after = variant.sow(position, variant.layout.pit(name), history).after
            history.append(position)
            position = after
        assert board(str(position)) == board(case["position"]), label(case)
        assert reason(position) == case["over"], label(case)


def count_leaves(variant: Variant, position: Position, leaves: list[int], depth: int = 0) -> None:
    """Add to `leaves`, one number a depth, those below a position."""
    moves = variant.legal_moves(position)
    leaves[depth] += len(moves)
    if depth + 1 < len(leaves):
        for pit in moves:
            count_leaves(variant, variant.after(position, pit), leaves, depth + 1)


@pytest.mark.parametrize("case", perft_cases(), ids=label)
def test_perft(case: Case) -> None:
    """Leaf counts, as deep as 20,000 leaves; the engine's tests go on from there."""
    variant = variant_of(case)
    start = replace(variant.start(), opening=None)
    expected = list(takewhile(lambda number: number <= 20_000, case["leaves"]))
    leaves = [0] * len(expected)
    count_leaves(variant, start, leaves)
    assert leaves == expected


def ticks_of(steps: Iterable[Step]) -> list[list[int | None]]:
    """The drops of an opening as [South, North] pairs, None for an empty hand."""
    pairs: list[list[int | None]] = []
    for step in (step for step in steps if isinstance(step, Drop)):
        same_tick = step.side is Side.NORTH and pairs and pairs[-1][Side.NORTH] is None
        if not same_tick:
            pairs.append([None, None])
        pairs[-1][step.side] = step.hole
    return pairs


def stops(sowings: list[Sowing]) -> dict[str, int]:
    """In which tick each side stopped."""
    steps = [step for sowing in sowings for step in sowing.steps]
    return {
        step.side.letter: len(ticks_of(steps[:count]))
        for count, step in enumerate(steps)
        if isinstance(step, Stop)
    }


@pytest.mark.parametrize("case", cases("openings", "congkak"), ids=label)
def test_simultaneous_openings(case: Case) -> None:
    variant = variant_of(case)
    position = variant.start()
    choices = {side: iter(case["choices"][side.letter]) for side in Side}
    sowings: list[Sowing] = []
    while position.opening:
        pit = variant.layout.pit(next(choices[position.to_sow]))
        sowings.append(variant.sow(position, pit))
        position = sowings[-1].after
    assert [next(rest, None) for rest in choices.values()] == [None, None]
    assert ticks_of(step for sowing in sowings for step in sowing.steps) == case["drops"]
    assert stops(sowings) == case["stopped"]
    assert str(position) == case["after"]
    assert reason(position) == case["over"]
