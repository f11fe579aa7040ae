"""Learning from mistakes: which there are, what counts as found, and the way through them."""

import pytest

from mancala_desktop.engine.review import judge
from mancala_desktop.play.lesson import Lesson, Try, judge_try, mistakes
from mancala_desktop.rules.board import Side

S, N = Side.SOUTH, Side.NORTH


def test_mistakes_are_those_of_the_sides_that_want_to_learn() -> None:
    verdicts = [
        judge(S, 0, {0: 0, 1: 6}),
        judge(N, 7, {7: 0, 8: 4}),
        None,
        judge(S, 0, {0: 0, 1: 3}),  # an inaccuracy teaches little
        judge(S, 0, {0: 0, 1: 5}),
    ]

    assert mistakes(verdicts, [S]) == (0, 4)
    assert mistakes(verdicts, [N]) == (1,)
    assert mistakes(verdicts, [S, N]) == (0, 1, 4)


@pytest.mark.parametrize(
    ("pit", "result"),
    [(5, Try.FOUND), (4, Try.FOUND), (3, Try.FOUND), (2, Try.BETTER), (1, Try.NO), (0, Try.NO)],
)
def test_what_is_as_good_as_the_best_is_found(pit: int, result: Try) -> None:
    verdict = judge(S, 1, {0: -4, 1: 0, 2: 4, 3: 7, 4: 8, 5: 8})

    assert judge_try(verdict, pit) is result


def test_a_lesson_goes_through_all_places_found_or_not() -> None:
    lesson = Lesson([3, 8])
    assert (lesson.place, lesson.number, lesson.count) == (3, 1, 2)

    lesson.hinted = True
    lesson.find()
    assert lesson.solved
    lesson.go_on()
    assert (lesson.place, lesson.number, lesson.solved, lesson.hinted) == (8, 2, False, False)
    lesson.go_on()

    assert lesson.place is None
    assert lesson.found == 1
    lesson.go_on()
    assert lesson.place is None
