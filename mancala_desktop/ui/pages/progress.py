"""The page of progress: what a learner has done, how well, and what waits to be repeated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mancala_desktop.learn.next import Next, Outline, Way
from mancala_desktop.learn.progress import Progress
from mancala_desktop.learn.skill import MOST_STARS, Skill
from mancala_desktop.play.progress import ProgressBook
from mancala_desktop.play.statistics import Tally
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.progress_words import ProgressWords
from mancala_desktop.ui.pages.bars_card import BarsCard, Line
from mancala_desktop.ui.pages.cards_page import CardsPage
from mancala_desktop.ui.widgets.buttons import ActionButton, Button, ButtonKind
from mancala_desktop.ui.widgets.card import Card
from mancala_desktop.ui.widgets.flow import Flow
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.rating_bar import RatingBar
from mancala_desktop.ui.widgets.tally_bar import TallyBar


class ProgressPage(CardsPage):
    """Tells what is in the book whenever it is shown, or the book changes.

    `units` gives what there is to learn, in order, and `others` are the ids of tasks that belong to
    no unit; `trainer_name` says what a trainer is called.
    """

    learn_wished = Signal(object)  # Next

    def __init__(
        self,
        book: ProgressBook,
        narrator: Narrator,
        words: ProgressWords,
        actions: Actions,
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(actions, parent, back=actions.learn)
        self._book, self._narrator, self._words, self._now = book, narrator, words, now
        self._actions = actions
        self._announcer = Announcer(self)
        self._say: Callable[[], str] | None = None  # what was done last
        self.units: Callable[[], Sequence[Outline]] = tuple
        self.others: Sequence[str] = ()
        self.trainer_name: Callable[[str], str] = self._by_skill
        self._undoable = False
        self.head.addStretch(1)
        self.show_last(self._deeds())
        book.changed.connect(self._changed)
        self.retranslate()

    def tell(self, say: Callable[[], str], *, undoable: bool = False) -> None:
        """Say above everything else what was done, and how to undo it, if that can be."""
        self._say, self._undoable = say, undoable
        self.show_anew()
        self.verticalScrollBar().setValue(0)
        self.setFocus()  # what was pressed may be gone
        self._announcer.say(say())

    def hush(self) -> None:
        """What was done last is said no more: something else begins."""
        if self._say:
            self._say = None
            self.show_anew()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("My progress"))
        self.show_anew()

    def show_anew(self) -> None:
        if not self.isVisible():
            return  # it is not read before it is wanted
        progress = self._book.progress
        cards: list[QWidget] = [self._said(self._say())] if self._say else []
        if progress.days:
            cards += [self._days(progress), self._repeats(progress)]
        else:
            cards.append(self._nothing())
        for family in Family:
            if units := [unit for unit in self.units() if unit.family is family]:
                cards.append(self._stars(family, units, progress))
        if progress.skills:
            cards.append(self._ratings(progress))
        if progress.sprints:
            cards.append(self._sprints(progress))
        self.show_cards(cards)

    # ---------------------------------------------------------------- cards

    def _said(self, words: str) -> QWidget:
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        label = Label(words)
        label.setWordWrap(True)
        column.addWidget(label)
        if self._undoable:
            undo = Button(self.tr("Undo"), icon_name="undo-2")
            undo.clicked.connect(self._actions.undo_reset.trigger)
            column.addWidget(undo, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _days(self, progress: Progress) -> QWidget:
        today, words = self._now().date(), self._words
        streak = progress.streak(today)
        title = words.streak(streak, today=today in progress.days[-1:])
        return _telling(title, words.practised(progress, streak))

    def _nothing(self) -> QWidget:
        about = self.tr("Stars, days and ratings appear here as soon as you have tried a task.")
        return _telling(self.tr("Nothing learnt yet"), about)

    def _repeats(self, progress: Progress) -> QWidget:
        now = self._now()
        due = self._known_due(progress)
        about = self.tr("What went wrong comes again, at growing distances, until it is easy.")
        coming = self._words.coming(progress, now)
        card = _telling(self._words.due(len(due)), f"{about} {coming}".rstrip())
        column = card.layout()
        if due and self.units() and isinstance(column, QVBoxLayout):
            repeat = Button(self.tr("Repeat now"), ButtonKind.PRIMARY, "repeat")
            repeat.clicked.connect(
                lambda: self.learn_wished.emit(Next(Way.REPEATS, tuple(self._known_due(progress))))
            )
            column.addWidget(repeat, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _known_due(self, progress: Progress) -> list[str]:
        """What there is to repeat; all of it as long as it is not known what there is to learn."""
        known = {task for unit in self.units() for task in unit.tasks}.union(self.others)
        return progress.due(self._now().date(), known or None)

    def _stars(self, family: Family, units: Sequence[Outline], progress: Progress) -> QWidget:
        lines = []
        for unit in units:
            tasks, stars = unit.tasks, progress.stars(unit.tasks)
            counts = self._words.done(progress.done(tasks), len(tasks))
            bar = TallyBar(Tally(won=stars, lost=MOST_STARS * len(tasks) - stars))
            lines.append(
                Line(unit.title, f"{counts} · {self._words.stars(stars, len(tasks))}", bar)
            )
        return BarsCard(self._narrator.rules.family(family), lines)

    def _ratings(self, progress: Progress) -> QWidget:
        lines = []
        for skill in Skill:
            found = progress.skills.get(skill)
            rating = found.now if found else None
            lines.append(
                Line(self._words.skill(skill), self._words.rating(rating), RatingBar(rating))
            )
        about = self.tr(
            "Trainers and puzzles are rated: it is known how difficult they are. Lessons earn stars. "
            "At 1500 you solve about half of all tasks of average difficulty. The thin line shows "
            "how uncertain a rating is."
        )
        return BarsCard(self.tr("Skills"), lines, about)

    def _sprints(self, progress: Progress) -> QWidget:
        lines = [
            Line(
                self._words.level(self.trainer_name(trainer), level),
                self._words.sprint(best, self._now()),
            )
            for (trainer, level), best in sorted(progress.sprints.items())
        ]
        return BarsCard(self.tr("Best sprints of 60 seconds"), lines)

    def _deeds(self) -> QWidget:
        """What can be done with all of it."""
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        deeds = self._actions.with_progress()
        column.addWidget(Flow(*(ActionButton(deed, shy=True) for deed in deeds)))
        return card

    def _by_skill(self, trainer: str) -> str:
        names = {skill.value: skill for skill in Skill}
        return self._words.skill(names[trainer]) if trainer in names else trainer

    # ---------------------------------------------------------------- Qt

    def _changed(self) -> None:
        self._say = None
        self.show_anew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._say = None
        self.show_anew()


def _telling(title: str, about: str) -> Card:
    """A card of words."""
    card = Card()
    column = QVBoxLayout(card)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    for words, role in ((title, "h3"), (about, "secondary")):
        label = Label(words)
        label.setProperty("role", role)
        label.setWordWrap(True)
        column.addWidget(label)
    return card
