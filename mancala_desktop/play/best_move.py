"""Boards with a proved best sowing, as many as somebody practises on, made ready beside play."""

from __future__ import annotations

from collections import deque
from random import Random

from PySide6.QtCore import QObject, Signal, Slot

from mancala_desktop.engine.advice import Advice
from mancala_desktop.engine.cores import core_name
from mancala_desktop.learn.task import Task
from mancala_desktop.learn.trainers import best_task, board
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.record.game import Game
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import DEFAULTS
from mancala_desktop.rules.variant import Family

READY = 3  # tasks kept ahead
_MOST_WITHOUT_COMPILER = 16  # seeds in the rows that the plain core proves in a moment
_FEWEST = 6


class BestMoves(QObject):
    """Keeps some tasks of one level ready.

    It asks the adviser, after all that others have asked: a game that asks the engine goes first,
    and the proof is begun again afterwards. A board that the first answer does not prove is left,
    and the next ones have fewer seeds.
    """

    ready = Signal()  # there is a task where there was none
    failed = Signal()  # the engine could not answer: none will come before `begin`

    def __init__(
        self, adviser: Adviser, random: Random | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self._random = random or Random()
        self._level = 0  # 0: nobody practises
        self._most: int | None = None  # seeds in the rows
        self._tasks: deque[Task] = deque()
        self._ticket = 0  # of the question under way; 0: none
        self._board: Position | None = None  # which it is about
        adviser.advised.connect(self._hear)
        adviser.failed.connect(self._give_up)

    def begin(self, level: int, *, going_on: bool = False) -> None:
        """Make tasks of this level (1, 2, …) from now on. Those of another level that are ready are
        forgotten, or taken first if one is `going_on`."""
        if level == self._level:
            return
        self._cancel()
        if not going_on:
            self._tasks.clear()
        self._level = level
        self._most = _MOST_WITHOUT_COMPILER if core_name() == "python" else None
        self._ask()

    def stop(self) -> None:
        """Make none any more, and ask nothing."""
        self._cancel()
        self._level = 0
        self._tasks.clear()

    def take(self) -> Task | None:
        """The next task; None if none is ready yet: `ready` says when."""
        task = self._tasks.popleft() if self._tasks else None
        self._ask()
        return task

    def _ask(self) -> None:
        if not self._level or self._ticket or len(self._tasks) >= READY:
            return
        self._board = board(self._level, self._random, self._most)
        preset = DEFAULTS[Family.KALAH]
        game = Game(preset, start=self._board)
        self._ticket = self._adviser.ask(game, game.root, soon=False)

    def _cancel(self) -> None:
        ticket, self._ticket = self._ticket, 0
        if ticket:
            self._adviser.cancel(ticket)

    @Slot(int, object)
    def _hear(self, ticket: int, advice: Advice) -> None:
        if ticket != self._ticket or self._board is None:
            return
        self._ticket = 0
        self._adviser.cancel(ticket)
        if advice.exact:
            self._keep(best_task(self._level, self._board, advice.values))
        else:
            self._most = max(_FEWEST, self._seeds() - 1)
        self._ask()

    @Slot(int, object)
    def _give_up(self, ticket: int, error: Exception) -> None:
        """The engine could not answer, and has said so; asking on would make it say so for ever."""
        if ticket == self._ticket:
            self._ticket = self._level = 0
            self.failed.emit()

    def _keep(self, task: Task | None) -> None:
        if task:
            self._tasks.append(task)
            if len(self._tasks) == 1:
                self.ready.emit()

    def _seeds(self) -> int:
        assert self._board
        layout = self._board.layout
        return sum(
            seeds for hole, seeds in enumerate(self._board.seeds) if not layout.is_store(hole)
        )
