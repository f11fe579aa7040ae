"""The dialogs of the main window: made when asked for, gone when closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from mancala_desktop.engine.cores import core_name
from mancala_desktop.play.engine_options import engine_options
from mancala_desktop.play.seats import Seats
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.boards import boards
from mancala_desktop.ui.dialogs.about import AboutDialog
from mancala_desktop.ui.dialogs.comment import CommentDialog
from mancala_desktop.ui.dialogs.form import Form
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.dialogs.new_game import NewGameDialog
from mancala_desktop.ui.dialogs.own_boards import OwnBoardsDialog
from mancala_desktop.ui.dialogs.pie import PieDialog
from mancala_desktop.ui.dialogs.settings import SettingsDialog
from mancala_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from mancala_desktop.ui.dialogs.table import TableDialog
from mancala_desktop.ui.menus import Menus
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.names import PageName

End = tuple[Side | None, Seats | None]  # of a game: who has won, and who sat where


class Sheets(QObject):
    """Opens one dialog at a time, over its window."""

    sound_wished = Signal()  # to hear how loud it is
    closed = Signal()

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        narrator: Narrator,
        actions: Actions,
        menus: Menus,
        window: QWidget,
        *,
        may_leave: Callable[[], bool],
    ) -> None:
        """`may_leave` says whether another game may take the place of the one in play."""
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._narrator = narrator
        self._actions = actions
        self._menus = menus
        self._window = window
        self._may_leave = may_leave
        self._last: End | None = None
        self.last_end: Callable[[], End] = lambda: (None, None)  # before the app began
        self.open: Form | None = None
        self.ways: dict[PageName, Callable[[], object]] = {
            PageName.NEW_GAME: self.new_game,
            PageName.SETTINGS: self.settings,
            PageName.ABOUT: self.about,
            PageName.SHORTCUTS: self.shortcuts,
            PageName.OWN_BOARDS: self.own_boards,
            PageName.PLAYERS: self.players,
            PageName.PIE: self.pie,
        }
        session.finished.connect(self._remember_end)
        actions.new.triggered.connect(self.new_game)
        actions.settings.triggered.connect(self.settings)
        actions.shortcuts.triggered.connect(self.shortcuts)
        actions.own_boards_page.triggered.connect(self.own_boards)
        actions.about.triggered.connect(self.about)
        actions.players.triggered.connect(self.players)

    def new_game(self) -> None:
        """Asks for a new game and begins it."""
        self.new_game_of(None)

    def new_game_of(self, family: Family | None) -> None:
        """The same with this game chosen; without one, that of the last time."""
        winner, seats = self._last or self.last_end()
        dialog = NewGameDialog(
            self._settings,
            self._narrator,
            family=family,
            last_winner=winner,
            last_seats=seats,
            parent=self._window,
        )
        dialog.accepted.connect(lambda: self._begin(dialog))
        self._show(dialog)

    def players(self) -> None:
        """Asks who plays on."""
        session = self._session
        family = session.game.variant.family
        over = session.outcome is not None
        dialog = TableDialog(
            session.seats,
            family,
            self._narrator,
            self._window,
            over=over,
            person=self._settings.player_name,
        )
        dialog.accepted.connect(lambda: session.reseat(dialog.seats))
        self._show(dialog)

    def pie(self) -> None:
        """Asks the second player to keep the side or to change it."""
        session = self._session
        dialog = PieDialog(session.game, session.seats, self._narrator, self._window)
        dialog.answered.connect(session.answer_pie)
        self._show(dialog)

    def settings(self) -> None:
        """The settings."""
        dialog = SettingsDialog(self._settings, core_name(), self._window)
        dialog.sound_wished.connect(self.sound_wished)
        self._show(dialog)

    def shortcuts(self) -> None:
        """All keys."""
        listed = self._actions.listed()
        self._show(ShortcutsDialog(listed, self._window, self._menus.groups))

    def own_boards(self) -> None:
        """How one makes a board of one's own."""
        self._show(OwnBoardsDialog(boards().folder, self._window))

    def about(self) -> None:
        """What this is."""
        options = engine_options(self._settings, cache=None)
        self._show(AboutDialog(core_name(), options, self._window))

    def comment(self, where: Callable[[], str], text: str, keep: Callable[[str], object]) -> None:
        """Asks what there is to say about a place, and lets `keep` have it."""
        dialog = CommentDialog(where, text, self._window)
        dialog.accepted.connect(lambda: keep(dialog.text))
        self._show(dialog)

    def ask(self, dialog: Form) -> None:
        """A question of somebody else's; what is open is closed for it."""
        self._show(dialog)

    def tell(self, say: Callable[[], str], *, heading: Callable[[], str] | None = None) -> None:
        """That something did not work, or what the `heading` says; what is open stays open below it."""
        dialog = MessageDialog(say, self.open or self._window, heading=heading)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def retranslate(self) -> None:
        """Gives the open dialog its words once more, now that the actions have theirs."""
        if self.open is not None:
            self.open.retranslate()

    def _show(self, dialog: Form) -> None:
        if self.open is not None:
            self.open.close()
        self.open = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        self.open = None
        self.closed.emit()

    def _remember_end(self, outcome: Outcome) -> None:
        self._last = outcome.winner, self._session.seats

    def _begin(self, dialog: NewGameDialog) -> None:
        if dialog.setup is not None and self._may_leave():
            self._session.begin(dialog.setup)
