"""The move list in the panel beside the stage: column heads, rows, the comment, the legend and what is below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.ui.panels.comment import CommentField
from mancala_desktop.ui.panels.legend import Legend
from mancala_desktop.ui.panels.rows import (
    COLUMNS,
    GAP,
    Index,
    MovesModel,
    RowDelegate,
    column_width,
)
from mancala_desktop.ui.panels.turns import Row, Shown
from mancala_desktop.ui.theme import scaled, worn
from mancala_desktop.ui.widgets.label import Label

WIDTH = 272
NARROWEST, WIDEST = 240, 360
WIDEST_WITH_LARGE_TEXT = 400
TITLE = 43
HEADS = 28


def panel_width() -> int:
    """How wide the panel is unless a person drags its edge: with large text wider."""
    return min(scaled(WIDTH), WIDEST_WITH_LARGE_TEXT)


class MovesList(QListView):
    """The rows; scrolls to the newest. The arrow keys up and down read row by row, Enter chooses a
    row's last sowing, left and right go from sowing to sowing."""

    chosen = Signal(int)  # the place of a sowing in the line, from 1
    menu_wished = Signal(int, QPoint)  # the same, and where on the screen; 0: of what is shown
    stepped = Signal(int)  # one sowing on (1) or back (-1)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._delegate = RowDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)

    def measure(self, first: Index, last: Index) -> None:
        """These rows have changed: if their heights have, all below them move."""
        grown = [self._delegate.grown(place) for place in range(first.row(), last.row() + 1)]
        if any(grown):
            self.scheduleDelayedItemsLayout()

    def sowing_at(self, point: QPoint) -> Shown | None:
        """The sowing that is shown at a point of the viewport."""
        index = self.indexAt(point)
        if not index.isValid():
            return None
        corner = self.visualRect(index).topLeft()
        return self._delegate.sowing_at(index.row(), point - corner)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        model, key = self.model(), event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(model, MovesModel):
            if place := model.last_place(self.currentIndex().row()):
                self.chosen.emit(place)
        elif event.text().isalnum() or key == Qt.Key.Key_Space:
            event.ignore()  # letters and digits sow, they do not search
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        shown = self.sowing_at(event.position().toPoint())
        if shown and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(shown.place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.sowing_at(event.position().toPoint()):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            shown = self.sowing_at(event.pos())
            self.menu_wished.emit(shown.place if shown else 0, event.globalPos())
        else:
            self.menu_wished.emit(0, self.mapToGlobal(QPoint(scaled(COLUMNS), scaled(HEADS))))

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            shown = self.sowing_at(event.pos())
            QToolTip.showText(event.globalPos(), shown.comment if shown else "", self)
            return True
        return super().viewportEvent(event)


class MovesPanel(QWidget):
    """The whole panel. `show_rows` is called after every change of the game, and of the place that
    is looked at; `foot` stands below everything."""

    def __init__(self, foot: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = MovesModel(self)
        self.list = MovesList()
        self.list.setModel(self.model)
        self.model.dataChanged.connect(self.list.measure)
        self._heads = _Heads()
        self.comment = CommentField()
        self.legend = Legend()

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 7, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._heads)
        column.addSpacing(2)
        column.addWidget(self.list, 1)
        beside = QHBoxLayout()
        beside.setContentsMargins(8, 4, 8, 4)
        beside.addWidget(self.comment)
        column.addLayout(beside)
        column.addWidget(self.legend)
        if foot is not None:
            column.addWidget(foot)
        self._retranslate()
        self._fit_text()

    def show_rows(self, new: Sequence[Row]) -> None:
        """Shows these rows, and scrolls to the sowing that led to what is shown."""
        self.model.show(new)
        place = self.model.current_row()
        if place >= self.model.rowCount() - 2:
            self.list.scrollToBottom()
        elif place < 0:
            self.list.scrollToTop()
        else:
            self.list.scrollTo(self.model.index(place))

    def _retranslate(self) -> None:
        self.list.setAccessibleName(self.tr("Moves"))
        self._heads.show_sides(self.tr("South"), self.tr("North"))
        self.model.reread()

    def _fit_text(self) -> None:
        """Sizes that depend on how large text is."""
        self._heads.setFixedHeight(scaled(HEADS))
        self.model.reread()  # or the rows keep their heights

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit_text()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.surface))


class _Heads(QWidget):
    """The names of the two columns."""

    def __init__(self) -> None:
        super().__init__()
        self._labels = (Label(parent=self), Label(parent=self))
        for label in self._labels:
            label.setProperty("role", "label")

    def show_sides(self, south: str, north: str) -> None:
        for label, text in zip(self._labels, (south, north), strict=True):
            label.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = column_width(self.width())
        for side, label in enumerate(self._labels):
            left = round(scaled(COLUMNS) + side * (width + GAP)) + 8
            label.setGeometry(left, 0, round(width) - 8, self.height())
