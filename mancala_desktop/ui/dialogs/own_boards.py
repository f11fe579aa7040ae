"""How one makes a board of one's own: a page to read, and a copy to begin with."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from mancala_desktop.assets import asset
from mancala_desktop.play.places import vacant
from mancala_desktop.ui.dialogs.form import Form, close_button, note
from mancala_desktop.ui.widgets.buttons import Button

SIZE = (620, 380)  # px of the page
COPIED = "walnut"
PARTED = 8  # px


class OwnBoardsDialog(Form):
    """`folder` is where the user's boards are, None if there is no such place."""

    def __init__(self, folder: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._text = QTextBrowser()
        self._text.setMinimumSize(*SIZE)
        self._text.setOpenLinks(False)
        self._done = note()
        self._done.hide()
        self.body.addWidget(self._text, 1)
        self.body.addWidget(self._done)
        self._copy, self._open = Button(), Button()
        self._copy.clicked.connect(self._copy_walnut)
        self._open.clicked.connect(self._open_folder)
        self._close = close_button(self)
        self.footer.addWidget(self._copy)
        self.footer.addWidget(self._open)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        for part in (self._copy, self._open):
            part.setVisible(folder is not None)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Boards of your own"))
        self.heading.setText(self.tr("Boards of your own"))
        file = self.tr("themes.md", "the page in this language, a file in resources/docs")
        text = asset("docs", file).read_text(encoding="utf-8")
        self._text.setMarkdown(text.partition("\n")[2])  # its title is the heading
        self._part_paragraphs()
        self._text.setAccessibleName(self.tr("Boards of your own"))
        self._copy.setText(self.tr("Begin with a copy of walnut"))
        self._open.setText(self.tr("Open the folder"))
        self._close.setText(self.tr("Close"))

    def _part_paragraphs(self) -> None:
        """Room between paragraphs, which Qt leaves out of a page from Markdown."""
        block = self._text.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            if cursor.currentTable() is None:
                parted = QTextBlockFormat()
                parted.setTopMargin(PARTED)
                parted.setBottomMargin(PARTED / 2)
                cursor.mergeBlockFormat(parted)
            block = block.next()
        self._text.moveCursor(QTextCursor.MoveOperation.Start)

    def _copy_walnut(self) -> None:
        assert self._folder
        self._done.show()
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            target = vacant(self._folder / self.tr("my board", "name of a new folder"))
            shutil.copytree(asset("themes", COPIED), target)
        except OSError as error:
            words = self.tr("The copy could not be made: {why}.")
            self._done.setText(words.format(why=error.strerror))
        else:
            words = self.tr("The copy is in {folder}. Rename the folder as you like.")
            self._done.setText(words.format(folder=target))

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
