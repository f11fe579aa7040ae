"""A task on stage: title, what it is about, the board, and two cards below it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.board.geometry import BLEED, THICKNESS
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.pages.game import RATIOS
from mancala_desktop.ui.pages.learn_cards import AnswerCard, HelpCard
from mancala_desktop.ui.pages.learn_footer import LearnFooter
from mancala_desktop.ui.theme import font, scaled, text_scale, worn
from mancala_desktop.ui.widgets.card import BLEED as SHADOW
from mancala_desktop.ui.widgets.focus import OWN_RING
from mancala_desktop.ui.widgets.label import Label, style_as
from mancala_desktop.ui.widgets.markdown import MarkdownText

PADDING, TIGHT_PADDING = 48, 20
COMPACT_BELOW = 652  # px of the page's height
NARROW = 900  # px of the stage's width
SMALLEST_BOARD, LARGEST_BOARD = 400, 900
ROOMY_BOARD = 440  # px; so wide it stays before a text has to be scrolled
LEAST_TEXT = 40  # px
CARDS, TIGHT_CARDS = 180, 118  # px, at least: the board is not to jump when something is said
LARGE_TEXT = 1.3
SHARE = 1.55 / 2.55  # of the width for the left card
DASH, DASH_GAP, DASH_HIGH = 26, 6, 6


class Steps(Label):
    """`Step 2 of 3`, with a dash for each step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._at = self._of = 0
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_step(self, at: int, of: int) -> None:
        """The step one is at, from 1, of so many; nothing if there is only one."""
        self._at, self._of = at, of
        self._words = self.tr("Step {at} of {of}").format(at=at, of=of)
        self.setAccessibleName(self._words)
        self.setVisible(of > 1)
        self.updateGeometry()
        self.update()

    def _dashes(self) -> float:
        """The width of them all."""
        dash = min(DASH, 180 / max(1, self._of) - DASH_GAP)
        return self._of * (dash + DASH_GAP) - DASH_GAP

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        words = self.fontMetrics().horizontalAdvance(self._words)
        return QSize(round(max(self._dashes(), words * 13 / 14)) + 4, scaled(20) + DASH_HIGH + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = self._dashes()
        dash = (whole + DASH_GAP) / max(1, self._of) - DASH_GAP
        for place in range(self._of):
            box = QRectF(self.width() - whole + place * (dash + DASH_GAP), 2, dash, DASH_HIGH)
            painter.setBrush(QColor(theme.accent if place < self._at else theme.line))
            painter.drawRoundedRect(box, 3, 3)
        painter.setPen(QColor(theme.text2))
        painter.setFont(font(13))
        below = QRectF(0, DASH_HIGH + 4, self.width(), self.height() - DASH_HIGH - 4)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(below, right | Qt.TextFlag.TextDontClip, self._words)


class _Body(QWidget):
    """Lays its parts out; the board takes what room is left, and never less than it needs."""

    def __init__(self, board: BoardView, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.ratio = RATIOS[Family.KALAH]
        self.title, self.goal = Label(parent=self), Label(parent=self)
        self.title.setProperty("role", "h2")
        self.title.setWordWrap(True)
        self.goal.setWordWrap(True)
        self.text = MarkdownText(self)
        self.steps = Steps(self)
        board.setParent(self)
        self.answer = AnswerCard(actions, self)
        self.help = HelpCard(actions, self)
        self.room = QSize(800, 600)  # of the viewport
        self.first = self.second = 100  # px, the widths of the cards
        self.cards_high = 0

    @property
    def outgrown(self) -> bool:
        """Whether the cards want another height than they have."""
        wanted = self._cards(self.first, self.second, anew=False)
        return wanted > self.cards_high or self.cards_high == 0

    def lay_out(self) -> None:
        """For the room there is; becomes higher than that where all text is large."""
        tight = self.room.height() < COMPACT_BELOW - 60
        padding = TIGHT_PADDING if tight or self.room.width() < NARROW else PADDING
        gap = 8 if tight else 14
        inner = min(self.room.width() - 2 * padding, LARGEST_BOARD)
        left = (self.room.width() - inner) // 2
        y = 6 if tight else 12
        lean = tight and text_scale() < LARGE_TEXT
        self.help.set_terse(lean)
        first = round((inner - 16) * SHARE)
        second = inner - 16 - first
        least = scaled(TIGHT_CARDS if tight else CARDS) if text_scale() < LARGE_TEXT else 0
        cards = max(least, self._cards(first, second, anew=True))
        self.first, self.second, self.cards_high = first, second, cards

        steps = self.steps.sizeHint() if not self.steps.isHidden() else QSize()
        beside = inner - (steps.width() + 16 if steps.width() else 0)
        title = self.title.heightForWidth(beside)
        self.title.setGeometry(left, y, beside, title)
        top = 0 if tight else y
        self.steps.setGeometry(left + inner - steps.width(), top, steps.width(), steps.height())
        y += max(title, 0) + 4
        wide = beside if y < top + steps.height() else inner
        goal = self.goal.heightForWidth(wide) if self.goal.text() else 0
        if text := self.text.height_for(wide):
            if text_scale() < LARGE_TEXT:  # or everything is scrolled together
                room = self.room.height() - y - 6 - goal - 3 * gap - cards
                room -= round(self.ratio * min(ROOMY_BOARD, inner))
                text = min(text, max(room, LEAST_TEXT))
            self.text.setGeometry(left, y, wide, text)
            y += text + 6
        self.text.setVisible(bool(text))
        wide = beside if y < top + steps.height() else inner
        goal = self.goal.heightForWidth(wide) if self.goal.text() else 0
        self.goal.setGeometry(left, y, wide, goal)
        y += goal + gap

        share = self.ratio + THICKNESS
        free = self.room.height() - y - cards - 2 * gap
        width = max(min(SMALLEST_BOARD, inner), min(inner, int(free / share)))
        spare = self.room.height() - y - round(share * width) - 2 * gap - cards
        y += min(max(0, spare) // 6, 12)
        face = QRectF((self.room.width() - width) / 2, y, width, self.ratio * width)
        bleed = BLEED * width
        self.board.setGeometry(face.adjusted(-bleed, -bleed, bleed, bleed).toAlignedRect())
        y += round(share * width) + gap + min(max(0, spare) // 3, 22)
        for card, x, wide in (
            (self.answer, left, first),
            (self.help, left + first + 16, second),
        ):
            card.setGeometry(QRect(x, y, wide, cards).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))
            card.raise_()
        self.setMinimumHeight(y + cards + gap)

    def _cards(self, first: int, second: int, *, anew: bool) -> int:
        """How high both are, without shadows."""
        answer = self.answer.height_for(first + 2 * SHADOW, anew=anew)
        return max(answer, self.help.height_for(second + 2 * SHADOW, anew=anew)) - 2 * SHADOW


class LearnStage(QWidget):
    """What it shows comes from the `Learner`."""

    def __init__(self, board: BoardView, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(OWN_RING, True)  # what has the keyboard then is the whole task
        self.body = _Body(board, actions)
        self.board = board
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setAutoFillBackground(False)
        self._area.setWidget(self.body)
        self.body.setAutoFillBackground(False)
        self.footer = LearnFooter(actions)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._area, 1)
        column.addWidget(self.footer)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._arrange_again)
        self.body.installEventFilter(self)

    @property
    def answer(self) -> AnswerCard:
        """The card with the answer."""
        return self.body.answer

    @property
    def help(self) -> HelpCard:
        """The card with what helps."""
        return self.body.help

    def show_task(self, title: str, text: str, goal: str, family: Family) -> None:
        """Other words, for a board of this game."""
        self.body.ratio = RATIOS[family]
        self.body.title.setText(title)
        self.body.text.show_words(text)
        self.body.goal.setText(goal)
        style_as(self.body.goal, "panel" if text else "secondary")
        self._area.verticalScrollBar().setValue(0)
        self.arrange()

    def arrange(self) -> None:
        """Lay everything out anew, as something needs more room or less."""
        tight = self.height() < COMPACT_BELOW
        narrow = self.width() < NARROW
        self.footer.set_compact(tight, TIGHT_PADDING if tight or narrow else PADDING)
        room = QSize(self.width(), self.height() - self.footer.sizeHint().height())
        bar = self._area.verticalScrollBar()
        self.body.room = room
        self.body.lay_out()
        if self.body.minimumHeight() > room.height():
            self.body.room = room - QSize(bar.sizeHint().width(), 0)
            self.body.lay_out()

    def reveal(self) -> None:
        """Let what was said to the answer be seen, where not all is in sight."""
        self._area.ensureWidgetVisible(self.answer.feedback, 0, SHADOW)

    def _arrange_again(self) -> None:
        if self.body.outgrown:
            self.arrange()
            self.reveal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a part has found out how high it has to be
            self._soon.start()
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.body.cards_high = 0
            self._soon.start()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
