"""Games and positions that come into the window: pasted, or dropped on it as files or text."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QWidget

from mancala_desktop.play.draft import Draft
from mancala_desktop.play.looking import Looking
from mancala_desktop.play.seats import note_seats, with_person
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.storage import LARGEST
from mancala_desktop.record.formats import Format, games_in, is_game, write
from mancala_desktop.record.headers import Header
from mancala_desktop.record.position_text import can_be_told, read_position, write_position
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.files import Files
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.theme import faded, font, paint_icon, scaled, worn

ICON = 48


class Incoming(QObject):
    """Copies the game or its position as text, and opens what is pasted or dropped."""

    def __init__(
        self,
        session: GameSession,
        looking: Looking,
        files: Files,
        narrator: Narrator,
        actions: Actions,
        window: QWidget,
        *,
        notice: Callable[[Callable[[], str]], None],
    ) -> None:
        """`notice` tells what was done."""
        super().__init__(window)
        self._looking, self._narrator = looking, narrator
        self._session, self._files, self._window = session, files, window
        self._notice = notice
        self._actions = actions
        self._in_game = False
        looking.changed.connect(lambda: self.enable(self._in_game))
        self.sign = DropSign(window)
        actions.copy_position.triggered.connect(self._copy_position)
        actions.copy_game.triggered.connect(self._copy_game)
        actions.paste.triggered.connect(self._paste)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def enable(self, in_game: bool) -> None:
        """Whether there is a position to be copied; `in_game`: the game is on stage."""
        self._in_game = in_game
        possible = in_game and can_be_told(self._session.game, self._looking.node)
        self._actions.copy_position.setEnabled(possible)

    # ---------------------------------------------------------------- as text

    def _copy_position(self) -> None:
        QGuiApplication.clipboard().setText(
            write_position(self._session.game, self._looking.position)
        )
        self._notice(lambda: self.tr("The position is on the clipboard as text."))

    def _copy_game(self) -> None:
        QGuiApplication.clipboard().setText(write(self._session.game, Format.MANCALA))
        self._notice(lambda: self.tr("The game is on the clipboard as text."))

    def _paste(self) -> None:
        self.open_text(QGuiApplication.clipboard().text())

    def open_text(self, text: str) -> None:
        """Opens the game that a text tells in either format, or begins one from its position."""
        text = text[:LARGEST]
        if is_game(text):
            self._files.open_one_of(games_in(text))
            return
        before = self._session.game
        reading = read_position(text, like=before)
        if (game := reading.game) is None:
            self._files.open_reading(None, reading)
            return
        draft = Draft.of(game)
        if (outcome := draft.outcome) is not None:
            MessageDialog.tell(partial(self._over, outcome), self._window)
            return
        game.headers[Header.DATE] = date.today().isoformat()
        note_seats(game, with_person(self._session.seats))
        if self._files.open_reading(None, reading):
            self._notice(partial(self._begun, draft, left=before.ply > 0 and not before.result))

    def _over(self, outcome: Outcome) -> str:
        """Why nothing begins from a position."""
        told = self._narrator.outcome(outcome)
        return self.tr("Nobody can play from this position. {outcome}").format(outcome=told)

    def _begun(self, draft: Draft, *, left: bool) -> str:
        """That a game begins from a position, what is unusual about it, and where the one before
        is if it was left unfinished."""
        words = [self.tr("A new game begins from this position.")]
        if draft.surplus:
            there, usual = map(
                self._narrator.board.seeds, (draft.position.total, draft.variant.total)
            )
            unusual = self.tr("On the board: {seeds}; the rules have {usual}.")
            words.append(unusual.format(seeds=there, usual=usual))
        if left:
            words.append(self.tr("The game before is among the saved games."))
        return " ".join(words)

    # ---------------------------------------------------------------- dropped

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.DragEnter | QEvent.Type.DragMove if isinstance(event, QDropEvent):
                return self._welcome(event)
            case QEvent.Type.DragLeave:
                self.sign.hide()
            case QEvent.Type.Drop if isinstance(event, QDropEvent):
                self.sign.hide()
                if opening := self._opening(event.mimeData()):
                    event.setDropAction(Qt.DropAction.CopyAction)
                    event.accept()
                    QTimer.singleShot(0, self, opening)  # who dropped it must not wait for answers
                return True
            case QEvent.Type.Resize:
                self.sign.setGeometry(self._window.rect())
        return False

    def _welcome(self, event: QDropEvent) -> bool:
        if QApplication.activeModalWidget() is not None or not self._opening(event.mimeData()):
            event.ignore()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if isinstance(event, QDragEnterEvent):
            self.sign.setGeometry(self._window.rect())
            self.sign.show()
            self.sign.raise_()
        return True

    def _opening(self, data: QMimeData) -> Callable[[], None] | None:
        """What opens these data; None for data that are neither a file nor text."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            return partial(self._files.open, paths[0])
        if data.hasText() and data.text().strip():
            return partial(self.open_text, data.text())
        return None


class DropSign(QWidget):
    """Covers the window while something that can be opened hangs above it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Drop it to open the game"))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, middle = worn(), QRectF(self.rect()).center()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), faded(theme.bg0, 0.86))
        edge = scaled(18)
        pen = QPen(QColor(theme.accent), 3, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 16, 16)
        size = scaled(ICON)
        where = QRectF(middle.x() - size / 2, middle.y() - size, size, size)
        paint_icon(painter, "folder-open", theme.accent, where)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(20, 600))
        below = QRectF(self.rect())
        below.setTop(middle.y() + scaled(12))
        painter.drawText(
            below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.accessibleName()
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
