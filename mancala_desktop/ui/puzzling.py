"""Puzzles in one window: their page, which one comes next, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from random import Random
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from mancala_desktop.learn.progress import Progress
from mancala_desktop.learn.puzzles import Puzzle, PuzzleError, Puzzles, Theme
from mancala_desktop.learn.skill import Skill
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.lessons import Lessons
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.puzzle_words import PuzzleWords
from mancala_desktop.ui.pages.puzzles import PuzzlesPage

Found = TypeVar("Found")

FIRST_RATING = 1000.0
"""How hard the first puzzles are for somebody who is not rated yet."""


class Puzzling(QObject):
    """Puts puzzles on the stage of the lessons."""

    opened = Signal()  # the page is to be seen
    shown = Signal()  # a puzzle of somebody's choice: others of its kind come after it
    broken = Signal(object)  # PuzzleError: they cannot be read

    def __init__(
        self,
        lessons: Lessons,
        progress: Callable[[], Progress],
        narrator: Narrator,
        actions: Actions,
        today: Callable[[], date],
        parent: QObject,
        *,
        puzzles: Puzzles | None = None,
        random: Random | None = None,
    ) -> None:
        super().__init__(parent)
        self.puzzles = puzzles or Puzzles()
        self._words = PuzzleWords(narrator.board, narrator.rules, self)
        self._lessons, self._progress, self._actions = lessons, progress, actions
        self._today, self._random = today, random or Random()
        self._theme: Theme | None = None

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all puzzles; none if they cannot be read, which is told when one is wished."""
        try:
            return tuple(self.puzzles.entries)
        except PuzzleError:
            return ()

    @cached_property
    def page(self) -> PuzzlesPage:
        """Made when somebody goes there. PuzzleError if they cannot be read."""
        page = PuzzlesPage(
            self.puzzles.entries, self._words, self._actions, self._of_today, self._solved
        )
        page.day_wished.connect(self.show_today)
        page.wished.connect(self._begin)
        return page

    def open(self) -> None:
        """All kinds of puzzles."""
        if self._try(lambda: self.page):
            self.opened.emit()

    def titles(self) -> tuple[str, str]:
        """What the page is called."""
        return self.tr("Puzzles"), ""

    def show_today(self) -> None:
        """The puzzle of the day."""
        self._theme = None
        if puzzle := self._try(self._of_today):
            self._show(puzzle)
            self.shown.emit()

    def show(self, puzzle_id: str, *, at: int = 1, of: int = 1) -> bool:
        """One puzzle; False if there is none of that id."""
        if puzzle_id not in self.ids:
            return False
        puzzle = self._try(partial(self.puzzles.puzzle, puzzle_id))
        if puzzle:
            self._show(puzzle, at=at, of=of)
        return puzzle is not None

    def go_on(self) -> None:
        """Another one of the kind that was wished."""
        if self._try(lambda: self.page) is None:
            return
        games = self.page.family
        presets = [key for key, each in PRESETS.items() if games in (None, each.variant.family)]
        rated = self._progress().skills.get(Skill.BEST_MOVE)
        puzzle = self._try(
            lambda: self.puzzles.choose(
                rated.now.value if rated else FIRST_RATING,
                self._solved(),
                [self._theme] if self._theme else [],
                self._random,
                presets,
            )
        )
        if puzzle:
            self._show(puzzle)
            self.shown.emit()

    def _begin(self, theme: Theme | None) -> None:
        self._theme = theme
        self.go_on()

    def _show(self, puzzle: Puzzle, *, at: int = 1, of: int = 1) -> None:
        entry = self.puzzles.entries[puzzle.id]
        text = partial(self._words.text, puzzle, entry)
        rating = float(puzzle.rating)
        self._lessons.show_task(
            puzzle.task, text, at=at, of=of, difficulty=rating, called=lambda: self.titles()[0]
        )

    def _of_today(self) -> Puzzle:
        return self.puzzles.of_the_day(self._today())

    def _solved(self) -> set[str]:
        """The ids of puzzles that were solved."""
        return {id for id, tried in self._progress().tasks.items() if tried.done}

    def _try(self, read: Callable[[], Found]) -> Found | None:
        """What is read, or None, and word of it, if it is damaged."""
        try:
            return read()
        except PuzzleError as error:
            self.broken.emit(error)
            return None
