"""A sentence to be read, and the questions whether to replace a file and to leave a game that is not kept."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path

from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.dialogs.form import Form, close_button, note
from mancala_desktop.ui.dialogs.question import WIDTH, Question
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind


class MessageDialog(Form):
    """Says that something did not work, and why: `say` gives the words in the language of now.
    Anything else that is to be read has a `heading` of its own."""

    def __init__(
        self,
        say: Callable[[], str],
        parent: QWidget | None = None,
        *,
        heading: Callable[[], str] | None = None,
    ) -> None:
        super().__init__(parent)
        self._say = say
        self._called = heading
        self._what = note()
        self._what.setMinimumWidth(WIDTH)
        self.body.addWidget(self._what)
        self.body.addStretch(1)
        self._close = close_button(self)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self.retranslate()

    @classmethod
    def tell(cls, say: Callable[[], str], window: QWidget) -> None:
        """Say it, and wait until it has been read."""
        dialog = cls(say, window)
        dialog.exec()
        dialog.deleteLater()

    @property
    def text(self) -> str:
        """What it says."""
        return self._what.text()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Mancala"))
        called = self._called() if self._called else self.tr("That did not work")
        self.heading.setText(called)
        self._what.setText(self._say())
        self._close.setText(self.tr("Close"))


class ReplaceDialog(Question):
    """Accepted if the file that is there already may be replaced."""

    def __init__(self, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.retranslate()

    @classmethod
    def ask(cls, path: Path, window: QWidget) -> bool:
        """Whether the file may be replaced."""
        dialog = cls(path, window)
        accepted = bool(dialog.exec())
        dialog.deleteLater()
        return accepted

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Mancala"))
        self.heading.setText(self.tr("Replace the file?"))
        words = self.tr("{file} is already there.")
        self.what.setText(words.format(file=self._path.name))
        self.stay.setText(self.tr("Cancel"))
        self.deed.setText(self.tr("Replace"))


class Way(Enum):
    """How to go on with a game that is not kept on disk."""

    STAY = auto()
    SAVE = auto()
    LEAVE = auto()


class LeaveDialog(Form):
    """The last sowings would be lost: `way` is what the person wants then."""

    def __init__(self, say: Callable[[], str], parent: QWidget | None = None) -> None:
        """`say` tells why the game is not kept."""
        super().__init__(parent)
        self.way = Way.STAY
        self._say = say
        self._why, self._lost = note(), note()
        for part in (self._why, self._lost):
            part.setMinimumWidth(WIDTH)
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._stay, self._leave = Button(), Button()
        self._save = Button(kind=ButtonKind.PRIMARY)
        self._save.setDefault(True)
        self._stay.clicked.connect(self.reject)
        self._leave.clicked.connect(lambda: self._go(Way.LEAVE))
        self._save.clicked.connect(lambda: self._go(Way.SAVE))
        self.footer.addWidget(self._leave)
        self.footer.addStretch(1)
        self.footer.addWidget(self._stay)
        self.footer.addWidget(self._save)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Mancala"))
        self.heading.setText(self.tr("This game is not saved"))
        self._why.setText(self._say())
        self._lost.setText(self.tr("Its last sowings are lost if you leave it now."))
        self._stay.setText(self.tr("Cancel"))
        self._leave.setText(self.tr("Leave anyway"))
        self._save.setText(self.tr("Save as…"))

    def _go(self, way: Way) -> None:
        self.way = way
        self.accept()
