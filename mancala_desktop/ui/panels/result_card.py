"""The card with the result of a game: who won, by how much, why it is over, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.rules.board import Side
from mancala_desktop.ui.theme import font, paint_icon, scaled, worn
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind, plain
from mancala_desktop.ui.widgets.card import BLEED, RADIUS, Card
from mancala_desktop.ui.widgets.elided import Elided
from mancala_desktop.ui.widgets.label import Label

RISE = 24  # px
RISE_MS = 240
BETWEEN_STORES = 0.69  # of the board's width
WIDTH = 520  # px without the shadow, where there is room
INNER = BLEED + 18
GAP = 8
BEFORE_BUTTONS = 12
TROPHY = 22

_BEFORE = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_AFTER = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_SCROLLS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


@dataclass(frozen=True, slots=True)
class Result:
    """What the card says. The `score` is the result where seeds have `counted`, else only how many
    there were; `series` is how a series of games stands, empty without one, and `goes_on` whether it
    has a next game."""

    headline: str
    south: str
    north: str
    score: str
    why: str
    winner: Side | None = None
    counted: bool = True
    series: str = ""
    goes_on: bool = False


class ResultCard(Card):
    """Lies over the board it belongs to and can be put away, to look at the board.

    Its buttons are faces of the actions it is given; that of the review is there if anything was
    sown, and the one to a lesson after its game.
    """

    put_away = Signal()  # by the person who has read it

    def __init__(
        self,
        review: QAction,
        new: QAction,
        rematch: QAction,
        lesson: QAction,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)  # a frame forgets its own when it is hidden and styled
        self._say: Callable[[], Result] | None = None
        self._new_action, self._review_action, self._lesson_action = new, review, lesson
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._trophies = {side: _Trophy() for side in Side}  # one beside the winner's name
        self._headline, self._score, self._why, self._series = (Label() for _ in range(4))
        self._seeds = Label()
        self._south, self._north = Elided(), Elided()
        for label, role in (
            (self._headline, "h2"),
            (self._score, "h1"),
            (self._why, "secondary"),
            (self._series, "label"),
            (self._seeds, "secondary"),
            (self._south, "h3"),
            (self._north, "h3"),
        ):
            label.setProperty("role", role)
        for label in (self._headline, self._why, self._series):
            label.setWordWrap(True)
        self._score.setFont(font(28, 700, tabular=True))
        self._south.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._review = Button()
        self._look = Button()
        self._new = Button()
        self._rematch = Button(kind=ButtonKind.PRIMARY)
        self._lesson = Button(kind=ButtonKind.PRIMARY)
        self._games = (self._new, self._rematch, self._lesson)
        self._usual = self._rematch
        self._buttons = _Buttons(self._look, self._review, *self._games)
        self._arrange()
        self._review.clicked.connect(review.trigger)
        self._look.clicked.connect(self.close_card)
        self._new.clicked.connect(new.trigger)
        self._rematch.clicked.connect(rematch.trigger)
        self._lesson.clicked.connect(lesson.trigger)
        self._motion = QPropertyAnimation(self, b"pos", self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.hide()

    def _arrange(self) -> None:
        numbers = QVBoxLayout()
        numbers.setSpacing(0)
        for part in (self._seeds, self._score):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            numbers.addWidget(part)
        score = QHBoxLayout()
        score.setSpacing(14)
        score.addLayout(_beside(self._south, self._trophies[Side.SOUTH]), 1)
        score.addLayout(numbers)
        score.addLayout(_beside(self._trophies[Side.NORTH], self._north), 1)
        self._words = QWidget()
        self._column = words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(GAP)
        words.addWidget(self._headline)
        words.addLayout(score)
        words.addWidget(self._why)
        words.addWidget(self._series)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumHeight(0)
        self._scroll.setWidget(self._words)
        self._words.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(INNER, INNER, INNER, INNER)
        column.setSpacing(BEFORE_BUTTONS)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._buttons)

    # ---------------------------------------------------------------- what it shows

    def tell(self, say: Callable[[], Result]) -> None:
        """What there is to be read from now on."""
        self._say = say
        self._retranslate()

    @property
    def text(self) -> str:
        """All that it says of the game."""
        labels = (self._headline, self._seeds, self._score, self._why, self._series)
        return " ".join(label.text() for label in labels if label.text())

    @property
    def marked(self) -> Side | None:
        """On whose side the trophy is."""
        shown = (side for side, trophy in self._trophies.items() if not trophy.isHidden())
        return next(shown, None)

    def lay(self, face: QRectF, room: QRectF) -> None:
        """Over the middle of a board's `face`, between its stores. Text that is too large for that
        has all of `room`, and the card tells the score itself; words too long even for that scroll
        above the buttons."""
        for widest in (BETWEEN_STORES * face.width(), room.width() - 2 * BLEED):
            width = round(min(scaled(WIDTH), widest)) + 2 * BLEED
            height = self._needed(width)
            if height <= face.height() + 2 * BLEED:
                break
        height = min(height, round(room.height()) + 2 * BLEED)
        top = face.center().y() - height / 2
        top = max(room.top() - BLEED, min(top, room.bottom() + BLEED - height))
        self._motion.stop()
        self.setGeometry(round(face.center().x() - width / 2), round(top), width, height)
        self.raise_()  # the plates have been placed anew before it

    def _needed(self, width: int) -> int:
        """How many px high all of it is at that width."""
        inner = width - 2 * INNER
        self._buttons.fit(inner)
        self._column.invalidate()  # or it would answer as before
        words = self._column.heightForWidth(inner)
        return words + BEFORE_BUTTONS + self._buttons.sizeHint().height() + 2 * INNER

    def rise(self, pace: float) -> None:
        """Come up to where it was laid, in so many times the usual time; 0 is there at once."""
        there = self.pos()
        self.show()
        self.raise_()
        if pace:
            self._motion.setDuration(round(RISE_MS * pace))
            self._motion.setStartValue(there + QPoint(0, RISE))
            self._motion.setEndValue(there)
            self.move(there + QPoint(0, RISE))
            self._motion.start()

    def close_card(self) -> None:
        """Put it away, so that the board can be seen."""
        if not self.isHidden():
            self.hide()
            self.put_away.emit()

    def _retranslate(self) -> None:
        if self._say is None:
            return
        result = self._say()
        self.setAccessibleName(self.tr("Result"))
        self._headline.setText(result.headline)
        self._south.show_words(result.south)
        self._north.show_words(result.north)
        for side, trophy in self._trophies.items():
            trophy.setVisible(side is result.winner)
        self._seeds.setText("" if result.counted else self.tr("Seeds"))
        self._seeds.setHidden(result.counted)
        self._score.setText(result.score)
        self._why.setText(result.why)
        self._series.setText(result.series)
        self._series.setVisible(bool(result.series))
        self._review.setText(self.tr("Review"))
        reviewed = self._review_action.isEnabled()
        games = self._games if self._lesson_action.isEnabled() else self._games[:-1]
        self._buttons.show_only(self._look, *([self._review] if reviewed else []), *games)
        to_lesson = self._lesson in games
        self._usual = self._lesson if to_lesson else self._rematch
        self._rematch.set_kind(ButtonKind.SECONDARY if to_lesson else ButtonKind.PRIMARY)
        self._lesson.setText(plain(self._lesson_action.text()))
        self._look.setText(self.tr("Look at the board"))
        self._new.setText(plain(self._new_action.text()))
        self._rematch.setText(self.tr("Next game") if result.goes_on else self.tr("Rematch"))
        about = "" if result.goes_on else self.tr("The same game, with sides changed")
        self._rematch.setToolTip(about)

    # ---------------------------------------------------------------- what Qt tells

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Enter presses the button in focus, or the one that leads on, the arrows go
        from one to the other, never to the board below, and first of all scroll."""
        focus = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        elif event.key() in _PRESSES:
            if not event.isAutoRepeat():
                (focus if isinstance(focus, Button) else self._usual).click()
        elif self._scrolled(_SCROLLS.get(Qt.Key(event.key()), 0)):
            pass
        elif event.key() in _AFTER:
            self.focusNextChild()
        elif event.key() in _BEFORE:
            self.focusPreviousChild()
        elif event.key() != Qt.Key.Key_Space:  # it was meant for the board a moment ago
            super().keyPressEvent(event)

    def _scrolled(self, steps: int) -> bool:
        """Scroll the words by so many steps. Whether there was any way to go."""
        bar = self._scroll.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + steps * bar.pageStep() // 2)
        return bar.value() != before

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            theme = worn()
            half = theme.focus / 2
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.accent), theme.focus))
            painter.drawRoundedRect(self.box().adjusted(half, half, -half, -half), RADIUS, RADIUS)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._score.setFont(font(28, 700, tabular=True))
        super().changeEvent(event)


def _beside(*parts: QWidget) -> QHBoxLayout:
    """A name and the trophy on the side of the score; the name has the room that is left."""
    line = QHBoxLayout()
    line.setSpacing(8)
    for part in parts:
        line.addWidget(part, isinstance(part, Elided))
    return line


class _Trophy(QWidget):
    """The sign of who has won."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(TROPHY, TROPHY + 4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, "trophy", worn().gold, QRectF(0, 2, TROPHY, TROPHY))


class _Buttons(QWidget):
    """Buttons side by side in one line, or in two or more where there is no room for that."""

    def __init__(self, *buttons: Button) -> None:
        super().__init__()
        self._all = self._shown = buttons
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        for button in buttons:
            self._grid.addWidget(button)

    def show_only(self, *buttons: Button) -> None:
        """Leave the others out."""
        self._shown = buttons
        for button in self._all:
            button.setVisible(button in buttons)

    def fit(self, width: int) -> None:
        """Stand in as few lines as so many px allow."""
        columns = len(self._shown)
        while columns > 1 and self._width(columns) > width:
            columns = -(-columns // 2)
        for place, button in enumerate(self._shown):
            self._grid.addWidget(button, place // columns, place % columns)
        self.updateGeometry()

    def _width(self, columns: int) -> int:
        """How many px they need side by side in so many columns."""
        widths = [button.sizeHint().width() for button in self._shown]
        return sum(max(widths[n::columns]) for n in range(columns)) + (columns - 1) * GAP
