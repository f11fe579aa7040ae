"""A page of cards below each other, to be read: it scrolls by keys, and its lines are not too long."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.theme import text_scale
from mancala_desktop.ui.widgets.buttons import IconButton
from mancala_desktop.ui.widgets.card import BLEED
from mancala_desktop.ui.widgets.flow import GAP
from mancala_desktop.ui.widgets.focus import OWN_RING

PADDING, NARROW_PADDING, NARROW = 56, 24, 1000
WIDEST = 1100  # px of what is read

_SCROLLS = {
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
}


class CardsPage(QScrollArea):
    """Begins with a `head`, in which a button leads to the start page, or where `back` does."""

    def __init__(
        self, actions: Actions, parent: QWidget | None = None, *, back: QAction | None = None
    ) -> None:
        super().__init__(parent)
        self._cards: Sequence[QWidget] = ()
        self._text_scale = text_scale()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty(OWN_RING, True)  # it has the focus only so that keys scroll it
        self.viewport().setAutoFillBackground(False)
        page = QWidget()
        self.head = QHBoxLayout()
        self.head.setContentsMargins(BLEED, 0, BLEED, 6)
        self.head.setSpacing(GAP)
        self._back = IconButton("chevron-left").follow(back or actions.home)
        self.head.addWidget(self._back)
        self._column = QVBoxLayout(page)
        self._column.setSpacing(0)  # the cards' shadows part them
        self._column.addLayout(self.head)
        self._column.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(False)  # setWidget has just set it

    def retranslate(self) -> None:
        """Give every part its words."""
        raise NotImplementedError

    def show_anew(self) -> None:
        """Show cards made for the words and the size of text there are now."""
        raise NotImplementedError

    def show_cards(self, cards: Sequence[QWidget]) -> None:
        """Show these in place of those before."""
        for old in self._cards:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._cards = cards
        for place, card in enumerate(cards):
            self._column.insertWidget(place + 1, card)

    def show_last(self, card: QWidget) -> None:
        """Below all cards stands this one, and stays when they are shown anew."""
        self._column.insertWidget(self._column.count() - 1, card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part wants scroll, and Esc leaves."""
        if action := _SCROLLS.get(Qt.Key(event.key())):
            self.verticalScrollBar().triggerAction(action)
        elif event.key() == Qt.Key.Key_Escape:
            self._back.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and self._text_scale != text_scale():
            self._text_scale = text_scale()
            self.show_anew()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = event.size().width()
        least = (PADDING if width >= NARROW else NARROW_PADDING) - BLEED
        side = max(least, (width - WIDEST) // 2)
        self._column.setContentsMargins(side, 6, side, 24)
        super().resizeEvent(event)
