"""A window that nobody touches does nothing: no timer, no layout that asks for itself again."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.pages.names import PageName
from tests.learn.sample import ALL_KINDS, Sample
from tests.ui.window.conftest import Desk, MakeDesk
from tests.ui.window.test_keys import PAGES

TURNS = 100  # of the event loop
A_FEW = 10  # events, as of a text cursor that blinks


class Listener(QObject):
    """Counts what the application is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: Counter[QEvent.Type] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Paint:  # one update paints many parts
            self.told[event.type()] += 1
        return False


def events_at_rest(desk: Desk) -> Counter[QEvent.Type]:
    """What happens in some turns of the event loop after all there was to do is done."""
    asides = desk.window.findChildren(Aside)
    desk.qtbot.waitUntil(
        lambda: not any(board.moving for board in desk.window.findChildren(BoardView))
    )
    desk.qtbot.waitUntil(lambda: not any(aside.busy for aside in asides))
    for _ in range(TURNS):
        QApplication.processEvents()
    listener = Listener()
    QApplication.instance().installEventFilter(listener)  # type: ignore[union-attr]
    for _ in range(TURNS):
        QApplication.processEvents()
    QApplication.instance().removeEventFilter(listener)  # type: ignore[union-attr]
    return listener.told


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.value)
def test_a_page_that_nobody_touches_does_nothing(page: PageName, make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.begin()
    desk.window.go(page)
    told = events_at_rest(desk)
    assert told.total() < A_FEW, told


@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_task_that_nobody_touches_does_nothing(kind: str, make_desk: MakeDesk) -> None:
    desk = make_desk()
    lessons = desk.window.school.lessons
    lessons.content = Sample()
    lessons.open_unit("all", list(ALL_KINDS).index(kind))
    told = events_at_rest(desk)
    assert told.total() < A_FEW, told
    lessons.learner.help.hint()
    lessons.learner.help.answer()
    told = events_at_rest(desk)
    assert told.total() < A_FEW, told
