"""Many saved games as cards in rows; only those in sight are painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mancala_desktop.play.saved import SavedGame
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.pages.saved_card import PADDING, SavedCards, board_width, card_height
from mancala_desktop.ui.pages.thumbnails import Thumbnails
from mancala_desktop.ui.theme import text_scale
from mancala_desktop.ui.widgets.card import BLEED
from mancala_desktop.ui.widgets.focus import OWN_RING
from mancala_desktop.ui.widgets.label import tip

Index = QModelIndex | QPersistentModelIndex

IN_SIGHT = 60  # cards at most
LEAST, LEAST_OF_TEXT = 140, 130  # px of a cell, besides and of what grows with text


class SavedModel(QAbstractListModel):
    """The games; a game's text tells all of it."""

    def __init__(self, words: SavedWords, now: Callable[[], datetime], parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._now = now
        self._games: Sequence[SavedGame] = ()

    def show(self, games: Sequence[SavedGame]) -> None:
        """Shows these games."""
        self.beginResetModel()
        self._games = games
        self.endResetModel()

    def game(self, index: Index) -> SavedGame:
        """The game there."""
        return self._games[index.row()]

    def place(self, path: Path) -> int:
        """Where the game of that file is, -1 if it is not shown."""
        paths = (place for place, game in enumerate(self._games) if game.path == path)
        return next(paths, -1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words.spoken(self.game(index), self._now())
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._words.spoken(self.game(index), self._now()))
        return None


class CardDelegate(QStyledItemDelegate):
    """Puts cards where the list wants them."""

    def __init__(self, cards: SavedCards, thumbnails: Thumbnails, parent: SavedList) -> None:
        super().__init__(parent)
        self._cards, self._thumbnails, self._list = cards, thumbnails, parent

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game, size = self._list.model_of_games.game(index), option.rect.size()
        ratio = painter.device().devicePixelRatio()
        across = board_width(size.width() - 2 * (BLEED + PADDING))
        card = self._cards.card(
            game,
            size,
            ratio,
            self._thumbnails.picture(game, across, ratio),
            chosen=bool(option.state & QStyle.StateFlag.State_Selected),
            hovered=bool(option.state & QStyle.StateFlag.State_MouseOver),
        )
        painter.drawPixmap(option.rect.topLeft(), card)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._list.gridSize()


class SavedList(QListView):
    """The cards. Enter or a double click opens one, and the arrow keys go from card to card."""

    def __init__(
        self, words: SavedWords, now: Callable[[], datetime], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.model_of_games = SavedModel(words, now, self)
        self._thumbnails = Thumbnails(self)
        self._thumbnails.painted.connect(self._painted)
        self._cards = SavedCards(words, now)
        self.setItemDelegate(CardDelegate(self._cards, self._thumbnails, self))
        self.setModel(self.model_of_games)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)  # what is hovered
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.viewport().setAutoFillBackground(False)
        self.setProperty(OWN_RING, True)

    def show_games(self, games: Sequence[SavedGame]) -> None:
        """Shows these games; what was chosen stays chosen and in sight, if it is still there."""
        chosen = self.current()
        above = self.verticalScrollBar().value()
        row = self.currentIndex().row()
        self.model_of_games.show(games)
        if not games:
            return
        place = self.model_of_games.place(chosen.path) if chosen else -1
        if place < 0 and chosen:
            place = min(row, len(games) - 1)  # the neighbour of one that is gone
        if place < 0 and self.hasFocus():
            place = 0
        if place >= 0:
            self.choose(place)
        self.verticalScrollBar().setValue(above)

    def scroll_to_chosen(self) -> None:
        """The first cards come into sight, or the one that is chosen if it is not among them."""
        self.scrollToTop()
        if self.current():
            self.scrollTo(self.currentIndex())

    def choose(self, place: int) -> None:
        """Chooses the game at that place alone."""
        index = self.model_of_games.index(place)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)

    def current(self) -> SavedGame | None:
        """The game that has the focus, if it is chosen."""
        index = self.currentIndex()
        chosen = index.isValid() and self.selectionModel().isSelected(index)
        return self.model_of_games.game(index) if chosen else None

    def chosen(self) -> list[SavedGame]:
        """All games that are chosen."""
        rows = sorted(self.selectionModel().selectedIndexes(), key=lambda index: index.row())
        return [self.model_of_games.game(index) for index in rows]

    def forget_pictures(self) -> None:
        """All boards are painted anew."""
        self._thumbnails.forget()
        self.forget_cards()

    def forget_cards(self) -> None:
        """All cards are painted anew, as after a change of language."""
        self._cards.forget()
        self.viewport().update()

    def _painted(self, path: Path) -> None:
        """Only the card in question: it is in sight, or was a moment ago."""
        top = self.indexAt(QPoint(BLEED + 1, BLEED + 1)).row()
        for row in range(max(0, top), min(self.model_of_games.rowCount(), top + IN_SIGHT)):
            index = self.model_of_games.index(row)
            if self.model_of_games.game(index).path == path:
                self.viewport().update(self.visualRect(index))
                return

    def _fit(self) -> None:
        """As many columns as there is room for, all equally wide."""
        room = self.viewport().width() - 1  # with none to spare Qt begins a new row
        columns = max(1, int(room // (LEAST + LEAST_OF_TEXT * text_scale())))
        width = room // columns
        height = card_height(width - 2 * BLEED) + 2 * BLEED
        if self.gridSize() != (size := QSize(width, height)):
            self.setGridSize(size)
            self.verticalScrollBar().setSingleStep(height // 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.forget_pictures()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by keyboard stands on a card."""
        super().focusInEvent(event)
        if not self.current() and self.model_of_games.rowCount():
            self.choose(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.current() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.activated.emit(self.currentIndex())
        elif event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)
