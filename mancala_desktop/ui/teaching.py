"""Ties together all that teaches: lessons, puzzles, the rules, and what is known of the learner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial

from PySide6.QtCore import QObject, QTimer

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.lessons import LessonError
from mancala_desktop.learn.next import Next, Outline
from mancala_desktop.learn.next import Way as NextWay
from mancala_desktop.learn.progress import Result
from mancala_desktop.learn.skill import Skill
from mancala_desktop.learn.task import Task
from mancala_desktop.learn.trainers import difficulty_of
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.lessons import Lessons
from mancala_desktop.ui.my_progress import MyProgress
from mancala_desktop.ui.pages.learn_home import Way
from mancala_desktop.ui.puzzling import Puzzling
from mancala_desktop.ui.training import Training


class Teaching(QObject):
    """Leads from one to the other, and notes what was done."""

    def __init__(
        self,
        lessons: Lessons,
        puzzling: Puzzling,
        training: Training,
        progress: MyProgress,
        actions: Actions,
        now: Callable[[], datetime],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._lessons, self._puzzling, self._training = lessons, puzzling, training
        self._progress, self._now = progress, now
        self._next: Callable[[], None] = lessons.open
        self._previous: Callable[[], None] = lessons.open
        self._units: dict[str, tuple[str, ...]] = {}  # the ids of their tasks
        self._reading: Iterator[None] = iter(())
        self._next_unit = QTimer(self, interval=0)
        self._next_unit.timeout.connect(self._read_on)
        lessons.stars = self._stars
        lessons.finished.connect(self._note)
        lessons.next_wished.connect(self._go_on)
        lessons.previous_wished.connect(self._go_back)
        lessons.puzzles_wished.connect(puzzling.open)
        lessons.rules_wished.connect(actions.rules.trigger)
        lessons.progress_wished.connect(actions.progress.trigger)
        lessons.offer(Way.TRAINERS, Way.PUZZLES, Way.RULES, Way.PROGRESS)
        training.record = self._best_sprint
        training.sprinted.connect(self._note_sprint)
        training.left.connect(lessons.open)
        puzzling.shown.connect(self._follow_puzzles)
        training.shown.connect(self._follow_training)
        progress.learn_wished.connect(self.go)

    def begin(self) -> None:
        """Find out what there is to learn, a little at a time: the window is seen already."""
        self._reading = self._read_units()
        self._next_unit.start()

    def go(self, found: Next | None) -> None:
        """To what is to be learnt next, or to all there is."""
        match found:
            case Next(NextWay.REPEATS, tasks):
                self._repeat(tasks)
            case Next(NextWay.UNIT, _, Outline(unit)):
                self._lessons.open_unit(unit)
            case Next(NextWay.TRAINER, skill=Skill() as skill):
                self._training.open_for(skill)
            case Next(NextWay.PUZZLE):
                self._puzzling.show_today()
            case _:
                self._lessons.open()

    # ---------------------------------------------------------------- what there is to learn

    def _read_units(self) -> Iterator[None]:
        """Read one unit after the other."""
        content = self._lessons.content
        if content is None:
            return
        for group in content.groups:
            for unit in group.sizes:
                with suppress(LessonError):  # it is told when somebody opens that unit
                    self._units[unit] = tuple(task.id for task in content.unit(unit).tasks)
                yield

    def _read_on(self) -> None:
        for _ in self._reading:
            return
        self._next_unit.stop()
        self._progress.teach(self._outlines, self._puzzling.ids)

    def _outlines(self) -> list[Outline]:
        families = {
            unit: group.family
            for group in (self._lessons.content.groups if self._lessons.content else ())
            for unit in group.sizes
        }
        titles = self._lessons.unit_titles()
        return [
            Outline(unit, titles.get(unit, unit), families[unit], tasks)
            for unit, tasks in self._units.items()
        ]

    # ---------------------------------------------------------------- what is done

    def _go_on(self) -> None:
        self._next()

    def _go_back(self) -> None:
        self._previous()

    def _repeat(self, tasks: tuple[str, ...], at: int = 0) -> None:
        """Show these tasks again, one after the other."""
        while at < len(tasks):
            task, place, of = tasks[at], at + 1, len(tasks)
            if self._puzzling.show(task, at=place, of=of) or self._lessons.show_again(
                task, at=place, of=of
            ):
                self._next = partial(self._repeat, tasks, at + 1)
                self._previous = self._lessons.open
                return
            at += 1
        self._lessons.open()

    def _follow_puzzles(self) -> None:
        self._next, self._previous = self._puzzling.go_on, self._puzzling.open

    def _follow_training(self) -> None:
        self._next, self._previous = self._training.go_on, self._training.go_back

    def _stars(self) -> dict[str, int]:
        tasks = self._progress.book.progress.tasks
        return {id: tried.stars for id, tried in tasks.items() if tried.done}

    def _note(self, task: Task, attempt: Attempt, seconds: float) -> None:
        """A task was solved, or left after trying."""
        trained = difficulty_of(task)
        puzzle = self._puzzling.puzzles.entries[task.id] if task.id in self._puzzling.ids else None
        right = attempt.solved and not (attempt.misses or attempt.hints or attempt.shown)
        self._progress.book.record(
            Result(
                task.id,
                task.skill,
                attempt.stars,
                right,
                float(puzzle.rating) if puzzle else trained,
                seconds,
                self._now(),
                hints=attempt.hints,
                lasting=trained is None,
            )
        )

    def _note_sprint(self, trainer: str, level: int, right: int) -> None:
        self._progress.book.record_sprint(trainer, level, right, self._now().date())

    def _best_sprint(self, trainer: str, level: int) -> int | None:
        best = self._progress.book.progress.sprints.get((trainer, level))
        return best.right if best else None
