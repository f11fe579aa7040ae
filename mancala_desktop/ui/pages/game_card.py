"""A game that could be played, as a card: its board, its name, how it goes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.action_card import CardButton
from mancala_desktop.ui.widgets.board_picture import BoardPicture
from mancala_desktop.ui.widgets.card import BLEED
from mancala_desktop.ui.widgets.label import Label

PICTURE = 150  # px, where it stands beside the words


class GameCard(CardButton):
    """The board stands beside the words in a wide card, above them in a narrow one."""

    def __init__(self, family: Family, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.family = family
        self._narrator = narrator
        self._picture = BoardPicture()
        self._picture.show_position(family, PRESETS[DEFAULTS[family]].variant.start())
        self._name, self._about = Label(), Label()
        self._name.setProperty("role", "h3")
        self._about.setProperty("role", "secondary")
        self._about.setWordWrap(True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._name)
        words.addWidget(self._about, 1)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._parts.setContentsMargins(BLEED + 14, BLEED + 14, BLEED + 14, BLEED + 14)
        self._parts.setSpacing(14)
        self._parts.addWidget(self._picture)
        self._parts.addLayout(words, 1)
        self.hold(self._parts, self._picture, self._name, self._about)

    def set_wide(self, wide: bool) -> None:
        """Whether there is room for the board beside the words."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(across if wide else down)
        self._picture.setMaximumWidth(PICTURE if wide else self.maximumWidth())
        self._picture.setMinimumWidth(PICTURE if wide else 0)

    def retranslate(self) -> None:
        """Give the card its words."""
        rules = self._narrator.rules
        self._name.setText(rules.family(self.family))
        self._about.setText(rules.essence(self.family))
        self.setAccessibleName(self._name.text())
        self.setAccessibleDescription(self._about.text())
