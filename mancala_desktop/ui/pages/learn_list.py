"""The list of units: what there is to learn, in groups, and how far one has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.ui.theme import font, paint_icon, scaled, text_scale, worn
from mancala_desktop.ui.widgets.label import Label, tip

WIDTH, WIDEST = 284, 380
ROW, RADIUS, SIDE, ICON, GAP = 38, 9, 12, 20, 10


@dataclass(frozen=True, slots=True)
class Entry:
    """A unit (`id`) as the list shows it: in a `group` called `heading`, with so many `tasks`, of
    which some are `done`."""

    id: str
    group: str
    heading: str
    title: str
    about: str
    tasks: int
    done: int

    @property
    def complete(self) -> bool:
        """Whether all of it is done."""
        return self.done >= self.tasks


def following(entries: Sequence[Entry], unit: str) -> Entry | None:
    """The next unit after that one which is not all done; those before it come last. None if there
    is none."""
    at = next((place for place, entry in enumerate(entries) if entry.id == unit), -1)
    others = (*entries[at + 1 :], *entries[: max(at, 0)])
    return next((entry for entry in others if not entry.complete), None)


def list_width() -> int:
    """How wide the list is, as text is as large as it is."""
    return min(round(WIDTH * text_scale()), WIDEST)


class UnitRow(QAbstractButton):
    """One unit: a sign for how far one has come, its title, and how much of it is done. It cannot be
    checked: readers would toggle it, and nothing would open; which one is `current` its name says."""

    moved = Signal(int)  # by an arrow key: so many rows on

    def __init__(self, entry: Entry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self.current = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_entry(self, entry: Entry, name: str, *, current: bool) -> None:
        """How it stands now; `name` is what readers say, `current` whether one is at it."""
        self.entry, self.current = entry, current
        self.setAccessibleName(name)
        self.setToolTip(tip(entry.about))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, scaled(ROW))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """A title that is too long for a line gets two."""
        metrics = QFontMetrics(
            font(14, 620)
        )  # the bolder of both: no row is to grow by being opened
        room = width - SIDE - scaled(ICON) - GAP - self._tally_room() - SIDE
        lines = 1 if metrics.horizontalAdvance(self.entry.title) <= room else 2
        return scaled(ROW) + (lines - 1) * metrics.lineSpacing()

    @property
    def _tally(self) -> str:
        entry = self.entry
        return f"{entry.done}/{entry.tasks}" if entry.done and not entry.complete else ""

    def _tally_room(self) -> int:
        return QFontMetrics(font(12.5)).horizontalAdvance(self._tally) + 8 if self._tally else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down:
                self.moved.emit(1)
            case Qt.Key.Key_Up:
                self.moved.emit(-1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, entry = worn(), self.entry
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self.current or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accsoft if self.current else theme.surface2))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        if self.current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(QRectF(0, 4, 3, self.height() - 8), 1.5, 1.5)
        icon = scaled(ICON)
        square = QRectF(SIDE, (self.height() - icon) / 2, icon, icon)
        done = entry.complete
        sign = "circle-check" if done else "circle-dot" if entry.done else "circle"
        paint_icon(painter, sign, theme.accent if entry.done else theme.text2, square)
        left, right = square.right() + GAP, self.width() - SIDE
        if self._tally:
            painter.setFont(font(12.5))
            painter.setPen(QColor(theme.text2))
            where = QRectF(left, 0, right - left + 1, self.height())
            beside = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(where, beside, self._tally)
            right -= self._tally_room()
        painter.setFont(font(14, 620 if self.current else 400))
        painter.setPen(QColor(theme.text))
        words = QRectF(left, 0, right - left, self.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, entry.title)


class UnitList(QFrame):
    """Only the unit one is at can be reached by Tab; arrows lead from there."""

    chosen = Signal(str)  # the id of a unit

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()
        self._rows: list[UnitRow] = []
        self._groups: list[Label] = []
        self._at: str | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._reveal)
        self._title, self._tally = Label(), Label()
        self._title.setProperty("role", "title")
        self._tally.setProperty("role", "secondary")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._tally)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(8, 0, 8, 12)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setAutoFillBackground(False)
        self._area.setWidget(inside)
        inside.setAutoFillBackground(False)
        top = QWidget()
        above = QVBoxLayout(top)
        above.setContentsMargins(20, 12, 20, 8)
        above.setSpacing(8)
        above.addLayout(head)
        above.addWidget(self.bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(top)
        column.addWidget(self._area, 1)
        self._retranslate()

    @property
    def rows(self) -> Sequence[UnitRow]:
        """All units, from the top."""
        return self._rows

    def show_entries(self, entries: Sequence[Entry], at: str | None) -> None:
        """What there is; `at` is the unit one is at."""
        if [each.id for each in entries] != [each.id for each in self._entries]:
            self._fill(entries)
        self._entries = tuple(entries)
        for row, entry in zip(self._rows, entries, strict=True):
            current = entry.id == at
            row.show_entry(entry, self._spoken(entry, current=current), current=current)
        titles = list({entry.group: entry.heading for entry in entries}.values())
        for title, label in zip(titles, self._groups, strict=True):
            label.setText(title)
        self._let_tab_reach(next((row for row in self._rows if row.current), None))
        self._retranslate()
        if at != self._at:
            self._at = at
            self._soon.start()  # the rows have no places yet

    def take_focus(self) -> None:
        """Give the keyboard to the unit one is at, or to the first one."""
        for row in self._rows:
            if row.focusPolicy() & Qt.FocusPolicy.TabFocus:
                row.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, entries: Iterable[Entry]) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._rows, self._groups = [], []
        group: str | None = None
        for entry in entries:
            if entry.group != group:
                group = entry.group
                label = Label()
                label.setProperty("role", "label")
                label.setContentsMargins(12, 12, 12, 6)
                self._groups.append(label)
                self._column.addWidget(label)
            row = UnitRow(entry)
            row.clicked.connect(partial(self.chosen.emit, entry.id))
            row.moved.connect(partial(self._move, row))
            self._rows.append(row)
            self._column.addWidget(row)
        self._column.addStretch(1)

    def _move(self, row: UnitRow, by: int) -> None:
        place = max(0, min(self._rows.index(row) + by, len(self._rows) - 1))
        self._let_tab_reach(self._rows[place])
        self._rows[place].setFocus(Qt.FocusReason.OtherFocusReason)
        self._area.ensureWidgetVisible(self._rows[place])

    def _reveal(self) -> None:
        """Scroll to the unit one is at."""
        for row in self._rows:
            if row.current:
                self._area.ensureWidgetVisible(row, 0, row.height())

    def _let_tab_reach(self, wanted: UnitRow | None) -> None:
        wanted = wanted or (self._rows[0] if self._rows else None)
        for row in self._rows:
            reached = row is wanted
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if reached else Qt.FocusPolicy.ClickFocus)

    def _spoken(self, entry: Entry, *, current: bool) -> str:
        told = self.tr("{title}, {done} of {tasks} done")
        if entry.complete:
            told = self.tr("{title}, all of it done")
        if current:
            told = self.tr("{entry}, opened").format(entry=told)
        return told.format(title=entry.title, done=entry.done, tasks=entry.tasks)

    def _retranslate(self) -> None:
        done = sum(entry.complete for entry in self._entries)
        self._title.setText(self.tr("Your progress"))
        tally = self.tr("{done} of {all}").format(done=done, all=len(self._entries))
        self._tally.setText(tally)
        self.bar.setRange(0, max(1, len(self._entries)))
        self.bar.setValue(done)
        self.bar.setAccessibleName(tally)

    def sizeHint(self) -> QSize:
        return QSize(list_width(), 400)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._soon.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.surface))
        painter.setPen(QColor(theme.line))
        painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
