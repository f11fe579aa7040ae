"""The bar below the move list: from sowing to sowing, the whole game again, and what else was tried."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.theme import worn
from mancala_desktop.ui.widgets.buttons import IconButton

HEIGHT = 48


class NavigationBar(QWidget):
    """Faces of the actions that look around in a game."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._replay = IconButton("play").follow(actions.replay_game)
        self.variations = IconButton("git-branch").follow(actions.variations)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 1, 8, 0)
        row.setSpacing(2)
        for icon_name, action in (
            ("chevron-first", actions.look_first),
            ("chevron-left", actions.look_back),
            ("chevron-right", actions.look_on),
            ("chevron-last", actions.look_present),
        ):
            row.addWidget(IconButton(icon_name).follow(action))
        row.addStretch(1)
        row.addWidget(self._replay)
        row.addWidget(self.variations)

    def show_replaying(self, running: bool) -> None:
        """Whether the game is being replayed, so that pressing pauses that."""
        self._replay.set_icon("pause" if running else "play")

    def sizeHint(self) -> QSize:
        return QSize(240, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, 0, self.width(), 1, worn().line2)
