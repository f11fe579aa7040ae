"""What helps with a task: to look at it once more, two hints, and the answer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Look, Sow, What
from mancala_desktop.learn.told import longest_turn
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.learn_feedback import Tone
from mancala_desktop.ui.pages.learn_stage import LearnStage

if TYPE_CHECKING:
    from mancala_desktop.ui.learner import Learner


class LearnHelp(QObject):
    """Helps with the task on stage."""

    def __init__(
        self, learner: Learner, stage: LearnStage, narrator: Narrator, announcer: Announcer
    ) -> None:
        super().__init__(learner)
        self._learner, self._stage = learner, stage
        self._narrator, self._words = narrator, narrator.learning
        self._announcer = announcer

    def watch(self) -> None:
        """Show what is to be looked at, or once more what was sown."""
        attempt = self._learner.attempt
        if attempt is None:
            return
        if isinstance(attempt.task.question, Look):
            shown = attempt.task.ways
            if shown:
                self._learner.tell(lambda: self._story(shown), Tone.PLAIN)
            self._learner.board.show_aside(shown, keep=True)
        else:
            self._learner.board.show_aside(sowings(attempt), keep=True)

    def _story(self, shown: tuple[Sowing, ...]) -> str:
        return self._learner.text.why or " ".join(map(self._narrator.sowing, shown))

    def hint(self) -> None:
        """The next step of help."""
        attempt = self._learner.attempt
        if attempt is None:
            return
        if attempt.solved:
            self._learner.praise()
            return
        self._learner.board.settle()
        hint = attempt.hint()
        self._learner.note_help()
        self._learner.tell(lambda: self._words.hinted(hint, self._learner.text, attempt), Tone.HINT)
        if hint.hole is not None:
            self._stage.board.point_out(hint.hole)
            if not self._names(hint.hole, attempt):
                self._announcer.say(self._words.pointed(attempt.task, hint.hole))

    def _names(self, hole: int, attempt: Attempt) -> bool:
        """Whether what is said names that hole already."""
        layout = attempt.task.position.layout
        if layout.is_store(hole):
            return False
        name = re.escape(self._words.board.pit(layout, hole))
        alone = rf"\b{name}\b" if name != "a" else r"\b[Pp]it a\b|\ba[.,:;]"  # a is an article, too
        return re.search(alone, self._learner.said) is not None

    def answer(self) -> None:
        """Show the answer; the learner may then give it, without a star."""
        attempt = self._learner.attempt
        if attempt is None:
            return
        if attempt.solved:
            self.watch()
            return
        task = attempt.task
        attempt.show()
        self._learner.note_help()
        shown = sowings(attempt)
        self._learner.tell(lambda: self._words.answer(task, self._learner.text), Tone.HINT)
        if isinstance(task.question, Find) and task.question.what is not What.LAST_SEED:
            self._learner.board.point_at(attempt.expected)
        elif shown:
            numbered = attempt.expected if isinstance(task.question, Follow | Find) else ()
            self._learner.board.show_aside(shown, numbers=numbered if len(numbered) > 1 else ())
        else:
            self._learner.board.settle()
        if isinstance(task.question, Choose):
            right = self._stage.answer.options[task.question.right]
            right.show_right(True, self._stage.answer.feedback.words)


def sowings(attempt: Attempt) -> tuple[Sowing, ...]:
    """What shows the answer on the board."""
    task = attempt.task
    match task.question:
        case Sow():
            return attempt.turn if attempt.solved else task.ways
        case Look():
            return task.ways
        case Count(_, None):
            return longest_turn(task.variant, task.position)
    return (task.sown,) if task.sown else ()
