"""What goes beyond one sowing and one game: a demo's steps, who plays on, the pie rule, the next game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import QObject, Qt

from mancala_desktop.play.match import next_game, series_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import Pie
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.dialogs.pie import PieDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.sheets import Sheets


class Match(QObject):
    """Ties the actions of a match to its session. A question waits until the board has come to
    rest and no other dialog is open, and is not asked again by itself once it was put off."""

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        conductor: Conductor,
        sheets: Sheets,
        narrator: Narrator,
        deeds: Actions,
        *,
        in_game: Callable[[], bool],
        may_leave: Callable[[], bool],
        random: Random | None = None,
    ) -> None:
        """`in_game` says whether the game is on stage, `may_leave` whether another may begin."""
        super().__init__(page)
        self._session = session
        self._page = page
        self._conductor = conductor
        self._sheets = sheets
        self._narrator = narrator
        self._deeds = deeds
        self._in_game = in_game
        self._may_leave = may_leave
        self._random = random or Random()
        self._put_off = 0  # the ticket of a question nobody wanted to answer yet
        self._held = False
        deeds.step.triggered.connect(self._step)
        deeds.next_game.triggered.connect(self._begin_next)
        deeds.answer_pie.triggered.connect(self._ask)
        session.changed.connect(self.show)
        session.pie_answered.connect(self._tell_answer)
        session.refused.connect(self._refused)
        session.finished.connect(self._tell_series)
        page.board.came_to_rest.connect(self.show)
        conductor.looking.moved.connect(self.show)
        session.started.connect(self._withdraw)
        sheets.closed.connect(self.show, Qt.ConnectionType.QueuedConnection)  # another may open

    def show(self) -> None:
        """Everything that depends on the game and on what is on stage."""
        session, deeds = self._session, self._deeds
        here = self._in_game()
        running = here and session.outcome is None
        deeds.step.setEnabled(running and session.demo)
        deeds.players.setEnabled(here)
        deeds.answer_pie.setEnabled(here and session.person_offered)
        deeds.next_game.setEnabled(here and self._has_next())
        self._page.show_demo(running and session.demo)
        self._tell_held()
        if session.ticket != self._put_off:
            self._ask()

    def stand(self) -> str:
        """How the series stands after this game, as a sentence; empty without one."""
        session = self._session
        series, outcome = series_of(session.game), session.outcome
        if series is None or outcome is None:
            return ""
        return self._narrator.match.stand(series.counted(outcome), session.seats)

    def titles(self) -> tuple[str, str]:
        """What the bars say of the game: its name, how it is played, and how the series stands."""
        game, narrator = self._session.game, self._narrator
        seats, shown = self._session.seats, self._page.board.position
        subtitle = narrator.subtitle(game.preset_id, game.variant, seats, shown)
        if (series := series_of(game)) is not None:
            subtitle = f"{narrator.match.series(series)} · {subtitle}"
        return narrator.rules.family(game.variant.family), subtitle

    def _tell_held(self) -> None:
        """To those who hear it; where a person plays, the cover of the board does."""
        session, words = self._session, self._narrator.match
        if session.paused is not self._held:
            self._held = session.paused
            if session.demo:
                self._conductor.announcer.say(words.held() if session.paused else words.goes_on())

    def _step(self) -> None:
        self._page.board.finish()
        self._session.step()

    # ---------------------------------------------------------------- the pie rule

    def _ask(self) -> None:
        session = self._session
        quiet = self._sheets.open is None and not self._page.board.moving
        away = self._conductor.looking.away
        if session.person_offered and quiet and self._in_game() and not away:
            self._put_off = session.ticket
            self._sheets.pie()

    def _withdraw(self) -> None:
        """Another game has begun: what was asked about the one before is void."""
        if isinstance(self._sheets.open, PieDialog):
            self._sheets.open.reject()

    def _refused(self, _pit: int, _reason: Reason) -> None:
        self._ask()

    def _tell_answer(self, answer: Pie | None) -> None:
        session = self._session
        if answer is None:
            self._conductor.notice(self._narrator.match.unanswered, icon_name="undo-2")
            return
        side, seats = session.position.to_sow, session.seats
        self._conductor.notice(partial(self._narrator.match.answered, answer, side, seats))

    # ---------------------------------------------------------------- series

    def _has_next(self) -> bool:
        session = self._session
        series, outcome = series_of(session.game), session.outcome
        return series is not None and outcome is not None and not series.counted(outcome).over

    def _begin_next(self) -> None:
        session = self._session
        if session.outcome is None:
            return
        setup = next_game(session.game, session.seats, session.outcome, self._random)
        if setup is not None and self._may_leave():
            session.begin(setup)

    def _tell_series(self, _outcome: Outcome) -> None:
        """To those who hear it; the plates show it."""
        self._conductor.announcer.say(self.stand())
