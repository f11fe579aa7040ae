"""A player's plate beside the board: who sits there, whose turn it is, how many seeds are stored."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.ui.theme import font, worn
from mancala_desktop.ui.widgets.chip import Avatar, Chip, stand_on_head

HEIGHT = 56
COMPACT_HEIGHT = 44
GAP = 12
FADE_MS = 160


class Plate(QWidget):
    """Shows what it is told; knows no game.

    The texts arrive translated. As one accessible name the plate reads all it shows. When the turn
    changes, what says so fades in or out; the pill keeps its words as long as it is to be seen.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = self._side = self._detail = self._score = self._target = ""
        self._avatar = Avatar(40, self)
        self._pill = Chip(parent=self)
        self._turn = ""
        self._turned = False
        self._fade = QVariantAnimation(self, duration=FADE_MS)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._show_active)
        self._show_active(0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """The lower form for low windows."""
        self._avatar.set_size(36 if compact else 40)
        self.setFixedHeight(COMPACT_HEIGHT if compact else HEIGHT)
        self._arrange()

    def set_turned(self, turned: bool) -> None:
        """Whether the plate stands on its head, for somebody who sits on the other side."""
        self._turned = turned
        self._avatar.set_turned(turned)
        self._pill.set_turned(turned)
        self._arrange()
        self.update()

    def show_player(self, name: str, side: str, detail: str, *, icon_name: str | None) -> None:
        """The player's name, the side, and a line below; without an icon, the name's initial.

        A player whose only name is the side is named once.
        """
        self._name, self._side, self._detail = name, "" if side == name else f" · {side}", detail
        if icon_name:
            self._avatar.show_icon(icon_name)
        else:
            self._avatar.show_name(name)
        self._tell()

    def show_score(self, score: str, target: str) -> None:
        """Seeds in the store, and how many decide the game, as `of 25`; either may be empty."""
        self._score, self._target = score, target
        self._tell()

    def show_turn(self, words: str) -> None:
        """What the player is doing now, as `to move`; empty for one who waits."""
        changes, self._turn = bool(words) != bool(self._turn), words
        self._pill.setText(words or self._pill.text())
        if changes:
            forth = QVariantAnimation.Direction.Forward
            self._fade.setDirection(forth if words else QVariantAnimation.Direction.Backward)
            self._fade.start()
            if not self.isVisible():  # nobody sees it
                self._fade.setCurrentTime(FADE_MS if words else 0)
        self._tell()

    @property
    def turn(self) -> str:
        """What the pill says; empty without a pill."""
        return self._turn

    @property
    def active(self) -> float:
        """How much of the pill is to be seen, from 0 to 1."""
        return self._active

    @property
    def turned(self) -> bool:
        """Whether it stands on its head."""
        return self._turned

    @property
    def score(self) -> str:
        """The number shown."""
        return self._score

    def _tell(self) -> None:
        parts = (
            f"{self._name}{self._side}",
            self._detail,
            self._turn,
            f"{self._score} {self._target}".strip(),
        )
        self.setAccessibleName(", ".join(part for part in parts if part))
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        self._avatar.move(0, (self.height() - self._avatar.height()) // 2)
        self._pill.adjustSize()
        self._pill.move(round(self._text_left() + self._title_width() + 9), self._top() - 1)
        if self._turned:
            for part in (self._avatar, self._pill):
                end = self.rect().bottomRight() - part.geometry().bottomRight()
                part.move(end)

    def _show_active(self, active: float) -> None:
        self._active = active
        self._avatar.set_active(active)
        self._pill.set_strength(active)
        self._pill.setVisible(active > 0)

    def _text_left(self) -> int:
        return self._avatar.width() + GAP

    def _top(self) -> int:
        """Upper edge of the first line of text."""
        return (self.height() - (40 if self._detail else 22)) // 2 + 1

    def _title_width(self) -> float:
        bold, regular = QFontMetricsF(font(15, 620)), QFontMetricsF(font(15))
        return bold.horizontalAdvance(self._name) + regular.horizontalAdvance(self._side)

    def sizeHint(self) -> QSize:
        return QSize(400, self.height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        if self._turned:
            stand_on_head(painter, self)
        left, top = self._text_left(), self._top()
        middle = Qt.AlignmentFlag.AlignVCenter

        painter.setFont(font(15, 620))
        painter.setPen(QColor(theme.text))
        name = QRectF(left, top, painter.fontMetrics().horizontalAdvance(self._name), 20)
        painter.drawText(name, middle | Qt.TextFlag.TextDontClip, self._name)
        painter.setFont(font(15))
        painter.setPen(QColor(theme.text2))
        side = QRectF(name.right(), top, 200, 20)
        painter.drawText(side, middle, self._side)
        painter.setFont(font(12.5))
        painter.drawText(QRectF(left, top + 20, self.width() / 2, 18), middle, self._detail)

        right = float(self.width())
        baseline = self.height() / 2 + 5
        if self._target:
            painter.setFont(font(12, tabular=True))
            right -= QFontMetricsF(painter.font()).horizontalAdvance(self._target)
            painter.drawText(round(right), round(baseline), self._target)
            right -= 6
        painter.setFont(font(22, 700, tracking=-0.02, tabular=True))
        painter.setPen(QColor(theme.text))
        right -= QFontMetricsF(painter.font()).horizontalAdvance(self._score)
        painter.drawText(round(right), round(baseline), self._score)
