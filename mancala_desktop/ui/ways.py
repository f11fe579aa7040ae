"""The ways around the window: which page is seen, and how one gets from one to the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.session import GameSession
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.match import Match
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.pages.stack import Pages, Titles
from mancala_desktop.ui.pages.start import StartPage
from mancala_desktop.ui.reviews import Reviews
from mancala_desktop.ui.saved_games import SavedGames
from mancala_desktop.ui.school import School
from mancala_desktop.ui.starting import Starting


class Ways(QObject):
    """Turns to the page that is wanted; `pages` has those that were made."""

    turned = Signal()  # a page is seen now, perhaps the same as before

    def __init__(
        self,
        start: StartPage,
        starting: Starting,
        game: GamePage,
        match: Match,
        reviews: Reviews,
        saved: SavedGames,
        school: School,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._start, self._starting, self._game = start, starting, game
        self._reviews, self._saved = reviews, saved
        self.pages = Pages()
        self.pages.add(start)
        self.pages.add(game, match.titles)
        self._ways: dict[PageName, Callable[[], object]] = {
            PageName.START: self.show_start,
            PageName.GAME: self.show_game,
            PageName.REVIEW: reviews.open_game_in_play,
            **school.ways,
        }
        self._ways |= {name: partial(self._show_saved, name) for name in saved.ways}
        starting.back_wished.connect(self.show_game)
        reviews.opened.connect(lambda: self._show_new(reviews.page, reviews.titles))
        reviews.left.connect(self._show_before)
        school.page_wished.connect(self._show_new)
        school.left.connect(self._show_before)
        school.home_wished.connect(self.show_start)

    def connect_to(self, session: GameSession, actions: Actions) -> None:
        """Follow the game in play and what a person does."""
        session.started.connect(self.show_game)
        actions.home.triggered.connect(self.show_start)
        for page, action in self._saved.ways.items():
            action.triggered.connect(partial(self.go, page))

    def add(self, ways: Mapping[PageName, Callable[[], object]]) -> None:
        """What else can be gone to, as dialogs."""
        self._ways |= ways

    def go(self, page: PageName) -> None:
        """To a page, or a dialog, by its name."""
        self._ways[page]()

    def show_start(self) -> None:
        """The start page, with the game that is being played or the one that was offered."""
        self._starting.renew()
        self._show(self._start)
        self._window.setFocus()

    def show_game(self) -> None:
        """The game in play."""
        self._show(self._game)
        self._window.setFocus()

    @property
    def at_start(self) -> bool:
        """Whether the start page is seen."""
        return self.pages.sees(self._start)

    @property
    def in_game(self) -> bool:
        """Whether the game is on stage."""
        return self.pages.sees(self._game)

    @property
    def in_review(self) -> bool:
        """Whether a game is being reviewed."""
        return self._reviews.ready and self.pages.sees(self._reviews.page)

    def _show_saved(self, name: PageName) -> None:
        page = self._saved.to(name)
        self._show_new(page, partial(self._saved.titles, name))
        page.setFocus()

    def _show_before(self) -> None:
        page = self.pages.before
        if page is self._game:
            self.show_game()
        elif page is None or page is self._start:
            self.show_start()
        else:
            self._show(page)
            page.setFocus()

    def _show_new(self, page: QWidget, titles: Titles) -> None:
        self.pages.add(page, titles)
        self._show(page)

    def _show(self, page: QWidget) -> None:
        self.pages.turn_to(page)
        self.turned.emit()
