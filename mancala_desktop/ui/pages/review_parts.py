"""What stands around the board of a review: the headline, the legend of the chips, the graph."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mancala_desktop.engine.review import Grade
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.narration.review_words import Headline
from mancala_desktop.ui.theme import font, scaled, worn
from mancala_desktop.ui.widgets.buttons import ActionButton, IconButton
from mancala_desktop.ui.widgets.card import BLEED, Card
from mancala_desktop.ui.widgets.elided import PART
from mancala_desktop.ui.widgets.grades import GradeSign
from mancala_desktop.ui.widgets.label import Label
from mancala_desktop.ui.widgets.value_chips import paint_proved
from mancala_desktop.ui.widgets.value_graph import ValueGraph

HEAD = 40
TERSE_BELOW = 600  # px


class HeadBar(QWidget):
    """The sentence on the sowing one looks at, and what can be done about it."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._headline = Headline("")
        self._sign = GradeSign()
        self._words = Label()
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self._words.setSizePolicy(policy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addWidget(self._words, 1)
        self._deeds = (
            ActionButton(actions.review_best, icon_name="play", shy=True),
            ActionButton(actions.review_hint, icon_name="lightbulb", shy=True),
            ActionButton(actions.review_skip, icon_name="chevron-right", shy=True),
        )
        for deed in self._deeds:
            row.addWidget(deed)
        row.addWidget(IconButton("x").follow(actions.review_back))

    def show_headline(self, headline: Headline, grade: Grade | None) -> None:
        """Another sentence, with the sign of a grade before it or none."""
        self._headline = headline
        self._sign.show_grade(grade)
        self._sign.setVisible(grade is not None)
        self._words.setAccessibleName(str(headline))
        self._write()

    @property
    def words(self) -> str:
        """The whole sentence."""
        return str(self._headline)

    @property
    def speaker(self) -> QWidget:
        """The widget that holds the sentence."""
        return self._words

    def _write(self) -> None:
        told, theme = self._headline, worn()
        self._words.setFont(font(15))
        more = f' <span style="color: {theme.text2}">{told.more}</span>' if told.more else ""
        self._words.setText(f"<b>{told.who}</b>{told.what}{more}")

    def height_for(self, width: int) -> int:
        """How high it has to be at that width; where that is little, its buttons have no words."""
        for deed in self._deeds:
            deed.set_terse(width < scaled(TERSE_BELOW))
        layout = self.layout()
        assert layout is not None
        high = layout.heightForWidth(width) if layout.hasHeightForWidth() else 0
        return max(scaled(HEAD), high)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._write()
        super().changeEvent(event)


class ReviewLegend(Label):  # so that readers can come to it, as to any text
    """What the tick on a chip means, and whose the values are; the first gives way to the second."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._proved = self._unit = ""
        self._retranslate()

    def _retranslate(self) -> None:
        self._proved = self.tr("proved: exact final score with best play")
        self._unit = self.tr("Values from South's view, in seeds")
        self.setAccessibleName(f"{self._proved}{PART}{self._unit}")
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, scaled(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(12.5))
        metrics, radius = QFontMetricsF(painter.font()), scaled(7)
        wide = [metrics.horizontalAdvance(words) for words in (self._proved, self._unit)]
        badge, gap = 2 * radius + 7, 18
        whole = badge + wide[0] + gap + wide[1]
        both = whole <= self.width()
        x = (self.width() - (whole if both else wide[1])) / 2
        if both:
            paint_proved(painter, QPointF(x + radius, self.height() / 2), radius)
            self._word(painter, self._proved, x + badge, wide[0])
            x += badge + wide[0] + gap
        self._word(painter, self._unit, x, wide[1])

    def _word(self, painter: QPainter, word: str, x: float, wide: float) -> None:
        painter.setPen(QColor(worn().text2))
        box = QRectF(x, 0, wide + 1, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, word)


class GraphCard(Card):
    """The card that holds the graph."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=4)
        self.graph = ValueGraph()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.graph)

    def height_for_plot(self, plot: int) -> int:
        """How high it is with so many px for the values."""
        return plot + scaled(12) + 22 + 2 * BLEED + 8
