"""Which pit's sowing is previewed: the one the pointer has dwelt on, or the one just focused.

A preview is asked for by a hand that moves. When the board comes to rest under a pointer that lies
still nothing is previewed, so that the marks of the last sowing can be seen.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board.animator import Animator
from mancala_desktop.ui.board.markings import Markings
from mancala_desktop.ui.board.preview import Foresee, Preview
from mancala_desktop.ui.board.scene import BoardScene

DWELL = 150
"""So long (ms) the pointer stays on a pit before its sowing is previewed."""


class Foresight(QObject):
    """Shows a preview, and at rest which pits earn an extra turn, as long as `foresee` is there."""

    previewed = Signal(object)  # the Sowing, or None when the preview is gone

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._foresee: Foresee | None = None
        self._sowing: Sowing | None = None
        self._by_pointer = False
        self._pit = -1  # the pointer is on
        self._dwell = QTimer(self, singleShot=True, interval=DWELL)
        self._dwell.timeout.connect(lambda: self._show(self._pit, by_pointer=True))

    def watch(self, board: BoardScene, markings: Markings, animator: Animator) -> None:
        """The board to show previews on, from now on."""
        self._board, self._markings, self._animator = board, markings, animator

    def believe(self, foresee: Foresee | None) -> None:
        """Who knows what a pit would do; None for no previews."""
        self._foresee = foresee
        self.renew()

    # ---------------------------------------------------------------- what hands do

    def point(self, pit: int | None) -> None:
        """The pointer has moved, and is on a playable pit or on none."""
        if self._sowing and pit == self._sowing.pit:
            return
        if pit is None or not self._foresee:
            self._dwell.stop()
            if self._by_pointer:
                self.hide()
        elif not (self._dwell.isActive() and pit == self._pit):
            self.hide()
            self._pit = pit
            self._dwell.start()

    def focus(self, pit: int | None) -> None:
        """The keyboard's focus is seen on a pit, or on none any more."""
        if pit is not None:
            self._show(pit, by_pointer=False)
        elif self._sowing and not self._by_pointer:
            self.hide()

    def hide(self) -> None:
        """No preview now, and none to come until a hand moves."""
        self._dwell.stop()
        self._by_pointer = False
        if self._sowing:
            self._sowing = self._markings.preview = None
            self._board.show_preview(None)
            self._markings.update()
            self.previewed.emit(None)

    # ---------------------------------------------------------------- what is shown

    def renew(self) -> None:
        """The board has changed: no preview, and notes of the extra turns there are now."""
        self.hide()
        foresee, playable = self._foresee, self._markings.playable
        again: list[int] = []
        if foresee and not self._animator.moving:
            sowings = [sowing for pit in sorted(playable) if (sowing := foresee(pit))]
            again = [sowing.pit for sowing in sowings if sowing.again]
        self._board.show_again(again)

    def _show(self, pit: int, *, by_pointer: bool) -> None:
        self.hide()
        markings, animator = self._markings, self._animator
        if not self._foresee or animator.moving or pit not in markings.playable:
            return
        sowing = self._foresee(pit)
        if sowing:
            self._sowing, self._by_pointer = sowing, by_pointer
            markings.preview = Preview.of(sowing)
            self._board.show_preview(markings.preview, animator.falling(sowing))
            markings.update()
            self.previewed.emit(sowing)
