"""Brings the clocks into the window: shows them, holds them, and covers the board in a pause."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMenu, QWidget

from mancala_desktop.play.clocks import Clocks, Hold
from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.clock_display import ClockDisplay
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.pause_cover import PauseCover


class Timing(QObject):
    """The clocks of one window; whoever else has a reason to hold them does so by `clocks`.

    They stand while a dialog of ours is open (the window is then blocked), while a menu is, and
    while the game is not on stage. In another program's window one may think on. A game between
    computers stands, too, while something lies over it or another page is on stage.
    """

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        conductor: Conductor,
        narrator: Narrator,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.clocks = Clocks(session, parent=self)
        self.display = ClockDisplay(
            self.clocks, session, conductor.plates, narrator, conductor.announcer, page
        )
        self.cover = PauseCover(page.stage)
        self._session = session
        self._page = page
        self._window = window
        self._announcer = conductor.announcer
        self._pause = actions.pause
        self._paused_at = 0  # the ticket
        self._over: set[Hold] = set()  # what lies over the game
        window.installEventFilter(self)
        page.installEventFilter(self)
        if not page.isVisible():
            self._cover(Hold.AWAY)
        self._pause.triggered.connect(session.pause)
        self.cover.over.connect(lambda: session.pause(False))
        session.changed.connect(self._changed)
        self._changed()

    def hold_while(self, menu: QMenu) -> None:
        """No clock runs as long as this menu is open."""
        menu.aboutToHide.connect(lambda: self._uncover(Hold.MENU))
        self._cover(Hold.MENU)

    def wait_for_advice(self, waiting: bool) -> None:
        """No clock runs while a person waits for a hint, or for the tutor."""
        if waiting:
            self.clocks.hold(Hold.ADVICE)
        else:
            self.clocks.release(Hold.ADVICE)

    def close(self) -> None:
        """Note what has been used up to now; no clock runs any more."""
        self.clocks.hold(Hold.AWAY)

    def _cover(self, by: Hold) -> None:
        self._over.add(by)
        self.clocks.hold(by)
        self._session.suspend(self._session.demo)

    def _uncover(self, by: Hold) -> None:
        self._over.discard(by)
        self.clocks.release(by)
        if not self._over:
            self._session.suspend(False)

    def _changed(self) -> None:
        """Cover the board, uncover it, or end a pause in which the game was changed all the same."""
        session = self._session
        watched = any(seat.kind is SeatKind.PERSON for seat in session.seats)
        if session.paused and watched and self._paused_at not in (0, session.ticket):
            self._paused_at = 0
            session.pause(False)
            return
        self._enable()
        covered = session.paused and watched
        self._paused_at = session.ticket if session.paused else 0
        if covered == self.cover.isVisibleTo(self._page):
            return
        self._page.board.setEnabled(not covered)
        self.cover.setVisible(covered)
        if covered:
            self.cover.button.setFocus()
            self._announcer.say(self.cover.text)
        else:
            self._window.setFocus()

    def _enable(self) -> None:
        session = self._session
        in_play = session.ticket > 0 and session.outcome is None
        self._pause.setEnabled(in_play and self._page.isVisible())
        self._pause.setChecked(session.paused)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            if event.type() == QEvent.Type.WindowBlocked:
                self._cover(Hold.DIALOG)
            elif event.type() == QEvent.Type.WindowUnblocked:
                self._uncover(Hold.DIALOG)
        elif event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and not event.spontaneous():
            if event.type() == QEvent.Type.Show:
                self._uncover(Hold.AWAY)
            else:
                self._cover(Hold.AWAY)
            self._enable()
        return super().eventFilter(watched, event)
