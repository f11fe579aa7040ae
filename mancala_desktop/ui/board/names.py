"""What pits are called on the board."""

from __future__ import annotations

from enum import Enum

from mancala_desktop.rules.board import layout


class PitNames(Enum):
    """What stands beside the pits: a-f and A-F, 1-6 on either side, the ring index, or nothing."""

    LETTERS = "letters"
    NUMBERS = "numbers"
    RING = "ring"
    NONE = "none"


def pit_names(pits: int, names: PitNames) -> tuple[str, ...]:
    """The names by ring index; stores have none."""
    ring = layout(pits)
    return tuple(
        "" if ring.is_store(hole) or names is PitNames.NONE else _name(hole, pits, names)
        for hole in range(ring.holes)
    )


def _name(pit: int, pits: int, names: PitNames) -> str:
    match names:
        case PitNames.LETTERS:
            return layout(pits).name(pit)
        case PitNames.NUMBERS:
            return str(pit % (pits + 1) + 1)
        case _:
            return str(pit)
