"""Has a board painted for its size, look and screen, beside the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.board.dressing import Dressing, Order
from mancala_desktop.ui.board.scene import BoardScene

REPAINT_DELAY = 120
"""So long (ms) a board or its picture is stretched after its size changed, before it is painted anew."""


class Dresser(QObject):
    """Only what was wanted last is ever painted to the end and handed over."""

    painted = Signal(object)  # a Dressing; the board may have been turned meanwhile

    def __init__(self, wanted: Callable[[], Order], parent: QObject) -> None:
        """`wanted` says what the board is to be painted for now."""
        super().__init__(parent)
        self._wanted = wanted
        self._ordered: Order | None = None
        self._aside = Aside(self)
        self._later = QTimer(self, singleShot=True, interval=REPAINT_DELAY)
        self._later.timeout.connect(self._order)

    def watch(self, board: BoardScene) -> None:
        """The board to be dressed from now on."""
        self._aside.drop()
        self._board = board

    def resized(self) -> None:
        """Paint for another size: the first one at once, others when they have stayed for a while."""
        if self._ordered:
            self._later.start()
        else:
            self._order()

    def moved_to_another_screen(self) -> None:
        """Paint for other device pixels, once the size has stayed for a while."""
        if self._ordered:
            self._later.start()

    def renew(self, *, anew: bool = False) -> None:
        """Paint what is wanted now, unless there is no size yet; `anew` even if the order is the
        same, as letters may have another size."""
        if self._ordered:
            if anew:
                self._ordered = None
            self._order()

    def _order(self) -> None:
        self._later.stop()
        order, board = self._wanted(), self._board
        if self._ordered and self._ordered.upright == order.upright:
            return
        self._ordered = order
        work = partial(Dressing.paint, order, board.shown, board.dressing)
        self._aside.ask(work, self.painted.emit)
