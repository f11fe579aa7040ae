"""Small round things: a pill with a word, the picture of a player."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.ui.theme import font, paint_icon, scaled, worn
from mancala_desktop.ui.widgets.label import Label

ICON, ICON_GAP = 14, 3  # px, in a pill


def stand_on_head(painter: QPainter, widget: QWidget) -> None:
    """Let what is painted on a widget be read from the other side."""
    painter.translate(widget.width(), widget.height())
    painter.rotate(180)


class Chip(Label):
    """A word on a filled pill; `fill` and `ink` name tokens of the theme."""

    def __init__(
        self,
        text: str = "",
        fill: str = "accent",
        ink: str = "onacc",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._fill = fill
        self._ink = ink
        self._icon_name = ""
        self._turned = False
        self._strength = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_turned(self, turned: bool) -> None:
        """Whether it is to be read from the other side."""
        self._turned = turned
        self.update()

    def set_look(self, fill: str, ink: str, icon_name: str = "") -> None:
        """Other colours, and an icon before the word."""
        self._fill, self._ink, self._icon_name = fill, ink, icon_name
        self.updateGeometry()
        self.update()

    def set_strength(self, strength: float) -> None:
        """How much of it is to be seen, from 0 to 1."""
        self._strength = strength
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._type()).horizontalAdvance(self.text())
        return QSize(words + scaled(20) + self._indent(), scaled(22))

    def _indent(self) -> int:
        """How much of the width the icon takes."""
        return scaled(ICON + ICON_GAP) if self._icon_name else 0

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._strength)
        if self._turned:
            stand_on_head(painter, self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(theme, self._fill)))
        half = self.height() / 2
        painter.drawRoundedRect(QRectF(self.rect()), half, half)
        painter.setPen(QColor(getattr(theme, self._ink)))
        painter.setFont(self._type())
        words = self.rect().adjusted(self._indent(), 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        if self._icon_name:
            side = scaled(ICON)
            square = QRectF(scaled(9), (self.height() - side) / 2, side, side)
            paint_icon(painter, self._icon_name, getattr(theme, self._ink), square)

    def _type(self) -> QFont:
        return font(12, 620)


class Avatar(QWidget):
    """A circle with a player's initial or an icon; with a ring while the player is to move."""

    def __init__(self, size: int = 40, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._initial = ""
        self._icon_name: str | None = None
        self._active = 0.0
        self._turned = False
        self.set_size(size)

    def set_size(self, size: int) -> None:
        """The diameter, in px."""
        self.setFixedSize(size, size)

    def show_name(self, name: str) -> None:
        """The first letter of a person's name."""
        self._initial, self._icon_name = name[:1].upper(), None
        self.update()

    def show_icon(self, icon_name: str) -> None:
        """An icon instead of a letter, as for the computer."""
        self._initial, self._icon_name = "", icon_name
        self.update()

    def set_active(self, active: float) -> None:
        """Whether this player is to move: 1, or 0, or on the way from one to the other."""
        self._active = active
        self.update()

    def set_turned(self, turned: bool) -> None:
        """Whether it is to be read from the other side."""
        self._turned = turned
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._turned:
            stand_on_head(painter, self)
        self._paint(painter, active=False)
        painter.setOpacity(self._active)
        if self._active:
            self._paint(painter, active=True)

    def _paint(self, painter: QPainter, *, active: bool) -> None:
        theme = worn()
        edge = 2.0 if active else 1.0
        painter.setPen(QPen(QColor(theme.accent if active else theme.line), edge))
        painter.setBrush(QColor(theme.accsoft if active else theme.surface2))
        box = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.drawEllipse(box)
        colour = theme.accent if active else theme.text2
        if self._icon_name:
            side = self.width() / 2
            square = QRectF(side / 2, side / 2, side, side)
            paint_icon(painter, self._icon_name, colour, square)
        painter.setPen(QColor(colour))
        initial = font(15, 640)
        initial.setPixelSize(min(initial.pixelSize(), self.height() // 2))  # within the circle
        painter.setFont(initial)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._initial)
