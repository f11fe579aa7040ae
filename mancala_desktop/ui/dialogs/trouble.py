"""Something unexpected happened; the app tells it and goes on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from mancala_desktop.ui.dialogs.form import Form, close_button, note
from mancala_desktop.ui.widgets.buttons import Button


class TroubleDialog(Form):
    """Shows the text of an unexpected exception, to be copied; `log` is where it is written too."""

    def __init__(self, trace: str, log: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._what, self._where = note(), note()
        self._trace = QPlainTextEdit(trace)
        self._trace.setReadOnly(True)
        self._trace.setTabChangesFocus(True)
        self._trace.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._trace.setMinimumSize(520, 180)
        self.body.addWidget(self._what)
        self.body.addWidget(self._trace, 1)
        self.body.addWidget(self._where)
        self._copy = Button()
        self._copy.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(self._trace.toPlainText())
        )
        self._close = close_button(self)
        self.footer.addWidget(self._copy)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        self.heading.setText(self.tr("Something went wrong"))
        self._what.setText(
            self.tr(
                "The app made a mistake it did not expect. Your game is kept and you can go on. "
                "Please send us the text below; it helps to mend it."
            )
        )
        self._trace.setAccessibleName(self.tr("Text of the error"))
        if self._log:
            self._where.setText(self.tr("It is also in {log}").format(log=self._log))
        self._where.setVisible(self._log is not None)
        self._copy.setText(self.tr("Copy text"))
        self._close.setText(self.tr("Go on"))
