"""What a game keeps beside the line in play: comments and variations, changed by people."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from mancala_desktop.play.session import GameSession
from mancala_desktop.record import tree
from mancala_desktop.record.game import Node
from mancala_desktop.record.tree import Cut


class Annotations(QObject):
    """Changes the tree where play does not stand; the session tells of it by `edited`."""

    changed = Signal()  # whether a variation can be put back

    def __init__(self, session: GameSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._cut: Cut | None = None
        session.started.connect(self._begin)

    def comment(self, node: Node, text: str) -> None:
        """Write `text` at a place; an empty one takes the comment away."""
        if text != node.comment:
            node.comment = text
            self._session.edited.emit()

    def can_delete(self, node: Node) -> bool:
        """Whether a variation begins at `node`: play has not come through it."""
        return node.parent is not None and node not in self._session.game.current.path()

    def delete(self, node: Node) -> None:
        """Take the variation that begins at `node` out, to be put back by `restore`."""
        self._cut = tree.cut(self._session.game, node)
        self._session.edited.emit()
        self.changed.emit()

    @property
    def deleted(self) -> Node | None:
        """Where the variation begins that was taken out last and can be put back."""
        return self._cut.node if self._cut else None

    def restore(self) -> None:
        """Put back the variation that was taken out last."""
        piece, self._cut = self._cut, None
        if piece is None:
            return
        parent = piece.node.parent
        assert parent
        if all(child.pit != piece.node.pit for child in parent.children):  # or it was played anew
            tree.graft(piece)
            self._session.edited.emit()
        self.changed.emit()

    def promote(self, node: Node) -> None:
        """Make the line through `node` the main line.

        Beyond the present that is only the way a redo goes. Elsewhere play moves to the end of that
        line, and the line in play stays as a variation; an undo brings it back.
        """
        game = self._session.game
        end = [node, *tree.onwards(node)][-1]
        if game.current.parent is None or game.current in node.path():
            tree.prefer(node)
            self._session.edited.emit()
        else:
            self._session.go(end)

    def _begin(self) -> None:
        self._cut = None
        self.changed.emit()
