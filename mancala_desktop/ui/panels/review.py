"""The panel of a review: accuracy, the list of turns, and the ways through the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mancala_desktop.rules.board import Side
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.panels.accounts import AccountView
from mancala_desktop.ui.panels.verdicts import VerdictsList
from mancala_desktop.ui.theme import scaled, worn
from mancala_desktop.ui.widgets.buttons import ActionButton, ButtonKind, IconButton
from mancala_desktop.ui.widgets.elided import Elided
from mancala_desktop.ui.widgets.label import Label

WIDTH = 304
WIDEST = 500  # with large text
HEAD = 43


def panel_width() -> int:
    """How wide the panel is: with large text wider."""
    return min(scaled(WIDTH), WIDEST)


class ReviewPanel(QWidget):
    """What the page shows beside the board. `set_lean` leaves the buttons below to a bar."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label()
        self._title.setProperty("role", "panel")
        self._progress = Elided()
        self._progress.setProperty("role", "caption")
        self._progress.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._pause = IconButton("pause").follow(actions.review_pause)
        policy = self._pause.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # or all below would move when it is done
        self._pause.setSizePolicy(policy)
        self.accounts = (AccountView(Side.SOUTH), AccountView(Side.NORTH))
        self.list = VerdictsList()
        self.ways = ReviewWays(actions)

        head = QHBoxLayout()
        head.setContentsMargins(16, 0, 8, 0)
        head.addWidget(self._title)
        head.addSpacing(8)
        head.addWidget(self._progress, 1)
        head.addWidget(self._pause)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 3, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addSpacing(6)
        for account in self.accounts:
            column.addWidget(account)
        column.addSpacing(10)
        column.addWidget(self.list, 1)
        column.addWidget(self.ways)
        self._retranslate()

    def show_progress(self, words: str, *, running: bool, finished: bool) -> None:
        """How far the judging has come, and whether it can be held or go on."""
        self._progress.show_words(words)
        self._pause.set_icon("pause" if running else "play")
        self._pause.setVisible(not finished)

    def set_lean(self, lean: bool) -> None:
        """Whether the ways stand elsewhere."""
        self.ways.setVisible(not lean)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Accuracy"))
        self.list.setAccessibleName(self.tr("Turns"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.surface))
        painter.fillRect(0, 0, 1, self.height(), QColor(theme.line))
        for y in (self.accounts[0].y() - 3, self.list.y() - 6):
            painter.fillRect(0, y, self.width(), 1, QColor(theme.line2))


class ReviewWays(QWidget):
    """The ways through a game: learn from mistakes, and from sowing to sowing. Two rows in a panel,
    one in a bar, which has the button that slides the panel in besides."""

    def __init__(
        self, actions: Actions, parent: QWidget | None = None, *, bar: bool = False
    ) -> None:
        super().__init__(parent)
        self._bar = bar
        self._learn = ActionButton(actions.review_learn, ButtonKind.PRIMARY, "graduation-cap")
        steps = QHBoxLayout()
        steps.setSpacing(10)
        steps.addStretch(1)
        for icon, action in (
            ("chevron-first", actions.review_first),
            ("chevron-left", actions.review_previous),
            ("chevron-right", actions.review_next),
            ("chevron-last", actions.review_last),
        ):
            steps.addWidget(IconButton(icon).follow(action))
        steps.addStretch(1)
        if bar:
            row = QHBoxLayout(self)
            row.setContentsMargins(20, 5, 20, 5)
            row.addWidget(self._learn)
            row.addLayout(steps, 1)
            row.addWidget(IconButton("panel-right-open").follow(actions.review_panel))
        else:
            column = QVBoxLayout(self)
            column.setContentsMargins(16, 10, 16, 6)
            column.setSpacing(12)
            column.addWidget(self._learn)
            column.addLayout(steps)

    def set_terse(self, terse: bool) -> None:
        """Whether there is no room for words."""
        self._learn.set_terse(terse)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        if self._bar:
            painter.fillRect(self.rect(), QColor(theme.surface))
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.line if self._bar else theme.line2))
        if not self._bar:
            painter.fillRect(
                0, self._learn.geometry().bottom() + 9, self.width(), 1, QColor(theme.line2)
            )
