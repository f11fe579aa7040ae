"""What stands above the task in a minute against time: the time, the answers so far, the level."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from mancala_desktop.learn.sprint import SECONDS, Sprint
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.narration.trainer_words import TrainerWords
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.flow import Flow
from mancala_desktop.ui.widgets.label import Label

TOLD_AT = (30, 10)  # s left; a screen reader says so
_PARTS = 200  # of the bar: it moves every 300 ms


class SprintBar(QWidget):
    """Shows, and wishes to stop. Its time is told to it."""

    stop_wished = Signal()

    def __init__(self, words: TrainerWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._sprint: Sprint | None = None
        self._seconds = SECONDS
        self._waiting = False
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, _PARTS)
        self._time, self._right, self._wrong = Label(), Label(), Label()
        self._row, self._level = Label(), Label()
        for label in (self._time, self._right):
            label.setProperty("role", "title")
        for label in (self._wrong, self._row, self._level):
            label.setProperty("role", "secondary")
        self._stop = Button(kind=ButtonKind.GHOST, icon_name="x")
        self._stop.clicked.connect(self.stop_wished)
        self._announcer = Announcer(self._time)
        numbers = Flow(self._time, self._right, self._wrong, self._row, self._level)
        line = QHBoxLayout()
        line.addWidget(numbers, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._stop, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 6, 20, 4)
        column.setSpacing(6)
        column.addLayout(line)
        column.addWidget(self._bar)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._retranslate()

    def show_sprint(self, sprint: Sprint) -> None:
        """How it stands; another level is said aloud."""
        before, self._sprint = self._sprint, sprint
        if before and before.level != sprint.level and before.right + before.wrong:
            higher = sprint.level > before.level
            self._announcer.say(self._words.climbed(sprint.level, higher=higher))
        self._write()

    def show_left(self, seconds: float) -> None:
        """The time that is left."""
        whole = ceil(seconds)
        self._bar.setValue(round(_PARTS * seconds / SECONDS))
        if whole != self._seconds:
            self._seconds = whole
            self._write()
            if whole in TOLD_AT:
                self._announcer.say(self._words.left(whole))

    def wait(self, waiting: bool) -> None:
        """Whether the time stands still, since the next board is not proved yet."""
        if waiting and not self._waiting:
            self._announcer.say(self._words.proving())
        self._waiting = waiting
        self._write()

    @property
    def told(self) -> str:
        """All its words, as they are read."""
        labels = (self._time, self._right, self._wrong, self._row, self._level)
        return " · ".join(label.text() for label in labels)

    def _write(self) -> None:
        sprint = self._sprint
        if sprint is None:
            return
        left = self._words.left(self._seconds)
        self._time.setText(self._words.proving() if self._waiting else left)
        self._right.setText(self._words.right(sprint.right))
        self._wrong.setText(self._words.wrong(sprint.wrong))
        self._row.setText(self._words.row(sprint.streak))
        self._level.setText(self._words.level(sprint.level))

    def _make_room(self) -> None:
        """For the widest words that tell the time, in any second: they change, and never move the rest."""
        self._time.ensurePolished()
        words = [self._words.left(second) for second in range(SECONDS + 1)]
        widest = max(self._time.fontMetrics().horizontalAdvance(each) for each in words)
        self._time.setMinimumWidth(widest + 2)
        self._time.updateGeometry()

    def _retranslate(self) -> None:
        self._make_room()
        self._bar.setAccessibleName(self.tr("Time left"))
        self._stop.setText(self.tr("Stop"))
        self._stop.setAccessibleDescription(self.tr("Ends the minute; it sets no record"))
        self._write()

    # ---------------------------------------------------------------- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._make_room()
        super().changeEvent(event)
