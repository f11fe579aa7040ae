"""Which pit's sowing is previewed: the one the pointer has dwelt on, or the one just focused.

What hides a preview may pass while the hand stays where it is: seeds have flown, a pit has been
refused. Then the pit below the hand that moved last is previewed, after it has been dwelt on anew.
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
        self._noting = True
        self._sowing: Sowing | None = None
        self._by_pointer = False
        self._pit = -1  # that is dwelt on
        self._focused: int | None = None
        self._by_keys = False  # the hand that moved last was at the keyboard
        self._dwell = QTimer(self, singleShot=True, interval=DWELL)
        self._dwell.timeout.connect(self._dwelt)

    def watch(self, board: BoardScene, markings: Markings, animator: Animator) -> None:
        """The board to show previews on, from now on."""
        self._board, self._markings, self._animator = board, markings, animator

    def believe(self, foresee: Foresee | None) -> None:
        """Who knows what a pit would do; None for no previews."""
        self._foresee = foresee
        self.renew()

    def note_extra_turns(self, noting: bool) -> None:
        """Whether the pits with an extra turn are told before a hand is on them."""
        if noting != self._noting:
            self._noting = noting
            self.renew()

    # ---------------------------------------------------------------- what hands do

    def point(self, pit: int | None) -> None:
        """The pointer has moved, and is on a playable pit or on none."""
        self._by_keys = False
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
        self._focused, self._by_keys = pit, pit is not None
        if pit is not None:
            self._show(pit, by_pointer=False)
        elif self._sowing and not self._by_pointer:
            self.hide()

    def demonstrate(self, sowing: Sowing) -> None:
        """Show what a playable pit would do, also where nobody foresees it; a hand that moves on to
        another pit ends that."""
        self.hide()
        if not self._animator.moving and sowing.pit in self._markings.playable:
            self._preview(sowing, by_pointer=sowing.pit == self._markings.hovered)

    def hide(self) -> None:
        """No preview now, and none to come until a hand moves or `stay` is called."""
        self._dwell.stop()
        self._by_pointer = False
        if self._sowing:
            self._sowing = self._markings.preview = None
            self._board.show_preview(None)
            self._markings.update()
            self.previewed.emit(None)

    def stay(self) -> None:
        """Nothing hides the board any more: what a hand is on is dwelt on, if it is not seen yet."""
        markings = self._markings
        if (
            not self._foresee
            or self._animator.moving
            or self._sowing
            or markings.pressed is not None
        ):
            return
        hands = (self._focused, markings.hovered)
        for pit in hands if self._by_keys else reversed(hands):
            if pit is not None and pit in markings.playable:
                self._pit = pit
                self._dwell.start()
                return

    # ---------------------------------------------------------------- what is shown

    def renew(self) -> None:
        """The board has changed: no preview for a moment, and notes of the extra turns there are
        now."""
        self.hide()
        foresee, playable = self._foresee, self._markings.playable
        again: list[int] = []
        if foresee and self._noting and not self._animator.moving:
            sowings = [sowing for pit in sorted(playable) if (sowing := foresee(pit))]
            again = [sowing.pit for sowing in sowings if sowing.again]
            again = [pit for pit in again if pit != self._markings.hint]  # it would hide the bulb
        self._board.show_again(again)
        self.stay()

    def _dwelt(self) -> None:
        self._show(self._pit, by_pointer=self._pit == self._markings.hovered)

    def _show(self, pit: int, *, by_pointer: bool) -> None:
        self.hide()
        markings, animator = self._markings, self._animator
        if not self._foresee or animator.moving or pit not in markings.playable:
            return
        sowing = self._foresee(pit)
        if sowing:
            self._preview(sowing, by_pointer=by_pointer)

    def _preview(self, sowing: Sowing, *, by_pointer: bool) -> None:
        markings = self._markings
        self._sowing, self._by_pointer = sowing, by_pointer
        markings.preview = Preview.of(sowing)
        self._board.show_preview(markings.preview, self._animator.falling(sowing))
        markings.update()
        self.previewed.emit(sowing)
