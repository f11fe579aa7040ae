# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Endgame tables of Oware, where a board can come again: by retrograde analysis.

What a board is worth may depend on what came before. With `split` going in circles is worth 0 wherever
it begins, so every board has a value. Otherwise a board has one for certain only if play cannot go in
circles from it: it is *free*. Of the others the table tells what either side can force at least, in
play that meets no board twice: bounds that hold wherever no board with as many seeds came before,
so after a capture.

Told in steps:

1. Boards are taken in layers by seeds, fewest first. A capture leaves the layer, so what it leads to
   is known; every other sowing stays in it and brings nothing (`_open_layer`).
2. A board is free when everything it leads to is (`_find_free`).
3. Bounds are fixed from the greatest down (`_fix_bounds`). The side to sow gets at least n as soon as
   one sowing leads to where the other gets at most -n; it gets at most -n when every sowing leads to
   where the other gets at least n. What is fixed tells the boards that lead to it (`origins`).
   Who follows what was fixed first never comes round to the same board.
4. What is never fixed can go in circles for ever: that is worth 0 with `split`, else unknown.
"""

from __future__ import annotations

import cython
from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.mancala_desktop.engine.machine.board import (
    SPAN,
    Board,
    Key,
    Machine,
    Row,
    board_of,
    number,
    seeds_in,
)
from cython.cimports.mancala_desktop.engine.machine.clock import Clock, tick
from cython.cimports.mancala_desktop.engine.machine.moves import (
    MOST_ORIGINS,
    MOST_PITS,
    Child,
    children,
    origins,
)

from mancala_desktop.engine.machine.endgames import boards


@cython.cclass
class Retrograde:
    """What is known of all boards of `machine` with at most `seeds` seeds, for the side to sow.

    `memory` holds a byte a board; it may be a file in memory.
    """

    def __init__(self, machine: Machine, seeds: int, split: bool, memory: object) -> None:
        self.machine = machine
        self.seeds = seeds
        self.split = split
        self.memory = memory
        self._bytes = memory
        self.values = cython.address(self._bytes[0])

    def value(self, rows: bytes) -> int | None:
        """The exact value of a board, over or not; None if it has none, or too many seeds."""
        if sum(rows) > self.seeds:
            return None
        found: Bounds = self._bounds(rows)
        return found.high if found.free else None

    def bounds(self, rows: bytes) -> tuple[int, int]:
        """What a board of the table is worth at least and at most, if no board with as many seeds came
        before it."""
        found: Bounds = self._bounds(rows)
        return found.low, found.high

    @cython.cfunc
    def _bounds(self, rows: object) -> Bounds:
        key: Key = number(cython.address(self.machine.rules), board_of(self.machine, rows, 0))
        return told_of(self.values, self.split, key, sum(rows))


def most_seeds(split: bool) -> int:
    """How many seeds a board of a table may have."""
    return MOST_SPLIT if split else MOST_CIRCLING


def build(machine: Machine, split: bool, seeds: int, memory: object, clock: Clock) -> bool:
    """Fill `memory` for all boards of up to `seeds` seeds; False if the clock is out before."""
    return all(fill_layer(machine, split, layer, memory, clock) for layer in range(seeds + 1))


def fill_layer(
    machine: Machine, split: bool, seeds: cython.int, memory: object, clock: Clock
) -> bool:
    """Find out all boards with exactly `seeds` seeds, given those with fewer; False if the clock is
    out before."""
    values: cython.uchar[::1] = memory
    pits = machine.rules.pits
    layer: Layer
    layer.rules = cython.address(machine.rules)
    layer.ticks = cython.address(clock.ticks)
    layer.values = cython.address(values[0])
    layer.first = boards(pits, seeds - 1) if seeds else 0
    layer.boards = boards(pits, seeds) - layer.first
    layer.seeds = seeds
    layer.split = split
    layer.height = 0
    layer.cells = cython.cast(cython.pointer(Cell), calloc(layer.boards, cython.sizeof(Cell)))
    layer.stack = cython.cast(
        cython.pointer(cython.uint), malloc(2 * layer.boards * cython.sizeof(cython.uint))
    )
    try:
        if not (layer.cells and layer.stack):
            raise MemoryError
        with cython.nogil:
            _open_layer(cython.address(layer))
            if not split:
                _find_free(cython.address(layer))
            _fix_bounds(cython.address(layer))
            if not layer.ticks.out:
                _write(cython.address(layer))
    finally:
        free(layer.cells)
        free(layer.stack)
    return not clock.ticks.out


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _board(layer: cython.pointer(cython.const[Layer]), index: Key) -> Board:
    """The board with a number, the last pit first: the seeds up to a pit are the most that fit."""
    board: Board
    board.own = board.other = 0
    board.sown = 0
    pits: cython.int = layer.rules.pits
    rest: Key = layer.first + index
    total: cython.int = layer.seeds
    place: cython.int
    for place in range(2 * pits - 1, 0, -1):
        ranks: cython.pointer(Key) = layer.rules.ranks + SPAN * place
        rest -= ranks[total]
        ranks -= SPAN
        below: cython.int = total
        while ranks[below] > rest:
            below -= 1
        seeds: Row = total - below
        if place >= pits:
            board.other |= seeds << 8 * (place - pits)
        else:
            board.own |= seeds << 8 * place
        total = below
    board.own |= cython.cast(Row, total)
    return board


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _open_layer(layer: cython.pointer(Layer)) -> cython.void:
    """1. What the sowings that leave the layer say of every board, and how many stay in it."""
    found: Child[MOST_PITS]
    index: Key
    place: cython.int
    for index in range(layer.boards):
        if tick(layer.ticks):
            return
        board: Board = _board(layer, index)
        cell: cython.pointer(Cell) = cython.address(layer.cells[index])
        count: cython.int = children(layer.rules, board, found)
        if count == 0:  # over, and no board leads here
            cell.low = cell.high = seeds_in(board.own) - seeds_in(board.other)
            cell.marks = Mark.LOW_FIXED | Mark.HIGH_FIXED | Mark.FREE
            continue
        low: cython.int = NOTHING
        high: cython.int = NOTHING
        for place in range(count):
            child: cython.pointer(Child) = cython.address(found[place])
            if child.over:
                low = max(low, child.gain)
                high = max(high, child.gain)
            elif child.left == layer.seeds:
                cell.open += 1
                cell.marks += Mark.WAITING
            else:
                known: Bounds = told_of(layer.values, layer.split, child.key, child.left)
                low = max(low, child.gain - known.high)
                high = max(high, child.gain - known.low)
                if not known.free:
                    cell.marks |= Mark.BOUND
        cell.low = low
        cell.high = high


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _push(layer: cython.pointer(Layer), entry: Key) -> cython.void:
    layer.stack[layer.height] = entry
    layer.height += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _find_free(layer: cython.pointer(Layer)) -> cython.void:
    """2. Mark the boards from which play cannot go in circles."""
    found: Board[MOST_ORIGINS]
    index: Key
    place: cython.int
    for index in range(layer.boards):
        cell: cython.pointer(Cell) = cython.address(layer.cells[index])
        if cell.marks == 0:
            cell.marks = Mark.FREE
            _push(layer, index)
        while layer.height:
            if tick(layer.ticks):
                return
            layer.height -= 1
            board: Board = _board(layer, layer.stack[layer.height])
            for place in range(origins(layer.rules, board, layer.seeds, found)):
                before: Key = number(layer.rules, found[place]) - layer.first
                cell = cython.address(layer.cells[before])
                cell.marks -= Mark.WAITING
                if cell.marks == 0:
                    cell.marks = Mark.FREE
                    _push(layer, before)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fix_bounds(layer: cython.pointer(Layer)) -> cython.void:
    """3. Fix bounds of `size` for the side to sow and of -`size` for the other, the greatest first."""
    size: cython.int
    index: Key
    for size in range(layer.seeds, 0 if layer.split else -layer.seeds, -1):
        for index in range(layer.boards):
            _fix_low(layer, index, size)
            _fix_high(layer, index, -size)
            if layer.height:
                _tell_origins(layer, size)
                if layer.ticks.out:
                    return


# An entry of the stack is twice the index of a board, and 1 more if its upper bound was fixed.


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _fix_low(layer: cython.pointer(Layer), index: Key, value: cython.int) -> cython.void:
    cell: cython.pointer(Cell) = cython.address(layer.cells[index])
    if cell.low == value and not cell.marks & Mark.LOW_FIXED:
        cell.marks |= Mark.LOW_FIXED
        _push(layer, 2 * index)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _fix_high(layer: cython.pointer(Layer), index: Key, value: cython.int) -> cython.void:
    cell: cython.pointer(Cell) = cython.address(layer.cells[index])
    if cell.open == 0 and cell.high == value and not cell.marks & Mark.HIGH_FIXED:
        cell.marks |= Mark.HIGH_FIXED
        _push(layer, 2 * index + 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _tell_origins(layer: cython.pointer(Layer), size: cython.int) -> cython.void:
    """Tell the boards that lead to those on the stack, and those that lead to them."""
    found: Board[MOST_ORIGINS]
    place: cython.int
    while layer.height:
        if tick(layer.ticks):
            return
        layer.height -= 1
        entry: Key = layer.stack[layer.height]
        count: cython.int = origins(layer.rules, _board(layer, entry >> 1), layer.seeds, found)
        for place in range(count):
            before: Key = number(layer.rules, found[place]) - layer.first
            cell: cython.pointer(Cell) = cython.address(layer.cells[before])
            if entry & 1:
                cell.low = max(cell.low, size)
                _fix_low(layer, before, size)
            else:
                cell.open -= 1
                cell.high = max(cell.high, -size)
                _fix_high(layer, before, -size)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _write(layer: cython.pointer(Layer)) -> cython.void:
    """4. Put what was found into the table."""
    index: Key
    seeds: cython.int = layer.seeds
    for index in range(layer.boards):
        cell: cython.pointer(Cell) = cython.address(layer.cells[index])
        low: cython.int = cell.low if cell.marks & Mark.LOW_FIXED else -seeds
        high: cython.int = cell.high if cell.marks & Mark.HIGH_FIXED else seeds
        told: cython.int
        if layer.split:
            told = max(low, 0) + min(high, 0)
        elif cell.marks & Mark.FREE:
            told = 15 << 4 | (high + seeds) // 2
        else:
            told = (low + seeds) // 2 << 4 | (high + seeds) // 2
        layer.values[layer.first + index] = told & 255
