"""What passes over the board, moved by a time that the test turns by hand."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from mancala_desktop.rules.board import Side
from mancala_desktop.ui.board.dressing import Dressing, Look, Order
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.heaps import Heaps, InHand
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.materials import Material
from mancala_desktop.ui.board.notes import NOTE, NOTE_FADE, PULSE, PULSES
from mancala_desktop.ui.board.scatter import scatter
from mancala_desktop.ui.board.scene import MARK_FADE, BoardScene
from mancala_desktop.ui.board.theme import BoardTheme

SLAB = Geometry(6, BoardShape.SLAB, 480)


@pytest.fixture
def scene(themes: Path) -> Iterator[BoardScene]:
    owner = QObject()
    look = Look(BoardTheme.load(themes / "walnut"))
    scene = BoardScene(SLAB, look, owner)
    scene.wear(Dressing.paint(Order(SLAB, look, 1.0), scene.shown))
    yield scene
    owner.deleteLater()


def seen(scene: BoardScene) -> QImage:
    area = scene.sceneRect().toRect()
    image = QImage(area.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, image.rect().toRectF(), area.toRectF())
    painter.end()
    return image


def color(scene: BoardScene, point: QPointF) -> QColor:
    place = point - scene.sceneRect().topLeft()
    return seen(scene).pixelColor(round(place.x()), round(place.y()))


def test_a_mark_fades_out_over_what_is_worn(scene: BoardScene) -> None:
    bare = seen(scene)
    hole = SLAB.holes[2]
    ring = hole.center + QPointF(0, hole.ry + 3.2 * SLAB.unit)
    scene.fade_out(2, Mark.ILLEGAL, 0.0, MARK_FADE)
    reds = []
    for now in (1.0, MARK_FADE / 2, MARK_FADE):
        scene.move_to(now)
        reds.append(color(scene, ring).red())
    assert reds[0] > reds[1] > reds[2]
    assert seen(scene) == bare


def test_corner_ticks_come_go_and_come_again(scene: BoardScene) -> None:
    bare = seen(scene)
    scene.set_marks({8: frozenset({Mark.CAPTURED})}, 0.0, fading=True)
    whole = seen(scene)
    scene.flash_marks((8,), 0.0, 180.0)

    def strength(now: float) -> int:
        scene.move_to(now)
        picture = seen(scene)
        return sum(
            abs(picture.pixelColor(x, y).red() - bare.pixelColor(x, y).red())
            for x in range(0, picture.width(), 3)
            for y in range(0, picture.height(), 3)
        )

    came, went, back = strength(60.0), strength(120.0), strength(180.0)
    assert came > 3 * went
    assert back > 3 * went
    assert seen(scene) == whole


def test_a_store_pulses_twice_and_is_as_before(scene: BoardScene) -> None:
    bare = seen(scene)
    scene.pulse(6, 0.0, PULSE)

    def lowest(now: float) -> int:
        """How far below the store the ring reaches."""
        scene.move_to(now)
        picture, x = seen(scene), round(SLAB.holes[6].x + SLAB.bleed)
        changed = [
            y for y in range(picture.height()) if picture.pixelColor(x, y) != bare.pixelColor(x, y)
        ]
        return max(changed)

    begun, grown = lowest(1.0), lowest(PULSE / 2)
    assert grown > begun
    assert lowest(PULSE + 1.0) == begun  # the second pulse begins as the first did
    assert lowest(1.5 * PULSE) == grown
    assert scene.notes == 1
    scene.move_to(PULSES * PULSE)
    assert scene.notes == 0
    assert seen(scene) == bare


def test_a_chip_stays_for_a_while_and_fades(scene: BoardScene) -> None:
    bare = seen(scene)
    scene.say_gain(13, 5, 0.0, NOTE)
    scene.say_extra_turn(6, 0.0, NOTE)
    with_chips = seen(scene)
    scene.move_to(NOTE)
    assert seen(scene) == with_chips != bare
    scene.move_to(NOTE + NOTE_FADE / 2)
    assert seen(scene) not in (with_chips, bare)
    assert not scene.move_to(NOTE + NOTE_FADE)
    assert scene.notes == 0
    assert seen(scene) == bare


def test_another_dress_or_game_takes_notes_away(scene: BoardScene) -> None:
    bare = seen(scene)
    scene.say_gain(13, 5, 0.0, NOTE)
    scene.clear_notes()
    assert seen(scene) == bare
    scene.pulse(6, 0.0, PULSE)
    scene.turn(flipped=True, facing=False)
    assert scene.notes == 0


# ---------------------------------------------------------------- face to face


def test_who_holds_seeds_can_read_how_many_are_left(scene: BoardScene) -> None:
    def chips(side: Side, over: int) -> QImage:
        scene.set_hands(Counter({InHand(side, over): 3}))
        return seen(scene)

    hands = [(side, over) for side in Side for over in (2, 9)]
    plain = [chips(*hand) for hand in hands]
    scene.turn(flipped=False, facing=True)
    facing = [chips(*hand) for hand in hands]
    area = SLAB.face.adjusted(0, 0.15 * SLAB.height, 0, -0.15 * SLAB.height)
    place = area.translated(-scene.sceneRect().topLeft()).toRect()
    same = [a.copy(place) == b.copy(place) for a, b in zip(plain, facing, strict=True)]
    assert same == [True, True, False, False]


def ink(picture: QImage) -> float:
    """The height of the ink's middle, 0 at the top and 1 at the bottom."""
    rows = [
        sum(picture.pixelColor(x, y).alpha() for x in range(picture.width()))
        for y in range(picture.height())
    ]
    return sum(y * alpha for y, alpha in enumerate(rows)) / sum(rows) / picture.height()


def test_face_to_face_what_is_above_stands_on_its_head_and_what_is_below_does_not(
    themes: Path,
) -> None:
    look, owner = Look(BoardTheme.load(themes / "walnut")), QObject()
    board = Geometry(6, BoardShape.SLAB, 700)
    scene = BoardScene(board, look, owner)
    scene.set_names(["L"] * 14)
    plain = Dressing.paint(Order(board, look, 1.0), scene.shown)
    scene.wear(plain)
    scene.turn(flipped=False, facing=True)
    facing = scene.dressing
    assert facing is not None
    assert facing.sprites is plain.sprites  # the light stays where it is
    assert facing.pictures == plain.pictures
    here, there = plain.painters, facing.painters
    for hole in (0, 6):  # a pit and the store of South, who sits below
        assert here.count(hole, 7, False) == there.count(hole, 7, False)
    for hole in (8, 13):
        upright, turned = here.count(hole, 7, False), there.count(hole, 7, False)
        assert upright and turned
        assert ink(upright.image) < 0.5 < ink(turned.image)
    assert here.letter(0, "L") == there.letter(0, "L")
    assert here.letter(8, "L") != there.letter(8, "L")
    assert here.gain(6, "+7") == there.gain(6, "+7")
    assert here.gain(13, "+7") != there.gain(13, "+7")
    assert here.extra_turn(6, "again") == there.extra_turn(6, "again")
    assert here.extra_turn(13, "again") != there.extra_turn(13, "again")
    owner.deleteLater()


@pytest.mark.parametrize("raised", [0.0, 0.6, 1.0])
def test_a_seed_that_is_raised_keeps_its_outline(scene: BoardScene, raised: float) -> None:
    """By the nearest pixel some would be painted twice, side by side or one below the other."""
    scene.lay(Heaps({2: [0]}), 0.0, 0.0)
    scene.raise_heap(2, raised)
    hole, reach = SLAB.holes[2], SLAB.seed_radius
    spot = scatter(1, hole, reach)[0]
    middle = hole.center + QPointF(spot.x, spot.y - 0.55 * reach * raised)
    corner = (middle - scene.sceneRect().topLeft() - QPointF(reach, reach) * 0.7).toPoint()
    side = round(1.4 * reach)
    seed = seen(scene).copy(corner.x(), corner.y(), side, side)
    lines = [[seed.pixel(x, y) for x in range(side)] for y in range(side)]
    columns = [list(column) for column in zip(*lines, strict=True)]
    for row in (lines, columns):
        assert all(one != other for one, other in itertools.pairwise(row))


def test_raised_glass_casts_a_shadow_and_no_disc_of_light(themes: Path, scene: BoardScene) -> None:
    look = Look(BoardTheme.load(themes / "walnut"), Material.GLASS)
    scene.wear(Dressing.paint(Order(SLAB, look, 1.0), scene.shown))
    bare = seen(scene)
    scene.lay(Heaps({2: [0]}), 0.0, 0.0)
    scene.raise_heap(2, 1.0)
    spot = scatter(1, SLAB.holes[2], SLAB.seed_radius)[0]
    below = SLAB.holes[2].center + QPointF(spot.x, spot.y) + QPointF(0.5, 0.95) * SLAB.seed_radius
    place = (below - scene.sceneRect().topLeft()).toPoint()
    assert seen(scene).pixelColor(place).lightness() < bare.pixelColor(place).lightness()
