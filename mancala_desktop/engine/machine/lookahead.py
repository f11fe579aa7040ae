# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The search behind `deepening.py`: what a sowing is worth, so many sowings ahead.

The same search as `engine/deepening.py`, in machine form. Told in steps:

1. A board is worth what the best sowing brings: its gain, plus what follows for the same side after
   an extra turn, or minus what follows for the other side.
2. At the end of the depth the board is guessed at (`evaluation.py`). What an endgame table knows needs
   no guess.
3. A board met again on the way, or in the game before, is worth what a repetition gives.
4. The table remembers how deep a board was searched, its value or a bound, and the best pit. A value
   that no guess and no repetition went into is *complete*: it holds at any depth.
5. Sowings are tried in order of promise (`order.pxd`).
6. The first is searched in full, the others only asked whether they beat it; one that does is
   searched again (principal variation search, Marsland and Campbell 1982). In Oware late ones that
   take nothing are first asked a sowing less deep (late move reductions).

Values are counted in quarters of a seed.
"""

from __future__ import annotations

import cython
from cython.cimports.mancala_desktop.engine.machine.board import Board, Key, number, seeds_in
from cython.cimports.mancala_desktop.engine.machine.clock import tick
from cython.cimports.mancala_desktop.engine.machine.evaluation import PARTS, guess
from cython.cimports.mancala_desktop.engine.machine.moves import MOST_PITS, Child, children
from cython.cimports.mancala_desktop.engine.machine.order import MOST_PLIES, note, sort
from cython.cimports.mancala_desktop.engine.machine.retrograde import Bounds, told_of
from cython.cimports.mancala_desktop.engine.machine.table import (
    Limit,
    limit_between,
    mixed,
    remember,
    remembered,
    settles,
)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_of(
    search: cython.pointer(Search), board: Board, depth: cython.int, root: cython.pointer(Root)
) -> cython.void:
    """The best sowing at the root; when the clock is out, the best of those searched until then."""
    found: Child[MOST_PITS]
    order: cython.int[MOST_PITS]
    key: Key = number(search.rules, board)
    kept: cython.uint = remembered(search.slots, mixed(search.slots, key))
    count: cython.int = children(search.rules, board, found)
    sort(
        cython.address(search.replies), board, found, count, order, pit_of(kept) if kept else -1, 0
    )
    if search.rules.circles:
        step(search, key, 0)
    root.pit = -1
    root.value = -FAR
    all_sure: cython.bint = True
    place: cython.int
    for place in range(count):
        child: cython.pointer(Child) = cython.address(found[order[place]])
        value: cython.int
        if place == 0:
            value = follow(search, child, -FAR, FAR, depth, 0)
        else:
            value = follow(search, child, root.value, root.value + 1, depth, 0)
            if value > root.value and not search.ticks.out:
                value = follow(search, child, root.value, FAR, depth, 0)
        if search.ticks.out:
            return
        all_sure = all_sure and search.sure
        if value > root.value:
            root.value = value
            root.pit = child.pit
    search.sure = all_sure
    remember(
        search.slots,
        mixed(search.slots, key),
        payload(COMPLETE if all_sure else depth, Limit.EXACTLY, root.pit, root.value),
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def follow(
    search: cython.pointer(Search),
    child: cython.pointer(Child),
    low: cython.int,
    high: cython.int,
    depth: cython.int,
    ply: cython.int,
) -> cython.int:
    """1. What a sowing is worth to the side that sows: at most, at least or exactly, as it lies to
    `low` and `high`."""
    gain: cython.int = PARTS * child.gain
    value: cython.int
    search.sure = True
    if child.over:
        return gain
    if child.left <= search.endgame_seeds:
        if search.retrograde:
            return _follow_into_table(search, child, low, high, depth, ply)
        tick(search.ticks)
        value = PARTS * search.endgames[child.key]
        return gain + value if child.again else gain - value
    return _follow_on(search, child, low, high, depth, ply)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow_into_table(
    search: cython.pointer(Search),
    child: cython.pointer(Child),
    low: cython.int,
    high: cython.int,
    depth: cython.int,
    ply: cython.int,
) -> cython.int:
    """4. Oware: a sowing that leads to a board of the endgame table.

    After a capture what the table says holds. Before one a value is not enough: a side that is better
    off than by going in circles has to come nearer to its seeds, or it would go in circles on good
    values. So the search looks for a way that ends in a capture, and what is not reached within the
    depth counts a quarter of a seed less for the side at the root.
    """
    told: Bounds = told_of(search.retrograde, search.split, child.key, child.left)
    gain: cython.int = PARTS * child.gain
    least: cython.int = gain - PARTS * told.high
    most: cython.int = gain - PARTS * told.low
    value: cython.int
    tick(search.ticks)
    if child.gain:
        search.sure = told.free
        if least == most or least >= high:
            return least
        if most <= low:
            return most
        value = _follow_on(search, child, low, high, depth, ply)
        search.sure = False
        return min(max(value, least), most)
    ours: cython.bint = ply & 1 == 0
    circles: cython.int = 0
    if not search.split:
        circles = PARTS * (seeds_in(child.after.other) - seeds_in(child.after.own))
    if told.free and (
        not search.split or (least <= max(circles, low) if ours else least >= min(circles, high))
    ):
        return least
    if depth > SOWING or _was_here(search, child.key, ply + 1 & 1):
        return _follow_on(search, child, low, high, depth, ply)
    if least < most:
        value = guess(search.rules, cython.address(search.judge), child.after, child.left)
        value = min(max(gain - value, least), most)
    else:
        value = least
    search.sure = False
    if (value > circles) == ours:
        return value - 1 if ours else value + 1
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow_on(
    search: cython.pointer(Search),
    child: cython.pointer(Child),
    low: cython.int,
    high: cython.int,
    depth: cython.int,
    ply: cython.int,
) -> cython.int:
    """What a sowing is worth whose board is in no table."""
    gain: cython.int = PARTS * child.gain
    most: cython.int = PARTS * child.left
    value: cython.int
    if gain + most <= low:
        return gain + most
    if gain - most >= high:
        return gain - most
    if search.rules.circles and child.gain == 0 and _was_here(search, child.key, ply + 1 & 1):
        search.sure = False
        if search.split:
            return gain
        return gain - PARTS * (seeds_in(child.after.own) - seeds_in(child.after.other))
    depth -= search.again_cost if child.again else SOWING
    if depth <= 0 or ply >= MOST_PLIES - 2:
        search.sure = False
        tick(search.ticks)
        value = guess(search.rules, cython.address(search.judge), child.after, child.left)
        return gain + value if child.again else gain - value
    if child.again:
        return gain + _value(search, child, low - gain, high - gain, depth, ply + 1)
    since: cython.int = search.since
    if child.gain:  # boards before a capture do not come again
        search.since = search.length
    value = gain - _value(search, child, gain - high, gain - low, depth, ply + 1)
    search.since = since
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _value(
    search: cython.pointer(Search),
    at: cython.pointer(Child),
    low: cython.int,
    high: cython.int,
    depth: cython.int,
    ply: cython.int,
) -> cython.int:
    """The value of the board a sowing leads to, for the side that sows there."""
    found: Child[MOST_PITS]
    order: cython.int[MOST_PITS]
    if tick(search.ticks):
        return 0

    # 4. remembered
    key: Key = mixed(search.slots, at.key)
    kept: cython.uint = remembered(search.slots, key)
    first: cython.int = -1
    if kept:
        first = pit_of(kept)
        if depth_of(kept) >= depth:
            known: cython.int = value_of(kept)
            if settles(limit_of(kept), known, low, high):
                search.sure = depth_of(kept) == COMPLETE
                return known

    count: cython.int = children(search.rules, at.after, found)
    sort(cython.address(search.replies), at.after, found, count, order, first, ply)
    if search.rules.circles:
        step(search, at.key, ply & 1)
    best: cython.int = -FAR
    best_pit: cython.int = 0
    all_sure: cython.bint = True
    place: cython.int
    value: cython.int = 0
    for place in range(count):
        child: cython.pointer(Child) = cython.address(found[order[place]])
        floor: cython.int = max(low, best)
        # 6. in full, or asked whether it beats the best
        if place == 0:
            value = follow(search, child, low, high, depth, ply)
        else:
            if (
                place >= search.late_sowings
                and depth > 3 * SOWING
                and not (child.again or child.gain)
            ):
                value = follow(search, child, floor, floor + 1, depth - SOWING, ply)
            else:
                value = floor + 1
            if value > floor and not search.ticks.out:
                value = follow(search, child, floor, floor + 1, depth, ply)
            if floor < value < high and not search.ticks.out:
                value = follow(search, child, floor, high, depth, ply)
        if search.ticks.out:
            break
        if value > best:
            best = value
            best_pit = child.pit
            if best >= high:
                all_sure = search.sure
                note(cython.address(search.replies), at.after, child.pit, depth, ply)
                break
        all_sure = all_sure and search.sure
    if search.rules.circles:
        search.length -= 1
    if search.ticks.out:
        return 0
    search.sure = all_sure
    limit: cython.int = limit_between(best, low, high)
    if limit == Limit.AT_MOST and first >= 0:
        best_pit = first
    remember(search.slots, key, payload(COMPLETE if all_sure else depth, limit, best_pit, best))
    return best


# 3. boards on the way


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def step(search: cython.pointer(Search), key: Key, side: cython.int) -> cython.void:
    """Note a board on the way; `side` is 0 where the side at the root sows, else 1."""
    search.path[search.length] = 2 * key + side
    search.length += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def _was_here(search: cython.pointer(Search), key: Key, side: cython.int) -> cython.bint:
    """3. Whether the board is on the way."""
    step: cython.int
    key = 2 * key + side
    for step in range(search.length - 1, search.since - 1, -1):
        if search.path[step] == key:
            return True
    return False
