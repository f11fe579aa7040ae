# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Proofs: exact values of boards in games that always end.

Told in steps:

1. A question is "does the side to sow get at least `goal` more than the other?". Every answer is a
   bound on the value; the table keeps the best lower and upper bound of each board.
2. All seeds end in a store, so a value lies within ± the seeds left and is as odd or even as they.
3. Before any sowing is followed, all are looked up: an end, an endgame table or a bound may answer.
4. Those still open are followed: first the one that answered before, then extra turns, then by gain.
5. Threads that share a table leave a sowing that another one is at for later (Hyatt's idea of young
   brothers waiting, told by keys): both prove the same, each a part of it.
6. `_value` asks again, from a guess, until both bounds meet: MTD(f) (Plaat et al. 1996).
"""

from __future__ import annotations

import array

import cython
from cython.cimports.mancala_desktop.engine.machine.board import (
    Board,
    Key,
    Machine,
    board_of,
    number,
    seeds_in,
)
from cython.cimports.mancala_desktop.engine.machine.clock import Clock, tick
from cython.cimports.mancala_desktop.engine.machine.endgames import Endgames
from cython.cimports.mancala_desktop.engine.machine.moves import MOST_PITS, Child, children
from cython.cimports.mancala_desktop.engine.machine.table import (
    FETCH_AHEAD,
    Table,
    bucket,
    mixed,
    remember,
    remembered,
)


@cython.cclass
class Prover:
    """Proves values of boards of one machine, and remembers what it has proved in `table`."""

    def __init__(self, machine: Machine, table: Table, endgames: Endgames | None) -> None:
        self.machine = machine
        self.table = table
        self.sure = table.sure
        self.endgames = endgames
        self._busy = array.array("Q", [0]) * BUSY

    def value(
        self, rows: bytes, sown: int, guess: int, clock: Clock, shared: bool = False
    ) -> int | None:
        """The exact value of a board that is not over; None if the clock is out before.

        `shared` is for several threads with clocks of their own that prove the same.
        """
        board: Board = board_of(self.machine, rows, sown)
        hunt: Hunt = self._hunt()
        hunt.ticks = cython.address(clock.ticks)
        hunt.shared = shared
        first: cython.int = guess
        found: cython.int
        with cython.nogil:
            found = _value(cython.address(hunt), board, first)
        return None if clock.ticks.out else found

    def reaches(self, rows: bytes, sown: int, goal: int, clock: Clock) -> bool | None:
        """Whether the value of a board that is not over is at least `goal`; None if the clock is out."""
        board: Board = board_of(self.machine, rows, sown)
        hunt: Hunt = self._hunt()
        hunt.ticks = cython.address(clock.ticks)
        left: cython.int = seeds_in(board.own) + seeds_in(board.other)
        least: cython.int = goal + ((goal - left) & 1)
        if abs(least) > left:
            return least < 0
        found: cython.int
        with cython.nogil:
            key: Key = mixed(hunt.slots, number(hunt.rules, board))
            found = _bound(cython.address(hunt), board, key, left, least)
        return None if clock.ticks.out else found >= least

    def _hunt(self) -> Hunt:
        hunt: Hunt
        hunt.rules = cython.address(self.machine.rules)
        hunt.slots = cython.address(self.table.slots)
        hunt.endgame_seeds = -1
        hunt.endgames = cython.NULL
        hunt.busy = cython.address(self._busy[0])
        hunt.shared = False
        hunt.ticks = cython.NULL
        if self.endgames is not None:
            hunt.endgame_seeds = self.endgames.seeds
            hunt.endgames = self.endgames.values
        return hunt


# What the table keeps: how much work it was (4 bits), the pit that answered (3 bits), and both bounds
# as halves of the distance to -left, so that they fit a byte.


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _payload(
    work: cython.int, pit: cython.int, low: cython.int, high: cython.int, left: cython.int
) -> cython.uint:
    return work << 19 | pit << 16 | (low + left) // 2 << 8 | (high + left) // 2


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _low(kept: cython.uint, left: cython.int) -> cython.int:
    return 2 * cython.cast(cython.int, kept >> 8 & 255) - left


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _high(kept: cython.uint, left: cython.int) -> cython.int:
    return 2 * cython.cast(cython.int, kept & 255) - left


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _value(hunt: cython.pointer(Hunt), board: Board, guess: cython.int) -> cython.int:
    """6. The exact value; meaningless when the clock is out."""
    left: cython.int = seeds_in(board.own) + seeds_in(board.other)
    low: cython.int = -left
    high: cython.int = left
    key: Key = mixed(hunt.slots, number(hunt.rules, board))
    goal: cython.int = guess + ((guess - left) & 1)
    while low < high:
        goal = min(max(goal, low + 2), high)
        found: cython.int = _bound(hunt, board, key, left, goal)
        if hunt.ticks.out:
            return 0
        if found >= goal:
            low = found
            goal = found + 2
        else:
            high = found
            goal = found
    return low


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bound(
    hunt: cython.pointer(Hunt), board: Board, key: Key, left: cython.int, goal: cython.int
) -> cython.int:
    """1. A lower bound of at least `goal` or an upper bound below it."""
    found: Child[MOST_PITS]
    keys: Key[MOST_PITS]
    open_: cython.int[TWICE_MOST_PITS]
    orders: cython.int[MOST_PITS]
    if tick(hunt.ticks):
        return 0
    before: cython.longlong = hunt.ticks.nodes
    low: cython.int = -left
    high: cython.int = left
    first: cython.int = -1
    kept: cython.uint = remembered(hunt.slots, key)
    if kept:
        low = _low(kept, left)
        high = _high(kept, left)
        first = kept >> 16 & 7
        if low >= goal:
            return low
        if high < goal:
            return high

    # 3. ends, tables and bounds at hand
    count: cython.int = children(hunt.rules, board, found)
    index: cython.int
    child: cython.pointer(Child)
    for index in range(count):
        child = cython.address(found[index])
        if child.over:
            continue
        if child.left <= hunt.endgame_seeds:
            FETCH_AHEAD(hunt.endgames + child.key)
        else:
            keys[index] = mixed(hunt.slots, child.key)
            FETCH_AHEAD(bucket(hunt.slots, keys[index]))
    best: cython.int = -left
    waiting: cython.int = 0
    likely: cython.int = 0
    for index in range(count):
        child = cython.address(found[index])
        least: cython.int = child.gain
        most: cython.int = child.gain
        if not child.over:
            if child.left <= hunt.endgame_seeds:
                value: cython.int = hunt.endgames[child.key]
                least = most = child.gain + value if child.again else child.gain - value
            else:
                least = child.gain - child.left
                most = child.gain + child.left
                kept = remembered(hunt.slots, keys[index])
                if kept:
                    below: cython.int = _low(kept, child.left)
                    above: cython.int = _high(kept, child.left)
                    least = child.gain + below if child.again else child.gain - above
                    most = child.gain + above if child.again else child.gain - below
        if least >= goal:
            remember(hunt.slots, key, _payload(1, child.pit, least, high, left))
            return least
        if most < goal:
            if most > best:
                best = most
                likely = child.pit
            continue
        # 4. in order
        order: cython.int = child.pit
        if child.pit == first:
            order += 1 << 20
        elif child.again:
            order += 1 << 14
        else:
            order += 8 * child.gain
        place: cython.int = waiting
        while place > 0 and orders[place - 1] < order:
            orders[place] = orders[place - 1]
            open_[place] = open_[place - 1]
            place -= 1
        orders[place] = order
        open_[place] = index
        waiting += 1

    # 5. in two rounds, the second for what other threads were at
    share: cython.bint = hunt.shared and left > hunt.endgame_seeds + WORTH_SHARING
    count = waiting
    place = 0
    while place < count:
        index = open_[place]
        child = cython.address(found[index])
        at: cython.pointer(Key) = cython.address(hunt.busy[keys[index] % BUSY])
        if share and 0 < place < waiting and at[0] == keys[index]:
            open_[count] = index
            count += 1
            place += 1
            continue
        if share:
            at[0] = keys[index]
        below = _follow(hunt, child, keys[index], goal)
        if share and at[0] == keys[index]:
            at[0] = 0
        if hunt.ticks.out:
            return 0
        if below >= goal:
            work: cython.int = _work(hunt.ticks.nodes - before)
            remember(hunt.slots, key, _payload(work, child.pit, below, high, left))
            return below
        if below > best:
            best = below
            likely = child.pit
        place += 1
    best = min(best, high)
    remember(
        hunt.slots,
        key,
        _payload(_work(hunt.ticks.nodes - before), likely, low, best, left),
    )
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow(
    hunt: cython.pointer(Hunt), child: cython.pointer(Child), key: Key, goal: cython.int
) -> cython.int:
    """A bound on what a sowing is worth, as `_bound` gives it."""
    if child.again:
        return child.gain + _bound(hunt, child.after, key, child.left, goal - child.gain)
    return child.gain - _bound(hunt, child.after, key, child.left, child.gain - goal + 1)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _work(nodes: cython.longlong) -> cython.int:
    """How much work lies in a bound, from 1 to 15: a step for every doubling."""
    work: cython.int = 1
    while nodes > 0 and work < 15:
        nodes >>= 1
        work += 1
    return work
