"""From a game to a position set up by hand, and on to a game from there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.draft import Draft
from mancala_desktop.play.seats import Draw, Seat, SeatKind, Seats, seated, two_persons, with_person
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.dialogs.editor import EditorDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.sheets import Sheets


class SettingUp(QObject):
    """Opens the editor on what lies on the board, and lets play go on from what was set up."""

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        narrator: Narrator,
        adviser: Adviser,
        sheets: Sheets,
        window: QWidget,
        *,
        may_leave: Callable[[], bool],
    ) -> None:
        """`may_leave` says whether another game may take the place of the one in play."""
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._narrator = narrator
        self._adviser = adviser
        self._sheets = sheets
        self._window = window
        self._may_leave = may_leave

    def open(self) -> None:
        """The editor, with the position in play; before the first game, a start position."""
        session = self._session
        draft = Draft.of(session.game) if session.ticket else Draft.new(self._settings.new_preset)
        dialog = EditorDialog(draft, self._settings, self._narrator, self._adviser, self._window)
        dialog.play_wished.connect(self._play)
        self._sheets.ask(dialog)

    def _play(self, draft: Draft) -> None:
        if self._may_leave():
            self._session.open(draft.game(), self._seats())

    def _seats(self) -> Seats:
        """Who plays now, if that is not a demo; before the first game, who was chosen last."""
        settings = self._settings
        if self._session.ticket:
            return with_person(self._session.seats)
        if settings.new_opponent is SeatKind.PERSON:
            return two_persons()
        person = Seat(SeatKind.PERSON, settings.player_name)
        computer = Seat(SeatKind.COMPUTER, level=settings.new_level)
        side = Side.NORTH if settings.new_side is Draw.NORTH else Side.SOUTH
        return seated(person, computer, side)
