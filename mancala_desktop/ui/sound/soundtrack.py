"""Lets a game be heard: every sound at the moment its step is seen, or something else happens."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings, Speed
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.sowing import End, Sowing, Step
from mancala_desktop.ui.board.clock import PACE
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.sound.cues import Cue, Ear, Sound, ending
from mancala_desktop.ui.sound.thinning import Thinning

LAST_SECONDS = 3  # from then on a clock ticks higher
FAST_GAIN = 10 ** (-3 / 20)  # fast sowings are denser, and 3 dB quieter


class Plays(Protocol):
    """Who plays the files."""

    def load(self) -> None:
        """Gets ready to play."""

    def play(self, name: str, volume: float) -> None:
        """Begins the sound of that name, of `volume` 0 to 1."""

    def close(self) -> None:
        """Is silent from now on."""


class Soundtrack(QObject):
    """Listens to the session and the board, and tells the player what to play.

    Nothing is loaded before `begin`, nor as long as the sound is off.
    """

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        settings: Settings,
        player: Plays,
        parent: QObject,
        thinning: Thinning | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._settings = settings
        self._player = player
        self._thinning = thinning or Thinning()
        self._ear: Ear | None = None
        self._ending: Sound | None = None
        self._begun = False
        session.started.connect(self._started)
        session.unsown.connect(self._taken_back)
        session.reopened.connect(self._taken_back)
        session.refused.connect(self._refused)
        session.finished.connect(self._finished)
        board.began.connect(self._listen)
        board.stepped.connect(self._stepped)
        board.came_to_rest.connect(self._rested)
        settings.changed.connect(self._setting_changed)

    def begin(self) -> None:
        """From now on there may be sounds; what takes long has been done."""
        self._begun = True
        self._load()

    def test(self) -> None:
        """A sound to judge the volume by."""
        self._play(Cue(Sound.EXTRA_TURN))

    def hint(self) -> None:
        """A pit is pointed out."""
        self._play(Cue(Sound.HINT))

    def judge(self, right: bool) -> None:
        """An answer of a learner was right or wrong."""
        self._play(Cue(Sound.LEARN_OK if right else Sound.ILLEGAL))

    def accompany(self, board: BoardView) -> None:
        """Let another board be heard, too; only one of them moves at a time."""
        board.began.connect(self._listen)
        board.stepped.connect(self._stepped)

    def tick(self, side: Side, seconds: int) -> None:
        """That side has so many seconds left."""
        if self._session.seats[side].kind is SeatKind.PERSON:
            low = Sound.CLOCK_LAST if seconds <= LAST_SECONDS else Sound.CLOCK_LOW
            self._play(Cue(low))

    def close(self) -> None:
        """No more sounds."""
        self._player.close()

    # ---------------------------------------------------------------- what happens

    def _started(self) -> None:
        self._ending = None
        if not self._session.game.ply:
            self._play(Cue(Sound.START))

    def _listen(self, sowing: Sowing) -> None:
        self._ear = Ear(sowing)

    def _stepped(self, step: Step) -> None:
        cues = self._ear.hear(step) if self._ear else ()
        if isinstance(step, End):
            self._end()
        after = max((cue.after for cue in cues), default=0.0) * PACE.get(self._settings.speed, 0.0)
        if after and not self._settings.reduced_motion:
            QTimer.singleShot(round(after), self, partial(self._play, *cues))
        else:
            self._play(*cues)

    def _rested(self) -> None:
        self._end()
        self._call()

    def _refused(self, pit: int, reason: Reason) -> None:
        self._play(Cue(Sound.ILLEGAL))

    def _taken_back(self, sowing: Sowing | None) -> None:
        self._ending = None
        self._play(Cue(Sound.UNDO))

    def _finished(self, outcome: Outcome) -> None:
        self._ending = ending(outcome, self._session.seats)
        if not self._board.moving:
            self._end()

    def _end(self) -> None:
        """The result, as soon as the end is seen and however it came to that."""
        if self._ending is not None:
            self._play(Cue(self._ending))
            self._ending = None

    def _call(self) -> None:
        """Whoever does something else meanwhile hears that the computer has sown."""
        session = self._session
        against = SeatKind.COMPUTER in (seat.kind for seat in session.seats)
        if against and session.person_asked and QApplication.activeWindow() is None:
            self._play(Cue(Sound.YOUR_TURN))

    def _setting_changed(self, key: str) -> None:
        if key == Settings.sound.key:
            self._load()

    # ---------------------------------------------------------------- what is heard

    def _load(self) -> None:
        if self._begun and self._settings.sound:
            self._player.load()

    def _play(self, *cues: Cue) -> None:
        settings = self._settings
        if not cues or not settings.sound or not settings.volume:
            return
        loud = settings.volume / 100 * (FAST_GAIN if settings.speed is Speed.FAST else 1.0)
        for file, gain in self._thinning.files(cues, self._board.material):
            self._player.play(file, loud * gain)
