"""Losses, grades and accuracy from plain values."""

import pytest

from mancala_desktop.engine.review import Grade, account, judge
from mancala_desktop.rules.board import Side

S, N = Side.SOUTH, Side.NORTH


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0, Grade.BEST),
        (1, Grade.GOOD),
        (2, Grade.INACCURACY),
        (3, Grade.INACCURACY),
        (4, Grade.MISTAKE),
        (5, Grade.MISTAKE),
        (6, Grade.BLUNDER),
        (40, Grade.BLUNDER),
    ],
)
def test_a_grade_depends_on_the_loss_alone(loss: int, grade: Grade) -> None:
    assert Grade.of(loss) is grade
    assert judge(S, 0, {0: 3 - loss, 1: 3}).grade is grade


def test_only_mistakes_and_blunders_are_to_learn_from() -> None:
    assert [grade for grade in Grade if grade.wrong] == [Grade.MISTAKE, Grade.BLUNDER]


def test_a_loss_is_seen_by_who_sows_and_a_value_by_south() -> None:
    south = judge(S, 4, {0: -10, 1: 8, 2: -2, 3: -6, 4: 2})
    north = judge(N, 9, {7: 4, 9: -2})

    assert (south.loss, south.best, south.value, south.seen_by_south(1)) == (6, 1, 2, 8)
    assert (north.loss, north.best, north.value, north.seen_by_south(7)) == (6, 7, 2, -4)


def test_of_equal_sowings_the_played_one_is_best_and_else_the_one_nearest_the_store() -> None:
    scores = {0: 5, 2: 5, 4: 1}

    assert judge(S, 0, scores).best == 0
    assert judge(S, 4, scores).best == 2


def test_what_the_next_position_proves_is_proved_of_the_sowing_that_led_there() -> None:
    guessed = judge(N, 9, {7: 4, 9: 5}, final=6)
    certain = judge(N, 9, {7: 4, 9: 5}, proved={7, 9})

    assert guessed.scores[9] == -6
    assert guessed.loss == 10
    assert guessed.proved == {9}
    assert not guessed.exact
    assert certain.exact
    assert certain.loss == 0


def test_a_proof_may_show_that_a_sowing_was_better_than_all_others() -> None:
    verdict = judge(S, 1, {0: 4, 1: 0}, final=9)

    assert verdict.best == 1
    assert verdict.loss_of(0) == 5


def test_accuracy_is_the_mean_over_the_sowings_of_a_side() -> None:
    verdicts = [
        judge(S, 0, {0: 0, 1: 6}),  # costs 6
        judge(N, 7, {7: 0, 8: 6}),
        None,
        judge(S, 0, {0: 2}),
    ]

    south = account(S, verdicts)

    assert south.accuracy == 68  # of 36.8 and 100
    assert south.counts == {
        Grade.BEST: 1,
        Grade.GOOD: 0,
        Grade.INACCURACY: 0,
        Grade.MISTAKE: 0,
        Grade.BLUNDER: 1,
    }
    assert account(N, verdicts).accuracy == 37


def test_who_has_not_been_judged_has_no_accuracy() -> None:
    assert account(N, [None, judge(S, 0, {0: 1})]).accuracy is None
