"""What to learn next: a proposal. Nothing is ever locked by it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum

from mancala_desktop.learn.progress import Progress
from mancala_desktop.learn.skill import Skill
from mancala_desktop.rules.variant import Family


@dataclass(frozen=True, slots=True)
class Outline:
    """A unit in short: its title in the language spoken now, its game, and its tasks in order."""

    id: str
    title: str
    family: Family
    tasks: tuple[str, ...]


ROUND = 10
"""So many repeats are proposed at once: what waits beyond them is proposed after them."""


class Way(Enum):
    """Where to go on."""

    REPEATS = "repeats"
    UNIT = "unit"
    TRAINER = "trainer"
    PUZZLE = "puzzle"  # that of the day


@dataclass(frozen=True, slots=True)
class Next:
    """A way, and what is there: the tasks to repeat; the unit and its tasks that are still to be
    done; or the skill to be trained."""

    way: Way
    tasks: tuple[str, ...] = ()
    unit: Outline | None = None
    skill: Skill | None = None


def learn_next(
    progress: Progress, units: Sequence[Outline], today: date, others: Collection[str] = ()
) -> Next:
    """The unit that was opened last comes first, as long as it is not done; on another day than
    that of its opening, what is due. Then the next unit not done of the game that was learnt last,
    then the weakest skill, if it was not trained today, and then the puzzle of the day.

    `units` are all there are, in order; `others` are the ids of tasks in none of them, as puzzles.
    """
    known = {task for unit in units for task in unit.tasks}.union(others)
    due = progress.due(today, known)
    on = next(filter(None, (_left(progress, unit) for unit in _in_turn(progress, units))), None)
    opened = progress.opened
    under_way = on and opened and on.unit and on.unit.id == opened.unit and opened.day == today
    if due and not under_way:
        return Next(Way.REPEATS, tuple(due[:ROUND]))
    if on:
        return on
    if progress.skills:
        weakest, rating = min(progress.skills.items(), key=lambda each: each[1].now.value)
        if rating.day < today:
            return Next(Way.TRAINER, skill=weakest)
    return Next(Way.PUZZLE)


def _left(progress: Progress, unit: Outline) -> Next | None:
    """What is not done of a unit; None if all is."""
    left = tuple(each for each in unit.tasks if not progress.done([each]))
    return Next(Way.UNIT, left, unit) if left else None


def _in_turn(progress: Progress, units: Sequence[Outline]) -> list[Outline]:
    """The units of the game that was learnt last, from the one that was opened last; those before
    it come last."""
    opened = progress.opened.unit if progress.opened else None
    at = next((place for place, unit in enumerate(units) if unit.id == opened), None)
    family = _begun(progress, units) if at is None else units[at].family
    here = at or 0
    return [unit for unit in (*units[here:], *units[:here]) if unit.family is family]


def _begun(progress: Progress, units: Sequence[Outline]) -> Family | None:
    """The game of the task that was tried last; the first there is before any was."""
    last: date | None = None
    begun = units[0].family if units else None
    for unit in units:
        for task in unit.tasks:
            tried = progress.tasks.get(task)
            if tried and (last is None or tried.last > last):
                last, begun = tried.last, unit.family
    return begun
