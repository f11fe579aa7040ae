"""The board's measures against the tables of the design."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSize

from mancala_desktop.ui.board.geometry import SMALLEST_WIDTH, BoardShape, Geometry, Hole
from mancala_desktop.ui.board.shapes import board_outline, hole_path

EVERY_BOARD = [
    (pits, shape, flipped)
    for pits in range(4, 9)
    for shape in BoardShape
    for flipped in (False, True)
]

# pits, pitch, rx, ry, x of the first pit, y North, y South, store height, seed radius
SLAB = [
    (5, 0.1432, 0.0575, 0.0565, 0.2136, 0.1180, 0.2670, 0.2620, 0.0124),
    (6, 0.1193, 0.0531, 0.0565, 0.2017, 0.1180, 0.2670, 0.2620, 0.0121),
    (7, 0.1023, 0.0455, 0.0528, 0.1931, 0.1217, 0.2633, 0.2472, 0.0104),
    (8, 0.0895, 0.0398, 0.0462, 0.1867, 0.1283, 0.2567, 0.2208, 0.0091),
]
BOAT = [
    (5, 0.1340, 0.0575, 0.0520, 0.1100, 0.2500, 0.0124),
    (6, 0.1117, 0.0497, 0.0520, 0.1100, 0.2500, 0.0113),
    (7, 0.0957, 0.0426, 0.0469, 0.1151, 0.2449, 0.0097),
    (8, 0.0837, 0.0373, 0.0410, 0.1210, 0.2390, 0.0085),
]


@pytest.mark.parametrize("row", SLAB)
def test_a_slab_has_the_measures_of_the_design(row: tuple[float, ...]) -> None:
    pits = int(row[0])
    board = Geometry(pits, BoardShape.SLAB, 1.0)
    south, north, store = board.holes[0], board.holes[-2], board.holes[pits]
    measured = (
        board.pitch,
        south.rx,
        south.ry,
        south.x,
        north.y,
        south.y,
        2 * store.ry,
        board.seed_radius,
    )
    assert measured == pytest.approx(row[1:], abs=0.0001)
    assert board.height == pytest.approx(0.385)


@pytest.mark.parametrize("row", BOAT)
def test_a_boat_has_the_measures_of_the_design(row: tuple[float, ...]) -> None:
    pits = int(row[0])
    board = Geometry(pits, BoardShape.BOAT, 1.0)
    south, north, store = board.holes[0], board.holes[-2], board.holes[pits]
    measured = (board.pitch, south.rx, south.ry, north.y, south.y, board.seed_radius)
    assert measured == pytest.approx(row[1:], abs=0.0001)
    assert (store.x, store.y, 2 * store.rx, 2 * store.ry) == pytest.approx(
        (0.904, 0.18, 0.118, 0.122)
    )


def test_the_ring_runs_anticlockwise_from_souths_left() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    south, north = board.holes[:6], board.holes[7:13]
    assert [hole.x for hole in south] == sorted(hole.x for hole in south)
    assert [hole.x for hole in north] == sorted((hole.x for hole in north), reverse=True)
    assert all(below.y > above.y for below, above in zip(south, north, strict=True))
    assert board.holes[6].x > south[-1].x
    assert board.holes[13].x < south[0].x
    assert [hole.index for hole in board.holes if hole.is_store] == [6, 13]


def test_a_flipped_board_is_turned_by_half_a_circle() -> None:
    board = Geometry(7, BoardShape.BOAT, 900)
    turned = Geometry(7, BoardShape.BOAT, 900, flipped=True)
    for hole, moved in zip(board.holes, turned.holes, strict=True):
        assert (moved.x, moved.y) == pytest.approx((board.width - hole.x, board.height - hole.y))
        assert moved.index == hole.index
        assert moved.outward == -hole.outward


@pytest.mark.parametrize(("pits", "shape", "flipped"), EVERY_BOARD)
def test_holes_lie_apart_and_inside_the_board(pits: int, shape: BoardShape, flipped: bool) -> None:
    board = Geometry(pits, shape, 960, flipped)
    outline = board_outline(board, inset=6)
    for hole in board.holes:
        assert outline.contains(hole_path(hole)), hole
    for a, b in itertools.combinations(board.holes, 2):
        assert not hole_path(a).intersects(hole_path(b)), (a, b)


@pytest.mark.parametrize(("pits", "shape", "flipped"), EVERY_BOARD)
def test_counts_stand_in_the_wood(pits: int, shape: BoardShape, flipped: bool) -> None:
    board = Geometry(pits, shape, 960, flipped)
    outline = board_outline(board, inset=14)
    for hole in board.holes:
        place = board.count_position(hole.index)
        assert outline.contains(place)
        assert not any(hole_path(other, 6).contains(place) for other in board.holes)


@pytest.mark.parametrize(("pits", "shape", "flipped"), EVERY_BOARD)
def test_a_click_finds_every_hole_and_its_count(
    pits: int, shape: BoardShape, flipped: bool
) -> None:
    board = Geometry(pits, shape, 520, flipped)
    for hole in board.holes:
        assert board.hole_at(hole.center) == hole.index
        assert board.hole_at(board.count_position(hole.index)) == hole.index
        rect = board.hit_rect(hole.index)
        assert min(rect.width(), rect.height()) >= 44


def test_bare_wood_is_no_hole() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    assert board.hole_at(QPointF(5, 5)) is None
    assert board.hole_at(QPointF(480, board.height / 2)) is None
    assert board.hole_at(QPointF(-50, 100)) is None


def test_letters_stand_lower_left_of_south_and_upper_right_of_north() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    for index in (0, 5):
        assert board.letter_position(index).x() < board.holes[index].x
        assert board.letter_position(index).y() > board.holes[index].y
    for index in (7, 12):
        assert board.letter_position(index).x() > board.holes[index].x
        assert board.letter_position(index).y() < board.holes[index].y


def test_the_height_of_a_flight_is_bounded_by_the_pitch() -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    near = board.flight_height(QPointF(0, 0), QPointF(1, 0))
    far = board.flight_height(QPointF(0, 0), QPointF(900, 0))
    assert near == pytest.approx(0.35 * board.pitch)
    assert far == pytest.approx(0.80 * board.pitch)


@pytest.mark.parametrize(("pits", "width"), [(3, 960), (9, 960), (6, 0), (6, -1), (6, math.nan)])
def test_impossible_boards_are_refused(pits: int, width: float) -> None:
    with pytest.raises(ValueError, match="board"):
        Geometry(pits, BoardShape.SLAB, width)


def test_a_store_is_a_capsule() -> None:
    store = Hole(6, True, 0, 0, 10, 30, 1)
    assert store.contains(9.9, 0)
    assert store.contains(0, 29.9)
    assert not store.contains(9, 29)


@pytest.mark.parametrize("shape", BoardShape)
@pytest.mark.parametrize("size", [(1104, 514), (2000, 400), (500, 900)])
def test_the_largest_board_fits_with_its_shadow(shape: BoardShape, size: tuple[int, int]) -> None:
    def fits(board: Geometry) -> bool:
        return board.canvas.width() <= size[0] and board.canvas.height() <= size[1]

    board = Geometry.fitting(QSize(*size), 6, shape)
    assert fits(board)
    assert not fits(replace(board, width=board.width + 1))


def test_no_board_is_smaller_than_can_be_seen() -> None:
    assert Geometry.fitting(QSize(20, 20), 6, BoardShape.SLAB).width == SMALLEST_WIDTH
