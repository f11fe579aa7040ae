# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Guesses at boards of Congkak. The weights were fitted to searched values, then chosen by matches."""

from __future__ import annotations

import cython
from cython.cimports.mancala_desktop.engine.machine.board import Board, Row, Rules, equal, seeds_in


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def guess(rules: cython.pointer(cython.const[Rules]), board: Board) -> cython.int:
    """What a board may be worth to the side whose turn begins, in fine steps."""
    own: Row = board.own
    other: Row = board.other
    left: cython.int = seeds_in(own) + seeds_in(other)
    return (
        10
        + left
        + 3 * left * left // 64
        + 8 * _direct(rules, own)
        + 3 * _direct(rules, other)
        - 10 * _empty(rules, own)
        + 4 * _empty(rules, other)
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth(rules: cython.pointer(cython.const[Rules]), board: Board) -> cython.int:
    """How much may still come of a board in a turn; it only orders boards, so it has no unit."""
    return 16 * _direct(rules, board.own) + 4 * seeds_in(board.own)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _empty(rules: cython.pointer(cython.const[Rules]), row: Row) -> cython.int:
    """How many pits of a row are empty."""
    return equal(row, 0) - (8 - rules.pits)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _direct(rules: cython.pointer(cython.const[Rules]), row: Row) -> cython.int:
    """How many pits of a row hold just the seeds that end in the store."""
    distances: Row = cython.cast(Row, 0x0102030405060708) >> 8 * (8 - rules.pits)
    return equal(row, distances) - (8 - rules.pits)
