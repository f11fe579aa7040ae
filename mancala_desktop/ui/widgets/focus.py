"""The ring around whatever has the keyboard.

One transparent widget per window, on top of everything: so the ring lies 2 px outside its widget,
where the widget itself could not paint, and no widget can forget it.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QGraphicsView, QMenu, QWidget
from shiboken6 import isValid

from mancala_desktop.ui.theme import worn
from mancala_desktop.ui.widgets.card import Card

OFFSET = 2
RADIUS = 9 + OFFSET
OWN_RING = "ring of its own"  # a property of widgets that show the focus themselves
_MOVES = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
}


class FocusRings(QObject):
    """Moves one ring after the keyboard focus, through all windows of the application."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._ring: FocusRing | None = None
        app.focusChanged.connect(self._moved)

    def _moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self._ring is not None and isValid(self._ring):  # a closed window took its ring along
            self._ring.leave()
        self._ring = None
        if now is not None and _shows_ring(now):
            self._ring = FocusRing(now)


class FocusRing(QWidget):
    """A ring around one widget, for as long as that has the focus.

    It keeps no reference to its window: Python would destroy a window without an owner together
    with the ring, in the middle of which Qt then destroys the ring once more.
    """

    def __init__(self, around: QWidget) -> None:
        super().__init__(around.window())
        self._around = around
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for widget in _up_to_window(around):
            widget.installEventFilter(self)
        self._place()

    def leave(self) -> None:
        """Takes the ring away."""
        self.hide()
        self.deleteLater()

    def _place(self) -> None:
        reach = OFFSET + worn().focus
        window = self.window()
        if not window.isAncestorOf(self._around):  # it was taken elsewhere, and keeps the focus
            self.hide()
            return
        corner = self._around.mapTo(window, QPoint(0, 0))
        box = QRect(corner, self._around.size()).adjusted(-reach, -reach, reach, reach)
        self.setGeometry(box)
        self.setVisible(self._around.isVisible())
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        half = theme.focus / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for area in _up_to_window(self._around):
            if isinstance(area, QAbstractScrollArea):
                view = area.viewport()
                seen = QRect(view.mapTo(self.window(), QPoint(0, 0)), view.size())
                painter.setClipRect(seen.translated(-self.pos()))
        painter.setPen(QPen(QColor(theme.accent), theme.focus))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(half, half, -half, -half), RADIUS, RADIUS
        )


def _shows_ring(widget: QWidget) -> bool:
    """Not windows and menus, nor cards, the pits of a board and what says so, which draw a ring of
    their own."""
    if widget.isWindow() or isinstance(widget, QMenu | Card) or widget.property(OWN_RING):
        return False
    return not any(isinstance(each, QGraphicsView) for each in _up_to_window(widget))


def _up_to_window(widget: QWidget) -> Iterator[QWidget]:
    """The widget, what it lies in, and so on to its window."""
    around: QWidget | None = widget
    while around is not None:
        yield around
        around = None if around.isWindow() else around.parentWidget()
