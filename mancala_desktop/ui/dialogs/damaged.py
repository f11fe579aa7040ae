"""A file or a text is damaged: what is wrong where, and whether to open what can be read."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from mancala_desktop.record.flaws import Problem
from mancala_desktop.ui.dialogs.form import Form, note
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind


class DamagedFileDialog(Form):
    """Accepted if what can be read shall be opened.

    `path` is None for a text that came from elsewhere. `moves` is how many sowings can be read,
    None if nothing can: then there is only one way out. The file itself is never written; the game
    opened from it has no file of its own yet.
    """

    def __init__(
        self,
        path: Path | None,
        problem: Problem,
        moves: int | None,
        narrator: Narrator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = path
        self._problem = problem
        self._moves = moves
        self._narrator = narrator
        self._flaw, self._rest = note(), note()
        for part in (self._flaw, self._rest):
            part.setMinimumWidth(440)
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._cancel = Button()
        self._cancel.clicked.connect(self.reject)
        self._open = Button(kind=ButtonKind.PRIMARY)
        self._open.clicked.connect(self.accept)
        self._open.setVisible(moves is not None)
        self._cancel.setDefault(moves is None)
        self._open.setDefault(moves is not None)
        self.footer.addStretch(1)
        self.footer.addWidget(self._cancel)
        self.footer.addWidget(self._open)
        self.retranslate()

    def retranslate(self) -> None:
        if self._path is None:
            self.setWindowTitle(self.tr("Damaged text"))
            self.heading.setText(self.tr("This text cannot be read to its end"))
        else:
            self.setWindowTitle(self.tr("Damaged file"))
            self.heading.setText(self.tr("{file} is damaged").format(file=self._path.name))
        self._flaw.setText(self._narrator.flaw(self._problem))
        self._rest.setText(self._what_can_be_read())
        self._open.setText(self.tr("Open what can be read"))
        self._cancel.setText(self.tr("Close") if self._moves is None else self.tr("Cancel"))

    def _what_can_be_read(self) -> str:
        if self._moves is None and self._path is None:
            return self.tr("Nothing in it can be read.")
        if self._moves is None:
            return self.tr("Nothing in it can be read. The file stays as it is.")
        moves = self.tr("%n move(s) can be read.", "", self._moves)
        return (
            moves
            if self._path is None
            else moves + " " + self.tr("The file itself stays as it is.")
        )
