"""Which actions can be done with the task on stage."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.task import Choose, Find, Look, What
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.learn_help import sowings
from mancala_desktop.ui.pages.learn_stage import LearnStage


class LearnDeeds(QObject):
    """Enables the actions of learning, and shows the buttons of those that mean something."""

    def __init__(self, actions: Actions, stage: LearnStage) -> None:
        super().__init__(stage)
        self._actions, self._stage = actions, stage

    def enable(self, attempt: Attempt | None, *, helped: bool) -> None:
        """What can be done with this attempt; None if there is none to be seen. `helped`: there are
        tips, and the answer."""
        actions, there = self._actions, attempt is not None
        for action in (
            actions.learn_restart,
            actions.learn_previous,
            actions.learn_next,
        ):
            action.setEnabled(there)
        for action in (actions.learn_hint, actions.learn_answer):
            action.setEnabled(there and helped)
        actions.learn_done.setEnabled(attempt is not None and _takes_marks(attempt))
        actions.learn_watch.setEnabled(attempt is not None and _can_be_watched(attempt))

    def show(self, attempt: Attempt, *, alone: bool, to_game: bool, waits: bool) -> None:
        """The buttons, and what leads on: where it is a game, that is said, and whether it `waits`,
        begun already."""
        on = attempt.solved or isinstance(attempt.task.question, Look)
        self._stage.footer.show_on(wanted=on)
        self._actions.learn_next.setText(self._on(on, to_game=to_game, waits=waits))
        self._stage.help.show_deeds(helped=not (alone or to_game), again=not to_game)
        self._stage.answer.show_deeds(
            watch=self._actions.learn_watch.isEnabled(), done=self._actions.learn_done.isEnabled()
        )

    def _on(self, on: bool, *, to_game: bool, waits: bool) -> str:
        if waits:
            return self.tr("Go on with the &game")
        if to_game:
            return self.tr("Start the &game")
        return self.tr("&Next") if on else self.tr("&Skip")


def _takes_marks(attempt: Attempt) -> bool:
    question = attempt.task.question
    marks = isinstance(question, Find) and question.what is not What.LAST_SEED
    return marks and not attempt.solved


def _can_be_watched(attempt: Attempt) -> bool:
    question = attempt.task.question
    if isinstance(question, Look):
        return bool(question.pits)
    return attempt.solved and not isinstance(question, Choose) and bool(sowings(attempt))
