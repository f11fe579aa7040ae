"""How good a learner is at a skill, reckoned by Glicko-2 (Mark Glickman, "Example of the Glicko-2
system", 2012).

A task is an opponent as strong as it is difficult. One that was solved is won, the points being a
third for each star, and one that was answered wrong and not solved is lost. What was only looked at
was not played: `Progress.after` rates answers that were judged, and nothing else.

Every answer is a rating period of its own. Glicko-2 takes one step of Newton's from the rating before
a period; with all answers of a day in one period, a beginner who is taken for 1500 and misses twenty
tasks of 900 would be thrown thousands of points below them, for the step is taken where the curve is
nearly flat. Answer after answer the step is always taken from where one is. Days without practice
make the rating less certain. With `r`, `RD` and `sigma` the rating, its deviation and the volatility
before the answer, mu = (r - 1500) / 173.7178, phi = RD / 173.7178, and s the points for task j

    g(phi_j) = 1 / sqrt(1 + 3 phi_j^2 / pi^2)        E_j = 1 / (1 + exp(-g(phi_j) (mu - mu_j)))
    v = 1 / (g(phi_j)^2 E_j (1 - E_j))               phi* = sqrt(phi^2 + sigma'^2)
    phi' = 1 / sqrt(1 / phi*^2 + 1 / v)              mu' = mu + phi'^2 g(phi_j) (s - E_j)

No rating is below `FLOOR`, where the scale that is shown begins, and none less certain than at first.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import date

START, START_DEVIATION, START_VOLATILITY = 1500.0, 350.0, 0.06
"""What Glicko-2 takes somebody for of whom nothing is known yet."""

FLOOR = 100.0
"""The lowest rating there is: far below the easiest task."""

TASK_DEVIATION = 60.0  # how far the difficulty of a task may be off, half the time less


@dataclass(frozen=True, slots=True)
class Rating:
    """The truth lies within twice the `deviation` of `value` with a probability of 95 %."""

    value: float = START
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY


@dataclass(frozen=True, slots=True)
class Bout:
    """A task that was tried: how difficult it is, and the points for it, 0 to 1."""

    difficulty: float
    points: float


@dataclass(frozen=True, slots=True)
class SkillRating:
    """`now` is the rating after all answers, the last of which was given on that `day`."""

    now: Rating
    day: date


def load() -> None:
    """Load what reckons, so that the first task need not wait for it."""
    import glicko2.math  # noqa: F401, PLC0415


def rate(skill: SkillRating | None, bout: Bout, day: date) -> SkillRating:
    """The rating after another answer; None is before the first one. A `day` before the last one
    counts as that, for a clock can be put back."""
    if skill is None:
        return SkillRating(_after(Rating(), bout), day)
    day = max(day, skill.day)
    return SkillRating(_after(_idle(skill.now, (day - skill.day).days), bout), day)


def _idle(rating: Rating, days: int) -> Rating:
    """The same, less certain after so many days without practice."""
    from glicko2.math import phi_to_rd, rd_to_phi  # noqa: PLC0415  as in _after

    phi = math.hypot(rd_to_phi(rating.deviation), math.sqrt(days) * rating.volatility)
    return Rating(rating.value, min(START_DEVIATION, phi_to_rd(phi)), rating.volatility)


def _after(before: Rating, bout: Bout) -> Rating:
    from glicko2.math import (  # noqa: PLC0415  loaded only if needed: it takes longer than a frame
        mu_to_rating,
        phi_to_rd,
        rating_to_mu,
        rd_to_phi,
        update_rating,
    )

    now = update_rating(
        rating_to_mu(before.value),
        rd_to_phi(before.deviation),
        before.volatility,
        [(rating_to_mu(bout.difficulty), rd_to_phi(TASK_DEVIATION), bout.points)],
    )
    deviation = min(START_DEVIATION, phi_to_rd(now.phi))
    return Rating(max(FLOOR, mu_to_rating(now.mu)), deviation, now.sigma)
