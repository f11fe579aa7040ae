"""Whether to review a game that is still going on."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.dialogs.form import Form, note
from mancala_desktop.ui.dialogs.message import WIDTH
from mancala_desktop.ui.widgets.buttons import Button


class ReviewQuestion(Form):
    """Accepted by those who want to know what their sowings were worth before the game is over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._what = note()
        self._what.setMinimumWidth(WIDTH)
        self.body.addWidget(self._what)
        self.body.addStretch(1)
        self._stay, self._review = Button(), Button()
        self._stay.setDefault(True)
        self._stay.clicked.connect(self.reject)
        self._review.clicked.connect(self.accept)
        self.footer.addStretch(1)
        self.footer.addWidget(self._review)
        self.footer.addWidget(self._stay)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Mancala"))
        self.heading.setText(self.tr("Review a game that goes on?"))
        self._what.setText(
            self.tr(
                "The review shows what every sowing up to now was worth, and what would have been "
                "better. That is help for the rest of the game."
            )
        )
        self._stay.setText(self.tr("Play on"))
        self._review.setText(self.tr("Review"))
