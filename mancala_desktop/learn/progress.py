"""What a learner has done, and how well: a value that grows by results. It asks no clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta

from mancala_desktop.learn.rating import Bout, SkillRating, rate
from mancala_desktop.learn.repeats import Repeat, repeat
from mancala_desktop.learn.skill import MOST_STARS, Skill


@dataclass(frozen=True, slots=True)
class Result:
    """A task that was tried to its end, `when` on the learner's clock: without a star it was not
    solved, or only shown.

    `difficulty` is the rating of the task; without it, or a skill, the result counts for no rating.
    `hints` is how many were asked for, `seconds` how long it took. A task that is made up on the
    spot is not `lasting`: it cannot be asked again by its id, so it gets no stars and no repeat.
    `judged` says whether an answer was judged before the right one was shown: what was only looked
    at counts for no rating, and as something to repeat once. `misses` is how many answers were wrong:
    one is enough for the task to come again.
    """

    task_id: str
    skill: Skill | None
    stars: int
    difficulty: float | None
    seconds: float
    when: datetime
    hints: int = 0
    lasting: bool = True
    judged: bool = True
    misses: int = 0


@dataclass(frozen=True, slots=True)
class Tried:
    """How a task went: its best stars, how often it was tried, and on which day last."""

    stars: int
    tries: int
    last: date

    @property
    def done(self) -> bool:
        """Whether it was solved: without a star it was only shown."""
        return self.stars > 0


@dataclass(frozen=True, slots=True)
class Streak:
    """Days of practice in a row: up to today or yesterday, and the most there ever were."""

    current: int = 0
    longest: int = 0


@dataclass(frozen=True, slots=True)
class SprintBest:
    """The most right answers within the time of a sprint, and the day of it."""

    right: int
    day: date


@dataclass(frozen=True, slots=True)
class Opened:
    """A unit of lessons, by its id, and the day on which it was opened."""

    unit: str
    day: date


@dataclass(frozen=True, slots=True)
class Progress:
    """Everything that is known of a learner.

    `days` are those of practice, in order. `sprints` has the best of each trainer and level.
    `seconds` is the time spent on all tasks. `opened` is the unit one was at last.
    """

    tasks: Mapping[str, Tried] = field(default_factory=dict)
    days: tuple[date, ...] = ()
    skills: Mapping[Skill, SkillRating] = field(default_factory=dict)
    repeats: Mapping[str, Repeat] = field(default_factory=dict)
    sprints: Mapping[tuple[str, int], SprintBest] = field(default_factory=dict)
    seconds: float = 0.0
    opened: Opened | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing was done yet; to open a unit is not to do anything."""
        return replace(self, opened=None) == Progress()

    def after(self, result: Result) -> Progress:
        """With one more result."""
        day, task = result.when.date(), result.task_id
        tried = self.tasks.get(task)
        stars = min(max(result.stars, 0), MOST_STARS)
        skills, tasks, repeats = dict(self.skills), dict(self.tasks), dict(self.repeats)
        # a task that is tried again the same day says no more of the skill than the first time
        skill, difficulty = result.skill, result.difficulty
        again_today = tried is not None and tried.last >= day
        if result.judged and skill and difficulty is not None and not again_today:
            bout = Bout(difficulty, stars / MOST_STARS)
            skills[skill] = rate(skills.get(skill), bout, day)
        if result.lasting:
            tasks[task] = _tried_again(tried, stars, day)
            known = repeats.get(task)
            if result.judged or known is None:
                again = repeat(known, day, stars=stars, hints=result.hints, misses=result.misses)
                if again:
                    repeats[task] = again
        return replace(
            self,
            tasks=tasks,
            days=self._with_day(day),
            skills=skills,
            repeats=repeats,
            seconds=self.seconds + max(0.0, result.seconds),
        )

    def after_sprint(self, trainer: str, level: int, right: int, day: date) -> Progress:
        """With one more sprint of a trainer at this level, with so many right answers."""
        best = self.sprints.get((trainer, level))
        days = self._with_day(day)
        if best and best.right >= right:
            return replace(self, days=days)
        sprints = {**self.sprints, (trainer, level): SprintBest(right, day)}
        return replace(self, sprints=sprints, days=days)

    def at(self, unit: str, day: date) -> Progress:
        """With that unit opened."""
        return replace(self, opened=Opened(unit, day))

    def streak(self, today: date) -> Streak:
        """Days of practice in a row; today need not have been one of them yet."""
        length, longest, last = 0, 0, None
        for day in self.days:
            length = length + 1 if last == day - timedelta(days=1) else 1
            longest, last = max(longest, length), day
        current = length if last and last >= today - timedelta(days=1) else 0
        return Streak(current, longest)

    def due(self, today: date, known: Collection[str] | None = None) -> list[str]:
        """The tasks that should be tried again today, those that wait longest first; only those
        that are `known`, if that is said: there may be others in a newer version."""
        waiting = sorted(
            (repeat.due, task) for task, repeat in self.repeats.items() if repeat.due <= today
        )
        return [task for _due, task in waiting if known is None or task in known]

    def done(self, tasks: Collection[str]) -> int:
        """How many of these were solved."""
        return sum(1 for task in tasks if task in self.tasks and self.tasks[task].done)

    def stars(self, tasks: Collection[str]) -> int:
        """How many stars there are for these, three each at most."""
        return sum(self.tasks[task].stars for task in tasks if task in self.tasks)

    def _with_day(self, day: date) -> tuple[date, ...]:
        return self.days if day in self.days[-1:] else tuple(sorted({*self.days, day}))


def _tried_again(tried: Tried | None, stars: int, day: date) -> Tried:
    if tried is None:
        return Tried(stars, 1, day)
    return Tried(max(tried.stars, stars), tried.tries + 1, max(tried.last, day))
