"""The rating in one game: in words, as a plot, and as a list for those who do not see that."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time

from PySide6.QtCore import QStringListModel, Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout, QWidget

from mancala_desktop.engine.level import LEVELS
from mancala_desktop.play.statistics import Rated, worth
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.pages.tally_card import TallyWords
from mancala_desktop.ui.widgets.buttons import Button
from mancala_desktop.ui.widgets.card import Card
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.rating_plot import Line, RatingPlot

UNCERTAIN = 110  # of the deviation; with more the rating may be far off


class RatingCard(Card):
    """Shows `rated`, which is not empty. `listed` tells whether it is wanted as a list."""

    listed = Signal(bool)

    def __init__(
        self,
        family: Family,
        rated: Sequence[Rated],
        narrator: Narrator,
        words: TallyWords,
        now: datetime,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._narrator, self._words, self._now = narrator, words, now
        self._dates = DateWords(self)
        game = narrator.rules.family(family)
        title = Label(self.tr("Rating in {game}").format(game=game))
        title.setProperty("role", "h3")
        about = Label(self._about(family, rated))
        about.setProperty("role", "secondary")
        about.setWordWrap(True)
        lines = self._lines(family)
        self._plot = RatingPlot(rated)
        self._plot.set_words(lines, self._day(rated[0].day), self._day(rated[-1].day))
        self._plot.setAccessibleName(f"{title.text()}. {about.text()}")
        self._list = QListView()
        self._list.setModel(QStringListModel([self._line(each) for each in reversed(rated)], self))
        self._list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._list.setAccessibleName(title.text())
        self._list.setFixedHeight(self._plot.sizeHint().height())
        self._list.hide()
        self._as_list = Button(self.tr("As a list"), icon_name="table")
        self._as_list.setCheckable(True)
        self._as_list.setAccessibleDescription(title.text())
        self._as_list.toggled.connect(self._show_list)
        self._as_list.toggled.connect(self.listed)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self._as_list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(about)
        column.addWidget(self._plot)
        column.addWidget(self._list)

    def show_list(self, shown: bool) -> None:
        """As a list, or as a plot."""
        self._as_list.setChecked(shown)

    def _show_list(self, shown: bool) -> None:
        self._plot.setVisible(not shown)
        self._list.setVisible(shown)

    def _about(self, family: Family, rated: Sequence[Rated]) -> str:
        last, best = rated[-1], max(rated, key=lambda each: each.rating)
        games = sum(each.tally.games for each in rated)
        sentences = [
            self.tr("{rating} ± {spread} after %n game(s).", "", games).format(
                rating=_number(last.rating), spread=_number(2 * last.deviation)
            )
        ]
        if last.deviation > UNCERTAIN:
            sentences.append(self.tr("Few games: it may be far off."))
        lines = self._lines(family)
        nearest = min(lines, key=lambda line: abs(line.worth - last.rating))
        sentences.append(self.tr("Nearest to it: {level}.").format(level=nearest.name))
        if len(rated) > 1:
            sentences.append(
                self.tr("Highest: {rating}, {day}.").format(
                    rating=_number(best.rating), day=self._day(best.day)
                )
            )
        return " ".join(sentences)

    def _lines(self, family: Family) -> list[Line]:
        return [
            Line(self._narrator.people.level(level.number), found[0])
            for level in LEVELS
            if (found := worth(level.number, family))
        ]

    def _line(self, rated: Rated) -> str:
        return self.tr("{day}: {rating} ± {spread}; {games}").format(
            day=self._day(rated.day),
            rating=_number(rated.rating),
            spread=_number(2 * rated.deviation),
            games=self._words.counts(rated.tally),
        )

    def _day(self, day: date) -> str:
        return self._dates.day(datetime.combine(day, time()), self._now)


def _number(value: float) -> str:
    """In digits, as Elo is written: without a mark between the thousands."""
    return str(round(value))
