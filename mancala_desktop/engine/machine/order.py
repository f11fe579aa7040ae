# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""In which order a search that looks ahead tries sowings: the better the first, the sooner the others
are refuted.

First comes what the table says, then extra turns. The rest is a sum: seeds gained, what answered at
the same point of another line (the killer heuristic, Akl and Newborn 1977), and what has often
answered anywhere (the history heuristic, Schaeffer 1983; here by pit and seeds in it).
"""

from __future__ import annotations

import cython
from cython.cimports.libc.string import memset
from cython.cimports.mancala_desktop.engine.machine.board import Board, seeds_at
from cython.cimports.mancala_desktop.engine.machine.moves import MOST_PITS, Child


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin(replies: cython.pointer(Replies)) -> cython.void:
    """Another search begins: what answered in the one before counts a quarter, and at no point."""
    pit: cython.int
    seeds: cython.int
    memset(replies.last, -1, cython.sizeof(replies.last))
    for pit in range(MOST_PITS):
        for seeds in range(MANY + 1):
            replies.often[pit][seeds] //= 4


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def note(
    replies: cython.pointer(Replies),
    board: Board,
    pit: cython.int,
    depth: cython.int,
    ply: cython.int,
) -> cython.void:
    """A sowing of `board` was enough, searched to `depth`; no other one had to be tried."""
    replies.last[ply] = pit
    often: cython.pointer(cython.int) = cython.address(replies.often[pit][_seeds(board, pit)])
    often[0] = min(often[0] + depth * depth, cython.cast(cython.int, Promise.OFTEN))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sort(
    replies: cython.pointer(cython.const[Replies]),
    board: Board,
    found: cython.pointer(cython.const[Child]),
    count: cython.int,
    order: cython.pointer(cython.int),
    first: cython.int,
    ply: cython.int,
) -> cython.void:
    """Write the places in `found` of all sowings of `board` into `order`, the most promising first.

    `first` is the pit that the table names, -1 if none.
    """
    promises: cython.int[MOST_PITS]
    index: cython.int
    for index in range(count):
        child: cython.pointer(cython.const[Child]) = cython.address(found[index])
        pit: cython.int = child.pit
        promise: cython.int = pit + Promise.SEED * child.gain
        promise += replies.often[pit][_seeds(board, pit)]
        if pit == replies.last[ply]:
            promise += Promise.ANSWERED
        if child.again:
            promise += Promise.AGAIN
        if pit == first:
            promise += Promise.FIRST
        place: cython.int = index
        while place > 0 and promises[place - 1] < promise:
            promises[place] = promises[place - 1]
            order[place] = order[place - 1]
            place -= 1
        promises[place] = promise
        order[place] = index


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _seeds(board: Board, pit: cython.int) -> cython.int:
    """The seeds in a pit, as `often` counts them."""
    return min(seeds_at(board.own, pit), cython.cast(cython.int, MANY))
