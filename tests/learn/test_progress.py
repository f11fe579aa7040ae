"""Progress grows by results: stars, days in a row, ratings, repeats and sprints."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating
from hypothesis import given

from mancala_desktop.learn.progress import Progress, SprintBest, Streak, Tried
from mancala_desktop.learn.rating import FLOOR, START, TASK_DEVIATION
from mancala_desktop.learn.skill import Skill
from tests.learn.results import MONDAY, after, progresses, result

TODAY = MONDAY.date()


def days(number: int) -> date:
    return TODAY + timedelta(days=number)


def test_the_best_stars_stay_and_tries_are_counted() -> None:
    progress = after(result(stars=2), result(stars=0, day=1), result(stars=1, day=3))

    assert progress.tasks == {"kalah-1": Tried(2, 3, days(3))}
    assert (progress.stars(["kalah-1", "other"]), progress.done(["kalah-1", "other"])) == (2, 1)
    assert progress.seconds == 30


@pytest.mark.parametrize(
    ("practised", "today", "expected"),
    [
        ([], 0, Streak(0, 0)),
        ([0], 0, Streak(1, 1)),
        ([0, 1, 2], 3, Streak(3, 3)),  # today is not over yet
        ([0, 1, 2], 4, Streak(0, 3)),
        ([0, 1, 2, 5, 6], 6, Streak(2, 3)),
        ([2, 0, 1, 1], 2, Streak(3, 3)),  # whatever a clock does
    ],
)
def test_days_of_practice_in_a_row_are_counted(
    practised: list[int], today: int, expected: Streak
) -> None:
    progress = after(*(result(f"task-{day}", day=day) for day in practised))

    assert progress.streak(days(today)) == expected


def test_a_skill_is_rated_by_glicko_2_answer_by_answer() -> None:
    """Two tasks on Monday, one on Thursday; three days make the rating less certain."""
    progress = after(
        result("a", 3, difficulty=1400),
        result("b", 1, difficulty=1700),
        result("c", 0, difficulty=1550, day=3),
    )

    mu, phi, sigma = rating_to_mu(1500), rd_to_phi(350), 0.06
    for rested, difficulty, points in ((0, 1400, 1.0), (0, 1700, 1 / 3), (3, 1550, 0.0)):
        task = (rating_to_mu(difficulty), rd_to_phi(TASK_DEVIATION), points)
        mu, phi, sigma = update_rating(mu, (phi**2 + rested * sigma**2) ** 0.5, sigma, [task])
    now = progress.skills[Skill.SOWING].now
    assert now.value == pytest.approx(mu_to_rating(mu))
    assert now.deviation == pytest.approx(phi_to_rd(phi))
    assert now.value < START + 200


def test_what_was_only_looked_at_is_not_rated_and_comes_again_once() -> None:
    """Thirty trainer tasks and thirty looks at one puzzle, among a beginner's own answers."""
    progress = after(
        result("puzzle", 0, judged=False),
        *(result(f"t{n}", 0, difficulty=900, lasting=False, judged=False) for n in range(30)),
        *(result("puzzle", 0, day=n, judged=False) for n in range(30)),
    )
    assert (progress.skills, list(progress.repeats)) == ({}, ["puzzle"])
    assert progress.repeats["puzzle"].last == TODAY

    answers = [result(f"o{n}", 3 * (n % 3 == 0), difficulty=900, lasting=False) for n in range(30)]
    for each in answers:
        progress = progress.after(each)
    assert 650 < progress.skills[Skill.SOWING].now.value < 900, "a third of them was right"
    for n in range(200):
        progress = progress.after(result(f"w{n}", 0, difficulty=900, lasting=False))
    now = progress.skills[Skill.SOWING].now
    assert FLOOR <= now.value < 600 and now.deviation <= 350


def test_only_the_first_try_of_a_day_says_something_of_a_skill() -> None:
    once = after(result(stars=1))
    again = once.after(result(stars=3))

    assert again.skills == once.skills
    assert again.after(result(day=1)).skills != once.skills
    assert after(result(difficulty=None)).skills == {}


def test_what_went_wrong_comes_again_at_growing_distances() -> None:
    progress = after(result(stars=0))
    day, distances = 0, []
    for _ in range(5):
        (task,) = progress.due(days(400 + day))
        next_day = (progress.repeats[task].due - TODAY).days
        assert not progress.due(days(next_day - 1)) and progress.due(days(next_day)) == ["kalah-1"]
        distances.append(next_day - day)
        day = next_day
        progress = progress.after(result(stars=2, day=day))

    assert distances == [1, 2, 6, 17, 44]


@pytest.mark.parametrize(
    ("stars", "hints", "misses", "repeated"),
    [(0, 0, 0, True), (1, 0, 0, True), (1, 0, 21, True), (2, 0, 1, True), (2, 1, 0, False)],
)
def test_a_task_is_repeated_if_an_answer_was_wrong_or_it_had_less_than_two_stars(
    stars: int, hints: int, misses: int, repeated: bool
) -> None:
    assert bool(after(result(stars=stars, hints=hints, misses=misses)).repeats) is repeated


def test_the_better_the_answer_the_later_the_repeat() -> None:
    wrong = after(result(stars=0))
    due = [
        wrong.after(result(stars=stars, hints=hints, day=9)).repeats["kalah-1"].due
        for stars, hints in ((0, 0), (1, 0), (2, 0), (3, 0))
    ]

    assert due == sorted(due) and len(set(due)) > 2
    missed = wrong.after(result(stars=2, misses=1, day=9))
    assert missed.repeats["kalah-1"].due == due[1], "wrong once more, though right in the end"
    hinted = wrong.after(result(stars=3, hints=1, day=9))
    assert hinted.repeats["kalah-1"].due == due[2]


def test_what_was_made_up_on_the_spot_is_rated_and_never_comes_again() -> None:
    progress = after(result(stars=0, lasting=False))

    assert (progress.tasks, progress.repeats) == ({}, {})
    assert progress.skills and progress.days == (TODAY,)


def test_the_best_sprint_of_a_trainer_and_level_stays() -> None:
    progress = Progress().after_sprint("captures", 2, 9, TODAY)
    progress = progress.after_sprint("captures", 2, 7, days(1))
    progress = progress.after_sprint("captures", 3, 4, days(2))

    assert progress.sprints == {
        ("captures", 2): SprintBest(9, TODAY),
        ("captures", 3): SprintBest(4, days(2)),
    }
    assert progress.streak(days(2)) == Streak(3, 3)


@given(progresses())
def test_whatever_was_done_stars_days_and_due_tasks_make_sense(progress: Progress) -> None:
    assert list(progress.days) == sorted(set(progress.days))
    assert all(0 <= tried.stars <= 3 and tried.tries >= 1 for tried in progress.tasks.values())
    assert set(progress.due(date(2040, 1, 1))) == set(progress.repeats) <= set(progress.tasks)
    assert all(repeat.due > repeat.last for repeat in progress.repeats.values())
    assert all(each.now.value >= FLOOR for each in progress.skills.values())
    assert all(30 < each.now.deviation <= 350 for each in progress.skills.values())
