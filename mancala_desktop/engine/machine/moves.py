# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Sowings: what every pit of a board leads to.

This and `kalah_tree.py` are the only places beside `rules/` that know captures, extra turns, relays
and ends; tests hold them to the rules on random games of every option.
"""

from __future__ import annotations

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
    number,
    rows_of,
    seeds_at,
    seeds_in,
)

from mancala_desktop.engine.tree import rank


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def children(
    rules: cython.pointer(cython.const[Rules]), board: Board, found: cython.pointer(Child)
) -> cython.int:
    """Write every legal sowing of a board that is not over, the pit nearest the store first; returns how
    many there are. At an end `after` and `key` are left open."""
    if rules.game == Game.KALAH:
        return _kalah(rules, board, found)
    if rules.game == Game.OWARE:
        return _oware(rules, board, found)
    return _congkak(rules, board, found)


# -------------------------------------------------------------------- Kalah


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _kalah(
    rules: cython.pointer(cython.const[Rules]), board: Board, found: cython.pointer(Child)
) -> cython.int:
    pits: cython.int = rules.pits
    left: cython.int = seeds_in(board.own) + seeds_in(board.other)
    count: cython.int = 0
    pit: cython.int
    for pit in range(pits - 1, -1, -1):
        n: cython.int = seeds_at(board.own, pit)
        if n == 0:
            continue
        lap: cython.pointer(Lap) = cython.address(rules.laps[pit * (rules.most + 1) + n])
        own: Row = board.own + lap.own
        other: Row = board.other + lap.other
        gain: cython.int = lap.gain
        last: cython.int = lap.last
        again: cython.bint = last == pits
        if last < pits and seeds_at(own, last) == 1:
            _capture(rules, cython.address(own), cython.address(other), cython.address(gain), last)
        child: cython.pointer(Child) = cython.address(found[count])
        child.pit = pit
        child.gain = gain
        child.left = left - gain
        child.again = again
        child.over = not (own and other) and (rules.either_row or not (own if again else other))
        child.after.sown = 0
        _hand_on(rules, child, own, other)
        count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _capture(
    rules: cython.pointer(cython.const[Rules]),
    own: cython.pointer(Row),
    other: cython.pointer(Row),
    gain: cython.pointer(cython.int),
    last: cython.int,
) -> cython.void:
    """Take the last seed, alone in the own pit `last`, with what lies opposite."""
    opposite: cython.int = rules.pits - 1 - last
    taken: cython.int = seeds_at(other[0], opposite)
    if taken or rules.lone_seed:
        own[0] -= cython.cast(Row, 1) << 8 * last
        other[0] -= cython.cast(Row, taken) << 8 * opposite
        gain[0] += taken + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _hand_on(
    rules: cython.pointer(cython.const[Rules]), child: cython.pointer(Child), own: Row, other: Row
) -> cython.void:
    """Finish a child: at the end each row goes to its owner, else the next side sees the board."""
    if child.over:
        child.gain += seeds_in(own) - seeds_in(other)
        child.left = 0
        return
    child.after.own = own if child.again else other
    child.after.other = other if child.again else own
    child.key = number(rules, child.after)


# -------------------------------------------------------------------- Oware


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _oware(
    rules: cython.pointer(cython.const[Rules]), board: Board, found: cython.pointer(Child)
) -> cython.int:
    """All sowings but those the rules forbid: that starve the other side, or do not feed it."""
    count: cython.int = 0
    starving: cython.int = 0
    pit: cython.int
    for pit in range(rules.pits - 1, -1, -1):
        n: cython.int = seeds_at(board.own, pit)
        if n == 0:
            continue
        lap: cython.pointer(Lap) = cython.address(rules.laps[pit * (rules.most + 1) + n])
        own: Row = board.own + lap.own
        other: Row = board.other + lap.other
        if rules.slam != Slam.SLAM_ILLEGAL and board.other == 0 and other == 0:
            continue  # does not feed
        gain: cython.int = _twos_and_threes(rules, cython.address(other), lap.last)
        child: cython.pointer(Child) = cython.address(found[count])
        child.pit = pit
        child.gain = gain
        child.after.own = own
        child.after.other = other
        starving += other == 0
        count += 1
    if rules.slam == Slam.SLAM_ILLEGAL and starving < count:
        count = _without_starving(found, count)
    for index in range(count):
        _pass_on(rules, cython.address(found[index]))
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _twos_and_threes(
    rules: cython.pointer(cython.const[Rules]), other: cython.pointer(Row), last: cython.int
) -> cython.int:
    """Take what a last seed in the hole `last` captures; how many seeds that is."""
    row: Row = other[0]
    taken: cython.int = 0
    pit: cython.int = last - rules.pits - 1
    while pit >= 0 and 2 <= seeds_at(row, pit) <= 3:
        taken += seeds_at(row, pit)
        row &= ~(cython.cast(Row, 255) << 8 * pit)
        pit -= 1
    if row == 0 and rules.slam == Slam.SLAM_CAPTURES_NOTHING:
        return 0
    other[0] = row
    return taken


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _without_starving(found: cython.pointer(Child), count: cython.int) -> cython.int:
    kept: cython.int = 0
    index: cython.int
    for index in range(count):
        if found[index].after.other:
            found[kept] = found[index]
            kept += 1
    return kept


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pass_on(
    rules: cython.pointer(cython.const[Rules]), child: cython.pointer(Child)
) -> cython.void:
    """Hand the board to the other side, or end the game if that side cannot sow."""
    own: Row = child.after.own
    other: Row = child.after.other
    child.again = False
    child.after.sown = 0
    child.over = other == 0 or (
        own == 0 and rules.slam != Slam.SLAM_ILLEGAL and not _can_feed(rules, other)
    )
    child.left = seeds_in(own) + seeds_in(other)
    _hand_on(rules, child, own, other)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _can_feed(rules: cython.pointer(cython.const[Rules]), row: Row) -> cython.bint:
    """Whether a sowing from `row` reaches the other side."""
    pit: cython.int
    for pit in range(rules.pits):
        if seeds_at(row, pit) >= rules.pits - pit:
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def origins(
    rules: cython.pointer(cython.const[Rules]),
    board: Board,
    left: cython.int,
    found: cython.pointer(Board),
) -> cython.int:
    """Write every board of Oware from which a sowing that takes nothing leads to `board`, of `left`
    seeds and not over. Returns how many there are; a board is written once for each such sowing."""
    count: cython.int = 0
    pit: cython.int
    n: cython.int
    for pit in range(rules.pits):
        if left < 2 * rules.pits and seeds_at(board.other, pit):
            continue  # a pit is empty after its sowing, unless that went all around
        for n in range(1, left + 1):
            lap: cython.pointer(Lap) = cython.address(rules.laps[pit * (rules.most + 1) + n])
            dropped: Row = lap.own + (cython.cast(Row, n) << 8 * pit)
            if not (_holds(board.other, dropped) and _holds(board.own, lap.other)):
                break  # more seeds drop there, too
            if seeds_at(board.other, pit) == seeds_at(dropped, pit):
                row: Row = board.own
                if not _twos_and_threes(rules, cython.address(row), lap.last):
                    found[count].own = board.other - lap.own
                    found[count].other = board.own - lap.other
                    found[count].sown = 0
                    count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _holds(row: Row, part: Row) -> cython.bint:
    """Whether every pit has as many seeds as in `part`; for less than 128 seeds."""
    top: Row = 0x8080808080808080
    return (((row | top) - part) & top) == top


# -------------------------------------------------------------------- Congkak


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _congkak(
    rules: cython.pointer(cython.const[Rules]), board: Board, found: cython.pointer(Child)
) -> cython.int:
    pits: cython.int = rules.pits
    left: cython.int = seeds_in(board.own) + seeds_in(board.other)
    states: cython.int = rules.cap + 1  # of a side
    second: cython.int = board.sown // states
    laps: cython.pointer(Lap) = rules.laps + second * (2 * pits + 1) * (rules.most + 1)
    count: cython.int = 0
    pit: cython.int
    for pit in range(pits - 1, -1, -1):
        if seeds_at(board.own, pit) == 0:
            continue
        own: Row = board.own
        other: Row = board.other
        gain: cython.int = 0
        last: cython.int = pit
        while True:  # laps
            n: cython.int = seeds_at(own, last) if last < pits else seeds_at(other, last - pits - 1)
            lap: cython.pointer(Lap) = cython.address(laps[last * (rules.most + 1) + n])
            own += lap.own
            other += lap.other
            gain += lap.gain
            last = lap.last
            if last == pits:
                break
            if (seeds_at(own, last) if last < pits else seeds_at(other, last - pits - 1)) == 1:
                break
        again: cython.bint = last == pits
        if last < pits:
            _capture(rules, cython.address(own), cython.address(other), cython.address(gain), last)
        sown: cython.int = board.sown % states + 1 if again and rules.cap else 0
        if sown and sown == rules.cap:
            again = sown = 0
        child: cython.pointer(Child) = cython.address(found[count])
        child.pit = pit
        child.gain = gain
        child.left = left - gain
        child.again = again
        child.over = (own if again else other) == 0
        if rules.sides == 2 and second == again:
            sown += states
        child.after.sown = sown
        _hand_on(rules, child, own, other)
        count += 1
    return count


# -------------------------------------------------------------------- for tests


def branches(
    machine: Machine, rows: bytes, sown: int = 0
) -> list[tuple[int, int, bool, bytes | None, int]]:
    """Every sowing as `tree.Branch` tells it, to be compared with the rules."""
    found: Child[MOST_PITS]
    count = children(cython.address(machine.rules), board_of(machine, rows, sown), found)
    told = []
    for index in range(count):
        child = found[index]
        after = None
        if not child.over:
            after = rows_of(machine, child.after) + bytes([child.after.sown])
        told.append(
            (rank(child.pit, child.gain, child.again), child.gain, child.again, after, child.pit)
        )
    return told
