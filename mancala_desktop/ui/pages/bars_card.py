"""A card with a line for each of several things: what it is called, a bar, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mancala_desktop.ui.dialogs.form import STACKED_FROM
from mancala_desktop.ui.theme import text_scale
from mancala_desktop.ui.widgets.card import Card
from mancala_desktop.ui.widgets.label import Label


@dataclass(frozen=True, slots=True)
class Line:
    """`words` say what the `bar` shows; there may be none."""

    name: str
    words: str
    bar: QWidget | None = None


class BarsCard(Card):
    """A heading, a note if there is one, and the lines below it."""

    def __init__(
        self, heading: str, lines: Iterable[Line], note: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        title = Label(heading)
        title.setProperty("role", "h3")
        column.addWidget(title)
        if note:
            about = Label(note)
            about.setProperty("role", "secondary")
            about.setWordWrap(True)
            column.addWidget(about)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        stacked = text_scale() >= STACKED_FROM  # there is no room for all side by side
        grid.setColumnStretch(0 if stacked else 1, 1)
        row = 0
        for line in lines:
            name, words = Label(line.name), Label(line.words)
            words.setProperty("role", "secondary")
            for label in (name, words):
                label.setWordWrap(stacked)
            if line.bar:
                line.bar.setAccessibleName(f"{line.name}: {line.words}")
            parts = [name, line.bar, words] if line.bar else [name, words]
            for place, part in enumerate(parts):
                if stacked:
                    grid.addWidget(part, row, 0)
                    row += 1
                else:
                    grid.addWidget(part, row, place, Qt.AlignmentFlag.AlignVCenter)
            row += 1
        column.addLayout(grid)
        column.addStretch(1)
