"""A saved game as a card: its last position, its name, how far it came."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mancala_desktop.play.saved import SavedGame, in_short
from mancala_desktop.play.seats import below, seats_of
from mancala_desktop.play.storage import StorageError, load
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.widgets.action_card import CardButton
from mancala_desktop.ui.widgets.board_picture import BoardPicture
from mancala_desktop.ui.widgets.card import BLEED
from mancala_desktop.ui.widgets.elided import Elided
from mancala_desktop.ui.widgets.label import Label


class FileCard(CardButton):
    """Shows the game in the file `path`; of a file that cannot be read, its name alone."""

    def __init__(self, path: Path, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._narrator = narrator
        self._dates = DateWords(self)
        self._words = SavedWords(narrator, self)
        self._game, self._saved = _read(path)
        self._picture = BoardPicture()
        self._name, self._score, self._about = Elided(), Label(), Elided()
        self._name.setProperty("role", "h3")
        self._score.setProperty("role", "secondary")
        self._about.setProperty("role", "secondary")
        column = QVBoxLayout()
        column.setContentsMargins(BLEED + 10, BLEED + 10, BLEED + 10, BLEED + 14)
        column.setSpacing(1)
        column.addWidget(self._picture)
        column.addStretch(1)
        title = QHBoxLayout()
        title.setSpacing(8)
        title.addWidget(self._name, 1)
        title.addWidget(self._score)
        column.addLayout(title)
        column.addWidget(self._about)
        self.hold(column, self._picture, self._name, self._score, self._about)
        if self._game:
            flipped = below(seats_of(self._game)) is Side.NORTH
            self._picture.show_game(self._game, flipped=flipped)

    def retranslate(self, now: datetime) -> None:
        """Give the card its words."""
        saved, about = self._saved, self._about_game(now)
        name = self._words.name(saved) if saved else self.path.stem
        score = self._words.score(saved) if saved and self._game else ""
        self._name.show_words(name)
        self._score.setText(score)
        self._about.show_words(about)
        self.setAccessibleName(name)
        self.setAccessibleDescription(" · ".join(filter(None, (score, about))))

    def _about_game(self, now: datetime) -> str:
        if self._game is None or self._saved is None:
            return self.tr("cannot be read")
        parts = [
            self._narrator.rules.family(self._game.variant.family),
            self.tr("%n turn(s)", "", self._saved.turns),
            self._dates.day(self._saved.saved, now),
        ]
        return " · ".join(parts)


def _read(path: Path) -> tuple[Game | None, SavedGame | None]:
    """The game, and the same in short; what cannot be read is None."""
    try:
        reading = load(path)
        return reading.game, in_short(path, path.stat(), reading)
    except (StorageError, OSError):
        return None, None
