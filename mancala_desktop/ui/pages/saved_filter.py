"""What narrows down a list of saved games: words, and a row of drop-down lists."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from mancala_desktop.play.finding import Against, Order, Since, Wish
from mancala_desktop.play.saved import Standing
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.theme import paint_icon, worn
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.fields import Combo
from mancala_desktop.ui.widgets.flow import Flow

ICON = 18
TYPED_MS = 120  # from the last letter to a look for what was typed


class SearchField(QLineEdit):
    """A line with a magnifying glass; Escape empties it, and once more leaves the page; Down leaves it for what was found."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextMargins(ICON + 6, 0, 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        square = QRectF(12, (self.height() - ICON) / 2, ICON, ICON)
        paint_icon(QPainter(self), "search", worn().text2, square)


class SavedFilter(QWidget):
    """Holds no layout of its own: the page places `search` and `row`. `wished` tells each change."""

    wished = Signal()

    def __init__(self, narrator: Narrator, words: SavedWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._words = words
        self.hide()
        self.search = SearchField()
        self.rules, self.standing, self.against, self.since, self.order = (
            Combo() for _ in range(5)
        )
        self.reset = Button(kind=ButtonKind.GHOST, icon_name="x")
        self.reset.clicked.connect(self.clear)
        self.row = Flow(*self._combos(), self.reset)
        self._typed = QTimer(self, singleShot=True, interval=TYPED_MS)
        self._typed.timeout.connect(self.wished)
        self.search.textChanged.connect(self._typed.start)
        self.retranslate()
        for combo in self._combos():
            combo.currentIndexChanged.connect(self._chosen)

    @property
    def wish(self) -> Wish:
        """What is wanted now."""
        return Wish(self.search.text(), *(combo.currentData() for combo in self._combos()))

    def clear(self) -> None:
        """Want all games, in the order chosen."""
        order = self.order.currentData()
        with QSignalBlocker(self.search):
            self.search.clear()
        self._choose(replace(Wish(), order=order))
        self._chosen()

    def retranslate(self) -> None:
        """Give every part its words."""
        wish = self.wish if self.rules.count() else Wish()
        rules = self._narrator.rules
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setAccessibleDescription(self.tr("Players, event, rules, date, comments"))
        self.search.setToolTip(self.search.accessibleDescription())
        games: list[tuple[object, str]] = [(None, self.tr("All games"))]
        for family in Family:
            games.append((family, self.tr("{game}, all rules").format(game=rules.family(family))))
            games += [
                (preset.id, rules.preset(preset.id))
                for preset in PRESETS.values()
                if preset.variant.family is family
            ]
        _fill(self.rules, games)
        results = [(standing, self._words.standing(standing)) for standing in Standing]
        _fill(self.standing, [(None, self.tr("All results")), *results])
        _fill(
            self.against,
            [
                (None, self.tr("All opponents")),
                (Against.COMPUTER, self.tr("Against the computer")),
                (Against.PERSON, self.tr("Between people")),
            ],
        )
        _fill(
            self.since,
            [
                (None, self.tr("Any date")),
                (Since.TODAY, self.tr("Today")),
                (Since.WEEK, self.tr("The last seven days")),
                (Since.MONTH, self.tr("The last month")),
                (Since.YEAR, self.tr("The last year")),
            ],
        )
        _fill(
            self.order,
            [
                (Order.SAVED, self.tr("Saved last first")),
                (Order.NEWEST, self.tr("Newest first")),
                (Order.OLDEST, self.tr("Oldest first")),
                (Order.NAMES, self.tr("By name")),
                (Order.RULES, self.tr("By rules")),
                (Order.LONGEST, self.tr("Longest first")),
            ],
        )
        names = (
            self.tr("Rules"),
            self.tr("Result"),
            self.tr("Opponent"),
            self.tr("Date"),
            self.tr("Order"),
        )
        for combo, name in zip(self._combos(), names, strict=True):
            combo.setAccessibleName(name)
        self.reset.setText(self.tr("Show all"))
        self._choose(wish)
        self._show_reset()

    def _combos(self) -> tuple[Combo, ...]:
        return self.rules, self.standing, self.against, self.since, self.order

    def _choose(self, wish: Wish) -> None:
        wanted = (wish.rules, wish.standing, wish.against, wish.since, wish.order)
        for combo, value in zip(self._combos(), wanted, strict=True):
            places = (n for n in range(combo.count()) if combo.itemData(n) == value)
            with QSignalBlocker(combo):
                combo.setCurrentIndex(next(places, 0))

    def _chosen(self) -> None:
        self._show_reset()
        self.wished.emit()

    def _show_reset(self) -> None:
        self.reset.setVisible(bool(self.wish.filters))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _fill(combo: Combo, entries: Iterable[tuple[object, str]]) -> None:
    with QSignalBlocker(combo):
        combo.clear()
        for value, words in entries:
            combo.addItem(words, value)
    combo.updateGeometry()
