"""All keys on one sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from mancala_desktop.ui.dialogs.form import STACKED_FROM, Form, close_button
from mancala_desktop.ui.theme import scaled, text_scale
from mancala_desktop.ui.widgets.buttons import plain
from mancala_desktop.ui.widgets.segmented import Segmented

COLUMNS = 2
KEYS, WORDS = 120, 180  # px; what is longer may wrap


Sections = Callable[[], Sequence[tuple[str, Sequence[QAction]]]]
"""What the sheet is divided into: titles, in the language of now, and the actions below each."""


class ShortcutsDialog(Form):
    """Lists the keys of the board, and then those of the `actions` that have words and a key.

    With `sections` each has a page of its own, so that none has to be scrolled; the keys of the board
    are on the first one, and actions of no section on the last.
    """

    def __init__(
        self,
        actions: Iterable[QAction] = (),
        parent: QWidget | None = None,
        *,
        sections: Sections | None = None,
    ) -> None:
        super().__init__(parent)
        self._actions = list(actions)
        self._sections = sections or (lambda: [("", self._actions)])
        self._titles, self._pages = Segmented(), QStackedWidget()
        self._titles.chosen.connect(self._pages.setCurrentIndex)
        self._titles.setVisible(sections is not None)
        self.body.addWidget(self._titles)
        self.body.addWidget(self._pages)
        self.body.addStretch(1)
        self._close = close_button(self)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self.retranslate()
        self._close.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self.heading.setText(self.tr("Keys"))
        self._close.setText(self.tr("Close"))
        self._titles.setAccessibleName(self.tr("Section"))
        current = max(0, self._pages.currentIndex())
        self._titles.clear()
        while page := self._pages.widget(0):
            self._pages.removeWidget(page)
            page.deleteLater()
        sections = [(title, list(actions)) for title, actions in self._sections()]
        elsewhere = {id(action) for _title, actions in sections for action in actions}
        sections[-1][1].extend(each for each in self._actions if id(each) not in elsewhere)
        for place, (title, actions) in enumerate(sections):
            entries = [] if place else self._board_keys()
            self._titles.add(place, title)
            self._pages.addWidget(_page([*entries, *self._action_keys(actions)]))
        self._titles.choose(current)
        self._pages.setCurrentIndex(current)

    def _board_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("a … h"), self.tr("Sow this pit")),
            (self.tr("1 … 8"), self.tr("Sow this pit, counted from the left of its owner")),
            ("← → ↑ ↓", self.tr("From pit to pit")),
            (self.tr("Space, Enter"), self.tr("Sow the pit in focus")),
        ]

    def _action_keys(self, actions: Iterable[QAction]) -> list[tuple[str, str]]:
        return [
            (", ".join(dict.fromkeys(map(_called, action.shortcuts()))), words)
            for action in actions
            if (words := plain(action.text())) and not action.shortcut().isEmpty()
        ]


def _page(entries: Sequence[tuple[str, str]]) -> QWidget:
    """Keys and what they do, in columns."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(6)
    column.addLayout(grid)
    column.addStretch(1)
    columns = 1 if text_scale() >= STACKED_FROM else COLUMNS
    rows = -(-len(entries) // columns)
    for place, (keys, words) in enumerate(entries):
        row, across = place % rows, 2 * (place // rows)
        key, what = QLabel(keys), QLabel(words)
        key.setProperty("role", "label")
        for label, longest in ((key, KEYS), (what, WORDS)):
            label.setMinimumWidth(min(label.sizeHint().width(), scaled(longest)))
            label.setWordWrap(True)
        grid.addWidget(key, row, across, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(what, row, across + 1, Qt.AlignmentFlag.AlignTop)
    return page


def _called(key: QKeySequence) -> str:
    """A key as people call it; both that begin a new line are Enter."""
    return key.toString(QKeySequence.SequenceFormat.NativeText).replace("Return", "Enter")
