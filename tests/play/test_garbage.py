"""Where and when garbage in cycles is looked for."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QObject, QThread, QTimer
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.options import Options
from mancala_desktop.engine.tables import Tables
from mancala_desktop.play import garbage
from mancala_desktop.rules.presets import PRESETS


@pytest.fixture
def looking_when_idle(qtbot: QtBot) -> Iterator[None]:
    gc.collect()
    garbage.look_when_idle()
    yield
    QAbstractEventDispatcher.instance(QThread.currentThread()).aboutToBlock.disconnect(garbage.look)


class Cycle:
    """Notes the thread in which it is destroyed, as a window in a cycle of references would be."""

    died_in: list[int]

    def __init__(self) -> None:
        self.myself = self

    def __del__(self) -> None:
        self.died_in.append(threading.get_ident())


@pytest.fixture(autouse=True)
def died_in(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    threads: list[int] = []
    monkeypatch.setattr(Cycle, "died_in", threads, raising=False)
    return threads


def make_much() -> list[list[int]]:
    return [[number] for number in range(100_000)]


@pytest.mark.usefixtures("looking_when_idle")
def test_what_another_thread_makes_lets_the_window_look_when_idle(
    qtbot: QtBot, died_in: list[int]
) -> None:
    for _ in range(100):
        Cycle()
    thread = threading.Thread(target=make_much)
    thread.start()
    thread.join()
    assert died_in == []

    qtbot.waitUntil(lambda: bool(died_in))

    assert set(died_in) == {threading.get_ident()}


@pytest.mark.usefixtures("looking_when_idle")
def test_no_timer_dies_where_endgame_tables_are_built(
    qtbot: QtBot, died_in: list[int], tmp_path: Path
) -> None:
    """Tables go on being built when the search that wanted them is over: this crashed the app."""
    tables = Tables(Options(cache=tmp_path, endgame_seeds=9))
    parent = QObject()
    busy = QTimer(parent)

    def make_a_cycle() -> None:
        cycle = Cycle()
        cycle.timer = QTimer()  # type: ignore[attr-defined]
        cycle.timer.timeout.connect(lambda: cycle)  # type: ignore[attr-defined]
        cycle.timer.start(1_000)  # type: ignore[attr-defined]

    busy.timeout.connect(make_a_cycle)
    busy.start(0)
    variants = [preset.variant for name, preset in PRESETS.items() if name.startswith("kalah")]
    for variant in variants:
        tables.known(variant)
    qtbot.waitUntil(lambda: all(tables.ready(variant) for variant in variants))
    qtbot.waitUntil(lambda: bool(died_in))
    busy.stop()

    assert set(died_in) == {threading.get_ident()}


def test_what_has_lived_long_is_looked_at_too(qtbot: QtBot, died_in: list[int]) -> None:
    gc.collect()
    cycle = Cycle()
    gc.collect(0)  # older than what was made just now
    gc.collect(1)  # as old as can be
    del cycle

    for _ in range(1_000):
        keep = make_much()
        garbage.look()
        del keep
        if died_in:
            break

    assert died_in == [threading.get_ident()]
