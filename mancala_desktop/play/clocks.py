"""Two clocks beside the board, of which at most one runs.

1. The first sowing of a game is not timed, nor are the first choices of a simultaneous opening.
2. A side's time runs when it is to choose and what led there has been seen: not while those seeds
   fly, not in a pause, and not while anything holds the clocks (see Hold). Whoever looks back, or has
   a sowing shown once more, is thinking: it runs on, though the board moves. A computer's time runs
   while it searches: from when all that it needs is loaded, to its answer.
3. It stops with the choice. When a turn is over its side gets its increment: one a turn, however many
   extra ones it had. Untimed sowings and the choices of a simultaneous opening earn none.
4. Whoever has nothing left when the time is looked at has lost. A choice that came before that
   counts, and the other side cannot lose by it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from time import monotonic

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import Node
from mancala_desktop.record.times import Controls, controls_of, times_at
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Sowing

WARNED_AT_S = (60, 30, 10)
TICKS_FROM_S = 10

_MARKS_S = (*WARNED_AT_S, *range(TICKS_FROM_S - 1, -1, -1))
NOTED_EVERY_MS = 5_000
"""So much of a side's time may get lost if the app ends without a warning."""
_LATENCY_MS = 30
"""So long may an answer of the computer be on its way."""


class Hold(Enum):
    """Why no clock runs though somebody is to choose."""

    AWAY = auto()  # the game is not on stage
    DIALOG = auto()
    MENU = auto()
    ADVICE = auto()  # a person waits for what the computer thinks


def monotonic_ms() -> int:
    """A time that only goes on, whatever happens to the clock on the wall."""
    return round(1000 * monotonic())


class Clocks(QObject):
    """Measures the time of the game a session plays, and notes it in the game.

    What is used at a place of the tree is in `game.spent_ms`, what was left after a sowing in its node:
    so both are there again after an undo and in a file.
    """

    changed = Signal()  # another clock runs, or none does, or they show something else
    warned = Signal(object, int)  # Side, so many s left: 60, 30 and 10, each once a game and side
    ticked = Signal(object, int)  # Side, so many s left: each of the last ten
    used = Signal()  # so much since the last sowing that it is worth being kept on disk

    def __init__(
        self,
        session: GameSession,
        now: Callable[[], int] = monotonic_ms,
        parent: QObject | None = None,
    ) -> None:
        """`now` tells the time in ms."""
        super().__init__(parent)
        self.now = now
        self._session = session
        self._held: set[Hold] = set()
        self._warned: set[tuple[Side, int]] = set()
        self._ticket = (
            self._seen
        ) = -1  # of the game as it is known here, and as the board has shown it
        self._controls = controls_of(session.game)
        self._left = times_at(session.game.current, self._controls)  # when play came to where it is
        self._spent = 0  # ms since then, by the side to sow, when its clock was looked at last
        self._running: Side | None = None
        self._since = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.look)
        session.time_for = self._time_for
        session.started.connect(self._warned.clear)
        session.decided.connect(self._note)
        for signal in (session.changed, session.board_moved, session.search_changed):
            signal.connect(self.look)

    # ---------------------------------------------------------------- what is

    @property
    def controls(self) -> Controls:
        """What the sides were given; (None, None) without clocks."""
        return self._controls

    @property
    def present(self) -> bool:
        """Whether any side has a clock."""
        return any(self._controls)

    @property
    def running(self) -> Side | None:
        """Whose time runs now."""
        return self._running

    @property
    def held(self) -> frozenset[Hold]:
        """What keeps the clocks from running."""
        return frozenset(self._held)

    def left(self, side: Side) -> int | None:
        """How many ms that side has left at this moment; None without a clock."""
        left = self._left[side]
        if left is None or side is not self._session.position.to_sow:
            return left
        return max(0, left - self._used(side))

    # ---------------------------------------------------------------- what may happen

    def hold(self, reason: Hold) -> None:
        """Let no clock run until that reason is released."""
        self._held.add(reason)
        self.look()

    def release(self, reason: Hold) -> None:
        """Take a reason back; the time runs on when there is no other one."""
        self._held.discard(reason)
        self.look()

    def look(self) -> None:
        """Look at the time: note what is used, call a flag that falls, see whose time runs now."""
        if self._ticket != self._session.ticket:
            self._turn_to_game()
        elif self._running is not None and self._charge(self._running):
            return
        if not self._session.board_moving:
            self._seen = self._ticket
        due = self._due()
        if due is not self._running:
            self._running, self._since = due, self.now()
            self.changed.emit()
        self._set_timer()

    def _turn_to_game(self) -> None:
        """The game stands elsewhere, or is another: its own times are what counts."""
        game = self._session.game
        self._ticket = self._session.ticket
        self._controls = controls_of(game)
        self._left = times_at(game.current, self._controls)
        self._spent = game.spent_ms
        self._running = None
        self.changed.emit()

    def _due(self) -> Side | None:
        session = self._session
        side = session.position.to_sow
        if session.outcome or session.paused or self._held or self._seen != self._ticket:
            return None
        if self._left[side] is None:
            return None
        if session.seats[side].kind is SeatKind.COMPUTER and not session.searching:
            return None
        return side if _begun(session.game.current) else None

    def _used(self, side: Side) -> int:
        passed = self.now() - self._since if side is self._running else 0
        return self._spent + passed

    def _charge(self, side: Side) -> bool:
        """Note what the running clock has used; whether that was all it had."""
        whole, earlier = self._left[side] or 0, self._spent
        self._spent = self._session.game.spent_ms = min(self._used(side), whole)
        self._since = self.now()
        if self._spent >= whole:
            self._running = None
            self._timer.stop()
            self._session.conclude(lambda game: game.lose_on_time(side))
            return True
        self._tell(side, whole - earlier, whole - self._spent)
        if self._spent // NOTED_EVERY_MS > earlier // NOTED_EVERY_MS:
            self.used.emit()
        return False

    def _tell(self, side: Side, earlier: int, left: int) -> None:
        """Say which marks were passed since the last look."""
        for seconds in WARNED_AT_S:
            if left <= 1000 * seconds < earlier and (side, seconds) not in self._warned:
                self._warned.add((side, seconds))
                self.warned.emit(side, seconds)
        ticks = range(TICKS_FROM_S, 0, -1)
        if passed := [seconds for seconds in ticks if left <= 1000 * seconds < earlier]:
            self.ticked.emit(side, passed[-1])

    def _set_timer(self) -> None:
        """Wake up when the next mark is reached, or what is used is to be kept; without a running
        clock there is no timer."""
        left = None if self._running is None else self.left(self._running)
        if left is None:
            self._timer.stop()
        else:
            mark = next((1000 * mark for mark in _MARKS_S if 1000 * mark < left), 0)
            self._timer.start(min(left - mark, NOTED_EVERY_MS - self._spent % NOTED_EVERY_MS))

    # ---------------------------------------------------------------- a choice is made

    def _note(self, sowing: Sowing) -> None:
        """Stop the clock of who has just chosen, and write into the node what is left."""
        node, side = self._session.game.current, sowing.side
        control, left = self._controls[side], self._left[side]
        assert node.parent
        if control is None or left is None:
            return
        left = max(0, left - self._used(side))
        timed = _begun(node.parent) and sowing.before.opening is None
        node.left_ms = left + (control.increment_ms if timed and not sowing.again else 0)

    # ---------------------------------------------------------------- the computer's time

    def _time_for(self, side: Side) -> int | None:
        """How long a computer on that side may search for its next sowing, in ms: a share of what it
        has, and most of what it will get."""
        control, left = self._controls[side], self.left(side)
        if control is None or left is None:
            return None
        share = min(left // 20 + control.increment_ms * 3 // 4, left // 3)
        return max(1, share - _LATENCY_MS)


def _begun(node: Node) -> bool:
    """Whether a seed has been sown on the way to `node`; the clocks start with that."""
    while node.parent:
        if node.sowing.laps:
            return True
        node = node.parent
    return False
