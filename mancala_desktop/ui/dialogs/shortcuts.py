"""All keys on one sheet, with a page for every menu."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QWidget

from mancala_desktop.ui.dialogs.form import STACKED_FROM, Form, close_button
from mancala_desktop.ui.theme import scaled, text_scale
from mancala_desktop.ui.widgets.buttons import plain
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.segmented import Segmented

COLUMNS = 2
KEYS, WORDS = 120, 180  # px; what is longer may wrap

Groups = Callable[[], Sequence[tuple[str, Sequence[QAction]]]]
"""The names of the pages in the language of now, and which actions stand on them."""


class ShortcutsDialog(Form):
    """Lists the keys of the board, and those of the `actions` that have words and a key.

    What stands in one of the `groups` has its place on that page, the rest on that of the board.
    Text that is much larger stands in one column, on one page that can be scrolled.
    """

    def __init__(
        self,
        actions: Iterable[QAction] = (),
        parent: QWidget | None = None,
        groups: Groups = lambda: (),
    ) -> None:
        super().__init__(parent)
        self._actions = list(actions)
        self._groups = groups
        self._sections = Segmented()
        self._pages = QStackedWidget()
        self._sections.chosen.connect(self._pages.setCurrentIndex)
        self.body.addWidget(self._sections)
        self.body.addWidget(self._pages, 1)
        self._close = close_button(self)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self.retranslate()
        self.order_tabs()

    @property
    def pages(self) -> int:
        """How many pages it has."""
        return self._pages.count()

    def turn_to(self, page: int) -> None:
        """The page of that number, from 0."""
        self._sections.choose(page)
        self._pages.setCurrentIndex(page)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self.heading.setText(self.tr("Keys"))
        self._close.setText(self.tr("Close"))
        self._sections.setAccessibleName(self.tr("Section"))
        seen = max(0, self._pages.currentIndex())
        self._sections.clear()
        while (page := self._pages.widget(0)) is not None:
            self._pages.removeWidget(page)
            page.deleteLater()
        for number, (title, entries) in enumerate(self._entries()):
            self._sections.add(number, title)
            self._pages.addWidget(_page(entries))
        self._sections.setVisible(self.pages > 1)
        self.turn_to(min(seen, self.pages - 1))

    def _entries(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Pages: a title, and keys with what they do."""
        groups = [
            (title, [each for each in group if each in self._actions])
            for title, group in self._groups()
        ]
        grouped = [action for _, group in groups for action in group]
        rest = [action for action in self._actions if action not in grouped]
        pages = [(self.tr("Board"), self._board_keys() + _keys(rest))]
        pages += [(plain(title), _keys(group)) for title, group in groups if _keys(group)]
        if text_scale() >= STACKED_FROM:
            return [("", [entry for _, entries in pages for entry in entries])]
        return pages

    def _board_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("a … h"), self.tr("Sow this pit")),
            (self.tr("1 … 8"), self.tr("Sow this pit, counted from the left of its owner")),
            ("← → ↑ ↓", self.tr("From pit to pit")),
            (self.tr("Space, Enter"), self.tr("Sow the pit in focus")),
            ("← →", self.tr("While looking back, and in the list of moves: back and on")),
            ("↑ ↓", self.tr("In the list of moves: from row to row, Enter looks at one")),
            (self.tr("Space"), self.tr("In a replay: pause, go on")),
            (self.tr("Shift+A … H, S"), self.tr("In a lesson: North's pits, and s is a store")),
            (self.tr("Enter"), self.tr("In a lesson: all is marked, or go on")),
            (self.tr("Backspace"), self.tr("In a lesson: take the last mark or sowing back")),
        ]


def _page(entries: Sequence[tuple[str, str]]) -> QWidget:
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(6)
    columns = 1 if text_scale() >= STACKED_FROM else COLUMNS
    rows = -(-len(entries) // columns)
    for place, (keys, words) in enumerate(entries):
        row, column = place % rows, 2 * (place // rows)
        key, what = Label(keys), Label(words)
        key.setProperty("role", "label")
        for label, longest in ((key, KEYS), (what, WORDS)):
            label.setMinimumWidth(min(label.sizeHint().width(), scaled(longest)))
            label.setWordWrap(True)
        grid.addWidget(key, row, column, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(what, row, column + 1, Qt.AlignmentFlag.AlignTop)
    grid.setRowStretch(rows, 1)
    return page


def _keys(actions: Iterable[QAction]) -> list[tuple[str, str]]:
    return [
        (", ".join(dict.fromkeys(map(_called, action.shortcuts()))), words)
        for action in actions
        if (words := plain(action.text())) and not action.shortcut().isEmpty()
    ]


def _called(key: QKeySequence) -> str:
    """A key as people call it; both that begin a new line are Enter."""
    return key.toString(QKeySequence.SequenceFormat.NativeText).replace("Return", "Enter")
