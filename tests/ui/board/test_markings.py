"""What is marked while a sowing is told: read from its steps."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Lift, Sowing
from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.board.animator import Animator
from mancala_desktop.ui.board.clock import FrameClock
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.markings import Markings
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.scene import BoardScene

KALAH = PRESETS["kalah-plyyard"].variant
CONGKAK = PRESETS["congkak-sequential"].variant


class Told:
    """A board and an animator that only note what they are told."""

    def __init__(self, owner: QObject, variant: Variant, *, at_once: bool = False) -> None:
        self.geometry = Geometry(variant.pits, BoardShape.SLAB, 480)
        self.counts: tuple[int, ...] = ()
        self.moving, self.still, self.at_once = True, at_once, at_once
        self.telling: Sowing | None = None
        self.deeds: list[tuple[Any, ...]] = []
        self._clock = FrameClock(lambda now: False, owner)

    def set_marks(self, marks: object, now: float, *, fading: bool) -> None: ...

    def fade_out(self, hole: int, mark: Mark, now: float, lasts: float) -> None:
        self.deeds.append(("fades", hole, mark))

    def flash_marks(self, holes: tuple[int, ...], now: float, lasts: float) -> None:
        self.deeds.append(("flashes", *holes))

    def say_extra_turn(self, store: int, now: float, lasts: float) -> None:
        self.deeds.append(("says extra turn", store))

    def pulse(self, store: int, now: float, lasts: float) -> None:
        self.deeds.append(("pulses", store))

    def tell(self, *sowings: Sowing) -> list[tuple[Any, ...]]:
        """What was done while these were told."""
        board, animator = cast(BoardScene, self), cast(Animator, self)
        markings = Markings(board, animator, self._clock)
        for sowing in sowings:
            self.telling = sowing
            for step in sowing.steps:
                markings.tell(step)
        return self.deeds


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def test_a_store_pulses_when_its_owner_sows_again(owner: QObject) -> None:
    south = KALAH.sow(KALAH.start(), 2)
    assert Told(owner, KALAH).tell(south) == [("says extra turn", 6), ("pulses", 6)]
    assert Told(owner, KALAH, at_once=True).tell(south) == [("says extra turn", 6)]
    north = KALAH.sow(KALAH.position("4,4,4,4,4,4/0|4,4,4,4,4,4/0|n"), 9)
    assert Told(owner, KALAH).tell(north) == [("says extra turn", 13), ("pulses", 13)]


def test_a_store_does_not_pulse_where_the_game_ends(owner: QObject) -> None:
    last = KALAH.sow(KALAH.position("0,0,0,0,0,1/20|1,0,2,0,0,0/24|s"), 5)
    assert Told(owner, KALAH).tell(last) == []


def test_the_pits_that_lose_their_seeds_flash(owner: QObject) -> None:
    capture = KALAH.sow(KALAH.position("1,0,3,1,1,1/0|2,2,2,2,5,2/0|s"), 0)
    assert Told(owner, KALAH).tell(capture) == [("flashes", 11)]
    assert Told(owner, KALAH, at_once=True).tell(capture) == []


def test_in_a_relay_the_ring_where_a_seed_fell_turns_into_the_one_it_goes_on_from(
    owner: QObject,
) -> None:
    relay = CONGKAK.sow(CONGKAK.start(), 1)
    lifted = [step.pit for step in relay.of(Lift)]
    faded = [deed[1:] for deed in Told(owner, CONGKAK).tell(relay) if deed[0] == "fades"]
    assert len(lifted) > 1
    assert faded == [(pit, Mark.LAST_TO) for pit in lifted[1:]]


def test_the_next_sowing_is_no_relay(owner: QObject) -> None:
    first = KALAH.sow(KALAH.start(), 0)
    second = KALAH.sow(first.after, 7)
    third = KALAH.sow(second.after, 3)
    assert Told(owner, KALAH).tell(first, second, third) == []
