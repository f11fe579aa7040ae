"""Fields to fill in: a drop-down list and a tick box, with marks in the theme's colours."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QComboBox, QListView, QStyledItemDelegate, QWidget

from mancala_desktop.ui.theme import DISABLED, paint_icon, worn

CHEVRON = 16
BOX = 20


class Combo(QComboBox):
    """A drop-down list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setView(QListView(self))  # the list the style sheet can reach, rows included
        self.setItemDelegate(QStyledItemDelegate(self))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()  # or a narrow dialog would cut the words off

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else DISABLED)
        square = QRectF(
            self.width() - CHEVRON - 10, (self.height() - CHEVRON) / 2, CHEVRON, CHEVRON
        )
        paint_icon(painter, "chevron-down", worn().text2, square)


class Check(QCheckBox):
    """A tick box with its words."""

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(BOX + 10 + words + 2, max(28, self.fontMetrics().height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else DISABLED)
        box = QRectF(0.75, (self.height() - BOX) / 2 + 0.75, BOX - 1.5, BOX - 1.5)
        painter.setPen(QPen(QColor(theme.accent if self.isChecked() else theme.text3), 1.5))
        painter.setBrush(QColor(theme.accent if self.isChecked() else theme.surface))
        painter.drawRoundedRect(box, 5, 5)
        if self.isChecked():
            paint_icon(painter, "check", theme.onacc, box.adjusted(2, 2, -2, -2))
        painter.setPen(QColor(theme.text))
        words = self.rect().adjusted(BOX + 10, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
