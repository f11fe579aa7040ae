"""Which version this is, what thinks in it, and under which licences it may be used."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from mancala_desktop import __version__
from mancala_desktop.engine.options import Options
from mancala_desktop.ui.dialogs.form import Form, close_button, note
from mancala_desktop.ui.widgets.buttons import Button
from mancala_desktop.ui.widgets.label import Label


class AboutDialog(Form):
    """`core_name` is the name of the search in use: `python`, or that of the compiled one.

    `options` say what that may use; the one in Python needs none of it.
    """

    def __init__(
        self, core_name: str, options: Options | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._core_name = core_name
        self._options = options or Options()
        self._what, self._facts, self._licences = note(), Label(), note()
        self._facts.setWordWrap(True)
        self._facts.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        for part in (self._what, self._facts, self._licences):
            part.setMinimumWidth(420)
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._copy = Button()
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._facts.text()))
        self._close = close_button(self)
        self.footer.addWidget(self._copy)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self._close.setFocus()  # or Enter would copy
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Mancala"))
        self.heading.setText("Mancala")
        self._what.setText(self.tr("Kalah, Oware and Congkak for one or two players."))
        self._facts.setText(
            "\n".join(
                (
                    self.tr("Version {version}").format(version=__version__),
                    self.tr("Computer player: {core}").format(core=self._core()),
                    f"Python {platform.python_version()} · Qt {qVersion()}",
                )
            )
        )
        self._licences.setText(
            self.tr(
                "The app is free software under the MIT licence. It uses Qt for Python (LGPL), "
                "Pillow (MIT-CMU), glicko2-py (MIT), the typeface Inter (SIL Open Font License) and icons "
                "from Lucide (ISC)."
            )
        )
        self._copy.setText(self.tr("Copy"))
        self._close.setText(self.tr("Close"))

    def _core(self) -> str:
        if self._core_name == "python":
            return self.tr("Python; the faster compiled one is not in use")
        threads = self.tr("%n thread(s)", "", self._options.threads)
        return self.tr("compiled, with {memory} MiB and {threads}").format(
            memory=self._options.table_mb, threads=threads
        )
