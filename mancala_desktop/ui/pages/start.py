"""The start page: the game that waits, what else there is to do, and the games saved last."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.play.recent import RecentFiles
from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import Game
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.dates import DateWords
from mancala_desktop.ui.pages.file_card import FileCard
from mancala_desktop.ui.pages.hero import Hero
from mancala_desktop.ui.widgets.action_card import ActionCard
from mancala_desktop.ui.widgets.card import BLEED

PADDING = 56 - BLEED  # the cards' shadows keep the rest
HERO_WIDTH = 720 + 2 * BLEED
WIDE = 1100  # px of the page; below, the actions stand under the hero card
QWIDGETSIZE_MAX = (1 << 24) - 1  # Qt's word for no limit, which PySide does not hand out
COLUMNS, COLUMNS_WHEN_NARROW = 4, 3


class StartPage(QScrollArea):
    """Greets, and wishes: nothing is opened or begun here."""

    new_game_wished = Signal()
    resume_wished = Signal()
    open_wished = Signal()
    file_wished = Signal(object)  # Path

    def __init__(
        self,
        narrator: Narrator,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._settings = settings
        self._recent = RecentFiles(settings)
        self._now = now
        self._dates = DateWords(self)
        self._seats: Seats | None = None  # of the game that waits
        self._files: list[FileCard] = []
        self._build()
        settings.changed.connect(self._setting_changed)
        self.show_unfinished(None)

    def show_unfinished(
        self, game: Game | None, seats: Seats | None = None, saved: datetime | None = None
    ) -> None:
        """Offer to play on with `game`, saved at that moment; None when no game waits."""
        self._seats = seats if game else None
        if game and seats:
            self._hero.show_game(game, seats, saved)
        else:
            self._hero.show_opening(self._settings.new_preset)
        self.retranslate()

    # ---------------------------------------------------------------- parts

    def _build(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        page = QWidget()
        self._hello, self._about = QLabel(), QLabel()
        self._hello.setProperty("role", "h1")
        self._about.setProperty("role", "secondary")
        for label in (self._hello, self._about):
            label.setContentsMargins(BLEED, 0, BLEED, 0)
            label.setWordWrap(True)
        self._hero = Hero(self._narrator)
        self._hero.pressed.connect(self.most_wanted)
        self._new, self._open = ActionCard("plus"), ActionCard("folder-open")
        self._new.clicked.connect(self.new_game_wished)
        self._open.clicked.connect(self.open_wished)
        self._actions = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._actions.setSpacing(0)  # the cards' shadows part them
        self._actions.addWidget(self._new)
        self._actions.addWidget(self._open)
        self._actions.addStretch()
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(8)
        self._top.addWidget(self._hero, 5)
        self._top.addLayout(self._actions, 3)
        self._saved = QLabel()
        self._saved.setProperty("role", "h2")
        self._saved.setContentsMargins(BLEED, 18, BLEED, 0)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        column = QVBoxLayout(page)
        column.setContentsMargins(PADDING, 6, PADDING, 24)
        column.setSpacing(4)
        column.addWidget(self._hello)
        column.addWidget(self._about)
        column.addSpacing(10)
        column.addLayout(self._top)
        column.addWidget(self._saved)
        column.addLayout(self._grid)
        column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)  # setWidget has just set it

    def _show_files(self) -> None:
        """New cards for the files saved last, as many as one row holds."""
        for card in self._files:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        columns = COLUMNS if self.width() >= WIDE else COLUMNS_WHEN_NARROW
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        self._files = [FileCard(path, self._narrator) for path in self._recent.paths()[:columns]]
        for place, card in enumerate(self._files):
            card.clicked.connect(partial(self.file_wished.emit, card.path))
            card.retranslate(self._now())
            self._grid.addWidget(card, 0, place)
        self._saved.setVisible(bool(self._files))

    def most_wanted(self) -> None:
        """What the large button does: go on with the game that waits, or begin one."""
        wish = self.resume_wished if self._seats else self.new_game_wished
        wish.emit()

    # ---------------------------------------------------------------- words

    def retranslate(self) -> None:
        """Give every part its words."""
        now, name = self._now(), self._settings.player_name
        first_run = not (self._seats or name or self._settings.recent_files)
        self._hello.setText(self.tr("Welcome!") if first_run else self._dates.hello(now, name))
        self._about.setText(self._invitation())
        self._hero.retranslate(now)
        self._new.set_words(self.tr("New game"), self.tr("Kalah, Oware or Congkak"))
        self._open.set_words(self.tr("Open a game"), self.tr("Play on, or look back at it"))
        self._saved.setText(self.tr("Saved games"))
        for card in self._files:
            card.retranslate(now)

    def _invitation(self) -> str:
        if self._seats is None:
            return self.tr("Choose a game and begin; its rules are explained where you choose.")
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
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._show_files()
        self.retranslate()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        wide = event.size().width() >= WIDE
        if wide is not (self._top.direction() == across):
            self._top.setDirection(across if wide else down)
            self._actions.setDirection(down if wide else across)
            for place, share in enumerate((0, 0, 1) if wide else (1, 1, 0)):
                self._actions.setStretch(place, share)
            self._hero.setMaximumWidth(HERO_WIDTH if wide else QWIDGETSIZE_MAX)
            if self.isVisible():
                self._show_files()
        super().resizeEvent(event)
