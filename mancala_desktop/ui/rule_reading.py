"""Brings the rules reader into the window: as a page, and into the panel beside the game."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from mancala_desktop.assets import asset
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.panels.side import Tab
from mancala_desktop.ui.rules.place import ReaderPlace
from mancala_desktop.ui.widgets.buttons import plain

if TYPE_CHECKING:
    from mancala_desktop.ui.rules.reader import RulesReader


class RuleReading(QObject):
    """There is one reader, made when the rules are first looked at; it is where they are looked at."""

    opened = Signal()  # the page is to be shown
    left = Signal()  # and the page before it

    def __init__(
        self,
        session: GameSession,
        game: GamePage,
        narrator: Narrator,
        settings: Settings,
        actions: Actions,
        cache: Path | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session, self._game, self._actions = session, game, actions
        self._narrator, self._settings, self._cache = narrator, settings, cache
        self._reader: RulesReader | None = None
        self._at: ReaderPlace | None = None
        game.side.rules.opened.connect(self._open_beside)
        game.side.rules.left.connect(self._leave)
        actions.rules_leave.triggered.connect(self._leave)
        session.started.connect(self._follow)
        actions.rules.triggered.connect(self.opened)
        actions.rules_beside.triggered.connect(self._turn_panel)
        actions.rules_find.triggered.connect(self._search)
        actions.rules_on.triggered.connect(lambda: self.reader.turn(1))
        actions.rules_back.triggered.connect(lambda: self.reader.turn(-1))
        actions.rules_play.triggered.connect(lambda: self._example(try_it=False))
        actions.rules_try.triggered.connect(lambda: self._example(try_it=True))
        actions.rules_reset.triggered.connect(self._reset)
        self.enable(False)

    @cached_property
    def page(self) -> ReaderPlace:
        """The page of its own, made when somebody goes there."""
        page = ReaderPlace()
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.opened.connect(self._open_page)
        page.left.connect(self._leave)
        return page

    @property
    def reader(self) -> RulesReader:
        """The reader, made now if nobody has read the rules yet."""
        if self._reader is None:
            from mancala_desktop.ui.rules.reader import (  # noqa: PLC0415  loaded only if needed
                RulesReader,
            )

            self._reader = RulesReader(
                asset("learn"), self._narrator, self._settings, self._actions, self._cache
            )
            self._reader.changed.connect(self._renew)
        return self._reader

    def titles(self) -> tuple[str, str]:
        """What the page is called."""
        return plain(self._actions.rules.text()), ""

    def enable(self, in_game: bool) -> None:
        """What can be done now; `in_game` says whether the game is on stage."""
        self._actions.rules_beside.setEnabled(in_game)
        self._renew()

    def take_focus(self) -> None:
        """The keyboard goes to the reader."""
        self.reader.take_focus()

    # ---------------------------------------------------------------- where it is

    def _open_page(self) -> None:
        self._hold(self.page)
        self._renew()

    def _open_beside(self) -> None:
        self._hold(self._game.side.rules)
        self._renew()

    def _hold(self, place: ReaderPlace) -> None:
        reader = self.reader
        reader.setProperty("pane", place is not self.page)
        place.hold(reader)
        if self._at is not place:
            self._at = place
            if self._session.ticket:
                self._follow()

    def _follow(self) -> None:
        """Read about the game in play."""
        if self._reader and self._at and self._session.ticket:
            game = self._session.game
            self._reader.show_rules(game.preset_id, game.variant)

    def _leave(self) -> None:
        """Back to the page before, or to the moves."""
        if self._at is self.page:
            self.left.emit()
        elif self._game.side.tab is Tab.RULES:
            self._turn_panel()

    def _turn_panel(self) -> None:
        side, panel = self._game.side, self._actions.panel
        if side.isVisible() and side.tab is Tab.RULES:
            side.turn_to(Tab.MOVES)
            self._game.window().setFocus()
            return
        side.turn_to(Tab.RULES)
        panel.setChecked(True)
        self.reader.take_focus()

    # ---------------------------------------------------------------- what can be done

    def _example(self, *, try_it: bool) -> None:
        if example := self.reader.leaf.example:
            if try_it:
                example.try_it()
            else:
                example.play()

    def _search(self) -> None:
        self.reader.begin_search()

    def _reset(self) -> None:
        if example := self.reader.leaf.example:
            example.reset()

    def _renew(self) -> None:
        actions, reader = self._actions, self._reader
        seen = reader is not None and reader.isVisible()
        example = reader.leaf.example if seen and reader else None
        actions.rules_find.setEnabled(seen)
        actions.rules_leave.setEnabled(seen)
        actions.rules_on.setEnabled(bool(seen and reader and reader.can_turn(1)))
        actions.rules_back.setEnabled(bool(seen and reader and reader.can_turn(-1)))
        for action in (actions.rules_play, actions.rules_try, actions.rules_reset):
            action.setEnabled(example is not None)
