"""What people do with a dialog: click, press keys, look for what is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QWidget,
)

from mancala_desktop.ui.theme import Wardrobe, worn

CONTROLS = QAbstractButton | QAbstractSpinBox | QComboBox | QLineEdit | QPlainTextEdit


def click(widget: QWidget) -> None:
    """Press the left mouse button in the middle of a widget."""
    middle = QPoint(widget.width() // 2, widget.height() // 2)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)
    QApplication.processEvents()  # parts that are new show themselves


def button(dialog: QWidget, text: str) -> QAbstractButton:
    """The visible button that shows `text`."""
    found = [
        each
        for each in dialog.findChildren(QAbstractButton)
        if each.isVisible() and text in (each.text(), each.accessibleName())
    ]
    assert len(found) == 1, f"{len(found)} buttons say {text!r}"
    return found[0]


def controls(dialog: QDialog) -> set[QWidget]:
    """All that can be used now; of a group of radio buttons the one that stands for it."""
    return {
        each
        for each in dialog.findChildren(QWidget)
        if isinstance(each, CONTROLS)
        and each.isVisible()
        and each.isEnabled()
        and not isinstance(each.parent(), QComboBox | QAbstractSpinBox)
        and not (isinstance(each, QRadioButton) and not each.isChecked())
    }


def tabbed(dialog: QDialog) -> list[QWidget]:
    """What gets the focus when Tab is pressed until it comes round."""
    seen: list[QWidget] = []
    for _ in range(200):
        focus = QApplication.focusWidget()
        if focus in seen and focus is seen[0] and len(seen) > 1:
            break
        if focus is not None:
            seen.append(focus)
        QTest.keyClick(focus or dialog, Qt.Key.Key_Tab)
    return seen


@contextmanager
def large_type(app: QApplication) -> Iterator[None]:
    """All type twice as large, as on a screen read from afar."""
    sheet, font = app.styleSheet(), app.font()
    wardrobe = Wardrobe(worn().name, text_percent=200)
    try:
        yield
    finally:
        wardrobe.enlarge_text(100)
        app.setFont(font)
        app.setStyleSheet(sheet)


def cut_off(dialog: QWidget) -> list[str]:
    """The words that do not fit into their widget."""
    found = []
    for each in dialog.findChildren(QWidget):
        if not each.isVisible() or not isinstance(each, QLabel | QAbstractButton):
            continue
        needed = each.minimumSizeHint()
        height = needed.height()
        if isinstance(each, QLabel) and each.wordWrap():
            height = each.heightForWidth(each.width())
            needed.setWidth(0)
        if each.width() < needed.width() or each.height() < height:
            found.append(f"{each.text() or each.accessibleName()}: {each.size()} < {needed}")
    return found
