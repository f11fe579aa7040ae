"""Three cards to choose a game from, each with its board."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QWidget

from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.board_picture import BoardPicture
from mancala_desktop.ui.widgets.picture_card import PictureCard

PICTURE = 200  # px wide at most, so that in a wide dialog everything below has room


class FamilyCards(QWidget):
    """A group of radio buttons; `chosen` tells the family a person chose."""

    chosen = Signal(object)

    def __init__(self, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._group = QButtonGroup(self)
        self._cards: dict[Family, PictureCard] = {}
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        for family in Family:
            picture = BoardPicture()
            picture.setMaximumWidth(PICTURE)
            picture.show_position(family, PRESETS[DEFAULTS[family]].variant.start())
            card = PictureCard(family, picture)
            self._cards[family] = card
            self._group.addButton(card)
            line.addWidget(card, 1)
        self._group.buttonToggled.connect(self._toggled)

    @property
    def family(self) -> Family:
        """The game that is chosen."""
        return next(family for family, card in self._cards.items() if card.isChecked())

    def choose(self, family: Family) -> None:
        """Choose a game without telling it."""
        self._group.blockSignals(True)
        self._cards[family].setChecked(True)
        self._group.blockSignals(False)

    def retranslate(self) -> None:
        """Give the cards their words."""
        for family, card in self._cards.items():
            card.set_words(
                self._narrator.rules.family(family), self._narrator.rules.tagline(family)
            )

    def _toggled(self, card: QAbstractButton, checked: bool) -> None:
        if checked and isinstance(card, PictureCard):
            self.chosen.emit(card.value)
