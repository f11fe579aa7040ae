"""The board of a task: what a learner sows, names or marks is seen on it at once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.goals import OneOf
from mancala_desktop.learn.task import Find, Follow, Look, Sow, Task
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board.heaps import heaps_of
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.states import Marks, joined, marked
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.seed_by_seed import seed_by_seed

STAYS_MS = 1600  # so long a wrong sowing is seen before it is taken back


class LearnBoard(QObject):
    """Brings a board to what an attempt has come to; nothing it shows keeps a learner waiting.

    What is shown beside that, a wrong sowing or the answer, is taken back after a while, or at once
    when the learner goes on.
    """

    returned = Signal()  # to the attempt, from what was shown beside it

    def __init__(
        self, view: BoardView, settings: Settings, cache: Path | None, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.view = view
        self._settings = settings
        self._cache = cache
        self._attempt: Attempt | None = None
        self._pieces: tuple[Sowing, ...] = ()
        self._aside: tuple[Sowing, ...] = ()  # shown, but no part of the attempt
        self._keep = False  # until the learner does something
        self._pointed: tuple[int, ...] = ()
        self._stays = QTimer(self, singleShot=True, interval=STAYS_MS)
        self._stays.timeout.connect(self._take_back)
        view.set_legal_marked(False)
        view.came_to_rest.connect(self._rested)
        boards().changed.connect(self.wear)
        settings.changed.connect(self._apply_settings)
        self._apply_settings()

    # ---------------------------------------------------------------- what is shown

    def begin(self, attempt: Attempt) -> None:
        """Another task, or the same one from its beginning."""
        anew = self._attempt is None or attempt.task is not self._attempt.task
        self._attempt, self._aside, self._pointed = attempt, (), ()
        task = attempt.task
        self._stays.stop()
        self._pieces = ()
        if isinstance(task.question, Follow) and task.sown:
            self._pieces = seed_by_seed(task.sown)
        self.view.set_flipped(False)
        self.view.show_position(
            task.position,
            look=boards().look(task.variant.family, self._cache),
            shape=SHAPES[task.variant.family],
            heaps=heaps_of(task.position, ()),
            anew=anew,
        )
        self._show_state()

    def stop(self) -> None:
        """The task goes off stage."""
        self._stays.stop()
        self._aside = self._pointed = ()
        self._attempt = None
        self.view.finish()
        self.view.set_playable(())
        self.view.number(())

    def settle(self) -> None:
        """Whatever is shown besides, or still moves, gives way to the attempt as it stands."""
        if self._attempt is None:
            return
        self._stays.stop()
        self._aside = self._pointed = ()
        self.view.finish()
        if self.view.position != self._standing:
            self.view.show_position(self._standing)
        self._show_state()

    def sow(self, sowing: Sowing) -> None:
        """The attempt has made this sowing."""
        self.view.animate(sowing)
        self._show_state()

    def start_over(self) -> None:
        """The seeds are followed from the first one again."""
        assert self._attempt
        self.view.show_position(self._attempt.task.position)

    def fall(self) -> None:
        """The attempt has named the hole of one more seed, which falls there."""
        assert self._attempt
        self.view.animate(self._pieces[len(self._attempt.marked) - 1])
        self._show_state()

    def mark(self) -> None:
        """The attempt has marked a hole, or taken a mark back."""
        self._show_state()

    def show_aside(
        self, sowings: Sequence[Sowing], *, numbers: Sequence[int] = (), keep: bool = False
    ) -> None:
        """Sow what is no part of the attempt, with these holes numbered. It is taken back after a
        while, by its steps, or kept until the learner does something."""
        self.settle()
        if not sowings:
            return
        if sowings[0].before != self.view.position:
            self.view.show_position(sowings[0].before)
        self._aside, self._keep = tuple(sowings), keep
        self.view.number(numbers)
        self.view.wear_marks(None)
        for sowing in sowings:
            self.view.animate(sowing)

    def point_at(self, holes: Sequence[int]) -> None:
        """These holes are the answer; they are seen for a while."""
        self.settle()
        self._pointed = tuple(holes)
        self.view.wear_marks(marked(holes, Mark.HINT))
        self._stays.start()

    def refuse(self, hole: int) -> None:
        """This hole is not the answer."""
        self.view.shake(hole)

    def take_back(self, sowing: Sowing) -> None:
        """The attempt has taken a sowing back."""
        self.view.animate_back(sowing)
        self._show_state()

    @property
    def showing(self) -> bool:
        """Whether something is shown that is no part of the attempt."""
        return bool(self._aside)

    # ---------------------------------------------------------------- how it lies

    @property
    def _standing(self) -> Position:
        """What lies on the board where the attempt stands."""
        assert self._attempt
        named = len(self._attempt.marked)
        if self._pieces and named:
            return self._pieces[named - 1].after
        return self._attempt.position

    def _show_state(self) -> None:
        """Marks and numbers, and what may be chosen now."""
        attempt = self._attempt
        if attempt is None or self._aside or self._pointed:
            return
        task, view = attempt.task, self.view
        view.set_playable(() if attempt.solved else answerable(attempt))
        follows = isinstance(task.question, Follow)
        view.number(attempt.marked if follows else ())
        view.wear_marks(_worn(attempt))
        view.refresh_names()

    def _rested(self) -> None:
        if not self._aside:
            self._show_state()
        elif not self._keep:
            self._stays.start()

    def _take_back(self) -> None:
        """By the steps, and quickly."""
        shown, self._aside, self._pointed = self._aside, (), ()
        self.view.number(())
        for place in reversed(range(len(shown))):
            self.view.animate_back(shown[place], shown[place - 1] if place else None)
        if self.view.position != self._standing and not self.view.moving:
            self.view.show_position(self._standing)
        self._show_state()
        self.returned.emit()

    # ---------------------------------------------------------------- looks

    def wear(self) -> None:
        """The board that is chosen, for the theme the window wears."""
        if self._attempt:
            self.view.set_look(boards().look(self._attempt.task.variant.family, self._cache))

    def _apply_settings(self) -> None:
        settings, view = self._settings, self.view
        view.set_pit_names(settings.pit_names)
        view.set_speed(settings.speed)
        view.set_reduced_motion(settings.reduced_motion)


def answerable(attempt: Attempt) -> Collection[int]:
    """The holes that may be chosen as an answer, whether or not it is the right one."""
    task, position = attempt.task, attempt.position
    match task.question:
        case Sow():
            return task.variant.legal_moves(position)
        case Follow():
            return range(position.layout.holes)
        case Find(_, pit) if pit is not None:
            return range(position.layout.holes)
        case Find():
            return position.layout.row(position.to_sow)
    return ()


def asked_pit(task: Task) -> int | None:
    """The pit a question is about, if it is about one."""
    question = task.question
    return None if isinstance(question, Look | Sow) else getattr(question, "pit", None)


def glowing(task: Task) -> int | None:
    """The pit that glows until it is sown: the only one that is asked for by its name."""
    match task.question:
        case Sow(OneOf(pits)) if len(pits) == 1:
            return next(iter(pits))
    return None


def _worn(attempt: Attempt) -> Marks | None:
    """The marks of an attempt; None for those of its last sowing."""
    if attempt.turn:
        return None
    wanted = glowing(attempt.task)
    if wanted is not None:
        return marked((wanted,), Mark.HINT)
    asked = asked_pit(attempt.task)
    origin = marked(() if asked is None else (asked,), Mark.LAST_FROM)
    if isinstance(attempt.task.question, Find):
        return joined(origin, marked(attempt.marked, Mark.LANDING))
    return origin
