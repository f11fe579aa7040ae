"""Boards, positions and machines for the tests of the compiled core."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant

NO_PITS: frozenset[int] = frozenset()


@lru_cache(maxsize=256)
def machine(variant: Variant, most: int, burnt: frozenset[int] = NO_PITS) -> Machine:
    """A machine, made once for all tests."""
    return Machine(variant, most, burnt)


def clock(most: int = 10**9) -> Clock:
    """A clock that nothing stops but the nodes."""
    return Clock(bytearray(1), bytearray(1), most)


def last_round(variant: Variant) -> Variant:
    """The same rules in the round that decides, which is what a machine knows."""
    return replace(variant, rounds=1) if isinstance(variant, Congkak) else variant


def every_option(game: type[Variant], *names: str, **fixed: Any) -> list[Variant]:
    """A variant for every choice of the options `names`."""
    allowed = game.allowed()
    return [
        game(**fixed, **dict(zip(names, values, strict=True)))
        for values in product(*(allowed[name] for name in names))
    ]


def some_position(
    variant: Variant, seeds: int, random: Random, burnt: frozenset[int] = NO_PITS
) -> Position:
    """Seeds thrown into the pits, South to sow, not over. Some throws leave most pits empty."""
    layout = variant.layout
    pits = [pit for side in Side for pit in layout.row(side) if pit not in burnt]
    while True:
        ring = [0] * layout.holes
        favoured = random.sample(pits, random.randint(2, len(pits)))
        for _ in range(seeds):
            ring[random.choice(favoured)] += 1
        position = variant.settled(Position(tuple(ring), Side.SOUTH, burnt=burnt))
        if not position.over:
            return position


def rows(position: Position) -> bytes:
    """The seeds of both rows, those of the side to sow first."""
    side = position.to_sow
    return bytes((*position.row(side), *position.row(side.other)))


def seeds_in_pits(position: Position) -> int:
    return sum(rows(position))
