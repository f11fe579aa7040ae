# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Expected values, deeper and deeper, for boards no proof can reach in the time given.

The same search as `engine/deepening.py`, in machine form. Told in steps:

1. A board is worth what the best sowing brings: its gain, plus what follows for the same side after
   an extra turn, or minus what follows for the other side.
2. At the end of the depth the board is guessed at (`evaluation.py`).
3. A board met again on the way, or in the game before, is worth what a repetition gives.
4. The table remembers how deep a board was searched, its value or a bound, and the best pit. A value
   that no guess and no repetition went into is *complete*: it holds at any depth.
5. Sowings are tried in order of promise: what the table says, extra turns, what answered at the same
   point of another line, seeds gained, what has often answered before.
6. The first is searched in full, the others only asked whether they beat it; one that does is
   searched again (principal variation search, Marsland and Campbell 1982).

Values are counted in quarters of a seed inside, in seeds outside.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython
from cython.cimports.libc.string import memset
from cython.cimports.mancala_desktop.engine.machine.board import (
    Board,
    Game,
    Key,
    Machine,
    board_of,
    number,
    seeds_at,
    seeds_in,
)
from cython.cimports.mancala_desktop.engine.machine.clock import Clock, tick
from cython.cimports.mancala_desktop.engine.machine.endgames import Endgames
from cython.cimports.mancala_desktop.engine.machine.evaluation import (
    PARTS,
    guess,
    ready_judge,
)
from cython.cimports.mancala_desktop.engine.machine.moves import MOST_PITS, Child, children
from cython.cimports.mancala_desktop.engine.machine.retrograde import Bounds, Retrograde, told_of
from cython.cimports.mancala_desktop.engine.machine.table import (
    Table,
    mixed,
    remember,
    remembered,
)


@cython.cclass
class Deepening:
    """Searches boards of one machine, and remembers in `table`, which it shares with nothing else.

    `endgames` may hold exact values of boards with few seeds. `split`: going in circles is worth 0.
    `weights` belong to `evaluation.py`.
    """

    def __init__(
        self,
        machine: Machine,
        table: Table,
        endgames: object,
        split: bool,
        weights: Sequence[int],
    ) -> None:
        self.machine = machine
        self.table = table
        self.endgames = endgames
        self._best_so_far = None
        look: cython.pointer(Look) = cython.address(self._search)
        look.rules = cython.address(machine.rules)
        look.slots = cython.address(table.slots)
        look.split = split
        look.endgame_seeds = -1
        look.endgames = cython.NULL
        look.retrograde = cython.NULL
        look.again_cost = 0 if machine.rules.game == Game.KALAH else SOWING
        look.late_sowings = 3 if machine.rules.game == Game.OWARE else MOST_PITS
        if isinstance(endgames, Endgames):
            kalah: Endgames = endgames
            look.endgames = kalah.values
            look.endgame_seeds = kalah.seeds
        elif isinstance(endgames, Retrograde):
            oware: Retrograde = endgames
            if oware.split != split:
                raise ValueError("a table for another rule of repetition")
            look.retrograde = oware.values
            look.endgame_seeds = oware.seeds
        ready_judge(machine, cython.address(look.judge), weights)

    @property
    def best_so_far(self) -> tuple[int, int] | None:
        """The best own pit at the root, and its value, of the iteration that ended last, finished or
        not; None before its first sowing is searched."""
        return self._best_so_far

    def look(
        self,
        rows: bytes,
        sown: int,
        depth: int,
        clock: Clock,
        before: Sequence[tuple[bytes, bool]] = (),
    ) -> tuple[int, bool, tuple[int, ...]] | None:
        """The value of a board that is not over, `depth` sowings deep: (value, complete, line).

        The line is own pits of whoever sows. None when the clock is out. `before` are boards earlier in
        the game, and whether the side to sow there is the one at the root.
        """
        board: Board = board_of(self.machine, rows, sown)
        search: cython.pointer(Look) = cython.address(self._search)
        self._prepare(clock, board, before)
        self._best_so_far = None
        units: cython.int = SOWING * min(max(depth, 1), DEEPEST)
        root: Root
        with cython.nogil:
            _best(search, board, units, cython.address(root))
        if root.pit >= 0:
            self._best_so_far = (root.pit, _seeds(root.value))
        if clock.ticks.out:
            return None
        return _seeds(root.value), bool(search.sure), self._line(board, root.pit, depth)

    def look_at(
        self,
        rows: bytes,
        sown: int,
        pit: int,
        depth: int,
        clock: Clock,
        before: Sequence[tuple[bytes, bool]] = (),
    ) -> tuple[int, bool] | None:
        """The value of sowing from `pit`, that sowing counted in the depth: (value, complete)."""
        board: Board = board_of(self.machine, rows, sown)
        found: Child[MOST_PITS]
        search: cython.pointer(Look) = cython.address(self._search)
        self._prepare(clock, board, before)
        units: cython.int = SOWING * min(max(depth, 1), DEEPEST)
        index: cython.int
        for index in range(children(search.rules, board, found)):
            if found[index].pit == pit:
                break
        else:
            raise ValueError(f"pit {pit} cannot be sown")
        value: cython.int
        with cython.nogil:
            _step(search, number(search.rules, board), 0)
            value = _follow(search, cython.address(found[index]), -FAR, FAR, units, 0)
        return None if clock.ticks.out else (_seeds(value), bool(search.sure))

    @cython.cfunc
    def _prepare(self, clock: object, board: Board, before: object) -> object:
        search: cython.pointer(Look) = cython.address(self._search)
        ticking: Clock = clock
        self._clock = clock
        search.ticks = cython.address(ticking.ticks)
        search.since = search.length = 0
        memset(search.killers, -1, cython.sizeof(search.killers))
        pit: cython.int
        seeds: cython.int
        for pit in range(MOST_PITS):
            for seeds in range(MANY + 1):
                search.answers[pit][seeds] //= 4
        if not search.rules.circles:
            return None
        left: cython.int = seeds_in(board.own) + seeds_in(board.other)
        here = [(rows, ours) for rows, ours in before if sum(rows) == left]
        for rows, ours in here[-MOST_BEFORE:]:
            _step(search, number(search.rules, board_of(self.machine, rows, 0)), 0 if ours else 1)
        return None

    @cython.cfunc
    def _line(self, board: Board, pit: cython.int, most: cython.int) -> tuple:
        """The best sowings from a board, as far as the table tells them."""
        search: cython.pointer(Look) = cython.address(self._search)
        found: Child[MOST_PITS]
        pits: list[int] = []
        seen: set[int] = set()
        index: cython.int
        while len(pits) < most:
            count: cython.int = children(search.rules, board, found)
            for index in range(count):
                if found[index].pit == pit:
                    break
            else:
                break
            pits.append(pit)
            if found[index].over or found[index].key in seen:
                break
            seen.add(found[index].key)
            board = found[index].after
            kept: cython.uint = remembered(search.slots, mixed(search.slots, found[index].key))
            if not kept or _limit(kept) == Limit.AT_MOST:
                break
            pit = _pit(kept)
        return tuple(pits)


@cython.cfunc
@cython.inline
def _seeds(value: cython.int) -> object:
    parts: object = value  # Python's numbers round down below 0, too
    return (parts + PARTS // 2) // PARTS


# What the table keeps: the depth (7 bits), what kind of limit (2), the best pit (3), the value (11).


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _payload(
    depth: cython.int, limit: cython.int, pit: cython.int, value: cython.int
) -> cython.uint:
    return depth << 16 | limit << 14 | pit << 11 | (value + 1024)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _depth(kept: cython.uint) -> cython.int:
    return kept >> 16


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _limit(kept: cython.uint) -> cython.int:
    return kept >> 14 & 3


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _pit(kept: cython.uint) -> cython.int:
    return kept >> 11 & 7


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _kept_value(kept: cython.uint) -> cython.int:
    return cython.cast(cython.int, kept & 2047) - 1024


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _step(search: cython.pointer(Look), key: Key, side: cython.int) -> cython.void:
    """Note a board on the way."""
    search.path[search.length] = 2 * key + side
    search.length += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _best(
    search: cython.pointer(Look), board: Board, depth: cython.int, root: cython.pointer(Root)
) -> cython.void:
    """The best sowing at the root; when the clock is out, the best of those searched until then."""
    found: Child[MOST_PITS]
    order: cython.int[MOST_PITS]
    key: Key = number(search.rules, board)
    kept: cython.uint = remembered(search.slots, mixed(search.slots, key))
    count: cython.int = children(search.rules, board, found)
    _sort(search, board, found, count, order, _pit(kept) if kept else -1, 0)
    if search.rules.circles:
        _step(search, key, 0)
    root.pit = -1
    root.value = -FAR
    all_sure: cython.bint = True
    place: cython.int
    for place in range(count):
        child: cython.pointer(Child) = cython.address(found[order[place]])
        value: cython.int
        if place == 0:
            value = _follow(search, child, -FAR, FAR, depth, 0)
        else:
            value = _follow(search, child, root.value, root.value + 1, depth, 0)
            if value > root.value and not search.ticks.out:
                value = _follow(search, child, root.value, FAR, depth, 0)
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
        _payload(COMPLETE if all_sure else depth, Limit.EXACTLY, root.pit, root.value),
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _follow(
    search: cython.pointer(Look),
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
    search: cython.pointer(Look),
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
    search: cython.pointer(Look),
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
@cython.inline
def _was_here(search: cython.pointer(Look), key: Key, side: cython.int) -> cython.bint:
    """3. Whether the board is on the way."""
    step: cython.int
    key = 2 * key + side
    for step in range(search.length - 1, search.since - 1, -1):
        if search.path[step] == key:
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _value(
    search: cython.pointer(Look),
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
        first = _pit(kept)
        if _depth(kept) >= depth:
            known: cython.int = _kept_value(kept)
            limit: cython.int = _limit(kept)
            if (
                limit == Limit.EXACTLY
                or (limit == Limit.AT_LEAST and known >= high)
                or (limit == Limit.AT_MOST and known <= low)
            ):
                search.sure = _depth(kept) == COMPLETE
                return known

    count: cython.int = children(search.rules, at.after, found)
    _sort(search, at.after, found, count, order, first, ply)
    if search.rules.circles:
        _step(search, at.key, ply & 1)
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
            value = _follow(search, child, low, high, depth, ply)
        else:
            if (
                place >= search.late_sowings
                and depth > 3 * SOWING
                and not (child.again or child.gain)
            ):
                value = _follow(search, child, floor, floor + 1, depth - SOWING, ply)
            else:
                value = floor + 1
            if value > floor and not search.ticks.out:
                value = _follow(search, child, floor, floor + 1, depth, ply)
            if floor < value < high and not search.ticks.out:
                value = _follow(search, child, floor, high, depth, ply)
        if search.ticks.out:
            break
        if value > best:
            best = value
            best_pit = child.pit
            if best >= high:
                all_sure = search.sure
                _note_answer(search, at.after, child, depth, ply)
                break
        all_sure = all_sure and search.sure
    if search.rules.circles:
        search.length -= 1
    if search.ticks.out:
        return 0
    search.sure = all_sure
    bound: cython.int = Limit.EXACTLY
    if best >= high:
        bound = Limit.AT_LEAST
    elif best <= low:
        bound = Limit.AT_MOST
        if first >= 0:
            best_pit = first
    remember(search.slots, key, _payload(COMPLETE if all_sure else depth, bound, best_pit, best))
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _note_answer(
    search: cython.pointer(Look),
    board: Board,
    child: cython.pointer(Child),
    depth: cython.int,
    ply: cython.int,
) -> cython.void:
    search.killers[ply] = child.pit
    seeds: cython.int = min(seeds_at(board.own, child.pit), cython.cast(cython.int, MANY))
    answer: cython.pointer(cython.int) = cython.address(search.answers[child.pit][seeds])
    answer[0] = min(answer[0] + depth * depth, 1 << 15)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sort(
    search: cython.pointer(Look),
    board: Board,
    found: cython.pointer(Child),
    count: cython.int,
    order: cython.pointer(cython.int),
    first: cython.int,
    ply: cython.int,
) -> cython.void:
    """5. The order of the sowings, the most promising first."""
    worth: cython.int[MOST_PITS]
    index: cython.int
    for index in range(count):
        child: cython.pointer(Child) = cython.address(found[index])
        seeds: cython.int = min(seeds_at(board.own, child.pit), cython.cast(cython.int, MANY))
        promise: cython.int = child.pit + search.answers[child.pit][seeds]
        promise += child.gain << 14
        if child.pit == search.killers[ply]:
            promise += 1 << 15
        if child.again:
            promise += 1 << 24
        if child.pit == first:
            promise += 1 << 28
        place: cython.int = index
        while place > 0 and worth[place - 1] < promise:
            worth[place] = worth[place - 1]
            order[place] = order[place - 1]
            place -= 1
        worth[place] = promise
        order[place] = index
