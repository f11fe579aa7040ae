"""Which game of a file with several to open."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QWidget

from mancala_desktop.play.seats import seats_of, two_persons
from mancala_desktop.record.formats import GameText
from mancala_desktop.record.game import turns
from mancala_desktop.record.headers import Header
from mancala_desktop.record.reading import Reading
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.dialogs.form import Form, note
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.label import tip

WIDTH, HEIGHT = 520, 300
PADDING = 16  # px above and below the lines of a row, as the style sheet has it
TALLER = 1.25  # times the height of a line, with letters of any script
HIGHEST = 380  # px with large text: the list scrolls, and the dialog need not

Index = QModelIndex | QPersistentModelIndex


class GamesModel(QAbstractListModel):
    """The games as a list. A game is read when its row is first seen, so that thousands open at once."""

    def __init__(self, games: Sequence[GameText], narrator: Narrator, parent: QWidget) -> None:
        super().__init__(parent)
        self._dates = DateWords(self)
        self._games = games
        self._narrator = narrator
        self._readings: dict[int, Reading] = {}

    def reading(self, place: int) -> Reading:
        """What the game at that place of the list gives."""
        if place not in self._readings:
            self._readings[place] = self._games[place].read()
        return self._readings[place]

    def reread(self) -> None:
        """Says that all texts have changed."""
        self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return "\n".join(self._lines(index.row()))
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            words = ", ".join(self._lines(index.row()))
            return tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        if role == Qt.ItemDataRole.SizeHintRole:  # letters of other fonts may be higher
            line = QFontMetrics(QApplication.font()).height()
            return QSize(0, round(2 * TALLER * line) + PADDING)
        return None

    def _lines(self, place: int) -> tuple[str, str]:
        """Who played, and what is to be said about the game."""
        reading = self.reading(place)
        game, about = reading.game, []
        seats = two_persons() if game is None else seats_of(game)
        players = [self._narrator.people.name(side, seats) for side in Side]
        if game is not None:
            about = [
                self._day(game.headers.get(Header.DATE, "")),
                self._narrator.rules.family(game.variant.family),
                self._narrator.endings.short(game.result, seats)
                if game.result
                else self.tr("in progress"),
                self.tr("%n turn(s)", "", len(turns(game.line()))),
            ]
        if reading.problem is not None:
            about.append(self._narrator.flaw(reading.problem))
        return f"{place + 1}. {_one_line(' – '.join(players))}", " · ".join(filter(None, about))

    def _day(self, words: str) -> str:
        """When it was played, as people say it; what is no day as it stands there."""
        try:
            return self._dates.day(datetime.fromisoformat(words.strip()), datetime.now())
        except ValueError:
            return _one_line(words)


class ChooseGameDialog(Form):
    """`chosen` is what the game gives that was chosen, once the dialog is accepted."""

    def __init__(
        self,
        games: Sequence[GameText],
        narrator: Narrator,
        parent: QWidget | None = None,
        *,
        file: str = "",
    ) -> None:
        """`file` is the name of the file they stand in; empty for a text from elsewhere."""
        super().__init__(parent)
        self._file = file
        self._count = len(games)
        self._model = GamesModel(games, narrator, self)
        self._list = GamesList()
        self._list.setModel(self._model)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.setCurrentIndex(self._model.index(0))
        self._list.activated.connect(self.accept)
        self._copy = note()
        self._open, self._cancel = Button(kind=ButtonKind.PRIMARY), Button()
        self._open.setDefault(True)
        self._open.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.reject)
        self.body.addWidget(self._list, 1)
        self.body.addWidget(self._copy)
        self.footer.addStretch(1)
        self.footer.addWidget(self._cancel)
        self.footer.addWidget(self._open)
        self.order_tabs()
        self.retranslate()
        self._list.setFocus()

    @property
    def chosen(self) -> Reading:
        """What the game that is marked gives."""
        return self._model.reading(self._list.currentIndex().row())

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Choose a game"))
        self.heading.setText(
            self.tr("%Ln game(s) in {file}", "", self._count).format(file=self._file)
            if self._file
            else self.tr("%Ln game(s) in one text", "", self._count)
        )
        self._list.setAccessibleName(self.tr("Games"))
        self._copy.setText(self.tr("The game is opened as a copy; a file stays as it is."))
        self._open.setText(self.tr("Open"))
        self._cancel.setText(self.tr("Cancel"))
        self._model.reread()


class GamesList(QListView):
    """As high and wide as its words need to be, not as all of its rows."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "choices")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)  # so that only the rows to be seen are read

    def sizeHint(self) -> QSize:
        return QSize(scaled(WIDTH), min(scaled(HEIGHT), HIGHEST))


def _one_line(words: str) -> str:
    return " ".join(words.split())
