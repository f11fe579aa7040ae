# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""A guess at what a board is worth, where a search looks no further.

What it sees are a few counts, each for the side to sow and for the other one; a weight for each, fitted to
games the core played against itself (`packaging/tuning/`), makes the guess. In all games: how much more
lies in the own row, pits with seeds, and the most one sowing takes. In Kalah and Congkak: pits
that earn an extra turn. In Oware: pits with one or two seeds, which can be taken, and pits so full
that a sowing from them goes all around.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython
from cython.cimports.mancala_desktop.engine.machine.board import (
    Board,
    Game,
    Lap,
    Machine,
    Row,
    Rules,
    Slam,
    board_of,
    equal,
    seeds_at,
    seeds_in,
)

NAMES = ("to_sow", "row", "pits", "pits_other", "turns", "turns_other", "takes", "takes_other")
OWARE_NAMES = (
    *("to_sow", "row", "pits", "pits_other", "weak", "weak_other", "takes", "takes_other"),
    *("around", "around_other"),
)


def names(machine: Machine) -> tuple[str, ...]:
    """What the weights of a game are called, in their order."""
    return OWARE_NAMES if machine.rules.game == Game.OWARE else NAMES


def counted(machine: Machine, rows: bytes) -> list[int]:
    """What is seen of a board: the count that goes with each name."""
    judge: Judge
    features: cython.int[FEATURES]
    ready_judge(machine, cython.address(judge), ())
    look_over(
        cython.address(machine.rules),
        cython.address(judge),
        board_of(machine, rows, 0),
        features,
    )
    return [features[index] for index in range(len(names(machine)))]


def guessed(machine: Machine, weights: Sequence[int], rows: bytes) -> float:
    """The guess for a board, in seeds."""
    judge: Judge
    ready_judge(machine, cython.address(judge), weights)
    board: Board = board_of(machine, rows, 0)
    left: cython.int = seeds_in(board.own) + seeds_in(board.other)
    parts: object = guess(cython.address(machine.rules), cython.address(judge), board, left)
    return parts / PARTS


@cython.cfunc
def ready_judge(machine: Machine, judge: cython.pointer(Judge), weights: object) -> object:
    """Weights come in pairs: in 64ths of a seed, and what is added to that for each 64 seeds left.
    What is not given weighs nothing."""
    index: cython.int
    for index in range(FEATURES):
        judge.weights[index], judge.more[index] = weights[2 * index : 2 * index + 2] or (0, 0)
    judge.ready = 0
    for index in range(8):
        seeds: Row = machine.rules.pits - index if index < machine.rules.pits else 255
        judge.ready |= seeds << 8 * index
    return None


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def guess(
    rules: cython.pointer(cython.const[Rules]),
    judge: cython.pointer(cython.const[Judge]),
    board: Board,
    left: cython.int,
) -> cython.int:
    """The guess in quarters of a seed: never more than all that is left."""
    features: cython.int[FEATURES]
    look_over(rules, judge, board, features)
    total: cython.int = 0
    index: cython.int
    for index in range(FEATURES):
        total += (64 * judge.weights[index] + judge.more[index] * left) * features[index]
    total >>= WEIGHT_BITS
    return max(min(total, PARTS * left), -PARTS * left)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look_over(
    rules: cython.pointer(cython.const[Rules]),
    judge: cython.pointer(cython.const[Judge]),
    board: Board,
    features: cython.pointer(cython.int),
) -> cython.void:
    own: Row = board.own
    other: Row = board.other
    features[0] = 1
    features[1] = seeds_in(own) - seeds_in(other)
    features[2] = 8 - equal(own, 0)
    features[3] = 8 - equal(other, 0)
    features[8] = features[9] = 0
    if rules.game == Game.OWARE:
        ones: Row = 0x0101010101010101
        features[4] = equal(own, ones) + equal(own, 2 * ones)
        features[5] = equal(other, ones) + equal(other, 2 * ones)
        features[6] = _most_taken(rules, own, other)
        features[7] = _most_taken(rules, other, own)
        features[8] = _goes_around(rules, own)
        features[9] = _goes_around(rules, other)
        return
    features[4] = equal(own, judge.ready)
    features[5] = equal(other, judge.ready)
    features[6] = _most_captured(rules, own, other)
    features[7] = _most_captured(rules, other, own)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _goes_around(rules: cython.pointer(cython.const[Rules]), row: Row) -> cython.int:
    count: cython.int = 0
    while row:
        count += cython.cast(cython.int, row & 255) >= 2 * rules.pits
        row >>= 8
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _most_captured(rules: cython.pointer(cython.const[Rules]), own: Row, other: Row) -> cython.int:
    """Kalah and Congkak: the most seeds opposite that a sowing within the own row takes."""
    pits: cython.int = rules.pits
    most: cython.int = 0
    pit: cython.int
    for pit in range(pits - 1):
        n: cython.int = seeds_at(own, pit)
        last: cython.int = pit + n
        if n and last < pits and seeds_at(own, last) == 0:
            most = max(most, seeds_at(other, pits - 1 - last))
    return most


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _most_taken(rules: cython.pointer(cython.const[Rules]), own: Row, other: Row) -> cython.int:
    """Oware: the most seeds a sowing takes."""
    most: cython.int = 0
    pit: cython.int
    for pit in range(rules.pits):
        n: cython.int = seeds_at(own, pit)
        if n == 0:
            continue
        lap: cython.pointer(Lap) = cython.address(rules.laps[pit * (rules.most + 1) + n])
        last: cython.int = lap.last - rules.pits - 1
        if last < 0:
            continue
        row: Row = other + lap.other
        taken: cython.int = 0
        while last >= 0 and 2 <= seeds_at(row, last) <= 3:
            taken += seeds_at(row, last)
            last -= 1
        if taken > most and (rules.slam == Slam.SLAM_CAPTURES or taken < seeds_in(row)):
            most = taken
    return most
