"""One leaf of the reader: its texts, examples, cards and tables, made when it is turned to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from mancala_desktop.learn.reader import Chapter, Contrast
from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.reader_words import ReaderWords
from mancala_desktop.ui.rules.example_box import ExampleBox
from mancala_desktop.ui.rules.leaves import Leaf, ReadSection
from mancala_desktop.ui.rules.live_board import LiveBoard
from mancala_desktop.ui.rules.passage import Passage, passages
from mancala_desktop.ui.rules.tables import CompareTable, compared
from mancala_desktop.ui.theme import paint_icon, scaled, worn
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.card import BLEED, Card

WIDEST = 720  # px of a line of text
WIDEST_TABLE = 940
SIDE, NARROW_SIDE = 40, 16
NARROW = 560  # px; below this the text begins nearer to the edge
BOARD_SHARE = 0.56  # of the height of what is seen, for a board
SIGN = 20


class LeafView(QScrollArea):
    """Scrolls; the keyboard comes to it to scroll, and readers then hear the whole text."""

    told = Signal(str)

    def __init__(
        self,
        live: LiveBoard,
        narrator: Narrator,
        words: ReaderWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._live, self._narrator, self._words = live, narrator, words
        self.examples: list[ExampleBox] = []
        self._column: QVBoxLayout | None = None
        self._widest = WIDEST
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)

    def show_leaf(
        self,
        leaf: Leaf,
        variant: Variant,
        contrasts: Sequence[tuple[str, Contrast]],
        marks: Sequence[str] = (),
    ) -> None:
        """Turn to a leaf; `marks` are the words that were searched for."""
        self.clear()
        page = QWidget()
        column = self._column = QVBoxLayout(page)
        column.setSpacing(12)
        column.addWidget(Passage(leaf.title, marks, role="h2"))
        for entry in leaf.entries:
            match leaf.chapter:
                case Chapter.RULES:
                    self._add_rule(column, entry, variant, marks)
                case Chapter.CARDS | Chapter.QUESTIONS:
                    column.addWidget(self._card(entry, leaf.chapter, variant, marks))
                case _:
                    if entry.title != leaf.title:
                        column.addSpacing(8)
                        column.addWidget(Passage(entry.title, marks, role="h3"))
                    _add_text(column, entry, marks)
                    if entry.section.table:
                        told = compared(
                            entry.section.table, variant, contrasts, self._narrator, self._words
                        )
                        column.addWidget(CompareTable(told, self.viewport().width() - 2 * SIDE))
        column.addStretch(1)
        self._widest = WIDEST_TABLE if leaf.chapter is Chapter.COMPARE else WIDEST
        self.setWidget(page)
        page.setAutoFillBackground(False)  # setWidget has just set it
        self.setAccessibleName(" ".join((leaf.title, *(entry.plain for entry in leaf.entries))))
        self._fit()

    def clear(self) -> None:
        """Nothing is shown, and the live board is safe."""
        self._live.take_back()
        self.examples.clear()
        self._column = None
        page: QWidget | None = self.takeWidget()
        if page is not None:
            page.hide()
            page.deleteLater()

    @property
    def example(self) -> ExampleBox | None:
        """The example in use, or else the first."""
        using = [each for each in self.examples if each.trying or each.playing]
        return next(iter(using or self.examples), None)

    def _add_rule(
        self, column: QVBoxLayout, entry: ReadSection, variant: Variant, marks: Sequence[str]
    ) -> None:
        _add_text(column, entry, marks)
        if entry.example:
            column.addWidget(self._example(entry, variant))

    def _example(self, entry: ReadSection, variant: Variant) -> ExampleBox:
        assert entry.example
        box = ExampleBox(entry.example, variant, self._live, self._narrator)
        box.told.connect(self.told)
        self.examples.append(box)
        return box

    def _card(
        self, entry: ReadSection, chapter: Chapter, variant: Variant, marks: Sequence[str]
    ) -> QWidget:
        card = _ReadingCard(signed=chapter is Chapter.CARDS)
        title, texts = card.show_entry(entry, marks)
        if chapter is Chapter.CARDS:
            title.setAccessibleName(self._words.wrong(title.accessibleName()))
            texts[0].setAccessibleName(self._words.right(texts[0].accessibleName()))
        if entry.example:
            show = Button(self.tr("Show it on the board"), ButtonKind.GHOST, "play")
            show.setAccessibleDescription(entry.title)
            card.add(show)

            def unfold() -> None:
                show.hide()
                box = self._example(entry, variant)
                card.add(box)
                self._fit()
                box.play()
                box.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

            show.clicked.connect(unfold)
        return card

    def _fit(self) -> None:
        width = self.viewport().width()
        side = SIDE if width >= NARROW else NARROW_SIDE
        side = max(side, (width - max(scaled(self._widest), 1)) // 2)
        if self._column:
            self._column.setContentsMargins(side, 20, side, 28)
        for example in self.examples:
            example.set_room(round(self.viewport().height() * BOARD_SHARE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)


class _ReadingCard(Card):
    """A question with its answer; `signed`, a statement that is wrong with what is right."""

    def __init__(self, *, signed: bool) -> None:
        super().__init__()
        self._signed = signed
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(scaled(SIGN) + 10 if signed else 0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_entry(self, entry: ReadSection, marks: Sequence[str]) -> tuple[Passage, list[Passage]]:
        """Returns title and texts."""
        self._title = Passage(entry.title, marks, role="h3")
        self._column.addWidget(self._title)
        self._texts = _add_text(self._column, entry, marks)
        return self._title, self._texts

    def add(self, part: QWidget) -> None:
        """Something below the text, as wide as it wants to be if it is a button."""
        if isinstance(part, Button):
            self._column.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            self._column.addWidget(part)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._signed:
            return
        theme, painter = worn(), QPainter(self)
        side = scaled(SIGN)
        for sign, colour, beside in (
            ("x", theme.bad, self._title),
            ("check", theme.accent, self._texts[0]),
        ):
            line = beside.fontMetrics().height()
            y = beside.y() + (line - side) / 2
            paint_icon(painter, sign, colour, QRectF(BLEED + 16, y, side, side))


def _add_text(column: QVBoxLayout, entry: ReadSection, marks: Sequence[str]) -> list[Passage]:
    texts = [Passage(each, marks) for each in passages(entry.paragraphs)]
    for text in texts:
        column.addWidget(text)
    return texts
