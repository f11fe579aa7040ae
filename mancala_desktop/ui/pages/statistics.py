"""The page of statistics: how a person does against the computer, of all games or of one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.play.library import Library
from mancala_desktop.play.saved import Standing
from mancala_desktop.play.statistics import Statistics, Streaks, statistics
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.rating_card import RatingCard
from mancala_desktop.ui.pages.tally_card import TallyCard, TallyWords
from mancala_desktop.ui.theme import text_scale
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind, IconButton
from mancala_desktop.ui.widgets.card import BLEED, Card
from mancala_desktop.ui.widgets.flow import GAP
from mancala_desktop.ui.widgets.focus import OWN_RING
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.segmented import Segmented

PADDING, NARROW_PADDING, NARROW = 56, 24, 1000
WIDEST = 1100  # px of what is read

_SCROLLS = {
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
}


class StatisticsPage(QScrollArea):
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
        super().__init__(parent)
        self._library, self._narrator, self._now = library, narrator, now
        self._words = TallyWords(self)
        self._aside = Aside(self)
        self._counted: Statistics | None = None
        self._cards: list[QWidget] = []
        self._listed: dict[Family, bool] = {}  # of which games the ratings are wanted as a list
        self._text_scale = text_scale()
        self._build(actions)
        library.changed.connect(self._count)
        self.retranslate()

    def _build(self, actions: Actions) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty(OWN_RING, True)  # it has the focus only so that keys scroll it
        self.viewport().setAutoFillBackground(False)
        page = QWidget()
        self.families = Segmented()
        self.families.add(None, "")
        for family in Family:
            self.families.add(family, "")
        self.families.chosen.connect(self._count)
        head = QHBoxLayout()
        head.setContentsMargins(BLEED, 0, BLEED, 6)
        head.setSpacing(GAP)
        head.addWidget(IconButton("chevron-left").follow(actions.home))
        head.addWidget(self.families)
        head.addStretch(1)
        self._column = QVBoxLayout(page)
        self._column.setSpacing(0)  # the cards' shadows part them
        self._column.addLayout(head)
        self._column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)  # setWidget has just set it

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
            self._show()

    def _show(self) -> None:
        """New cards for what was counted."""
        for old in self._cards:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._cards = self._made(self._counted) if self._counted else [self._waiting()]
        for place, card in enumerate(self._cards):
            self._column.insertWidget(place + 1, card)

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
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part wants scroll."""
        if action := _SCROLLS.get(Qt.Key(event.key())):
            self.verticalScrollBar().triggerAction(action)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and self._text_scale != text_scale():
            self._text_scale = text_scale()
            self._show()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._library.refresh()
        self._count()

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = event.size().width()
        least = (PADDING if width >= NARROW else NARROW_PADDING) - BLEED
        side = max(least, (width - WIDEST) // 2)
        self._column.setContentsMargins(side, 6, side, 24)
        super().resizeEvent(event)
