"""What there is to learn, when no unit is chosen: a tile for each kind of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from mancala_desktop.learn.next import Next
from mancala_desktop.ui.pages.learn_list import Entry
from mancala_desktop.ui.pages.names import Way
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.action_card import ActionCard
from mancala_desktop.ui.widgets.card import BLEED
from mancala_desktop.ui.widgets.label import Label

PADDING = 40
WIDEST = 1100
TILE = 330  # px; as many columns as have so much room


_WAY_ICONS = {
    Way.TRAINERS: "target",
    Way.PUZZLES: "puzzle",
    Way.RULES: "info",
    Way.PROGRESS: "chart-column",
}


_GROUP_ICONS = {
    "basics": "graduation-cap",
    "exercises": "pencil",
    "tactics": "zap",
    "endgame": "flag",
    "analysis": "eye",
}
"""By how the id of a group ends."""
BASICS = "basics"


@dataclass(frozen=True, slots=True)
class _Tile:
    icon_name: str
    title: str
    about: str
    leads_to: str | Way | Next


class LearnHome(QScrollArea):
    """Shows and wishes."""

    unit_wished = Signal(str)  # its id
    way_wished = Signal(object)  # Way
    next_wished = Signal(object)  # Next

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[Entry] = ()
        self._ways: Collection[Way] = ()
        self._on: tuple[Next, str] | None = None
        self._tiles: tuple[_Tile, ...] = ()
        self.cards: list[ActionCard] = []
        self._columns = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        page = QWidget()
        self._title, self._about = Label(), Label()
        self._title.setProperty("role", "h1")
        self._about.setProperty("role", "secondary")
        for label in (self._title, self._about):
            label.setWordWrap(True)
            label.setContentsMargins(BLEED, 0, BLEED, 0)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._column = QVBoxLayout(page)
        self._column.setSpacing(6)
        self._column.addWidget(self._title)
        self._column.addWidget(self._about)
        self._column.addSpacing(10)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)
        self._retranslate()

    @property
    def title(self) -> Label:
        """What is said above all."""
        return self._title

    def show_all(
        self,
        entries: Sequence[Entry],
        ways: Collection[Way],
        on: tuple[Next, str] | None = None,
    ) -> None:
        """What there is to learn, and where else one can go; `on` is what to go on with, in words."""
        self._entries, self._ways, self._on = entries, ways, on
        self._retranslate()

    def take_focus(self) -> None:
        """Give the keyboard to the first tile."""
        if self.cards:
            self.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self.verticalScrollBar().setValue(0)  # new tiles have no places yet to scroll to

    # ---------------------------------------------------------------- tiles

    def _wanted(self) -> tuple[_Tile, ...]:
        groups = [self._of_units(group) for group in self._groups()]
        first = [tile for tile in groups if tile.icon_name == _GROUP_ICONS[BASICS]]
        tiles = [*first]
        tiles += [
            _Tile(icon, *self._way_words(way), way)
            for way, icon in _WAY_ICONS.items()
            if way in self._ways
        ]
        tiles += [tile for tile in groups if tile not in first]
        if self._on:
            found, words = self._on
            tiles.insert(0, _Tile("play", self.tr("Go on learning"), words, found))
        return tuple(tiles)

    def _groups(self) -> list[list[Entry]]:
        """The units of each group of the list."""
        groups: dict[str, list[Entry]] = {}
        for entry in self._entries:
            groups.setdefault(entry.group, []).append(entry)
        return list(groups.values())

    def _of_units(self, entries: Sequence[Entry]) -> _Tile:
        first = next((each for each in entries if not each.complete), entries[0])
        done = sum(entry.complete for entry in entries)
        about = self.tr("{done} of {all} done").format(done=done, all=len(entries))
        kind = first.group.rpartition("-")[2]
        return _Tile(_GROUP_ICONS.get(kind, "circle-dot"), first.heading, about, first.id)

    def _way_words(self, way: Way) -> tuple[str, str]:
        match way:
            case Way.TRAINERS:
                return self.tr("Trainers"), self.tr("Endless tasks, and one minute against time")
            case Way.PUZZLES:
                return self.tr("Puzzles"), self.tr("Find the best turn, each one proved")
            case Way.RULES:
                return self.tr("Rules"), self.tr("Every rule with a board that plays it")
            case Way.PROGRESS:
                return self.tr("My progress"), self.tr("What you can do, and what comes again")

    def _show_tiles(self) -> None:
        wanted = self._wanted()
        if [tile.icon_name for tile in wanted] != [tile.icon_name for tile in self._tiles]:
            for old in self.cards:
                self._grid.removeWidget(old)
                old.hide()
                old.deleteLater()
            self.cards = [ActionCard(tile.icon_name) for tile in wanted]
            for place, card in enumerate(self.cards):
                card.clicked.connect(partial(self._go, place))
            self._columns = 0
        self._tiles = wanted
        for card, tile in zip(self.cards, wanted, strict=True):
            card.set_words(tile.title, tile.about)
        self._arrange()

    def _go(self, place: int) -> None:
        leads_to = self._tiles[place].leads_to
        if isinstance(leads_to, str):
            self.unit_wished.emit(leads_to)
        elif isinstance(leads_to, Next):
            self.next_wished.emit(leads_to)
        else:
            self.way_wished.emit(leads_to)

    def _arrange(self) -> None:
        side = max(PADDING, (self.viewport().width() - WIDEST) // 2) - BLEED
        self._column.setContentsMargins(side, 24, side, 24)
        room = self.viewport().width() - 2 * side
        columns = max(1, min(3, room // scaled(TILE)))
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(3):
            self._grid.setColumnStretch(column, int(column < columns))
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)
            card.show()

    # ---------------------------------------------------------------- words

    def _retranslate(self) -> None:
        self._title.setText(self.tr("What would you like to learn?"))
        self._about.setText(
            self.tr("Nothing is locked. Begin wherever you like, and stop whenever you like.")
        )
        self._show_tiles()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
