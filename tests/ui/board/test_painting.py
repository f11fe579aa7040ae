"""The painted board, looked at pixel by pixel."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mancala_desktop.play.settings import PitNames
from mancala_desktop.ui.board import numerals
from mancala_desktop.ui.board.badges import BadgePainter, ChipIcon, ChipKind
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.marks import Mark, MarkPainter, resolve
from mancala_desktop.ui.board.names import pit_names
from mancala_desktop.ui.board.picture import board_image, paint_board
from mancala_desktop.ui.board.pictures import KEPT_PICTURES, board_pictures, paint_background
from mancala_desktop.ui.board.seeds import VARIANTS, Material, SeedSprites
from mancala_desktop.ui.board.shapes import board_outline
from mancala_desktop.ui.board.theme import BoardTheme

SLAB = Geometry(6, BoardShape.SLAB, 480)
ALL = ["walnut", "oak", "teak", "contrast"]


@pytest.fixture
def walnut(themes: Path) -> BoardTheme:
    return BoardTheme.load(themes / "walnut")


def color_at(image: QImage, geometry: Geometry, point: QPointF) -> QColor:
    place = (point - geometry.canvas.topLeft()) * image.devicePixelRatio()
    return image.pixelColor(round(place.x()), round(place.y()))


def empty(
    geometry: Geometry, theme: BoardTheme, marks: Mapping[int, Collection[Mark]] | None = None
) -> QImage:
    counts = [0] * len(geometry.holes)
    return board_image(geometry, theme, counts, ratio=1, show_counts=False, marks=marks)


@pytest.mark.parametrize("shape", list(BoardShape))
@pytest.mark.parametrize("name", ["walnut", "oak", "teak"])
def test_holes_are_darker_than_the_wood_and_the_far_side_is_lit(
    themes: Path, name: str, shape: BoardShape
) -> None:
    board = Geometry(6, shape, 480)
    image = empty(board, BoardTheme.load(themes / name))
    wood = color_at(image, board, QPointF(240, board.height / 2 - 4)).lightness()
    for hole in board.holes:
        near = color_at(
            image, board, hole.center - QPointF(hole.rx * 0.4, hole.ry * 0.6)
        ).lightness()
        far = color_at(
            image, board, hole.center + QPointF(hole.rx * 0.3, hole.ry * 0.7)
        ).lightness()
        assert near < 0.7 * wood
        assert near < far


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_shadow_fades_out_before_the_bleed_ends(walnut: BoardTheme, ratio: float) -> None:
    image = paint_background(SLAB, walnut, ratio=ratio, shadow=0.06)
    right, bottom = image.width() - 1, image.height() - 1
    border = [(x, y) for x in range(right) for y in (0, bottom)]
    border += [(x, y) for y in range(bottom) for x in (0, right)]
    assert max(image.pixelColor(x, y).alpha() for x, y in border) <= 2
    below = color_at(image, SLAB, QPointF(240, SLAB.height + SLAB.thickness + 6))
    assert 40 < below.alpha() < 255


def test_a_lip_shade_darkens_only_the_near_side_of_its_hole(walnut: BoardTheme) -> None:
    pictures = board_pictures(SLAB, walnut, ratio=2)
    assert len(pictures.lip_shades) == len(SLAB.holes)
    for hole, shade in zip(SLAB.holes, pictures.lip_shades, strict=True):
        image = shade.image

        def alpha(
            dx: float, dy: float, image: QImage = image, corner: QPointF = shade.position
        ) -> int:
            place = (hole.center + QPointF(dx * hole.rx, dy * hole.ry) - corner) * 2  # noqa: B023
            return image.pixelColor(round(place.x()), round(place.y())).alpha()

        assert alpha(-0.3, -0.9) > 60
        assert alpha(0.1, 0.4) == 0
        assert image.pixelColor(0, 0).alpha() == 0


def test_a_flat_board_has_no_shades(themes: Path) -> None:
    theme = BoardTheme.load(themes / "contrast")
    assert board_pictures(SLAB, theme).lip_shades == ()
    assert color_at(empty(SLAB, theme), SLAB, SLAB.holes[0].center).name() == "#2b2b2b"


def test_the_cache_gives_back_the_very_picture(walnut: BoardTheme, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "cache"
    painted = board_pictures(SLAB, walnut, ratio=1.5, cache=folder)
    assert len(list(folder.iterdir())) == 1
    found = board_pictures(SLAB, walnut, ratio=1.5, cache=folder)
    assert found.background.image.devicePixelRatio() == 1.5
    assert found.background.image == painted.background.image


def test_a_spoilt_cache_is_painted_anew_and_an_impossible_one_ignored(
    walnut: BoardTheme, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    board_pictures(SLAB, walnut, cache=cache)
    file = next(cache.iterdir())
    file.write_bytes(b"")
    assert board_pictures(SLAB, walnut, cache=cache).background.image.width() > 480
    assert file.stat().st_size > 0
    assert board_pictures(SLAB, walnut, cache=file / "below").background.image.width() > 480


def test_the_cache_does_not_grow_for_ever(themes: Path, tmp_path: Path) -> None:
    theme = BoardTheme.load(themes / "contrast")
    for width in range(100, 100 + KEPT_PICTURES + 4):
        board_pictures(Geometry(4, BoardShape.SLAB, width), theme, cache=tmp_path / "cache")
    assert len(list((tmp_path / "cache").iterdir())) == KEPT_PICTURES


# Seeds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("material", list(Material))
def test_sprites_are_round_about_their_centre_and_always_alike(material: Material) -> None:
    sprites, again = SeedSprites(material, 10, 2), SeedSprites(material, 10, 2)
    for number in range(VARIANTS):
        image = sprites.seed(number).toImage()
        side = image.width()
        assert image.pixelColor(side // 2, side // 2).alpha() == 255
        assert image.pixelColor(1, 1).alpha() == 0
        assert image == again.seed(number).toImage()
    assert sprites.seed(VARIANTS).toImage() == sprites.seed(0).toImage()
    assert sprites.offset.x() == -side / 4


@pytest.mark.parametrize("material", [m for m in Material if m is not Material.DISC])
def test_thirty_seeds_are_thirty_pictures_lit_from_the_upper_left(material: Material) -> None:
    sprites = SeedSprites(material, 12, 2)
    pictures = [sprites.seed(number).toImage() for number in range(VARIANTS)]
    assert len({bytes(picture.constBits()) for picture in pictures}) == VARIANTS
    for picture in pictures:
        middle, step = picture.width() // 2, round(12 * 2 * 0.4)
        light = picture.pixelColor(middle - step, middle - step).lightness()
        assert light > picture.pixelColor(middle + step, middle + step).lightness()


def test_shadows_fall_to_the_lower_right_and_a_disc_has_none() -> None:
    sprites = SeedSprites(Material.PEBBLE, 12, 1)
    for shadow in (sprites.shadow(3).toImage(), sprites.soft_shadow().toImage()):
        middle = shadow.width() // 2
        assert shadow.pixelColor(middle + 11, middle + 12).alpha() > 0
        assert (
            shadow.pixelColor(middle + 11, middle + 12).alpha()
            > shadow.pixelColor(middle - 11, middle - 12).alpha()
        )
    disc = SeedSprites(Material.DISC, 12, 1).shadow(0).toImage()
    assert disc.pixelColor(disc.width() // 2, disc.height() // 2).alpha() == 0


# Marks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_every_mark_has_a_shape_of_its_own(themes: Path, name: str) -> None:
    theme = BoardTheme.load(themes / name)
    grey = QImage.Format.Format_Grayscale8
    plain = empty(SLAB, theme).convertToFormat(grey)
    pictures = {mark: empty(SLAB, theme, marks={2: [mark]}).convertToFormat(grey) for mark in Mark}
    for mark, picture in pictures.items():
        assert picture != plain, mark
        assert [other for other in Mark if pictures[other] == picture] == [mark]


def test_the_ring_of_a_legal_pit_is_there_in_its_colour(walnut: BoardTheme) -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    hole = board.holes[1]
    top = hole.center - QPointF(0, hole.ry + 3.2 * board.unit)
    plain, marked = empty(board, walnut), empty(board, walnut, marks={1: [Mark.LEGAL]})
    assert color_at(marked, board, top).lightness() > color_at(plain, board, top).lightness() + 60
    triangle = hole.center + QPointF(0, hole.ry + 5.5 * board.unit)
    assert (
        color_at(marked, board, triangle).lightness()
        > color_at(plain, board, triangle).lightness() + 60
    )


def test_marks_are_drawn_by_rank() -> None:
    assert resolve([Mark.LEGAL, Mark.HOVER]) == (Mark.HOVER,)
    assert resolve([Mark.HOVER, Mark.PRESSED, Mark.FOCUS]) == (Mark.PRESSED, Mark.FOCUS)
    assert resolve([Mark.CAPTURED, Mark.LAST_TO, Mark.LEGAL]) == (Mark.LAST_TO, Mark.CAPTURED)
    assert resolve([Mark.LEGAL, Mark.LAST_FROM]) == (Mark.LAST_FROM,)
    assert resolve([Mark.FOCUS]) == (Mark.FOCUS,)
    assert resolve([]) == ()


def test_a_faded_mark_leaves_the_painter_as_it_was(walnut: BoardTheme) -> None:
    image = QImage(500, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    MarkPainter(SLAB, walnut).paint(painter, 0, [Mark.LAST_TO], strength=0)
    assert painter.opacity() == 1
    painter.end()
    assert all(image.pixelColor(x, 100).alpha() == 0 for x in range(500))


@pytest.mark.parametrize("name", ALL)
def test_previews_and_chips_are_painted_and_stay_on_the_board(themes: Path, name: str) -> None:
    painting = BadgePainter(SLAB, BoardTheme.load(themes / name))
    image = QImage(500, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    path = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]
    badges = painting.badges({hole: [hole] for hole in path}, landing=2)
    for arc in painting.arcs(0, path, badges):
        painting.arc(painter, arc)
    for badge in badges.values():
        painting.badge(painter, badge)
        assert image.pixelColor(painting.badge_rect(badge).center().toPoint()).alpha() > 200
    painting.ghost_ring(painter, SLAB.holes[4].center)
    chips = (
        (painting.outer_rim(8), "captures 5", ChipKind.CAPTURE, ChipIcon.CROSS),
        (painting.in_store(6), "+5", ChipKind.GAIN, None),
        (painting.inner_rim(5), "extra turn", ChipKind.NOTE, ChipIcon.AGAIN),
        (painting.outer_rim(9), "5 laps", ChipKind.NOTE, ChipIcon.ON),
        (QPointF(0, 90), "a long word at the edge", ChipKind.NOTE, None),
    )
    for center, text, kind, icon in chips:
        rect = painting.chip(painter, center, text, kind, icon=icon)
        assert rect == painting.chip_rect(center, text, icon=icon)
        assert rect.left() >= 0
        assert rect.right() <= SLAB.width
        inside = rect.topLeft() + QPointF(rect.height() / 2, 2)
        assert image.pixelColor(round(inside.x()), round(inside.y())).alpha() > 200
    painter.end()


def test_path_badges_of_both_rows_step_aside(walnut: BoardTheme) -> None:
    painting = BadgePainter(SLAB, walnut)
    alone = painting.badges({2: [1]}, landing=2)[2]
    both = painting.badges({2: [1], 10: [2]}, landing=10)
    assert both[2].center.x() < alone.center.x() < both[10].center.x()


@pytest.mark.parametrize("numbers", [[7], [28], [10, 28]])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("pits", [4, 5, 6, 7, 8])
def test_numbers_of_a_preview_do_not_cover_each_other(
    monkeypatch: pytest.MonkeyPatch,
    walnut: BoardTheme,
    pits: int,
    scale: float,
    numbers: list[int],
) -> None:
    monkeypatch.setattr(numerals, "text_scale", lambda: scale)
    board = Geometry(pits, BoardShape.SLAB, 860)
    painting = BadgePainter(board, walnut)
    holes = [hole.index for hole in board.holes if not hole.is_store]
    badges = painting.badges(dict.fromkeys(holes, numbers), landing=3)
    rects = [painting.badge_rect(badge) for badge in badges.values()]
    assert not any(a.intersects(b) for a, b in itertools.combinations(rects, 2))


def test_numbers_and_chips_grow_with_all_text_as_far_as_there_is_room(
    monkeypatch: pytest.MonkeyPatch, walnut: BoardTheme
) -> None:
    painting = BadgePainter(SLAB, walnut)

    def sizes() -> list[QRectF]:
        number = painting.badges({2: [3]}, landing=2)[2]
        rim = painting.outer_rim(2)
        return [
            painting.badge_rect(number),
            painting.chip_rect(rim, "captures 5", icon=ChipIcon.CROSS),
            painting.chip_rect(rim, "captures 5", icon=ChipIcon.CROSS, room=SLAB.pitch),
            painting.chip_rect(rim, "much longer than a pitch is wide", room=SLAB.pitch),
        ]

    usual = sizes()
    monkeypatch.setattr(numerals, "text_scale", lambda: 2.0)
    number, free, between, long = sizes()

    assert number.height() == pytest.approx(1.6 * usual[0].height())
    assert free.height() > 1.5 * usual[1].height()
    assert usual[2].width() <= between.width() <= max(usual[2].width(), SLAB.pitch + 1)
    assert long.size() == usual[3].size()


def test_the_way_back_over_the_same_pits_is_drawn_once(walnut: BoardTheme) -> None:
    painting = BadgePainter(SLAB, walnut)
    path = [*range(1, 14), 0, 1, 2]
    badges = painting.badges({hole: [hole] for hole in path}, landing=2)
    assert len(painting.arcs(0, path, badges)) == 15  # out of pit 0, and round by its badge


# The whole board ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("flipped", [False, True])
def test_a_whole_board_shows_seeds_counts_and_letters(
    themes: Path, name: str, flipped: bool
) -> None:
    theme = BoardTheme.load(themes / name)
    board = Geometry(7, BoardShape.BOAT, 700, flipped)
    counts = [7, 0, 3, 12, 21, 30, 1, 25, 7, 7, 7, 7, 7, 7, 0, 60]
    bare = board_image(board, theme, [0] * 16, ratio=1, show_counts=False)
    full = board_image(
        board,
        theme,
        counts,
        ratio=1,
        material=Material.COWRIE,
        names=pit_names(7, PitNames.LETTERS),
    )

    def differs(center: QPointF, reach: int) -> bool:
        return any(
            color_at(bare, board, center + QPointF(dx, dy))
            != color_at(full, board, center + QPointF(dx, dy))
            for dx in range(-reach, reach)
            for dy in range(-reach, reach)
        )

    for hole in board.holes:
        assert differs(hole.center, round(hole.rx * 0.5)) == (counts[hole.index] > 0)
        assert differs(board.count_position(hole.index), 6)
        if not hole.is_store:
            assert differs(board.letter_position(hole.index), 5)


def test_a_wrong_number_of_counts_is_refused(walnut: BoardTheme) -> None:
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with pytest.raises(ValueError, match="14 counts needed, not 3"):
        paint_board(painter, SLAB, walnut, [1, 2, 3])
    painter.end()


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("shape", BoardShape)
@pytest.mark.parametrize(("pits", "width"), [(6, 672), (6, 960), (8, 672)])
def test_large_counts_keep_clear_of_the_mark_of_a_legal_pit_and_stay_on_the_board(
    themes: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    shape: BoardShape,
    pits: int,
    width: int,
) -> None:
    monkeypatch.setattr(numerals, "text_scale", lambda: 2.0)
    geometry, theme = Geometry(pits, shape, width), BoardTheme.load(themes / name)
    marker = MarkPainter(geometry, theme)
    wood = board_outline(geometry)
    for hole in (0, pits - 1, pits, pits + 1):
        area = QRectF(0, 0, 120 * geometry.unit, 100 * geometry.unit)
        area.moveCenter(geometry.count_position(hole))

        def paint_count(painter: QPainter, hole: int = hole) -> None:
            numerals.paint_count(painter, geometry, theme, hole, 18)

        def paint_marks(painter: QPainter, hole: int = hole) -> None:
            marker.paint(painter, hole, {Mark.LEGAL})

        count = ink(area, paint_count)
        assert count
        assert not count & ink(area, paint_marks)
        assert all(wood.contains(QPointF(*point)) for point in count)


def ink(area: QRectF, paint: Callable[[QPainter], object]) -> set[tuple[int, int]]:
    """The pixels of an area that have been painted on, well to be seen."""
    left, top = round(area.left()), round(area.top())
    image = QImage(area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-left, -top)
    paint(painter)
    painter.end()
    return {
        (left + x, top + y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 120
    }
