"""What is in the trash, and which of it is to come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime, time
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from mancala_desktop.play.saved import SavedGame, look_into
from mancala_desktop.play.trash import KEPT_DAYS
from mancala_desktop.ui.dialogs.choose_game import PADDING, TALLER, GamesList
from mancala_desktop.ui.dialogs.form import Form, note
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.label import tip

Index = QModelIndex | QPersistentModelIndex


class TrashModel(QAbstractListModel):
    """The deleted games as a list. A file is read when its row is first seen."""

    def __init__(
        self,
        files: Sequence[Path],
        words: SavedWords,
        now: Callable[[], datetime],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._files, self._words, self._now = files, words, now
        self._dates = DateWords(self)
        self._games: dict[Path, SavedGame | None] = {}

    def file(self, index: Index) -> Path:
        """The file of that row."""
        return self._files[index.row()]

    def reread(self) -> None:
        """Says that all texts have changed."""
        self.dataChanged.emit(self.index(0), self.index(len(self._files) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._files)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "\n".join(self._lines(self.file(index)))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(self._lines(self.file(index)))
            case Qt.ItemDataRole.ToolTipRole:
                return tip(", ".join(self._lines(self.file(index))))
            case Qt.ItemDataRole.SizeHintRole:
                line = QFontMetrics(QApplication.font()).height()
                return QSize(0, round(2 * TALLER * line) + PADDING)
        return None

    def _lines(self, file: Path) -> tuple[str, str]:
        """What the game is called, and what is to be said about it."""
        game = self._game(file)
        deleted = datetime.combine(date.fromisoformat(file.parent.name), time())
        day = self._dates.day(deleted, self._now())
        told = [self.tr("deleted {day}").format(day=day)]
        if game is None:
            return file.stem, told[0]
        about = self._words.lines(game, self._now())[0]
        score = [] if game.trouble else [self._words.score(game)]
        return " ".join(self._words.name(game).split()), " · ".join([about, *score, *told])

    def _game(self, file: Path) -> SavedGame | None:
        """What is in the file; None if it has been taken away meanwhile."""
        if file not in self._games:
            try:
                self._games[file] = look_into(file, file.stat())
            except OSError:
                self._games[file] = None
        return self._games[file]


class TrashDialog(Form):
    """Accepted if the `chosen` files are to come back."""

    def __init__(
        self,
        files: Sequence[Path],
        words: SavedWords,
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        """`files` are those in the trash, at least one, in folders that are called by the day."""
        super().__init__(parent)
        self._count = len(files)
        self._model = TrashModel(files, words, now, self)
        self._list = GamesList()
        self._list.setModel(self._model)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setCurrentIndex(self._model.index(0))
        self._list.activated.connect(self.accept)
        self._list.selectionModel().selectionChanged.connect(self._selected)
        self._kept = note()
        self._restore, self._close = Button(kind=ButtonKind.PRIMARY), Button()
        self._restore.setDefault(True)
        self._restore.clicked.connect(self.accept)
        self._close.clicked.connect(self.reject)
        self.body.addWidget(self._list, 1)
        self.body.addWidget(self._kept)
        self.footer.addStretch(1)
        self.footer.addWidget(self._close)
        self.footer.addWidget(self._restore)
        self.order_tabs()
        self.retranslate()
        self._list.setFocus()

    @property
    def chosen(self) -> list[Path]:
        """The files that are marked."""
        return [self._model.file(index) for index in self._list.selectionModel().selectedIndexes()]

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Trash"))
        self.heading.setText(self.tr("%Ln game(s) in the trash", "", self._count))
        self._list.setAccessibleName(self.tr("Deleted games"))
        self._kept.setText(
            self.tr("Deleted games stay here for %n day(s), and are then gone.", "", KEPT_DAYS)
        )
        self._restore.setText(self.tr("Restore"))
        self._close.setText(self.tr("Close"))
        self._model.reread()

    def _selected(self) -> None:
        self._restore.setEnabled(bool(self.chosen))
