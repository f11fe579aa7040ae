"""All keys on one sheet."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from mancala_desktop.ui.dialogs.form import STACKED_FROM, Form, close_button
from mancala_desktop.ui.theme import scaled, text_scale
from mancala_desktop.ui.widgets.buttons import plain

COLUMNS = 2
KEYS, WORDS = 120, 180  # px; what is longer may wrap


class ShortcutsDialog(Form):
    """Lists the keys of the board, and then those of the `actions` that have words and a key."""

    def __init__(self, actions: Iterable[QAction] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = list(actions)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(0)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        self._close = close_button(self)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keys"))
        self.heading.setText(self.tr("Keys"))
        self._close.setText(self.tr("Close"))
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        entries = self._board_keys() + self._action_keys()
        columns = 1 if text_scale() >= STACKED_FROM else COLUMNS
        rows = -(-len(entries) // columns)
        for place, (keys, words) in enumerate(entries):
            row, column = place % rows, 2 * (place // rows)
            key, what = QLabel(keys), QLabel(words)
            key.setProperty("role", "label")
            for label, longest in ((key, KEYS), (what, WORDS)):
                label.setMinimumWidth(min(label.sizeHint().width(), scaled(longest)))
                label.setWordWrap(True)
            self._grid.addWidget(key, row, column, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(what, row, column + 1, Qt.AlignmentFlag.AlignTop)

    def _board_keys(self) -> list[tuple[str, str]]:
        return [
            (self.tr("a … h"), self.tr("Sow this pit")),
            (self.tr("1 … 8"), self.tr("Sow this pit, counted from the left of its owner")),
            ("← → ↑ ↓", self.tr("From pit to pit")),
            (self.tr("Space, Enter"), self.tr("Sow the pit in focus")),
        ]

    def _action_keys(self) -> list[tuple[str, str]]:
        return [
            (", ".join(dict.fromkeys(map(_called, action.shortcuts()))), words)
            for action in self._actions
            if (words := plain(action.text())) and not action.shortcut().isEmpty()
        ]


def _called(key: QKeySequence) -> str:
    """A key as people call it; both that begin a new line are Enter."""
    return key.toString(QKeySequence.SequenceFormat.NativeText).replace("Return", "Enter")
