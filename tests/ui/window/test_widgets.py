"""The parts: a choice by keys, buttons that are faces of actions, the ring."""

import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mancala_desktop.ui.theme import pixmap
from mancala_desktop.ui.widgets.buttons import Button, IconButton, plain
from mancala_desktop.ui.widgets.flow import Flow
from mancala_desktop.ui.widgets.focus import FocusRing
from mancala_desktop.ui.widgets.segmented import Segmented


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


def test_parts_that_get_longer_words_unseen_have_room_for_them_when_they_are_seen(
    dressed: QApplication, qtbot: QtBot
) -> None:
    button = Button("Tip")
    row = Flow(button)
    qtbot.addWidget(row)
    row.resize(400, 60)
    row.show()
    qtbot.waitExposed(row)
    row.hide()
    button.setText("Tipp zeigen, wenn du magst")
    row.show()

    assert button.width() >= button.sizeHint().width()


def test_the_ring_is_not_seen_round_what_was_taken_out_of_its_window(
    dressed: QApplication, qtbot: QtBot
) -> None:
    window, elsewhere, around = QWidget(), QWidget(), QWidget()
    part = QWidget(around)
    for widget in (window, elsewhere):
        qtbot.addWidget(widget)
    around.setParent(window)
    window.show()
    qtbot.waitExposed(window)
    ring = FocusRing(part)
    assert ring.isVisible()

    around.setParent(elsewhere)
    part.move(3, 3)
    assert not ring.isVisible()
