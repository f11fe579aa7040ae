"""Replays a whole game from its start to the present."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QMouseEvent

from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import ReplaySpeed, Settings, Speed
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.conductor import Conductor


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast seeds move, how long (ms) the board rests between two sowings, and whether sowings
    are told in half their time."""

    speed: Speed
    rest: int
    again: bool = False


PACES = {
    ReplaySpeed.SLOW: Pace(Speed.SLOW, 1200),
    ReplaySpeed.NORMAL: Pace(Speed.NORMAL, 700),
    ReplaySpeed.FAST: Pace(Speed.FAST, 350),
    ReplaySpeed.VERY_FAST: Pace(Speed.FAST, 120, again=True),
}


class Replay(QObject):
    """Looks at one sowing after the other until it has come to the present, wherever that is then.

    Where nothing moves the board, the time between two positions is all there is to see.
    """

    changed = Signal()  # begun, paused, going on, or over
    touched = Signal()  # somebody has pressed a hole of the board while seeds were flying

    def __init__(
        self, session: GameSession, conductor: Conductor, board: BoardView, settings: Settings
    ) -> None:
        super().__init__(conductor)
        self._session = session
        self._conductor = conductor
        self._looking = conductor.looking
        self._board = board
        self._settings = settings
        self.on = self.running = False
        self._hurried = False  # the board moves at a speed of the replay's
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._step)
        board.came_to_rest.connect(self._wait)
        board.viewport().installEventFilter(self)  # which chooses nothing while it moves
        session.started.connect(self.stop)
        self._looking.changed.connect(self._look)
        settings.changed.connect(self._setting_changed)

    @property
    def paused(self) -> bool:
        """Whether it has begun and waits."""
        return self.on and not self.running

    def toggle(self) -> None:
        """Begin; pause; go on."""
        if self.running:
            self.pause()
            return
        if not self.on:
            self._looking.first()
        self.on = self.running = True
        self._take_speed()
        self.changed.emit()
        self._wait()

    def pause(self) -> None:
        """Wait at the place that is looked at."""
        if self.running:
            self.running = False
            self._halt()

    def stop(self) -> None:
        """It is over, wherever one looks now."""
        if self.on:
            self.on = self.running = False
            self._halt()

    @property
    def _pace(self) -> Pace:
        return PACES[self._settings.replay_speed]

    def _halt(self) -> None:
        self._rest.stop()
        self._conductor.passages.first_time = False
        self._wait()
        self.changed.emit()

    def _take_speed(self) -> None:
        """Seeds move at the pace of the replay, if they are to move at all."""
        if self._settings.speed is not Speed.OFF:
            self._hurried = True
            self._board.set_speed(self._pace.speed)
        self._conductor.passages.first_time = not self._pace.again

    def _wait(self) -> None:
        """Until the board has been at rest for a while; if the replay is not, so is its speed."""
        if self._board.moving:
            return
        if self.running:
            self._rest.start(self._pace.rest)
        elif self._hurried:
            self._hurried = False
            self._board.set_speed(self._settings.speed)

    def _step(self) -> None:
        node, path = self._looking.node, self._session.game.current.path()
        place = path.index(node) + 1 if node in path else 0
        if node.parent and not place:  # play has gone another way
            self._looking.present()
        elif place < len(path):
            self._looking.go(path[place])
            self._wait()

    def _look(self) -> None:
        """It ends where it comes to the present."""
        if self.on and not self._looking.away:
            self.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = self.running and event.type() == QEvent.Type.MouseButtonPress
        if pressed and self._board.moving and isinstance(event, QMouseEvent):
            hole = self._board.hole_at(event.position())
            if hole is not None:
                self.touched.emit()
        return False

    def _setting_changed(self, key: str) -> None:
        if self.running:  # any of them lets the board take the speed of the settings
            self._take_speed()
        if self.running and key == Settings.replay_speed.key:
            self._wait()
