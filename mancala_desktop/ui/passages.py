"""How the board comes from one place of a game to another that somebody looks at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.play.looking import Looking
from mancala_desktop.record.game import Node
from mancala_desktop.ui.board.heaps import Heaps, Lie, heaps_of
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.share.still import Still, still_of


class Passages(QObject):
    """Lets the board tell a sowing on or back by its steps, and shows what is farther off at once.

    As long as one is `under_way` the board moves for whoever looks, and not for the game, which
    does not wait for it.
    """

    def __init__(self, board: BoardView, looking: Looking, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._looking = looking
        self.under_way = False
        self.first_time = False  # told in its own time, not in that of what was seen before

    def show(self, before: Node, after: Node) -> None:
        """From a place to the one that is looked at now."""
        self.end()
        if self._looking.settled in (before, after):  # no sowing alone leads from or to there
            self.jump()
        elif after.parent is before:
            self.under_way = True
            self._board.animate(after.sowing, again=not self.first_time)
        elif before.parent is after:
            self.under_way = True
            self._board.animate_back(before.sowing, self._looking.last)
        else:
            self.jump()

    def jump(self) -> None:
        """What is looked at, at once."""
        self.end()
        looking = self._looking
        self._board.show_position(looking.position, looking.last, heaps=self.heaps())

    def end(self) -> None:
        """Let the board come to rest at where it was going."""
        self._board.finish()

    def heaps(self) -> Heaps:
        """How the seeds lie at the place that is looked at: always the same."""
        sowings = self._looking.sowings
        start = sowings[0].before if sowings else self._looking.position
        return heaps_of(start, sowings)

    def still(self) -> Still:
        """What the board shows, or will when it has come to rest."""
        lie = Lie.of(self.heaps()) if self._board.moving else self._board.lie
        return still_of(self._looking.position, self._looking.last, lie)
