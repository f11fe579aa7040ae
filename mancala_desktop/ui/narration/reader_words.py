"""Words of the rules reader: what fills the gaps of its texts, and what its parts are called."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, QObject

from mancala_desktop.learn.facts import Facts, fill, gaps
from mancala_desktop.learn.reader import Chapter
from mancala_desktop.rules.board import Layout
from mancala_desktop.rules.presets import FirstMove
from mancala_desktop.ui.narration.board_words import BoardWords


class ReaderWords(QObject):
    """Fills in facts; pits are called as the player wants."""

    def __init__(self, board: BoardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board

    @property
    def language(self) -> str:
        """The folder with the texts in the language spoken now."""
        german = QLocale().language() is QLocale.Language.German
        return "de" if german else "en"

    def fill(self, text: str, facts: Facts, layout: Layout) -> str:
        """The text with its gaps filled. A fact that is missing leaves three dots."""
        known = {**dict.fromkeys(gaps(text), "…"), **facts}
        return fill(text, known, partial(self._hole, layout), self._board.listed)

    def _hole(self, layout: Layout, hole: int) -> str:
        return self.tr("the store") if layout.is_store(hole) else self._board.pit(layout, hole)

    def chapter(self, chapter: Chapter) -> str:
        """What a chapter of sections is called."""
        match chapter:
            case Chapter.RULES:
                return self.tr("Rules")
            case Chapter.COMPARE:
                return self.tr("Rule sets side by side")
            case Chapter.CARDS:
                return self.tr("Right or wrong?")
            case Chapter.QUESTIONS:
                return self.tr("Questions and answers")
            case Chapter.SOURCES:
                return self.tr("Sources and errors")

    def first_move(self) -> str:
        """What is compared there."""
        return self.tr("First move")

    def first(self, first: FirstMove) -> str:
        """Who begins."""
        match first:
            case FirstMove.SOUTH:
                return self.tr("South begins")
            case FirstMove.CHOSEN:
                return self.tr("is chosen")
            case FirstMove.LAST_WINNER:
                return self.tr("the last winner begins")

    def board(self) -> str:
        """What is compared there."""
        return self.tr("Board")

    def aim(self) -> str:
        """What is compared there."""
        return self.tr("To win")

    def yes_or_no(self, yes: bool) -> str:
        """Whether it is so."""
        return self.tr("yes") if yes else self.tr("no")

    def wrong(self, statement: str) -> str:
        """A misunderstanding, for those who do not see its sign."""
        return self.tr("Wrong: {statement}").format(statement=statement)

    def right(self, statement: str) -> str:
        """What is right in its place."""
        return self.tr("Right: {statement}").format(statement=statement)
