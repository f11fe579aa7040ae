"""Which presses on a board are choices."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from mancala_desktop.ui.board.animator import Animator
from mancala_desktop.ui.board.foresight import Foresight
from mancala_desktop.ui.board.markings import Markings


class Choosing(QObject):
    """Whatever is pressed brings a moving board to its end at once. It is a choice as well if its
    pit was playable before and is so after."""

    chosen = Signal(int)  # a pit or a store

    def __init__(self, foresight: Foresight, parent: QObject) -> None:
        super().__init__(parent)
        self._foresight = foresight
        self._must_be_playable = False  # as it was pressed in motion

    def watch(self, markings: Markings, animator: Animator) -> None:
        """The board to choose on, from now on."""
        self._markings, self._animator = markings, animator

    def press(self, pit: int) -> None:
        """By its name or by a tool, as a click on it would."""
        self._foresight.hide()
        moving, meant = self._animator.moving, pit in self._markings.playable
        self._animator.finish()
        if not moving or (meant and pit in self._markings.playable and not self._animator.moving):
            self.chosen.emit(pit)

    def sow(self, pit: int) -> None:
        """By Space or Enter: in motion it only finishes, for the pit meant is the one sown before."""
        self._foresight.hide()
        if self._animator.moving:
            self._animator.finish()
        else:
            self.chosen.emit(pit)

    def push(self, pit: int | None) -> None:
        """The mouse's button goes down on a hole, or beside all."""
        self._foresight.hide()
        moving = self._animator.moving
        meant = not moving or pit in self._markings.playable
        self._animator.finish()
        if pit is not None and meant and not self._animator.moving:
            self._markings.press(pit)
            self._must_be_playable = moving

    def let_go(self, over: int | None) -> None:
        """The button comes up: a choice if it does where it went down."""
        pit = self._markings.pressed
        if pit is None:
            return
        self._markings.press(None)
        held = over == pit and not self._animator.moving
        if held and (pit in self._markings.playable or not self._must_be_playable):
            self.chosen.emit(pit)
