"""The page on which one learns: units at the left, and beside them what there is to do."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mancala_desktop.learn.next import Next
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.pages.learn_home import LearnHome
from mancala_desktop.ui.pages.learn_list import WIDTH, Entry, UnitList, list_width
from mancala_desktop.ui.pages.learn_stage import LearnStage
from mancala_desktop.ui.pages.names import Way
from mancala_desktop.ui.pages.unit_end import End, UnitEnd
from mancala_desktop.ui.widgets.buttons import IconButton
from mancala_desktop.ui.widgets.fields import Combo

LIST_FROM = 1120  # px of the page; below, the list is a drop-down

_TO_THE_BOARD = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
)


class LearnPage(QWidget):
    """Shows and wishes; what is judged is judged elsewhere."""

    unit_wished = Signal(str)  # its id
    way_wished = Signal(object)  # Way
    home_wished = Signal()
    key_pressed = Signal(object)  # QKeyEvent: for the task, accepted if it means something
    board_wished = Signal()  # the keyboard's focus is to come to the board

    def __init__(self, board: BoardView, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = UnitList()
        self.home = LearnHome()
        self.stage = LearnStage(board, actions)
        self.end = UnitEnd()
        self._entries: Sequence[Entry] = ()
        self._choice = Combo()
        self._choice.activated.connect(self._chosen)
        back = IconButton("chevron-left").follow(actions.learn_home)
        self._top = QWidget()
        top = QHBoxLayout(self._top)
        top.setContentsMargins(16, 4, 16, 2)
        top.addWidget(back)
        top.addWidget(self._choice)
        top.addStretch(1)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.home)
        self._pages.addWidget(self.stage)
        self._pages.addWidget(self.end)
        self._above: QWidget | None = None
        right = self._right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._top)
        right.addWidget(self._pages, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.list)
        row.addLayout(right, 1)
        self.list.chosen.connect(self.unit_wished)
        self.home.unit_wished.connect(self.unit_wished)
        self.home.way_wished.connect(self.way_wished)
        self.end.unit_wished.connect(self.unit_wished)
        self._retranslate()
        self._arrange()

    @property
    def at_task(self) -> bool:
        """Whether a task is on stage, and not the tiles."""
        return self._pages.currentWidget() is self.stage

    @property
    def at_end(self) -> bool:
        """Whether the end of a unit is told."""
        return self._pages.currentWidget() is self.end

    def show_units(
        self,
        entries: Sequence[Entry],
        at: str | None,
        ways: Collection[Way],
        on: tuple[Next, str] | None = None,
    ) -> None:
        """What there is to learn; `at` is the unit one is at, `on` what to go on with."""
        self._entries = entries
        self.list.show_entries(entries, at)
        self.home.show_all(entries, ways, on)
        self._choice.blockSignals(True)
        self._choice.clear()
        for entry in entries:
            self._choice.addItem(entry.title)
        here = [place for place, entry in enumerate(entries) if entry.id == at]
        self._choice.setCurrentIndex(here[0] if here else -1)
        self._choice.blockSignals(False)
        self._arrange()

    def put_above(self, part: QWidget) -> None:
        """A part that stands above the task as long as it is shown, where lessons are chosen else."""
        self._right.insertWidget(1, part)
        self._above = part

    def go_home(self) -> None:
        """Show the tiles."""
        self._pages.setCurrentWidget(self.home)
        self._arrange()

    def go_to_task(self) -> None:
        """Show the stage."""
        self._pages.setCurrentWidget(self.stage)
        self._arrange()

    def go_to_end(self, end: End, *, heard: bool = True) -> None:
        """Show how a unit went; not `heard` if that is only told once more."""
        self._pages.setCurrentWidget(self.end)
        self._arrange()
        self.end.show_end(end, heard=heard)

    def _chosen(self, place: int) -> None:
        self.unit_wished.emit(self._entries[place].id)

    def _arrange(self) -> None:
        wide = self.width() >= LIST_FROM + list_width() - WIDTH
        self.list.setVisible(wide and bool(self._entries))
        self.list.setFixedWidth(list_width())
        at_home = self._pages.currentWidget() is self.home
        room = self._above is None or self._above.isHidden()
        self._top.setVisible(not self.list.isVisibleTo(self) and not at_home and room)
        self._choice.setVisible(bool(self._entries))

    def _retranslate(self) -> None:
        self._choice.setAccessibleName(self.tr("Lesson"))
        self._choice.setPlaceholderText(self.tr("Lesson"))  # at a task that is of none

    # ---------------------------------------------------------------- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.at_task:
            event.ignore()
            self.key_pressed.emit(event)
            if event.isAccepted():
                return
            if event.key() in _TO_THE_BOARD:
                event.accept()
                self.board_wished.emit()
                return
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focus, QAbstractButton
        ):
            event.accept()
            focus.click()
            return
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.home_wished.emit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._arrange()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
