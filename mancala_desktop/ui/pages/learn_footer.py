"""The foot of a task: back, the keys that count here, wrong answers so far, and on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.theme import font, scaled, worn
from mancala_desktop.ui.widgets.buttons import ActionButton, ButtonKind
from mancala_desktop.ui.widgets.label import Label

HEIGHT, COMPACT = 60, 48
CAP, CAP_PADDING, GAP = 20, 6, 6


class KeysLine(Label):
    """`Keys: [A] – [F] choose, [Space] sows`: words, and keys as caps. It hides what has no room:
    first what is said besides, then all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._parts: tuple[tuple[str, bool], ...] = ()
        self._more: tuple[tuple[str, bool], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_parts(
        self, parts: Sequence[tuple[str, bool]], more: Sequence[tuple[str, bool]] = ()
    ) -> None:
        """Words (False) and keys (True), in order, and `more` that may be left out."""
        self._parts = tuple(parts)
        self._more = ((" · ", False), *more) if more else ()
        self.setAccessibleName(" ".join(words.strip() for words, _ in (*parts, *more)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, scaled(CAP) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, scaled(CAP) + 4)

    @property
    def shown(self) -> tuple[tuple[str, bool], ...]:
        """What there is room for."""
        whole = (*self._parts, *self._more)
        for parts in (whole, self._parts):
            if sum(self._widths(parts)) + GAP * (len(parts) - 1) <= self.width():
                return parts
        return ()

    def _widths(self, parts: Sequence[tuple[str, bool]]) -> list[float]:
        words, caps = QFontMetricsF(font(13)), QFontMetricsF(font(11, 600))
        return [
            max(scaled(CAP), caps.horizontalAdvance(text) + 2 * CAP_PADDING)
            if is_key
            else words.horizontalAdvance(text)
            for text, is_key in parts
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        parts, theme = self.shown, worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, high = 0.0, scaled(CAP)
        for (text, is_key), wide in zip(parts, self._widths(parts), strict=True):
            box = QRectF(left, (self.height() - high) / 2, wide, high)
            painter.setFont(font(11, 600) if is_key else font(13))
            if is_key:
                painter.setPen(QPen(QColor(theme.line), 1))
                painter.setBrush(QColor(theme.surface))
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            painter.setPen(QColor(theme.text if is_key else theme.text2))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
            painter.drawText(box, flags, text)
            left += wide + GAP


class LearnFooter(QWidget):
    """Back and on always work."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys = KeysLine()
        self.misses = Label()
        self.misses.setProperty("role", "secondary")
        self._next = ActionButton(actions.learn_next, icon_name="chevron-right", trailing=True)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(14)
        self._row.addWidget(ActionButton(actions.learn_previous, icon_name="chevron-left"))
        self._row.addWidget(self.keys, 1)
        self._row.addWidget(self.misses)
        self._row.addWidget(self._next)

    def show_on(self, *, wanted: bool) -> None:
        """Whether going on is what comes next, or only possible."""
        self._next.set_kind(ButtonKind.PRIMARY if wanted else ButtonKind.SECONDARY)

    def set_compact(self, compact: bool, padding: int) -> None:
        """Lower, for low windows; `padding` px at both sides."""
        inside = 6 if compact else 12
        self._row.setContentsMargins(padding, inside, padding, inside)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(worn().line))
        painter.drawLine(0, 0, self.width(), 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        super().changeEvent(event)
