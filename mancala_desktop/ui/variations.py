"""What else was tried in a game: listed, looked at, made the main line, taken out, put back."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from mancala_desktop.play.annotations import Annotations
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import Node
from mancala_desktop.record.tree import tried
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.menus import Menus
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.sheets import Sheets


class Variations(QObject):
    """Works on the place that is looked at, and on the variation it belongs to."""

    changed = Signal()  # a variation was taken out or put back

    def __init__(
        self,
        session: GameSession,
        conductor: Conductor,
        page: GamePage,
        narrator: Narrator,
        actions: Actions,
        sheets: Sheets,
        menus: Menus,
    ) -> None:
        super().__init__(conductor)
        self._session = session
        self._looking = conductor.looking
        self._page = page
        self._words = narrator.places
        self._actions = actions
        self._sheets = sheets
        self._menus = menus
        self._annotations = Annotations(session, self)
        self._seen_deleted = False  # something was looked at since, and the message read
        self._annotations.changed.connect(self._changed)
        self._looking.moved.connect(self._look)
        session.sown.connect(self._look)
        actions.variations.triggered.connect(partial(self._open, None))
        actions.promote.triggered.connect(self._promote)
        actions.delete_variation.triggered.connect(self._delete)
        actions.restore_variation.triggered.connect(self._annotations.restore)
        actions.comment.triggered.connect(self.comment)
        page.moves.list.menu_wished.connect(self._open_at)

    def able(self) -> dict[QAction, bool]:
        """Which of its actions can do something."""
        actions, began = self._actions, self._began()
        return {
            actions.variations: bool(self._choices()),
            actions.promote: began is not None,
            actions.delete_variation: began is not None,
            actions.restore_variation: self._annotations.deleted is not None,
            actions.comment: bool(self._session.ticket),
        }

    @property
    def deleted_here(self) -> Node | None:
        """The variation that has just been taken out, until something else is looked at."""
        return None if self._seen_deleted else self._annotations.deleted

    def comment(self) -> None:
        """Let a person write about the place that is looked at."""
        node = self._looking.node
        keep = partial(self._annotations.comment, node)
        self._sheets.comment(partial(self._words.comment, node), node.comment, keep)

    def _began(self) -> Node | None:
        """Where the variation begins that is looked at: off the line of the game, or, beyond the
        present, what has been taken back."""
        line = self._session.game.line()
        for node in self._looking.node.path():
            if node not in line:
                return node
        for node in self._looking.node.path():
            if self._annotations.can_delete(node):
                return node
        return None

    def _choices(self) -> list[Node]:
        """The ways at the place that is looked at: instead of its sowing or, if nothing else was
        tried there, after it."""
        node = self._looking.node
        here = tried(node)
        if len(here) > 1:
            return here
        return list(node.children) if len(node.children) > 1 else []

    # ---------------------------------------------------------------- what a person does

    def _open_at(self, place: int, where: QPoint) -> None:
        """The menu of a sowing in the list, which is looked at first."""
        if place:
            self._looking.go(self._looking.line()[place - 1])
        self._open(where)

    def _open(self, where: QPoint | None, *_checked: bool) -> None:
        """The menu with the ways at the place that is looked at."""
        menu = self._menu()
        if where is None:
            button = self._page.navigation.variations
            shown = button if button.isVisible() else self._page.more_button
            self._menus.open_above(menu, shown)
        else:
            self._menus.pop_up(menu, where)

    def _menu(self) -> QMenu:
        game, seen = self._session.game, self._looking.node
        line = game.line()
        group = QActionGroup(self)
        ways = []
        for node in self._choices():
            way = QAction(self._words.variation(node, played=node in line), group)
            way.setCheckable(True)
            way.setChecked(node is seen or node in self._looking.line())
            way.triggered.connect(partial(self._looking.go, node))
            ways.append(way)
        menu = self._menus.tried(ways)
        menu.destroyed.connect(group.deleteLater)
        return menu

    def _promote(self) -> None:
        if node := self._began():
            before = self._session.game.current
            self._annotations.promote(node)
            if self._session.game.current is not before:
                self._looking.present()

    def _delete(self) -> None:
        node = self._began()
        if node is None or not self._annotations.can_delete(node):
            return
        assert node.parent
        self._looking.go(node.parent)
        self._seen_deleted = False
        self._annotations.delete(node)

    def _changed(self) -> None:
        self.changed.emit()

    def _look(self, *_places: object) -> None:
        if self._annotations.deleted and not self._seen_deleted:
            self._seen_deleted = True
            self.changed.emit()
