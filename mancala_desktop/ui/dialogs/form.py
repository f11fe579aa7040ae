"""What all dialogs share: a heading, a body that scrolls when it must, a footer with buttons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.ui.theme import paint_icon, scaled, text_scale, worn
from mancala_desktop.ui.widgets.buttons import Button
from mancala_desktop.ui.widgets.label import Label

PADDING = 24
ROW_GAP = 13
DENSE_GAP = 8  # of a form with many rows
LABEL_COLUMN = 104
QWIDGETSIZE_MAX = (1 << 24) - 1  # as in Qt, which does not tell
STACKED_FROM = 1.5  # times the usual size of text
MARK = 16

_SCROLLS = {
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
}


class Form(QDialog):
    """A dialog whose words can change while it is open.

    A subclass builds `body` once without a word in it, and gives everything its words in
    `retranslate`, which is called again whenever the language changes.
    """

    widest = 720  # px; a dialog opens no wider than this, its notes wrap

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sized = False
        self._needed = QSize()
        self._soon = QTimer(self, singleShot=True, interval=0)  # when all parts have heard of it
        self._soon.timeout.connect(self._grow)
        self._text_scale = text_scale()
        self.heading = Label()
        self.heading.setProperty("role", "h2")
        page = QWidget()
        self.body = QVBoxLayout(page)
        self.body.setContentsMargins(PADDING, 14, PADDING, PADDING - 6)
        self.body.setSpacing(ROW_GAP)
        self.body.addWidget(self.heading)
        self._page = page

        self._scroll = QScrollArea()
        self._scroll.setWidget(page)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)

        bar = QFrame()
        bar.setProperty("role", "footer")
        self.footer = QHBoxLayout(bar)
        self.footer.setContentsMargins(PADDING, 13, PADDING, 13)
        self.footer.setSpacing(10)

        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(bar)
        page.installEventFilter(self)

    def retranslate(self) -> None:
        """Give every part its words."""
        raise NotImplementedError

    def order_tabs(self) -> None:
        """Let Tab go through everything as it is read, parts that were put in later included."""
        parts = [*_parts(self.body), *_parts(self.footer)]
        policies = [part.focusPolicy() for part in parts]
        for part in parts:  # setTabOrder passes over what has no focus now
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for before, after in pairwise(parts):
            self.setTabOrder(before, after)
        for part, policy in zip(parts, policies, strict=True):
            part.setFocusPolicy(policy)

    def sizeHint(self) -> QSize:
        """All of the body, as far as the screen goes."""
        room = self.screen().availableSize() * 0.9
        page, footer = self._page.sizeHint(), self.footer.sizeHint()
        width = min(max(page.width(), footer.width()), scaled(self.widest), room.width())
        height = max(self._page.heightForWidth(width), self._page.minimumSizeHint().height())
        whole = QSize(width, height + footer.height() + 2)
        if whole.height() > room.height():  # then the bar that scrolls takes some of the width
            whole += QSize(self._scroll.verticalScrollBar().sizeHint().width(), 0)
        return whole.boundedTo(room)

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous() and not self._sized:
            self._sized = True
            self._needed = self.sizeHint()
            self.resize(self._needed)  # Qt's own idea stops at two thirds of the screen
        super().showEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._sized:
            self._soon.start()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part wants scroll the body, which may have no part to go to by Tab."""
        if action := _SCROLLS.get(Qt.Key(event.key())):
            self._scroll.verticalScrollBar().triggerAction(action)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and self._text_scale != text_scale():
            self._text_scale = text_scale()
            self._soon.start()
        super().changeEvent(event)

    def _grow(self) -> None:
        """Make room for a body that needs another size than before, within the screen."""
        needed, before = self.sizeHint(), self._needed
        self._needed = needed
        if needed == before:  # or one could not make it smaller by hand
            return
        screen, frame = self.screen().availableGeometry(), self.frameGeometry()
        edges = frame.size() - self.size()  # what the desktop puts around it
        self.resize(self.size().expandedTo(needed).boundedTo(screen.size() - edges))
        frame.setSize(self.size() + edges)
        frame.translate(
            min(0, screen.right() - frame.right()), min(0, screen.bottom() - frame.bottom())
        )
        self.move(max(screen.left(), frame.left()), max(screen.top(), frame.top()))


class Row(QWidget):
    """A line of a form: a label, and beside it what it names.

    The label stands in the middle of the line, or in that of its uppermost `top` px. A last part
    that is a text, or `wide`, takes all the room there is.
    """

    def __init__(
        self,
        *parts: QWidget,
        label_width: int = LABEL_COLUMN,
        top: int = 0,
        wide: bool = False,
    ) -> None:
        super().__init__()
        self.label = Label()
        self.label.setProperty("role", "label")
        self.label.setWordWrap(True)
        self._label_width, self._top = label_width, top
        self._line = line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.label)
        if top:
            line.setAlignment(self.label, Qt.AlignmentFlag.AlignTop)
        for part in parts:
            line.addWidget(part)
        if parts and not (wide or isinstance(parts[-1], QLabel)):
            line.addStretch(1)
        if parts:
            self.label.setBuddy(parts[0])
        self._fit_text()

    def _fit_text(self) -> None:
        """With large text the label stands above what it names, or there would be no room."""
        above = text_scale() >= STACKED_FROM
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(down if above else across)
        self._line.setSpacing(4 if above else 12)
        width = scaled(self._label_width)
        self.label.setMinimumWidth(0 if above else width)
        self.label.setMaximumWidth(QWIDGETSIZE_MAX if above else width)
        self.label.setMinimumHeight(0 if above else scaled(self._top))
        self.label.setVisible(bool(self.label.text()) or not above)

    def name(self, words: str) -> None:
        """The words of the label; screen readers say them for the first part too."""
        self.label.setText(words)
        self._fit_text()
        buddy = self.label.buddy()
        if buddy is not None:
            buddy.setAccessibleName(words)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._fit_text()
        super().changeEvent(event)


def _parts(layout: QLayout) -> Iterator[QWidget]:
    """The widgets in a layout that may ever have the focus, in the order it arranges them."""
    for item in filter(None, map(layout.itemAt, range(layout.count()))):
        widget = item.widget()
        inner = item.layout() if widget is None else widget.layout()
        if widget is not None and (
            isinstance(widget, QAbstractButton) or widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        ):
            yield widget
        if inner is not None:
            yield from _parts(inner)


def inner_label(buddy: QWidget) -> QLabel:
    """A second label in a line, for the part after it."""
    label = Label()
    label.setProperty("role", "label")
    label.setBuddy(buddy)
    return label


def note() -> QLabel:
    """A line of explanation that may wrap."""
    label = Label()
    label.setProperty("role", "secondary")
    label.setWordWrap(True)
    return label


class Mark(QWidget):
    """An icon beside words, in their colour."""

    def __init__(self, icon_name: str) -> None:
        super().__init__()
        self._icon_name = icon_name
        self.setFixedSize(MARK, MARK)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_icon(painter, self._icon_name, worn().text2, QRectF(self.rect()))


def close_button(dialog: QDialog) -> Button:
    """The one button of a dialog that only tells something."""
    button = Button()
    button.setDefault(True)
    button.clicked.connect(dialog.accept)
    return button
