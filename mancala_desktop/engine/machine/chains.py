# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""All turns from a board, or the most promising ones: chains of extra turns and what ends them.

Told in steps:

1. Every extra turn takes a seed out of the pits. So boards met in a turn lie in layers by the seeds
   left, and one way through all layers, the fullest first, meets every board after all that lead to it.
2. The same board is the same however it was come by: the seeds gained are those no longer there.
   `_met` knows it again.
3. There may be millions of boards in a turn. A layer keeps the `width` boards that are worth most.
4. A sowing that does not earn an extra turn ends the turn. Of those ends `most` are kept, by what a
   guess at the board makes of them; what an endgame table knows needs no guess.
"""

from __future__ import annotations

import cython
from cython.cimports.libc.stdlib import calloc, free, malloc
from cython.cimports.mancala_desktop.engine.machine.board import (
    Board,
    Key,
    Machine,
    board_of,
    rows_of,
    seeds_in,
)
from cython.cimports.mancala_desktop.engine.machine.clock import Clock, tick
from cython.cimports.mancala_desktop.engine.machine.guesses import guess, worth
from cython.cimports.mancala_desktop.engine.machine.moves import MOST_PITS, Child, children

# -------------------------------------------------------------------- memory


@cython.cfunc
@cython.exceptval(-1, check=False)
def make_room(
    fan: cython.pointer(Fan), width: cython.int, most: cython.int, seeds: cython.int
) -> cython.int:
    """Let a fan of boards with up to `seeds` seeds be so wide and keep so many ends."""
    fan.width = width
    fan.most = most
    marks: cython.int = 256
    if width > fan.width_room:
        while marks < 32 * width:
            marks *= 2
        free(fan.steps)
        free(fan.layers)
        free(fan.marks)
        fan.width_room = 0
        fan.steps = cython.cast(
            cython.pointer(Step), malloc((width * seeds + 1) * cython.sizeof(Step))
        )
        fan.layers = cython.cast(
            cython.pointer(cython.int), malloc(width * (seeds + 1) * cython.sizeof(cython.int))
        )
        fan.marks = cython.cast(cython.pointer(Mark), calloc(marks, cython.sizeof(Mark)))
        if not (fan.steps and fan.layers and fan.marks):
            raise MemoryError
        fan.width_room = width
        fan.last_mark = marks - 1
        fan.stamp = 0
    if most > fan.most_room:
        free(fan.ends)
        fan.most_room = 0
        fan.ends = cython.cast(cython.pointer(End), malloc(most * cython.sizeof(End)))
        if not fan.ends:
            raise MemoryError
        fan.most_room = most
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def give_back(fan: cython.pointer(Fan)) -> cython.void:
    """Free the memory of a fan."""
    free(fan.steps)
    free(fan.layers)
    free(fan.marks)
    free(fan.ends)


# -------------------------------------------------------------------- chains


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def gather(
    fan: cython.pointer(Fan), root: Board, last: cython.bint, high: cython.int
) -> cython.void:
    """Gather the turns from `root`. If they are the `last` ones to be looked at, only the best is kept,
    by guess. A turn worth `high` is enough."""
    found: Child[MOST_PITS]
    end: End
    left: cython.int = seeds_in(root.own) + seeds_in(root.other)
    layer: cython.int
    for layer in range(left):
        fan.sizes[layer] = 0
    fan.stamp += 2
    fan.ended = 0
    fan.all = True
    fan.settled.parent = -1
    fan.settled.guess = -FAR
    fan.steps[0].board = root
    fan.steps[0].parent = -1
    fan.steps[0].worth = PLANNED
    fan.stepped = 1
    fan.layers[left * fan.width] = 0
    fan.sizes[left] = 1
    for layer in range(left, 0, -1):
        place: cython.int
        for place in range(fan.sizes[layer]):
            index: cython.int = fan.layers[layer * fan.width + place]
            board: Board = fan.steps[index].board
            on_plan: cython.int = fan.steps[index].worth - PLANNED
            if tick(fan.ticks):
                return
            sowing: cython.int
            for sowing in range(children(fan.rules, board, found)):
                child: cython.pointer(Child) = cython.address(found[sowing])
                planned: cython.bint = (
                    on_plan >= 0
                    and fan.plan != cython.NULL
                    and on_plan < fan.plan.count
                    and fan.plan.pits[on_plan] == child.pit
                )
                if child.again and not child.over:
                    if planned:
                        _push(fan, child, index, PLANNED + on_plan + 1)
                    elif not _met(fan, child.key, fan.stamp):
                        _push(fan, child, index, worth(fan.rules, child.after))
                    continue
                end.parent = index
                end.pit = child.pit
                end.gain = left - layer + child.gain
                end.left = child.left
                end.guess = end.gain * FINE
                known: cython.bint = True
                if not child.over:
                    if child.left <= fan.endgame_seeds:
                        end.guess -= fan.endgames[child.key] * FINE
                    else:
                        end.guess -= guess(fan.rules, child.after)
                        known = False
                if known or last:
                    fan.all = fan.all and known
                    if _better(cython.address(end), cython.address(fan.settled)):
                        fan.settled = end
                        if end.guess >= high:
                            fan.all = known
                            return
                elif planned or not _met(fan, child.key, fan.stamp + 1):
                    end.after = child.after
                    end.key = child.key
                    end.rank = FAR if planned else end.guess
                    _add(fan, cython.address(end))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _better(end: cython.pointer(End), than: cython.pointer(End)) -> cython.bint:
    """Of turns that are worth the same, the one with more seeds in the store."""
    if end.guess == than.guess:
        return end.gain > than.gain
    return end.guess > than.guess


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _met(fan: cython.pointer(Fan), key: Key, stamp: cython.uint) -> cython.bint:
    """2. Whether a board was met in this turn; now it is. (A later mark may have covered it.)

    Keys are spread by multiplication with 2^64 over the golden ratio (Knuth, vol. 3, 6.4).
    """
    spread: Key = key * cython.cast(Key, 0x9E3779B97F4A7C15)
    mark: cython.pointer(Mark) = cython.address(fan.marks[(spread >> 32) & fan.last_mark])
    if mark.stamp == stamp and mark.key == key:
        return True
    mark.stamp = stamp
    mark.key = key
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _push(
    fan: cython.pointer(Fan), child: cython.pointer(Child), parent: cython.int, worth: cython.int
) -> cython.void:
    """3. Keep a board for its layer, if it is worth more than the least that is kept."""
    heap: cython.pointer(cython.int) = fan.layers + child.left * fan.width
    size: cython.int = fan.sizes[child.left]
    place: cython.int = 0
    index: cython.int
    below: cython.int
    if size < fan.width:
        index = fan.stepped
        fan.stepped += 1
        fan.sizes[child.left] = size + 1
        place = size
        while place > 0 and fan.steps[heap[(place - 1) // 2]].worth > worth:
            heap[place] = heap[(place - 1) // 2]
            place = (place - 1) // 2
    else:
        fan.all = False
        index = heap[0]
        if fan.steps[index].worth >= worth:
            return
        while True:
            below = 2 * place + 1
            if below + 1 < size and fan.steps[heap[below + 1]].worth < fan.steps[heap[below]].worth:
                below += 1
            if below >= size or fan.steps[heap[below]].worth >= worth:
                break
            heap[place] = heap[below]
            place = below
    heap[place] = index
    step: cython.pointer(Step) = cython.address(fan.steps[index])
    step.board = child.after
    step.parent = parent
    step.pit = child.pit
    step.worth = worth


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _add(fan: cython.pointer(Fan), end: cython.pointer(End)) -> cython.void:
    """4. Keep an end of a turn, if its rank is above the lowest that is kept."""
    heap: cython.pointer(End) = fan.ends
    size: cython.int = fan.ended
    place: cython.int = 0
    below: cython.int
    if size < fan.most:
        fan.ended = size + 1
        place = size
        while place > 0 and heap[(place - 1) // 2].rank > end.rank:
            heap[place] = heap[(place - 1) // 2]
            place = (place - 1) // 2
    else:
        fan.all = False
        if heap[0].rank >= end.rank:
            return
        while True:
            below = 2 * place + 1
            if below + 1 < size and heap[below + 1].rank < heap[below].rank:
                below += 1
            if below >= size or heap[below].rank >= end.rank:
                break
            heap[place] = heap[below]
            place = below
    heap[place] = end[0]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sort(ends: cython.pointer(End), count: cython.int) -> cython.void:
    """The highest rank first: the heap is taken apart, its lowest goes to the end."""
    size: cython.int
    place: cython.int
    below: cython.int
    for size in range(count - 1, 0, -1):
        end: End = ends[size]
        ends[size] = ends[0]
        place = 0
        while True:
            below = 2 * place + 1
            if below + 1 < size and ends[below + 1].rank < ends[below].rank:
                below += 1
            if below >= size or ends[below].rank >= end.rank:
                break
            ends[place] = ends[below]
            place = below
        ends[place] = end


# -------------------------------------------------------------------- for tests


def ends_of_turns(machine: Machine, rows: bytes, sown: int, width: int, clock: Clock) -> list:
    """The ends gathered of turns that do not end the game: (the rows after it, seeds gained)."""
    fan: Fan
    fan.rules = cython.address(machine.rules)
    fan.endgame_seeds = -1
    fan.plan = cython.NULL
    fan.ticks = cython.address(clock.ticks)
    fan.width_room = fan.most_room = 0
    fan.steps = cython.NULL
    fan.layers = cython.NULL
    fan.marks = cython.NULL
    fan.ends = cython.NULL
    make_room(cython.address(fan), width, 64 * width, machine.rules.most)
    gather(cython.address(fan), board_of(machine, rows, sown), False, FAR)
    found = [
        (rows_of(machine, fan.ends[place].after), fan.ends[place].gain)
        for place in range(fan.ended)
    ]
    give_back(cython.address(fan))
    return found
