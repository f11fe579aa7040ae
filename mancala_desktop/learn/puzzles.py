"""Puzzles: positions in which one whole turn is to be found, with all turns that are good.

They lie in `resources/learn/puzzles/`; `packaging/puzzles/` makes and proves them. `index.toml` has all of
them in the order of days, each with its rating and themes. What else there is to a puzzle stands in
the file of its rule set, which is read when a puzzle of it is asked for:

    [kalah-plyyard-0b7c51]
    position = "1,3,2,0,1,1/17|2,1,0,0,1,1/18|s"
    values = "a+0 b-2 c-2 e+0 f+6"    # proved: own seeds minus the other's at the end
    best = "f(e)"                     # every good turn, the solution first (see `trie.py`)
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from functools import cached_property
from pathlib import Path
from random import Random

from mancala_desktop.assets import asset
from mancala_desktop.learn.goals import Best, Decides, Goal
from mancala_desktop.learn.skill import Skill
from mancala_desktop.learn.task import Sow, Task
from mancala_desktop.learn.trie import Trie
from mancala_desktop.rules.board import Layout
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant

_INDEX = "index.toml"
_NEAR = 8  # puzzles nearest to a rating, of which chance takes one


class Theme(Enum):
    """What is asked (the first four), and what the solution uses."""

    WIN_IN_ONE_TURN = "win_in_one_turn"
    WIN = "win"
    SAVE_DRAW = "save_draw"
    GAIN = "gain"
    EXTRA_TURN = "extra_turn"
    CAPTURE = "capture"
    CHAIN_OF_2 = "chain_of_2"  # so many sowings in the turn, in Oware pits taken by one sowing
    CHAIN_OF_3 = "chain_of_3"
    CHAIN_OF_4 = "chain_of_4"
    CHAIN_OF_5 = "chain_of_5"  # or more
    SACRIFICE = "sacrifice"  # another turn would bring at least two seeds more at once
    FEEDING = "feeding"  # the other row is empty
    SLAM = "slam"  # some sowing would take all the other side has
    RELAY = "relay"


AIMS = (Theme.WIN_IN_ONE_TURN, Theme.WIN, Theme.SAVE_DRAW, Theme.GAIN)
"""The themes that say what is asked; a puzzle has one of them, in the first place."""


class PuzzleError(ValueError):
    """Puzzles that are damaged: in which `file`, at which `place` of it (an id or what the reader of
    TOML says), and `why`."""

    def __init__(self, file: str, place: str, why: str) -> None:
        super().__init__(f"{file}: {place}: {why}")
        self.file = file
        self.place = place
        self.why = why


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle in short: its rule set, how hard it is (600 to 2200) and its themes."""

    id: str
    preset_id: str
    rating: int
    themes: tuple[Theme, ...]

    @property
    def aim(self) -> Theme:
        """What is asked."""
        return self.themes[0]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle: all turns in `best` solve it; `values` are proved for each first sowing, by ring index,
    and empty where the rules alone prove the win."""

    id: str
    preset_id: str
    rating: int
    themes: tuple[Theme, ...]
    position: Position
    best: Trie
    values: Mapping[int, int] = field(default_factory=dict, hash=False)

    @property
    def aim(self) -> Theme:
        """What is asked."""
        return self.themes[0]

    @property
    def variant(self) -> Variant:
        """The rules."""
        return PRESETS[self.preset_id].variant

    @property
    def line(self) -> tuple[int, ...]:
        """The solution, as ring indices: a whole turn."""
        return next(self.best.lines())

    @property
    def value(self) -> int | None:
        """Own seeds minus the other's at the end, if both play their best; None if not proved."""
        return max(self.values.values(), default=None)

    @property
    def task(self) -> Task:
        """The puzzle as a learner is asked."""
        chain = self.aim is Theme.WIN_IN_ONE_TURN and Theme.EXTRA_TURN in self.themes
        skill = Skill.CHAIN if chain else Skill.BEST_MOVE
        return Task(self.id, self.variant, self.position, Sow(self._goal), skill)

    @property
    def _goal(self) -> Goal:
        if self.aim is not Theme.WIN_IN_ONE_TURN:
            return Best(self.best, self.values)
        others = self.values.keys() - self.best.children.keys()
        return Decides(self.best, frozenset(pit for pit in others if self.values[pit] > 0))


class Puzzles:
    """All puzzles there are. Nothing is read before it is asked for; what reads raises PuzzleError."""

    def __init__(self, folder: Path | None = None) -> None:
        """Those in `folder`, or those that come with the app."""
        self._folder = folder
        self._files: dict[str, Mapping[str, object]] = {}

    @property
    def entries(self) -> Mapping[str, Entry]:
        """All puzzles in short, by id, in the order of days."""
        if isinstance(self._index, PuzzleError):
            raise self._index.with_traceback(None)
        return self._index

    @cached_property
    def _index(self) -> Mapping[str, Entry] | PuzzleError:
        """Read once, also if it is damaged."""
        try:
            entries = {id: _entry(id, told) for id, told in self._read(_INDEX).items()}
        except PuzzleError as error:
            return error
        return entries or PuzzleError(_INDEX, "line 1", "no puzzles")

    def puzzle(self, id: str) -> Puzzle:
        """The puzzle `id`; KeyError if there is none of that name."""
        entry = self.entries[id]
        file = f"{entry.preset_id}.toml"
        if file not in self._files:
            self._files[file] = self._read(file)
        return _puzzle(entry, self._files[file].get(id), file)

    def of_the_day(self, day: date) -> Puzzle:
        """The same for everybody on that day, and none again before all have had their day."""
        ids = tuple(self.entries)
        return self.puzzle(ids[day.toordinal() % len(ids)])

    def choose(
        self,
        rating: float,
        solved: Collection[str],
        themes: Collection[Theme],
        random: Random,
        presets: Collection[str] = (),
    ) -> Puzzle | None:
        """One about as hard as `rating` with all of `themes`, of these rule sets if any are named.

        It is none of those `solved` unless all are. None if there is no such puzzle at all.
        """
        suiting = [
            entry
            for entry in self.entries.values()
            if set(themes) <= set(entry.themes) and (not presets or entry.preset_id in presets)
        ]
        fresh = [entry for entry in suiting if entry.id not in solved] or suiting
        if not fresh:
            return None
        near = sorted(fresh, key=lambda entry: abs(entry.rating - rating))[:_NEAR]
        return self.puzzle(random.choice(near).id)

    def _read(self, name: str) -> Mapping[str, object]:
        try:
            folder = self._folder or asset("learn", "puzzles")
            return tomllib.loads((folder / name).read_text(encoding="utf-8"))
        except OSError as trouble:
            raise PuzzleError(name, "the file", trouble.strerror or str(trouble)) from trouble
        except ValueError as trouble:  # no TOML, or no text
            why, _, place = str(trouble).rpartition(" (at ")
            raise PuzzleError(name, place.rstrip(")") or "the file", why) from trouble


# -------------------------------------------------------------------- from text to values


def _entry(id: str, told: object) -> Entry:
    preset_id = id.rpartition("-")[0]
    if preset_id not in PRESETS:
        raise PuzzleError(_INDEX, id, "no such rule set")
    rating, *words = told.split() if isinstance(told, str) else [""]
    if not rating.isdecimal():
        raise PuzzleError(_INDEX, id, "expected a rating and themes")
    try:
        themes = tuple(Theme(word) for word in words)
    except ValueError as unknown:
        raise PuzzleError(_INDEX, id, str(unknown)) from None
    if themes[:1] not in [(aim,) for aim in AIMS]:
        raise PuzzleError(_INDEX, id, "the first theme is what is asked")
    return Entry(id, preset_id, int(rating), themes)


def _puzzle(entry: Entry, told: object, file: str) -> Puzzle:
    variant = PRESETS[entry.preset_id].variant
    if not isinstance(told, dict):
        raise PuzzleError(file, entry.id, "it is not there")
    texts = {key: told.get(key, "") for key in ("position", "best", "values")}
    if not all(isinstance(text, str) for text in texts.values()):
        raise PuzzleError(file, entry.id, "expected texts")
    try:
        position = variant.position(texts["position"])
        best = Trie.parse(texts["best"], variant.layout)
        values = dict(_values(texts["values"], variant.layout))
        _try_all(variant, position, best)
    except ValueError as damage:  # no position, no ways, or none that is legal
        raise PuzzleError(file, entry.id, str(damage)) from damage
    return Puzzle(entry.id, entry.preset_id, entry.rating, entry.themes, position, best, values)


def _values(text: str, layout: Layout) -> Iterator[tuple[int, int]]:
    for word in text.split():
        yield layout.pit(word[0]), int(word[1:])


def _try_all(variant: Variant, position: Position, best: Trie) -> None:
    """Raises ValueError if some way is no whole legal turn."""
    for pit, then in best.children.items():
        sowing = variant.sow(position, pit)
        if sowing.again is then.ends:
            raise ValueError(f"after {variant.layout.name(pit)} the turn is not over as is said")
        _try_all(variant, sowing.after, then)
