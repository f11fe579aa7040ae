"""An answer to choose: the key that chooses it, and its words, in as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mancala_desktop.ui.theme import font, paint_icon, scaled, worn

PADDING, KEY, GAP, RADIUS, SIGN = 8, 22, 10, 9, 16
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class OptionButton(QAbstractButton):
    """`right` is None before it was chosen, then whether it was the right one."""

    def __init__(self, number: int, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._right: bool | None = None
        self.setText(words)
        self.setAccessibleName(f"{number}: {words}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def right(self) -> bool | None:
        """Whether it was chosen and right, or wrong."""
        return self._right

    def show_right(self, right: bool | None, description: str = "") -> None:
        """It was chosen; `description` says to readers what came of it."""
        self._right = right
        self.setAccessibleDescription(description)
        self.update()

    def _beside(self) -> int:
        """All of the width that is not its words'."""
        return 2 * PADDING + scaled(KEY) + GAP + scaled(SIGN) + GAP

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(40, width - self._beside()), 10_000)
        words = QFontMetrics(font(14, 500)).boundingRect(room, _WRAP, self.text())
        return max(words.height() + 2 * PADDING, scaled(36))

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(260, self.heightForWidth(self.width() or 260))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(max(160, self.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, frame = theme.surface, theme.line
        if self._right is not None:
            fill = theme.accsoft if self._right else theme.badsoft
            frame = theme.accent if self._right else theme.bad
        elif self.underMouse():
            fill = theme.accsoft if self.isDown() else theme.surface2
        painter.setPen(QPen(QColor(frame), 1.5 if self._right is not None else 1))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        key = QRectF(PADDING, (self.height() - scaled(KEY)) / 2, scaled(KEY), scaled(KEY))
        painter.setPen(QPen(QColor(theme.text2), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(key.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(12, 600))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.setFont(font(14, 500))
        words = QRectF(self.rect()).adjusted(PADDING + key.width() + GAP, 0, 0, 0)
        words.setRight(self.width() - PADDING - scaled(SIGN) - GAP)
        painter.drawText(words, _WRAP, self.text())
        if self._right is not None:
            size = scaled(SIGN)
            sign = QRectF(self.width() - PADDING - size, (self.height() - size) / 2, size, size)
            paint_icon(painter, "check" if self._right else "x", frame, sign)
