"""Whether to review a game that is still going on."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.dialogs.question import Question


class ReviewQuestion(Question):
    """Accepted by those who want to know what their sowings were worth before the game is over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Mancala"))
        self.heading.setText(self.tr("Review a game that goes on?"))
        self.what.setText(
            self.tr(
                "The review shows what every sowing up to now was worth, and what would have been "
                "better. That is help for the rest of the game."
            )
        )
        self.stay.setText(self.tr("Play on"))
        self.deed.setText(self.tr("Review"))
