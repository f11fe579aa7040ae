"""Ties the actions that choose something to the settings that keep it, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from mancala_desktop.play.settings import Setting, Settings, ThemeChoice
from mancala_desktop.ui.actions import Actions
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
        actions.toggle_theme.triggered.connect(self._toggle_theme)
        settings.changed.connect(self._show)
        self._show()

    def _groups(self) -> tuple[tuple[Setting[Any], Mapping[Any, QAction]], ...]:
        actions = self._actions
        return (
            (Settings.theme, actions.themes),
            (Settings.language, actions.languages),
            (Settings.speed, actions.speeds),
            (Settings.pit_names, actions.pit_names),
        )

    def _switches(self) -> tuple[tuple[Setting[bool], QAction], ...]:
        actions = self._actions
        return (
            (Settings.show_legal, actions.show_legal),
            (Settings.facing, actions.facing),
            (Settings.preview, actions.preview),
            (Settings.clear_ground, actions.clear_ground),
            (Settings.sound, actions.sound),
        )

    def _choose(self, setting: Setting[T], value: T) -> None:
        self._settings.store(setting, value)

    def _switch(self, setting: Setting[bool], action: QAction) -> None:
        self._settings.store(setting, action.isChecked())

    def _toggle_theme(self) -> None:
        self._settings.theme = ThemeChoice.LIGHT if worn().dark else ThemeChoice.DARK

    def _show(self) -> None:
        for setting, choices in self._groups():
            choices[self._settings.value(setting)].setChecked(True)
        for switch, action in self._switches():
            action.setChecked(self._settings.value(switch))
