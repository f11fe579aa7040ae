"""The words of units and tasks, as the content has them in one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from mancala_desktop.learn.task import Task
from mancala_desktop.rules.variant import Family


class UnitKind(Enum):
    """What a unit is for."""

    TUTORIAL = "tutorial"
    EXERCISE = "exercise"
    EXAMPLE = "example"


@dataclass(frozen=True, slots=True)
class Unit:
    """Tasks that belong together, in the order in which they are done.

    `steps` has the step (1, 2, 3) each task belongs to where an exercise is done in steps, or nothing;
    `game` the opponent of the game it leads to (`level1`), or None.
    """

    id: str
    kind: UnitKind
    family: Family
    preset: str
    tasks: tuple[Task, ...]
    steps: tuple[int, ...] = ()
    game: str | None = None


@dataclass(frozen=True, slots=True)
class TaskText:
    """What is said about a task: its `title`; what is explained (`text`, a little Markdown); what is
    to be done (`goal`) and when it counts as done (`criterion`); help in two steps; `why` the answer
    is right; what is said to a wrong pit or option in place of the general reason (`wrong`, by ring
    index or option); the `options` to choose from. Whatever is not said is empty."""

    title: str
    text: str = ""
    goal: str = ""
    criterion: str = ""
    hints: tuple[str, ...] = ()
    why: str = ""
    wrong: Mapping[int, str] = field(default_factory=dict)
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UnitText:
    """The words of a unit: its `title`, what it teaches, and what is said about its tasks, by id."""

    title: str
    about: str
    tasks: Mapping[str, TaskText]
