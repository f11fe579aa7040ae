"""Learning in one window: the units, the page they are done on, and what lies beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QLocale, QObject, Signal

from mancala_desktop.learn.next import Next
from mancala_desktop.learn.reading import ContentError
from mancala_desktop.learn.skill import MOST_STARS
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.names import Way

if TYPE_CHECKING:  # what leads to tasks is loaded when the first one is wanted
    from mancala_desktop.learn.content import Group, Headings
    from mancala_desktop.learn.facts import Listed, Name
    from mancala_desktop.learn.task import Task
    from mancala_desktop.learn.texts import TaskText, Unit
    from mancala_desktop.ui.learner import Learner, TellTask
    from mancala_desktop.ui.pages.learn import LearnPage
    from mancala_desktop.ui.pages.learn_list import Entry
    from mancala_desktop.ui.pages.unit_end import End


class Content(Protocol):
    """The units there are, and what is said in them; see `learn.content`."""

    @property
    def groups(self) -> tuple[Group, ...]: ...

    def headings(self, language: str) -> Headings: ...

    def unit(self, unit: str) -> Unit: ...

    def words(self, task: Task, language: str, name: Name, listed: Listed) -> TaskText: ...


Stars = Callable[[], Mapping[str, int]]
"""The most stars ever earned, for the id of every task that was ever done."""

Proposal = Callable[[], tuple[Next, str] | None]
"""What to go on with, and its words; None before anything was begun."""


class Lessons(QObject):
    """Makes the page when it is first wanted. `content` and `stars` may be given at any time."""

    opened = Signal()  # the page is to be seen
    left = Signal()
    finished = Signal(object)  # Trial, as `Learner.finished`
    judged = Signal(bool)
    next_wished = Signal()  # another task like the one that was given to `show_task`
    previous_wished = Signal()  # and out of it again
    trainers_wished = Signal()
    puzzles_wished = Signal()
    rules_wished = Signal()
    learn_wished = Signal(object)  # Next: what was proposed
    begun = Signal(str)  # the id of a unit: it is opened
    progress_wished = Signal()
    repeats_wished = Signal(object)  # tuple[str, ...]: these tasks once more
    game_wished = Signal(str, str)  # ids of rule set and unit: this leads to a game against level 1
    broken = Signal(object)  # ContentError: a unit that cannot be read
    made = Signal(object)  # BoardView: there is another board, to be listened to

    def __init__(
        self,
        narrator: Narrator,
        settings: Settings,
        actions: Actions,
        cache: Path | None,
        parent: QObject,
        content: Content | None = None,
    ) -> None:
        """`cache` is a folder in which painted boards may be kept."""
        super().__init__(parent)
        self.content = content
        self.stars: Stars = dict
        self.proposal: Proposal = lambda: None
        self.plays: Callable[[str], bool] = lambda _unit: False
        self._entries: tuple[Entry, ...] = ()
        self._narrator, self._settings, self._actions = narrator, settings, actions
        self._cache = cache
        self._ways: tuple[Way, ...] = ()
        self._made: tuple[LearnPage, Learner] | None = None
        self._unit: Unit | None = None
        self._place = 0
        self._called: Callable[[], str] | None = None  # a task that is of no unit
        self._on_stage = False
        actions.learn.triggered.connect(self.open)
        actions.learn_home.triggered.connect(self.open)
        self.enable(on_stage=False)

    # ---------------------------------------------------------------- ways in

    @property
    def page(self) -> LearnPage:
        """The page, made when it is first wanted."""
        return self._parts[0]

    @property
    def learner(self) -> Learner:
        """Who leads through the task on stage."""
        return self._parts[1]

    @property
    def ready(self) -> bool:
        """Whether the page was wanted yet."""
        return self._made is not None

    @property
    def unit(self) -> Unit | None:
        """The unit one is at."""
        return self._unit

    def offer(self, *ways: Way) -> None:
        """What lies beside the units and can be gone to."""
        self._ways = ways
        self.refresh()

    def open(self) -> None:
        """All there is to learn."""
        self.learner.leave()
        self._unit = None
        self.page.go_home()
        self.refresh()
        self.opened.emit()
        self.page.home.take_focus()

    def open_unit(self, name: str, at: int | None = None) -> None:
        """The unit called that, at the task of that place (from 0; -1: the last one) or the first
        one that was not done yet."""
        if self.content is None:
            return
        try:
            unit = self.content.unit(name)
        except ContentError as error:
            self.broken.emit(error)
            return
        earned = self.stars()
        undone = (n for n, task in enumerate(unit.tasks) if task.id not in earned)
        self._unit = unit
        self._place = next(undone, 0) if at is None else at % len(unit.tasks)
        self._show_place()
        self.begun.emit(name)

    def show_again(self, task_id: str, *, at: int, of: int) -> bool:
        """A task of some unit by itself, as `show_task` does; False if there is no such task."""
        if self.content is None:
            return False
        try:
            tasks = self.content.unit(task_id.partition(".")[0]).tasks
        except ContentError as error:
            self.broken.emit(error)
            return False
        for task in tasks:
            if task.id == task_id:
                text = partial(self._text, task)
                self.show_task(task, text, at=at, of=of, called=lambda: self.tr("Repeat"))
                return True
        return False

    def show_task(
        self,
        task: Task,
        text: TaskText | TellTask,
        *,
        at: int = 1,
        of: int = 1,
        difficulty: float | None = None,
        called: Callable[[], str] | None = None,
        alone: bool = False,
    ) -> None:
        """A task from anywhere else; `next_wished` and `previous_wished` lead on from it. What comes
        of it is rated against its `difficulty`; `called` says what the page is called meanwhile, and
        who is `alone` gets no help."""
        self._unit, self._called = None, called
        self._put_on_stage(task, text, at, of, difficulty, alone=alone)

    # ---------------------------------------------------------------- for the window

    def titles(self) -> tuple[str, str]:
        """What the page is called, and the unit and the task one is at."""
        unit = self._unit
        if unit is None:
            at_task = self._made is not None and self.page.at_task
            return self._called() if self._called and at_task else self.tr("Learn"), ""
        at = self.tr("{unit} · task {at} of {of}")
        title = self.unit_titles().get(unit.id, "")
        if not self.page.at_task:
            return self.tr("Learn"), title
        if unit.steps:
            title = f"{title} · {self._step_name(unit.steps[self._place])}"
        return self.tr("Learn"), at.format(unit=title, at=self._place + 1, of=len(unit.tasks))

    def _step_name(self, step: int) -> str:
        """What one does in a step of an exercise."""
        match step:
            case 1:
                return self.tr("understand the rules")
            case 2:
                return self.tr("compare sowings")
        return self.tr("replay and check")

    def knows(self, unit: str) -> bool:
        """Whether there is a unit called that."""
        with suppress(ContentError):
            return self.content is not None and any(
                unit in group.sizes for group in self.content.groups
            )
        return False

    def after(self, unit: str) -> str | None:
        """The next unit for the same game that is not complete; None if there is none."""
        entries = self._look()
        families = {group.id: group.family for group in self.content.groups} if self.content else {}
        at = next((n for n, entry in enumerate(entries) if entry.id == unit), len(entries))
        for entry in entries[at + 1 :]:
            if families[entry.group] is families[entries[at].group] and not entry.complete:
                return entry.id
        return None

    def entry(self, unit: str) -> Entry | None:
        """How the unit called that stands; None if there is none."""
        return next((entry for entry in self._look() if entry.id == unit), None)

    def unit_titles(self) -> dict[str, str]:
        """What the units are called, by id."""
        return {entry.id: entry.title for entry in self._look()}

    def progress(self) -> str:
        """`Kalah basics: 2 of 5 done`: the group one is in, or the first one; empty without any."""
        entries = self._look()
        begun = next((entry for entry in entries if not entry.complete), None)
        if begun is None:
            return ""
        group = [entry for entry in entries if entry.group == begun.group]
        told = self.tr("{group}: {done} of {all} done")
        done = sum(entry.complete for entry in group)
        return told.format(group=begun.heading, done=done, all=len(group))

    def enable(self, *, on_stage: bool) -> None:
        """What can be done, as the page is to be seen or is not."""
        self._actions.learn_home.setEnabled(on_stage)
        if self._made:
            self.learner.enable(on_stage=on_stage and self.page.at_task)
            if self._on_stage and not on_stage:
                self.learner.board.settle()
            self._on_stage = on_stage
        else:
            for action in self._actions.in_learning():
                action.setEnabled(False)

    def close(self) -> None:
        """The window closes: what was tried is told."""
        if self._made:
            self.learner.leave()

    def retell(self) -> None:
        """Everything once more, as after a change of language."""
        if self._made:
            self.refresh()
            self.learner.retell()

    def wear(self) -> None:
        """The board that is chosen, for the theme the window wears."""
        if self._made:
            self.learner.board.wear()

    # ---------------------------------------------------------------- units

    def refresh(self) -> None:
        """Show how far one has come, if the page was wanted yet."""
        if self._made is None:
            return
        self._entries = self._look()
        at = self._unit.id if self._unit else None
        self.page.show_units(self._entries, at, self._ways, self.proposal())
        if self.page.at_end and self._unit:
            self.page.go_to_end(self._end_of(self._unit), heard=False)

    def _look(self) -> tuple[Entry, ...]:
        """All units as they stand; no unit is read for it."""
        from mancala_desktop.ui.pages.learn_list import Entry  # noqa: PLC0415  loaded only if needed

        if self.content is None:
            return ()
        done = Counter(task.partition(".")[0] for task in self.stars())
        try:
            headings, groups = self.content.headings(_language()), self.content.groups
            return tuple(
                Entry(
                    unit,
                    group.id,
                    headings.groups[group.id],
                    headings.units[unit],
                    headings.about[unit],
                    size,
                    min(size, done[unit]),
                )
                for group in groups
                for unit, size in group.sizes.items()
            )
        except ContentError as error:
            self.broken.emit(error)
            self.content = None
            return ()

    def _text(self, task: Task) -> TaskText:
        layout, own = task.position.layout, task.position.to_sow
        board, misses = self._narrator.learning.board, self._narrator.learning.misses

        def name(hole: int) -> str:
            if not layout.is_store(hole):
                return board.pit(layout, hole)
            return self.tr("store") if layout.owner(hole) is own else misses.hole(layout, hole)

        try:
            assert self.content is not None
            return self.content.words(task, _language(), name, board.listed)
        except ContentError as error:
            self.broken.emit(error)
            return self._plain_text(task)

    def _plain_text(self, task: Task) -> TaskText:
        """What can be said where a unit's own words cannot be read: the task can still be done."""
        from mancala_desktop.learn.task import Choose  # noqa: PLC0415  loaded only if needed

        options = task.question.options if isinstance(task.question, Choose) else 0
        numbered = tuple(self.tr("Answer {n}").format(n=n) for n in range(1, options + 1))
        return self._narrator.learning.text(task, numbered)

    def _show_place(self) -> None:
        unit = self._unit
        assert unit is not None
        task = unit.tasks[self._place]
        at, of = self._place + 1, len(unit.tasks)
        if unit.steps:  # an exercise in steps, of one or several tasks each
            at, of = unit.steps[self._place], max(unit.steps)
        leads_on = unit.game is not None and self._place + 1 == len(unit.tasks)
        self.learner.game_waits = lambda: self.plays(unit.id)
        self._put_on_stage(task, lambda: self._text(task), at, of, to_game=leads_on)

    def _put_on_stage(
        self,
        task: Task,
        text: TaskText | TellTask,
        at: int,
        of: int,
        difficulty: float | None = None,
        *,
        alone: bool = False,
        to_game: bool = False,
    ) -> None:
        self.page.go_to_task()
        self.refresh()
        self.opened.emit()
        self.learner.show_task(
            task, text, at=at, of=of, difficulty=difficulty, alone=alone, to_game=to_game
        )

    def _next(self) -> None:
        if self._unit is None:
            self.next_wished.emit()
        elif self._place + 1 < len(self._unit.tasks):
            self._place += 1
            self._show_place()
        elif self._unit.game:
            self.game_wished.emit(self._unit.preset, self._unit.id)
            if not self._on_stage:  # or another game was not to be left
                self.learner.leave()
        else:
            self._show_end(self._unit)

    def _show_end(self, unit: Unit) -> None:
        """Behind the last task of a unit that leads to no game."""
        self.learner.leave()
        self.refresh()
        self.page.go_to_end(self._end_of(unit))
        self.opened.emit()

    def _end_of(self, unit: Unit) -> End:
        from mancala_desktop.ui.pages.learn_list import following  # noqa: PLC0415  it is loaded
        from mancala_desktop.ui.pages.unit_end import End  # noqa: PLC0415  and so is this

        earned = self.stars()
        got = [earned.get(task.id, 0) for task in unit.tasks]
        told = [
            (task.id, self._text(task).title or self._narrator.learning.title(task))
            for task in unit.tasks
        ]
        return End(
            self.unit_titles().get(unit.id, ""),
            len(got),
            sum(stars > 0 for stars in got),
            sum(got),
            tuple(task for task, stars in zip(told, got, strict=True) if not stars),
            tuple(task for task, stars in zip(told, got, strict=True) if 0 < stars < MOST_STARS),
            following(self._entries, unit.id),
        )

    def _previous(self) -> None:
        if self._unit is None:
            self.previous_wished.emit()
        elif self._place:
            self._place -= 1
            self._show_place()
        else:
            self.open()

    def _leave_home(self) -> None:
        """One step out: of a task to the tiles, or to where one of no unit came from; of the tiles to
        where one was before."""
        if self.page.at_task and self._unit is None:
            self.previous_wished.emit()
        elif self.page.at_task or self.page.at_end:
            self.open()
        else:
            self.left.emit()

    # ---------------------------------------------------------------- the page

    @property
    def _parts(self) -> tuple[LearnPage, Learner]:
        if self._made is None:
            from mancala_desktop.ui.learner import Learner  # noqa: PLC0415  loaded only if needed
            from mancala_desktop.ui.pages.learn import LearnPage  # noqa: PLC0415  and so is this

            family = Family.KALAH
            start = PRESETS[DEFAULTS[family]].variant.start()
            look = boards().look(family, self._cache)
            board = BoardView(look, start, SHAPES[family], with_stores=True)
            page = LearnPage(board, self._actions)
            learner = Learner(
                page.stage, self._narrator, self._settings, self._actions, self._cache
            )
            self._made = page, learner
            self._connect(page, learner)
            self.made.emit(board)
        return self._made

    def _connect(self, page: LearnPage, learner: Learner) -> None:
        page.unit_wished.connect(self.open_unit)
        page.home_wished.connect(self._leave_home)
        page.way_wished.connect(self._go)
        page.home.next_wished.connect(self.learn_wished)
        page.end.home_wished.connect(self.open)
        page.end.repeat_wished.connect(self.repeats_wished)
        from mancala_desktop.ui.learn_keys import LearnKeys  # noqa: PLC0415  it knows the learner

        page.key_pressed.connect(LearnKeys(learner, page.stage, self._actions).press)
        page.board_wished.connect(self._to_board)
        learner.next_wished.connect(self._next)
        learner.previous_wished.connect(self._previous)
        learner.finished.connect(self.finished)
        learner.judged.connect(self.judged)

    def _to_board(self) -> None:
        self.page.stage.board.finish()
        self.page.stage.board.focus_pit()

    def _go(self, way: Way) -> None:
        wishes = {
            Way.TRAINERS: self.trainers_wished,
            Way.PUZZLES: self.puzzles_wished,
            Way.RULES: self.rules_wished,
            Way.PROGRESS: self.progress_wished,
        }
        wishes[way].emit()


def _language() -> str:
    """What is spoken now, as the content calls it."""
    return "de" if QLocale().language() is QLocale.Language.German else "en"
