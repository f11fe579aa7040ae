"""Keys that are pressed one after the other: the second one means nothing by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Chords(QObject):
    """Keeps the second key of a chord from those who would take it for a pit or another action, and
    says which chord is not possible now.

    Where all actions of a first key are disabled, Qt passes both keys on like any others. Otherwise
    it waits for the second one, and passes on that one alone where its action is disabled.
    """

    refused = Signal(object)  # QAction: its chord was pressed, but it is not possible now

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._first = ""  # the first key of a chord that has been begun
        self._passed_on = False  # Qt does not wait for the second one
        self._second = False  # it is asked for just now, and not to be passed on
        self._impossible: dict[tuple[str, ...], QAction] = {}  # when the chord was begun
        self.guard(window)

    def guard(self, taker: QWidget) -> None:
        """Keep second keys from this part of the window, too, which takes keys itself."""
        taker.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._first, self._second = "", False
        elif isinstance(event, QKeyEvent) and event.key() not in _ALONE:
            if event.type() == QEvent.Type.ShortcutOverride and watched is self._window:
                self._asked(event)
            elif event.type() == QEvent.Type.KeyPress:
                return self._pressed(event)
        return False

    def _asked(self, event: QKeyEvent) -> None:
        """A key is pressed, and Qt waits for no second one; or it would not ask."""
        keys = _name(event)
        first, self._first, self._second = self._first, "", False
        if self._passed_on and first and event.text().isalnum():
            self._second = True
            event.accept()  # or it would be a shortcut of its own
            self._refuse(first, keys)
        else:
            self._begin(keys)
        self._passed_on = False

    def _begin(self, keys: str) -> None:
        chords = {
            tuple(chord.toString().split(", ")): action
            for action in self._window.actions()
            for chord in action.shortcuts()
            if chord.count() == 2
        }
        if any(first == keys for first, _ in chords):
            self._first = keys
            self._impossible = {
                chord: action for chord, action in chords.items() if not action.isEnabled()
            }

    def _pressed(self, event: QKeyEvent) -> bool:
        keys = _name(event)
        if self._first and keys == self._first:
            self._passed_on = True
            return True
        if self._first:  # Qt has waited for it in vain
            first, self._first = self._first, ""
            self._refuse(first, keys)
            return True
        taken, self._second = self._second, False
        return taken

    def _refuse(self, first: str, second: str) -> None:
        deed = self._impossible.get((first, second))
        if deed is not None and not deed.isEnabled():
            self.refused.emit(deed)


def _name(event: QKeyEvent) -> str:
    return QKeySequence(event.keyCombination()).toString()
