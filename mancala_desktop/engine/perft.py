"""Counting lines of play, to compare rules with those of others."""

from __future__ import annotations

from mancala_desktop.engine.budget import Budget
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant


def perft(variant: Variant, position: Position, depth: int, budget: Budget) -> int:
    """How many lines of exactly `depth` sowings there are; an extra turn is one more sowing.

    A finished position has no sowings. Repetition is ignored. Raises StoppedError.
    """
    if depth == 0:
        return 1
    budget.spend()
    pits = variant.legal_moves(position)
    if depth == 1:
        return len(pits)
    return sum(perft(variant, variant.after(position, pit), depth - 1, budget) for pit in pits)
