"""The reviews of one window: from which game, with which question first, and what the bars say."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.reviewer import Reviewer
from mancala_desktop.play.seats import seats_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Header
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.dialogs.review_question import ReviewQuestion
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.sheets import Sheets

if TYPE_CHECKING:
    from mancala_desktop.ui.pages.review import ReviewPage
    from mancala_desktop.ui.reviewing import Reviewing


class Reviews(QObject):
    """Says when the page is to be seen, and makes it when somebody first goes there: the window is not
    to wait for it, and for its board, when it opens."""

    opened = Signal()
    left = Signal()
    made = Signal(object)  # ReviewPage

    def __init__(
        self,
        session: GameSession,
        adviser: Adviser,
        settings: Settings,
        narrator: Narrator,
        actions: Actions,
        sheets: Sheets,
        cache: Path | None,
        window: QWidget,
        *,
        now: Callable[[], datetime],
    ) -> None:
        """`cache` is a folder in which painted boards may be kept."""
        super().__init__(sheets)
        self._now, self._window, self._cache = now, window, cache
        self._session, self._adviser, self._settings = session, adviser, settings
        self._narrator, self._actions, self._sheets = narrator, actions, sheets
        self._dates = DateWords(self)
        actions.review.triggered.connect(self._ask)

    @cached_property
    def page(self) -> ReviewPage:
        """A board, the list and the graph."""
        from mancala_desktop.ui.pages.review import ReviewPage  # noqa: PLC0415  loaded only if needed

        position, family = self._session.position, self._session.game.variant.family
        board = BoardView(boards().look(family, self._cache), position, SHAPES[family])
        page = ReviewPage(board, self._actions)
        self.made.emit(page)
        return page

    @cached_property
    def reviewing(self) -> Reviewing:
        """Who keeps the page in step."""
        from mancala_desktop.ui.reviewing import Reviewing  # noqa: PLC0415  loaded only if needed

        reviewing = Reviewing(
            self.page,
            Reviewer(self._adviser, self),
            self._narrator,
            self._settings,
            self._actions,
            self._cache,
        )
        reviewing.left.connect(self.left)
        return reviewing

    @property
    def ready(self) -> bool:
        """Whether the page was wanted yet."""
        return "reviewing" in vars(self)

    def open(self, game: Game) -> None:
        """What every sowing of a game was worth; the one in play or any other."""
        self.reviewing.open(game, seats_of(game))
        self.opened.emit()
        self.page.take_focus()

    def open_game_in_play(self) -> None:
        """The same of the game in play, without a question."""
        self.open(self._session.game)

    def enable(self, *, on_stage: bool) -> None:
        """What can be done, as the page is to be seen or is not."""
        self._actions.review.setEnabled(not on_stage and bool(self._session.game.line()))
        if self.ready:
            self.reviewing.enable(on_stage=on_stage)
        else:
            for action in self._actions.in_review():
                action.setEnabled(False)

    def wear(self) -> None:
        """The board that is chosen, for the theme the window wears."""
        if self.ready:
            self.reviewing.wear()

    def retell(self) -> None:
        """Everything once more, as after a change of language."""
        if self.ready:
            self.reviewing.retell()

    def titles(self) -> tuple[str, str]:
        """What the page is called, and who played, how it ended and when: `Marlene – Computer ·
        23 : 25 · 30 November`."""
        game, seats = self.reviewing.game, self.reviewing.seats
        south, north = (self._narrator.people.told_apart(side, seats) for side in Side)
        parts = [f"{south} – {north}"]
        if outcome := game.result:
            parts.append(self._narrator.endings.short(outcome, seats))
        with suppress(ValueError):
            day = datetime.fromisoformat(game.headers.get(Header.DATE, ""))
            parts.append(self._dates.day(day, self._now()))
        return self.tr("Review"), " · ".join(parts)

    def _ask(self) -> None:
        """Review the game in play; if it goes on still, a person has to know that this helps."""
        if self._session.outcome:
            self.open_game_in_play()
        else:
            question = ReviewQuestion(self._window)
            question.accepted.connect(self.open_game_in_play)
            self._sheets.ask(question)
