"""The rules beside the board and on their page: one reader, opened at what is played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mancala_desktop.ui.panels.side import Tab
from tests.play.fakes import PERSON
from tests.ui.window.conftest import Desk


def tab(desk: Desk) -> Tab:
    return desk.window.game.side.tab


def beside(desk: Desk) -> None:
    """The key that turns the panel to the rules, and back."""
    QTest.keyClick(desk.window, Qt.Key.Key_F12, Qt.KeyboardModifier.ShiftModifier)


def settle() -> None:
    for _turn in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_beside_the_board_are_the_rules_that_are_played(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    desk.begin("oware-app", (PERSON, PERSON))
    side, reading = desk.window.game.side, desk.window.school.rules

    beside(desk)
    settle()

    assert side.isVisible()
    assert tab(desk) is Tab.RULES
    assert reading.reader.isVisible()
    assert reading.reader.rules.currentText() == "Oware with grand slam"
    assert "oware-slam-captures" in reading.reader.contents.ids()

    desk.begin("congkak-app", (PERSON, PERSON))
    settle()
    assert "congkak-cap" in reading.reader.contents.ids()

    beside(desk)
    assert tab(desk) is Tab.MOVES
    assert not reading.reader.isVisible()


def test_letters_sow_where_one_is(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    beside(desk)
    settle()
    reader = desk.window.school.rules.reader
    reader.turn_to("kalah-capture")
    example = reader.leaf.example
    assert example

    desk.press(Qt.Key.Key_C)  # nobody tries anything yet: the game's board
    assert desk.plies() == 1

    QTest.keyClick(desk.window, Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)
    assert example.trying
    desk.press(Qt.Key.Key_A)
    assert example.sentence.startswith("South sows a: 2 seeds, captures 5")
    assert desk.plies() == 1


def test_what_is_read_comes_along_to_the_page(desk: Desk) -> None:
    desk.begin("oware-abapa", (PERSON, PERSON))
    beside(desk)
    settle()
    reader = desk.window.school.rules.reader
    reader.turn_to("oware-chain")

    desk.press(Qt.Key.Key_F12)
    settle()

    assert not desk.on_stage()
    assert desk.window.school.rules.reader is reader
    assert reader.isVisible()
    assert reader.current == "oware-chain"
    assert desk.window.windowTitle() == "Mancala – Rules"
    assert not desk.window.deeds.rules_beside.isEnabled()

    QTest.keyClick(desk.window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert reader.current == "oware-chain-breaks"

    desk.press(Qt.Key.Key_Escape)
    settle()
    assert desk.on_stage()
    assert reader.isVisible()  # beside the board again
    assert desk.window.game.side.rules.isAncestorOf(reader)
