"""The page with a review: headline, board with values, graph, and the turns at its side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mancala_desktop.engine.review import Grade
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.board.geometry import BLEED, THICKNESS
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.narration.review_words import Headline
from mancala_desktop.ui.pages.game import DOCKED_FROM, RATIOS
from mancala_desktop.ui.pages.review_parts import GraphCard, HeadBar, ReviewLegend
from mancala_desktop.ui.panels.review import WIDTH, ReviewPanel, ReviewWays, panel_width
from mancala_desktop.ui.pit_keys import pit_number
from mancala_desktop.ui.theme import text_scale
from mancala_desktop.ui.widgets.card import BLEED as CARD_BLEED
from mancala_desktop.ui.widgets.value_chips import Hanger, ValueChip, ValueChips, reach

PADDING, TIGHT_PADDING = 24, 20
BESIDE, TIGHT_BESIDE = 30, 0  # px more beside the board
COMPACT_BELOW = 700
PLOT, LEAST_PLOT = 112, 48
LARGE_TEXT = 1.3  # from here on a low window has room for less
SMALLEST_BOARD, LARGEST_BOARD = 380, 1440


class ReviewPage(QWidget):
    """Arranges its parts for the room there is; what they show comes from `Reviewing`.

    In a wide window the panel stands at the right. In a narrow one a bar below has the ways through
    the game, and the panel lies over the stage when asked for.
    """

    pit_named = Signal(int)  # the number a key names, from 1
    resized = Signal()

    def __init__(self, board: BoardView, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self._ratio = RATIOS[Family.KALAH]
        self.head = HeadBar(actions, self)
        board.setParent(self)
        self.chips = ValueChips(self)
        self.legend = ReviewLegend(self)
        self._card = GraphCard(self)
        self.graph = self._card.graph
        self._bar = ReviewWays(actions, self, bar=True)
        self.panel = ReviewPanel(actions, self)
        self._by_key = {  # keys that mean something else on other pages
            Qt.Key.Key_Home: actions.review_first,
            Qt.Key.Key_PageUp: actions.review_previous,
            Qt.Key.Key_PageDown: actions.review_next,
            Qt.Key.Key_End: actions.review_last,
            Qt.Key.Key_Escape: actions.review_back,
        }
        self._shown = actions.review_panel
        self._shown.toggled.connect(self._arrange)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def docked(self) -> bool:
        """Whether the panel stands beside the stage."""
        return self.width() >= DOCKED_FROM + panel_width() - WIDTH

    def take_focus(self) -> None:
        """Gives the keyboard to the list or, where that is hidden, to the graph."""
        part = self.panel.list if self.panel.isVisible() else self.graph
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_family(self, family: Family) -> None:
        """Makes room for the board of this game."""
        self._ratio = RATIOS[family]
        self._arrange()

    def show_headline(self, headline: Headline, grade: Grade | None = None) -> None:
        """What is to be said of the sowing one looks at."""
        self.head.show_headline(headline, grade)
        self._arrange()

    def hang(self, chips: Sequence[ValueChip]) -> None:
        """These values at the edge of the board."""
        self.chips.hang([(chip, self._hanger(chip.pit)) for chip in chips])

    # ---------------------------------------------------------------- where things are

    @property
    def board_rect(self) -> QRectF:
        """The board's face, without its thickness and shadow."""
        return self._face

    def _hanger(self, pit: int) -> Hanger:
        pits = (len(self.board.controls) - 2) // 2
        center = self.board.hole_center(pit)
        x = center.x() + self.board.x()
        below = center.y() + self.board.y() > self._face.center().y()
        edge = self._face.bottom() if below else self._face.top()
        first, second = self.board.hole_center(0).x(), self.board.hole_center(1).x()
        assert pits > 1
        return Hanger(QPointF(x, edge), 1 if below else -1, abs(second - first))

    def _stage(self) -> QRect:
        if self.docked:
            return QRect(0, 0, self.width() - panel_width(), self.height())
        return QRect(0, 0, self.width(), self.height() - self._bar.sizeHint().height())

    def _arrange(self) -> None:
        tight = self.height() < COMPACT_BELOW - 48
        self._bar.set_terse(tight and text_scale() > LARGE_TEXT)
        stage, docked = self._stage(), self.docked
        padding = TIGHT_PADDING if tight else PADDING
        inner = stage.width() - 2 * padding
        head = self.head.height_for(inner)
        top = stage.top() + (4 if tight else 10)
        self.head.setGeometry(padding, top, inner, head)

        lean = tight and text_scale() > LARGE_TEXT
        hang, line = round(reach()), 0 if lean else self.legend.sizeHint().height()
        self.legend.setVisible(not lean)
        beside = 2 * (padding + (TIGHT_BESIDE if tight else BESIDE))
        free = stage.height() - (top - stage.top()) - head - line - 2 * hang - (0 if tight else 16)
        plot = PLOT if not tight else LEAST_PLOT
        card = self._card.height_for_plot(plot)
        share = self._ratio + THICKNESS
        width = min(stage.width() - beside, int((free - card) / share))
        width = max(SMALLEST_BOARD, min(LARGEST_BOARD, width))
        high = self._ratio * width
        spare = max(0.0, free - card - share * width)
        plot += round(min(spare * 0.5, 60))
        card = self._card.height_for_plot(plot)
        bottom = stage.bottom() + 1 - (0 if tight else 4)
        self._card.setGeometry(padding - CARD_BLEED, bottom - card, inner + 2 * CARD_BLEED, card)
        above = top + head
        group = 2 * hang + share * width + line
        begin = above + max(0.0, (bottom - card - above - group) / 2)
        left = (stage.width() - width) / 2
        self._face = QRectF(left, begin + hang, width, high)
        bleed = BLEED * width
        self.board.setGeometry(self._face.adjusted(-bleed, -bleed, bleed, bleed).toAlignedRect())
        under = self._face.bottom() + THICKNESS * width + hang
        self.legend.setGeometry(padding, round(under), inner, line)
        self.chips.setGeometry(stage)
        self.chips.raise_()

        self._bar.setVisible(not docked)
        self.panel.set_lean(not docked)
        if not docked:
            high_bar = self._bar.sizeHint().height()
            self._bar.setGeometry(0, self.height() - high_bar, self.width(), high_bar)
        self.panel.setGeometry(
            self.width() - panel_width(),
            0,
            panel_width(),
            stage.height() if not docked else self.height(),
        )
        self.panel.setVisible(docked or self._shown.isChecked())
        self.panel.raise_()
        self.resized.emit()

    # ---------------------------------------------------------------- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = 0 if event.isAutoRepeat() else pit_number(event)
        if deed := self._by_key.get(Qt.Key(event.key())):
            deed.trigger()
        elif number:
            self.pit_named.emit(number)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._arrange)  # when all parts have heard of it
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
