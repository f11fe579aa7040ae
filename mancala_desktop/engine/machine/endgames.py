# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Endgame tables of Kalah: the exact value of every board with few seeds.

Told in steps:

1. A board's place in the table is its number (`board.py`), so boards are built in order, those with
   fewer seeds first: whatever drops a seed into a store leads to a layer that is finished.
2. Sowings that stay in the layer only move seeds forward, so they lead round to no board again;
   such a board is solved at once, before the one that asked for it.
3. Two threads may fill one layer, one from each end: both write the same values.
"""

from __future__ import annotations

from math import comb

import cython
from cython.cimports.libc.string import memset
from cython.cimports.mancala_desktop.engine.machine.board import SPAN, Board, Key, Machine, Row
from cython.cimports.mancala_desktop.engine.machine.clock import Clock, tick
from cython.cimports.mancala_desktop.engine.machine.moves import MOST_PITS, Child, children

UNSOLVED = 256 + UNKNOWN  # as a byte of `memory`


@cython.cclass
class Endgames:
    """The values of all boards with at most `seeds` seeds, for the side to sow.

    `memory` holds a signed byte a board; it may be a file in memory.
    """

    def __init__(self, seeds: int, memory: object) -> None:
        self.seeds = seeds
        self.memory = memory
        self._values = memory
        self.values = cython.cast(
            cython.pointer(cython.const[cython.schar]), cython.address(self._values[0])
        )


def boards(pits: int, seeds: int) -> int:
    """How many boards there are with `pits` pits a side and at most `seeds` seeds."""
    return comb(seeds + 2 * pits, 2 * pits)


def clear_layer(pits: int, seeds: int, memory: object) -> None:
    """Mark all boards with exactly `seeds` seeds as not solved, as `fill_layer` expects them."""
    values: cython.uchar[::1] = memory
    first: cython.size_t = boards(pits, seeds - 1) if seeds else 0
    count: cython.size_t = boards(pits, seeds) - first
    with cython.nogil:
        memset(cython.address(values[first]), UNKNOWN, count)


def fill_layer(
    machine: Machine, seeds: cython.int, memory: object, clock: Clock, backwards: bool
) -> None:
    """Solve all boards with exactly `seeds` seeds that are still UNKNOWN, given all with fewer."""
    values: cython.uchar[::1] = memory
    builder: Builder
    builder.rules = cython.address(machine.rules)
    builder.ticks = cython.address(clock.ticks)
    builder.values = cython.cast(cython.pointer(cython.schar), cython.address(values[0]))
    builder.seeds = seeds
    builder.backwards = backwards
    with cython.nogil:
        _fill(cython.address(builder), 2 * machine.rules.pits - 1, seeds, 0, 0, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill(
    builder: cython.pointer(Builder),
    place: cython.int,
    total: cython.int,
    own: Row,
    other: Row,
    key: Key,
) -> cython.void:
    """Go through the boards of the layer in order. `total` seeds are left for the pits up to `place`,
    those beyond lie in `own` and `other`; `key` is what they bring to the number."""
    pits: cython.int = builder.rules.pits
    key += builder.rules.ranks[SPAN * place + total]
    if place == 0:
        _settle(builder, own + cython.cast(Row, total), other, key)
        return
    step: cython.int
    for step in range(total + 1):
        below: cython.int = total - step if builder.backwards else step
        seeds: Row = total - below
        if place >= pits:
            _fill(builder, place - 1, below, own, other + (seeds << 8 * (place - pits)), key)
        else:
            _fill(builder, place - 1, below, own + (seeds << 8 * place), other, key)
        if builder.ticks.out:
            return


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _settle(builder: cython.pointer(Builder), own: Row, other: Row, key: Key) -> cython.void:
    board: Board
    if builder.values[key] != UNKNOWN or tick(builder.ticks):
        return
    if own == 0 or (other == 0 and builder.rules.either_row):  # over, and never asked for
        builder.values[key] = 0
        return
    board.own = own
    board.other = other
    board.sown = 0
    _solve(builder, board, key)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _solve(builder: cython.pointer(Builder), board: Board, key: Key) -> cython.int:
    """The value of a board of the layer."""
    found: Child[MOST_PITS]
    best: cython.int = UNKNOWN
    index: cython.int
    for index in range(children(builder.rules, board, found)):
        child: cython.pointer(Child) = cython.address(found[index])
        value: cython.int = 0
        if not child.over:
            value = builder.values[child.key]
            if value == UNKNOWN:
                value = _solve(builder, child.after, child.key)
        value = child.gain + value if child.again else child.gain - value
        best = max(best, value)
    builder.values[key] = best
    return best
