"""How much time there is, is chosen in a row of the new-game dialog and remembered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLabel, QScrollArea, QSpinBox
from pytestqt.qtbot import QtBot

from mancala_desktop.play.settings import Language, Settings
from mancala_desktop.record.times import UNTIMED, Controls, TimeControl
from mancala_desktop.ui.dialogs.clock_choice import LONG, QUICK
from mancala_desktop.ui.dialogs.new_game import NewGameDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation
from tests.ui.dialogs.touch import button, click, controls, tabbed

Opener = Callable[[], NewGameDialog]


@pytest.fixture
def open_dialog(settings: Settings, narrator: Narrator, qtbot: QtBot) -> Opener:
    def opened() -> NewGameDialog:
        dialog = NewGameDialog(settings, narrator)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        dialog.activateWindow()
        QApplication.processEvents()
        return dialog

    return opened


def begun(dialog: NewGameDialog) -> Controls:
    click(button(dialog, "Start game"))
    assert dialog.setup
    return dialog.setup.clock


def field(dialog: NewGameDialog, name: str) -> QSpinBox:
    found = [box for box in dialog.findChildren(QSpinBox) if box.accessibleName() == name]
    assert len(found) == 1, [box.accessibleName() for box in dialog.findChildren(QSpinBox)]
    return found[0]


def write(box: QAbstractSpinBox, number: int) -> None:
    box.selectAll()
    QTest.keyClicks(box, str(number))


def notes(dialog: NewGameDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_usually_there_is_no_clock(open_dialog: Opener) -> None:
    dialog = open_dialog()
    assert "As long as you like" in notes(dialog)
    assert begun(dialog) == UNTIMED


@pytest.mark.parametrize(
    ("word", "control", "told"),
    [
        ("3 minutes, 2 seconds added per turn", QUICK, "3 minutes, 2 seconds added per turn"),
        ("5 minutes, 5 seconds added per turn", LONG, "5 minutes, 5 seconds added per turn"),
    ],
)
def test_two_usual_clocks_are_a_click_away(
    open_dialog: Opener, settings: Settings, word: str, control: TimeControl, told: str
) -> None:
    dialog = open_dialog()
    click(button(dialog, word))
    assert told in notes(dialog)
    assert begun(dialog) == (control, control)
    assert begun(open_dialog()) == (control, control)
    assert settings.new_clock == str(control)


def test_a_clock_of_ones_own_is_typed_and_may_differ_from_side_to_side(
    open_dialog: Opener, settings: Settings
) -> None:
    dialog = open_dialog()
    click(button(dialog, "Custom…"))
    write(field(dialog, "Minutes for the game"), 7)
    write(field(dialog, "Seconds added per turn"), 0)
    click(button(dialog, "Another time for each side"))
    write(field(dialog, "North: Minutes for the game"), 1)
    write(field(dialog, "North: Seconds added per turn"), 180)
    own = TimeControl(420_000, 0), TimeControl(60_000, 180_000)
    assert begun(dialog) == own
    assert settings.new_clock == "420+0 / 60+180"
    assert begun(open_dialog()) == own


def test_the_keys_change_an_amount_within_its_bounds(open_dialog: Opener) -> None:
    dialog = open_dialog()
    click(button(dialog, "Custom…"))
    minutes = field(dialog, "Minutes for the game")
    write(minutes, 1)
    QTest.keyClick(minutes, Qt.Key.Key_Down)
    assert minutes.value() == 1
    QTest.keyClick(minutes, Qt.Key.Key_Up)
    assert minutes.value() == 2


def test_a_stored_clock_that_cannot_be_read_is_none(
    open_dialog: Opener, settings: Settings
) -> None:
    settings.new_clock = "yesterday"
    assert begun(open_dialog()) == UNTIMED


def test_a_side_without_a_clock_is_offered_the_usual_one(
    open_dialog: Opener, settings: Settings
) -> None:
    settings.new_clock = "60+0 / none"
    assert begun(open_dialog()) == (TimeControl(60_000), TimeControl(600_000, 5_000))


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_one_clock_of_ones_own_needs_no_scrolling_in_the_smallest_window(
    open_dialog: Opener,
    settings: Settings,
    translation: Translation,
    qtbot: QtBot,
    language: Language,
) -> None:
    translation.speak(language)
    settings.new_clock = "10800+180"
    dialog = open_dialog()
    assert dialog.sizeHint().width() <= 720
    dialog.resize(900, 600)
    area = dialog.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: dialog.size() == QSize(900, 600) and bar.maximum() == 0)
    for box in dialog.findChildren(QSpinBox):
        if box.isVisible():
            room = box.lineEdit().width()
            assert box.fontMetrics().horizontalAdvance(box.text()) <= room


def test_tab_goes_through_the_row(open_dialog: Opener, settings: Settings) -> None:
    settings.new_clock = "600+5 / 60+0"
    dialog = open_dialog()
    assert set(tabbed(dialog)) == controls(dialog)
    names = [part.accessibleName() or part.property("text") for part in tabbed(dialog)]
    first = names.index("South: Minutes for the game")
    assert names[first : first + 5] == [
        "South: Minutes for the game",
        "South: Seconds added per turn",
        "Another time for each side",
        "North: Minutes for the game",
        "North: Seconds added per turn",
    ]


def test_no_minutes_at_all_become_the_least_there_are(open_dialog: Opener) -> None:
    dialog = open_dialog()
    click(button(dialog, "Custom…"))
    minutes = field(dialog, "Minutes for the game")

    minutes.setFocus()
    write(minutes, 0)
    QTest.keyClick(minutes, Qt.Key.Key_Tab)

    assert minutes.value() == 1
