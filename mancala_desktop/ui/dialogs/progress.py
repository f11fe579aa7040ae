"""The question whether to begin anew with learning."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.dialogs.question import Question


class ResetProgressDialog(Question):
    """Accepted if all progress may be put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Reset progress"))
        self.heading.setText(self.tr("Start from scratch?"))
        self.what.setText(
            self.tr(
                "Your stars, days, ratings, repeats and sprint records are put aside. You can bring "
                "them back at any time."
            )
        )
        self.stay.setText(self.tr("Cancel"))
        self.deed.setText(self.tr("Reset"))
