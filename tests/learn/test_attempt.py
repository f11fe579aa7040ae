"""An answer is judged step by step, by what the steps of a sowing tell."""

from __future__ import annotations

import pytest

from mancala_desktop.learn.attempt import Attempt, Kind
from mancala_desktop.learn.goals import (
    Best,
    Captures,
    Chain,
    EmptyPit,
    Ends,
    ExtraTurn,
    Feeds,
    FromOpposite,
    Goal,
    Laps,
    OneOf,
    Safe,
    Slam,
    Takes,
    Wins,
)
from mancala_desktop.learn.misses import Why
from mancala_desktop.learn.task import (
    Amount,
    Choose,
    Count,
    Find,
    Follow,
    Look,
    Question,
    Sow,
    Task,
    TaskError,
    What,
)
from mancala_desktop.learn.trie import Trie
from mancala_desktop.rules.board import layout
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.presets import PRESETS
from tests.learn.ways import follow_what_is_pointed_at

START = "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s"
ABAPA = PRESETS["oware-abapa"].variant
SEVEN = "7,7,7,7,7,7,7/0|7,7,7,7,7,7,7/0|s"


def attempt(question: Question, position: str = START, preset: str = "kalah-plyyard") -> Attempt:
    variant = PRESETS[preset].variant
    return Attempt(Task("test", variant, variant.position(position), question))


def holes(names: str, pits: int = 6) -> list[int]:
    """`cd*A` are ring indices; `*` is South's store, `+` North's."""
    ring = layout(pits)
    return [
        {"*": pits, "+": 2 * pits + 1}.get(name, -1) if name in "*+" else ring.pit(name)
        for name in names
    ]


# -------------------------------------------------------------------- sowing to a goal


@pytest.mark.parametrize(
    ("preset", "position", "goal", "pits", "why"),
    [
        ("kalah-plyyard", START, ExtraTurn(), "c", None),
        ("kalah-plyyard", START, ExtraTurn(), "a", Why.TOO_SHORT),
        ("kalah-plyyard", START, ExtraTurn(), "e", Why.TOO_FAR),
        ("kalah-plyyard", START, ExtraTurn(), "B", Why.ILLEGAL),
        ("kalah-plyyard", START, OneOf(frozenset({2})), "d", Why.NOT_ASKED),
        ("kalah-plyyard", "1,0,0,0,4,4/0|0,0,0,0,5,0/0|s", FromOpposite(), "a", None),
        (
            "kalah-plyyard",
            "1,0,0,0,4,4/0|0,0,0,0,0,5/0|s",
            FromOpposite(),
            "a",
            Why.NOTHING_OPPOSITE,
        ),
        ("kalah-plyyard", "1,0,0,0,4,4/0|0,0,0,0,0,5/0|s", EmptyPit(), "a", None),
        ("kalah-plyyard", "1,2,0,0,4,4/0|0,0,0,0,0,5/0|s", EmptyPit(), "a", Why.NOT_EMPTY),
        ("kalah-plyyard", START, EmptyPit(), "c", Why.LAST_IN_STORE),
        ("kalah-plyyard", START, EmptyPit(), "f", Why.OTHER_SIDE),
        ("kalah-plyyard", "1,0,0,0,4,4/0|0,0,0,0,5,0/0|s", Captures(7), "a", Why.TOO_FEW),
        ("kalah-standard", "1,0,0,0,4,4/0|0,0,0,0,0,5/0|s", Captures(), "a", Why.NOTHING_OPPOSITE),
        ("kalah-plyyard", START, Chain(2), "ca", None),
        ("kalah-plyyard", "1,5,1,9,0,1/14|1,0,0,0,0,0/16|s", Chain(4), "fa", Why.TURN_OVER),
        ("kalah-plyyard", "1,5,1,9,0,1/14|1,0,0,0,0,0/16|s", Chain(4), "b", Why.NO_LONGER),
        ("kalah-plyyard", "1,4,0,3,0,1/13|3,2,4,0,5,2/10|s", Chain(3), "d", Why.NO_LONGER),
        ("kalah-plyyard", START, Wins(), "c", Why.NO_LONGER),
        ("kalah-plyyard", START, Takes(2), "cf", None),
        ("kalah-plyyard", START, Takes(3), "a", Why.TOO_FEW),
        ("kalah-plyyard", START, Takes(3), "c", Why.NO_LONGER),
        ("kalah-plyyard", "0,0,0,0,0,1/20|1,0,0,0,0,0/20|s", Ends(), "f", None),
        ("kalah-plyyard", START, Ends(), "a", Why.GOES_ON),
        ("kalah-plyyard", "0,0,0,0,0,1/23|1,0,0,0,0,0/23|s", Wins(), "f", Why.NOT_WON),
        ("kalah-plyyard", "0,0,0,0,0,1/24|1,0,0,0,0,0/22|s", Wins(), "f", None),
        ("oware-abapa", "4,4,4,4,4,3/0|1,1,2,4,4,4/0|s", Captures(7), "f", None),
        ("oware-abapa", START, Captures(), "a", Why.OWN_SIDE),
        ("oware-abapa", START, Captures(), "f", Why.NOT_TWO_OR_THREE),
        ("oware-abapa", "4,4,4,4,4,2/0|1,1,0,0,0,0/0|s", Slam(), "f", None),
        ("oware-abapa", "4,4,4,4,4,2/0|1,1,0,0,0,0/0|s", Captures(), "f", Why.SLAM_TAKES_NOTHING),
        ("oware-app", "4,4,4,4,4,2/0|1,1,0,0,0,0/0|s", Slam(), "f", None),
        ("oware-abapa", START, Slam(), "f", Why.NO_SLAM),
        ("oware-abapa", START, Feeds(), "a", Why.FEEDS_NOTHING),
        ("oware-abapa", START, Feeds(), "d", None),
        ("congkak-sequential", SEVEN, Laps(2), "b", None),
        ("congkak-sequential", SEVEN, Laps(99), "b", Why.TOO_FEW),
        ("oware-abapa", "7,2,1,1,1,0/21|0,7,1,0,1,0/6|s", Safe(ABAPA), "c", None),
        ("oware-abapa", "7,2,1,1,1,0/21|0,7,1,0,1,0/6|s", Safe(ABAPA), "d", Why.LEFT_TO_TAKE),
        ("oware-abapa", "7,2,1,1,1,0/21|0,7,1,0,1,0/6|s", Safe(ABAPA, 5), "d", None),
        ("kalah-plyyard", START, Best(Trie.parse("c(a f)", layout(6))), "cf", None),
        ("kalah-plyyard", START, Best(Trie.parse("c(a f)", layout(6))), "cb", Why.NOT_BEST),
    ],
)
def test_a_turn_reaches_its_goal_or_is_told_why_not(
    preset: str, position: str, goal: Goal, pits: str, why: Why | None
) -> None:
    trying = attempt(Sow(goal), position, preset)
    verdicts = [trying.put(pit) for pit in holes(pits, trying.position.layout.pits)]

    assert all(verdict.kind is Kind.GOES_ON for verdict in verdicts[:-1])
    last = verdicts[-1]
    assert (last.miss.why if last.miss else None) is why
    assert last.kind is (Kind.WRONG if why else Kind.SOLVED)
    assert trying.solved is (why is None) and trying.misses == (why is not None)


def test_a_wrong_sowing_is_told_but_leaves_the_board_as_it_was() -> None:
    trying = attempt(Sow(ExtraTurn()))
    verdict = trying.put(0)
    assert verdict.sowing and verdict.sowing.pit == 0
    assert verdict.miss and (verdict.miss.hole, verdict.miss.by) == (4, 2)
    assert trying.position == trying.task.position


def test_an_illegal_pit_is_told_with_the_reason_of_the_rules() -> None:
    miss = attempt(Sow(ExtraTurn()), "0,4,4,4,4,4/0|4,4,4,4,4,4/0|s").put(0).miss
    assert miss and miss.reason is Reason.EMPTY_PIT


@pytest.mark.parametrize(
    ("goal", "position", "pits"),
    [
        (Chain(3), "6,5,4,3,2,1/0|4,4,4,4,4,4/0|s", ""),
        (Chain(3), "6,5,4,3,2,1/0|4,4,4,4,4,4/0|s", "e"),
        (Chain(4), "1,5,1,9,0,1/14|1,0,0,0,0,0/16|s", ""),
        (Chain(4), "1,5,1,9,0,1/14|1,0,0,0,0,0/16|s", "b"),
        (ExtraTurn(), START, ""),
        (ExtraTurn(), START, "a"),
        (Takes(2), START, ""),
        (Takes(2), START, "c"),
        (Best(Trie.parse("c(f) d(a e(b))", layout(6))), "4,1,4,3,1,4/0|4,4,4,4,4,3/0|s", "de"),
    ],
)
def test_what_is_pointed_at_reaches_the_goal_whatever_was_sown_before(
    goal: Goal, position: str, pits: str
) -> None:
    """Also behind other sowings than those a shortest answer begins with, and after wrong ones."""
    trying = attempt(Sow(goal), position)
    for pit in holes(pits):
        trying.put(pit)
    follow_what_is_pointed_at(trying)


def test_the_last_sowing_of_a_turn_is_taken_back() -> None:
    trying = attempt(Sow(Chain(2)))
    trying.put(2)
    taken = trying.back()
    assert taken and taken.pit == 2 and trying.position == trying.task.position


def test_a_goal_that_nothing_reaches_is_no_task() -> None:
    with pytest.raises(TaskError, match="no turn reaches the goal"):
        _ = attempt(Sow(Wins())).task.ways


# -------------------------------------------------------------------- following the seeds


def test_every_seed_is_followed_past_the_other_store() -> None:
    trying = attempt(Follow(5), "4,4,4,4,4,8/0|4,4,4,4,4,4/0|s")
    kinds = [trying.put(hole).kind for hole in holes("*ABCDEFa")]
    assert kinds == [Kind.GOES_ON] * 7 + [Kind.SOLVED]


@pytest.mark.parametrize(
    ("pit", "position", "before", "wrong", "why", "preset"),
    [
        ("f", "4,4,4,4,4,8/0|4,4,4,4,4,4/0|s", "*ABCDEF", "+", Why.STORE_SKIPPED, "kalah-plyyard"),
        ("f", START, "", "A", Why.OWN_STORE_LEFT_OUT, "kalah-plyyard"),
        ("c", START, "", "b", Why.AGAINST_DIRECTION, "kalah-plyyard"),
        ("c", START, "", "c", Why.STARTS_NEXT_DOOR, "kalah-plyyard"),
        ("c", START, "d", "d", Why.ONE_EACH, "kalah-plyyard"),
        ("c", START, "d", "f", Why.JUMPED, "kalah-plyyard"),
        ("c", START, "d", "*", Why.JUMPED, "kalah-plyyard"),
        ("c", START, "d", "+", Why.STORE_SKIPPED, "kalah-plyyard"),
        ("a", START, "", "+", Why.STORE_SKIPPED, "kalah-plyyard"),
        ("f", START, "A", "*", Why.NO_STORE_SOWN, "oware-abapa"),
        ("f", START, "A", "+", Why.NO_STORE_SOWN, "oware-abapa"),
        (
            "f",
            "4,4,4,4,4,12/0|4,4,4,4,0,0/0|s",
            "ABCDEFabcde",
            "f",
            Why.ORIGIN_SKIPPED,
            "oware-abapa",
        ),
    ],
)
def test_the_first_wrong_seed_is_told_with_its_number(
    pit: str, position: str, before: str, wrong: str, why: Why, preset: str
) -> None:
    trying = attempt(Follow(*holes(pit)), position, preset)
    for hole in holes(before):
        assert trying.put(hole).kind is Kind.GOES_ON
    verdict = trying.put(*holes(wrong))
    assert verdict.kind is Kind.WRONG and verdict.miss
    assert (verdict.miss.why, verdict.miss.got) == (why, len(before) + 1)
    assert trying.marked == holes(before), "what was right stays"


# -------------------------------------------------------------------- finding and counting


@pytest.mark.parametrize(
    ("question", "position", "preset", "answer"),
    [
        (Find(What.LAST_SEED, 0), START, "kalah-plyyard", "e"),
        (Find(What.EXTRA_TURNS), START, "kalah-plyyard", "c"),
        (Find(What.CAPTURES), "1,0,0,0,4,4/0|0,0,0,0,5,0/0|s", "kalah-plyyard", "a"),
        (Find(What.CAPTURED, 0), "1,0,0,0,4,4/0|0,0,0,0,5,0/0|s", "kalah-plyyard", "bE"),
        (Find(What.LEGAL), "0,4,0,4,4,4/0|4,4,4,4,4,4/0|s", "kalah-plyyard", "bdef"),
        (Find(What.FEEDS), START, "oware-abapa", "cdef"),
        (Find(What.SLAMS), "4,4,4,4,4,2/0|1,1,0,0,0,0/0|s", "oware-abapa", "df"),
    ],
)
def test_holes_are_marked_and_then_compared(
    question: Find, position: str, preset: str, answer: str
) -> None:
    trying = attempt(question, position, preset)
    assert trying.expected == tuple(holes(answer))
    for hole in holes(answer):
        trying.put(hole)
    trying.done()
    assert trying.solved and trying.misses == 0


def test_marks_that_do_not_belong_there_are_told_with_the_reason() -> None:
    trying = attempt(Find(What.EXTRA_TURNS))
    assert trying.put(0).kind is Kind.MARKED
    miss = trying.done().miss
    assert miss and (miss.why, miss.hole, miss.by) == (Why.TOO_SHORT, 0, 2)
    trying.put(0)
    assert trying.done().kind is Kind.EMPTY
    miss = trying.done().miss
    assert miss and (miss.why, miss.wanted) == (Why.SOME_MISSING, 1)


def test_whoever_has_marked_nothing_is_asked_back_and_nothing_counts() -> None:
    trying = attempt(Find(What.EXTRA_TURNS))
    assert trying.done().kind is Kind.EMPTY
    trying.put(0)
    trying.put(0)
    assert trying.done().kind is Kind.EMPTY, "asked once more, since something was marked meanwhile"
    assert trying.misses == 0

    nowhere = attempt(Find(What.CAPTURES), "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", "oware-abapa")
    kinds = [nowhere.done().kind, nowhere.done().kind]
    assert kinds == [Kind.EMPTY, Kind.SOLVED] and nowhere.stars == 3


def test_the_place_of_the_last_seed_is_told_to_be_farther_on() -> None:
    miss = attempt(Find(What.LAST_SEED, 0)).put(2).miss
    assert miss and (miss.why, miss.by) == (Why.TOO_SHORT, 2)


@pytest.mark.parametrize(
    ("question", "position", "number"),
    [
        (Count(Amount.STORE, 2), START, 1),
        (Count(Amount.SEEDS_CAPTURED, 0), "1,0,0,0,4,4/0|0,0,0,0,5,0/0|s", 6),
        (Count(Amount.LAPS, 0), START, 1),
        (Count(Amount.OTHER_KEEPS, 5), "0,0,0,0,0,1/20|3,0,0,4,0,0/20|s", 7),
        (Count(Amount.FINAL, 5), "0,0,0,0,0,1/20|3,0,0,4,0,0/20|s", 21),
        (Count(Amount.CHAIN), "0,0,0,0,2,1/0|4,4,4,4,4,4/0|s", 3),
    ],
)
def test_numbers_are_too_small_too_large_or_right(
    question: Count, position: str, number: int
) -> None:
    trying = attempt(question, position)
    misses = [trying.say(number - 1).miss, trying.say(number + 1).miss]
    assert [miss and miss.why for miss in misses] == [Why.LESS, Why.MORE]
    assert trying.say(number).kind is Kind.SOLVED and trying.stars == 1


def test_one_of_some_options_is_right() -> None:
    trying = attempt(Choose(3, right=1))
    miss = trying.say(0).miss
    assert miss and (miss.why, miss.got) == (Why.OPTION, 0)
    assert trying.say(1).kind is Kind.SOLVED


def test_what_is_only_looked_at_is_done_when_it_is_seen() -> None:
    trying = attempt(Look((2,)))
    assert [sowing.pit for sowing in trying.task.ways] == [2]
    assert trying.done().kind is Kind.SOLVED


# -------------------------------------------------------------------- stars and help


def test_stars_are_lost_by_wrong_answers_and_help_and_all_by_seeing_the_answer() -> None:
    clean, helped, wrong, shown = (attempt(Sow(ExtraTurn())) for _ in range(4))
    assert (helped.hint().hole, helped.hint().hole) == (None, 2)
    for _ in range(5):
        wrong.put(0)
    shown.show()
    for trying in (clean, helped, wrong, shown):
        assert trying.stars == 0
        trying.put(2)
    assert [trying.stars for trying in (clean, helped, wrong, shown)] == [3, 1, 1, 0]


def test_a_solved_task_takes_no_more_answers_until_it_is_begun_anew() -> None:
    trying = attempt(Sow(ExtraTurn()))
    trying.put(2)
    assert trying.put(0).kind is Kind.OVER
    trying.reset()
    assert trying.put(0).kind is Kind.WRONG
