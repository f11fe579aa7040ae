"""The board of the editor, on which seeds are laid."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.settings import Speed
from mancala_desktop.rules.position import Position
from mancala_desktop.ui.board.accessible import PitButton
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import BoardShape
from mancala_desktop.ui.board.view import BoardView

WIDTH, HEIGHT = 520, 180  # px
NOTCH = 120  # what a mouse wheel tells for one notch


class DraftBoard(BoardView):
    """Content with little room, and glad of more. The wheel and the right button lay seeds, too."""

    laid = Signal(int, int)  # the hole, and how many seeds more

    def __init__(self, look: Look, position: Position, shape: BoardShape) -> None:
        super().__init__(look, position, shape)
        self.setMinimumSize(WIDTH, HEIGHT)
        self.set_speed(Speed.OFF)
        self.set_reduced_motion(True)
        _Touch(self)

    def take_focus(self, hole: int) -> None:
        """The keyboard goes on from a hole that was laid on; a store has no focus of its own."""
        control = self.controls[hole] if isinstance(self.controls[hole], PitButton) else self
        control.setFocus(Qt.FocusReason.MouseFocusReason)

    def order_tabs(self, before: QWidget, behind: QWidget) -> None:
        """Let Tab lead from one part over a pit to the other."""
        for control in self.controls:
            if isinstance(control, PitButton):
                QWidget.setTabOrder(before, control)
                before = control
        QWidget.setTabOrder(before, behind)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT)


class _Touch(QObject):
    """Sees the wheel and the right button before the board does."""

    def __init__(self, board: DraftBoard) -> None:
        super().__init__(board)
        self._board = board
        board.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent):
            return self._lay(event.position(), event.angleDelta().y() // NOTCH)
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and isinstance(event, QMouseEvent):
            return event.button() is Qt.MouseButton.RightButton and self._lay(event.position(), -1)
        return False

    def _lay(self, point: QPointF, seeds: int) -> bool:
        hole = self._board.hole_at(point)
        if hole is None or not seeds:
            return False
        self._board.laid.emit(hole, seeds)
        return True
