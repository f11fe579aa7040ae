"""The page of puzzles: that of the day, one that suits the learner, and all of a kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from mancala_desktop.learn.puzzles import Entry, Puzzle, Theme
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.narration.puzzle_words import PuzzleWords
from mancala_desktop.ui.pages.cards_page import CardsPage
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.action_card import ActionCard
from mancala_desktop.ui.widgets.board_picture import BoardPicture
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.card import Card
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.segmented import Segmented

BOARD = 360  # px of the board of the day
SIDE_BY_SIDE_FROM = 760  # px

_ICONS = {
    Theme.WIN_IN_ONE_TURN: "zap",
    Theme.WIN: "trophy",
    Theme.SAVE_DRAW: "equal",
    Theme.GAIN: "chart-column",
    Theme.EXTRA_TURN: "rotate-cw",
    Theme.CAPTURE: "target",
    Theme.SACRIFICE: "arrow-down",
    Theme.RELAY: "repeat",
}
"""The kinds that have a card of their own."""


class PuzzlesPage(CardsPage):
    """Shows and wishes. `solved` are the ids of puzzles that were solved."""

    day_wished = Signal()
    wished = Signal(object)  # Theme, or None for one of any kind

    def __init__(
        self,
        entries: Mapping[str, Entry],
        words: PuzzleWords,
        actions: Actions,
        today: Callable[[], Puzzle],
        solved: Callable[[], set[str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(actions, parent, back=actions.learn)
        self._entries, self._words = entries, words
        self._today, self._solved = today, solved
        self.families = Segmented()
        for family in (None, *Family):
            self.families.add(family, "")
        self.families.chosen.connect(self.show_anew)
        self.head.addWidget(self.families)
        self.head.addStretch(1)
        self.retranslate()

    @property
    def family(self) -> Family | None:
        """The game whose puzzles are wanted; None for all."""
        value = self.families.value
        return value if isinstance(value, Family) else None

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Puzzles"))
        self.families.setAccessibleName(self.tr("Game"))
        self.families.set_text(None, self.tr("All games"))
        for family in Family:
            self.families.set_text(family, self._words.family(family))
        self.show_anew()

    def show_anew(self) -> None:
        if self.isVisible():
            self.show_cards([self._of_the_day(), self._kinds()])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_anew()

    # ---------------------------------------------------------------- cards

    def _of_the_day(self) -> QWidget:
        puzzle = self._today()
        entry = self._entries[puzzle.id]
        card = Card()
        picture = BoardPicture(counts=True)
        family = PRESETS[puzzle.preset_id].variant.family
        flipped = puzzle.position.to_sow is Side.NORTH
        picture.show_position(family, puzzle.position, flipped=flipped)
        picture.setFixedWidth(scaled(BOARD))
        title, about, goal = Label(), Label(), Label()
        title.setText(self.tr("Puzzle of the day"))
        title.setProperty("role", "h2")
        about.setText(self._words.short(entry))
        about.setProperty("role", "secondary")
        goal.setText(self._words.goal(puzzle))
        done = puzzle.id in self._solved()
        go = Button(
            self.tr("Solve again") if done else self.tr("Solve"),
            ButtonKind.SECONDARY if done else ButtonKind.PRIMARY,
            "check" if done else "puzzle",
        )
        go.clicked.connect(self.day_wished)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addStretch(1)
        for label in (title, about, goal):
            label.setWordWrap(True)
            words.addWidget(label)
        words.addSpacing(6)
        words.addWidget(go, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        wide = self.viewport().width() >= scaled(SIDE_BY_SIDE_FROM)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        line = QBoxLayout(across if wide else down, card)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(20)
        line.addWidget(picture)
        line.addLayout(words, 1)
        return card

    def _kinds(self) -> QWidget:
        """A card for each kind of puzzle, with how many of it are solved."""
        solved, part = self._solved(), QWidget()
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)  # the cards' shadows part them
        columns = 2 if self.viewport().width() >= scaled(SIDE_BY_SIDE_FROM) else 1
        suits = ActionCard("shuffle")
        suits.set_words(
            self.tr("A puzzle that suits you"),
            self._words.solved(*self._count(self._of(None), solved)),
        )
        suits.clicked.connect(partial(self.wished.emit, None))
        cards = [suits]
        for theme, icon_name in _ICONS.items():
            if entries := self._of(theme):
                card = ActionCard(icon_name)
                card.set_words(
                    self._words.theme(theme), self._words.solved(*self._count(entries, solved))
                )
                card.clicked.connect(partial(self.wished.emit, theme))
                cards.append(card)
        for place, card in enumerate(cards):
            grid.addWidget(card, place // columns, place % columns)
        return part

    def _of(self, theme: Theme | None) -> Sequence[Entry]:
        """The puzzles of a kind, of the game that is chosen."""
        return [
            entry
            for entry in self._entries.values()
            if (theme is None or theme in entry.themes)
            and self.family in (None, PRESETS[entry.preset_id].variant.family)
        ]

    def _count(self, entries: Sequence[Entry], solved: set[str]) -> tuple[int, int]:
        return sum(entry.id in solved for entry in entries), len(entries)
