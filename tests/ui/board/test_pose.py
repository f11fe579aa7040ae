"""Seeds on their way."""

from __future__ import annotations

import pytest

from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.pose import Way, held, lying
from mancala_desktop.ui.board.scatter import Spot
from mancala_desktop.ui.board.timeline import Path

BOARD = Geometry(6, BoardShape.SLAB, 960)
SPOT = Spot(0.0, 0.0, 0)


def test_a_thrown_seed_starts_in_the_hand_ends_in_the_heap_and_is_highest_between() -> None:
    way = Way(held(BOARD.holes[0], SPOT, BOARD), lying(BOARD.holes[3], SPOT), 0, 1, Path.ARC)
    assert way.at(0.0, BOARD) == way.start
    end, middle = way.at(1.0, BOARD), way.at(0.5, BOARD)
    assert (end.x, end.y, end.height) == pytest.approx((way.end.x, way.end.y, 0.0))
    assert middle.height > max(way.start.height, way.end.height)
    assert middle.x == pytest.approx((way.start.x + way.end.x) / 2)


def test_a_pushed_seed_stays_on_the_board() -> None:
    way = Way(lying(BOARD.holes[0], SPOT), lying(BOARD.holes[3], SPOT), 0, 1, Path.SLIDE)
    assert {way.at(share / 8, BOARD).height for share in range(9)} == {0.0}


def test_a_seed_that_fades_is_never_seen_between() -> None:
    way = Way(lying(BOARD.holes[0], SPOT), lying(BOARD.holes[3], SPOT), 0, 1, Path.FADE)
    poses = [way.at(share / 8, BOARD) for share in range(9)]
    assert {pose.x for pose in poses} == {way.start.x, way.end.x}
    assert poses[4].opacity == 0.0
