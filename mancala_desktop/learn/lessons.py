"""Lessons as their data has them, which no language changes.

A unit's file has its `kind`, `preset`, perhaps `game`, and a `[[task]]` for each task:

    id, position, preset, skill, step   `position` is a text or `start`
    look = "ca" | sow = "extra_turn" | sow = { captures = 6 } | sow = { one_of = "ac" }
    sow = { best = "c(a f)" } | sow = { safe = 0 } | follow = "c" | find = "last_seed" | count = "store" | choose = 3
    pit                                 the pit that `find` and `count` ask about, if they do
    right                               every first pit of a right sowing "ac", the holes ["d", "south"],
                                        the number, or the option
    wrong = { a = "too_short" }         every pit that may be sown and is wrong, and why
    claims = { captured = 6 }           facts of the answer (see `facts`), as stated here
    [task.shown.name]                   a turn that the words tell about: sow = "ca", its position and
                                        preset if they are others, and claims
    proved, value, best, rest           whether the difference at the end is proved, the pits that keep
                                        it, and the difference the best of all others reaches

Pits are written by their letters, stores `south` and `north`, options as 1, 2, 3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from mancala_desktop.learn.example import ClaimedMove, Example, begin
from mancala_desktop.learn.facts import Facts, of_task
from mancala_desktop.learn.goals import (
    Anything,
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
from mancala_desktop.learn.holes import named_hole, named_pits
from mancala_desktop.learn.reading import reading
from mancala_desktop.learn.skill import Skill
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
    What,
)
from mancala_desktop.learn.texts import TaskText, Unit, UnitKind
from mancala_desktop.learn.trie import Trie
from mancala_desktop.rules.board import Layout
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant

Table = Mapping[str, Any]

_GOALS: dict[str, Goal] = {
    "anything": Anything(),
    "extra_turn": ExtraTurn(),
    "empty_pit": EmptyPit(),
    "captures": Captures(),
    "from_opposite": FromOpposite(),
    "slam": Slam(),
    "feeds": Feeds(),
    "ends": Ends(),
    "wins": Wins(),
}
_LEAST: dict[str, Callable[[int], Goal]] = {
    "captures": Captures,
    "laps": Laps,
    "chain": Chain,
    "takes": Takes,
}
_QUESTIONS = ("look", "sow", "follow", "find", "count", "choose")
_OF_A_TASK = {
    "id", "position", "preset", "skill", "step", *_QUESTIONS, "pit", "right", "wrong", "claims",
    "shown", "proved", "value", "best", "rest",
}  # fmt: skip
_OF_A_TEXT = {
    "title", "text", "goal", "criterion", "hint1", "hint2", "why", "claim", "wrong", "options",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Shown:
    """A turn that the words tell about, and the rules it is sown under."""

    variant: Variant
    example: Example


@dataclass(frozen=True, slots=True)
class Stated:
    """What the data says of a task besides the question, so that it can be checked (see above)."""

    right: object = None
    wrong: Mapping[str, str] = field(default_factory=dict)
    shown: Mapping[str, Shown] = field(default_factory=dict)
    claims: Mapping[str, object] = field(default_factory=dict)
    proved: bool | None = None
    value: int | None = None
    best: str = ""
    rest: int | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A unit, and what the data states about its tasks, by their ids."""

    unit: Unit
    stated: Mapping[str, Stated]

    def facts(self, task: Task) -> Facts:
        """What the words of a task may say."""
        stated = self.stated[task.id]
        shown = {name: each.example.facts(each.variant) for name, each in stated.shown.items()}
        return of_task(task, shown, stated.value)


def read_lesson(file: str, unit: str, data: Table) -> Lesson:
    """The lesson that the `data` of a file has. Raises ContentError."""
    tasks: list[Task] = []
    steps: list[int] = []
    stated: dict[str, Stated] = {}
    with reading(file):
        preset, kind = data["preset"], UnitKind(data["kind"])
        variant = PRESETS[preset].variant
        for table in data["task"]:
            key = f"{unit}.{table['id']}"
            with reading(file, key):
                task = _task(table, key, variant)
                if key in stated:
                    raise ValueError("there twice")
                stated[key] = _stated(table, task)
            tasks.append(task)
            steps.append(table.get("step", 0))
    in_steps = tuple(steps) if any(steps) else ()
    whole = Unit(unit, kind, variant.family, preset, tuple(tasks), in_steps, data.get("game"))
    return Lesson(whole, stated)


def read_text(table: Table, task: Task) -> TaskText:
    """The words about a task; `claim`, what an example claims and what not, is told behind the
    reason."""
    _known(table, _OF_A_TEXT)
    layout = task.position.layout
    options = tuple(table.get("options", ()))
    wanted = task.question.options if isinstance(task.question, Choose) else 0
    if len(options) != wanted:
        raise ValueError(f"{len(options)} options, {wanted} are asked about")
    return TaskText(
        table["title"],
        table.get("text", "").strip(),
        table.get("goal", ""),
        table.get("criterion", ""),
        tuple(table[part] for part in ("hint1", "hint2") if part in table),
        " ".join(table[part] for part in ("why", "claim") if part in table),
        {_answer(key, layout): words for key, words in table.get("wrong", {}).items()},
        options,
    )


def _task(table: Table, key: str, usual: Variant) -> Task:
    _known(table, _OF_A_TASK)
    variant = PRESETS[table["preset"]].variant if "preset" in table else usual
    skill = Skill(table["skill"]) if "skill" in table else None
    position = begin(variant, table["position"])
    task = Task(key, variant, position, _question(table, variant), skill)
    _answer_it(task)
    return task


def _known(table: Table, names: set[str]) -> None:
    unknown = set(table) - names
    if unknown:
        raise ValueError(f"nobody knows {', '.join(sorted(unknown))}")


def _question(table: Table, variant: Variant) -> Question:
    layout = variant.layout
    kinds = [kind for kind in _QUESTIONS if kind in table]
    if len(kinds) != 1:
        raise ValueError(f"it needs one question, one of {', '.join(_QUESTIONS)}")
    asked = table[kinds[0]]
    pit = layout.pit(table["pit"]) if "pit" in table else None
    match kinds[0]:
        case "look":
            return Look(named_pits(layout, asked))
        case "follow":
            return Follow(layout.pit(asked))
        case "find":
            return Find(What(asked), pit)
        case "count":
            return Count(Amount(asked), pit)
        case "choose":
            if table["right"] not in range(1, asked + 1):
                raise ValueError(f"option {table['right']} of {asked} cannot be right")
            return Choose(asked, table["right"] - 1)
    return Sow(_goal(asked, variant))


def _goal(asked: str | dict[str, Any], variant: Variant) -> Goal:
    layout = variant.layout
    if isinstance(asked, str):
        return _GOALS[asked]
    ((kind, value),) = asked.items()
    match kind:
        case "one_of":
            return OneOf(frozenset(named_pits(layout, value)))
        case "best":
            return Best(Trie.parse(value, layout))
        case "safe":
            return Safe(variant, value)
    return _LEAST[kind](value)


def _answer_it(task: Task) -> None:
    """Find out what is wrong with a question before anybody is asked it."""
    match task.question:
        case Sow() | Look():
            _ = task.ways
        case Follow() | Find():
            _ = task.holes
        case Count():
            _ = task.number


def _stated(table: Table, task: Task) -> Stated:
    return Stated(
        table.get("right"),
        dict(table.get("wrong", {})),
        {
            name: _shown(each, task, table["position"])
            for name, each in table.get("shown", {}).items()
        },
        dict(table.get("claims", {})),
        table.get("proved"),
        table.get("value"),
        table.get("best", ""),
        table.get("rest"),
    )


def _shown(table: Table, task: Task, position: str) -> Shown:
    """The sowings are those of one turn; what is claimed is claimed of all of it."""
    claims = dict(table)
    preset, position = claims.pop("preset", None), claims.pop("position", position)
    *before, last = claims.pop("sow")
    moves = (*(ClaimedMove(pit, {}) for pit in before), ClaimedMove.read({**claims, "pit": last}))
    shown = Shown(PRESETS[preset].variant if preset else task.variant, Example(position, moves))
    shown.example.check(shown.variant)
    return shown


def _answer(key: str, layout: Layout) -> int:
    """The ring index of a hole, or an option counted from 0."""
    return int(key) - 1 if key.isdigit() else named_hole(layout, key)
