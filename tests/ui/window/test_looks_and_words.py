"""Themes and languages change while the window is open, and nothing is left behind."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from mancala_desktop.play.settings import Language, PitNames
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from mancala_desktop.ui.menus import Menus, every_action
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.theme import CONTRAST, DARK, LIGHT, THEMES
from mancala_desktop.ui.widgets.buttons import IconButton, plain
from tests.play.fakes import PERSON
from tests.ui.window.conftest import Desk

SAME_IN_BOTH = {
    "Kalah",
    "Oware",
    "Congkak",
    "Mancala",
    "Computer",
    "Deutsch",
    "English",
    "Normal",
    "Pause",
    "Pause, P",
    "Pause (Pause)",
    "Name",
    "a … h",
}


def texts(root: QWidget) -> Iterator[str]:
    """Every word a person sees or hears in what is visible below `root`."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        yield widget.accessibleName()
        if isinstance(widget, QLabel | QPushButton):
            yield widget.text()
        if isinstance(widget, IconButton):
            yield widget.toolTip()


def words(root: QWidget) -> set[str]:
    found = {text for text in texts(root) if any(map(str.isalpha, text)) and len(text) > 3}
    return {text for text in found - SAME_IN_BOTH if not text.startswith(("Alt+", "F1", "Elo "))}


def test_every_visible_word_changes_with_the_language(desk: Desk) -> None:
    desk.begin()
    desk.click(0)
    desk.wait_for(2)
    for page in PageName:
        desk.speak(Language.ENGLISH)
        desk.window.go(page)
        root = desk.window.sheets.open or desk.window
        english = words(root)
        assert english, page

        desk.speak(Language.GERMAN)

        assert english & words(root) == set(), page
        if desk.window.sheets.open:
            desk.window.sheets.open.close()


def test_menus_and_actions_change_with_the_language(desk: Desk) -> None:
    menus = Menus(desk.window.deeds, desk.window)
    english = {action.text() for action in every_action(menus.main())}

    desk.speak(Language.GERMAN)

    german = {action.text() for action in every_action(menus.main())}
    assert {plain(text) for text in english & german} <= SAME_IN_BOTH


def test_what_was_said_is_said_again_in_the_other_language(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.click(2)

    desk.speak(Language.GERMAN)

    assert desk.window.game.status.text.startswith("Süd sät c: 4 Samen, Extrazug.")


@pytest.mark.parametrize("name", list(THEMES))
def test_the_window_wears_the_theme(desk: Desk, name: str) -> None:
    theme = THEMES[name]
    desk.begin()

    desk.wardrobe.choose(name)

    picture = desk.window.grab().toImage()
    panel = desk.window.game.moves
    inside = panel.mapTo(desk.window, panel.rect().center())
    assert picture.pixelColor(inside) == QColor(theme.surface)


def test_the_theme_button_goes_from_light_to_dark_and_back(desk: Desk) -> None:
    chosen: list[str] = []
    desk.settings.changed.connect(lambda key: desk.wardrobe.choose(desk.settings.theme.value))
    desk.settings.changed.connect(chosen.append)

    for expected in (DARK, LIGHT):
        desk.window.deeds.toggle_theme.trigger()
        assert desk.settings.theme.value == expected.name
    assert chosen == ["theme", "theme"]


def test_pits_are_called_as_the_player_wants(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.click(2)

    desk.window.deeds.pit_names[PitNames.RING].trigger()

    assert desk.window.game.status.text.startswith("South sows 2:")
    model = desk.window.game.moves.model
    assert str(model.data(model.index(0))).startswith("1. South: 2 extra turn")


def test_marks_of_playable_pits_can_be_switched_off_by_key(desk: Desk) -> None:
    desk.window.deeds.show_legal.trigger()
    assert not desk.settings.show_legal

    desk.window.deeds.show_legal.trigger()
    assert desk.settings.show_legal


def test_high_contrast_has_no_shadow_and_a_thick_ring() -> None:
    assert CONTRAST.wide_shadow == CONTRAST.near_shadow == 0
    assert CONTRAST.focus == 3


def test_every_action_has_a_key_and_a_place_in_a_menu(desk: Desk) -> None:
    deeds: Actions = desk.window.deeds
    menus = Menus(deeds, desk.window)
    in_menus = {id(action) for action in every_action(menus.main())}

    for action in desk.window.actions():
        assert not action.shortcut().isEmpty()
        if action not in (deeds.menu, deeds.more, *deeds.recent, *deeds.own_boards):
            assert id(action) in in_menus, action.text()


def test_no_two_actions_have_the_same_key(desk: Desk) -> None:
    keys = [key.toString() for action in desk.window.actions() for key in action.shortcuts()]

    assert len(keys) == len(set(keys))


def test_the_menu_opens_by_key(desk: Desk) -> None:
    desk.press(Qt.Key.Key_F10)

    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_the_sheet_of_keys_shows_all_of_them_without_scrolling(
    desk: Desk, language: Language
) -> None:
    desk.speak(language)
    desk.window.sheets.shortcuts()
    dialog = desk.window.sheets.open
    assert isinstance(dialog, ShortcutsDialog)
    area = dialog.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert dialog.pages > 3
    seen: set[str] = set()
    for page in range(dialog.pages):
        dialog.turn_to(page)
        QApplication.processEvents()
        bars = area.horizontalScrollBar(), area.verticalScrollBar()
        assert [bar.maximum() for bar in bars] == [0, 0]
        seen |= {label.text() for label in dialog.findChildren(QLabel) if label.isVisible()}
    assert {"F1, ?", "F10"} <= seen
    assert {plain(each.text()) for each in desk.window.deeds.listed()} <= seen | {""}
