"""What a person does in a game beside choosing a pit: take back, ask for help, wait no longer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from mancala_desktop.play.seats import below
from mancala_desktop.play.session import GameSession
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.coaching import Coaching
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.pages.game import GamePage


class Playing(QObject):
    """Ties these actions to session, conductor and coach."""

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        conductor: Conductor,
        coaching: Coaching,
        actions: Actions,
    ) -> None:
        super().__init__(page)
        self._session = session
        self._board = page.board
        self._conductor = conductor
        self._coaching = coaching
        self._actions = actions
        self._in_game = False
        for action, deed in (
            (actions.undo, partial(self._unless_away, session.undo)),
            (actions.redo, partial(self._unless_away, conductor.redo)),
            (actions.replay, conductor.replay),
            (actions.hurry, session.hurry),
        ):
            action.triggered.connect(self._board.finish)  # or it would be told after what flies
            action.triggered.connect(deed)
        actions.hint.triggered.connect(coaching.hint)
        actions.tutor.triggered.connect(coaching.tell_tutor)
        actions.retry.triggered.connect(session.retry)
        actions.finish.triggered.connect(self._board.finish)
        actions.flip.toggled.connect(conductor.flip)
        session.started.connect(self._turn_board)
        session.reseated.connect(self._turn_board)
        conductor.looking.changed.connect(lambda: self.enable(self._in_game))

    def enable(self, in_game: bool) -> None:
        """What can be done now; `in_game` says whether the game is on stage."""
        self._in_game = in_game
        actions, session, conductor = self._actions, self._session, self._conductor
        away = conductor.looking.away
        able = {
            actions.undo: session.can_undo or away,
            actions.redo: session.can_redo or away,
            actions.hurry: session.thinking,
            actions.retry: session.can_retry,
            actions.hint: self._coaching.can_hint,
            actions.replay: conductor.can_replay,
            actions.facing: conductor.appearance.can_face,
            actions.finish: self._board.moving,
            **dict.fromkeys(actions.in_game(), True),
        }
        for action, possible in able.items():
            action.setEnabled(in_game and possible)

    def _unless_away(self, deed: Callable[[], None], *_checked: bool) -> None:
        """Nothing is changed that is not seen: whoever looks elsewhere, or watches a replay, is only
        brought back to the present."""
        if self._conductor.looking.away:
            self._conductor.looking.present()
        else:
            deed()

    def _turn_board(self) -> None:
        self._actions.flip.setChecked(below(self._session.seats) is Side.NORTH)
