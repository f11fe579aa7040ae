# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Congkak thought in whole turns: a chain of sowings, up to the one that ends the turn, is one move.

Told in steps:

1. `chains.py` gathers the turns from a board. What an end or an endgame table settles is compared at
   once; the others are followed, those first that promise most.
2. Alpha-beta over turns: the first one is searched in full, the others only asked whether they beat
   it. After so many turns a guess is made.
3. From level to level the search looks one turn further and turns may spread wider. A value that no
   guess went into, and for which nothing was left out, is *complete*: it is exact.
4. The table remembers values and bounds of boards where a turn begins.
5. The best turn of a level is the first one of the next, also when the game has gone on along it.
"""

from __future__ import annotations

import cython
from cython.cimports.mancala_desktop.engine.machine.board import (
    Board,
    Key,
    Machine,
    board_of,
    rows_of,
)
from cython.cimports.mancala_desktop.engine.machine.chains import (
    FAR,
    FINE,
    End,
    Fan,
    gather,
    give_back,
    make_room,
    sort,
)
from cython.cimports.mancala_desktop.engine.machine.clock import Clock
from cython.cimports.mancala_desktop.engine.machine.endgames import Endgames
from cython.cimports.mancala_desktop.engine.machine.guesses import guess
from cython.cimports.mancala_desktop.engine.machine.moves import MOST_PITS, Child, children
from cython.cimports.mancala_desktop.engine.machine.table import (
    Table,
    limit_between,
    mixed,
    remember,
    remembered,
    settles,
)

MOST_LEVELS = DEEPEST
_WIDEST = 16384  # boards of a layer; about 80 MB
_MOST_ENDS = 1024
_MANY = 48  # seeds; with more there are thousands of turns, with fewer seldom more than a hundred


def spread(level: int, seeds: int) -> list[tuple[int, int]]:
    """For every turn looked ahead how many boards of a layer and how many ends are kept.

    `seeds` lie on the board. Where turns are few it pays to look at nearly all and go deeper; where
    they are many the first turn has to be searched wide, and the answers to it only roughly.
    """
    widest = min(8 << 3 * level // 2, _WIDEST)
    turns = range(min(level, MOST_LEVELS))
    if seeds > _MANY:
        most = min(widest, _MOST_ENDS)
        return [(max(widest >> 3 * turn, 8), max(most >> 2 * turn, 8)) for turn in turns]
    most = min(16 << level, _MOST_ENDS)
    return [(max(widest >> 3 * turn, 16), max(most >> turn, 16)) for turn in turns]


@cython.cclass
class Turns:
    """Searches boards of one machine, level by level. One search at a time.

    `table` is for this search alone: a proof keeps something else in its table. `endgames` need only
    know boards where a turn begins.
    """

    def __init__(self, machine: Machine, table: Table, endgames: Endgames | None) -> None:
        self.machine = machine
        self.table = table
        self.endgames = endgames
        self._best = {}
        search: cython.pointer(Search) = cython.address(self.search)
        search.slots = cython.address(table.slots)
        search.rules = cython.address(self.machine.rules)
        ply: cython.int
        for ply in range(DEEPEST):
            fan: cython.pointer(Fan) = cython.address(search.fans[ply])
            fan.rules = search.rules
            fan.endgame_seeds = -1
            if self.endgames is not None:
                fan.endgame_seeds = self.endgames.seeds
                fan.endgames = self.endgames.values

    def __dealloc__(self):
        ply: cython.int
        for ply in range(DEEPEST):
            give_back(cython.address(self.search.fans[ply]))

    @property
    def best_so_far(self) -> tuple[int, int] | None:
        """The first pit of the best turn known at the root last looked at, and its value."""
        return None if self._found is None else (self._found[2][0], self._found[0])

    def look(
        self, rows: bytes, sown: int, level: int, clock: Clock, before: object = ()
    ) -> tuple[int, bool, tuple[int, ...]] | None:
        """The value of a board that is not over, whether it is complete, and the pits of the best turn.

        None if the clock is out before; what was found until then is `best_so_far`. No board of
        Congkak comes again, so those `before` do not matter.
        """
        board: Board = board_of(self.machine, rows, sown)
        search: cython.pointer(Search) = cython.address(self.search)
        fan: cython.pointer(Fan) = cython.address(search.fans[0])
        self._set_out(level, sum(rows), clock)
        self._follow_best((rows, sown))
        if self.plan.count:
            fan.plan = cython.address(self.plan)
        best: End
        best.parent = -1
        with cython.nogil:
            _best_turn(search, 0, board, -FAR, FAR, cython.address(best))
        if best.parent < 0:
            return None
        if clock.ticks.out and self.plan.count and best.rank != FAR:
            return None  # what was not compared to the turn found before says nothing
        line = [best.pit]
        step: cython.int = best.parent
        while step > 0:
            line.append(fan.steps[step].pit)
            step = fan.steps[step].parent
        line.reverse()
        complete = self._complete() and not clock.ticks.out
        self._keep_best(board, _seeds(best.guess), complete, line)
        self._found = self._best[(rows, sown)]
        return None if clock.ticks.out else self._found

    def look_at(
        self, rows: bytes, sown: int, pit: int, level: int, clock: Clock, before: object = ()
    ) -> tuple[int, bool] | None:
        """The value of sowing `pit` and whether it is complete; None if the clock is out before."""
        found: Child[MOST_PITS]
        search: cython.pointer(Search) = cython.address(self.search)
        self._set_out(level, sum(rows), clock)
        index: cython.int
        for index in range(children(search.rules, board_of(self.machine, rows, sown), found)):
            if found[index].pit == pit:
                break
        else:
            raise ValueError(f"nothing lies in pit {pit}")
        child: Child = found[index]
        if child.over:
            return child.gain, True
        ply: cython.int = 0 if child.again else 1
        value: cython.int
        with cython.nogil:
            value = _value(search, ply, child.after, child.key, -FAR, FAR)
        if clock.ticks.out:
            return None
        seeds = _seeds(value)
        return (child.gain + seeds if child.again else child.gain - seeds), self._complete()

    def _set_out(self, level: int, seeds: int, clock: Clock) -> None:
        search: cython.pointer(Search) = cython.address(self.search)
        search.ticks = cython.address(clock.ticks)
        search.turns = 0
        search.fans[0].plan = cython.NULL
        for width, most in spread(level, seeds):
            fan: cython.pointer(Fan) = cython.address(search.fans[search.turns])
            fan.ticks = search.ticks
            make_room(fan, width, most, self.machine.rules.most)
            search.turns += 1

    def _complete(self) -> bool:
        """Whether the value last found is exact, and no two boards may have been mistaken."""
        return bool(self.search.complete and self.machine.injective and self.table.sure)

    # 5. the best turn, by every board on the way

    def _follow_best(self, root: tuple[bytes, int]) -> None:
        self._found = self._best.get(root)
        self.plan.count = 0
        if self._found is None:
            self._best.clear()
            return
        for pit in self._found[2]:
            self.plan.pits[self.plan.count] = pit
            self.plan.count += 1

    def _keep_best(self, board: Board, value: int, complete: bool, line: list[int]) -> None:
        found: Child[MOST_PITS]
        index: cython.int
        self._best.clear()
        for place, pit in enumerate(line):
            self._best[(rows_of(self.machine, board), board.sown)] = (
                value,
                complete,
                tuple(line[place:]),
            )
            for index in range(children(self.search.rules, board, found)):
                if found[index].pit == pit:
                    board = found[index].after
                    value -= found[index].gain
                    break


def _seeds(value: int) -> int:
    """A value in seeds, from fine steps."""
    return round(value / FINE)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _value(
    search: cython.pointer(Search),
    ply: cython.int,
    board: Board,
    key: Key,
    low: cython.int,
    high: cython.int,
) -> cython.int:
    """4. The value, in fine steps, of a board where the side to sow begins the turn `ply`."""
    search.complete = False
    if ply >= search.turns:
        return guess(search.rules, board)
    turns: cython.int = search.turns - ply
    width: cython.int = _doublings(search.fans[ply].width)
    key = mixed(search.slots, key)
    kept: cython.uint = remembered(search.slots, key)
    value: cython.int = value_of(kept)
    complete: cython.bint = complete_of(kept)
    deep_enough: cython.bint = turns_of(kept) >= turns and width_of(kept) >= width
    if (complete or deep_enough) and settles(limit_of(kept), value, low, high):
        search.complete = complete
        return value
    best: End
    value = _best_turn(search, ply, board, low, high, cython.address(best))
    if search.ticks.out:
        return 0
    limit: cython.int = limit_between(value, low, high)
    remember(search.slots, key, payload(search.complete, turns, width, limit, value))
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _doublings(width: cython.int) -> cython.int:
    count: cython.int = 0
    while width > 1 and count < 15:
        width >>= 1
        count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best_turn(
    search: cython.pointer(Search),
    ply: cython.int,
    board: Board,
    low: cython.int,
    high: cython.int,
    best: cython.pointer(End),
) -> cython.int:
    """1. and 2. The value of the best turn. `best` is its end, with the value as its guess and FAR as
    its rank if it was followed; when the clock is out, the best one so far."""
    fan: cython.pointer(Fan) = cython.address(search.fans[ply])
    gather(fan, board, ply + 1 == search.turns, high)
    best[0] = fan.settled
    best.rank = 0
    value: cython.int = fan.settled.guess
    complete: cython.bint = fan.all
    if value >= high or search.ticks.out:
        search.complete = complete
        return value
    sort(fan.ends, fan.ended)
    place: cython.int
    for place in range(fan.ended):
        end: cython.pointer(End) = cython.address(fan.ends[place])
        gain: cython.int = end.gain * FINE
        if gain + end.left * FINE <= value:
            continue  # not even all that is left would do
        floor: cython.int = max(low, value)
        ceiling: cython.int = high if place == 0 or floor == -FAR else floor + 1
        found: cython.int = gain - _value(
            search, ply + 1, end.after, end.key, gain - ceiling, gain - floor
        )
        if ceiling <= found < high and not search.ticks.out:
            found = gain - _value(search, ply + 1, end.after, end.key, gain - high, gain - floor)
        if search.ticks.out:
            return value
        complete = complete and search.complete
        if found > value:
            value = found
            best[0] = end[0]
            best.guess = found
            best.rank = FAR
            if value >= high:
                return value  # and `search.complete` tells of this one
    search.complete = complete
    return value
