"""Games won, drawn and lost, a line for each level, game or side: numbers, and a bar of shapes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mancala_desktop.play.statistics import Tally
from mancala_desktop.ui.dialogs.form import STACKED_FROM
from mancala_desktop.ui.theme import text_scale
from mancala_desktop.ui.widgets.card import Card
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.tally_bar import TallyBar


class TallyWords(QObject):
    """Says how games went."""

    def counts(self, tally: Tally) -> str:
        """`12 won, 1 drawn, 5 lost`"""
        parts = (
            self.tr("%n won", "", tally.won),
            self.tr("%n drawn", "", tally.drawn),
            self.tr("%n lost", "", tally.lost),
        )
        return ", ".join(parts)

    def score(self, tally: Tally) -> str:
        """`69 %`, as the language writes it."""
        number = QLocale().toString(round(100 * tally.score))
        return self.tr("{number}%").format(number=number)


class TallyCard(Card):
    """One heading, and the lines below it."""

    def __init__(
        self,
        heading: str,
        lines: Iterable[tuple[str, Tally]],
        words: TallyWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        title = Label(heading)
        title.setProperty("role", "h3")
        column.addWidget(title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (name, tally) in enumerate(lines):
            called, counts, score = Label(name), Label(words.counts(tally)), Label()
            counts.setProperty("role", "secondary")
            score.setText(words.score(tally) if tally.games else "–")
            bar = TallyBar(tally)
            bar.setAccessibleName(f"{name}: {words.counts(tally)}")
            if text_scale() >= STACKED_FROM:  # there is no room for all side by side
                grid.addWidget(counts, 2 * row + 1, 0, 1, 3)
                parts: tuple[QWidget, ...] = (called, bar, score)
            else:
                parts = (called, bar, counts, score)
            for place, part in enumerate(parts):
                grid.addWidget(part, 2 * row, place, Qt.AlignmentFlag.AlignVCenter)
            score.setAlignment(Qt.AlignmentFlag.AlignRight)
        column.addLayout(grid)
        column.addStretch(1)
