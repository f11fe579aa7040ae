"""The page of trainers: what can be practised, and how difficult, at leisure or against time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from mancala_desktop.learn.sprint import Sprint
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration.rule_words import RuleWords
from mancala_desktop.ui.narration.trainer_words import TrainerWords
from mancala_desktop.ui.pages.trainer_start import TrainerStart
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.action_card import ActionCard
from mancala_desktop.ui.widgets.card import BLEED
from mancala_desktop.ui.widgets.label import Label

PADDING, NARROW_PADDING, NARROW = 56, 24, 1000
WIDEST = 1100  # px of what is read
TILE = 330  # px; as many columns as have so much room
MOST_COLUMNS = 3

ICONS = {
    Trainer.LAST_SEED: "target",
    Trainer.EXTRA_TURNS: "rotate-cw",
    Trainer.CAPTURED: "zap",
    Trainer.CHAIN: "git-branch",
    Trainer.FINAL: "flag",
    Trainer.BEST_MOVE: "trophy",
    Trainer.OWARE_LAST_SEED: "target",
    Trainer.OWARE_CAPTURED: "zap",
    Trainer.FEEDING: "arrow-up",
    Trainer.SLAM: "circle-dot",
    Trainer.RELAY_END: "repeat",
}

Best = Callable[[Trainer, int], int | None]
"""The most right answers in a sprint of a trainer that began at this level; None if there was none."""


class TrainersPage(QStackedWidget):
    """Shows and wishes. `best` says how good the best sprints were."""

    practice_wished = Signal(object, int)  # Trainer, level
    sprint_wished = Signal(object, int)
    looked_at = Signal(object, int)  # Trainer, level: it may be begun soon
    listed = Signal()  # all of them are to be seen
    left = Signal()

    def __init__(
        self, words: TrainerWords, rules: RuleWords, best: Best, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._rules = words, rules
        self._cards: dict[Trainer, ActionCard] = {}
        self._grids: dict[Family, tuple[Label, QGridLayout]] = {}
        self._columns = 0
        self._last: Trainer | None = None
        self.start = TrainerStart(words, rules, best)
        self._list = self._made_list()
        self.addWidget(self._list)
        self.addWidget(self.start)
        self.start.practice_wished.connect(self.practice_wished)
        self.start.sprint_wished.connect(self.sprint_wished)
        self.start.looked_at.connect(self.looked_at)
        self.start.back_wished.connect(self.show_all)
        self._retranslate()

    @property
    def cards(self) -> dict[Trainer, ActionCard]:
        """The card of each trainer."""
        return self._cards

    def show_all(self) -> None:
        """All trainers; the keyboard is at the one that was looked at last."""
        self.listed.emit()
        self.setCurrentWidget(self._list)
        self._cards[self._last or Trainer.LAST_SEED].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_trainer(self, trainer: Trainer) -> None:
        """One trainer, to choose a level of and to begin."""
        self._last = trainer
        self.start.show_trainer(trainer)
        self.setCurrentWidget(self.start)
        self.start.take_focus()

    def show_result(self, trainer: Trainer, sprint: Sprint, best: int | None) -> None:
        """How a sprint ended, and the way on; `best` is the best one before."""
        self._last = trainer
        self.start.show_result(trainer, sprint, best)
        self.setCurrentWidget(self.start)
        self.start.take_focus()

    # ---------------------------------------------------------------- parts

    def _made_list(self) -> QScrollArea:
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.viewport().setAutoFillBackground(False)
        page = QWidget()
        self._title, self._about = Label(), Label()
        self._title.setProperty("role", "h1")
        self._about.setProperty("role", "secondary")
        self._column = QVBoxLayout(page)
        self._column.setSpacing(4)
        for label in (self._title, self._about):
            label.setWordWrap(True)
            label.setContentsMargins(BLEED, 0, BLEED, 0)
            self._column.addWidget(label)
        for trainer in Trainer:
            card = ActionCard(ICONS[trainer])
            card.clicked.connect(partial(self.show_trainer, trainer))
            self._cards[trainer] = card
            self._grid_of(trainer.family)
        self._column.addStretch(1)
        area.setWidget(page)
        page.setAutoFillBackground(False)
        return area

    def _grid_of(self, family: Family) -> None:
        """A heading for a game, and the room for its cards."""
        if family in self._grids:
            return
        heading, grid = Label(), QGridLayout()
        heading.setProperty("role", "h2")
        heading.setContentsMargins(BLEED, 12, BLEED, 0)
        grid.setSpacing(0)
        self._grids[family] = heading, grid
        self._column.addWidget(heading)
        self._column.addLayout(grid)

    def _arrange(self) -> None:
        width = self.width()
        least = (PADDING if width >= NARROW else NARROW_PADDING) - BLEED
        side = max(least, (width - WIDEST) // 2)
        self._column.setContentsMargins(side, 14, side, 24)
        columns = max(1, min(MOST_COLUMNS, (width - 2 * side) // scaled(TILE)))
        if columns == self._columns:
            return
        self._columns = columns
        for family, (_, grid) in self._grids.items():
            for column in range(MOST_COLUMNS):
                grid.setColumnStretch(column, int(column < columns))
            cards = [card for trainer, card in self._cards.items() if trainer.family is family]
            for place, card in enumerate(cards):
                grid.addWidget(card, place // columns, place % columns)

    # ---------------------------------------------------------------- words

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Trainers"))
        self._about.setText(
            self.tr("New boards without end. Take your time, or see how far a minute takes you.")
        )
        for family, (heading, _) in self._grids.items():
            heading.setText(self._rules.family(family))
        for trainer, card in self._cards.items():
            name, about = self._words.name(trainer), self._words.about(trainer)
            card.set_words(name, about)
            card.setAccessibleName(self._words.full_name(trainer))

    # ---------------------------------------------------------------- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressed = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(pressed, ActionCard):
            pressed.click()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.currentWidget() is self.start:
            self.show_all()
        else:
            self.left.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
