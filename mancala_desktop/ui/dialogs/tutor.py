"""The tutor's question before a sowing that gives something away."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.dialogs.form import Form, note
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind

WIDTH = 420
LIFTED = 24  # px above the lower edge of the window, so that the board stays in sight


class Wish(Enum):
    """What a person wants after the tutor's question; OFF is to play, and never to be asked again."""

    THINK = auto()
    PLAY = auto()
    SHOW = auto()
    OFF = auto()


class TutorDialog(Form):
    """`wish` is the answer; a dialog that is only closed means thinking again.

    `say` gives the words of the doubt in the language of now.
    """

    def __init__(self, say: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wish = Wish.THINK
        self._say = say
        self._what = note()
        self._what.setMinimumWidth(WIDTH)
        self.body.addWidget(self._what)
        self.body.addStretch(1)
        self._off = Button(kind=ButtonKind.GHOST)
        self._play, self._show = Button(), Button(icon_name="lightbulb")
        self._think = Button(kind=ButtonKind.PRIMARY)
        self._think.setDefault(True)
        for button, wish in (
            (self._off, Wish.OFF),
            (self._play, Wish.PLAY),
            (self._show, Wish.SHOW),
            (self._think, Wish.THINK),
        ):
            button.clicked.connect(lambda *_, wish=wish: self._answer(wish))
        self.footer.addWidget(self._off)
        self.footer.addStretch(1)
        for button in (self._play, self._show, self._think):
            self.footer.addWidget(button)
        self.retranslate()
        self.order_tabs()
        self._think.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("The tutor asks"))
        self.heading.setText(self.tr("Think again?"))
        self._what.setText(self._say())
        self.setAccessibleDescription(self._what.text())
        self._off.setText(self.tr("Tutor off"))
        self._play.setText(self.tr("Play anyway"))
        self._show.setText(self.tr("Show me"))
        self._think.setText(self.tr("Think again"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        window = self.parentWidget()
        if window is not None and not event.spontaneous():
            around = window.window().frameGeometry()
            left = around.center().x() - self.width() // 2
            self.move(max(left, 0), max(around.bottom() - LIFTED - self.height(), 0))

    def _answer(self, wish: Wish) -> None:
        self.wish = wish
        self.accept()
