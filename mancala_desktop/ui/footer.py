"""The bar below the board: what just happened, in words, and the tools."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.theme import font, paint_icon, scaled, worn
from mancala_desktop.ui.widgets.buttons import Button, IconButton, plain
from mancala_desktop.ui.widgets.chip import stand_on_head
from mancala_desktop.ui.widgets.label import tip

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
    to be done now is then left out, which the plates say too; then something shorter is said, if
    that is known, or the end of the rest is left out.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = ""
        self._turned = False
        self._told = self._now = ""
        self._shorter: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def tell(
        self,
        sentence: str,
        *,
        icon_name: str = "corner-down-right",
        shorter: Sequence[str] = (),
    ) -> None:
        """Says a sentence; up to its first colon it tells who acted, and that is bold. The first of
        the `shorter` ones that fits is seen where there is no room for it."""
        self._told, self._icon_name, self._shorter = sentence, icon_name, shorter
        self._changed()

    def tell_now(self, sentence: str) -> None:
        """Says whose turn it is, after the sentence that is there."""
        self._now = sentence
        self._changed()

    def echo(self, line: StatusLine) -> None:
        """Says from now on what `line` says, for somebody on the other side of the screen; those
        who hear it are told by `line` alone."""
        self._turned = True
        line.changed.connect(partial(self._repeat, line))

    def _repeat(self, line: StatusLine) -> None:
        self._told, self._now, self._icon_name = line._told, line._now, line._icon_name
        self._shorter = line._shorter
        self.update()

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
        self.changed.emit()

    def _fitting(self) -> QTextLayout:
        """The text in lines, as much of it as there is room for."""
        whole = (self.text, self._told, *self._shorter)
        words = whole[-1].split(" ")
        texts = (" ".join([*words[:count], "…"]) for count in range(len(words) - 1, 0, -1))
        for text in (*whole, *texts):
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
            high = scaled(LINE)
            top = high * (layout.lineCount() - 1)
            line.setPosition(QPointF(0, top + (high - line.height()) / 2))
        layout.endLayout()
        return layout

    def sizeHint(self) -> QSize:
        return QSize(400, scaled(LINES * LINE))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._told:
            self.setToolTip("")
            return
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._turned:
            stand_on_head(painter, self)
        colour = {"info": theme.bad, "eye": theme.accent}.get(self._icon_name, theme.gold)
        square = QRectF(0, (self.height() - ICON) / 2, ICON, ICON)
        paint_icon(painter, self._icon_name, colour, square)
        painter.setPen(QColor(theme.text))
        layout = self._fitting()
        self.setToolTip("" if layout.text() == self.text else tip(self.text))
        height = scaled(LINE) * layout.lineCount()
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
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.status = StatusLine()
        self.more = IconButton("ellipsis").follow(actions.more)
        self._preview = IconButton("eye").follow(actions.preview)
        actions.preview.toggled.connect(self._show_preview)
        self._pause = IconButton("pause").follow(actions.pause)
        actions.pause.toggled.connect(self._show_pause)
        self._unkept = Button(icon_name="info")
        self._unkept.clicked.connect(actions.save_as.trigger)
        self._unkept.hide()
        self._claim = Button(icon_name="repeat")
        self._claim.clicked.connect(actions.claim.trigger)
        actions.claim.changed.connect(lambda: self._show_claim(actions.claim))
        self._claim.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 1, 16, 0)
        row.setSpacing(2)
        row.addWidget(self.status, 1)
        row.addSpacing(GAP)
        row.addWidget(self._unkept)
        row.addWidget(self._claim)
        self._step = IconButton("step-forward").follow(actions.step)
        self._step.hide()
        for icon_name, action in (
            ("zap", actions.hurry),
            ("undo-2", actions.undo),
            ("redo-2", actions.redo),
            ("lightbulb", actions.hint),
        ):
            row.addWidget(IconButton(icon_name).follow(action))
        row.addWidget(self._preview)
        row.addWidget(self._step)
        row.addWidget(self._pause)
        row.addWidget(IconButton("flag").follow(actions.resign))
        row.addWidget(self.more)

    def _show_preview(self, shown: bool) -> None:
        self._preview.set_icon("eye" if shown else "eye-off")

    def show_demo(self, shown: bool) -> None:
        """Whether computers play alone, which can be stepped."""
        self._step.setVisible(shown)

    def _show_pause(self, paused: bool) -> None:
        self._pause.set_icon("play" if paused else "pause")

    def _show_claim(self, claim: QAction) -> None:
        """A button for what is seldom possible, as long as it is."""
        self._claim.setText(plain(claim.text()))
        self._claim.setVisible(claim.isEnabled())

    def set_compact(self, compact: bool) -> None:
        """The lower form for low windows."""
        self._compact = compact
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        usual = COMPACT_HEIGHT if self._compact else HEIGHT
        return QSize(400, max(usual, scaled(LINES * LINE) + 4))

    def show_kept(self, kept: bool) -> None:
        """A sign that stays while the game cannot be kept on disk; pressing it saves elsewhere."""
        self._unkept.setVisible(not kept)
        self._retranslate()

    def _retranslate(self) -> None:
        self._unkept.setText(self.tr("Not saved"))
        self._unkept.setToolTip(self.tr("The game cannot be kept on disk. Save it elsewhere."))
        self._unkept.setAccessibleDescription(self._unkept.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, QColor(worn().line))
