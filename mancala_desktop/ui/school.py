"""The school: lessons, trainers, puzzles, the rules and the learner's progress, tied together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from mancala_desktop.learn import rating, repeats
from mancala_desktop.learn.next import Next, Outline
from mancala_desktop.learn.next import Way as NextWay
from mancala_desktop.learn.progress import Result
from mancala_desktop.learn.reading import ContentError
from mancala_desktop.learn.skill import MOST_STARS, Skill
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.progress import ProgressBook
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.lessons import Content, Lessons
from mancala_desktop.ui.my_progress import MyProgress
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.pages.names import PageName, Way
from mancala_desktop.ui.pages.stack import Titles
from mancala_desktop.ui.pages.start import StartPage
from mancala_desktop.ui.rule_reading import RuleReading
from mancala_desktop.ui.sheets import Sheets

if TYPE_CHECKING:
    from mancala_desktop.learn.sprint import Sprint
    from mancala_desktop.ui.puzzling import Puzzling
    from mancala_desktop.ui.training import Training
    from mancala_desktop.ui.trials import Trial


class School(QObject):
    """Leads from one to the other, and notes what was done. Its pages are made when they are wanted."""

    page_wished = Signal(QWidget, object)  # a page, and its Titles
    left = Signal()  # the page before is wanted
    home_wished = Signal()

    def __init__(
        self,
        session: GameSession,
        adviser: Adviser,
        settings: Settings,
        narrator: Narrator,
        actions: Actions,
        sheets: Sheets,
        game: GamePage,
        start: StartPage,
        cache: Path | None,
        window: QWidget,
        *,
        content: Content | None,
        book: ProgressBook,
        now: Callable[[], datetime],
    ) -> None:
        """`cache` is a folder in which painted boards may be kept."""
        super().__init__(window)
        self._adviser, self._narrator, self._actions = adviser, narrator, actions
        self._sheets, self._start, self._now = sheets, start, now
        self.lessons = Lessons(narrator, settings, actions, cache, self, content)
        self.rules = RuleReading(session, game, narrator, settings, actions, cache, window)
        self.progress = MyProgress(book, narrator, actions, start, sheets, window, now=now)
        self.ways: Mapping[PageName, Callable[[], None]] = {
            PageName.LEARN: self.lessons.open,
            PageName.TRAINERS: self._open_trainers,
            PageName.PUZZLES: self._open_puzzles,
            PageName.RULES: self._open_rules,
            PageName.PROGRESS: self._open_progress,
        }
        self._next: Callable[[], None] = self.lessons.open
        self._previous: Callable[[], None] = self.lessons.open
        self._units: dict[str, tuple[str, ...]] = {}  # the ids of their tasks
        self._reading: Iterator[None] = iter(())
        self._next_unit = QTimer(self, interval=0)
        self._next_unit.timeout.connect(self._read_on)
        self._connect(actions)

    @cached_property
    def training(self) -> Training:
        """The trainers, loaded when they are first wanted."""
        from mancala_desktop.ui.training import Training  # noqa: PLC0415  not before the first paint

        training = Training(self._narrator, self.lessons, self._adviser, self)
        training.record = self._best_sprint
        training.sprinted.connect(self._note_sprint)
        training.broken_off.connect(self._tell_broken_off)
        training.left.connect(self.lessons.open)
        training.opened.connect(lambda: self._show(training.page, training.titles))
        training.shown.connect(self._follow_training)
        return training

    @cached_property
    def puzzling(self) -> Puzzling:
        """The puzzles, loaded when they are first wanted."""
        from mancala_desktop.ui.puzzling import Puzzling  # noqa: PLC0415  not before the first paint

        book, now = self.progress.book, self._now
        puzzling = Puzzling(
            self.lessons,
            lambda: book.progress,
            self._narrator,
            self._actions,
            lambda: now().date(),
            self,
        )
        later = Qt.ConnectionType.QueuedConnection  # it may be read while something is painted
        troubles = self._narrator.troubles
        puzzling.broken.connect(lambda error: self._tell(partial(troubles.puzzles, error)), later)
        puzzling.shown.connect(self._follow_puzzles)
        puzzling.opened.connect(lambda: self._show(puzzling.page, puzzling.titles, focus=True))
        return puzzling

    def _connect(self, actions: Actions) -> None:
        lessons = self.lessons
        lessons.stars = self._stars
        lessons.proposal = self._to_go_on_with
        lessons.begun.connect(self._note_opening)
        lessons.learn_wished.connect(self.go)
        self.progress.book.changed.connect(lessons.refresh)
        lessons.offer(Way.TRAINERS, Way.PUZZLES, Way.RULES, Way.PROGRESS)
        lessons.finished.connect(self._note)
        lessons.next_wished.connect(self._go_on)
        lessons.previous_wished.connect(self._go_back)
        lessons.repeats_wished.connect(self._repeat)
        lessons.trainers_wished.connect(self._open_trainers)
        lessons.puzzles_wished.connect(self._open_puzzles)
        lessons.rules_wished.connect(actions.rules.trigger)
        lessons.progress_wished.connect(actions.progress.trigger)
        lessons.left.connect(self.home_wished)
        lessons.opened.connect(lambda: self._show(lessons.page, lessons.titles))
        later = Qt.ConnectionType.QueuedConnection  # it may be read while something is painted
        troubles = self._narrator.troubles
        lessons.broken.connect(lambda error: self._tell(partial(troubles.lesson, error)), later)
        actions.learn_trainers.triggered.connect(self._open_trainers)
        actions.puzzles.triggered.connect(self._open_puzzles)
        actions.puzzle_of_the_day.triggered.connect(self._open_puzzle_of_the_day)
        actions.progress.triggered.connect(self._open_progress)
        self.progress.learn_wished.connect(self.go)
        self.rules.opened.connect(self._open_rules)
        self.rules.left.connect(self.left)

    def enable(self, seen: QWidget | None, *, in_game: bool) -> None:
        """What can be done, as that page is seen; `in_game`: the game is on stage."""
        lessons = self.lessons
        lessons.enable(on_stage=lessons.ready and seen is lessons.page)
        if "training" in vars(self):
            self.training.enable(seen)
        self.progress.enable()
        self.rules.enable(in_game)

    def close(self) -> None:
        """The window closes: nothing that was tried is lost."""
        if "training" in vars(self):
            self.training.close()
        self.lessons.close()
        self.progress.book.flush()

    def _show(self, page: QWidget, titles: Titles, *, focus: bool = False) -> None:
        self.page_wished.emit(page, titles)
        if focus:
            page.setFocus()

    def _open_trainers(self) -> None:
        self.training.open()

    def _open_puzzles(self) -> None:
        self.puzzling.open()

    def _open_puzzle_of_the_day(self) -> None:
        self.puzzling.show_today()

    def _open_rules(self) -> None:
        self._show(self.rules.page, self.rules.titles)
        self.rules.take_focus()

    def _open_progress(self) -> None:
        self._show(self.progress.page, self.progress.titles, focus=True)

    def _tell(self, say: Callable[[], str]) -> None:
        self._sheets.tell(say)

    def begin(self) -> None:
        """Find out what there is to learn, a little at a time: the window is seen already."""
        self._start.show_learning(self.lessons.progress)
        if self.lessons.content:
            self._reading = self._read_units()
            self._next_unit.start()

    def go(self, found: Next | None) -> None:
        """To what is to be learnt next, or to all there is."""
        match found:
            case Next(NextWay.REPEATS, tasks):
                self._repeat(tasks)
            case Next(NextWay.UNIT, _, Outline(unit)):
                self.lessons.open_unit(unit)
            case Next(NextWay.TRAINER, skill=Skill() as skill):
                self.training.open_for(skill)
            case Next(NextWay.PUZZLE):
                self.puzzling.show_today()
            case _:
                self.lessons.open()

    # ---------------------------------------------------------------- what there is to learn

    def _read_units(self) -> Iterator[None]:
        """Read one unit after the other."""
        content = self.lessons.content
        if content is None:
            return
        for group in content.groups:
            for unit in group.sizes:
                with suppress(ContentError):  # it is told when somebody opens that unit
                    self._units[unit] = tuple(task.id for task in content.unit(unit).tasks)
                yield
        # what the first result needs; each takes longer to load than a frame
        for load in (rating.load, repeats.load):
            load()
            yield

    def _read_on(self) -> None:
        for _ in self._reading:
            return
        self._next_unit.stop()
        self.progress.teach(self._outlines, self.puzzling.ids)
        self.lessons.refresh()

    def _outlines(self) -> list[Outline]:
        families = {
            unit: group.family
            for group in (self.lessons.content.groups if self.lessons.content else ())
            for unit in group.sizes
        }
        titles = self.lessons.unit_titles()
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
            if self.puzzling.show(task, at=place, of=of) or self.lessons.show_again(
                task, at=place, of=of
            ):
                self._next = partial(self._repeat, tasks, at + 1)
                self._previous = self.lessons.open
                return
            at += 1
        self.lessons.open()

    def _follow_puzzles(self) -> None:
        self._next, self._previous = self.puzzling.go_on, self.puzzling.open

    def _follow_training(self) -> None:
        self._next, self._previous = self.training.go_on, self.training.go_back

    def _stars(self) -> dict[str, int]:
        tasks = self.progress.book.progress.tasks
        return {id: tried.stars for id, tried in tasks.items() if tried.done}

    def _to_go_on_with(self) -> tuple[Next, str] | None:
        """What to learn next, and its words, once anything was begun and it is known what there is."""
        begun = self.progress.book.progress.opened or self.progress.book.progress.tasks
        return self.progress.proposal() if begun and self.progress.units() else None

    def _note_opening(self, unit: str) -> None:
        self.progress.book.record_opening(unit, self._now().date())

    def _note(self, trial: Trial) -> None:
        """A task was solved, or left after trying."""
        from mancala_desktop.learn.task import Look  # noqa: PLC0415  it is loaded: there was a task
        from mancala_desktop.learn.trainers import difficulty_of  # noqa: PLC0415

        attempt, task = trial.attempt, trial.attempt.task
        seen = attempt.solved and isinstance(task.question, Look)  # help with it is no failure
        self.progress.book.record(
            Result(
                task.id,
                task.skill,
                MOST_STARS if seen else attempt.stars,
                trial.difficulty,
                trial.seconds,
                self._now(),
                hints=0 if seen else attempt.hints,
                lasting=difficulty_of(task) is None,
                judged=attempt.judged or seen,
                misses=attempt.misses,
            )
        )

    def note_game(self, lesson: str) -> None:
        """The game to which a lesson leads is over, and so its last page is done."""
        content = self.lessons.content
        with suppress(ContentError):
            if content and (unit := content.unit(lesson)).game:
                task = unit.tasks[-1]
                self.progress.book.record(
                    Result(task.id, task.skill, MOST_STARS, None, 0.0, self._now())
                )

    def go_back_to(self, lesson: str) -> None:
        """From its game to the page that leads to it."""
        self.lessons.open_unit(lesson, at=-1)

    def go_on_after(self, lesson: str) -> None:
        """To the lesson that comes next, or to all there are."""
        if (after := self.lessons.after(lesson)) is not None:
            self.lessons.open_unit(after)
        else:
            self.lessons.open()

    def _note_sprint(self, trainer: str, level: int, right: int) -> None:
        self.progress.book.record_sprint(trainer, level, right, self._now().date())

    def _tell_broken_off(self, sprint: Sprint) -> None:
        words = self._narrator.trainers
        self._sheets.tell(partial(words.broken_off, sprint), heading=words.left_early)

    def _best_sprint(self, trainer: str, level: int) -> int | None:
        best = self.progress.book.progress.sprints.get((trainer, level))
        return best.right if best else None
