"""How heaps lie."""

from __future__ import annotations

import itertools
import math
import time

import pytest

from mancala_desktop.ui.board import scatter as heaps
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.scatter import (
    PIT_LAYERS,
    STORE_TOTAL,
    assign,
    free_spot,
    scatter,
)

BOARDS = [Geometry(pits, shape, 960) for pits in range(4, 9) for shape in BoardShape]


def board_name(board: Geometry) -> str:
    return f"{board.shape.value}{board.pits}"


@pytest.mark.parametrize("board", BOARDS, ids=board_name)
def test_seeds_lie_in_their_hole(board: Geometry) -> None:
    radius = board.seed_radius
    for hole in board.holes:
        for count in range(60 if hole.is_store else 30):
            for spot in scatter(count, hole, radius):
                assert hole.contains(spot.x, spot.y, -0.55 * radius), (hole, count, spot)


@pytest.mark.parametrize("board", BOARDS, ids=board_name)
def test_seeds_on_the_ground_hardly_overlap(board: Geometry) -> None:
    radius = board.seed_radius
    for hole in board.holes:
        counts = (2, 12, 20, 26) if hole.is_store else range(2, 11)
        for count in counts:
            ground = [spot for spot in scatter(count, hole, radius) if spot.layer == 0]
            for a, b in itertools.combinations(ground, 2):
                assert math.hypot(a.x - b.x, a.y - b.y) >= 1.65 * radius, (hole, count)


def test_a_heap_always_lies_alike_and_grows_with_the_board() -> None:
    small, large = Geometry(6, BoardShape.SLAB, 600), Geometry(6, BoardShape.SLAB, 1200)
    first = scatter(9, small.holes[2], small.seed_radius)
    heaps._pit_heap.cache_clear()
    assert scatter(9, small.holes[2], small.seed_radius) == first
    for a, b in zip(first, scatter(9, large.holes[2], large.seed_radius), strict=True):
        assert (2 * a.x, 2 * a.y) == pytest.approx((b.x, b.y), abs=0.01)


def test_two_pits_do_not_look_alike() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    assert scatter(4, board.holes[0], board.seed_radius) != scatter(
        4, board.holes[1], board.seed_radius
    )


def test_a_large_heap_shows_only_what_fits() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    assert len(scatter(40, board.holes[0], board.seed_radius)) == sum(PIT_LAYERS)
    assert len(scatter(98, board.holes[6], board.seed_radius)) == STORE_TOTAL
    assert scatter(0, board.holes[0], board.seed_radius) == ()


def test_a_small_store_heap_lies_at_its_players_end() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    south = scatter(3, board.holes[6], board.seed_radius)
    north = scatter(3, board.holes[13], board.seed_radius)
    assert sum(spot.y for spot in south) > 0 > sum(spot.y for spot in north)


def test_one_more_seed_moves_the_others_only_a_little() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    hole, radius = board.holes[3], board.seed_radius
    for count in range(1, 10):
        old, new = scatter(count, hole, radius), scatter(count + 1, hole, radius)
        targets = [new[j] for j in assign(old, new) if j is not None]
        assert len(targets) == count
        moved = [math.hypot(a.x - b.x, a.y - b.y) for a, b in zip(old, targets, strict=True)]
        assert sum(moved) / count < 2 * radius


def test_every_seed_gets_a_place_of_its_own() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    hole, radius = board.holes[6], board.seed_radius
    targets = assign(scatter(20, hole, radius), scatter(25, hole, radius))
    assert None not in targets
    assert len(set(targets)) == 20
    fewer = assign(scatter(9, hole, radius), scatter(4, hole, radius))
    assert sum(target is not None for target in fewer) == 4


def test_the_ghost_takes_the_place_that_is_left() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    hole, radius = board.holes[2], board.seed_radius
    assert free_spot(5, hole, radius) in scatter(6, hole, radius)
    assert free_spot(60, hole, radius) in scatter(60, hole, radius)


def test_a_full_pit_is_strewn_fast() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    heaps._pit_heap.cache_clear()
    start = time.thread_time()
    for hole in board.holes[:6]:
        scatter(21, hole, board.seed_radius)
    assert (time.thread_time() - start) / 6 < 0.030  # measured 1.2 ms; generous for busy machines
