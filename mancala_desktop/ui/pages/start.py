"""The start page: the game that waits, what else there is to do, and the games saved last.

Where none are saved yet, the three games stand in their place.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.learn.next import Next
from mancala_desktop.play.library import Library
from mancala_desktop.play.recent import RecentFiles
from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Game
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.heaps import Lie
from mancala_desktop.ui.dialogs.form import STACKED_FROM
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.pages.file_card import FileCard
from mancala_desktop.ui.pages.game_card import GameCard
from mancala_desktop.ui.pages.hero import Hero
from mancala_desktop.ui.theme import text_scale
from mancala_desktop.ui.widgets.action_card import ActionCard
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.card import BLEED
from mancala_desktop.ui.widgets.label import Label

PADDING = 56 - BLEED  # the cards' shadows keep the rest
WIDE = 1100  # px of the page; below, the actions stand under the hero card
WIDEST = 1440  # px of what stands in the middle of a still wider page
AROUND = 310  # px above and below the board on the page, to the lower edge of the actions
SECOND_ROW = 44  # px that a second row of actions needs beyond what is free below the first
SIDE_BY_SIDE = {4: 2, 5: 3}  # of so many actions
COLUMNS, COLUMNS_WHEN_NARROW = 4, 3


class StartPage(QScrollArea):
    """Greets, and wishes: nothing is opened or begun here."""

    new_game_wished = Signal()
    family_wished = Signal(object)  # Family
    resume_wished = Signal()
    open_wished = Signal()
    file_wished = Signal(object)  # Path
    library_wished = Signal()
    rules_wished = Signal()
    learn_wished = Signal(object)  # Next, or None for all there is

    def __init__(
        self,
        narrator: Narrator,
        settings: Settings,
        library: Library | None = None,
        parent: QWidget | None = None,
        *,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._settings = settings
        self._recent = RecentFiles(settings)
        self._library = library or Library(parent=self)
        self._now = now
        self._dates = DateWords(self)
        self._seats: Seats | None = None  # of the game that waits
        self._proposal: Callable[[], tuple[Next, str]] | None = None  # what to learn next
        self._files: list[FileCard] = []
        self._shown: list[tuple[Path, int]] = []
        self._learning: Callable[[], str] = str
        self._wide: bool | None = None  # until the size is known
        self._text_scale = text_scale()
        self._build()
        settings.changed.connect(self._setting_changed)
        self._library.changed.connect(self._library_changed)
        self.show_unfinished(None)

    def show_unfinished(
        self,
        game: Game | None,
        seats: Seats | None = None,
        saved: datetime | None = None,
        lie: Lie | None = None,
    ) -> None:
        """Offer to play on with `game`, saved at that moment, its seeds as they lie on its page;
        None when no game waits."""
        self._seats = seats if game else None
        if game and seats:
            self._hero.show_game(game, seats, saved, lie)
        else:
            self._hero.show_opening(self._settings.new_preset)
        self.retranslate()

    def propose(self, proposal: Callable[[], tuple[Next, str]]) -> None:
        """Offer to learn what `proposal` says is next, in its words; it is asked whenever the page
        is shown."""
        self._proposal = proposal
        self.retranslate()

    def show_learning(self, progress: Callable[[], str]) -> None:
        """How far one has come in learning, in the language spoken now."""
        self._learning = progress
        self.retranslate()

    # ---------------------------------------------------------------- parts

    def _build(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        page = QWidget()
        self._hello, self._about = Label(), Label()
        self._hello.setProperty("role", "h1")
        self._about.setProperty("role", "secondary")
        for label in (self._hello, self._about):
            label.setContentsMargins(BLEED, 0, BLEED, 0)
            label.setWordWrap(True)
        self._hero = Hero(self._narrator)
        self._hero.pressed.connect(self.most_wanted)
        self._cards = self._new, self._learn, self._rules, self._open, self._saved = [
            ActionCard(icon_name)
            for icon_name in ("plus", "graduation-cap", "book-open", "folder-open", "library")
        ]
        self._rules.clicked.connect(self.rules_wished)
        self._saved.clicked.connect(self.library_wished)
        self._new.clicked.connect(self.new_game_wished)
        self._open.clicked.connect(self.open_wished)
        self._learn.clicked.connect(self._wish_to_learn)
        self._actions = QGridLayout()
        self._actions.setSpacing(0)  # the cards' shadows part them
        for row, action in enumerate(self._cards):
            self._actions.addWidget(action, row, 0)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(8)
        self._top.addWidget(self._hero, 5)
        self._top.addLayout(self._actions, 3)
        self._below = Label()
        self._below.setProperty("role", "h2")
        self._below.setContentsMargins(BLEED, 18, BLEED, 0)
        self._all = Button(kind=ButtonKind.GHOST)
        self._all.clicked.connect(self.library_wished)
        heading = QHBoxLayout()
        heading.addWidget(self._below, 1)
        heading.addWidget(self._all, 0, Qt.AlignmentFlag.AlignBottom)
        self._games = [GameCard(family, self._narrator) for family in Family]
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._column = column = QVBoxLayout(page)
        column.setSpacing(4)
        column.addWidget(self._hello)
        column.addWidget(self._about)
        column.addSpacing(10)
        column.addLayout(self._top)
        column.addLayout(heading)
        column.addLayout(self._grid)
        games = QHBoxLayout()
        games.setSpacing(0)
        for card in self._games:
            card.clicked.connect(partial(self.family_wished.emit, card.family))
            games.addWidget(card, 1)
        column.addLayout(games)
        column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)  # setWidget has just set it

    def _show_files(self) -> None:
        """New cards for the files saved last, as many as one row holds."""
        for old in self._files:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        columns = COLUMNS if self._wide else COLUMNS_WHEN_NARROW
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        self._shown = self._wanted()
        self._files = [FileCard(path, self._narrator) for path, _modified in self._shown]
        for place, file in enumerate(self._files):
            file.clicked.connect(partial(self.file_wished.emit, file.path))
            file.retranslate(self._now())
            self._grid.addWidget(file, 0, place)
        for card in self._games:
            card.setVisible(not self._files)
        self._name_below()

    def _wanted(self) -> list[tuple[Path, int]]:
        """The files opened or saved last, and then the games kept last, with when these were
        written; as many as one row holds."""
        most = COLUMNS if self._wide else COLUMNS_WHEN_NARROW
        kept = {game.path: game.modified for game in self._library.latest(most)}
        paths = dict.fromkeys([*self._recent.paths(), *kept])
        return [(path, kept.get(path, 0)) for path in paths][:most]

    def _library_changed(self) -> None:
        if self.isVisible() and self._wanted() != self._shown:
            self._show_files()
        self.retranslate()

    def _arrange(self, wide: bool) -> None:
        """Use the room of a wide page, or make do with that of a narrow one."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._wide = wide
        self._top.setDirection(across if wide else down)
        self._place_actions()
        for card in self._games:
            card.set_wide(wide)
        if self.isVisible():
            self._show_files()

    def _place_actions(self) -> None:
        """Below each other beside the hero card, else side by side in two rows."""
        shown = [self._new, self._learn, self._rules, self._open]
        if self._library.games:
            shown.append(self._saved)
        for card in self._cards:
            self._actions.removeWidget(card)
            card.setVisible(card in shown)
        stacked = self._wide or self._text_scale >= STACKED_FROM
        columns = 1 if stacked else SIDE_BY_SIDE[len(shown)]
        for place, card in enumerate(shown):
            self._actions.addWidget(card, place // columns, place % columns)
        for column in range(max(SIDE_BY_SIDE.values())):
            self._actions.setColumnStretch(column, int(column < columns))
        self._actions.setRowStretch(len(self._cards), int(stacked))
        around = AROUND + (SECOND_ROW if 1 < columns < len(shown) else 0)
        self._hero.set_picture_height(max(0, self.viewport().height() - around))

    def most_wanted(self) -> None:
        """What the large button does: go on with the game that waits, or begin one."""
        wish = self.resume_wished if self._seats else self.new_game_wished
        wish.emit()

    def _wish_to_learn(self) -> None:
        self.learn_wished.emit(self._proposal()[0] if self._proposal else None)

    # ---------------------------------------------------------------- words

    def retranslate(self) -> None:
        """Give every part its words."""
        now, name = self._now(), self._settings.player_name
        known = self._settings.recent_files or self._library.games
        first_run = not (self._seats or name or known)
        self._hello.setText(self.tr("Welcome!") if first_run else self._dates.hello(now, name))
        self._about.setText(self._invitation(first_run))
        self._hero.retranslate(now)
        self._new.set_words(self.tr("New game"), self.tr("Kalah, Oware or Congkak"))
        self._open.set_words(self.tr("Open a game"), self.tr("Play on, or look back at it"))
        if self._proposal:
            _next, words = self._proposal()
            self._learn.set_words(self.tr("Learn next"), words)
        else:
            first = self.tr("Rules, exercises, puzzles")
            self._learn.set_words(self.tr("Learn"), self._learning() or first)
        self._rules.set_words(self.tr("Rules"), self.tr("Read, watch, try"))
        count = len(self._library.games)
        self._saved.set_words(self.tr("Saved games"), self.tr("%Ln game(s)", "", count))
        if self._wide is not None:
            self._place_actions()
        self._all.setText(self.tr("Show all"))
        self._all.setAccessibleDescription(self.tr("Saved games"))
        for game in self._games:
            game.retranslate()
        for file in self._files:
            file.retranslate(now)
        self._name_below()

    def _name_below(self) -> None:
        self._below.setText(self.tr("Saved games") if self._files else self.tr("Choose a game"))
        self._all.setVisible(bool(self._files and self._library.games))

    def _invitation(self, first_run: bool) -> str:
        if first_run:
            return self.tr("Three games of pits and seeds, for one player or two.")
        if self._seats is None:
            return self.tr("What would you like to play?")
        if any(seat.kind is SeatKind.COMPUTER for seat in self._seats):
            return self.tr("Your game against the computer is waiting.")
        return self.tr("A game for two is waiting.")

    # ---------------------------------------------------------------- Qt

    def _setting_changed(self, key: str) -> None:
        if key == Settings.recent_files.key and self.isVisible():
            self._show_files()
        if key in (Settings.recent_files.key, Settings.player_name.key):
            self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and self._text_scale != text_scale():
            self._text_scale = text_scale()
            if self._wide is not None:
                self._arrange(self._wide)
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._show_files()
        self.retranslate()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = event.size().width()
        side = max(PADDING, (width - WIDEST) // 2)
        self._column.setContentsMargins(side, 6, side, 24)
        if self._wide is not (width >= WIDE):
            self._arrange(width >= WIDE)
        else:
            self._place_actions()
        super().resizeEvent(event)
