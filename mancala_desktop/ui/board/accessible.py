"""What makes the board a set of real controls: a button over every pit, a label over every store.

Graphics items are invisible to screen readers; these widgets are not. They take the keyboard's
focus and show it, and leave the mouse to the board below them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.marks import Mark, MarkPainter
from mancala_desktop.ui.board.theme import BoardTheme

Describe = Callable[[int], tuple[str, str]]
"""The accessible name and description of a hole, by ring index."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)
_SOW = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PitButton(QAbstractButton):
    """The pit with a ring index: `clicked` means that it was pressed by a tool, `sown` by a key."""

    sown = Signal(int)
    left = Signal(int, int, int)  # an arrow key: the pit, and the direction to go in
    focused = Signal(int, bool)  # the pit, and whether by the keyboard
    unfocused = Signal()

    def __init__(self, hole: int, ring: Callable[[QPainter, int, QPointF], None], parent: QWidget):
        super().__init__(parent)
        self.hole = hole
        self._ring = ring
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            self._ring(painter, self.hole, QPointF(self.pos()))
            painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focused.emit(self.hole, event.reason() in _BY_KEY)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.unfocused.emit()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _SOW:
            if not event.isAutoRepeat():
                self.sown.emit(self.hole)
        elif key in _ARROWS:
            self.left.emit(self.hole, *_ARROWS[key])
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class HoleControls:
    """The controls of one board. Only one pit can be reached by Tab, from there arrows lead on."""

    def __init__(
        self,
        viewport: QWidget,
        pits: int,
        *,
        sow: Callable[[int], None],
        press: Callable[[int], None],
        focus: Callable[[int | None], None],
        with_stores: bool = False,
    ):
        """A pit is sown by a key or pressed by a tool; `focus` hears on which one the keyboard's
        ring has come to be seen, or that it is seen on none. Stores are buttons, too, `with_stores`."""
        self._focus = focus
        self._geometry: Geometry | None = None
        self._marker: MarkPainter | None = None
        self._origin = QPointF()
        self._scale = 1.0
        self._current = 0
        self._ring_shown = False
        self._with_stores = with_stores
        self.controls: list[QWidget] = []
        for hole in range(2 * pits + 2):
            if hole % (pits + 1) == pits and not with_stores:
                store = QLabel(viewport)
                store.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                self.controls.append(store)
                continue
            pit = PitButton(hole, self._paint_ring, viewport)
            pit.sown.connect(sow)
            pit.left.connect(self._go)
            pit.focused.connect(self._stay)
            pit.unfocused.connect(partial(focus, None))
            pit.clicked.connect(lambda _=False, hole=hole: press(hole))
            self.controls.append(pit)
        self._stay(0, by_key=False)

    @property
    def current(self) -> QWidget:
        """The pit that has the keyboard's focus, or will get it."""
        return self.controls[self._current]

    @property
    def seen_focus(self) -> int | None:
        """The pit on which the keyboard's ring is seen."""
        return self._current if self._ring_shown and self.current.hasFocus() else None

    def place(
        self, geometry: Geometry, theme: BoardTheme, origin: QPointF, scale: float, margin: float
    ) -> None:
        """Lay the controls over the holes of a board whose face begins at `origin` of the viewport,
        shown `scale` times as large as it was painted; the ring reaches `margin` pixels out."""
        self._geometry, self._marker = geometry, MarkPainter(geometry, theme)
        self._origin, self._scale = origin, scale
        for hole, control in zip(geometry.holes, self.controls, strict=True):
            rect = hole.rect.adjusted(-margin, -margin, margin, margin)
            where = QRectF(rect.topLeft() * scale + origin, rect.size() * scale)
            control.setGeometry(where.toAlignedRect())

    def describe(self, describe: Describe) -> None:
        """Ask for all names anew; only what has changed is announced."""
        for hole, control in enumerate(self.controls):
            name, description = describe(hole)
            if control.accessibleName() != name:
                control.setAccessibleName(name)
            if control.accessibleDescription() != description:
                control.setAccessibleDescription(description)

    def remove(self) -> None:
        """Take the controls off the board."""
        for control in self.controls:
            control.hide()
            control.deleteLater()

    def show_ring(self, shown: bool) -> None:
        """Show the focus, or hide it from somebody who uses the mouse."""
        if shown != self._ring_shown:
            self._ring_shown = shown
            self.current.update()
            self._focus(self.seen_focus)

    def start_from(self, pit: int) -> None:
        """Let the keyboard go on from a pit, with the focus if a pit has it."""
        if self.current.hasFocus():
            self.controls[pit].setFocus(Qt.FocusReason.NoFocusReason)
        else:
            self._stay(pit, by_key=False)

    def _stay(self, hole: int, by_key: bool) -> None:
        self._current = hole
        if by_key:
            self._ring_shown = True
            self._focus(self.seen_focus)
        for control in self.controls:
            if isinstance(control, PitButton):
                here = control.hole == hole
                control.setFocusPolicy(
                    Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
                )

    def _go(self, hole: int, dx: int, dy: int) -> None:
        """To the nearest pit in a direction of the screen; at the edge the focus stays."""
        self.show_ring(True)
        if not self._geometry:
            return
        here = self._geometry.holes[hole]
        ahead = [
            (abs(there.x - here.x) + abs(there.y - here.y), there.index)
            for there in self._geometry.holes
            if (self._with_stores or not there.is_store)
            and (there.x - here.x) * dx + (there.y - here.y) * dy > 1
            and (
                abs((there.x - here.x) * dy) + abs((there.y - here.y) * dx) < 1
                or (dx and there.is_store is not here.is_store)
            )
        ]
        if ahead:
            self.controls[min(ahead)[1]].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._focus(self.seen_focus)

    def _paint_ring(self, painter: QPainter, hole: int, corner: QPointF) -> None:
        if self._marker and self._ring_shown:
            painter.translate(self._origin - corner)
            painter.scale(self._scale, self._scale)
            self._marker.paint(painter, hole, (Mark.FOCUS,))
