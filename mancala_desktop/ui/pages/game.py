"""The page with the game: the stage, the line below it, and the moves at its side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from mancala_desktop.rules.variant import Family, Variant
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.banner import Banner
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.footer import Footer, StatusLine
from mancala_desktop.ui.panels.guide_bar import GuideBar
from mancala_desktop.ui.panels.moves import WIDTH, MovesPanel, panel_width
from mancala_desktop.ui.panels.navigation import NavigationBar
from mancala_desktop.ui.panels.side import SidePanel
from mancala_desktop.ui.panels.strip import MovesStrip
from mancala_desktop.ui.panels.turns import Row
from mancala_desktop.ui.stage import Stage
from mancala_desktop.ui.theme import text_scale

DOCKED_FROM = 1120  # px of window width
SLID_WIDTH = 304
HANDLE = 1  # the line between stage and panel
SLIDE_MS = 200
RATIOS = {Family.KALAH: 0.385, Family.OWARE: 0.385, Family.CONGKAK: 0.36}


class GamePage(QWidget):
    """Arranges its parts for the room there is; what they show comes from the conductor.

    In a wide window the moves stand in a panel at the right, whose edge may be dragged. In a narrow
    one a strip shows the last turns, and the panel slides over the stage when asked for.
    """

    def __init__(self, board: BoardView, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.stage = Stage(board)
        self.banner = Banner(
            (
                actions.look_present,
                actions.play_on,
                actions.replay_game,
                actions.restore_variation,
            )
        )
        self.stage.set_banner(self.banner)
        self.banner.resized.connect(self._arrange)
        self.navigation = NavigationBar(actions)
        self.moves = MovesPanel(self.navigation)
        self.side = SidePanel(self.moves)
        self.side.turned.connect(self._fit_text)
        self.guide = GuideBar(actions)
        self._strip = MovesStrip(actions)
        self._footer = Footer(actions)
        self.stage.echo.echo(self._footer.status)
        self._panel = actions.panel
        self._wanted = True  # the panel, wherever it may be docked
        self._slid = False
        self._text_scale = text_scale()
        self._slide = QPropertyAnimation(self.side, b"pos", self)
        self._slide.setDuration(SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self._slid_away)

        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stage, 1)
        column.addWidget(self.guide)
        column.addWidget(self._strip)
        column.addWidget(self._footer)
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._splitter.setHandleWidth(HANDLE)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(left)
        self._splitter.addWidget(self.side)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setSizes([10_000, self.side.wanted_width - HANDLE])
        self._panel.setChecked(True)
        self._panel.toggled.connect(self._panel_wanted)

    @property
    def status(self) -> StatusLine:
        """The line that says what happened."""
        return self._footer.status

    @property
    def more_button(self) -> QWidget:
        """Where the menu of tools without a button opens."""
        return self._footer.more

    @property
    def docked(self) -> bool:
        """Whether the panel stands beside the stage."""
        return self.side.parentWidget() is self._splitter and not self.side.isHidden()

    def show_kept(self, kept: bool) -> None:
        """Whether the game is being kept on disk."""
        self._footer.show_kept(kept)

    def show_demo(self, shown: bool) -> None:
        """Whether computers play alone, which can be stepped."""
        self._footer.show_demo(shown)

    def show_guide(self, shown: bool) -> None:
        """Whether the guide has its line."""
        if shown is self.guide.isHidden():
            self.guide.setVisible(shown)
            self._arrange()

    def show_variant(self, variant: Variant) -> None:
        """Makes room for the board of this game and explains its signs."""
        self.stage.set_board_ratio(RATIOS[variant.family])
        self.moves.legend.show_family(variant.family)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """The moves made so far."""
        self.moves.show_rows(rows)
        self._strip.show_rows(rows, self.moves.model.read)

    def set_compact(self, compact: bool) -> None:
        """Lower bars and plates, for low windows."""
        self.stage.set_compact(compact)
        self._footer.set_compact(compact)

    # ---------------------------------------------------------------- the panel

    def _panel_wanted(self, wanted: bool) -> None:
        if self._wide():
            self._wanted = wanted
            self._arrange()
        elif wanted != self._slid:
            self._slid = wanted
            self._slide_to(wanted)

    def _wide(self) -> bool:
        """Whether there is room for stage and panel side by side."""
        return self.width() >= DOCKED_FROM + panel_width() - WIDTH

    def _slide_to(self, shown: bool) -> None:
        outside, inside = self._resting_places()
        self._slide.stop()
        if self.side.isHidden():
            self.side.move(outside)
            self.side.show()
        self.side.raise_()
        self._slide.setStartValue(self.side.pos())
        self._slide.setEndValue(inside if shown else outside)
        self._slide.start()

    def _slid_away(self) -> None:
        if not self._slid:
            self.side.hide()

    def _resting_places(self) -> tuple[QPoint, QPoint]:
        return QPoint(self.width(), 0), QPoint(self.width() - self._slid_width(), 0)

    def _slid_width(self) -> int:
        return max(SLID_WIDTH, self.side.wanted_width)

    def _arrange(self) -> None:
        wide = self._wide()
        if wide and self.side.parentWidget() is not self._splitter:
            self._slide.stop()
            self._slid = False
            self._splitter.addWidget(self.side)
            self._splitter.setStretchFactor(1, 0)
            self._splitter.setSizes(self._shares)
        elif not wide and self.side.parentWidget() is not self:
            self.side.setParent(self)
        if wide:
            self.side.setVisible(self._wanted)
        else:
            self.side.setGeometry(QRect(self._resting_places()[self._slid], self._panel_size()))
            self.side.setVisible(self._slid)
            self.side.raise_()
        self._show_strip()
        self._panel.setChecked(self._wanted if wide else self._slid)

    def _show_strip(self) -> None:
        """The last turns, where the panel does not show them and nothing else needs the room."""
        there = self._wide() and self._wanted
        self._strip.setVisible(not there and self.banner.isHidden() and self.guide.isHidden())

    def _fit_text(self) -> None:
        """Make room for text of another size."""
        self._arrange()
        if self.docked:
            self._splitter.setSizes(self._shares)

    @property
    def _shares(self) -> list[int]:
        """The widths of stage and panel."""
        return [self.width() - self.side.wanted_width, self.side.wanted_width - HANDLE]

    def _panel_size(self) -> QSize:
        below = self.stage.foot_height or self._strip.height()  # what is there stays in reach
        below += self._footer.height()
        if not self.guide.isHidden():
            below = self.guide.height() + self._footer.height()
        return QSize(self._slid_width(), self.height() - below)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange and self._text_scale != text_scale():
            self._text_scale = text_scale()
            QTimer.singleShot(0, self, self._fit_text)  # when all parts have heard of it
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._splitter.setGeometry(self.rect())
        self._arrange()
