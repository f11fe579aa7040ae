"""All keys on one sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from mancala_desktop.ui.dialogs.form import Form, close_button


class ShortcutsDialog(Form):
    """Lists what each key does, the game's own first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(32)
        self._grid.setVerticalSpacing(9)
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
        for row, (keys, words) in enumerate(self._entries()):
            key, what = QLabel(keys), QLabel(words)
            key.setProperty("role", "h3")
            self._grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(what, row, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.setColumnStretch(1, 1)

    def _entries(self) -> list[tuple[str, str]]:
        return [
            (self.tr("a … h"), self.tr("sow this pit of the side to move")),
            (self.tr("1 … 8"), self.tr("the same, counted from the player's left")),
            ("← →", self.tr("from pit to pit")),
            (self.tr("Space, Enter"), self.tr("sow the pit in focus, or finish the animation")),
            (_keys("Ctrl+Z"), self.tr("take back")),
            (_keys("Ctrl+Y"), self.tr("sow again what was taken back")),
            (_keys("Ctrl+N"), self.tr("new game")),
            (_keys("Ctrl+O"), self.tr("open a game")),
            (_keys("Ctrl+S"), self.tr("save the game")),
            (_keys("Esc"), self.tr("close a dialog")),
        ]


def _keys(text: str) -> str:
    """Keys as this system writes them."""
    return QKeySequence(text).toString(QKeySequence.SequenceFormat.NativeText)
