"""The bar below the board: what just happened, in words, and the tools."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.theme import font, paint_icon, worn
from mancala_desktop.ui.widgets.buttons import IconButton

HEIGHT = 60
COMPACT_HEIGHT = 48
ICON = 20
TEXT = ICON + 10  # left edge
LINE = 20
LINES = 2
GAP = 12


class StatusLine(QWidget):
    """An icon, who did it in bold, what, and after it what is to be done now; two lines at most.

    The whole text is the accessible name, and the tooltip where two lines do not hold it: what is
    to be done now is then left out, which the plates say too, and if need be the end of the rest.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = ""
        self._told = self._now = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def tell(self, sentence: str, *, icon_name: str = "corner-down-right") -> None:
        """Says a sentence; up to its first colon it tells who acted, and that is bold."""
        self._told, self._icon_name = sentence, icon_name
        self._changed()

    def tell_now(self, sentence: str) -> None:
        """Says whose turn it is, after the sentence that is there."""
        self._now = sentence
        self._changed()

    @property
    def text(self) -> str:
        """All it says."""
        return f"{self._told}  {self._now}".rstrip()

    @property
    def shown(self) -> str:
        """What of it two lines hold."""
        return self._fitting().text()

    def _changed(self) -> None:
        self.setAccessibleName(self.text)
        self.update()

    def _fitting(self) -> QTextLayout:
        """The text in lines, as much of it as there is room for."""
        words = self._told.split(" ")
        texts = (" ".join([*words[:count], "…"]) for count in range(len(words) - 1, 0, -1))
        for text in (self.text, self._told, *texts):
            layout = self._laid_out(text)
            if layout.lineCount() <= LINES:
                break
        return layout

    def _laid_out(self, text: str) -> QTextLayout:
        """Bold to the first colon, and what is to be done now in the second colour."""
        theme = worn()
        bold, dim = QTextLayout.FormatRange(), QTextLayout.FormatRange()
        bold.start, bold.length = 0, text.find(": ") + 1
        bold.format = _format(theme.text, 640)
        dim.start, dim.length = len(self._told), max(0, len(text) - len(self._told))
        dim.format = _format(theme.text2, 400)
        layout = QTextLayout(text, font(15))
        layout.setFormats([bold, dim])
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width() - TEXT)
            top = LINE * (layout.lineCount() - 1)
            line.setPosition(QPointF(0, top + (LINE - line.height()) / 2))
        layout.endLayout()
        return layout

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._told:
            self.setToolTip("")
            return
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = {"info": theme.bad, "eye": theme.accent}.get(self._icon_name, theme.gold)
        square = QRectF(0, (self.height() - ICON) / 2, ICON, ICON)
        paint_icon(painter, self._icon_name, colour, square)
        painter.setPen(QColor(theme.text))
        layout = self._fitting()
        self.setToolTip("" if layout.text() == self.text else self.text)
        height = LINE * layout.lineCount()
        layout.draw(painter, QPointF(TEXT, (self.height() - height) / 2))


def _format(colour: str, weight: int) -> QTextCharFormat:
    result = QTextCharFormat()
    result.setFont(font(15, weight))
    result.setForeground(QColor(colour))
    return result


class Footer(QWidget):
    """The status line and, on the right, the tools as icons."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.status = StatusLine()
        self.more = IconButton("ellipsis").follow(actions.more)
        self._preview = IconButton("eye").follow(actions.preview)
        actions.preview.toggled.connect(self._show_preview)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 1, 16, 0)
        row.setSpacing(2)
        row.addWidget(self.status, 1)
        row.addSpacing(GAP)
        for icon_name, action in (
            ("zap", actions.hurry),
            ("undo-2", actions.undo),
            ("redo-2", actions.redo),
        ):
            row.addWidget(IconButton(icon_name).follow(action))
        row.addWidget(self._preview)
        row.addWidget(self.more)

    def _show_preview(self, shown: bool) -> None:
        self._preview.set_icon("eye" if shown else "eye-off")

    def set_compact(self, compact: bool) -> None:
        """The lower form for low windows."""
        self.setFixedHeight(COMPACT_HEIGHT if compact else HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, QColor(worn().line))
