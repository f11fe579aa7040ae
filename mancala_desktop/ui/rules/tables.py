"""Tables that compare rules, made from the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from mancala_desktop.learn.reader import Comparison, Contrast
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family, Variant
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.reader_words import ReaderWords
from mancala_desktop.ui.theme import scaled, worn
from mancala_desktop.ui.widgets.label import Label

COLUMN = 128  # px, the least width of a column
GAP = 12


@dataclass(frozen=True, slots=True)
class Compared:
    """What a table says: the names of its columns, which of them is read now (-1: none), and its
    rows, each with a name and a word for every column."""

    columns: tuple[str, ...]
    current: int
    rows: tuple[tuple[str, tuple[str, ...]], ...]


def compare_presets(variant: Variant, narrator: Narrator, words: ReaderWords) -> Compared:
    """The rule sets of a game, in all that they do not have in common."""
    presets = [each for each in PRESETS.values() if each.variant.family is variant.family]
    rules = narrator.rules
    rows: list[tuple[str, tuple[str, ...]]] = [
        (rules.option(name), tuple(rules.value(name, getattr(p.variant, name)) for p in presets))
        for name in variant.allowed()
    ]
    if any(preset.first is not presets[0].first for preset in presets):
        rows.append((words.first_move(), tuple(words.first(preset.first) for preset in presets)))
    rows.append((words.aim(), tuple(rules.goal(preset.variant) for preset in presets)))
    current = [preset.variant for preset in presets]
    return Compared(
        tuple(rules.preset(preset.id) for preset in presets),
        current.index(variant) if variant in current else -1,
        tuple(row for row in rows if len(set(row[1])) > 1),
    )


def compare_families(
    variant: Variant,
    contrasts: Sequence[tuple[str, Contrast]],
    narrator: Narrator,
    words: ReaderWords,
) -> Compared:
    """What each game has and the others may not; the contrasts come with their words."""
    rows: list[tuple[str, tuple[str, ...]]] = [
        (name, tuple(words.yes_or_no(contrast.seen_in(family)) for family in Family))
        for name, contrast in contrasts
    ]
    sizes = [PRESETS[DEFAULTS[family]].variant for family in Family]
    rows.insert(0, (words.board(), tuple(narrator.rules.size(each) for each in sizes)))
    return Compared(
        tuple(narrator.rules.family(family) for family in Family),
        list(Family).index(variant.family),
        tuple(rows),
    )


def compared(
    table: Comparison,
    variant: Variant,
    contrasts: Sequence[tuple[str, Contrast]],
    narrator: Narrator,
    words: ReaderWords,
) -> Compared:
    """What a section compares."""
    if table is Comparison.PRESETS:
        return compare_presets(variant, narrator, words)
    return compare_families(variant, contrasts, narrator, words)


class CompareTable(QWidget):
    """One column for each thing that is compared; where there is no room for them, each row has a
    heading and a line for each. Whoever hears it is told row and column with every word."""

    def __init__(self, told: Compared, width: int, parent: QWidget | None = None) -> None:
        """`width` is about what it will have."""
        super().__init__(parent)
        self._told = told
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 8, 10, 8)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(GAP)
        self._wide: bool | None = None
        self._cells: list[list[Label]] = []
        self._heads = [self._label(name, "h3") for name in told.columns]
        self._names = [self._label(name, "h3") for name, _ in told.rows]
        for name, row in told.rows:
            self._cells.append([])
            for column, word in zip(told.columns, row, strict=True):
                cell = self._label(word)
                cell.setAccessibleName(f"{column}, {name}: {word}")
                self._cells[-1].append(cell)
        self._again: list[list[Label]] = []  # the names of the columns once more, for every row
        self._arrange(self._has_room(width))

    def _label(self, words: str, role: str = "") -> Label:
        label = Label(words, self, alignment=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        label.setWordWrap(True)
        label.setProperty("role", role)
        return label

    def _arrange(self, wide: bool) -> None:
        if wide is self._wide:
            return
        self._wide = wide
        if not wide and not self._again:
            names = self._told.columns
            self._again = [[self._label(name, "secondary") for name in names] for _ in self._cells]
        while self._grid.count():
            self._grid.takeAt(0)
        columns = len(self._heads)
        for head in self._heads:
            head.setVisible(wide)
        for column, head in enumerate(self._heads):
            if wide:
                self._grid.addWidget(head, 0, column + 1)
        at = 1
        for row, (name, cells) in enumerate(zip(self._names, self._cells, strict=True)):
            self._grid.addWidget(name, at, 0, 1, 1 if wide else 2)
            for column in range(columns):
                if wide:
                    self._grid.addWidget(cells[column], at, column + 1)
                else:
                    self._grid.addWidget(self._again[row][column], at + column + 1, 0)
                    self._grid.addWidget(cells[column], at + column + 1, 1)
            at += 1 if wide else columns + 1
        for again in (label for labels in self._again for label in labels):
            again.setVisible(not wide)
        for column in range(columns + 1):
            self._grid.setColumnStretch(column, 1 if wide or column < 2 else 0)
        self.updateGeometry()
        self.update()

    def _has_room(self, width: int) -> bool:
        return width >= scaled(COLUMN) * (len(self._heads) + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(self._has_room(event.size().width()))
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for name in self._names if self._wide else self._names[1:]:
            y = name.geometry().top() - GAP // 2
            painter.fillRect(0, y, self.width(), 1, QColor(theme.line2))
        painter.setPen(QColor(theme.accent))
        painter.setBrush(QColor(theme.accsoft))
        for box in self._current_boxes():
            painter.drawRoundedRect(QRectF(box).adjusted(-8.5, -4.5, 2.5, 4.5), 8, 8)

    def _current_boxes(self) -> list[QRect]:
        """Where the words about what is read now are: a column, or a line of each row."""
        current = self._told.current
        if current < 0:
            return []
        if self._wide:
            column = [self._heads[current], *(cells[current] for cells in self._cells)]
            return [column[0].geometry().united(column[-1].geometry())]
        return [
            again[current].geometry().united(cells[current].geometry())
            for again, cells in zip(self._again, self._cells, strict=True)
        ]
