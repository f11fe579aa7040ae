"""The settings dialog: what is chosen applies and is kept at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from mancala_desktop.play.settings import Language, PitNames, Settings, Speed, ThemeChoice
from mancala_desktop.ui.dialogs.settings import SettingsDialog
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
    for text in ("Dark", "Fast", "Ring 0–13"):
        click(button(dialog, text))
    for text in ("Mark the pits that may be sown", "Reduce motion: no flying seeds"):
        QTest.keyClick(button(dialog, text), Qt.Key.Key_Space)

    assert settings.theme is ThemeChoice.DARK
    assert settings.speed is Speed.FAST
    assert settings.pit_names is PitNames.RING
    assert not settings.show_legal
    assert settings.reduced_motion


def test_the_name_is_kept_as_it_is_typed(dialog: SettingsDialog, settings: Settings) -> None:
    field = dialog.findChildren(QLineEdit)[0]

    QTest.keyClicks(field, "Marlene B")

    assert settings.player_name == "Marlene B"
    assert field.text() == "Marlene B"


def test_another_language_is_seen_in_the_dialog_itself(
    dialog: SettingsDialog, qapp: QApplication
) -> None:
    language = dialog.findChildren(QComboBox)[0]
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
    assert not button(dialog, "Mark the pits that may be sown").isChecked()


def test_tab_reaches_every_control(dialog: SettingsDialog) -> None:
    assert controls(dialog) - set(tabbed(dialog)) == set()


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_nothing_is_cut_off_even_in_large_type(
    language: Language,
    dialog: SettingsDialog,
    settings: Settings,
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    settings.language = language
    with large_type(qapp):
        qtbot.wait(20)

        assert cut_off(dialog) == []
