"""Keys that are pressed one after the other: the second one means nothing by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Chords(QObject):
    """Keeps the second key of a chord from those who would take it for a pit or another action.

    Qt passes it on where the chord's action is disabled, and the first key as well where all such
    actions are. Every key asks for an override first, whoever takes it in the end: there the window
    learns of it.
    """

    refused = Signal(object)  # QAction: its chord was pressed, but it is not possible now

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._begun: str | None = None
        self._refused: QAction | None = None
        self._passed_on = False  # Qt does not wait for a second key
        self._second = False
        self.guard(window)

    def guard(self, taker: QWidget) -> None:
        """Keep second keys from this part of the window, too, which takes keys itself."""
        taker.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._begun, self._second = None, False
        elif isinstance(event, QKeyEvent) and event.key() not in _ALONE:
            if event.type() == QEvent.Type.ShortcutOverride and watched is self._window:
                self._asked(event)
            elif event.type() == QEvent.Type.KeyPress:
                return self._pressed(event)
        return False

    def _asked(self, event: QKeyEvent) -> None:
        keys = QKeySequence(event.keyCombination()).toString()
        first, self._begun, self._second = self._begun, None, False
        if first is not None and event.text().isalnum():
            self._second = True
            self._refused = self._deeds().get((first, keys))
            if self._passed_on:
                event.accept()  # or it would be a shortcut of its own
        elif any(keys == begins for begins, *_ in self._deeds()):
            self._begun = keys
        self._passed_on = False

    def _pressed(self, event: QKeyEvent) -> bool:
        if self._begun is not None:
            self._passed_on = True
            return True
        if not self._second:
            return False
        self._second = False
        if self._refused is not None:
            self.refused.emit(self._refused)
        return True

    def _deeds(self) -> dict[tuple[str, ...], QAction]:
        return {
            tuple(keys.toString().split(", ")): action
            for action in self._window.actions()
            for keys in action.shortcuts()
            if keys.count() == 2
        }
