"""Random games: where positions come from that look as if people had come there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant

_MOST_SOWINGS = 150  # Oware may go round in circles


def walk(variant: Variant, random: Random) -> Iterator[Position]:
    """The positions of one random game, up to the last that is not over, each as the side to sow
    sees it: South is to sow.

    Of two sowings drawn by chance the one that brings more into the store is made: whoever sows
    without any aim leaves boards that nobody knows from play. `variant` begins without a
    simultaneous opening.
    """
    position = variant.start()
    for _ in range(_MOST_SOWINGS):
        if position.over:
            return
        side = position.to_sow
        yield position if side is Side.SOUTH else position.mirrored()
        one, other = _drawn(variant, position, random, 2)
        position = other if other.store(side) > one.store(side) else one


def hungry_walk(variant: Variant, random: Random) -> Iterator[Position]:
    """The positions with South to sow of a random game in which South keeps North short of seeds,
    and North sows whatever chance says."""
    position = variant.start()
    for _ in range(_MOST_SOWINGS):
        if position.over:
            return
        if position.to_sow is Side.SOUTH:
            yield position
            position = min(_drawn(variant, position, random, 3), key=_fullness)
        else:
            (position,) = _drawn(variant, position, random, 1)


def _drawn(variant: Variant, position: Position, random: Random, times: int) -> list[Position]:
    """What sowings that chance says lead to."""
    pits = variant.legal_moves(position)
    return [variant.after(position, random.choice(pits)) for _ in range(times)]


def _fullness(position: Position) -> int:
    """How much North has to sow with."""
    row = position.row(Side.NORTH)
    return sum(row) + 2 * sum(map(bool, row))
