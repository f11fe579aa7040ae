"""The end of a unit: how it went, what is open or lacks stars, and the way on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from mancala_desktop.learn.skill import MOST_STARS
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.pages.learn_list import Entry
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.card import BLEED, Card
from mancala_desktop.ui.widgets.flow import Flow
from mancala_desktop.ui.widgets.label import Label

WIDEST, PADDING = 720, 24

Tasks = tuple[tuple[str, str], ...]
"""Ids and titles."""


@dataclass(frozen=True, slots=True)
class End:
    """How a unit stands after its last task: `done` of its `tasks` are solved, with `stars` in all;
    `unsolved` are those that were skipped, or left unsolved, `lacking` those that were solved with
    less than all stars; `following` is the unit that comes next, None if everything there is has
    been done."""

    title: str
    tasks: int
    done: int
    stars: int
    unsolved: Tasks
    lacking: Tasks
    following: Entry | None

    @property
    def again(self) -> Tasks:
        """What is best done now: the unsolved tasks, and after them those that lack stars."""
        return self.unsolved or self.lacking


class UnitEnd(QScrollArea):
    """Shows and wishes."""

    unit_wished = Signal(str)  # its id
    repeat_wished = Signal(object)  # tuple[str, ...]: ids of tasks
    home_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._end = End("", 0, 0, 0, (), (), None)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._title, self._tally, self._again = Label(), Label(), Label()
        for label, role in ((self._title, "h1"), (self._tally, ""), (self._again, "secondary")):
            label.setProperty("role", role)
            label.setWordWrap(True)
        self._title.setContentsMargins(BLEED, 0, BLEED, 0)
        self.on = Button(kind=ButtonKind.PRIMARY, icon_name="chevron-right")
        self.repeat = Button(icon_name="repeat")
        self.home = Button(kind=ButtonKind.GHOST)
        self.on.clicked.connect(self._go_on)
        self.repeat.clicked.connect(self._wish_repeat)
        self.home.clicked.connect(self.home_wished)
        card = Card()
        inside = QVBoxLayout(card)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(10)
        for part in (self._tally, self._again, Flow(self.on, self.repeat, self.home)):
            inside.addWidget(part)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setSpacing(10)
        self._column.addWidget(self._title)
        self._column.addWidget(card)
        self._column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)
        self._announcer = Announcer(self._title)

    @property
    def told(self) -> str:
        """All that is said."""
        parts = (self._title.text(), self._tally.text(), self._again.text())
        return " ".join(part for part in parts if part)

    def show_end(self, end: End, *, heard: bool = True) -> None:
        """How it went; the keyboard comes to the way on, unless it is only told once more."""
        self._end = end
        self._retranslate()
        if heard:
            self.verticalScrollBar().setValue(0)
            self.on.setFocus(Qt.FocusReason.OtherFocusReason)
            self._announcer.say(self.told)

    def _go_on(self) -> None:
        if self._end.following:
            self.unit_wished.emit(self._end.following.id)
        else:
            self.home_wished.emit()

    def _wish_repeat(self) -> None:
        self.repeat_wished.emit(tuple(task for task, _ in self._end.again))

    def _retranslate(self) -> None:
        end = self._end
        whole = end.done >= end.tasks
        title = self.tr("“{unit}”: all done") if whole else self.tr("The end of “{unit}”")
        self._title.setText(title.format(unit=end.title))
        solved = self.tr("%n task(s) solved", "", end.done)
        if not whole:
            solved = self.tr("{done} of %n task(s) solved", "", end.tasks).format(done=end.done)
        stars = self.tr("{stars} of %n star(s)", "", MOST_STARS * end.tasks)
        self._tally.setText(f"{solved}, {stars.format(stars=end.stars)}.")
        told = []
        if end.unsolved:
            told.append(self.tr("Still open: {tasks}.").format(tasks=self._quoted(end.unsolved)))
        if end.lacking:
            told.append(self.tr("More stars in: {tasks}.").format(tasks=self._quoted(end.lacking)))
        self._again.setText(" ".join(told))
        self._again.setVisible(bool(told))
        self.repeat.setVisible(bool(end.again))
        missing = MOST_STARS * end.tasks - end.stars
        stars_again = self.tr("Try again for the missing star(s)", "", missing)
        self.repeat.setText(self.tr("Do what is still open") if end.unsolved else stars_again)
        self.home.setText(self.tr("All lessons"))
        self.home.setVisible(end.following is not None)
        if end.following:
            self.on.setText(self.tr("Next lesson: {unit}").format(unit=end.following.title))
        else:
            self.on.setText(self.tr("All lessons"))

    def _quoted(self, tasks: Tasks) -> str:
        quoted = self.tr("“{task}”")
        return ", ".join(quoted.format(task=title) for _, title in tasks)

    def _arrange(self) -> None:
        side = max(PADDING, (self.viewport().width() - WIDEST) // 2) - BLEED
        self._column.setContentsMargins(side, 24, side, 24)

    # ---------------------------------------------------------------- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
