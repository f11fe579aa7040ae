"""The menu opens under the keyboard: an entry is marked, and nothing else opens by itself."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.window.conftest import Desk


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.parametrize("slowly", [False, True])
def test_keys_find_the_same_entry_however_fast_they_are_pressed(desk: Desk, slowly: bool) -> None:
    desk.press(Qt.Key.Key_F10)
    menu = popup()
    assert menu.activeAction() is menu.actions()[0]

    for _ in range(2):
        if slowly:
            QApplication.processEvents()
        QTest.keyClick(popup(), Qt.Key.Key_Up)

    assert menu.activeAction().text() == "S&ettings…"
    menu.close()


def test_a_submenu_opens_when_it_is_wanted(desk: Desk) -> None:
    desk.press(Qt.Key.Key_F10)
    menu = popup()
    QApplication.processEvents()
    assert popup() is menu

    QTest.keyClick(menu, Qt.Key.Key_Right)

    assert popup() is menu.actions()[0].menu()
    popup().close()
    menu.close()
