"""Everything a board wears in one look and size, painted beside the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.items import Painters
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.pictures import BoardPictures, board_pictures
from mancala_desktop.ui.board.seeds import Material, SeedSprites
from mancala_desktop.ui.board.slab import SHADOW_ON_LIGHT
from mancala_desktop.ui.board.theme import BoardTheme


@dataclass(frozen=True, slots=True)
class Look:
    """What a board is made of.

    `shadow` is its strength on the table, `cache` a folder in which painted boards are kept.
    """

    theme: BoardTheme
    material: Material = Material.PEBBLE
    shadow: float = SHADOW_ON_LIGHT
    cache: Path | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """Which dress is wanted: the board's measures and look, and the screen's device pixels a pixel."""

    geometry: Geometry
    look: Look
    ratio: float

    @property
    def upright(self) -> Order:
        """The same for whichever side sits below: turned, a board wears the same dress."""
        return replace(self, geometry=replace(self.geometry, flipped=False, facing=False))


@dataclass(frozen=True, slots=True)
class Shown:
    """What stands on a board now and is worth painting with it: by ring index the names, the
    counts (with half a seed or not) and the marks."""

    names: Sequence[str]
    counts: Sequence[tuple[int, bool]]
    marks: Sequence[frozenset[Mark]]


@dataclass(frozen=True, slots=True)
class Dressing:
    """The pictures of one order."""

    order: Order
    pictures: BoardPictures
    sprites: SeedSprites
    painters: Painters = field(compare=False)

    @classmethod
    def paint(cls, order: Order, shown: Shown, worn: Dressing | None = None) -> Dressing:
        """Everything for `order`; seeds that the board has in common with what it wears are not
        painted again. Takes tenths of a second, in any thread."""
        geometry, look, ratio = order.geometry, order.look, order.ratio
        pictures = board_pictures(
            geometry, look.theme, ratio=ratio, shadow=look.shadow, cache=look.cache
        )
        sprites = worn.sprites if worn else None
        if not (sprites and sprites.fits(look.material, geometry.seed_radius, ratio)):
            sprites = SeedSprites(look.material, geometry.seed_radius, ratio)
        sprites.paint_all()
        painters = Painters(geometry, look.theme, ratio)
        for turned in (geometry, replace(geometry, flipped=not geometry.flipped)):
            painters.turned(turned).paint_all(shown.names, shown.counts, shown.marks)
        return cls(order, pictures, sprites, painters)

    def turned(self, geometry: Geometry) -> Dressing:
        """The same on the same board, whose holes have changed their places or read another way."""
        before, look, ratio = self.order.geometry, self.order.look, self.order.ratio
        shades = self.pictures.lip_shades
        if shades and geometry.flipped != before.flipped:
            half = geometry.pits + 1
            shades = (*shades[half:], *shades[:half])
        return Dressing(
            Order(geometry, look, ratio),
            replace(self.pictures, lip_shades=shades),
            self.sprites,
            self.painters.turned(geometry),
        )
