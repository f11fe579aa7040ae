"""The cards below the board of a task: the answer so far, and when it is done and what helps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.pages.learn_feedback import Feedback
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.buttons import ActionButton, Button, ButtonKind
from mancala_desktop.ui.widgets.card import BLEED, Card
from mancala_desktop.ui.widgets.flow import Flow
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.option_button import OptionButton
from mancala_desktop.ui.widgets.slots import Slot, Slots

PADDING = 18
FIELD = 96  # px
MOST = 999  # whatever is typed is judged


class _HighCard(Card):
    """A card that says how high it has to be. The room round its parts is that of its layout, as a
    frame forgets its own when it gets a style."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=-BLEED)
        self.column = QVBoxLayout(self)
        self._choices = QVBoxLayout()
        inner = BLEED + PADDING
        self.column.setContentsMargins(inner, BLEED + 14, inner, BLEED + 14)

    def height_for(self, width: int, *, anew: bool) -> int:
        """At that width, its shadow included; `anew` where a layout may not know yet of other words.
        That asks Qt to lay the card out once more."""
        if anew:
            for part in self.findChildren(QWidget):
                if (layout := part.layout()) is not None:
                    layout.invalidate()
            self._choices.invalidate()
            self.column.invalidate()
        return self.column.totalHeightForWidth(width)


class _NumberField(QLineEdit):
    """Enter answers, and does not go on at the same time; once it is answered, all keys go on."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.isReadOnly():
            event.ignore()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text():
            event.accept()


class AnswerCard(_HighCard):
    """Shows the answer as it grows, and takes numbers and options; holes are named on the board."""

    number_said = Signal(int)
    option_chosen = Signal(int)  # from 0

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.count = Label(), Label()
        self.title.setProperty("role", "h3")
        self.title.setWordWrap(True)
        self.count.setProperty("role", "secondary")
        self.slots = Slots()
        self.field = _NumberField()
        self.field.setValidator(QIntValidator(0, MOST, self.field))
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.returnPressed.connect(self._say)
        self._say_it = Button(kind=ButtonKind.PRIMARY)
        self._say_it.clicked.connect(self._say)
        self.options: list[OptionButton] = []
        self.feedback = Feedback()
        self._watch = ActionButton(actions.learn_watch, icon_name="repeat", shy=True)
        self._done = ActionButton(actions.learn_done, ButtonKind.PRIMARY, "check", shy=True)
        self._deeds = Flow(self._watch, self._done)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        self._number = QWidget()
        number = QHBoxLayout(self._number)
        number.setContentsMargins(0, 0, 0, 0)
        number.addWidget(self.field)
        number.addWidget(self._say_it)
        number.addStretch(1)
        self._choices.setSpacing(6)
        column = self.column
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.slots)
        column.addWidget(self._number)
        column.addLayout(self._choices)
        column.addWidget(self._deeds)
        column.addWidget(self.feedback)
        column.addStretch(1)
        self._retranslate()

    def ask_number(self, asked: bool) -> None:
        """Whether a number is to be typed."""
        self._number.setVisible(asked)
        self.field.clear()
        self.field.setFixedWidth(scaled(FIELD))

    def take_number(self, taken: bool) -> None:
        """Whether a number can still be typed."""
        self.field.setReadOnly(not taken)
        self._say_it.setEnabled(taken)

    def offer(self, options: Sequence[str]) -> None:
        """The answers to choose from, or none."""
        for old in self.options:
            self._choices.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.options = [OptionButton(n, words) for n, words in enumerate(options, start=1)]
        for place, option in enumerate(self.options):
            option.clicked.connect(partial(self.option_chosen.emit, place))
            self._choices.addWidget(option)
            option.show()  # or its height would not count yet

    def show_slots(self, slots: tuple[Slot, ...], name: str) -> None:
        """The parts of the answer."""
        self.slots.setVisible(bool(slots))
        self.slots.show_slots(slots, name)

    def show_deeds(self, *, watch: bool, done: bool) -> None:
        """Whether there is something to watch, and marks to be judged."""
        self._deeds.setVisible(watch or done)

    def _say(self) -> None:
        if self.field.text():
            self.number_said.emit(int(self.field.text()))
            self.field.selectAll()

    def _retranslate(self) -> None:
        self._say_it.setText(self.tr("Answer"))
        self.field.setAccessibleName(self.tr("Your number"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.field.setFixedWidth(scaled(FIELD))
        super().changeEvent(event)


class HelpCard(_HighCard):
    """When the task is done, and what helps: a tip, a new beginning, the answer."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self.criterion = Label(), Label()
        self._title.setProperty("role", "h3")
        self._title.setWordWrap(True)
        self.criterion.setProperty("role", "secondary")
        self.criterion.setWordWrap(True)
        self._hint = ActionButton(actions.learn_hint, icon_name="lightbulb")
        self._again = ActionButton(actions.learn_restart, ButtonKind.GHOST, "rotate-ccw")
        self._answer = ActionButton(actions.learn_answer, ButtonKind.GHOST, "eye")
        self._less = self._again, self._answer
        deeds = Flow(self._hint, *self._less)
        column = self.column
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self.criterion)
        column.addStretch(1)
        column.addWidget(deeds)
        self._retranslate()

    def set_terse(self, terse: bool) -> None:
        """Whether some of the buttons have no words, where there is little room."""
        for deed in self._less:
            deed.set_terse(terse)

    def show_deeds(self, *, helped: bool, again: bool) -> None:
        """Whether there are tips and the answer, and something to begin anew."""
        for deed in (self._hint, self._answer):
            deed.setVisible(helped)
        self._again.setVisible(again)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("What counts as done"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
