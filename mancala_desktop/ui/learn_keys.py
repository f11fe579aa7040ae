"""What the keys mean on a task: a number, an option, a hole by its letter, and on to the next one."""

from __future__ import annotations

from string import digits

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.task import Choose, Count, Look
from mancala_desktop.rules.board import SOUTH_LETTERS
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.learn_board import answerable
from mancala_desktop.ui.learner import Learner
from mancala_desktop.ui.pages.learn_feedback import Tone
from mancala_desktop.ui.pages.learn_stage import LearnStage


class LearnKeys(QObject):
    """Does what a key means with the task on stage."""

    def __init__(self, learner: Learner, stage: LearnStage, actions: Actions) -> None:
        super().__init__(learner)
        self._learner, self._stage, self._actions = learner, stage, actions

    def press(self, event: QKeyEvent) -> None:
        """A key that nothing on the page has taken; accepted if it means something here."""
        attempt = self._learner.attempt
        if attempt is None or event.isAutoRepeat():
            return
        key, text = event.key(), event.text()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if attempt.solved or isinstance(attempt.task.question, Look):
                self._actions.learn_next.trigger()
            else:
                self._learner.done()
        elif key == Qt.Key.Key_Backspace:
            event.accept()
            self._learner.take_back()
        elif key == Qt.Key.Key_Escape and self._learner.board.showing:
            event.accept()
            self._learner.board.settle()
        elif QKeySequence(event.keyCombination()) in self._actions.flip.shortcuts():
            event.accept()
            self._learner.tell(self._why_not_turned, Tone.PLAIN)
        elif len(text) == 1 and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.setAccepted(self._type(attempt, text))

    def _why_not_turned(self) -> str:
        """Why the board is not turned around here."""
        return self.tr("Here the board is not turned around: South lies below, as the texts say.")

    def _type(self, attempt: Attempt, text: str) -> bool:
        """Whether a character means something: a digit, a pit's letter, s for a store."""
        question, field = attempt.task.question, self._stage.answer.field
        if isinstance(question, Count) and text in digits and not attempt.solved:
            field.setFocus()
            field.insert(text)
            return True
        if isinstance(question, Choose) and text in digits:
            if 1 <= int(text) <= question.options:
                self._learner.say_number(int(text) - 1)
            return True
        if isinstance(question, Count | Choose | Look):
            return False
        hole = self._named(attempt, text)
        if hole is None:
            return False
        self._stage.board.press(hole)
        return True

    def _named(self, attempt: Attempt, text: str) -> int | None:
        """The hole that a character names. Small letters are South's, large ones North's, but where
        only one row counts, they are that one's; so are digits."""
        layout = attempt.task.position.layout
        row = layout.row(attempt.position.to_sow)
        both = len(answerable(attempt)) > layout.pits or attempt.solved
        place = "12345678".find(text)
        if place < 0 and not both:
            place = SOUTH_LETTERS.find(text.lower())
        if place >= 0:
            return row[place] if place < len(row) else None
        if text in "sS" and both:
            return layout.pits if text == "s" else 2 * layout.pits + 1
        try:
            return layout.pit(text)
        except ValueError:
            return None
