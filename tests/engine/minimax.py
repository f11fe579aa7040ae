"""The plainest search there is: every line to its end, no table, no window."""

from __future__ import annotations

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant


def minimax(variant: Variant, position: Position, side: Side) -> int:
    """The final store difference for `side`; for games that always end."""
    if position.over:
        return int(position.store(side) - position.store(side.other))
    values = [
        minimax(variant, variant.after(position, pit), side)
        for pit in variant.legal_moves(position)
    ]
    return max(values) if position.to_sow is side else min(values)


def minimax_values(variant: Variant, position: Position) -> dict[int, int]:
    """The final store difference for the side to sow, for each of its sowings."""
    return {
        pit: minimax(variant, variant.after(position, pit), position.to_sow)
        for pit in variant.legal_moves(position)
    }
