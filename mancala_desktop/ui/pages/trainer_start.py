"""One trainer: what it asks, its levels, and two ways to begin."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.learn.sprint import Sprint
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.narration.rule_words import RuleWords
from mancala_desktop.ui.narration.trainer_words import TrainerWords
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.action_card import ActionCard
from mancala_desktop.ui.widgets.buttons import IconButton
from mancala_desktop.ui.widgets.card import BLEED, Card
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.ladder import Ladder

PADDING, NARROW_PADDING, NARROW = 56, 24, 1000
WIDEST = 760  # px of what is read
SIDE_BY_SIDE = 620  # px for both cards


class TrainerStart(QScrollArea):
    """Shows and wishes. It remembers the level of each trainer."""

    practice_wished = Signal(object, int)  # Trainer, level
    sprint_wished = Signal(object, int)
    looked_at = Signal(object, int)
    back_wished = Signal()

    def __init__(
        self,
        words: TrainerWords,
        rules: RuleWords,
        best: Callable[[Trainer, int], int | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._rules, self._best = words, rules, best
        self._trainer = Trainer.LAST_SEED
        self._levels: dict[Trainer, int] = {}
        self._say: Callable[[], str] | None = None  # in the place of the record
        self._result: tuple[Sprint, int | None] | None = None
        self._build()
        self._announcer = Announcer(self._ended)
        self._crier = Announcer(self._record)
        self._show(self._trainer)

    def show_trainer(self, trainer: Trainer) -> None:
        """Choose a level of it and begin."""
        self._result = None
        self._show(trainer)

    def take_focus(self) -> None:
        """Give the keyboard to the levels; after a sprint to another one."""
        if self._result:
            self.sprint.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.ladder.step_to(self.level - 1)

    def show_result(self, trainer: Trainer, sprint: Sprint, best: int | None) -> None:
        """How a sprint ended; `best` is the best one before."""
        self._result = sprint, best
        self._levels[trainer] = sprint.first
        self._show(trainer)
        self._announcer.say(self._ended.text())
        self._announcer.say(self._details.text())

    def tell(self, say: Callable[[], str] | None) -> None:
        """Say something in the place of the record, until another trainer or level is looked at."""
        self._say = say
        self._retranslate()
        if say:
            self._crier.say(say())

    @property
    def level(self) -> int:
        """The level that is chosen (1, 2, …)."""
        return self._levels.get(self._trainer, 1)

    @property
    def ladder(self) -> Ladder:
        """The choice of the level."""
        return self._ladders[len(self._trainer.levels)]

    @property
    def noted(self) -> str:
        """The record, or what is told in its place."""
        return self._record.text()

    @property
    def told(self) -> str:
        """What is said of the sprint that has ended; empty without one."""
        return "" if self._result is None else f"{self._ended.text()} {self._details.text()}"

    # ---------------------------------------------------------------- parts

    def _build(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._back = IconButton("chevron-left")
        self._back.clicked.connect(self.back_wished)
        self._title, self._about = Label(), Label()
        self._title.setProperty("role", "h1")
        self._title.setWordWrap(True)
        self._about.setWordWrap(True)
        head = QHBoxLayout()
        head.setContentsMargins(BLEED, 0, BLEED, 0)
        head.setSpacing(10)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        self._ended, self._details = Label(), Label()
        self._ended.setProperty("role", "h2")
        self._details.setProperty("role", "secondary")
        self._card = Card()
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(0, 0, 0, 0)
        for label in (self._ended, self._details):
            label.setWordWrap(True)
            inside.addWidget(label)
        self._choose, self._size, self._record = Label(), Label(), Label()
        self._choose.setProperty("role", "label")
        self._ladders: dict[int, Ladder] = {}  # by the number of levels
        for label in (self._about, self._choose, self._size, self._record):
            label.setContentsMargins(BLEED, 0, BLEED, 0)
        for label in (self._size, self._record):
            label.setProperty("role", "secondary")
            label.setWordWrap(True)
        ladder = QHBoxLayout()
        ladder.setContentsMargins(BLEED, 0, BLEED, 0)
        for count in sorted({len(trainer.levels) for trainer in Trainer}):
            self._ladders[count] = steps = Ladder()
            for level in range(1, count + 1):
                steps.add(level, str(level))
            steps.chosen.connect(self._choose_level)
            ladder.addWidget(steps)
        ladder.addStretch(1)
        self.practice, self.sprint = ActionCard("play"), ActionCard("clock")
        self.practice.clicked.connect(self._wish_practice)
        self.sprint.clicked.connect(self._wish_sprint)
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways.setSpacing(0)
        self._ways.addWidget(self.practice, 1)
        self._ways.addWidget(self.sprint, 1)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setSpacing(8)
        self._column.addLayout(head)
        self._column.addWidget(self._about)
        self._column.addWidget(self._card)
        self._column.addSpacing(8)
        self._column.addWidget(self._choose)
        self._column.addLayout(ladder)
        self._column.addWidget(self._size)
        self._column.addSpacing(8)
        self._column.addLayout(self._ways)
        self._column.addWidget(self._record)
        self._column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)

    def _show(self, trainer: Trainer) -> None:
        self._trainer, self._say = trainer, None
        for count, ladder in self._ladders.items():
            ladder.setVisible(count == len(trainer.levels))
        self.ladder.choose(self.level)
        self._card.setVisible(self._result is not None)
        self._retranslate()
        self.verticalScrollBar().setValue(0)
        self.looked_at.emit(trainer, self.level)

    def _choose_level(self, level: object) -> None:
        assert isinstance(level, int)
        self._levels[self._trainer], self._say = level, None
        self._retranslate()
        self.looked_at.emit(self._trainer, level)

    def _wish_practice(self) -> None:
        self.practice_wished.emit(self._trainer, self.level)

    def _wish_sprint(self) -> None:
        self.sprint_wished.emit(self._trainer, self.level)

    # ---------------------------------------------------------------- words

    def _retranslate(self) -> None:
        words, trainer = self._words, self._trainer
        self._back.set_name(self.tr("All trainers"))
        self._title.setText(words.full_name(trainer))
        self._about.setText(words.about(trainer))
        self._choose.setText(self.tr("Level"))
        self.ladder.setAccessibleName(self.tr("Level"))
        for place in range(len(trainer.levels)):
            self.ladder.describe(place + 1, words.level(place + 1), self._level_words(place + 1))
        self._size.setText(self._level_words(self.level))
        self.practice.set_words(self.tr("Practise"), self.tr("At leisure, with tips and answers"))
        self.sprint.set_words(
            self.tr("60 seconds"), self.tr("Three right in a row, and the level rises")
        )
        record = words.best(self._best(trainer, self.level))
        self._record.setText(self._say() if self._say else record)
        if self._result:
            sprint, best = self._result
            self._ended.setText(words.result(sprint, best))
            self._details.setText(words.details(sprint))

    def _level_words(self, level: int) -> str:
        """The size of its boards, and what it asks."""
        size = self._rules.size(self._trainer.levels[level - 1].variant)
        return f"{size} · {self._words.differs(self._trainer, level)}"

    def _arrange(self) -> None:
        width = self.viewport().width()
        least = (PADDING if width >= NARROW else NARROW_PADDING) - BLEED
        side = max(least, (width - WIDEST) // 2)
        self._column.setContentsMargins(side, 14, side, 24)
        beside = width - 2 * side >= scaled(SIDE_BY_SIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._ways.setDirection(across if beside else down)

    # ---------------------------------------------------------------- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._arrange()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._retranslate()  # a record may have come meanwhile
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
