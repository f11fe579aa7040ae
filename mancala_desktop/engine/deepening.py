"""Expected values, deeper and deeper, for positions no proof can reach in the time given.

Told in steps:

1. A state is worth what the best branch brings: its gain, plus what follows for the same side after
   an extra turn, or minus what follows for the other side.
2. At the end of the depth (counted in sowings) it is guessed that the side with more seeds in its row
   gains a quarter of what it has more.
3. A state met again on the way is worth what a repetition gives; that is never remembered.
4. The table remembers how deep a state was searched, its value or a bound, and the best pit. A value
   that no guess and no repetition went into is *complete*: it holds at any depth, and is exact.
5. The first branch is searched in full, the others only asked whether they beat it; one that does
   is searched again (principal variation search, Marsland and Campbell 1982).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mancala_desktop.engine.budget import Budget
from mancala_desktop.engine.tree import Branch, State, Tree

COMPLETE = 1000  # the depth of a value that no guess went into
_FAR = 10_000  # more than any value
_MOST_ENTRIES = 1_000_000  # about 250 MB

_Seen = tuple[State, bool]  # a state and whether the side to sow there is the one at the root


class _Entry(NamedTuple):
    depth: int
    low: int
    high: int
    pit: int


class Deepening:
    """Searches from `root` to a depth. `seen` are states that came before it in the game."""

    def __init__(
        self, tree: Tree, root: State, circles_are_nothing: bool, seen: Iterable[_Seen] = ()
    ) -> None:
        self._tree = tree
        self._root = root
        self._circles_are_nothing = circles_are_nothing
        self._seen = frozenset([*seen, (root, True)])
        self._path = set(self._seen)
        self._table: dict[State, _Entry] = {}

    def value(self, depth: int, budget: Budget) -> tuple[int, bool]:
        """The expected value of the root, and whether it is complete; StoppedError."""
        self._path = set(self._seen)
        return self._value(self._root, -_FAR, _FAR, depth, True, budget)

    def branch_value(self, branch: Branch, depth: int, budget: Budget) -> tuple[int, bool]:
        """The expected value of sowing `branch` at the root, and whether it is complete."""
        self._path = set(self._seen)
        return self._follow(branch, -_FAR, _FAR, depth, True, budget)

    def line(self, most: int) -> list[int]:
        """The own pits of the best line found from the root, up to `most` sowings."""
        pits: list[int] = []
        next_state: State | None = self._root
        while next_state is not None and len(pits) < most and next_state in self._table:
            pit = self._table[next_state].pit
            pits.append(pit)
            branches = self._tree.branches(next_state)
            next_state = next(after for _, _, _, after, own_pit in branches if own_pit == pit)
        return pits

    def _value(
        self, state: State, low: int, high: int, depth: int, root_side: bool, budget: Budget
    ) -> tuple[int, bool]:
        budget.spend()

        # 4. remembered
        entry = self._table.get(state)
        if entry and entry.depth >= depth:
            if entry.low >= high or entry.low == entry.high:
                return entry.low, entry.depth == COMPLETE
            if entry.high <= low:
                return entry.high, entry.depth == COMPLETE

        # 2. guessed
        if depth <= 0:
            own, other = self._tree.rows(state)
            return (own - other) // 4, False

        # 5. the branches, best first
        branches = sorted(self._tree.branches(state), reverse=True)
        if entry:
            branches.sort(key=lambda branch: branch[-1] != entry.pit)
        best, best_pit, complete = -_FAR, branches[0][-1], True
        self._path.add((state, root_side))
        for branch in branches:
            floor = max(low, best)
            if branch is branches[0]:
                found, sure = self._follow(branch, low, high, depth, root_side, budget)
            else:
                found, sure = self._follow(branch, floor, floor + 1, depth, root_side, budget)
                if floor < found < high:
                    found, sure = self._follow(branch, floor, high, depth, root_side, budget)
            complete = complete and sure
            if found > best:
                best, best_pit = found, branch[-1]
            if best >= high:
                break
        if state is not self._root:
            self._path.discard((state, root_side))

        self._keep(
            state,
            _Entry(
                COMPLETE if complete else depth,
                best if best > low else -_FAR,
                best if best < high else _FAR,
                best_pit,
            ),
        )
        return best, complete

    def _follow(
        self, branch: Branch, low: int, high: int, depth: int, root_side: bool, budget: Budget
    ) -> tuple[int, bool]:
        """1. What `branch` is worth to the side that sows it."""
        _, gain, again, after, _ = branch
        if after is None:
            return gain, True
        low, high = (low - gain, high - gain) if again else (gain - high, gain - low)
        side = root_side if again else not root_side
        if self._tree.can_repeat and (after, side) in self._path:  # 3.
            own, other = self._tree.rows(after)
            value, complete = (0 if self._circles_are_nothing else own - other), False
        else:
            value, complete = self._value(after, low, high, depth - 1, side, budget)
        return (gain + value if again else gain - value), complete

    def _keep(self, state: State, entry: _Entry) -> None:
        if len(self._table) >= _MOST_ENTRIES:
            self._table.clear()
        self._table[state] = entry
