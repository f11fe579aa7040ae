"""The app, playing by itself as fast as it can until somebody kills it.

`python -m tests.torture.player SEED` is the real app with its window; with `bare` behind the seed it
is only the session and what keeps it, which sows many times faster and so is hit while it writes.
Every sowing is told on stdout, a line each, when the app has nothing more to do about it:
`GAME PLY PITS`, where PITS are all that were sown in the game, or `GAME end PITS`.
"""

from __future__ import annotations

import gc
import sys
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication

from mancala_desktop.app import App
from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.play.places import Places
from mancala_desktop.play.seats import Seat, SeatKind, Setup
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings, Speed
from mancala_desktop.record.text import Header
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.theme import load_fonts

LONGEST_MS = 60_000


class Player(QObject):
    """Begins one game after the other and chooses for both sides, with some undo and redo."""

    def __init__(self, session: GameSession, dice: Random) -> None:
        super().__init__()
        self._session, self._dice = session, dice
        self._number = 0
        self._clock = QTimer(self, interval=0)
        self._clock.timeout.connect(self._go_on)
        self._clock.start()
        QTimer.singleShot(LONGEST_MS, QCoreApplication.quit)  # if nobody is left to kill it

    def _go_on(self) -> None:
        session, dice = self._session, self._dice
        if self._number == 0 or session.outcome or dice.random() < 0.01:
            self._number += 1
            people = Seat(SeatKind.PERSON, f"game {self._number}"), Seat(SeatKind.PERSON)
            session.begin(Setup(dice.choice(list(PRESETS)), people))
        elif dice.random() < 0.1 and session.can_undo:
            session.undo()
        else:
            session.choose(dice.choice(session.game.variant.legal_moves(session.position)))
        game = session.game
        layout = game.variant.layout
        pits = "".join(layout.name(node.pit) for node in game.current.path())
        word = "end" if session.outcome else str(game.ply)
        assert game.headers[Header.SOUTH] == f"game {self._number}"
        print(self._number, word, pits, flush=True)


def main() -> int:
    gc.disable()  # as the app does: no thread but the window's may look for garbage
    places, dice = Places.of_user(), Random(int(sys.argv[1]))
    places.make()
    if "bare" in sys.argv:
        core = QCoreApplication(sys.argv[:1])
        session = GameSession(EngineThread(Computer()), answer_delay_ms=0)
        _keep(session, places)
        player = Player(session, dice)
        code = core.exec()
        player.deleteLater()
        return code
    qt = QApplication(sys.argv[:1])
    load_fonts()
    settings = Settings(places.settings)
    settings.speed = Speed.OFF
    app = App(settings, answer_delay_ms=0, cache=places.cache)
    app.window.files.watch(_keep(app.session, places))
    app.window.show()
    player = Player(app.session, dice)
    code = qt.exec()
    player.deleteLater()
    return code


def _keep(session: GameSession, places: Places) -> Autosave:
    autosave = Autosave(session, places.unfinished, session)
    autosave.unfinished()
    return autosave


if __name__ == "__main__":
    sys.exit(main())
