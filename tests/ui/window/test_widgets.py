"""The parts: tokens that can be read, a choice by keys, buttons that are faces of actions, the ring."""

import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mancala_desktop.ui.theme import THEMES, Theme, pixmap
from mancala_desktop.ui.widgets.buttons import Button, IconButton, plain
from mancala_desktop.ui.widgets.focus import FocusRing
from mancala_desktop.ui.widgets.segmented import Segmented


def luminance(colour: str) -> float:
    """Relative luminance by WCAG 2.2."""
    ink = QColor(colour)
    parts = (ink.redF(), ink.greenF(), ink.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(ink: str, ground: str) -> float:
    lighter, darker = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_text_can_be_read_on_every_ground(theme: Theme) -> None:
    grounds = (theme.bg0, theme.bg1, theme.surface, theme.surface2)
    for ink in (theme.text, theme.text2, theme.accent, theme.gold, theme.bad, theme.warn):
        assert min(contrast(ink, ground) for ground in grounds) >= 4.5, ink
    for ground in (theme.bg0, theme.surface, theme.surface2):
        assert contrast(theme.text3, ground) >= 4.5
    assert contrast(theme.onacc, theme.accent) >= 4.5
    assert contrast(theme.accent, theme.accsoft) >= 4.5
    assert contrast(theme.warn, theme.goldsoft) >= 4.5


def test_an_icon_is_as_sharp_as_the_screen(qapp: QApplication) -> None:
    picture = pixmap("moon", "#FF0000", size=20, ratio=2.0)

    assert (picture.width(), picture.devicePixelRatio()) == (40, 2.0)
    image = picture.toImage()
    inked = [
        image.pixelColor(x, y)
        for x in range(40)
        for y in range(40)
        if image.pixelColor(x, y).alpha() == 255
    ]
    assert inked
    assert {colour.name() for colour in inked} == {"#ff0000"}


@pytest.fixture
def choice(qtbot: QtBot) -> Segmented:
    result = Segmented("Opponent")
    for value, text in ((1, "Two players"), (2, "Computer"), (3, "Network")):
        result.add(value, text)
    qtbot.addWidget(result)
    result.show()
    qtbot.waitExposed(result)
    return result


def test_the_first_segment_is_chosen_until_another_is(choice: Segmented) -> None:
    before = choice.value
    choice.choose(3)

    assert (before, choice.value) == (1, 3)


def test_arrow_keys_move_the_choice_and_tell_it(choice: Segmented) -> None:
    told: list[object] = []
    choice.chosen.connect(told.append)
    choice.activateWindow()
    QTest.keyClick(choice, Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is not None

    QTest.keyClick(focused, Qt.Key.Key_Right)

    assert told == [2]


def test_choosing_by_the_program_tells_nobody(choice: Segmented) -> None:
    told: list[object] = []
    choice.chosen.connect(told.append)

    choice.choose(2)

    assert told == []


def test_an_icon_button_is_the_face_of_its_action(qtbot: QtBot) -> None:
    action = QAction("&Undo…")
    action.setShortcut("Ctrl+Z")
    pressed: list[bool] = []
    action.triggered.connect(lambda: pressed.append(True))
    button = IconButton("undo-2").follow(action)
    qtbot.addWidget(button)

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert pressed == [True]
    assert (button.accessibleName(), button.toolTip()) == ("Undo", "Undo (Ctrl+Z)")

    action.setEnabled(False)
    action.setText("Zurücknehmen")
    assert not button.isEnabled()
    assert button.accessibleName() == "Zurücknehmen"


def test_what_has_the_keyboard_wears_a_ring(dressed: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    row = QHBoxLayout(window)
    first, second = Button("One"), Button("Two")
    row.addWidget(first)
    row.addWidget(second)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)

    second.setFocus()

    (ring,) = (each for each in window.findChildren(FocusRing) if each.isVisible())
    assert ring.geometry().contains(second.geometry())
    assert not ring.geometry().intersects(first.geometry())


@pytest.mark.parametrize(
    ("text", "said"), [("&New game…", "New game"), ("Save &as…", "Save as"), ("A && B", "A & B")]
)
def test_an_action_is_called_by_its_plain_words(text: str, said: str) -> None:
    assert plain(text) == said


def test_the_ring_keeps_no_window_alive(dressed: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    button = Button("Focus", parent=window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    button.setFocus()
    assert window.findChildren(FocusRing)
    window.close()
    gone = weakref.ref(window)

    del window, button

    assert gone() is None
