"""What a review shows of all its verdicts, whatever sowing one looks at: list, graph, accuracy."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.engine.review import Account, account
from mancala_desktop.play.lesson import mistakes
from mancala_desktop.play.reviewer import Reviewer
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.review import ReviewPage
from mancala_desktop.ui.reviewed import ReviewedGame


class VerdictViews(QObject):
    """Fills them when told to."""

    def __init__(
        self, page: ReviewPage, reviewer: Reviewer, narrator: Narrator, actions: Actions
    ) -> None:
        super().__init__(page)
        self._page = page
        self._reviewer = reviewer
        self._narrator = narrator
        self._actions = actions

    def show(self, reviewed: ReviewedGame) -> None:
        """Everything anew."""
        verdicts, words = self._reviewer.verdicts, self._narrator.reviews
        graph = self._page.graph
        graph.show_points(reviewed.points(verdicts))
        graph.name_sides(words.ahead(Side.SOUTH), words.ahead(Side.NORTH))
        graph.setAccessibleName(self.tr("Value of the game, from sowing to sowing"))
        self._page.panel.list.rows.show(reviewed.rows(verdicts, self._narrator))
        for side in Side:
            self._show_account(reviewed, side, account(side, verdicts))
        self._name_learning(reviewed)
        self.show_progress()

    def show_progress(self) -> None:
        """How far the reviewer has come."""
        reviewer = self._reviewer
        done, count = reviewer.progress
        if reviewer.finished:
            words = ""
        elif reviewer.first_look:
            words = self.tr("looking: {done} of {count}").format(done=done, count=count)
        else:
            words = self.tr("looking deeper: {done} of {count}").format(done=done, count=count)
        self._page.panel.show_progress(words, running=reviewer.running, finished=reviewer.finished)

    def _show_account(self, reviewed: ReviewedGame, side: Side, known: Account) -> None:
        words, name = self._narrator.reviews, self._narrator.people.name(side, reviewed.seats)
        who = self._narrator.side(side)
        if name != who:
            who = f"{name} · {who}"
        share = "–" if known.accuracy is None else self.tr("{n}%").format(n=known.accuracy)
        heard = self.tr("{who}: accuracy {share}; {counts}").format(
            who=who, share=share, counts=words.account(known)
        )
        self._page.panel.accounts[side].show_account(who, share, known, heard)

    def _name_learning(self, reviewed: ReviewedGame) -> None:
        """How many mistakes there are to learn from, and whose."""
        count = len(mistakes(self._reviewer.verdicts, reviewed.persons))
        if len(reviewed.persons) == 1:
            text = self.tr("&Learn from your mistakes ({n})").format(n=count)
        else:
            text = self.tr("&Learn from the mistakes ({n})").format(n=count)
        self._actions.review_learn.setText(text)
