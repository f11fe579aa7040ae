"""A choice among a few things, all in sight: one track, one segment chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from mancala_desktop.ui.theme import DISABLED, font, paint_icon, scaled, worn

PADDING = 3
HEIGHT = 30
SIDE, NARROW_SIDE = 14, 9
ICON = 16
GAP = 8


class Segmented(QWidget):
    """A group of radio buttons that looks like one control.

    `chosen` tells the value a person chose. Arrow keys move the choice, Tab leaves the group.
    """

    chosen = Signal(object)

    def __init__(
        self, name: str = "", parent: QWidget | None = None, *, narrow: bool = False
    ) -> None:
        """`narrow` segments are for single digits."""
        super().__init__(parent)
        self._side = NARROW_SIDE if narrow else SIDE
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._toggled)
        self._silent = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        self._row.setSpacing(2)

    def add(self, value: object, text: str, icon_name: str | None = None) -> None:
        """One more segment; the first one is chosen until another is."""
        segment = self.segment(text, icon_name)
        self._group.addButton(segment, len(self._values))
        self._values.append(value)
        self._row.addWidget(segment)
        if len(self._values) == 1:
            self.choose(value)

    def segment(self, text: str, icon_name: str | None) -> QRadioButton:
        """What a value is chosen by."""
        return _Segment(text, icon_name, self._side, self)

    def clear(self) -> None:
        """Takes all segments away."""
        for segment in self._group.buttons():
            self._group.removeButton(segment)
            self._row.removeWidget(segment)
            segment.hide()
            segment.deleteLater()
        self._values.clear()

    @property
    def value(self) -> object:
        """The chosen value, None without segments."""
        place = self._group.checkedId()
        return self._values[place] if place >= 0 else None

    def choose(self, value: object) -> None:
        """Chooses a value without telling it."""
        self._silent = True
        self._group.button(self._values.index(value)).setChecked(True)
        self._silent = False

    def set_text(self, value: object, text: str) -> None:
        """The words of one segment, as after a change of language."""
        self._group.button(self._values.index(value)).setText(text)

    def describe(self, value: object, name: str, description: str = "") -> None:
        """What screen readers say for one segment; without it, its words."""
        segment = self._group.button(self._values.index(value))
        segment.setAccessibleName(name)
        segment.setAccessibleDescription(description)
        segment.setToolTip(name)

    def _toggled(self, place: int, checked: bool) -> None:
        # Tab leads to the chosen segment; Qt sees to that only after the first visit.
        policy = Qt.FocusPolicy.TabFocus if checked else Qt.FocusPolicy.NoFocus
        self._group.button(place).setFocusPolicy(policy)
        if checked and any(segment.hasFocus() for segment in self._group.buttons()):
            self._group.button(place).setFocus()  # a click moves the choice, and the ring with it
        if checked and not self._silent:
            self.chosen.emit(self._values[place])

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line2), 1))
        painter.setBrush(QColor(theme.surface2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)


class _Segment(QRadioButton):
    def __init__(self, text: str, icon_name: str | None, side: int, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._side = side
        self._icon_name = icon_name
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        self.setFont(font(14, 640))
        width = self.fontMetrics().horizontalAdvance(self.text()) + 2 * self._side
        if self._icon_name:
            width += ICON + GAP
        return QSize(width, scaled(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else DISABLED)
        box = QRectF(self.rect())
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.accent), 1.5))
            painter.setBrush(QColor(theme.surface))
            painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 7, 7)
        elif self.isEnabled() and self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.surface))
            painter.drawRoundedRect(box, 7, 7)
        colour = theme.text if self.isChecked() else theme.text2
        painter.setPen(QColor(colour))
        painter.setFont(font(14, 640 if self.isChecked() else 560))
        left = self._side
        if self._icon_name:
            square = QRectF(left, (box.height() - ICON) / 2, ICON, ICON)
            paint_icon(painter, self._icon_name, colour, square)
            left += ICON + GAP
        words = box.adjusted(left, 0, -self._side, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter
        painter.drawText(words, flags, self.text())
