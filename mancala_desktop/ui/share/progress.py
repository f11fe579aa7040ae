"""Shows how far something is that takes time, and lets it be called off."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from mancala_desktop.ui.dialogs.form import Form
from mancala_desktop.ui.widgets.buttons import Button

PATIENCE = 400
"""So long (ms) nobody is shown that something takes time."""

WIDTH = 320


class ProgressDialog(Form):
    """Appears after a moment, unless it was closed before; `rejected` if the work is not wanted."""

    def __init__(self, what: str, parent: QWidget) -> None:
        """`what` is being done."""
        super().__init__(parent)
        self.heading.setText(what)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._bar = QProgressBar()
        self._bar.setMinimumWidth(WIDTH)
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 0)
        self.body.addWidget(self._bar)
        self._cancel = Button()
        self._cancel.clicked.connect(self.reject)
        self.footer.addStretch(1)
        self.footer.addWidget(self._cancel)
        self._late = QTimer(self, singleShot=True, interval=PATIENCE)
        self._late.timeout.connect(self.show)
        self._late.start()
        self.retranslate()

    def tell(self, done: int, of: int) -> None:
        """So many parts of so many are done; of none, nobody knows how many there are."""
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def end(self) -> None:
        """The work is done: the dialog goes, or does not even appear."""
        self._late.stop()
        self.accept()
        self.deleteLater()

    def retranslate(self) -> None:
        self.setWindowTitle("Mancala")
        self._cancel.setText(self.tr("Cancel"))
        self._bar.setAccessibleName(self.heading.text())
