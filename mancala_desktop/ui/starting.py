"""What the start page leads to: a new game, an unfinished one, a file, the saved games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from mancala_desktop.play.seats import Seat, SeatKind, Setup, seats_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Header
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.files import Files
from mancala_desktop.ui.pages.start import StartPage
from mancala_desktop.ui.sheets import Sheets


class Starting(QObject):
    """Offers the game in play, or before the first one that of an earlier run, to be gone on with."""

    back_wished = Signal()  # to the game in play

    def __init__(
        self,
        page: StartPage,
        session: GameSession,
        conductor: Conductor,
        files: Files,
        sheets: Sheets,
        actions: Actions,
        settings: Settings,
        *,
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(page)
        self._page = page
        self._session = session
        self._conductor = conductor
        self._files = files
        self._settings = settings
        self._now = now
        self._offered: Game | None = None
        page.new_game_wished.connect(actions.new.trigger)
        page.family_wished.connect(sheets.new_game_of)
        page.resume_wished.connect(self._resume)
        page.open_wished.connect(actions.open.trigger)
        page.file_wished.connect(files.open)
        page.library_wished.connect(actions.library.trigger)
        page.rules_wished.connect(actions.rules.trigger)

    def begin_first_game(self, preset_id: str, lesson: str) -> None:
        """The game against the weakest computer to which a lesson leads, or back to it."""
        if self.plays(lesson):
            self.back_wished.emit()
        elif self._files.may_leave():
            person = Seat(SeatKind.PERSON, self._settings.player_name)
            setup = Setup(preset_id, (person, Seat(SeatKind.COMPUTER, level=1)))
            game = setup.game()
            game.headers[Header.LESSON] = lesson
            self._session.open(game, setup.seats)

    def plays(self, lesson: str) -> bool:
        """Whether the game of that lesson is under way."""
        session = self._session
        going_on = bool(session.ticket) and not session.outcome
        return going_on and session.game.headers.get(Header.LESSON) == lesson

    def offer(self, game: Game, saved: datetime | None) -> None:
        """Offer to go on with a game, saved at that moment by an earlier run."""
        self._offered = game
        self._page.show_unfinished(game, seats_of(game), saved)

    def renew(self) -> None:
        """Show on the page what is unfinished now."""
        session = self._session
        if session.ticket and not session.outcome:
            lie = self._conductor.lie
            self._page.show_unfinished(session.game, session.seats, self._now(), lie)
        elif session.ticket or self._offered is None:
            self._page.show_unfinished(None)

    def _resume(self) -> None:
        offered, self._offered = self._offered, None
        if self._session.ticket:
            self.back_wished.emit()
        elif offered is not None:
            self._session.open(offered, seats_of(offered))
