"""Which pit a key names."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from mancala_desktop.rules.board import SOUTH_LETTERS


def pit_number(event: QKeyEvent) -> int:
    """The number of the pit a key names, from 1; 0 for any other key."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    letter = event.text().lower()
    if held or len(letter) != 1:
        return 0
    if letter in "12345678":
        return int(letter)
    return SOUTH_LETTERS.find(letter) + 1
