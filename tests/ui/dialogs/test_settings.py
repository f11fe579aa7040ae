"""The settings dialog: what is chosen applies and is kept at once."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from mancala_desktop.play.settings import Language, PitNames, Seeds, Settings, Speed, ThemeChoice
from mancala_desktop.ui.dialogs.settings import Section, SettingsDialog
from mancala_desktop.ui.theme import LIGHT, load_fonts, wear
from mancala_desktop.ui.translate import Translation
from tests.ui.dialogs.touch import button, click, controls, cut_off, large_type, tabbed


@pytest.fixture
def dialog(
    qtbot: QtBot, qapp: QApplication, settings: Settings, translation: Translation
) -> SettingsDialog:
    load_fonts()
    wear(LIGHT)
    settings.changed.connect(lambda _: translation.speak(settings.language))
    settings.language = Language.ENGLISH
    shown = SettingsDialog(settings)
    qtbot.addWidget(shown)
    with qtbot.waitActive(shown):
        shown.show()
        shown.activateWindow()
    return shown


def test_every_choice_applies_at_once(dialog: SettingsDialog, settings: Settings) -> None:
    for text in ("Dark", "Fast"):
        click(button(dialog, text))
    QTest.keyClick(button(dialog, "Reduce motion: no flying seeds"), Qt.Key.Key_Space)
    for text in ("Board", "Ring 0–13", "Red teak", "Glass"):
        click(button(dialog, text))
    QTest.keyClick(button(dialog, "Mark the pits that may be sown"), Qt.Key.Key_Space)

    assert (settings.board, settings.seeds) == ("teak", Seeds.GLASS)
    assert settings.theme is ThemeChoice.DARK
    assert settings.speed is Speed.FAST
    assert settings.pit_names is PitNames.RING
    assert not settings.show_legal
    assert settings.reduced_motion


def combo(dialog: SettingsDialog, name: str) -> QComboBox:
    return next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)


def test_from_how_many_seeds_on_the_tutor_asks_can_be_chosen_when_it_is_on(
    dialog: SettingsDialog, settings: Settings
) -> None:
    seeds = combo(dialog, "How many seeds the tutor asks from")
    assert not seeds.isEnabled()

    QTest.keyClick(
        button(dialog, "Tutor: ask me before a sowing that gives away"), Qt.Key.Key_Space
    )
    assert settings.tutor and seeds.isEnabled()
    QTest.keyClick(seeds, Qt.Key.Key_Down)

    assert settings.tutor_seeds == 4
    assert seeds.currentText() == "4 seeds or more"


def test_what_the_engine_may_use_applies_at_once(
    dialog: SettingsDialog, settings: Settings
) -> None:
    click(button(dialog, "Engine"))
    memory, endgames = combo(dialog, "Memory"), combo(dialog, "Endgame tables")
    threads = combo(dialog, "Threads")
    assert (memory.currentText(), endgames.currentText()) == ("256 MiB", "Automatic")

    QTest.keyClick(memory, Qt.Key.Key_End)
    QTest.keyClick(endgames, Qt.Key.Key_Down)
    assert settings.engine_endgames == 0
    QTest.keyClick(endgames, Qt.Key.Key_End)
    QTest.keyClick(threads, Qt.Key.Key_Home)
    QTest.keyClick(button(dialog, "Play known openings from the book"), Qt.Key.Key_Space)

    assert memory.currentText() == "2048 MiB"
    assert endgames.currentText() == "up to 22 seeds, 523 MiB"
    assert (settings.engine_memory, settings.engine_endgames) == (2048, 22)
    assert (settings.engine_threads, settings.engine_book) == (1, False)


def test_what_is_changed_elsewhere_shows_for_the_engine_too(
    dialog: SettingsDialog, settings: Settings
) -> None:
    settings.engine_memory = 64
    settings.engine_endgames = 0
    settings.engine_threads = 64  # of a larger machine

    assert combo(dialog, "Memory").currentText() == "64 MiB"
    assert combo(dialog, "Endgame tables").currentText() == "Off"
    assert combo(dialog, "Threads").currentText() == str(os.cpu_count() or 1)
    assert settings.engine_threads == 64


@pytest.mark.parametrize(("core_name", "said"), [("python", True), ("compiled", False)])
def test_it_says_where_the_engine_needs_none_of_this(
    core_name: str, said: bool, settings: Settings, translation: Translation, qtbot: QtBot
) -> None:
    shown = SettingsDialog(settings, core_name)
    qtbot.addWidget(shown)
    shown.turn_to(Section.ENGINE)
    shown.show()

    words = [label.text() for label in shown.findChildren(QLabel) if label.isVisible()]
    assert ("The engine in Python runs here and needs none of these." in words) is said


def test_the_name_is_kept_as_it_is_typed(dialog: SettingsDialog, settings: Settings) -> None:
    field = dialog.findChildren(QLineEdit)[0]

    QTest.keyClicks(field, "Marlene B")

    assert settings.player_name == "Marlene B"
    assert field.text() == "Marlene B"


def test_another_language_is_seen_in_the_dialog_itself(
    dialog: SettingsDialog, qapp: QApplication
) -> None:
    language = combo(dialog, "Language")
    assert [language.itemText(place) for place in range(3)] == [
        "Language of the system",
        "Deutsch",
        "English",
    ]

    language.setFocus()
    QTest.keyClick(language, Qt.Key.Key_Up)
    qapp.processEvents()

    assert dialog.windowTitle() == "Einstellungen"
    assert language.currentText() == "Deutsch"
    click(button(dialog, "Dunkel"))


def test_what_is_changed_elsewhere_shows(dialog: SettingsDialog, settings: Settings) -> None:
    settings.theme = ThemeChoice.CONTRAST
    settings.show_legal = False

    assert button(dialog, "High contrast").isChecked()
    dialog.turn_to(Section.BOARD)
    assert not button(dialog, "Mark the pits that may be sown").isChecked()


@pytest.mark.parametrize("section", list(Section))
def test_tab_reaches_every_control(dialog: SettingsDialog, section: Section) -> None:
    dialog.turn_to(section)
    assert controls(dialog) - set(tabbed(dialog)) == set()


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_no_section_has_to_be_scrolled_in_the_smallest_window(
    language: Language, dialog: SettingsDialog, settings: Settings, qtbot: QtBot
) -> None:
    settings.language = language
    dialog.resize(dialog.sizeHint())
    assert dialog.width() <= 900 and dialog.height() <= 600
    for section in Section:
        dialog.turn_to(section)
        qtbot.waitUntil(lambda: cut_off(dialog) == [])
        (area,) = dialog.findChildren(QScrollArea)
        bars = area.horizontalScrollBar(), area.verticalScrollBar()
        assert [bar.maximum() for bar in bars] == [0, 0]


@pytest.mark.parametrize("section", list(Section))
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_nothing_is_cut_off_even_in_large_type(
    language: Language,
    section: Section,
    dialog: SettingsDialog,
    settings: Settings,
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    settings.language = language
    dialog.turn_to(section)
    with large_type(qapp):
        qtbot.waitUntil(lambda: cut_off(dialog) == [])
