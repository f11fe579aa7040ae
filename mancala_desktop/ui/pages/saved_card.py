"""A saved game painted as the start page has its cards: the board, its name and result, two lines.

Painting a card takes about a millisecond, and a page has a dozen; so cards are kept, and the grounds
and signs that they share.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from datetime import datetime

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from mancala_desktop.play.saved import SavedGame, Standing
from mancala_desktop.ui.board.canvas import aligned
from mancala_desktop.ui.board.shapes import board_outline
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.pages.thumbnails import board_of
from mancala_desktop.ui.theme import font, paint_icon, pixmap, scaled, worn
from mancala_desktop.ui.widgets.board_picture import ABOVE, BELOW, BESIDE
from mancala_desktop.ui.widgets.card import BLEED, RADIUS, paint_card
from mancala_desktop.ui.widgets.elided import PART, parts_within

KEPT = 80  # cards
PADDING = 10  # px within a card
BESIDE_WORDS = 4
NAME, LINE = 20, 18  # px, heights of lines
BELOW_BOARD, END = 8, 8
SIGN = 16
MOST_OF_LINE = 0.6  # for the result, which may tell a winner's name
LEAST = 40  # px; less of a name says nothing
TALLEST = 0.385 + 0.014  # of a board's width, with the thickness of its slab

SIGNS = {
    Standing.WON: ("trophy", "accent"),
    Standing.LOST: ("flag", "text2"),
    Standing.DRAWN: ("equal", "text2"),
    Standing.DECIDED: ("check", "text2"),
    Standing.UNFINISHED: ("clock", "gold"),
    Standing.DAMAGED: ("info", "bad"),
}
"""What stands beside a result, and the token of its colour."""


class SavedCards:
    """Gives the pictures of cards, in the theme and the language of now; after a change of either
    it has to `forget`."""

    def __init__(self, words: SavedWords, now: Callable[[], datetime]) -> None:
        self._words = words
        self._now = now
        self._cards: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._shared: dict[Hashable, QPixmap] = {}

    def forget(self) -> None:
        """Paint all anew."""
        self._cards.clear()
        self._shared.clear()

    def card(
        self,
        game: SavedGame,
        size: QSize,
        ratio: float,
        board: QPixmap | None,
        *,
        chosen: bool,
        hovered: bool,
    ) -> QPixmap:
        """The card of a game with its shadow, `size` px large; `board` is the picture of its board,
        None if there is none yet."""
        look = (size.width(), size.height(), ratio, chosen, hovered)
        key = (game.path, game.modified, game.size, look, board is None)
        card = self._cards.get(key)
        if card is None:
            card = self._painted(game, QSize(size), ratio, board, look)
            self._cards[key] = card
            while len(self._cards) > KEPT:
                self._cards.popitem(last=False)
        self._cards.move_to_end(key)
        return card

    def _painted(
        self,
        game: SavedGame,
        size: QSize,
        ratio: float,
        board: QPixmap | None,
        look: tuple[float, float, float, bool, bool],
    ) -> QPixmap:
        card = QPixmap(self._ground(size, ratio, look))
        painter = QPainter(card)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(QPointF(0, 0), size).adjusted(BLEED, BLEED, -BLEED, -BLEED)
        inner = box.adjusted(PADDING, PADDING, -PADDING, -END)
        self._paint_board(painter, game, inner, ratio, board)
        top = inner.top() + board_height(inner.width()) + BELOW_BOARD
        line = QRectF(
            inner.left() + BESIDE_WORDS, top, inner.width() - 2 * BESIDE_WORDS, scaled(NAME)
        )
        self._paint_name(painter, game, line, ratio)
        painter.setFont(font(13))
        painter.setPen(QColor(worn().text2))
        line = QRectF(line.left(), line.bottom() + 1, line.width(), scaled(LINE))
        who, when = self._words.lines(game, self._now())
        who = _with_last(who, line.width(), QFontMetricsF(painter.font()))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, who)
        _paint_parts(painter, when, line.translated(0, scaled(LINE)))
        painter.end()
        return card

    def _ground(
        self, size: QSize, ratio: float, look: tuple[float, float, float, bool, bool]
    ) -> QPixmap:
        """An empty card."""
        ground = self._shared.get(look)
        if ground is not None:
            return ground
        theme, (*_, chosen, hovered) = worn(), look
        ground = QPixmap(size * ratio)
        ground.setDevicePixelRatio(ratio)
        ground.fill(Qt.GlobalColor.transparent)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(QPointF(0, 0), size).adjusted(BLEED, BLEED, -BLEED, -BLEED)
        paint_card(
            painter,
            box,
            theme.accsoft if chosen else theme.surface2 if hovered else theme.surface,
        )
        if chosen:
            painter.setPen(QPen(QColor(theme.accent), theme.focus))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS - 1, RADIUS - 1)
        painter.end()
        self._shared[look] = ground
        return ground

    def _paint_board(
        self,
        painter: QPainter,
        game: SavedGame,
        inner: QRectF,
        ratio: float,
        picture: QPixmap | None,
    ) -> None:
        theme, high = worn(), board_height(inner.width())
        if not game.preset_id:
            square = QRectF(0, 0, 2 * SIGN, 2 * SIGN)
            square.moveCenter(QPointF(inner.center().x(), inner.top() + high / 2))
            paint_icon(painter, "info", theme.text3, square)
            return
        across = board_width(inner.width())
        board = board_of(game, across)
        spare = high - (board.height + (ABOVE + BELOW) * across)
        face = QPointF(
            inner.center().x() - across / 2, inner.top() + ABOVE * across + max(0.0, spare) / 2
        )
        if picture is None or picture.isNull():
            painter.save()
            painter.translate(face)
            painter.fillPath(board_outline(board), QColor(theme.line))
            painter.restore()
        else:
            corner = face + aligned(board.canvas, ratio).topLeft()
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), picture)

    def _paint_name(self, painter: QPainter, game: SavedGame, line: QRectF, ratio: float) -> None:
        """The name at the left, and at the right how it ended, which is always whole."""
        theme = worn()
        sign, token = SIGNS[game.standing]
        colour, score, side = getattr(theme, token), self._words.score(game), scaled(SIGN)
        shown = self._shared.setdefault((sign, colour, side, ratio), QPixmap())
        if shown.isNull():
            shown = self._shared[sign, colour, side, ratio] = pixmap(sign, colour, side, ratio)
        corner = QPointF(line.right() - side, round(line.center().y() - side / 2))
        painter.drawPixmap(corner, shown)
        painter.setPen(QColor(colour))
        painter.setFont(font(13, 600, tabular=True))
        metrics = QFontMetricsF(painter.font())
        score = metrics.elidedText(score, Qt.TextElideMode.ElideRight, line.width() * MOST_OF_LINE)
        taken = metrics.horizontalAdvance(score) + side + 16
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line.adjusted(0, 0, -side - 6, 0), flags, score)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(15, 640))
        _paint_parts(painter, self._words.name(game), line.adjusted(0, 0, -taken, 0))


def board_height(width: float) -> float:
    """What the highest of the boards needs with its shadow in a card `width` px wide inside."""
    return (TALLEST + ABOVE + BELOW) * board_width(width)


def board_width(width: float) -> float:
    """How wide a board is in a card `width` px wide inside."""
    return float(int(width / (1 + 2 * BESIDE)))


def card_height(width: float) -> int:
    """How high a card is that is so many px wide."""
    words = scaled(NAME) + 1 + 2 * scaled(LINE)
    return round(PADDING + board_height(width - 2 * PADDING) + BELOW_BOARD + words + END)


def _with_last(words: str, room: float, metrics: QFontMetricsF) -> str:
    """A line whose last part, the rules, is always to be seen: what stands before it gives way."""
    before, dot, last = words.rpartition(PART)
    left = room - metrics.horizontalAdvance(dot + last)
    if not dot or metrics.horizontalAdvance(words) <= room:
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
    if left < LEAST:
        return metrics.elidedText(last, Qt.TextElideMode.ElideRight, room)
    return metrics.elidedText(before, Qt.TextElideMode.ElideRight, left) + dot + last


def _paint_parts(painter: QPainter, words: str, line: QRectF) -> None:
    """As many parts of a line as fit, each of them whole."""
    metrics = QFontMetricsF(painter.font())
    shown = parts_within(line.width(), words, metrics)
    if metrics.horizontalAdvance(shown) > line.width():
        shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
