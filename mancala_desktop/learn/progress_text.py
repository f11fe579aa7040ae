"""Progress as text: JSON, one thing a line and in order, so that two files can be compared.

    {
     "format": "mancala progress",
     "version": 1,
     …
     "tasks": {
      "kalah-1": {"stars": 3, "tries": 1, "last": "2025-12-01"}
     },
     …
    }

Tasks that this version does not know are kept. Everything else has to be as it is written here.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from datetime import date
from enum import Enum
from typing import Any, NoReturn, TypeVar

from mancala_desktop.learn.progress import Opened, Progress, SprintBest, Tried
from mancala_desktop.learn.rating import FLOOR, START_DEVIATION, Rating, SkillRating
from mancala_desktop.learn.repeats import Repeat
from mancala_desktop.learn.skill import MOST_STARS, Skill

FORMAT, VERSION = "mancala progress", 1
MOST = 10**9  # of anything that is counted
YEARS = range(1970, 9000)
_one = json.JSONEncoder(allow_nan=False).encode
T = TypeVar("T")
E = TypeVar("E", bound=Enum)


class ProgressFlaw(Enum):
    """What is wrong with a text."""

    NOT_JSON = "not_json"
    NOT_PROGRESS = "not_progress"  # some other file
    NEWER_VERSION = "newer_version"
    MISSING = "missing"  # something that has to be there
    WRONG_VALUE = "wrong_value"


class ProgressError(ValueError):
    """A text is no progress. `line` and `column` say where if it is no JSON, else `where` does, as
    `tasks/kalah-1/stars`; `detail` is what stands there."""

    def __init__(
        self,
        flaw: ProgressFlaw,
        where: str = "",
        detail: str = "",
        line: int = 0,
        column: int = 0,
    ) -> None:
        super().__init__(f"{flaw.value} {where or f'{line}:{column}'} {detail}".rstrip())
        self.flaw, self.where, self.detail = flaw, where, detail
        self.line, self.column = line, column


def write(progress: Progress) -> str:
    """The text of it."""
    sprints: dict[str, dict[str, object]] = {}
    for (trainer, level), best in progress.sprints.items():
        sprints.setdefault(trainer, {})[str(level)] = {
            "right": best.right,
            "day": best.day.isoformat(),
        }
    told: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "seconds": progress.seconds,
        "days": [day.isoformat() for day in progress.days],
        "tasks": {
            task: {"stars": tried.stars, "tries": tried.tries, "last": tried.last.isoformat()}
            for task, tried in sorted(progress.tasks.items())
        },
        "repeats": {
            task: {
                "due": repeat.due.isoformat(),
                "last": repeat.last.isoformat(),
                "stability": repeat.stability,
                "difficulty": repeat.difficulty,
            }
            for task, repeat in sorted(progress.repeats.items())
        },
        "skills": {
            skill.value: _skill(progress.skills[skill])
            for skill in Skill
            if skill in progress.skills
        },
        "sprints": {
            trainer: dict(sorted(levels.items(), key=lambda each: int(each[0])))
            for trainer, levels in sorted(sprints.items())
        },
    }
    if opened := progress.opened:
        told["opened"] = {"unit": opened.unit, "day": opened.day.isoformat()}
    lines = ",\n".join(f" {_one(name)}: {_part(part)}" for name, part in told.items())
    return f"{{\n{lines}\n}}\n"


def read(text: str) -> Progress:
    """The progress in a text; raises ProgressError."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise ProgressError(ProgressFlaw.NOT_JSON, line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:  # a number, or brackets, beyond all measure
        raise ProgressError(ProgressFlaw.NOT_JSON, line=1, column=1) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise ProgressError(ProgressFlaw.NOT_PROGRESS)
    whole = _Part(found, "")
    version = whole["version"].count(1)
    if version > VERSION:
        raise ProgressError(ProgressFlaw.NEWER_VERSION, "version", str(version))
    return Progress(
        {task: _read_tried(part) for task, part in whole["tasks"].parts()},
        tuple(sorted({part.day() for part in whole["days"].each()})),
        {part.named(Skill, name): _read_skill(part) for name, part in whole["skills"].parts()},
        {task: _read_repeat(part) for task, part in whole["repeats"].parts()},
        {
            (trainer, part.level(name)): SprintBest(part["right"].count(), part["day"].day())
            for trainer, levels in whole["sprints"].parts()
            for name, part in levels.parts()
        },
        whole["seconds"].number(0, MOST),
        _read_opened(whole["opened"]) if "opened" in found else None,
    )


def _part(part: object) -> str:
    """A table with a line for each of what it holds; anything else in a line."""
    if not isinstance(part, dict) or not part:
        return _one(part)
    lines = ",\n".join(f"  {_one(key)}: {_one(value)}" for key, value in part.items())
    return f"{{\n{lines}\n }}"


def _skill(skill: SkillRating) -> dict[str, object]:
    return {
        "day": skill.day.isoformat(),
        "now": _rating(skill.now),
    }


def _rating(rating: Rating) -> dict[str, float]:
    return {
        "value": rating.value,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
    }


def _read_tried(part: _Part) -> Tried:
    return Tried(part["stars"].count(0, MOST_STARS), part["tries"].count(1), part["last"].day())


def _read_opened(part: _Part) -> Opened:
    return Opened(part["unit"].text(), part["day"].day())


def _read_repeat(part: _Part) -> Repeat:
    return Repeat(
        part["due"].day(),
        part["last"].day(),
        part["stability"].number(0.001, MOST),
        part["difficulty"].number(1, 10),
    )


def _read_skill(part: _Part) -> SkillRating:
    return SkillRating(_read_rating(part["now"]), part["day"].day())


def _read_rating(part: _Part) -> Rating:
    """Where an earlier version reckoned beyond the scale, it is the end of that."""
    return Rating(
        max(FLOOR, part["value"].number(-10_000, 10_000)),
        min(START_DEVIATION, part["deviation"].number(1, 1000)),
        part["volatility"].number(0.0001, 1),
    )


class _Part:
    """A part of what was read, that knows where it stands."""

    def __init__(self, value: Any, where: str) -> None:
        self._value, self._where = value, where

    def __getitem__(self, key: str) -> _Part:
        if not isinstance(self._value, dict):
            self.refuse()
        if key not in self._value:
            raise ProgressError(ProgressFlaw.MISSING, self._at(key))
        return _Part(self._value[key], self._at(key))

    def parts(self) -> Iterator[tuple[str, _Part]]:
        """What a table holds, by name."""
        if not isinstance(self._value, dict):
            self.refuse()
        return ((key, _Part(value, self._at(key))) for key, value in self._value.items())

    def each(self) -> Iterator[_Part]:
        """What a list holds."""
        if not isinstance(self._value, list):
            self.refuse()
        return (_Part(value, self._at(str(n + 1))) for n, value in enumerate(self._value))

    def count(self, least: int = 0, most: int = MOST) -> int:
        if type(self._value) is not int or not least <= self._value <= most:
            self.refuse()
        return int(self._value)

    def number(self, least: float, most: float) -> float:
        if type(self._value) not in (int, float) or not least <= self._value <= most:
            self.refuse()
        number = float(self._value)
        return number if math.isfinite(number) else self.refuse()

    def text(self) -> str:
        return self._value if isinstance(self._value, str) else self.refuse()

    def day(self) -> date:
        if not isinstance(self._value, str):
            self.refuse()
        day = self._made(date.fromisoformat, self._value)
        return day if day.year in YEARS else self.refuse()

    def named(self, kind: type[E], name: str) -> E:
        return self._made(kind, name)

    def level(self, name: str) -> int:
        level = self._made(int, name)
        return level if str(level) == name and 0 <= level <= MOST else self.refuse()

    def refuse(self) -> NoReturn:
        raise ProgressError(
            ProgressFlaw.WRONG_VALUE, self._where, json.dumps(self._value, ensure_ascii=False)[:60]
        )

    def _made(self, make: Callable[[str], T], word: str) -> T:
        try:
            return make(word)
        except ValueError:
            self.refuse()

    def _at(self, key: str) -> str:
        return f"{self._where}/{key}" if self._where else key
