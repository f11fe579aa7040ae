"""The queue of sowings, told by a clock that the test turns by hand."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board.animator import Animator, Telling
from mancala_desktop.ui.board.clock import FrameClock
from mancala_desktop.ui.board.heaps import Heaps, InHand
from mancala_desktop.ui.board.pacing import UNDO_MOST
from mancala_desktop.ui.board.timeline import Motion

KALAH = PRESETS["kalah-plyyard"].variant


class BareStage:
    """Shows nothing."""

    def lay(self, heaps: Heaps, now: float, glide: float) -> None: ...

    def show(self, position: Position) -> None: ...

    def depart(self, motion: Motion, begin: float, until: float) -> None: ...

    def land(self, motion: Motion) -> None: ...

    def set_count(self, hole: int, count: int, now: float, *, landed: bool) -> None: ...

    def set_hands(self, hands: Counter[InHand]) -> None: ...

    def set_lap(self, lap: int | None) -> None: ...


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def a_turn(*names: str) -> list[Sowing]:
    sowings = []
    position = KALAH.start()
    for name in names:
        sowings.append(KALAH.sow(position, KALAH.layout.pit(name)))
        position = sowings[-1].after
    return sowings


@pytest.mark.parametrize("names", ["c", "cfAdBe"])
def test_a_whole_turn_is_taken_back_in_the_time_of_one_sowing(owner: QObject, names: str) -> None:
    sowings = a_turn(*names)
    clock = FrameClock(lambda now: False, owner)
    animator = Animator(BareStage(), clock, sowings[-1].after, owner)
    for sowing in reversed(sowings):
        animator.play(Telling(sowing, back=True))

    assert animator.frame(0.0)
    assert not animator.frame(UNDO_MOST)
    assert animator.position == KALAH.start()
