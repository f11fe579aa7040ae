"""The large card of the start page: the game that waits, or a board to begin on."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mancala_desktop.play.seats import SeatKind, Seats, below
from mancala_desktop.record.game import Game, turns
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.board.heaps import Lie
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.widgets.board_picture import BoardPicture
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.card import Card
from mancala_desktop.ui.widgets.label import Label

LEAST_WIDTH = 360  # px of the board


class Hero(Card):
    """A board, what is on it, and the one button that is most wanted."""

    pressed = Signal()

    def __init__(self, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=10)
        self._narrator = narrator
        self._dates = DateWords(self)
        self._game: Game | None = None
        self._seats: Seats | None = None
        self._saved: datetime | None = None
        self._preset_id = ""
        self._picture = BoardPicture(counts=True)
        self._title, self._about = Label(), Label()
        self._title.setProperty("role", "h3")
        self._about.setProperty("role", "secondary")
        self._about.setWordWrap(True)
        self._button = Button(kind=ButtonKind.PRIMARY, icon_name="play")
        self._button.clicked.connect(self.pressed)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._about)
        below = QHBoxLayout()
        below.setContentsMargins(16, 0, 16, 8)
        below.setSpacing(16)
        below.addLayout(words, 1)
        below.addWidget(self._button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        middle = QHBoxLayout()
        middle.addStretch()
        middle.addWidget(self._picture, 1)
        middle.addStretch()
        column.addLayout(middle)
        column.addStretch(1)
        column.addLayout(below)

    def set_picture_height(self, most: int) -> None:
        """Keep the board so low, in px, that what stands below the card is in sight."""
        height = self._picture.heightForWidth(1000)
        self._picture.setMaximumWidth(max(LEAST_WIDTH, most * 1000 // height))

    def show_game(
        self, game: Game, seats: Seats, saved: datetime | None, lie: Lie | None = None
    ) -> None:
        """A game that waits to be played on; `lie` says which seed lies where, if it is on the
        board of the game's page."""
        self._game, self._seats, self._saved = game, seats, saved
        flipped = below(seats) is Side.NORTH
        self._picture.show_game(game, lie, flipped=flipped)

    def show_opening(self, preset_id: str) -> None:
        """The board of a game that could be begun."""
        self._game, self._preset_id = None, preset_id
        variant = PRESETS[preset_id].variant
        self._picture.show_position(variant.family, variant.start())

    def retranslate(self, now: datetime) -> None:
        """Give the card its words."""
        rules = self._narrator.rules
        if self._game and self._seats:
            self._title.setText(self._opponents(self._game, self._seats))
            self._about.setText(self._standing(self._game, self._seats, now))
            self._button.setText(self.tr("Continue"))
        else:
            variant = PRESETS[self._preset_id].variant
            self._title.setText(rules.preset(self._preset_id))
            self._about.setText(f"{rules.size(variant)} · {rules.goal(variant)}")
            self._button.setText(self.tr("New game"))
        self._picture.setAccessibleName(self._title.text())
        self._button.setAccessibleDescription(f"{self._title.text()}. {self._about.text()}")

    def _opponents(self, game: Game, seats: Seats) -> str:
        family = self._narrator.rules.family(game.variant.family)
        people = self._narrator.people
        computers = [seat for seat in seats if seat.kind is SeatKind.COMPUTER]
        if len(computers) == 1:
            return self.tr("{game} against computer, level {level}").format(
                game=family, level=computers[0].level
            )
        south, north = (people.told_apart(side, seats) for side in Side)
        return self.tr("{game}: {south} and {north}").format(game=family, south=south, north=north)

    def _standing(self, game: Game, seats: Seats, now: datetime) -> str:
        position = game.position
        first = below(seats)  # a person who plays the computer
        number = len(turns(game.current.path())) // 2 + 1
        if seats[position.to_sow].kind is SeatKind.PERSON and (
            seats[position.to_sow.other].kind is SeatKind.COMPUTER
        ):
            whose = self.tr("your move")
        else:
            name = self._narrator.people.told_apart(position.to_sow, seats)
            whose = self.tr("{name} to move").format(name=name)
        parts = [
            self.tr("Turn {number}").format(number=number),
            whose,
            self._narrator.board.score(position.store(first), position.store(first.other)),
        ]
        if self._saved:
            parts.append(self._dates.moment(self._saved, now))
        return " · ".join(parts)
