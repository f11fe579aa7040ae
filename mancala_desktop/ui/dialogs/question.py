"""What all questions with two answers have in common."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.dialogs.form import Form, note
from mancala_desktop.ui.widgets.buttons import Button

WIDTH = 420


class Question(Form):
    """A heading with a note below it, and two answers: `deed` accepts it; Enter and Esc take the
    harmless one, `stay`."""

    def __init__(self, parent: QWidget | None = None, *, width: int = WIDTH) -> None:
        super().__init__(parent)
        self.what = note()
        self.what.setMinimumWidth(width)
        self.body.addWidget(self.what)
        self.body.addStretch(1)
        self.stay, self.deed = Button(), Button()
        self.stay.setDefault(True)
        self.stay.clicked.connect(self.reject)
        self.deed.clicked.connect(self.accept)
        self.footer.addStretch(1)
        self.footer.addWidget(self.deed)
        self.footer.addWidget(self.stay)
        self.stay.setFocus()
