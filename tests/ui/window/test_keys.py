"""Every key does one thing: two actions with the same key would both do nothing."""

from __future__ import annotations

from collections import defaultdict

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from mancala_desktop.learn.content import Content
from mancala_desktop.ui.pages.names import PageName
from tests.ui.window.conftest import Desk, MakeDesk

PAGES = (
    PageName.START,
    PageName.GAME,
    PageName.LIBRARY,
    PageName.STATISTICS,
    PageName.REVIEW,
    PageName.LEARN,
    PageName.RULES,
    PageName.PUZZLES,
    PageName.TRAINERS,
    PageName.PROGRESS,
)


def shared_keys(desk: Desk) -> dict[str, list[str]]:
    """Keys that several actions which can be done now claim, with their texts."""
    claims: dict[str, list[str]] = defaultdict(list)
    for action in desk.window.deeds.findChildren(QAction):
        if action.isEnabled():
            for key in action.shortcuts():
                claims[key.toString(QKeySequence.SequenceFormat.PortableText)].append(action.text())
    return {key: texts for key, texts in claims.items() if len(texts) > 1}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.value)
def test_no_two_things_that_can_be_done_on_a_page_share_a_key(
    page: PageName, make_desk: MakeDesk
) -> None:
    desk = make_desk()
    desk.window.school.lessons.content = Content()
    if page in (PageName.GAME, PageName.REVIEW):
        desk.begin()
        desk.session.choose(2)
    desk.window.go(page)
    QApplication.processEvents()
    assert shared_keys(desk) == {}
    if page is PageName.LEARN:
        desk.window.school.lessons.open_unit("kalah-tutorial", 3)
        QApplication.processEvents()
        assert shared_keys(desk) == {}
