"""Which board a game is played on: its shape, wood, seeds, and the strength of its shadow."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mancala_desktop.assets import asset
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.geometry import BoardShape
from mancala_desktop.ui.board.materials import Material
from mancala_desktop.ui.board.scene import Look
from mancala_desktop.ui.board.slab import SHADOW_ON_DARK, SHADOW_ON_LIGHT
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.theme import CONTRAST, Theme

WOODS = {Family.KALAH: "walnut", Family.OWARE: "oak", Family.CONGKAK: "teak"}
MATERIALS = {
    Family.KALAH: Material.PEBBLE,
    Family.OWARE: Material.NICKERNUT,
    Family.CONGKAK: Material.COWRIE,
}
SHAPES = {
    Family.KALAH: BoardShape.SLAB,
    Family.OWARE: BoardShape.SLAB,
    Family.CONGKAK: BoardShape.BOAT,
}


def board_look(theme: Theme, family: Family, cache_folder: Path | None = None) -> Look:
    """The board of a family in a window that wears `theme`."""
    plain = theme is CONTRAST
    return Look(
        _board_theme(CONTRAST.name if plain else WOODS[family]),
        Material.DISC if plain else MATERIALS[family],
        SHADOW_ON_DARK if theme.dark else SHADOW_ON_LIGHT,
        cache_folder,
    )


@cache
def _board_theme(name: str) -> BoardTheme:
    return BoardTheme.load(asset("themes", name))
