"""Training in one window: the page of trainers, task after task on the stage, and the minute."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from mancala_desktop.learn.skill import MOST_STARS, Skill
from mancala_desktop.learn.sprint import Sprint
from mancala_desktop.learn.task import Task
from mancala_desktop.learn.texts import TaskText
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.learn.trainers import difficulty_of, task
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.best_move import BestMoves
from mancala_desktop.ui.lessons import Lessons
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.sprint_bar import SprintBar
from mancala_desktop.ui.pages.trainers import TrainersPage
from mancala_desktop.ui.trials import Trial

TICK_MS = 100
WRONG_MS = 1500
"""How long the reason stands there before the next task of a sprint comes; the time goes on."""
RIGHT_MS = 250


class Training(QObject):
    """Leads from task to task. In a sprint every task takes one answer: with help, skipped, or given
    after the answer was shown it is a wrong one. Whoever leaves the task leaves the sprint, too, and
    then it does not count; who waits for a task waits no more. At leisure one may come back to it."""

    opened = Signal()  # the page is to be seen
    left = Signal()
    shown = Signal()  # a task; `go_on` and `go_back` lead on from it
    sprinted = Signal(str, int, int)  # a trainer's id, the level it began at, right answers
    broken_off = Signal(object)  # Sprint: it was left after some answers, and is over

    def __init__(
        self,
        narrator: Narrator,
        lessons: Lessons,
        adviser: Adviser,
        parent: QObject,
        *,
        random: Random | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """`now` is in seconds."""
        super().__init__(parent)
        self.record: Callable[[str, int], int | None] = lambda trainer, level: None
        """The most right answers ever given in a sprint, by a trainer's id and the level."""
        self._narrator, self._lessons = narrator, lessons
        self._words = narrator.trainers
        self._random, self._now = random or Random(), now
        self._best_moves = BestMoves(adviser, self._random, self)
        self._best_moves.ready.connect(self._on_if_awaited)
        self._best_moves.failed.connect(self._wait_in_vain)
        self._failing = False  # the engine, just now
        self._seen: QWidget | None = None  # the page of the window
        self._page: TrainersPage | None = None
        self._bar: SprintBar | None = None
        self._trainer, self._level = Trainer.LAST_SEED, 0  # level 0: nothing is practised
        self._task: Task | None = None  # on stage
        self._sprint: Sprint | None = None
        self._answered = False  # the task on stage, in this sprint
        self._begun = 0.0
        self._awaited: float | None = None  # since when a task is waited for
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.timeout.connect(self._tick)
        self._soon = QTimer(self, singleShot=True)  # then the next task comes
        self._soon.timeout.connect(self._next)
        self._look = QTimer(self, singleShot=True, interval=0)
        self._look.timeout.connect(self._stop_if_left)
        lessons.finished.connect(self._finished)
        lessons.judged.connect(self._judged)
        lessons.opened.connect(self._look.start)

    @property
    def page(self) -> TrainersPage:
        """The page of trainers, made when it is first wanted."""
        if self._page is None:
            self._page = TrainersPage(self._words, self._narrator.rules, self.best)
            self._page.practice_wished.connect(self.practise)
            self._page.sprint_wished.connect(self.sprint)
            self._page.looked_at.connect(self._prepare)
            self._page.listed.connect(self.stop)
            self._page.left.connect(self.left)
            self._page.left.connect(self.stop)
        return self._page

    @property
    def bar(self) -> SprintBar:
        """What stands above the task in a sprint, made when it is first wanted."""
        if self._bar is None:
            self._bar = SprintBar(self._words)
            self._bar.hide()
            self._lessons.page.put_above(self._bar)
            self._bar.stop_wished.connect(self.go_back)
        return self._bar

    @property
    def running(self) -> Sprint | None:
        """The sprint that is under way."""
        return self._sprint

    def titles(self) -> tuple[str, str]:
        """What the page is called."""
        return self.tr("Trainers"), ""

    def best(self, trainer: Trainer, level: int) -> int | None:
        """The most right answers in a sprint; None if there was none."""
        return self.record(trainer.value, level)

    def enable(self, seen: QWidget | None) -> None:
        """That page is to be seen."""
        if seen is not self._seen:
            self._seen = seen
            self._look.start()  # a task may be about to come on stage

    # ---------------------------------------------------------------- ways in and out

    def open(self) -> None:
        """All trainers."""
        self.stop()
        self.opened.emit()
        self.page.show_all()

    def open_for(self, skill: Skill) -> None:
        """The trainer of a skill, or all if it has none."""
        self.open()
        if trainer := next((each for each in Trainer if each.skill is skill), None):
            self.page.show_trainer(trainer)

    def practise(self, trainer: Trainer, level: int) -> None:
        """Task after task, without a clock."""
        self._begin(trainer, level, None)

    def sprint(self, trainer: Trainer, level: int) -> None:
        """As many as one can within the minute, which begins with the first task."""
        self._begin(trainer, level, Sprint.begin(level, len(trainer.levels)))

    def stop(self) -> None:
        """Nothing is practised any more; a sprint that is under way does not count, and that is told."""
        left = self._sprint
        self._level, self._task, self._sprint = 0, None, None
        self._await_no_more()
        self._clock.stop()
        self._soon.stop()
        self._best_moves.stop()
        if self._bar:
            self._bar.hide()
        if left and left.right + left.wrong:
            self.broken_off.emit(left)

    def close(self) -> None:
        """The window closes: nothing comes any more, and nothing is told."""
        self._sprint = None
        self.stop()
        self._look.stop()

    def _begin(self, trainer: Trainer, level: int, sprint: Sprint | None) -> None:
        self._trainer, self._level, self._sprint = trainer, level, sprint
        self._task = None
        self._next()

    def _prepare(self, trainer: Trainer, level: int) -> None:
        """It may soon be wanted."""
        if self._awaited is not None and (trainer, level) != (self._trainer, self._level):
            self.stop()
        if trainer is Trainer.BEST_MOVE and not self._failing:
            self._best_moves.begin(level)
        else:
            self._best_moves.stop()

    # ---------------------------------------------------------------- tasks

    def _next(self) -> None:
        if self._sprint:
            self._level = self._sprint.level
        made = self._made()
        if made is None:
            self._wait()
            return
        self._await_no_more()
        if self._sprint and self._task is None:
            self._start_clock(self._sprint)
        self._task, self._answered = made, False
        level = self._level
        self._lessons.show_task(
            made,
            lambda: self._text(made, level),
            difficulty=difficulty_of(made),
            called=lambda: self.titles()[0],
            alone=self._sprint is not None,
        )
        self.shown.emit()

    def _wait(self) -> None:
        """For a task: in a sprint below its bar, otherwise on the page of the trainer."""
        if self._awaited is not None:
            return
        if self._sprint and self._task:
            self.bar.wait(True)
        else:
            if self._seen is not self.page:
                self._show_trainer()
            self.page.start.tell(self._words.looking)
        self._awaited = self._now()

    def _await_no_more(self) -> None:
        if self._awaited is not None:
            self._begun += self._now() - self._awaited  # nobody loses time by it
            self._awaited = None
            self.page.start.tell(None)
            if self._bar:
                self._bar.wait(False)

    def _made(self) -> Task | None:
        if self._trainer is not Trainer.BEST_MOVE:
            return task(self._trainer, self._level, self._random)
        self._best_moves.begin(self._level, going_on=self._task is not None)
        return self._best_moves.take()

    def _on_if_awaited(self) -> None:
        if self._awaited is not None and self._here:
            self._next()

    def _wait_in_vain(self) -> None:
        """The engine has failed: no task will come."""
        if self._awaited is not None:
            self._sprint = None  # nobody has left it
            self.stop()
            self._failing = True  # or it would be asked at once, and fail again
            self._show_trainer()
            self._failing = False
            self.page.start.tell(self._words.no_board)

    def _show_trainer(self) -> None:
        self.opened.emit()
        self.page.show_trainer(self._trainer)

    def _text(self, made: Task, level: int) -> TaskText:
        title = self._words.title(self._trainer, level)
        if self._trainer is Trainer.BEST_MOVE:
            return TaskText(
                title, goal=self._words.best_goal(), criterion=self._words.best_criterion()
            )
        return TaskText(title)

    @property
    def on_stage(self) -> bool:
        """Whether the task to be seen is ours."""
        attempt = self._lessons.learner.attempt if self._lessons.ready else None
        return attempt is not None and attempt.task is self._task

    @property
    def _here(self) -> bool:
        """Whether the trainers are to be seen, or the task that is ours."""
        if self._page and self._seen is self._page:
            return True
        return self.on_stage and self._seen is self._lessons.page

    def _stop_if_left(self) -> None:
        returns = self.on_stage and self._sprint is None and self._awaited is None
        if not (self._here or returns):
            self.stop()

    def go_on(self) -> None:
        """To the next task; one that is skipped in a sprint is a wrong answer. Once all is over, to
        the trainer."""
        if not self.on_stage:
            self.go_back()
            return
        if self._sprint and not self._answered:
            self._count(False)
        if self._level:
            self._soon.stop()
            self._next()

    def go_back(self) -> None:
        """From the task to its trainer."""
        self.stop()
        self._show_trainer()

    # ---------------------------------------------------------------- the minute

    def _start_clock(self, sprint: Sprint) -> None:
        self._begun = self._now()
        self.bar.show_sprint(sprint)
        self.bar.show_left(Sprint.left(0))
        self.bar.show()
        self._clock.start()

    def _tick(self) -> None:
        spent = (self._now() if self._awaited is None else self._awaited) - self._begun
        self.bar.show_left(Sprint.left(spent))
        if Sprint.over(spent):
            self._end()

    def _judged(self, right: bool) -> None:
        if not right and self._sprint and not self._answered and self.on_stage:
            self._count(False)
            self._soon.start(WRONG_MS)

    def _finished(self, trial: Trial) -> None:
        attempt, ours = trial.attempt, trial.attempt.task is self._task
        if ours and self._sprint and attempt.solved and not self._answered:
            self._count(attempt.stars == MOST_STARS)
            self._soon.start(RIGHT_MS)

    def _count(self, right: bool) -> None:
        assert self._sprint
        self._answered = True
        self._sprint = self._sprint.answered(right, self._now() - self._begun)
        self.bar.show_sprint(self._sprint)

    def _end(self) -> None:
        """The minute is over."""
        sprint, trainer = self._sprint, self._trainer
        assert sprint
        self._sprint = None  # it is not left, its time is up
        self.stop()
        before = self.best(trainer, sprint.first)
        self.sprinted.emit(trainer.value, sprint.first, sprint.right)
        self.opened.emit()
        self.page.show_result(trainer, sprint, before)
