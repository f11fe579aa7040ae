"""What the signs of the move list mean; only those the game can have."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.theme import font, paint_icon, scaled, worn
from mancala_desktop.ui.widgets.label import Label

HEIGHT = 38
LINE = 22
ICON = 14
EDGE = 15  # px left and right of a line
GAP = 12
SIGN_GAP = 5


class Legend(Label):  # so that readers can come to it, as to any text
    """One line at the foot of the panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._family = Family.KALAH
        # not Fixed: that would be the height for the width it had when somebody asked last
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._retranslate()

    def show_family(self, family: Family) -> None:
        """Which game's signs are explained."""
        self._family = family
        self._retranslate()

    def _retranslate(self) -> None:
        again = ("rotate-cw", self.tr("extra turn"))
        match self._family:
            case Family.KALAH:
                self._entries = [again, ("×5", self.tr("captures 5"))]
            case Family.OWARE:
                self._entries = [("×5", self.tr("harvests 5"))]
            case Family.CONGKAK:
                relay = ("repeat", self.tr("sows on"))
                self._entries = [again, relay, ("×5", self.tr("captures 5"))]
        self.setAccessibleName(", ".join(words for _sign, words in self._entries))
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _lines(self, width: float) -> list[list[tuple[str, str]]]:
        """The entries, as many in a line as fit into `width` px."""
        lines: list[list[tuple[str, str]]] = []
        x = 0.0
        for entry in self._entries:
            wide = _width(*entry)
            if not lines or x + wide > width - EDGE:
                lines.append([])
                x = EDGE
            lines[-1].append(entry)
            x += wide + GAP
        return lines

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        more = len(self._lines(width)) - 1
        return scaled(HEIGHT) + more * scaled(LINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.line2))
        lines = self._lines(self.width())
        y = (self.height() - len(lines) * scaled(LINE)) / 2
        for line in lines:
            x = float(EDGE)
            for sign, words in line:
                x = self._entry(painter, sign, words, x, y) + GAP
            y += scaled(LINE)

    def _entry(self, painter: QPainter, sign: str, words: str, x: float, y: float) -> float:
        """One sign and what it means; returns where it ends."""
        theme, high = worn(), scaled(LINE)
        if sign.startswith("×"):
            painter.setPen(QColor(theme.warn))
            x = _word(painter, sign, QRectF(x, y, 0, high), weight=640) + SIGN_GAP
        else:
            side = scaled(ICON)
            paint_icon(painter, sign, theme.text2, QRectF(x, y + (high - side) / 2, side, side))
            x += side + SIGN_GAP
        painter.setPen(QColor(theme.text2))
        return _word(painter, words, QRectF(x, y, 0, high), weight=400)


def _word(painter: QPainter, word: str, where: QRectF, *, weight: int) -> float:
    painter.setFont(font(12, weight))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    where.setWidth(QFontMetricsF(painter.font()).horizontalAdvance(word))
    painter.drawText(where, flags, word)
    return where.right()


def _width(sign: str, words: str) -> float:
    """How many px an entry takes."""
    bold, plain = QFontMetricsF(font(12, 640)), QFontMetricsF(font(12))
    signed = bold.horizontalAdvance(sign) if sign.startswith("×") else scaled(ICON)
    return signed + SIGN_GAP + plain.horizontalAdvance(words)
