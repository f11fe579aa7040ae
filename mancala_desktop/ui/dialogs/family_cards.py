"""Three cards to choose a game from, each with its board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.theme import paint_icon, worn
from mancala_desktop.ui.widgets.board_picture import BoardPicture

RADIUS = 14
MARK = 20


class FamilyCards(QWidget):
    """A group of radio buttons; `chosen` tells the family a person chose."""

    chosen = Signal(object)

    def __init__(self, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._group = QButtonGroup(self)
        self._cards: dict[Family, _Card] = {}
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        for family in Family:
            card = _Card(family)
            self._cards[family] = card
            self._group.addButton(card)
            line.addWidget(card, 1)
        self._group.buttonToggled.connect(self._toggled)

    @property
    def family(self) -> Family:
        """The game that is chosen."""
        return next(family for family, card in self._cards.items() if card.isChecked())

    def choose(self, family: Family) -> None:
        """Choose a game without telling it."""
        self._group.blockSignals(True)
        self._cards[family].setChecked(True)
        self._group.blockSignals(False)

    def retranslate(self) -> None:
        """Give the cards their words."""
        for family, card in self._cards.items():
            card.set_words(
                self._narrator.rules.family(family), self._narrator.rules.tagline(family)
            )

    def _toggled(self, card: QAbstractButton, checked: bool) -> None:
        if checked and isinstance(card, _Card):
            self.chosen.emit(card.family)


class _Card(QRadioButton):
    """A radio button with the face of a card."""

    def __init__(self, family: Family) -> None:
        super().__init__()
        self.family = family
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._picture = BoardPicture()
        self._picture.show_position(family, PRESETS[DEFAULTS[family]].variant.start())
        self._name, self._tagline = QLabel(), QLabel()
        self._name.setProperty("role", "h3")
        self._tagline.setProperty("role", "secondary")
        self._tagline.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 10)
        column.setSpacing(1)
        column.addWidget(self._picture)
        column.addStretch(1)
        for label in (self._name, self._tagline):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        for part in (self._picture, self._name, self._tagline):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_words(self, name: str, tagline: str) -> None:
        self._name.setText(name)
        self._tagline.setText(tagline)
        self.setAccessibleName(name)
        self.setAccessibleDescription(tagline)

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

    def hitButton(self, pos: object) -> bool:  # noqa: N802 - Qt's name
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
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        if chosen:
            square = QRectF(0, 0, MARK, MARK)
            square.moveCenter(QPointF(self.width() - MARK, self._name.geometry().center().y()))
            paint_icon(painter, "circle-check", theme.accent, square)
