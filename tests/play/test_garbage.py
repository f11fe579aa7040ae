"""Where and when garbage in cycles is looked for."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from typing import ClassVar

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QThread, QTimer
from pytestqt.qtbot import QtBot

from mancala_desktop.play import garbage


@pytest.fixture
def looking_when_idle(qtbot: QtBot) -> Iterator[None]:
    gc.collect()
    garbage.look_when_idle()
    yield
    QAbstractEventDispatcher.instance(QThread.currentThread()).aboutToBlock.disconnect()
    gc.unfreeze()


class Cycle:
    """Notes the thread in which it is destroyed, as a window in a cycle of references would be."""

    died_in: ClassVar[list[int]] = []

    def __init__(self) -> None:
        self.myself = self

    def __del__(self) -> None:
        self.died_in.append(threading.get_ident())


@pytest.fixture
def died_in() -> Iterator[list[int]]:
    gc.collect()
    Cycle.died_in.clear()
    yield Cycle.died_in
    gc.collect()


def much() -> list[list[int]]:
    return [[number] for number in range(1_000)]


def let_it_idle(qtbot: QtBot) -> None:
    """Run an event loop as the app does, one that waits for events."""
    timer = QTimer(singleShot=True, interval=10)
    with qtbot.waitSignal(timer.timeout):
        timer.start()


@pytest.mark.usefixtures("looking_when_idle")
def test_what_another_thread_makes_lets_the_window_look_when_idle(
    qtbot: QtBot, died_in: list[int]
) -> None:
    for _ in range(100):
        Cycle()
    made: list[list[int]] = []
    thread = threading.Thread(target=lambda: made.extend(much()))
    thread.start()
    thread.join()
    assert died_in == []

    let_it_idle(qtbot)

    assert set(died_in) == {threading.get_ident()}


@pytest.mark.usefixtures("looking_when_idle")
def test_while_somebody_works_beside_the_window_it_waits(qtbot: QtBot, died_in: list[int]) -> None:
    enough = threading.Event()
    thread = threading.Thread(target=enough.wait)
    thread.start()
    for _ in range(100):
        Cycle()
    made = much()
    let_it_idle(qtbot)
    assert made and died_in == []

    enough.set()
    thread.join()
    let_it_idle(qtbot)
    assert died_in


def test_what_has_lived_long_is_looked_at_too(qtbot: QtBot, died_in: list[int]) -> None:
    gc.collect()
    cycle = Cycle()
    gc.collect(0)  # older than what was made just now
    gc.collect(1)  # as old as can be
    del cycle

    for _ in range(1_000):
        made = much()
        garbage.look()
        del made
        if died_in:
            break

    assert died_in == [threading.get_ident()]
