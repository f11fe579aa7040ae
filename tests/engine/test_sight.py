"""What is near is always seen; what is far, or late in a turn, may be overlooked."""

from random import Random

import pytest

from mancala_desktop.engine.request import Limits, Request, alone
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.engine.sight import Eye, Look, Overlooks
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant

BLIND = Overlooks(far=3, odds=1.0)
KEEN = Overlooks(far=3, odds=0.0)
KALAH = PRESETS["kalah-plyyard"].variant
A, B, C, D, E, F = range(6)


def eye(overlooks: Overlooks, variant: Variant = KALAH) -> Eye:
    return Eye(overlooks, variant, Random(1))


def scores(position: Position, overlooks: Overlooks, depth: int = 2) -> dict[int, int]:
    request = Request(1, KALAH, position, limits=Limits(depth=depth))
    look = Look(request, overlooks, PythonCore(), Stop(), Random(1))
    return look.scores(position)


def test_a_far_capture_is_overlooked_and_a_near_one_is_not() -> None:
    position = KALAH.position("5,1,1,1,1,0/0|9,1,1,1,1,1/0|s")  # a and e both capture the nine

    assert KALAH.after(position, A).store(Side.SOUTH) == 10
    assert eye(BLIND).see(position, A).after.store(Side.SOUTH) == 0
    assert eye(BLIND).see(position, A).after.to_sow is Side.NORTH
    assert eye(BLIND).see(position, E).after == KALAH.after(position, E)
    assert eye(KEEN).see(position, A).after == KALAH.after(position, A)


def test_a_far_extra_turn_is_overlooked_and_a_near_one_is_not() -> None:
    position = KALAH.position("6,5,4,3,2,1/0|4,4,4,4,4,4/0|s")  # every pit ends in the store

    seen = [eye(BLIND).see(position, pit).again for pit in range(6)]

    assert seen == [False, False, False, True, True, True]


def test_the_later_in_a_turn_the_sooner_something_is_overlooked() -> None:
    position = KALAH.position("0,0,0,0,2,1/0|4,4,4,4,4,4/0|s")

    first = eye(BLIND).see(position, E, walked=0)
    later = eye(BLIND).see(position, E, walked=2)

    assert (first.again, later.again) == (True, False)
    assert first.walked == 2


def test_a_capture_of_oware_around_the_corner_is_overlooked() -> None:
    oware = PRESETS["oware-abapa"].variant
    position = oware.position("4,4,4,4,4,6/0|4,4,4,4,4,1/0|s")

    assert oware.after(position, F).store(Side.SOUTH) == 2
    assert eye(BLIND, oware).see(position, F).after.store(Side.SOUTH) == 0


def test_only_the_first_laps_of_a_relay_are_seen() -> None:
    congkak = PRESETS["congkak-sequential"].variant
    position = congkak.start()

    sowing = congkak.sow(position, B)
    seen = eye(BLIND, congkak).see(position, B)

    assert sowing.laps > 1
    assert seen.walked == 7
    assert seen.after.seeds[:9] == (7, 0, 8, 8, 8, 8, 8, 1, 8)
    assert seen.after.to_sow is Side.NORTH


def test_an_end_is_not_overlooked() -> None:
    position = KALAH.position("5,0,0,0,0,0/20|9,1,1,1,1,1/9|s")
    kalah = PRESETS["kalah-youzai"].variant
    last = kalah.position("0,0,0,0,0,4/20|1,0,0,0,0,0/23|s")

    assert eye(BLIND).see(position, A).after.to_sow is Side.NORTH
    assert eye(BLIND, kalah).see(last, F).after == kalah.after(last, F)


def test_the_answer_is_overlooked_too() -> None:
    # After e, North's A ends in F and captures what lies in a.
    position = KALAH.position("9,0,0,0,1,1/0|5,1,1,1,0,0/0|s")

    keen, blind = scores(position, KEEN), scores(position, BLIND)

    assert keen[E] == -10
    assert blind[E] >= -1


def test_beyond_the_answer_the_core_looks_on() -> None:
    position = KALAH.position("5,1,1,1,1,0/0|9,1,1,1,1,1/0|s")

    assert scores(position, KEEN, depth=4) != scores(position, KEEN, depth=2)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_imagined_is_a_position_of_the_game(preset: str) -> None:
    variant, random = PRESETS[preset].variant, Random(preset)
    for game in range(5):
        position = alone(variant.start())
        blind = Eye(Overlooks(far=2 * game, odds=1.0), variant, random)
        while not position.over:
            pit = random.choice(variant.legal_moves(position))
            imagined = blind.see(position, pit).after
            assert imagined.total == variant.total
            assert imagined.over or variant.legal_moves(imagined)
            position = variant.after(position, pit)


def test_a_look_that_is_stopped_says_what_it_has() -> None:
    stop = Stop()
    stop.set()
    request = Request(1, KALAH, KALAH.start(), limits=Limits(depth=4))
    look = Look(request, BLIND, PythonCore(), stop, Random(1))

    assert set(look.scores(request.position)) == set(range(6))
    assert look.nodes == 6
