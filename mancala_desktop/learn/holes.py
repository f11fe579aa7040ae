"""What the data of lessons and rules calls a hole: pits by their letters, stores by their sides."""

from __future__ import annotations

from collections.abc import Sequence

from mancala_desktop.rules.board import Layout, Side

STORES = ("south", "north")
"""What the stores are called."""


def hole_name(layout: Layout, hole: int) -> str:
    """What a hole is called: `a`, `B`, `south`."""
    return STORES[layout.owner(hole)] if layout.is_store(hole) else layout.name(hole)


def named_hole(layout: Layout, name: str) -> int:
    """The other way round; ValueError if nothing is called that."""
    return layout.store(Side(STORES.index(name))) if name in STORES else layout.pit(name)


def named_pits(layout: Layout, letters: Sequence[str]) -> tuple[int, ...]:
    """The pits with these letters; ValueError if there is none with one of them."""
    return tuple(layout.pit(letter) for letter in letters)
