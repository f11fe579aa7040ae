"""The panel beside the stage: the moves or the rules, chosen by tabs in its head."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.ui.panels.moves import (
    NARROWEST,
    TITLE,
    WIDEST,
    MovesPanel,
    panel_width,
)
from mancala_desktop.ui.rules.place import ReaderPlace
from mancala_desktop.ui.theme import font, scaled, worn

TAB = 30  # px
SIDE = 10
RULES_WIDTH = 440
WIDEST_RULES = 560


class Tab(Enum):
    """What the panel can show."""

    MOVES = "moves"
    RULES = "rules"


class SidePanel(QWidget):
    """Holds the move list and a place for the rules reader, of which one is seen."""

    turned = Signal()  # to the other tab, which may want more room

    def __init__(self, moves: MovesPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves = moves
        self.rules = ReaderPlace()
        self._tabs = {tab: _TabButton(self) for tab in Tab}
        self._group = QButtonGroup(self)
        self._stack = QStackedWidget()
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(15, 0, 8, 0)
        head.setSpacing(4)
        for place, (button, part) in enumerate(
            zip(self._tabs.values(), (moves, self.rules), strict=True)
        ):
            self._group.addButton(button, place)
            head.addWidget(button)
            self._stack.addWidget(part)
        head.addStretch(1)
        self._tabs[Tab.MOVES].setChecked(True)
        self._group.idToggled.connect(self._toggled)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addSpacing(1)
        column.addWidget(self._stack, 1)
        self._retranslate()
        self._fit_text()

    @property
    def tab(self) -> Tab:
        """What is shown."""
        return list(Tab)[self._stack.currentIndex()]

    def turn_to(self, tab: Tab) -> None:
        """Show the moves or the rules."""
        self._tabs[tab].setChecked(True)

    @property
    def wanted_width(self) -> int:
        """How wide it is unless a person drags its edge."""
        if self.tab is Tab.RULES:
            return max(panel_width(), min(scaled(RULES_WIDTH), WIDEST_RULES))
        return panel_width()

    def _toggled(self, place: int, checked: bool) -> None:
        if checked:
            self._stack.setCurrentIndex(place)
            self._fit_text()
            self.turned.emit()

    def _retranslate(self) -> None:
        self._tabs[Tab.MOVES].setText(self.tr("Moves"))
        self._tabs[Tab.RULES].setText(self.tr("Rules"))
        for button in self._tabs.values():
            button.setAccessibleDescription(self.tr("Panel beside the board"))

    def _fit_text(self) -> None:
        self._head.setFixedHeight(scaled(TITLE))
        if self.tab is Tab.RULES:
            self.setMinimumWidth(min(380, self.wanted_width))
            self.setMaximumWidth(max(WIDEST_RULES, self.wanted_width))
        else:
            self.setMinimumWidth(min(scaled(NARROWEST), panel_width()))
            self.setMaximumWidth(max(WIDEST, panel_width()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit_text()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.surface))
        if not isinstance(self.parentWidget(), QSplitter):  # whose handle is the line otherwise
            painter.fillRect(0, 0, 1, self.height(), QColor(theme.line))
        painter.fillRect(0, self._head.height(), self.width(), 1, QColor(theme.line2))


class _TabButton(QAbstractButton):
    """Words on a ground of their own while it is chosen; arrow keys go to the next one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        self.setFont(font(14, 620))
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(words + 2 * SIDE, scaled(TAB))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum():
            event.ignore()  # letters sow
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = worn(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if self.isChecked() or self.underMouse():
            painter.setPen(QColor(theme.line if self.isChecked() else theme.surface2))
            painter.setBrush(QColor(theme.surface2))
            painter.drawRoundedRect(box, 8, 8)
        painter.setFont(font(14, 620))
        painter.setPen(QColor(theme.text if self.isChecked() else theme.text2))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
