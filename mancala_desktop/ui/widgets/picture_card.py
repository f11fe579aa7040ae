"""Cards to choose from, each with a picture above its name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.ui.theme import paint_icon, worn
from mancala_desktop.ui.widgets.label import Label

RADIUS, SMALL_RADIUS = 14, 9
MARK = 20
GAP = 8


class PictureCard(QRadioButton):
    """A radio button with the face of a card: a picture, a name and, if there is one, a line below.

    A small card has no line below, and its frame alone says that it is chosen.
    """

    def __init__(self, value: object, picture: QWidget, *, small: bool = False) -> None:
        super().__init__()
        self.value = value
        self._small = small
        self._picture = picture
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._name, self._line = Label(), Label()
        self._name.setProperty("role", "secondary" if small else "h3")
        self._line.setProperty("role", "secondary")
        self._line.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(*((6, 6, 6, 5) if small else (10, 6, 10, 10)))
        column.setSpacing(1)
        row = QHBoxLayout()  # keeps a picture in the middle that may not be as wide as its card
        row.addWidget(picture)
        column.addLayout(row)
        column.addStretch(1)
        for label in (self._name,) if small else (self._name, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        for part in (picture, self._name, self._line):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_words(self, name: str, line: str = "") -> None:
        """The name and the line below it; screen readers hear both."""
        self._name.setText(name)
        self._line.setText(line)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return layout.minimumSize() if layout else super().minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.heightForWidth(width) if layout else self.sizeHint().height()

    def hitButton(self, pos: object) -> bool:
        return True

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        edge = 2.0 if chosen else 1.0
        painter.setPen(QPen(QColor(theme.accent if chosen else theme.line), edge))
        hovered = theme.surface2 if self.underMouse() else theme.surface
        painter.setBrush(QColor(theme.accsoft if chosen else hovered))
        box = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        radius = SMALL_RADIUS if self._small else RADIUS
        painter.drawRoundedRect(box, radius, radius)
        if chosen and not self._small:
            square = QRectF(0, 0, MARK, MARK)
            square.moveCenter(QPointF(self.width() - MARK, self._name.geometry().center().y()))
            paint_icon(painter, "circle-check", theme.accent, square)


class PictureChoice(QWidget):
    """A group of small cards in rows; `chosen` tells the value a person chose."""

    chosen = Signal(object)

    def __init__(self, columns: int, width: int, parent: QWidget | None = None) -> None:
        """So many cards of that width in px stand in a row, fewer where names are longer."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._columns, self._width = columns, width
        self._arranged = (0, 0, 0)
        self._cards: dict[object, PictureCard] = {}
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._group.buttonToggled.connect(self._toggled)

    def add(self, value: object, picture: QWidget) -> None:
        """One more card."""
        card = PictureCard(value, picture, small=True)
        self._cards[value] = card
        self._group.addButton(card)
        self._arrange()

    def choose(self, value: object) -> None:
        """Choose without telling it; a value without a card leaves none chosen."""
        self._group.blockSignals(True)
        self._group.setExclusive(value in self._cards)
        for each, card in self._cards.items():
            card.setChecked(each == value)
        self._group.setExclusive(True)
        self._group.blockSignals(False)

    def set_text(self, value: object, text: str, hint: str = "") -> None:
        """The name of a card, and what its tooltip says."""
        self._cards[value].set_words(text)
        self._cards[value].setToolTip(hint)

    def _arrange(self) -> None:
        """All cards as wide as the widest has to be."""
        room = self._columns * (self._width + GAP)
        width = max(self._width, *(card.minimumSizeHint().width() for card in self._cards.values()))
        columns = max(1, room // (width + GAP))
        if self._arranged == (arranged := (len(self._cards), width, columns)):
            return
        self._arranged = arranged
        for place, card in enumerate(self._cards.values()):
            card.setFixedWidth(width)
            self._grid.addWidget(card, place // columns, place % columns)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._cards:
            self._arrange()
        return super().event(event)

    def _toggled(self, card: QAbstractButton, checked: bool) -> None:
        if checked and isinstance(card, PictureCard):
            self.chosen.emit(card.value)
