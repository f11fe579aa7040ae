"""The bar on top: the menu, what is being played, theme, sound and settings."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.widgets.buttons import IconButton
from mancala_desktop.ui.widgets.elided import Elided
from mancala_desktop.ui.widgets.label import Label

HEIGHT = 48
COMPACT_HEIGHT = 44


class TopBar(QWidget):
    """Title and subtitle are told; the buttons are faces of actions."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.menu_button = IconButton("menu").follow(actions.menu)
        self._theme = IconButton("moon").follow(actions.toggle_theme)
        self._sound = IconButton("volume-x", filled=False).follow(actions.sound)
        actions.sound.toggled.connect(self._show_sound)
        self._show_sound(actions.sound.isChecked())
        self._title = Label()
        self._title.setProperty("role", "title")
        self._subtitle = Elided()
        self._subtitle.setProperty("role", "secondary")

        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(8)
        row.addWidget(self.menu_button)
        row.addWidget(self._title)
        row.addSpacing(6)
        row.addWidget(self._subtitle, 1)
        row.addWidget(self._theme)
        row.addWidget(self._sound)
        row.addWidget(IconButton("settings").follow(actions.settings))

    def set_compact(self, compact: bool) -> None:
        """The lower form for low windows."""
        self.setFixedHeight(COMPACT_HEIGHT if compact else HEIGHT)

    def show_title(self, title: str, subtitle: str = "") -> None:
        """What is on stage: the game, and in a few words how it is played."""
        self._title.setText(title)
        self._subtitle.show_words(subtitle)

    @property
    def subtitle(self) -> str:
        """The words beside the title."""
        return self._subtitle.text()

    def show_theme(self, *, dark: bool) -> None:
        """The theme button shows what it would bring: the sun in the dark, else the moon."""
        self._theme.set_icon("sun" if dark else "moon")

    def _show_sound(self, on: bool) -> None:
        self._sound.set_icon("volume-2" if on else "volume-x")
