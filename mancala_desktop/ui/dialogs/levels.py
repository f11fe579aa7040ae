"""How strong the computer shall play: a ladder of levels, and below it what the chosen one is like."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mancala_desktop.engine.level import LEVELS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.dialogs.form import note
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.ladder import Ladder


class LevelChoice(QWidget):
    """One level is chosen; `level` is its number, from 1.

    What it is worth in Elo is told where it has been measured in the game to be played.
    """

    def __init__(self, narrator: Narrator, *, brief: bool = False) -> None:
        """A `brief` one does not say what the chosen level is like, only the tooltips do."""
        super().__init__()
        self._narrator = narrator
        self._levels = {level.number: level for level in LEVELS}
        self._family = Family.KALAH
        self._ladder = Ladder()
        for number in self._levels:
            self._ladder.add(number, str(number))
        self._character, self._worth = note(), Label()
        self._worth.setProperty("role", "secondary")
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self._ladder)
        line.addWidget(self._worth, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self._character)
        self._character.setVisible(not brief)
        self._ladder.chosen.connect(self._show)

    @property
    def level(self) -> int:
        """The number of the chosen level."""
        level = self._ladder.value
        assert isinstance(level, int)
        return level

    def offer(self, level: int) -> None:
        """Choose without telling it; the strongest where there is no such level."""
        self._ladder.choose(min(level, max(self._levels)))

    def retranslate(self, name: str) -> None:
        """Give every part its words; `name` is what the choice is about."""
        self._ladder.setAccessibleName(name)
        self._describe()

    def show_family(self, family: Family) -> None:
        """The game that will be played."""
        self._family = family
        self._describe()

    def _describe(self) -> None:
        for number in self._levels:
            name = self._narrator.people.level(number)
            self._ladder.describe(number, name, self._words(number))
        self._show()

    def _words(self, number: int) -> str:
        """How a level plays, and what that is worth."""
        return f"{self._narrator.people.character(number)} {self._elo(number)}".rstrip()

    def _elo(self, number: int) -> str:
        rating = self._levels[number].ratings.get(self._family)
        return self.tr("Elo {elo}").format(elo=rating.elo) if rating else ""

    def _show(self) -> None:
        self._character.setText(self._narrator.people.character(self.level))
        self._worth.setText(self._elo(self.level))
