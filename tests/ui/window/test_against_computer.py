"""Against the computer in the real window: told to move now, and what it has proved."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.settings import Speed
from mancala_desktop.ui.widgets.buttons import IconButton
from tests.play.fakes import Ponderer, lowest
from tests.ui.window.conftest import MakeDesk

A, C = 0, 2


def test_the_computer_can_be_told_to_move_now_by_key(make_desk: MakeDesk) -> None:
    computer = Ponderer()
    desk = make_desk(computer, delay_ms=1_000_000)
    move_now = desk.window.deeds.hurry
    desk.begin()
    assert not move_now.isEnabled()
    desk.click(A)
    desk.qtbot.waitUntil(lambda: len(computer.stops) == 1)
    assert move_now.isEnabled()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)  # keys of actions are heard only then

    focus = QApplication.focusWidget() or desk.window
    QTest.keyClick(focus, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    desk.wait_for(2)
    assert not move_now.isEnabled()


def test_the_computer_can_be_told_to_move_now_by_mouse_while_seeds_fly(
    make_desk: MakeDesk,
) -> None:
    computer = Ponderer()
    desk = make_desk(computer, speed=Speed.SLOW, delay_ms=1_000_000)
    desk.begin()
    desk.click(A)
    desk.qtbot.waitUntil(lambda: len(computer.stops) == 1)
    assert desk.moving()
    (button,) = (
        each for each in desk.window.findChildren(IconButton) if each.accessibleName() == "Move now"
    )

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    desk.qtbot.waitUntil(lambda: desk.plies() == 2)
    assert not button.isEnabled()


@pytest.mark.parametrize(
    ("score", "words"),
    [(8, "wins by 8, proved"), (-3, "loses by 3, proved"), (0, "a draw, proved")],
)
def test_what_the_computer_has_proved_stands_below_its_name(
    score: int, words: str, make_desk: MakeDesk
) -> None:
    def prove(level: Level, request: Request, stop: Stop) -> Answer:
        return replace(lowest(level, request, stop), score=score, exact=len(request.history) == 1)

    desk = make_desk(prove)
    desk.begin()
    plate = desk.window.game.stage.above
    assert "proved" not in plate.accessibleName()

    desk.click(A)
    desk.wait_for(2)
    desk.qtbot.waitUntil(lambda: f"Level 1 · {words}," in plate.accessibleName())
    assert "proved" not in desk.window.game.stage.below.accessibleName()

    desk.click(C)
    desk.wait_for(4)
    assert "proved" not in plate.accessibleName()
