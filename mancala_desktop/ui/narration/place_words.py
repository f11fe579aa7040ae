"""Places of a game in words: where one looks, and what there is to be done there."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.play.looking import Where
from mancala_desktop.record.game import Node
from mancala_desktop.record.tree import onwards
from mancala_desktop.ui.narration.board_words import BoardWords
from mancala_desktop.ui.panels.turns import number, shown_name


class PlaceWords(QObject):
    """Says which place of a game is meant; moves are numbered as in the list."""

    def __init__(self, board: BoardWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    def place(self, node: Node) -> str:
        """`move 7, South c`; before the first move `the start`."""
        if node.parent is None:
            return self.tr("the start")
        return self.tr("move {number}, {side} {pit}").format(
            number=number(node), side=self._board.side(node.side), pit=self.pit(node)
        )

    def pit(self, node: Node) -> str:
        """What was sown; a choice that waits for the other side's stays a secret."""
        layout = node.position.layout
        if node.children:  # the other side has chosen since
            return self._board.pit(layout, node.pit)
        return shown_name(node, lambda pit: self._board.pit(layout, pit))

    def looking(self, node: Node, where: Where) -> str:
        """Where somebody looks who does not look at the present."""
        place = self.place(node)
        match where:
            case Where.TAKEN_BACK:
                words = self.tr("You are looking at what was taken back: {place}")
            case Where.VARIATION:
                words = self.tr("You are looking at a variation: {place}")
            case _:
                words = self.tr("You are looking back: {place}")
        return words.format(place=place)

    def back(self) -> str:
        """That one looks at the present again."""
        return self.tr("You are back in the game.")

    def short(self, node: Node) -> str:
        """Beside a score: which moment it is that of."""
        if node.parent is None:
            return self.tr("at the start")
        return self.tr("at move {number}").format(number=number(node))

    def gone_on(self, node: Node) -> str:
        """That the game has come to `node` while somebody looked elsewhere."""
        return self.tr("The game has gone on to {place}.").format(place=self.place(node))

    def offer(self, present: str, play_on: str) -> str:
        """What can be done where nothing can be sown; the words are keys."""
        words = self.tr(
            "Nothing is sown while you look back: {present} goes back to the game, {play_on} plays on from here."
        )
        return words.format(present=present, play_on=play_on)

    def played_on(self, node: Node, undo: str) -> str:
        """That the game goes on from an earlier place, or another one; `undo` is a key."""
        words = self.tr("The game goes on from {place}. {undo} brings back what was played.")
        return words.format(place=self.place(node), undo=undo)

    def replaying(self, node: Node) -> str:
        """How far a replay of the game has come."""
        return self.tr("Replay: {place}").format(place=self.place(node))

    def deleted(self, node: Node) -> str:
        """That the variation beginning with `node` was taken out."""
        return self.tr("Deleted: the variation {place}.").format(place=self.place(node))

    def comment(self, node: Node) -> str:
        """What is commented on."""
        return self.tr("Comment on {place}").format(place=self.place(node))

    def variation(self, node: Node, *, played: bool) -> str:
        """A way the game goes or could go from here, in a menu: `c, 3 more moves`."""
        more = len(onwards(node))
        pit = self.pit(node)
        if played:
            return self.tr("{pit} – as the game goes").format(pit=pit)
        if not more:
            return self.tr("{pit} – tried").format(pit=pit)
        return self.tr("{pit} – tried, and %n sowing(s) after it", "", more).format(pit=pit)
