"""How well each side played: its accuracy in per cent, as a bar, and its sowings counted by grade."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.engine.review import Account, Grade
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.theme import font, scaled, worn
from mancala_desktop.ui.widgets.elided import parts_within
from mancala_desktop.ui.widgets.grades import SIZE, paint_grade
from mancala_desktop.ui.widgets.label import Label, tip

NAME, BAR, COUNTS = 26, 6, 30
EDGE = 16
EMPTY = Account(None, dict.fromkeys(Grade, 0))


class AccountView(Label):  # so that readers can come to it, as to any text
    """One side's account: who, how well, and how often what."""

    def __init__(self, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._side = side
        self._who = self._share = ""
        self._account = EMPTY
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_account(self, who: str, share: str, account: Account, heard: str) -> None:
        """`share` is the accuracy in words; `heard` is what those hear who do not see the signs."""
        self._who, self._share, self._account = who, share, account
        self.setAccessibleName(heard)
        self.setToolTip(tip(heard))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, scaled(NAME) + BAR + scaled(COUNTS) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QRectF(EDGE, 4, self.width() - 2 * EDGE, scaled(NAME))
        painter.setPen(QColor(theme.text))
        painter.setFont(font(18, 700, tabular=True))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, right, self._share)
        room = line.width() - QFontMetricsF(painter.font()).horizontalAdvance(self._share) - 12
        painter.setFont(font(14, 600))
        metrics = QFontMetricsF(painter.font())
        who = parts_within(room, self._who, metrics)
        who = metrics.elidedText(who, Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, who)
        self._paint_bar(painter, QRectF(EDGE, line.bottom() + 1, line.width(), BAR))
        self._paint_counts(painter, line.bottom() + BAR + 2)

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        theme = worn()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line2))
        painter.drawRoundedRect(bar, BAR / 2, BAR / 2)
        if self._account.accuracy:
            painter.setBrush(QColor(theme.accent if self._side is Side.SOUTH else theme.stripe))
            bar.setWidth(max(BAR, bar.width() * self._account.accuracy / 100))
            painter.drawRoundedRect(bar, BAR / 2, BAR / 2)

    def _paint_counts(self, painter: QPainter, top: float) -> None:
        theme, high = worn(), scaled(COUNTS)
        painter.setFont(font(13.5, tabular=True))
        metrics = QFontMetricsF(painter.font())
        wide = [scaled(SIZE) + 5 + metrics.horizontalAdvance(str(count)) for count in self._counts]
        free = self.width() - 2 * EDGE - sum(wide)
        gap = max(2.0, min(12.0, free / max(1, len(wide) - 1)))
        x = float(EDGE)
        for (grade, count), each in zip(self._account.counts.items(), wide, strict=True):
            paint_grade(painter, grade, QPointF(x + scaled(SIZE) / 2, top + high / 2), scaled(SIZE))
            painter.setPen(QColor(theme.text2))
            box = QRectF(x + scaled(SIZE) + 5, top, each, high)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, str(count))
            x += each + gap

    @property
    def _counts(self) -> list[int]:
        return list(self._account.counts.values())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        super().changeEvent(event)
