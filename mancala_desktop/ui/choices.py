"""Ties the actions that choose something to the settings that keep it, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from mancala_desktop.play.settings import Setting, Settings, ThemeChoice
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.boards import boards
from mancala_desktop.ui.theme import worn

T = TypeVar("T")


class Choices(QObject):
    """A checked action is a setting that holds; triggering it sets the setting."""

    def __init__(self, actions: Actions, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions = actions
        for setting, choices in self._groups():
            for value, action in choices.items():
                action.triggered.connect(partial(self._choose, setting, value))
        for setting, action in self._switches():
            action.triggered.connect(partial(self._switch, setting, action))
        for action in (*actions.boards.values(), *actions.own_boards):
            action.triggered.connect(partial(self._choose_board, action))
        actions.toggle_theme.triggered.connect(self._toggle_theme)
        actions.larger_text.triggered.connect(lambda: self._next_text_size(1))
        actions.smaller_text.triggered.connect(lambda: self._next_text_size(-1))
        usual = Settings.text_percent.default
        actions.usual_text.triggered.connect(partial(self._choose, Settings.text_percent, usual))
        settings.changed.connect(self._show)
        self._show()

    def _groups(self) -> tuple[tuple[Setting[Any], Mapping[Any, QAction]], ...]:
        actions = self._actions
        return (
            (Settings.theme, actions.themes),
            (Settings.language, actions.languages),
            (Settings.seeds, actions.seeds),
            (Settings.speed, actions.speeds),
            (Settings.pit_names, actions.pit_names),
            (Settings.replay_speed, actions.replay_speeds),
        )

    def _switches(self) -> tuple[tuple[Setting[bool], QAction], ...]:
        actions = self._actions
        return (
            (Settings.show_legal, actions.show_legal),
            (Settings.facing, actions.facing),
            (Settings.preview, actions.preview),
            (Settings.clear_ground, actions.clear_ground),
            (Settings.sound, actions.sound),
            (Settings.tutor, actions.tutor),
        )

    def _choose(self, setting: Setting[T], value: T) -> None:
        self._settings.store(setting, value)

    def _switch(self, setting: Setting[bool], action: QAction) -> None:
        self._settings.store(setting, action.isChecked())

    def _choose_board(self, action: QAction, *_checked: bool) -> None:
        if action.data() == self._settings.board:  # again: its files may have changed
            boards().choose(self._settings.board, self._settings.seeds)
        self._settings.board = action.data()

    def _toggle_theme(self) -> None:
        self._settings.theme = ThemeChoice.LIGHT if worn().dark else ThemeChoice.DARK

    def _next_text_size(self, steps: int) -> None:
        sizes = list(Settings.text_percent.allowed)
        place = sizes.index(self._settings.text_percent) + steps
        self._settings.text_percent = sizes[max(0, min(place, len(sizes) - 1))]

    def _show(self) -> None:
        sizes = list(Settings.text_percent.allowed)
        percent = self._settings.text_percent
        self._actions.larger_text.setEnabled(percent != sizes[-1])
        self._actions.smaller_text.setEnabled(percent != sizes[0])
        for setting, choices in self._groups():
            choices[self._settings.value(setting)].setChecked(True)
        for switch, action in self._switches():
            action.setChecked(self._settings.value(switch))
        for action in (*self._actions.boards.values(), *self._actions.own_boards):
            action.setChecked(action.data() == self._settings.board)
