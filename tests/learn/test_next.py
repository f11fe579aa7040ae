"""What to learn next: repeats, then units, then the weakest skill, then the puzzle of the day."""

from __future__ import annotations

from datetime import timedelta

import pytest

from mancala_desktop.learn.next import ROUND, Next, Outline, Way, learn_next
from mancala_desktop.learn.progress import Result
from mancala_desktop.learn.skill import Skill
from mancala_desktop.rules.variant import Family
from tests.learn.results import MONDAY, after, result

KALAH = Outline("kalah", "Kalah", Family.KALAH, ("k1", "k2"))
MORE = Outline("more", "More Kalah", Family.KALAH, ("k3",))
OWARE = Outline("oware", "Oware", Family.OWARE, ("o1", "o2"))
UNITS = (KALAH, MORE, OWARE)

ALL_KALAH = [
    result("k1", skill=Skill.SOWING),
    result("k2", 2, skill=Skill.CAPTURE),
    result("k3", skill=Skill.SOWING),
]


@pytest.mark.parametrize(
    ("results", "day", "expected"),
    [
        ([], 0, Next(Way.UNIT, ("k1", "k2"), KALAH)),
        ([result("k2")], 0, Next(Way.UNIT, ("k1",), KALAH)),
        ([result("k1"), result("k2")], 0, Next(Way.UNIT, ("k3",), MORE)),
        ([result("k1"), result("o1", day=1)], 1, Next(Way.UNIT, ("o2",), OWARE)),
        ([result("k1", 0)], 0, Next(Way.UNIT, ("k1", "k2"), KALAH)),  # not due today
        ([result("k1", 0)], 1, Next(Way.REPEATS, ("k1",))),
        ([result("gone", 0), result("p7", 0)], 1, Next(Way.REPEATS, ("p7",))),
        (
            [result(f"p{n}", 0) for n in range(62)],
            1,
            Next(Way.REPEATS, tuple(sorted(f"p{n}" for n in range(62))[:ROUND])),
        ),
        (ALL_KALAH, 0, Next(Way.PUZZLE)),  # every skill was trained today
        (ALL_KALAH, 1, Next(Way.TRAINER, skill=Skill.CAPTURE)),
    ],
)
def test_what_is_next_follows_from_what_was_done(
    results: list[Result], day: int, expected: Next
) -> None:
    today = MONDAY.date() + timedelta(days=day)

    assert (
        learn_next(after(*results), UNITS, today, others=[f"p{n}" for n in range(62)]) == expected
    )


THIRD = Outline("third", "Third Kalah", Family.KALAH, ("k4",))


@pytest.mark.parametrize(
    ("results", "opened", "day", "expected"),
    [
        ([], "oware", 0, Next(Way.UNIT, ("o1", "o2"), OWARE)),  # opened, and nothing solved there
        ([result("k1", 0)], "more", 1, Next(Way.UNIT, ("k3",), MORE)),  # just opened
        ([result("k1", 0)], "more", 2, Next(Way.REPEATS, ("k1",))),  # another day
        ([result("k1", 0, day=-2)], "more", 0, Next(Way.REPEATS, ("k1",))),  # by a clock ahead
        ([result("k1", 0), result("k1", day=1)], "more", 2, Next(Way.UNIT, ("k3",), MORE)),
        ([result("k3")], "more", 1, Next(Way.UNIT, ("k4",), THIRD)),  # done: the one after it
        ([result("k3"), result("k4")], "third", 1, Next(Way.UNIT, ("k1", "k2"), KALAH)),
        ([], "gone", 1, Next(Way.UNIT, ("k1", "k2"), KALAH)),
    ],
)
def test_what_was_opened_last_and_is_not_done_comes_first(
    results: list[Result], opened: str, day: int, expected: Next
) -> None:
    today = MONDAY.date() + timedelta(days=day)
    progress = after(*results).at(opened, MONDAY.date() + timedelta(days=1))

    assert learn_next(progress, (*UNITS, THIRD), today) == expected


def test_without_units_there_is_still_a_puzzle() -> None:
    assert learn_next(after(), (), MONDAY.date()) == Next(Way.PUZZLE)
