"""What lies over the board while the game is paused, so that nobody thinks on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mancala_desktop.ui.board.geometry import THICKNESS
from mancala_desktop.ui.stage import Stage
from mancala_desktop.ui.theme import paint_icon, worn
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.label import Label

RADIUS = 0.052  # of the board's width, as its corners
EDGE = 3  # px beyond them
ICON = 40
GAP = 12
_ENDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class PauseCover(QWidget):
    """Covers the face of a stage's board, and has the button with which the game goes on."""

    over = Signal()  # the pause, if a person may say so

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._words = Label(alignment=Qt.AlignmentFlag.AlignHCenter)
        self._words.setProperty("role", "h2")
        self.button = Button(kind=ButtonKind.PRIMARY, icon_name="play")
        self.button.clicked.connect(self.over)
        column = QVBoxLayout(self)
        column.setSpacing(GAP)
        column.addStretch(1)
        column.addSpacing(ICON + GAP)
        column.addWidget(self._words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        stage.board.installEventFilter(self)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def _retranslate(self) -> None:
        self._words.setText(self.tr("Paused"))
        self.button.setText(self.tr("Continue"))

    def _cover(self) -> None:
        face = self._stage.board_rect
        thick = THICKNESS * face.width()
        self.setGeometry(face.adjusted(-EDGE, -EDGE, EDGE, thick + EDGE).toAlignedRect())
        self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENDS:
            self.over.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._cover()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.surface))
        radius = RADIUS * self.width()
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        left = (self.width() - ICON) / 2
        square = QRectF(left, self._words.geometry().top() - GAP - ICON, ICON, ICON)
        paint_icon(painter, "pause", theme.text2, square)
