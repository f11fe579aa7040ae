"""Leads a learner through tasks: takes the answer, has it judged, and says and shows what is right."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from mancala_desktop.learn.attempt import Attempt, Kind, Verdict
from mancala_desktop.learn.misses import Why
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Look, Sow, Task
from mancala_desktop.learn.texts import TaskText
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.position import Position
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.answer_parts import AnswerParts
from mancala_desktop.ui.learn_board import LearnBoard
from mancala_desktop.ui.learn_deeds import LearnDeeds
from mancala_desktop.ui.learn_help import LearnHelp
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.learn_feedback import Tone
from mancala_desktop.ui.pages.learn_stage import LearnStage
from mancala_desktop.ui.trials import Trials

Say = Callable[[], str]
TellTask = Callable[[], TaskText]
"""What is said about a task, in the language spoken now."""


class Learner(QObject):
    """One task at a time. Whatever a learner does counts at once, also while seeds still move."""

    finished = Signal(object)  # Trial
    next_wished = Signal()
    previous_wished = Signal()
    judged = Signal(bool)  # an answer, or a part of it, was right or wrong

    def __init__(
        self,
        stage: LearnStage,
        narrator: Narrator,
        settings: Settings,
        actions: Actions,
        cache: Path | None = None,
        *,
        now: Callable[[], float] = monotonic,
        today: Callable[[], date] = lambda: datetime.now().astimezone().date(),
    ) -> None:
        """`cache` is a folder in which painted boards may be kept; `now` is in seconds."""
        super().__init__(stage)
        self._stage = stage
        self._narrator = narrator
        self._actions = actions
        self._words = narrator.learning
        self._parts = AnswerParts(narrator, self)
        self._deeds = LearnDeeds(actions, stage)
        self._today = today
        self._trials = Trials(self, now)
        self._trials.finished.connect(self.finished)
        self.board = LearnBoard(stage.board, settings, cache, self)
        self._announcer = Announcer(stage.answer.feedback.label)
        self.help = LearnHelp(self, stage, narrator, self._announcer)
        self._attempt: Attempt | None = None
        self._tell_task: TellTask = lambda: TaskText("")
        self.text = TaskText("")
        """What is said about the task, in the language spoken now."""
        self._say: Say = str
        self._tone = Tone.PLAIN
        self._wrong: int | None = None  # the hole named last
        self._step = (1, 1)
        self._alone = self._to_game = False
        self._seen: dict[tuple[str, Position], date] = {}  # whose answer was looked at, and when
        self.game_waits: Callable[[], bool] = lambda: False
        """Whether the game that comes next is under way already."""
        self._on_stage = False
        self._connect()
        settings.changed.connect(self._setting_changed)

    @property
    def attempt(self) -> Attempt | None:
        """What has come of the task on stage."""
        return self._attempt

    @property
    def said(self) -> str:
        """What was said to the last answer."""
        return self._stage.answer.feedback.words

    def show_task(
        self,
        task: Task,
        text: TaskText | TellTask,
        *,
        at: int = 1,
        of: int = 1,
        difficulty: float | None = None,
        alone: bool = False,
        to_game: bool = False,
    ) -> None:
        """Put a task on stage, the step `at` (from 1) of so many. Give a function as `text`, so that
        it can be told again in another language; `difficulty` is what it is rated against. Who is
        `alone` gets no help; `to_game`: what comes next is a game."""
        self.leave()
        self._alone, self._to_game = alone, to_game
        self._trials.show(difficulty)
        self._tell_task = text if callable(text) else lambda: text
        self._step = at, of
        self._begin(self._fresh(task))
        self._announcer.say(self._title)
        self._announcer.say(self._goal)

    def leave(self) -> None:
        """The task goes off stage."""
        self._trials.leave()
        self._attempt = None
        self.board.stop()

    def enable(self, *, on_stage: bool) -> None:
        """Whether the page is to be seen, with a task on it."""
        self._on_stage = on_stage
        self._trials.see(on_stage)
        self._enable()

    # ---------------------------------------------------------------- the answer

    def put(self, hole: int) -> None:
        """A hole is named: by the mouse, a key or a screen reader."""
        attempt = self._attempt
        if attempt is None:
            return
        self.board.settle()
        self._take(attempt, attempt.put(hole), hole)

    def say_number(self, number: int) -> None:
        """A number, or an option from 0."""
        attempt = self._attempt
        if attempt is None:
            return
        self.board.settle()
        verdict = attempt.say(number)
        self._take(attempt, verdict, number)
        if verdict.kind in (Kind.SOLVED, Kind.WRONG) and isinstance(attempt.task.question, Choose):
            self._stage.answer.options[number].show_right(
                verdict.kind is Kind.SOLVED, self._stage.answer.feedback.words
            )

    def done(self) -> None:
        """All holes are marked."""
        attempt = self._attempt
        if attempt is None:
            return
        self.board.settle()
        verdict = attempt.done()
        self._take(attempt, verdict, verdict.miss.hole if verdict.miss else None)

    def _take(self, attempt: Attempt, verdict: Verdict, answer: int | None) -> None:
        """Show and say what an answer is worth."""
        task, follows = attempt.task, isinstance(attempt.task.question, Follow)
        self._wrong = None
        match verdict.kind:
            case Kind.OVER:
                self.praise()
                return
            case Kind.MARKED:
                self.board.mark()
                self.tell(str, Tone.PLAIN)
                if answer is not None:
                    self._announcer.say(self._words.marked(attempt, answer))
                return
            case Kind.EMPTY:
                self.tell(self._words.nothing_marked, Tone.PLAIN)
                return
            case Kind.WRONG:
                self._wrong = answer
                self._trials.note()
                self._take_wrong(attempt, verdict, answer)
                self.judged.emit(False)
                return
            case Kind.ANEW:
                self.board.start_over()
                self.tell(lambda: self._words.anew(attempt), Tone.RIGHT)
            case Kind.GOES_ON:
                self.tell(lambda: self._words.goes_on(attempt), Tone.RIGHT)
            case Kind.SOLVED:
                self._forget_others(task)
                for option in self._stage.answer.options:  # of an earlier try
                    option.show_right(None)
                self.praise()
        if follows:
            self.board.fall()
        elif verdict.sowing:
            self.board.sow(verdict.sowing)
        elif verdict.kind is Kind.SOLVED and task.sown:
            self.board.show_aside((task.sown,), keep=True)
        else:
            self.board.mark()
        self.judged.emit(True)
        if verdict.kind is Kind.SOLVED:
            self._trials.tell()
            focus = QApplication.focusWidget()
            if focus and self._stage.isAncestorOf(focus):  # so that Enter goes on
                self._stage.setFocus()

    def _take_wrong(self, attempt: Attempt, verdict: Verdict, answer: int | None) -> None:
        position, miss, made = attempt.position, verdict.miss, attempt.turn
        assert miss

        def why() -> str:
            own = "" if answer is None else self.text.wrong.get(answer, "")
            if not own and verdict.sowing and miss.why is Why.NOT_BEST:
                return self._words.turns.compared(attempt.task, made, verdict.sowing)
            return self._words.missed(attempt, miss, position, own)

        self.tell(why, Tone.WRONG)
        if verdict.sowing:
            self.board.show_aside((verdict.sowing,))
        elif miss.hole is not None:
            self.board.refuse(miss.hole)

    def praise(self) -> None:
        """Say that it is right, and why."""
        self.tell(self._solved_words, Tone.RIGHT)

    def note_help(self) -> None:
        """Help was given, which counts."""
        self._wrong = None
        self._trials.note()
        attempt = self._attempt
        if attempt and attempt.shown:
            self._seen[attempt.task.id, attempt.task.position] = self._today()

    def _fresh(self, task: Task) -> Attempt:
        """A new attempt, which knows whether the answer was looked at on this day."""
        seen = self._seen.get((task.id, task.position))
        return Attempt(task, seen=seen == self._today())

    def _forget_others(self, solved: Task) -> None:
        """Another task has been solved: of all others it counts no more that the answer was seen."""
        key = (solved.id, solved.position)
        self._seen = {key: self._seen[key]} if key in self._seen else {}

    def _solved_words(self) -> str:
        """Praise, and the reason."""
        attempt = self._attempt
        if attempt is None or not attempt.solved:
            return ""
        praise = self._words.solved(attempt)
        if isinstance(attempt.task.question, Look):
            return self.text.why
        why = (
            self.text.why
            or self._words.reasons.why(attempt.task, attempt.turn)
            or self._told(attempt)
        )
        return f"{praise} {why}".rstrip()

    def _told(self, attempt: Attempt) -> str:
        """What was sown, by its steps."""
        sowing = attempt.turn[-1] if attempt.turn else attempt.task.sown
        return self._narrator.sowing(sowing) if sowing else ""

    # ---------------------------------------------------------------- once more

    def restart(self) -> None:
        """Give the answer from its beginning; after it was right, earn the stars anew."""
        attempt = self._attempt
        if attempt is None:
            return
        if attempt.solved:
            attempt = self._fresh(attempt.task)
        else:
            attempt.reset()
        self._begin(attempt, again=True)

    def take_back(self) -> None:
        """Take the last sowing or mark back."""
        attempt = self._attempt
        if attempt is None or attempt.solved:
            return
        if isinstance(attempt.task.question, Sow | Find):
            self.board.settle()
            last = attempt.marked[-1:]
            if sowing := attempt.back():
                self.board.take_back(sowing)
                self._announcer.say(self._narrator.taken_back(sowing))
            elif last:
                self._announcer.say(self._words.marked(attempt, last[0]))
            self._wrong = None
            self.board.mark()
            self.tell(str, Tone.PLAIN)

    # ---------------------------------------------------------------- what is shown

    def retell(self) -> None:
        """Everything once more, as after a change of language."""
        if self._attempt is None:
            return
        rights = [option.right for option in self._stage.answer.options]
        self._write_task(self._attempt)
        for option, right in zip(self._stage.answer.options, rights, strict=False):
            option.show_right(right)
        self._stage.board.set_chip_texts(self._narrator.chips)
        self.tell(self._say, self._tone, heard=False)
        self._stage.board.refresh_names()

    @property
    def _title(self) -> str:
        assert self._attempt
        return self.text.title or self._words.title(self._attempt.task)

    @property
    def _goal(self) -> str:
        assert self._attempt
        return self.text.goal or self._words.goal(self._attempt.task)

    def _begin(self, attempt: Attempt, *, again: bool = False) -> None:
        self._attempt = attempt
        self._trials.begin(attempt)
        self._wrong = None
        self._write_task(attempt)
        self.board.begin(attempt)
        self.tell(self._game_begins if self._to_game else str, Tone.PLAIN)
        question = attempt.task.question
        if isinstance(question, Count):
            self._stage.answer.field.setFocus()
        else:
            self._stage.setFocus()
        if isinstance(question, Look) and question.pits and not again:
            self.help.watch()

    def _game_begins(self) -> str:
        return self._parts.game_begins(waits=self.game_waits())

    def _write_task(self, attempt: Attempt) -> None:
        task, card = attempt.task, self._stage.answer
        self.text = self._tell_task()
        self._stage.body.steps.show_step(*self._step)
        card.title.setText(self._parts.title(attempt, to_game=self._to_game))
        card.ask_number(isinstance(task.question, Count))
        card.offer(self.text.options if isinstance(task.question, Choose) else ())
        criterion = self.text.criterion or self._words.criterion(task)
        self._stage.help.criterion.setText(
            self._parts.criterion(criterion, alone=self._alone, to_game=self._to_game)
        )
        keys = self._parts.keys(attempt, to_game=self._to_game)
        more = () if self._alone or self._to_game else self._parts.help_keys(self._actions)
        self._stage.footer.keys.show_parts(keys, more)
        self._stage.show_task(self._title, self.text.text, self._goal, task.variant.family)

    def tell(self, say: Say, tone: Tone, *, heard: bool = True) -> None:
        """Bring the cards up to date, and say a sentence."""
        attempt, card = self._attempt, self._stage.answer
        if attempt is None:
            return
        self._say, self._tone = say, tone
        words = say()
        card.feedback.say(words, tone)
        if heard:
            self._announcer.say(words)
        slots = self._parts.slots(attempt, self._wrong)
        card.show_slots(slots, self._parts.spoken(slots))
        card.count.setText(self._parts.count(attempt))
        self._stage.footer.misses.setText(self.tr("Misses: {n}").format(n=attempt.misses))
        earned = attempt.solved and not isinstance(attempt.task.question, Look)
        card.feedback.stars.setVisible(earned)
        told = self.tr("%n star(s) of three", "", attempt.stars)
        card.feedback.stars.show_stars(attempt.stars, told)
        self._enable()
        card.take_number(not attempt.solved)
        waits = self._to_game and self.game_waits()
        self._deeds.show(attempt, alone=self._alone, to_game=self._to_game, waits=waits)
        self._stage.arrange()
        if words:
            self._stage.reveal()

    def _enable(self) -> None:
        helped = not (self._alone or self._to_game)
        self._deeds.enable(self._attempt if self._on_stage else None, helped=helped)

    def _hint(self) -> None:
        if self._on_stage:  # or it is meant for a guided game
            self.help.hint()

    def _describe(self, hole: int) -> tuple[str, str]:
        return self._parts.describe(self._stage.board.position, hole, self._attempt)

    def _next(self) -> None:
        attempt = self._attempt
        looked = attempt and not attempt.solved and isinstance(attempt.task.question, Look)
        if attempt and looked and not self._to_game:  # a game is done when it is over
            attempt.done()
            self._trials.tell()
        self.next_wished.emit()

    def _setting_changed(self, key: str) -> None:
        if key == Settings.pit_names.key:
            self.retell()

    def _connect(self) -> None:
        actions, board, card = self._actions, self._stage.board, self._stage.answer
        board.pit_chosen.connect(self.put)
        board.set_describe(self._describe)
        board.set_chip_texts(self._narrator.chips)
        card.number_said.connect(self.say_number)
        card.option_chosen.connect(self.say_number)
        actions.learn_hint.triggered.connect(self._hint)
        actions.learn_answer.triggered.connect(self.help.answer)
        actions.learn_watch.triggered.connect(self.help.watch)
        actions.learn_done.triggered.connect(self.done)
        actions.learn_restart.triggered.connect(self.restart)
        actions.learn_previous.triggered.connect(self.previous_wished)
        actions.learn_next.triggered.connect(self._next)
        self._enable()
