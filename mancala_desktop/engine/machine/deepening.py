# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Expected values, deeper and deeper, for boards no proof can reach in the time given.

`lookahead.py` is the search itself; here is what is asked of it, in seeds and own pits.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython
from cython.cimports.mancala_desktop.engine.machine.board import (
    Board,
    Game,
    Machine,
    board_of,
    number,
    seeds_in,
)
from cython.cimports.mancala_desktop.engine.machine.clock import Clock
from cython.cimports.mancala_desktop.engine.machine.endgames import Endgames
from cython.cimports.mancala_desktop.engine.machine.evaluation import PARTS, ready_judge
from cython.cimports.mancala_desktop.engine.machine.lookahead import (
    FAR,
    MOST_BEFORE,
    SOWING,
    Root,
    Search,
    best_of,
    follow,
    limit_of,
    pit_of,
    step,
)
from cython.cimports.mancala_desktop.engine.machine.moves import MOST_PITS, Child, children
from cython.cimports.mancala_desktop.engine.machine.order import DEEPEST, begin
from cython.cimports.mancala_desktop.engine.machine.retrograde import Retrograde
from cython.cimports.mancala_desktop.engine.machine.table import Limit, Table, mixed, remembered


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
        look: cython.pointer(Search) = cython.address(self._search)
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
        search: cython.pointer(Search) = cython.address(self._search)
        self._prepare(clock, board, before)
        self._best_so_far = None
        units: cython.int = SOWING * min(max(depth, 1), DEEPEST)
        root: Root
        with cython.nogil:
            best_of(search, board, units, cython.address(root))
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
        search: cython.pointer(Search) = cython.address(self._search)
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
            step(search, number(search.rules, board), 0)
            value = follow(search, cython.address(found[index]), -FAR, FAR, units, 0)
        return None if clock.ticks.out else (_seeds(value), bool(search.sure))

    @cython.cfunc
    def _prepare(self, clock: object, board: Board, before: object) -> object:
        search: cython.pointer(Search) = cython.address(self._search)
        ticking: Clock = clock
        self._clock = clock
        search.ticks = cython.address(ticking.ticks)
        search.since = search.length = 0
        begin(cython.address(search.replies))
        if not search.rules.circles:
            return None
        left: cython.int = seeds_in(board.own) + seeds_in(board.other)
        here = [(rows, ours) for rows, ours in before if sum(rows) == left]
        for rows, ours in here[-MOST_BEFORE:]:
            step(search, number(search.rules, board_of(self.machine, rows, 0)), 0 if ours else 1)
        return None

    @cython.cfunc
    def _line(self, board: Board, pit: cython.int, most: cython.int) -> tuple:
        """The best sowings from a board, as far as the table tells them."""
        search: cython.pointer(Search) = cython.address(self._search)
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
            if not kept or limit_of(kept) == Limit.AT_MOST:
                break
            pit = pit_of(kept)
        return tuple(pits)


@cython.cfunc
@cython.inline
def _seeds(value: cython.int) -> object:
    parts: object = value  # Python's numbers round down below 0, too
    return (parts + PARTS // 2) // PARTS
