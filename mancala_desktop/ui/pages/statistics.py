"""The page of statistics: how a person does against the computer, of all games or of one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mancala_desktop.play.library import Library
from mancala_desktop.play.saved import Standing
from mancala_desktop.play.statistics import Statistics, Streaks, statistics
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.cards_page import CardsPage
from mancala_desktop.ui.pages.rating_card import RatingCard
from mancala_desktop.ui.pages.tally_card import TallyCard, TallyWords
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.card import Card
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.segmented import Segmented


class StatisticsPage(CardsPage):
    """Counts beside the window whenever it is shown, or the saved games change."""

    new_game_wished = Signal()

    def __init__(
        self,
        library: Library,
        narrator: Narrator,
        actions: Actions,
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(actions, parent)
        self._library, self._narrator, self._now = library, narrator, now
        self._words = TallyWords(self)
        self._aside = Aside(self)
        self._counted: Statistics | None = None
        self._listed: dict[Family, bool] = {}  # of which games the ratings are wanted as a list
        self.families = Segmented()
        self.families.add(None, "")
        for family in Family:
            self.families.add(family, "")
        self.families.chosen.connect(self._count)
        self.head.addWidget(self.families)
        self.head.addStretch(1)
        library.changed.connect(self._count)
        self.retranslate()

    # ---------------------------------------------------------------- counting

    def _count(self) -> None:
        if not (self.isVisible() and self._library.loaded):
            return
        family = self.families.value
        assert family is None or isinstance(family, Family)
        self._aside.ask(partial(statistics, self._library.games, family), self._take)

    def _take(self, counted: Statistics) -> None:
        if counted != self._counted:
            self._counted = counted
            self.show_anew()

    def show_anew(self) -> None:
        self.show_cards(self._made(self._counted) if self._counted else [self._waiting()])

    def _made(self, counted: Statistics) -> list[QWidget]:
        if not counted.tally.games:
            return [self._nothing()]
        rules, people = self._narrator.rules, self._narrator.people
        whole = self.families.value is None
        families = [(rules.family(each), found) for each, found in counted.families.items()]
        levels = [(people.level(each), found) for each, found in counted.levels.items()]
        sides = [(self._narrator.board.side(each), counted.sides[each]) for each in Side]
        cards: list[QWidget] = [self._summary(counted)]
        if whole:
            cards.append(TallyCard(self.tr("By game"), families, self._words))
        cards.append(TallyCard(self.tr("By level"), levels, self._words))
        cards.append(TallyCard(self.tr("By side"), sides, self._words))
        for family, rated in counted.ratings.items():
            if rated:
                card = RatingCard(family, rated, self._narrator, self._words, self._now())
                card.show_list(self._listed.get(family, False))
                card.listed.connect(partial(self._listed.__setitem__, family))
                cards.append(card)
        return cards

    def _summary(self, counted: Statistics) -> QWidget:
        card, words = Card(), self._words
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        title, counts, streaks = Label(), Label(), Label()
        games = self.tr("%n game(s) against the computer", "", counted.tally.games)
        title.setText(games)
        title.setProperty("role", "h3")
        told = self.tr("{counts}: {score} of all points").format(
            counts=words.counts(counted.tally), score=words.score(counted.tally)
        )
        counts.setText(told)
        streaks.setText(self._streaks(counted.streaks))
        streaks.setProperty("role", "secondary")
        column.addWidget(title)
        for label in (counts, streaks):
            label.setWordWrap(True)
            column.addWidget(label)
        return card

    def _streaks(self, streaks: Streaks) -> str:
        match streaks.kind:
            case Standing.WON:
                now = self.tr("Now %n won in a row.", "", streaks.current)
            case Standing.LOST:
                now = self.tr("Now %n lost in a row.", "", streaks.current)
            case _:
                now = self.tr("Now %n drawn in a row.", "", streaks.current)
        won = self.tr("Longest row of games won: {count}.").format(count=streaks.longest_won)
        unbeaten = self.tr("Longest without a loss: {count}.")
        return " ".join([now, won, unbeaten.format(count=streaks.longest_unbeaten)])

    def _waiting(self) -> QWidget:
        """What is said before all games are known."""
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        label = Label(self.tr("Reading saved games …"))
        label.setProperty("role", "secondary")
        column.addWidget(label)
        return card

    def _nothing(self) -> QWidget:
        """Words and a way on where there is nothing to count."""
        card = Card()
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        title, about, new = Label(), Label(), Button(kind=ButtonKind.PRIMARY)
        title.setText(self.tr("Nothing to count yet"))
        title.setProperty("role", "h2")
        about.setText(self.tr("Games that you finish against the computer are counted here."))
        about.setProperty("role", "secondary")
        about.setWordWrap(True)
        new.setText(self.tr("New game"))
        new.clicked.connect(self.new_game_wished)
        column.addWidget(title)
        column.addWidget(about)
        column.addWidget(new, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    # ---------------------------------------------------------------- words and room

    def retranslate(self) -> None:
        """Give every part its words."""
        rules = self._narrator.rules
        self.setAccessibleName(self.tr("Statistics"))
        self.families.setAccessibleName(self.tr("Game"))
        self.families.set_text(None, self.tr("All games"))
        for family in Family:
            self.families.set_text(family, rules.family(family))
        self.show_anew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._library.refresh()
        self._count()
