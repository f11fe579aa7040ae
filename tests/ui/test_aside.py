"""Work beside the window: it arrives, unless something else was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event, current_thread, main_thread
from threading import enumerate as threads

import pytest
from PySide6.QtCore import QObject
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from mancala_desktop.ui.aside import Aside, wait_for_all


@pytest.fixture
def aside(qtbot: QtBot) -> Iterator[Aside]:
    owner = QObject()
    yield Aside(owner)
    owner.deleteLater()


def test_the_work_is_done_in_another_thread_and_taken_in_this_one(
    qtbot: QtBot, aside: Aside
) -> None:
    threads: list[bool] = []

    def take(elsewhere: bool) -> None:
        threads.extend((elsewhere, current_thread() is main_thread()))

    with qtbot.waitSignal(aside.idle):
        aside.ask(lambda: current_thread() is not main_thread(), take)
        assert aside.busy
    assert threads == [True, True]
    assert not aside.busy


def test_only_what_was_asked_for_last_arrives(qtbot: QtBot, aside: Aside) -> None:
    taken: list[str] = []
    go_on = Event()

    def slow() -> str:
        go_on.wait(10)
        return "first"

    with qtbot.waitSignal(aside.idle):
        aside.ask(slow, taken.append)
        aside.ask(lambda: "second", taken.append)
        go_on.set()
    assert taken == ["second"]


def test_what_is_dropped_never_arrives(qtbot: QtBot, aside: Aside) -> None:
    taken: list[str] = []
    aside.ask(lambda: "dropped", taken.append)
    aside.drop()
    assert not aside.busy
    with qtbot.waitSignal(aside.idle):
        aside.ask(lambda: "wanted", taken.append)
    assert taken == ["wanted"]


def test_whoever_takes_it_may_ask_for_more(qtbot: QtBot, aside: Aside) -> None:
    taken: list[int] = []

    def take(number: int) -> None:
        taken.append(number)
        if number < 3:
            aside.ask(lambda: number + 1, take)

    with qtbot.waitSignal(aside.idle):
        aside.ask(lambda: 1, take)
    assert taken == [1, 2, 3]


def test_whoever_waits_for_all_waits_for_what_is_asked_meanwhile_too(aside: Aside) -> None:
    taken: list[str] = []

    def take(word: str) -> None:
        taken.append(word)
        if word == "first":
            aside.ask(lambda: "second", take)

    aside.ask(lambda: "first", take)
    wait_for_all()
    assert taken == ["first", "second"]
    assert [thread.name for thread in threads() if thread.name == "aside"] == []


def test_what_fails_fails_in_this_thread(qtbot: QtBot, aside: Aside) -> None:
    def fail() -> None:
        raise OSError("no paint left")

    with capture_exceptions() as raised:
        aside.ask(fail, lambda nothing: None)
        qtbot.waitUntil(lambda: bool(raised))
    assert str(raised[0][1]) == "no paint left"
    assert not aside.busy


def test_who_has_nothing_to_do_goes_home(qtbot: QtBot, aside: Aside) -> None:
    with qtbot.waitSignal(aside.idle):
        aside.ask(lambda: "done", lambda word: None)
    wait_for_all()
    assert [thread.name for thread in threads() if thread.name == "aside"] == []
    with qtbot.waitSignal(aside.idle):
        aside.ask(lambda: "and again", lambda word: None)
