"""What pits are called, on the board and in sentences."""

from __future__ import annotations

from mancala_desktop.play.settings import PitNames
from mancala_desktop.rules.board import Layout, layout


def pit_name(layout: Layout, pit: int, names: PitNames) -> str:
    """What is written beside a pit: its letter, its number from the owner's left, or its index."""
    match names:
        case PitNames.LETTERS:
            return layout.name(pit)
        case PitNames.NUMBERS:
            return str(pit - layout.row(layout.owner(pit)).start + 1)
        case PitNames.RING:
            return str(pit)


def pit_names(pits: int, names: PitNames) -> tuple[str, ...]:
    """The names by ring index; stores have none."""
    ring = layout(pits)
    return tuple(
        "" if ring.is_store(hole) else pit_name(ring, hole, names) for hole in range(ring.holes)
    )
