"""What somebody has to say about a place of a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from mancala_desktop.ui.dialogs.form import Form, note
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind

WIDTH, HEIGHT = 460, 150


class _Edit(QPlainTextEdit):
    """Where one writes; Enter begins a line, and with Ctrl it is done."""

    submitted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.submitted.emit()
        else:
            super().keyPressEvent(event)


class CommentDialog(Form):
    """Edits a comment: `text` is it as it was accepted. An empty one is none."""

    def __init__(self, where: Callable[[], str], text: str, parent: QWidget | None = None) -> None:
        """`where` says which place is commented on."""
        super().__init__(parent)
        self._where = where
        self._edit = _Edit(text)
        self._edit.setTabChangesFocus(True)
        self._edit.setMinimumSize(WIDTH, scaled(HEIGHT))
        self._edit.submitted.connect(self.accept)
        self._note = note()
        self.body.addWidget(self._edit, 1)
        self.body.addWidget(self._note)
        self._cancel = Button()
        self._keep = Button(kind=ButtonKind.PRIMARY)
        self._cancel.clicked.connect(self.reject)
        self._keep.clicked.connect(self.accept)
        self.footer.addStretch(1)
        self.footer.addWidget(self._cancel)
        self.footer.addWidget(self._keep)
        self._edit.moveCursor(QTextCursor.MoveOperation.End)
        self._edit.setFocus()
        self.retranslate()

    @property
    def text(self) -> str:
        """The comment, without blank lines around it."""
        return self._edit.toPlainText().strip()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Comment"))
        self.heading.setText(self._where())
        self._edit.setAccessibleName(self._where())
        self._note.setText(
            self.tr("It is kept in the file with the game. Ctrl+Enter keeps it, too.")
        )
        self._cancel.setText(self.tr("Cancel"))
        self._keep.setText(self.tr("Keep"))
