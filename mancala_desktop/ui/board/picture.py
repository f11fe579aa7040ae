"""A whole board at rest, painted at once: for cards, dialogs and pictures to keep."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from mancala_desktop.ui.board.badges import BadgePainter
from mancala_desktop.ui.board.burnt import paint_burnt
from mancala_desktop.ui.board.canvas import aligned, canvas
from mancala_desktop.ui.board.geometry import Geometry, Hole
from mancala_desktop.ui.board.heaps import Lie
from mancala_desktop.ui.board.marks import Mark, MarkPainter
from mancala_desktop.ui.board.numerals import paint_count, paint_letter
from mancala_desktop.ui.board.pictures import BoardPictures, board_pictures
from mancala_desktop.ui.board.pose import chip_place, held
from mancala_desktop.ui.board.scatter import LAYER_GROWTH, scatter
from mancala_desktop.ui.board.seeds import (
    FLIGHT_SHADOW_OPACITY,
    Material,
    SeedSprites,
    seed_number,
)
from mancala_desktop.ui.board.slab import SHADOW_ON_LIGHT
from mancala_desktop.ui.board.theme import BoardTheme


def paint_board(
    painter: QPainter,
    geometry: Geometry,
    theme: BoardTheme,
    counts: Sequence[int],
    *,
    material: Material = Material.PEBBLE,
    names: Sequence[str] | None = None,
    marks: Mapping[int, Collection[Mark]] | None = None,
    burnt: Collection[int] = (),
    half: bool = False,
    hands: Mapping[int, int] | None = None,
    lie: Lie | None = None,
    show_counts: bool = True,
    shadow: float = SHADOW_ON_LIGHT,
    cache: Path | None = None,
    sprites: SeedSprites | None = None,
    pictures: BoardPictures | None = None,
) -> None:
    """Paint the board with `counts` seeds (by ring index), its face's upper left corner at the painter's origin.

    `names` are the letters by ring index (stores have empty ones), None for none; `marks` by ring index. Pits in `burnt`
    have no count; `half` adds half a seed to either store; `hands` says how many seeds are held over which hole, and
    `lie` which seeds all these are, if that matters. The
    picture is as sharp as the painter's device (its device pixel ratio); a painter that scales blurs it. Several boards
    of one size are painted faster with common `sprites` and `pictures` (which then decide the material and the shadow).
    Raises ValueError if the number of counts does not fit the board.
    """
    if len(counts) != len(geometry.holes):
        raise ValueError(f"{len(geometry.holes)} counts needed, not {len(counts)}")
    ratio = painter.device().devicePixelRatio()
    pictures = pictures or board_pictures(geometry, theme, ratio=ratio, shadow=shadow, cache=cache)
    sprites = sprites or SeedSprites(material, geometry.seed_radius, ratio)
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.drawImage(pictures.background.position, pictures.background.image)
    for hole, count in zip(geometry.holes, counts, strict=True):
        if hole.index in burnt:
            paint_burnt(painter, geometry, theme, hole.index)
        seeds = lie.lying.get(hole.index) if lie else None
        _paint_heap(painter, hole, count, geometry.seed_radius, sprites, seeds)
        _paint_shade(painter, pictures, hole.index)
        if show_counts and hole.index not in burnt:
            split = half and hole.is_store
            paint_count(painter, geometry, theme, hole.index, count, half=split)
        if names and names[hole.index]:
            paint_letter(painter, geometry, theme, hole.index, names[hole.index])
    marker = MarkPainter(geometry, theme)
    for index, worn in (marks or {}).items():
        marker.paint(painter, index, worn)
    for index, held_seeds in (hands or {}).items():
        numbers = lie.held.get(index) if lie else None
        _paint_hand(painter, geometry, geometry.holes[index], held_seeds, sprites, numbers)
        BadgePainter(geometry, theme).chip(painter, chip_place(geometry, index), str(held_seeds))
    painter.restore()


def board_image(
    geometry: Geometry,
    theme: BoardTheme,
    counts: Sequence[int],
    *,
    ratio: float = 2.0,
    material: Material = Material.PEBBLE,
    names: Sequence[str] | None = None,
    marks: Mapping[int, Collection[Mark]] | None = None,
    show_counts: bool = True,
) -> QImage:
    """The board with its bleed on a transparent ground, to be saved as a picture."""
    image, painter = canvas(aligned(geometry.canvas, ratio), ratio)
    paint_board(
        painter,
        geometry,
        theme,
        counts,
        material=material,
        names=names,
        marks=marks,
        show_counts=show_counts,
    )
    painter.end()
    return image


def _paint_heap(
    painter: QPainter,
    hole: Hole,
    count: int,
    seed_radius: float,
    sprites: SeedSprites,
    seeds: Sequence[int] | None,
) -> None:
    """The seeds of one hole, layer upon layer."""
    spots = scatter(count, hole, seed_radius)
    for place, spot in enumerate(spots):
        number = seeds[place] if seeds else seed_number(hole.index, place)
        scale = 1 + LAYER_GROWTH * spot.layer
        painter.save()
        painter.translate(hole.center + QPointF(spot.x, spot.y))
        painter.scale(scale, scale)
        painter.drawImage(sprites.offset, sprites.shadow_image(number))
        painter.drawImage(sprites.offset, sprites.seed_image(number))
        painter.restore()


def _paint_hand(
    painter: QPainter,
    geometry: Geometry,
    hole: Hole,
    count: int,
    sprites: SeedSprites,
    seeds: Sequence[int] | None,
) -> None:
    """Seeds held over a hole, their shadows on the board below them."""
    poses = [held(hole, spot, geometry) for spot in scatter(count, hole, geometry.seed_radius)]
    opacity = painter.opacity()
    painter.setOpacity(opacity * FLIGHT_SHADOW_OPACITY)
    for pose in poses:
        painter.drawImage(QPointF(pose.x, pose.y) + sprites.offset, sprites.soft_shadow_image())
    painter.setOpacity(opacity)
    for place, pose in enumerate(poses):
        seed = sprites.seed_image(seeds[place] if seeds else seed_number(hole.index, place))
        painter.drawImage(QPointF(pose.x, pose.y - pose.height) + sprites.offset, seed)


def _paint_shade(painter: QPainter, pictures: BoardPictures, index: int) -> None:
    if pictures.lip_shades:
        shade = pictures.lip_shades[index]
        painter.drawImage(shade.position, shade.image)
