"""Which place of the game is looked at, while the game itself goes on."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import Node
from mancala_desktop.record.tree import belongs, onwards
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing


class Where(Enum):
    """How the place that is looked at lies to the one where play stands."""

    PRESENT = auto()
    EARLIER = auto()
    TAKEN_BACK = auto()  # beyond the present, on its line
    VARIATION = auto()


class Looking(QObject):
    """Looks at the present until somebody looks elsewhere. It never changes the game.

    One looks along a line: that of the game, or the one through a variation that was looked at,
    which stays the line until the present is looked at again.
    """

    moved = Signal(object, object)  # Node before, Node now: another place is looked at
    changed = Signal()  # that, or where the place lies to the present

    def __init__(self, session: GameSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._node: Node | None = None  # None: the present
        self._along: Node | None = None  # a place beside the line of the game that it leads through
        session.started.connect(self._begin)
        session.changed.connect(self._follow)
        session.edited.connect(self._stay_in_tree)

    # ---------------------------------------------------------------- what is

    @property
    def node(self) -> Node:
        """The place that is looked at."""
        return self._node or self._session.game.current

    @property
    def position(self) -> Position:
        """The position there; in the present with what an end of the players' has changed."""
        return self._node.position if self._node else self._session.game.position

    @property
    def last(self) -> Sowing | None:
        """The sowing that led there; None at the start."""
        node = self._node
        if node is None:
            return self._session.game.last
        return node.sowing if node.parent else None

    @property
    def sowings(self) -> tuple[Sowing, ...]:
        """The sowings that lead from the start to there."""
        if self._node is None:
            return self._session.game.sowings
        return tuple(node.sowing for node in self._node.path())

    @property
    def settled(self) -> Node | None:
        """Where play stands, if the players have ended the game there and moved seeds for it."""
        game = self._session.game
        return game.current if game.settlement else None

    @property
    def away(self) -> bool:
        """Whether it is another place than the present."""
        return self._node is not None

    @property
    def where(self) -> Where:
        """How it lies to the present."""
        node, current = self._node, self._session.game.current
        if node is None:
            return Where.PRESENT
        if node.parent is None or node in current.path():
            return Where.EARLIER
        return Where.TAKEN_BACK if node in onwards(current) else Where.VARIATION

    def line(self) -> list[Node]:
        """The places one looks along, without the root."""
        if self._along is None:
            return self._session.game.line()
        return [*self._along.path(), *onwards(self._along)]

    @property
    def can_go_back(self) -> bool:
        """Whether there is an earlier place."""
        return self.node.parent is not None

    @property
    def can_go_on(self) -> bool:
        """Whether the line goes on."""
        return self._next() is not None

    # ---------------------------------------------------------------- looking around

    def go(self, node: Node) -> None:
        """Look at any place of the tree."""
        before, current = self.node, self._session.game.current
        if node is before:
            return
        if node is current:
            self._node = self._along = None
        else:
            if node.parent and node not in self.line():
                self._along = None if node in self._session.game.line() else node
            self._node = node
        self.moved.emit(before, node)
        self.changed.emit()

    def first(self) -> None:
        """Look at the start."""
        self.go(self._session.game.root)

    def back(self) -> None:
        """One sowing back."""
        if parent := self.node.parent:
            self.go(parent)

    def on(self) -> None:
        """One sowing on along the line."""
        if node := self._next():
            self.go(node)

    def present(self) -> None:
        """Look at the game as it stands."""
        self.go(self._session.game.current)

    def _next(self) -> Node | None:
        node, line = self.node, self.line()
        place = line.index(node) + 1 if node.parent else 0
        return line[place] if place < len(line) else None

    # ---------------------------------------------------------------- the game goes on

    def _begin(self) -> None:
        self._node = self._along = None
        self.changed.emit()

    def _follow(self) -> None:
        """What is looked at may be the present now, and one that was a variation the line."""
        game = self._session.game
        if self._node is game.current:
            self._node = self._along = None
        elif self._along is not None and self._along in game.line():
            self._along = None
        elif self._node and self._along is None and self._node.parent:
            self._along = None if self._node in game.line() else self._node
        self.changed.emit()

    def _stay_in_tree(self) -> None:
        """What is looked at may have been cut out."""
        before = self.node
        if self._along is not None and not belongs(self._along):
            self._along = None
        node: Node | None = before
        while node and not belongs(node):
            node = node.parent
        if node and node is not before:
            self.go(node)
        self._follow()
