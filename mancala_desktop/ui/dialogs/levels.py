"""How strong the computer shall play: a ladder of levels, and below it what the chosen one is like."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mancala_desktop.engine.level import LEVELS
from mancala_desktop.ui.dialogs.form import note
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.ladder import Ladder


class LevelChoice(QWidget):
    """One level is chosen; `level` is its number, from 1."""

    def __init__(self, narrator: Narrator) -> None:
        super().__init__()
        self._narrator = narrator
        self._numbers = [level.number for level in LEVELS]
        self._ladder = Ladder()
        for number in self._numbers:
            self._ladder.add(number, str(number))
        self._character = note()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._ladder, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._character)
        self._ladder.chosen.connect(self._show)

    @property
    def level(self) -> int:
        """The number of the chosen level."""
        level = self._ladder.value
        assert isinstance(level, int)
        return level

    def offer(self, level: int) -> None:
        """Choose without telling it; the strongest where there is no such level."""
        self._ladder.choose(min(level, self._numbers[-1]))

    def retranslate(self, name: str) -> None:
        """Give every part its words; `name` is what the choice is about."""
        people = self._narrator.people
        self._ladder.setAccessibleName(name)
        for number in self._numbers:
            self._ladder.describe(number, people.level(number), people.character(number))
        self._show()

    def _show(self) -> None:
        self._character.setText(self._narrator.people.character(self.level))
