"""The bar below the board: what just happened, in words, and the tools."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.theme import font, paint_icon, worn
from mancala_desktop.ui.widgets.buttons import IconButton

HEIGHT = 60
COMPACT_HEIGHT = 48
ICON = 20
GAP = 12


class StatusLine(QWidget):
    """One line: an icon, who did it in bold, what, and after it what is to be done now.

    The whole text is the accessible name. Where the line is too short, what is to be done now goes
    first, then the end of the sentence; the tooltip has it all.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._trouble = "info", False
        self._actor = self._told = self._now = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def tell(self, sentence: str, *, icon_name: str = "corner-down-right") -> None:
        """Says a sentence; up to its first colon it tells who acted, and that is bold."""
        actor, colon, told = sentence.partition(": ")
        self._actor, self._told = (f"{actor}:", told) if colon else ("", sentence)
        self._icon_name, self._trouble = icon_name, icon_name == "info"
        self._changed()

    def tell_now(self, sentence: str) -> None:
        """Says whose turn it is, after the sentence that is there."""
        self._now = sentence
        self._changed()

    @property
    def text(self) -> str:
        """All it says."""
        return " ".join(part for part in (self._actor, self._told, self._now) if part)

    def _changed(self) -> None:
        self.setAccessibleName(self.text)
        self.setToolTip(self.text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text:
            return
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = theme.bad if self._trouble else theme.gold
        square = QRectF(0, (self.height() - ICON) / 2, ICON, ICON)
        paint_icon(painter, self._icon_name, colour, square)
        left = ICON + 10.0
        for words, weight, ink, gap in (
            (self._actor, 640, theme.text, 5),
            (self._told, 400, theme.text, 10),
            (self._now, 400, theme.text2, 0),
        ):
            if not words:
                continue
            painter.setFont(font(15, weight))
            painter.setPen(QColor(ink))
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, self.width() - left)
            box = QRectF(left, 0, self.width() - left, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, shown)
            left += metrics.horizontalAdvance(words) + gap


class Footer(QWidget):
    """The status line and, on the right, the tools as icons."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.status = StatusLine()
        self.more = IconButton("ellipsis").follow(actions.more)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 1, 16, 0)
        row.setSpacing(2)
        row.addWidget(self.status, 1)
        row.addSpacing(GAP)
        for icon_name, action in (("undo-2", actions.undo), ("redo-2", actions.redo)):
            row.addWidget(IconButton(icon_name).follow(action))
        row.addWidget(self.more)

    def set_compact(self, compact: bool) -> None:
        """The lower form for low windows."""
        self.setFixedHeight(COMPACT_HEIGHT if compact else HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, QColor(worn().line))
