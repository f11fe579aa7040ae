"""The lessons that are shipped: units and their words, read when they are wanted.

    learn/order.toml              the groups, which units are in them, and how many tasks each unit has
    learn/units/<unit>.toml       positions, questions, right and wrong answers (see `lessons`)
    learn/<language>/order.toml   titles of groups and units, and what they are about
    learn/<language>/units/<unit>.toml   what is said about each task, with gaps (see `facts`)

A damaged file costs the unit it belongs to and nothing else.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mancala_desktop.assets import asset
from mancala_desktop.learn.reading import reading
from mancala_desktop.rules.variant import Family

if TYPE_CHECKING:  # what reads lessons is loaded with the first one
    from mancala_desktop.learn.facts import Listed, Name
    from mancala_desktop.learn.lessons import Lesson, Table
    from mancala_desktop.learn.task import Task
    from mancala_desktop.learn.texts import TaskText, Unit, UnitText


@dataclass(frozen=True, slots=True)
class Group:
    """Units of a family that belong together, in order; `sizes` has how many tasks each has."""

    id: str
    family: Family
    sizes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Headings:
    """Titles of groups and units in one language, and what the units are about, by id."""

    groups: Mapping[str, str]
    units: Mapping[str, str]
    about: Mapping[str, str]


class Content:
    """All lessons in `folder`. What was read is kept; everything may raise ContentError.

    `groups` and `headings` are enough for a list of all there is; no unit is read for them.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or asset("learn")
        self._groups: tuple[Group, ...] = ()
        self._headings: dict[str, Headings] = {}
        self._lessons: dict[str, Lesson] = {}
        self._texts: dict[tuple[str, str], UnitText] = {}

    @property
    def groups(self) -> tuple[Group, ...]:
        """All groups, in the order in which they are learnt."""
        if not self._groups:
            data = self._read("order.toml")
            with reading("order.toml"):
                self._groups = tuple(
                    Group(each["id"], Family(each["family"]), dict(each["units"]))
                    for each in data["group"]
                )
        return self._groups

    def headings(self, language: str) -> Headings:
        """The titles of everything in a language, `de` or `en`."""
        if language not in self._headings:
            file = f"{language}/order.toml"
            data = self._read(file)
            with reading(file):
                titles = {unit: words["title"] for unit, words in data["units"].items()}
                about = {unit: words["about"] for unit, words in data["units"].items()}
                self._headings[language] = Headings(data["groups"], titles, about)
        return self._headings[language]

    def unit(self, unit: str) -> Unit:
        """The unit called that, with its tasks."""
        return self.lesson(unit).unit

    def lesson(self, unit: str) -> Lesson:
        """The same with everything the data states about it."""
        if unit not in self._lessons:
            from mancala_desktop.learn.lessons import read_lesson  # noqa: PLC0415  see above

            file = f"units/{unit}.toml"
            self._lessons[unit] = read_lesson(file, unit, self._read(file))
        return self._lessons[unit]

    def text(self, unit: str, language: str) -> UnitText:
        """The words of a unit in a language, with their gaps."""
        if (unit, language) not in self._texts:
            from mancala_desktop.learn.lessons import read_text  # noqa: PLC0415  see above
            from mancala_desktop.learn.texts import UnitText  # noqa: PLC0415

            headings, file = self.headings(language), _words_file(unit, language)
            data, tasks = self._read(file), {}
            for task in self.unit(unit).tasks:
                with reading(file, task.id):
                    tasks[task.id] = read_text(data[task.id.partition(".")[2]], task)
            with reading(f"{language}/order.toml"):
                text = UnitText(headings.units[unit], headings.about[unit], tasks)
            self._texts[unit, language] = text
        return self._texts[unit, language]

    def words(self, task: Task, language: str, name: Name, listed: Listed = ", ".join) -> TaskText:
        """What is said about a task, every gap filled from its facts; `name` says what the hole with
        a ring index is called, `listed` joins several names."""
        from mancala_desktop.learn.facts import fill  # noqa: PLC0415  see above

        unit = task.id.partition(".")[0]
        text = self.text(unit, language).tasks[task.id]
        with reading(_words_file(unit, language), task.id):
            facts = self.lesson(unit).facts(task)
            return each_word(text, lambda words: fill(words, facts, name, listed))

    def _read(self, file: str) -> Table:
        with reading(file):
            return tomllib.loads((self._folder / file).read_text(encoding="utf-8"))


def each_word(text: TaskText, change: Callable[[str], str]) -> TaskText:
    """The same text with each of its parts changed."""
    from mancala_desktop.learn.texts import TaskText  # noqa: PLC0415  see above

    return TaskText(
        change(text.title),
        change(text.text),
        change(text.goal),
        change(text.criterion),
        tuple(map(change, text.hints)),
        change(text.why),
        {key: change(words) for key, words in text.wrong.items()},
        tuple(map(change, text.options)),
    )


def _words_file(unit: str, language: str) -> str:
    return f"{language}/units/{unit}.toml"
