"""Two questions about saved games: what one is to be called, and whether the trash may be emptied."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from mancala_desktop.ui.dialogs.form import Form, Row, note
from mancala_desktop.ui.dialogs.question import WIDTH, Question
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind

LONGEST = 80


class TitleDialog(Form):
    """Accepted with a `title`, which may be empty: then the game is called by who played."""

    def __init__(self, title: str, otherwise: str, parent: QWidget | None = None) -> None:
        """`otherwise` is what the game is called without a title."""
        super().__init__(parent)
        self._otherwise = otherwise
        self._line = QLineEdit(title)
        self._line.setMaxLength(LONGEST)
        self._line.setMinimumWidth(280)
        self._line.setPlaceholderText(otherwise)
        self._line.selectAll()
        self._row = Row(self._line, wide=True)
        self._note = note()
        self._note.setMinimumWidth(WIDTH)
        self.body.addWidget(self._row)
        self.body.addWidget(self._note)
        self.body.addStretch(1)
        self._cancel, self._rename = Button(), Button(kind=ButtonKind.PRIMARY)
        self._rename.setDefault(True)
        self._cancel.clicked.connect(self.reject)
        self._rename.clicked.connect(self.accept)
        self.footer.addStretch(1)
        self.footer.addWidget(self._cancel)
        self.footer.addWidget(self._rename)
        self.retranslate()
        self._line.setFocus()

    @property
    def title(self) -> str:
        """What was typed."""
        return self._line.text().strip()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rename game"))
        self.heading.setText(self.tr("Rename game"))
        self._row.name(self.tr("Title"))
        words = self.tr("The title stands in the game's file. Without one it is called “{name}”.")
        self._note.setText(words.format(name=self._otherwise))
        self._cancel.setText(self.tr("Cancel"))
        self._rename.setText(self.tr("Rename"))


class EmptyTrashDialog(Question):
    """Accepted if so many deleted games may be gone for good."""

    def __init__(self, games: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Empty the trash"))
        self.heading.setText(self.tr("Empty the trash?"))
        words = self.tr("%n deleted game(s) will be gone for good.", "", self._games)
        self.what.setText(words)
        self.stay.setText(self.tr("Cancel"))
        self.deed.setText(self.tr("Empty the trash"))
