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
from mancala_desktop.ui.board.pacing import REPLAY_PAUSE, UNDO_MOST
from mancala_desktop.ui.board.telling import forwards
from mancala_desktop.ui.board.timeline import Motion

KALAH = PRESETS["kalah-plyyard"].variant


class BareStage:
    """Shows nothing."""

    def lay(self, heaps: Heaps, now: float, glide: float, *, anew: bool = False) -> None: ...

    def show(self, position: Position) -> None: ...

    def depart(self, motion: Motion, begin: float, until: float) -> None: ...

    def land(self, motion: Motion) -> None: ...

    def set_count(self, hole: int, count: int, now: float, *, landed: bool) -> None: ...

    def set_hands(self, hands: Counter[InHand]) -> None: ...

    def set_lap(self, lap: int | None) -> None: ...


class LaidOut(BareStage):
    """Remembers the position at rest it was shown last."""

    laid: tuple[int, ...] = ()

    def show(self, position: Position) -> None:
        self.laid = position.seeds


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


def test_what_is_made_again_takes_half_the_time(owner: QObject) -> None:
    (sowing,) = a_turn("c")
    clock = FrameClock(lambda now: False, owner)
    duration = forwards(sowing, Heaps.of(sowing.before)).duration
    for again in (False, True):
        animator = Animator(BareStage(), clock, sowing.before, owner)
        animator.play(Telling(sowing, again=again))
        animator.frame(0.0)
        assert animator.frame(duration / 2 + 1) is not again
        assert animator.position == sowing.after


def test_the_last_sowing_is_shown_again_from_the_position_before_it(owner: QObject) -> None:
    (sowing,) = a_turn("c")
    stage = LaidOut()
    animator = Animator(stage, FrameClock(lambda now: False, owner), sowing.after, owner)
    steps: list[object] = []
    animator.stepped.connect(steps.append)

    animator.replay(sowing)
    assert stage.laid == sowing.before.seeds
    assert animator.position == sowing.after  # what it comes to show

    animator.frame(0.0)
    assert animator.frame(REPLAY_PAUSE - 1)
    assert steps == []
    assert not animator.frame(REPLAY_PAUSE + 3000)
    assert steps == list(sowing.steps)
    assert animator.last is sowing


def test_shown_again_amid_its_first_telling_it_begins_anew(owner: QObject) -> None:
    first, second = a_turn(*"cf")
    stage = LaidOut()
    animator = Animator(stage, FrameClock(lambda now: False, owner), first.before, owner)
    animator.play(Telling(first))
    animator.play(Telling(second))
    animator.frame(0.0)
    animator.frame(200.0)

    animator.replay(second)

    assert stage.laid == second.before.seeds
    animator.finish()
    assert stage.laid == second.after.seeds
    assert not animator.moving


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
