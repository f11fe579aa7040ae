"""What speaks for a sowing is read from its steps and those of best play, in every game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mancala_desktop.engine.advice import Advice
from mancala_desktop.engine.reasons import Case, Reason, Why, case
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS

KALAH, OWARE = "kalah-standard", "oware-abapa"
START = "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s"


def made(preset: str, text: str, *line: int, values: dict[int, int], exact: bool = False) -> Case:
    variant = PRESETS[preset].variant
    advice = Advice(values, frozenset(values if exact else ()), line, last=True)
    return case(variant, variant.position(text), (), advice)


@pytest.mark.parametrize(
    ("preset", "text", "line", "expected"),
    [
        (KALAH, START, (2,), [Reason(Why.EXTRA_TURN)]),
        (KALAH, "1,0,0,0,3,9/0|0,0,0,0,5,3/0|s", (0,), [Reason(Why.CAPTURES, 6)]),
        (
            KALAH,
            "1,0,0,0,3,1/0|0,0,0,0,5,3/0|s",
            (5, 0),
            [Reason(Why.EXTRA_TURN), Reason(Why.LEADS_TO, 6, 0)],
        ),
        (
            KALAH,
            "8,0,0,0,2,1/0|9,9,9,9,9,9/0|s",
            (5, 4, 5, 0),
            [Reason(Why.EXTRA_TURN), Reason(Why.BRINGS, 4)],
        ),
        (KALAH, "0,0,0,0,6,1/0|1,0,0,0,0,2/0|s", (4,), [Reason(Why.SAVES, 6)]),
        (KALAH, "0,0,1,2,0,0/0|0,0,5,0,9,9/0|s", (3,), [Reason(Why.THREATENS, 6)]),
        (OWARE, "1,0,0,0,0,2/0|1,2,3,5,0,0/0|s", (5,), [Reason(Why.CAPTURES, 5)]),
        (OWARE, "0,0,0,0,1,3/0|0,0,0,0,0,0/0|s", (5,), [Reason(Why.FEEDS)]),
        (OWARE, "0,0,0,0,0,3/0|1,2,0,0,0,0/0|s", (5,), [Reason(Why.ENDS)]),
        ("congkak-sequential", "1,0,0,0,0,0,1/9|9,9,9,9,9,9,9/9|s", (6,), [Reason(Why.EXTRA_TURN)]),
    ],
)
def test_what_the_steps_tell(
    preset: str, text: str, line: tuple[int, ...], expected: list[Reason]
) -> None:
    told = made(preset, text, *line, values={line[0]: 1, 99: 0}).reasons

    assert list(told) == expected


def test_of_a_capture_that_takes_only_its_own_seed_nothing_is_told() -> None:
    told = made("kalah-plyyard", "1,0,0,0,0,9/0|9,9,9,9,0,9/0|s", 0, values={0: 1, 5: -1}).reasons

    assert Why.CAPTURES not in [reason.why for reason in told]


def test_the_only_pit_is_told_to_be_that() -> None:
    told = made(KALAH, "2,0,0,0,0,0/30|0,0,0,0,0,3/30|s", 0, values={0: 4}).reasons

    assert told == (Reason(Why.ONLY),)


@pytest.mark.parametrize(
    ("values", "exact", "expected"),
    [
        ({0: 2, 4: 0}, True, Reason(Why.WINS)),
        ({0: 0, 4: 0}, True, Reason(Why.DRAWS)),
        ({0: -2, 4: -3}, True, Reason(Why.BETTER, 1)),
        ({0: 2, 4: 0}, False, Reason(Why.BETTER, 2)),
        ({0: 2, 4: 2}, False, Reason(Why.AS_GOOD)),
    ],
)
def test_only_what_is_proved_is_for_sure(
    values: dict[int, int], exact: bool, expected: Reason
) -> None:
    told = made(KALAH, "8,0,0,0,3,0/0|9,9,9,9,9,9/0|s", 0, values=values, exact=exact)

    assert told.reasons == (expected,)
    assert told.exact is exact


@pytest.mark.parametrize("preset", PRESETS)
@given(choices=st.lists(st.integers(0, 1000), min_size=1, max_size=80))
@settings(deadline=None, max_examples=20)
def test_there_is_always_something_to_say(preset: str, choices: list[int]) -> None:
    variant = PRESETS[preset].variant
    position = replace(variant.start(), opening=None)
    history: tuple[Position, ...] = ()
    line: list[int] = []
    before, earlier = position, history
    for choice in choices:
        if position.over:
            break
        if len(line) == 4:
            before, earlier, line = position, history, []
        pits = variant.legal_moves(position)
        line.append(pits[choice % len(pits)])
        position, history = (
            variant.sow(position, line[-1], history).after,
            (*history, position),
        )
    values = dict.fromkeys(variant.legal_moves(before), 0) | {line[0]: 1}

    found = case(variant, before, earlier, Advice(values, frozenset(), tuple(line), last=True))

    assert found.reasons and len(found.line) == len(line)
