"""A saved game as a card: its last position, its name, how far it came."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mancala_desktop.play.seats import below, seats_of
from mancala_desktop.play.storage import StorageError, load
from mancala_desktop.record.game import Game, turns
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.dates import DateWords
from mancala_desktop.ui.widgets.action_card import CardButton
from mancala_desktop.ui.widgets.board_picture import BoardPicture
from mancala_desktop.ui.widgets.card import BLEED


class FileCard(CardButton):
    """Shows the game in the file `path`; of a file that cannot be read, its name alone."""

    def __init__(self, path: Path, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._narrator = narrator
        self._dates = DateWords(self)
        self._game = _game(path)
        self._picture = BoardPicture()
        self._name, self._about = QLabel(), QLabel()
        self._name.setProperty("role", "h3")
        self._about.setProperty("role", "secondary")
        column = QVBoxLayout()
        column.setContentsMargins(BLEED + 10, BLEED + 10, BLEED + 10, BLEED + 14)
        column.setSpacing(1)
        column.addWidget(self._picture)
        column.addStretch(1)
        column.addWidget(self._name)
        column.addWidget(self._about)
        self.hold(column, self._picture, self._name, self._about)
        if self._game:
            flipped = below(seats_of(self._game)) is Side.NORTH
            self._picture.show_game(self._game, flipped=flipped)

    def retranslate(self, now: datetime) -> None:
        """Give the card its words."""
        name, about = self.path.stem, self._about_game(now)
        self._name.setText(name)
        self._about.setText(about)
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)

    def _about_game(self, now: datetime) -> str:
        if self._game is None:
            return self.tr("cannot be read")
        played = len(turns(self._game.line()))
        saved = datetime.fromtimestamp(self.path.stat().st_mtime)
        parts = [
            self._narrator.rules.family(self._game.variant.family),
            self.tr("%n turn(s)", "", played),
            self._dates.day(saved, now),
        ]
        return " · ".join(parts)


def _game(path: Path) -> Game | None:
    try:
        return load(path).game
    except StorageError:
        return None
