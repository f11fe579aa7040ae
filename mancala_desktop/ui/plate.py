"""A player's plate beside the board: who sits there, whose turn it is, how many seeds are stored."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mancala_desktop.ui.clock_face import ClockFace
from mancala_desktop.ui.theme import font, scaled, text_scale, worn
from mancala_desktop.ui.widgets.chip import Avatar, Chip, stand_on_head
from mancala_desktop.ui.widgets.elided import parts_within
from mancala_desktop.ui.widgets.label import Label, tip

HEIGHT = 56
COMPACT_HEIGHT = 44
GAP = 12
PILL_GAP, TARGET_GAP = 9, 6
TITLE, DETAIL = 20, 18  # heights of the two lines of text
FADE_MS = 160


class Plate(Label):  # so that readers can come to it, as to any text
    """Shows what it is told; knows no game.

    The texts arrive translated. As one accessible name the plate reads all it shows. When the turn
    changes, what says so fades in or out; the pill keeps its words as long as it is to be seen.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._compact = False
        self._name = self._side = self._detail = self._score = self._target = ""
        self._avatar = Avatar(40, self)
        self._pill = Chip(parent=self)
        self.clock = ClockFace(self)
        self.clock.hide()
        self._turn = ""
        self._turned = self._ended = False
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
        self._compact = compact
        self._avatar.set_size(36 if compact else 40)
        self.clock.set_compact(compact)
        self.fit_text()

    def fit_text(self) -> None:
        """A height that holds the text. In a low window with large text that is one line."""
        lines = TITLE + 4 if self._one_line else TITLE + DETAIL + 2
        usual = COMPACT_HEIGHT if self._compact else HEIGHT
        self.setFixedHeight(max(usual, scaled(lines)))
        self.clock.set_highest(self.height())
        self._arrange()

    @property
    def _one_line(self) -> bool:
        return self._compact and text_scale() > 1

    def set_turned(self, turned: bool) -> None:
        """Whether the plate stands on its head, for somebody who sits on the other side."""
        self._turned = turned
        self._avatar.set_turned(turned)
        self._pill.set_turned(turned)
        self.clock.set_turned(turned)
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

    def show_clock(self, text: str, told: str = "", *, running: bool, low: bool) -> None:
        """How much time is left, as `3:48`, and in words for those who hear it; an empty text is no
        clock. It `running` has a frame, one that is `low` a sign."""
        self.clock.setVisible(bool(text))
        self.clock.show_time(text, running=running, low=low)
        if self.accessibleDescription() != told:
            self.setAccessibleDescription(told)
        self._arrange()
        self.update()

    def show_turn(self, words: str) -> None:
        """What the player is doing now, as `to move`; empty for one who waits."""
        if words:
            self._dress_pill(ended=False)
        self._show_pill(words)

    def show_end(self, words: str, *, won: bool) -> None:
        """How the game ended for the player, as `won`; empty for one who lost."""
        if words:
            self._dress_pill(ended=True, icon_name="trophy" if won else "")
        self._show_pill(words)

    def _dress_pill(self, *, ended: bool, icon_name: str = "") -> None:
        self._ended = ended
        self._pill.set_look(*(("goldsoft", "gold") if ended else ("accent", "onacc")), icon_name)

    def _show_pill(self, words: str) -> None:
        changes, self._turn = bool(words) != bool(self._turn), words
        self._pill.setText(words or self._pill.text())
        if changes:
            forth = QVariantAnimation.Direction.Forward
            self._fade.setDirection(forth if words else QVariantAnimation.Direction.Backward)
            self._fade.start()
            if not self.isVisible():  # nobody sees it
                self._fade.setCurrentTime(FADE_MS if words else 0)
        self._show_active(self._active)
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

    @property
    def left_out(self) -> str:
        """The words for which there is no room, or not for all of them."""
        if self._title_width() > self._title_room():
            return f"{self._name}{self._side}"
        return "" if self._shown_detail() == self._detail else self._detail

    def _shown_detail(self) -> str:
        """The parts of the line below for which there is room; none is cut off."""
        (left, right), metrics = self._detail_ends(), QFontMetricsF(font(12.5))
        shown = parts_within(right - left, self._detail, metrics)
        return shown if metrics.horizontalAdvance(shown) <= right - left else ""

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
        top = self._top() + (scaled(TITLE) - self._pill.height()) // 2
        title = min(self._title_width(), self._title_room())
        self._pill.move(round(self._text_left() + title) + PILL_GAP, top)
        self.clock.adjustSize()
        size = self.size() - self.clock.size()
        self.clock.move(size.width(), size.height() // 2)
        if self._turned:
            for part in (self._avatar, self._pill, self.clock):
                end = self.rect().bottomRight() - part.geometry().bottomRight()
                part.move(end)
        self.setToolTip(tip(self.accessibleName()) if self.left_out else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _score_left(self) -> float:
        """Where number and target begin, which stand before the clock if there is one."""
        left = self.width() - QFontMetricsF(_score_font()).horizontalAdvance(self._score)
        left -= 0 if self.clock.isHidden() else self.clock.width() + GAP
        if self._target:
            left -= QFontMetricsF(_target_font()).horizontalAdvance(self._target) + TARGET_GAP
        return left

    def _title_room(self) -> float:
        """How wide name and side may be, with the pill behind them."""
        pill = 0 if self._pill.isHidden() else self._pill.width() + PILL_GAP
        return max(0.0, self._score_left() - GAP - pill - self._text_left())

    def _detail_ends(self) -> tuple[float, float]:
        """From where to where the line below has room, or what stands behind the title instead."""
        left = float(self._text_left())
        if self._one_line:
            left += min(self._title_width(), self._title_room()) + GAP
            left += 0 if self._pill.isHidden() else PILL_GAP + self._pill.width()
        return left, self._score_left() - GAP

    def _show_active(self, active: float) -> None:
        self._active = active
        self._avatar.set_active(0 if self._ended else active)
        self._pill.set_strength(active)
        if self._pill.isHidden() == (active > 0):  # it takes room from the words, or gives it back
            self._pill.setVisible(active > 0)
            self.update()

    def _text_left(self) -> int:
        return self._avatar.width() + GAP

    def _top(self) -> int:
        """Upper edge of the first line of text."""
        two = self._detail and not self._one_line
        return (self.height() - scaled(TITLE + DETAIL if two else TITLE)) // 2

    def _title_width(self) -> float:
        bold, regular = QFontMetricsF(font(15, 620)), QFontMetricsF(font(15))
        return bold.horizontalAdvance(self._name) + regular.horizontalAdvance(self._side)

    def sizeHint(self) -> QSize:
        return QSize(400, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        if self._turned:
            stand_on_head(painter, self)
        left, top = self._text_left(), self._top()
        right = left + self._title_room()
        painter.setPen(QColor(theme.text))
        x = self._word(painter, font(15, 620), self._name, left, top, right)
        painter.setPen(QColor(theme.text2))
        self._word(painter, font(15), self._side, x, top, right)
        if not self._one_line:
            top += scaled(TITLE)
        begin, end = self._detail_ends()
        self._word(painter, font(12.5), self._shown_detail(), begin, top, end + 1)
        self._paint_score(painter)

    def _paint_score(self, painter: QPainter) -> None:
        """Number and target at the right edge."""
        theme, left = worn(), self._score_left()
        baseline = round(self.height() / 2) + scaled(5)
        painter.setFont(_score_font())
        painter.setPen(QColor(theme.text))
        painter.drawText(round(left), baseline, self._score)
        left += QFontMetricsF(_score_font()).horizontalAdvance(self._score) + TARGET_GAP
        painter.setFont(_target_font())
        painter.setPen(QColor(theme.text2))
        painter.drawText(round(left), baseline, self._target)

    def _word(
        self, painter: QPainter, type_: QFont, words: str, left: float, top: float, right: float
    ) -> float:
        """Writes words into the line at `top`, with an ellipsis if they would go beyond `right`;
        returns where they end."""
        painter.setFont(type_)
        metrics = QFontMetricsF(type_)
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0.0, right - left))
        wide, high = metrics.horizontalAdvance(words), scaled(TITLE)
        painter.drawText(QRectF(left, top, wide + 1, high), Qt.AlignmentFlag.AlignVCenter, words)
        return left + wide


def _score_font() -> QFont:
    return font(22, 700, tracking=-0.02, tabular=True)


def _target_font() -> QFont:
    return font(12, tabular=True)
