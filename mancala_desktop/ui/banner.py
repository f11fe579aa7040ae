"""A line below the board that says what is special now, with the buttons that end it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.theme import paint_icon, scaled, worn
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind, plain
from mancala_desktop.ui.widgets.label import Label

ICON = 18
PADDING, GAP = 12, 8
EDGE = 4  # above and below
RADIUS = 12


class DeedButton(Button):
    """The face of an action, with its words; hidden as long as the action cannot be done."""

    def __init__(self, action: QAction, kind: ButtonKind) -> None:
        super().__init__(kind=kind)
        self._action = action
        self.clicked.connect(action.trigger)

    def mirror(self) -> None:
        """Takes words and key from the action."""
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        name = plain(self._action.text())
        self.setText(name)
        self.setToolTip(f"{name} ({key})")


class Banner(QWidget):
    """Words, and the deeds offered beside them; of `deeds`, all there are, the first is the usual one.

    If not all of them stand beside the words, only the most wanted does, for there are keys and menus for the
    others; if not even that does, the buttons go below the words.
    """

    resized = Signal()  # it needs another height, or none

    def __init__(self, deeds: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = "rotate-ccw"
        self._offered: list[QAction] = []
        self._words = Label()
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons = {
            action: DeedButton(action, ButtonKind.SECONDARY if place else ButtonKind.PRIMARY)
            for place, action in enumerate(deeds)
        }
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(PADDING + ICON + GAP, EDGE, PADDING, EDGE)
        self._line.setSpacing(GAP)
        self._line.addWidget(self._words, 1)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for button in reversed(self._buttons.values()):
            row.addWidget(button)
        self._line.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def button(self, deed: QAction) -> Button:
        """The face of one of its deeds."""
        return self._buttons[deed]

    def show_words(self, words: str, deeds: Sequence[QAction], *, icon_name: str) -> None:
        """Says `words` and offers these of its deeds, the one most wanted now first."""
        self._words.setText(words)
        self._icon_name = icon_name
        self._offered = list(deeds)
        for button in self._buttons.values():
            button.mirror()
        self.setVisible(True)
        self._arrange()
        self.update()

    def leave(self) -> None:
        """Nothing is special any more."""
        if not self.isHidden():
            self.hide()
            self.resized.emit()

    def height_in(self, width: int) -> int:
        """How high it is if it is `width` px wide; 0 if it says nothing."""
        if self.isHidden():
            return 0
        high = scaled(28)
        if self._beside(width):
            return high + 2 * EDGE
        words = self._words.heightForWidth(_room(width))
        return max(words, high) + high + GAP + 2 * EDGE

    def _beside(self, width: int) -> list[QAction]:
        """The deeds whose buttons stand beside the words; none if not even one can."""
        words = self._words.fontMetrics().horizontalAdvance(self.text) + 2
        for deeds in (self._offered, self._offered[:1]):
            wide = sum(self._buttons[deed].sizeHint().width() + GAP for deed in deeds)
            if words + wide <= _room(width):
                return deeds
        return []

    def _arrange(self) -> None:
        self._turn()
        self.resized.emit()

    def _turn(self) -> None:
        """Words and buttons side by side, or one below the other."""
        beside = self._beside(self.width())
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(across if beside else down)
        for deed, button in self._buttons.items():
            button.setVisible(deed in (beside or self._offered))

    def sizeHint(self) -> QSize:
        return QSize(400, self.height_in(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._turn()  # whoever has given it this size knows what height it needs

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange and not self.isHidden():
            self._arrange()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.gold), 1))
        painter.setBrush(QColor(theme.goldsoft))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        middle = self._words.geometry().center().y()
        square = QRectF(PADDING, middle - ICON / 2 + 1, ICON, ICON)
        paint_icon(painter, self._icon_name, theme.gold, square)


def _room(width: int) -> int:
    """What a banner of that width has for words and buttons."""
    return width - 2 * PADDING - ICON - GAP
