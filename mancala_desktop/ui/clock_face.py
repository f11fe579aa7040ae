"""The face of a clock on a player's plate."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.ui.theme import font, paint_icon, scaled, worn
from mancala_desktop.ui.widgets.chip import stand_on_head

HEIGHT, TYPE = 40, 22
COMPACT_HEIGHT, COMPACT_TYPE = 34, 19
NARROWEST, COMPACT_NARROWEST = 92, 80
PADDING = 12
RADIUS = 9
ICON, GAP = 18, 6


class ClockFace(QWidget):
    """Shows a text: framed while the clock runs, with a sign and in another colour when it is low.

    It is no text of its own to screen readers: the plate tells the time.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._running = self._low = self._turned = self._compact = False
        self._highest = HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """What it shows."""
        return self._text

    @property
    def running(self) -> bool:
        """Whether it has the frame of a clock that runs."""
        return self._running

    @property
    def low(self) -> bool:
        """Whether it has the sign of a clock that is low."""
        return self._low

    def show_time(self, text: str, *, running: bool, low: bool) -> None:
        """Another text, and how it stands with the clock."""
        if (text, running, low) != (self._text, self._running, self._low):
            self._text, self._running, self._low = text, running, low
            self.update()

    def set_compact(self, compact: bool) -> None:
        """The smaller form for low windows."""
        self._compact = compact

    def set_highest(self, height: int) -> None:
        """How high it may be, in px."""
        self._highest = height
        self.adjustSize()

    def set_turned(self, turned: bool) -> None:
        """Whether it is to be read from the other side."""
        self._turned = turned
        self.update()

    def sizeHint(self) -> QSize:
        digits = "0" * len(self._text)  # so that it does not twitch with every second
        wide = QFontMetricsF(self._type()).horizontalAdvance(digits) + 2 * PADDING
        wide += scaled(ICON) + GAP if self._low else 0
        narrowest = COMPACT_NARROWEST if self._compact else NARROWEST
        high = scaled(COMPACT_HEIGHT if self._compact else HEIGHT)
        return QSize(max(narrowest, round(wide)), min(high, self._highest))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._turned:
            stand_on_head(painter, self)
        wide = 1.5 if self._running else 1.0
        painter.setPen(QPen(QColor(theme.accent if self._running else theme.line2), wide))
        painter.setBrush(QColor(theme.surface if self._running else theme.surface2))
        box = QRectF(self.rect())
        inset = wide / 2
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
        ink = theme.bad if self._low else theme.text if self._running else theme.text2
        painter.setPen(QColor(ink))
        painter.setFont(self._type())
        if self._low:
            side = scaled(ICON)
            words = QFontMetricsF(self._type()).horizontalAdvance(self._text)
            left = (self.width() - side - GAP - words) / 2
            square = QRectF(left, (self.height() - side) / 2, side, side)
            paint_icon(painter, "clock-alert", ink, square)
            box = QRectF(left + side + GAP, 0, words + 1, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)

    def _type(self) -> QFont:
        size = COMPACT_TYPE if self._compact else TYPE
        return font(size, 620, tracking=-0.01, tabular=True)
