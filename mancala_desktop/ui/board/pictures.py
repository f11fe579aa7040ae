"""The empty board baked into pictures, so that a frame of animation only has to copy them.

Any thread may paint them.
"""

from __future__ import annotations

import contextlib
import math
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QImage

from mancala_desktop.ui.board.canvas import Piece, aligned, canvas, device_size
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.holes import Carver, paint_flat_hole
from mancala_desktop.ui.board.slab import SHADOW_ON_LIGHT, paint_flat_slab, paint_slab, wood_texture
from mancala_desktop.ui.board.theme import BoardTheme, Flat, Wood

PAINT_VERSION = 2
"""Part of the cache's file names: raise it when the painting code changes the picture."""

KEPT_PICTURES = 8
"""So many pictures (2 to 20 MB each) stay in the cache folder."""

_FAST_PNG = 90


@dataclass(frozen=True, slots=True)
class BoardPictures:
    """The board without seeds, and for each hole (by ring index) the lip's shade to be laid over its seeds.

    A flat (high-contrast) board has no shades: the tuple is empty.
    """

    background: Piece
    lip_shades: tuple[Piece, ...]


def board_pictures(
    geometry: Geometry,
    theme: BoardTheme,
    *,
    ratio: float = 1.0,
    shadow: float = SHADOW_ON_LIGHT,
    cache: Path | None = None,
) -> BoardPictures:
    """Paint the empty board at `ratio` device pixels a pixel, or take it from the folder `cache` if it lies there.

    A cache that cannot be read or written is no error: the board is painted anew. Turned boards share one picture,
    for an empty board looks the same from both sides.
    """
    file = _cache_file(cache, geometry, theme, ratio, shadow) if cache else None
    image = QImage(str(file)) if file and file.is_file() else QImage()
    area = aligned(geometry.canvas, ratio)
    if image.isNull() or (image.width(), image.height()) != device_size(area, ratio):
        image = paint_background(geometry, theme, ratio=ratio, shadow=shadow)
        if file:
            _store(image, file)
    image.convertTo(QImage.Format.Format_ARGB32_Premultiplied)  # a file keeps another one
    image.setDevicePixelRatio(ratio)
    return BoardPictures(Piece(image, area.topLeft()), _lip_shades(geometry, theme, ratio))


def paint_background(
    geometry: Geometry, theme: BoardTheme, *, ratio: float, shadow: float
) -> QImage:
    """The empty board with its bleed on a transparent ground."""
    image, painter = canvas(aligned(geometry.canvas, ratio), ratio)
    match theme.body:
        case Wood() as wood:
            texture = wood_texture(wood.texture, math.ceil(geometry.width * ratio))
            paint_slab(painter, geometry, wood, texture, shadow)
            carver = Carver(wood, texture, geometry.width, ratio)
            for hole in geometry.holes:
                carver.carve(painter, hole)
        case Flat() as flat:
            paint_flat_slab(painter, geometry, flat)
            for hole in geometry.holes:
                paint_flat_hole(painter, hole, flat, geometry.unit)
    painter.end()
    return image


def _lip_shades(geometry: Geometry, theme: BoardTheme, ratio: float) -> tuple[Piece, ...]:
    if not isinstance(theme.body, Wood):
        return ()
    carver = Carver(theme.body, QImage(), geometry.width, ratio)
    return tuple(carver.lip_shade(hole) for hole in geometry.holes)


def _cache_file(
    folder: Path, geometry: Geometry, theme: BoardTheme, ratio: float, shadow: float
) -> Path:
    look = f"{theme.digest}-v{PAINT_VERSION}"
    size = (
        f"{geometry.shape.value}{geometry.pits}-{geometry.width:g}@{ratio:g}-s{shadow * 1000:.0f}"
    )
    return folder / f"board-{look}-{size}.png"


def _store(image: QImage, file: Path) -> None:
    """Write the whole picture or none, quickly rather than small, and let the oldest pictures go."""
    half = file.with_suffix(".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if image.save(str(half), "PNG", _FAST_PNG):  # type: ignore[call-overload]
            half.replace(file)
        pictures = sorted(file.parent.glob("board-*.png"), key=lambda path: path.stat().st_mtime)
        for old in pictures[:-KEPT_PICTURES]:
            old.unlink(missing_ok=True)
    except OSError:
        with contextlib.suppress(OSError):
            half.unlink()
