"""Text that explains: a little Markdown (paragraphs, **bold**, lists), to be read and scrolled."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from mancala_desktop.ui.theme import BODY, font, scaled

INDENT = 16  # px, of lists
PART = 5  # px between paragraphs


class MarkdownText(QTextBrowser):
    """As high as its text wants to be in a width (`height_for`); in less it scrolls."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.setProperty("role", "reading")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabChangesFocus(True)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(scaled(INDENT))

    def show_words(self, words: str) -> None:
        """Another text, seen from its beginning."""
        self._words = words
        self._write()
        self.setAccessibleName(self.toPlainText())

    def height_for(self, width: int) -> int:
        """How high all of it is at that width; 0 without words."""
        if not self._words:
            return 0
        copy = QTextDocument()
        copy.setDocumentMargin(0)
        copy.setIndentWidth(scaled(INDENT))
        copy.setDefaultFont(font(BODY))
        copy.setMarkdown(self._words)
        _part(copy)
        copy.setTextWidth(width)
        return round(copy.size().height()) + 2

    def _write(self) -> None:
        self.setMarkdown(self._words)
        _part(self.document())

    def sizeHint(self) -> QSize:
        return QSize(400, self.height_for(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.document().setIndentWidth(scaled(INDENT))
            self._write()


def _part(document: QTextDocument) -> None:
    """A little room between paragraphs, none between the lines of a list."""
    block = document.begin()
    while block.isValid() and block.next().isValid():
        if not (_listed(block) and _listed(block.next())):
            cursor = QTextCursor(block)
            form = cursor.blockFormat()
            form.setBottomMargin(scaled(PART))
            cursor.setBlockFormat(form)
        block = block.next()


def _listed(block: QTextBlock) -> bool:
    return block.blockFormat().objectIndex() >= 0
