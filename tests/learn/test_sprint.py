"""A sprint counts right answers within a minute; the level goes with the learner."""

from __future__ import annotations

import pytest

from mancala_desktop.learn.sprint import SECONDS, Sprint


def after(answers: str, level: int = 2, levels: int = 4) -> Sprint:
    """A sprint after these answers, `+` right and `-` wrong, one a second."""
    sprint = Sprint.begin(level, levels)
    for second, each in enumerate(answers, 1):
        sprint = sprint.answered(each == "+", second)
    return sprint


@pytest.mark.parametrize(
    ("answers", "right", "wrong", "streak", "longest", "level"),
    [
        ("", 0, 0, 0, 0, 2),
        ("++", 2, 0, 2, 2, 2),
        ("+++", 3, 0, 3, 3, 3),
        ("++-+", 3, 1, 1, 2, 2),  # a row that was broken begins anew
        ("++++++", 6, 0, 6, 6, 4),
        ("+++++++++++++", 13, 0, 13, 13, 4),  # there is no higher one
        ("+++-", 3, 1, 0, 3, 3),
        ("+++--", 3, 2, 0, 3, 2),
        ("------", 0, 6, 0, 0, 2),  # never below where it began
        ("+++--+++", 6, 2, 3, 3, 3),
    ],
)
def test_answers_are_counted_and_move_the_level(
    answers: str, right: int, wrong: int, streak: int, longest: int, level: int
) -> None:
    sprint = after(answers)
    assert (sprint.right, sprint.wrong, sprint.streak, sprint.longest, sprint.level) == (
        right,
        wrong,
        streak,
        longest,
        level,
    )


def test_an_answer_after_the_time_does_not_count() -> None:
    sprint = after("++")
    assert sprint.answered(True, SECONDS) == sprint
    assert sprint.answered(True, SECONDS - 0.1).right == 3
    assert (Sprint.left(20.0), Sprint.left(SECONDS + 5)) == (SECONDS - 20, 0)


def test_a_record_has_more_right_answers_than_the_best_before() -> None:
    assert after("+-").beats(None)
    assert not after("+-").beats(1)
    assert not after("--").beats(None), "nothing right is no record"
