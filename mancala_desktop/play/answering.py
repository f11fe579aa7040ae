"""The computer's part in a game: it is asked, thinks, and its answer waits until people are ready."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from mancala_desktop.engine.level import LEVELS, Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.play.engine_thread import EngineThread
from mancala_desktop.record.game import Game
from mancala_desktop.rules.move import IllegalMoveError


class Answering(QObject):
    """Waits for one answer at a time. It is `ready` when the board has been at rest for the delay, so
    that everybody has seen what was sown before, and nothing holds it."""

    ready = Signal(object)  # Answer: it is to be carried out now
    failed = Signal(object)  # Exception: there will be none
    search_changed = Signal()

    def __init__(self, engine: EngineThread, delay_ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._delay_ms = delay_ms
        self.awaited = False
        """Whether the computer is to choose, and has not been heard yet."""
        self.searching = False
        """Whether it uses its time: all it needs is loaded, and it has no answer yet."""
        self.board_moving = False
        """Whether seeds are flying."""
        self._held = self._suspended = False
        self._hurried = False
        self._request: Request | None = None
        self._answer: Answer | None = None
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._try)
        engine.begun.connect(self._begin)
        engine.answered.connect(self._take)
        engine.failed.connect(self._fail)

    def renew(self, *, awaited: bool, held: bool) -> None:
        """The game has changed: what was thought is void, and the computer may be to choose next."""
        self._engine.cancel()
        self._request = self._answer = None
        self._hurried = self.searching = False
        self.awaited, self._held = awaited, held

    def ask(self, ticket: int, game: Game, level: int, time_ms: int | None, seed: int) -> None:
        """Let the computer find what to sow where `game` stands, at the level of that number, within
        `time_ms` if there is a clock. `seed` is that of the game's chance."""
        if not self.board_moving:
            self._rest.start(self._delay_ms)
        position = game.position
        if position.opening:  # the other side's choice is a secret
            position = replace(position, opening=position.opening.unseen())
        plays = _level(level).of(game.variant.family).within(time_ms)
        self._request = Request(ticket, game.variant, position, game.history, plays.limits, seed)
        self._engine.ask(plays, self._request)

    def hold(self, held: bool) -> None:
        """Keep the answer back, or let it go."""
        self._held = held
        self._try()

    def suspend(self, suspended: bool) -> None:
        """The same for another reason, which a change of the game does not end."""
        self._suspended = suspended
        self._try()

    def hurry(self) -> None:
        """Take the best it has found so far, as soon as the board is at rest."""
        if self.awaited and not self._held:
            self._hurried = True
            self._rest.stop()
            self._engine.hurry()
            self._try()

    def set_board_moving(self, moving: bool) -> None:
        """Whether seeds are flying; the answer waits until they have landed."""
        self.board_moving = moving
        if moving:
            self._rest.stop()
        else:
            self._rest.start(0 if self._hurried else self._delay_ms)

    def close(self) -> None:
        """Stop thinking for good and wait for the thread."""
        self._engine.close()
        self._rest.stop()
        self.awaited = False
        self._answer = None

    # ---------------------------------------------------------------- what the engine tells

    def _expects(self, ticket: int) -> bool:
        return self.awaited and self._request is not None and self._request.ticket == ticket

    def _begin(self, ticket: int) -> None:
        if self._expects(ticket) and self._answer is None:
            self.searching = True
            self.search_changed.emit()

    def _take(self, answer: Answer) -> None:
        if not self._expects(answer.ticket):
            return
        assert self._request is not None
        pit = -1 if answer.pit is None else answer.pit
        reason = self._request.variant.why_illegal(self._request.position, pit)
        if reason:
            self._fail(answer.ticket, IllegalMoveError(pit, reason))
            return
        self._answer = answer
        self.searching = False
        self.search_changed.emit()
        self._try()

    def _fail(self, ticket: int, error: Exception) -> None:
        if self._expects(ticket):
            self.awaited = self.searching = False
            self.failed.emit(error)

    def _try(self) -> None:
        waits = self._held or self._suspended or self.board_moving or self._rest.isActive()
        if self._answer is not None and not waits:
            self.ready.emit(self._answer)


def _level(number: int) -> Level:
    """The level of that number, or the nearest one where a file or a setting names another."""
    return min(LEVELS, key=lambda level: abs(level.number - number))
