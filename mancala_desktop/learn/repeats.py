"""When a task that went wrong should be tried again: at growing distances, as long as it goes well.

The days are chosen by FSRS, a published model of forgetting
(https://github.com/open-spaced-repetition/py-fsrs), with its usual weights and without its chance:
the same answers lead to the same days.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fsrs import Scheduler

LONGEST = 365  # days between two repeats


@dataclass(frozen=True, slots=True)
class Repeat:
    """A task to be tried again on the day `due`, or later.

    `stability` is the number of days after which it will be known with a probability of 90 %,
    `difficulty` from 1 to 10 how hard it is to keep in mind, `last` the day of the last try.
    """

    due: date
    last: date
    stability: float
    difficulty: float


def load() -> None:
    """Load what reckons, so that the first task need not wait for it."""
    _scheduler()


def repeat(
    known: Repeat | None, day: date, *, stars: int, hints: int, misses: int = 0
) -> Repeat | None:
    """When to try a task again after this answer; `known` is what was said the last time.

    None if it is not to be repeated: it never went wrong, and two stars are good enough where no
    answer was wrong.
    """
    if known is None and stars >= 2 and not misses:
        return None
    from fsrs import Card, Rating, State  # noqa: PLC0415  loaded only if needed, for it takes a frame

    if stars == 0:
        rating = Rating.Again
    elif stars == 1 or misses:
        rating = Rating.Hard
    elif stars == 2 or hints:
        rating = Rating.Good
    else:
        rating = Rating.Easy
    if known is None:
        card = Card(card_id=0, due=_noon(day))
    else:
        day = max(day, known.last)  # a clock can be put back
        card = Card(
            0,
            State.Review,
            stability=known.stability,
            difficulty=known.difficulty,
            due=_noon(known.due),
            last_review=_noon(known.last),
        )
    after, _log = _scheduler().review_card(card, rating, _noon(day))
    assert after.stability is not None and after.difficulty is not None
    return Repeat(after.due.date(), day, after.stability, after.difficulty)


@cache
def _scheduler() -> Scheduler:
    """Speaks of whole days: without steps of minutes, a first answer is reckoned as any other."""
    from fsrs import Scheduler  # noqa: PLC0415

    return Scheduler(
        learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False
    )


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)
