"""Proofs: exact values of states in games that always end (Kalah, Congkak in one round).

Told in steps:

1. A question is "does the side to sow get at least `goal` more than the other?". Every answer is a
   bound on the state's value, and the table keeps the best lower and upper bound of each state.
2. All seeds end in a store, so a value lies within ± the seeds left and is as odd or even as they.
3. Before any branch is followed, all are looked up: an end or a bound may answer at once.
4. The branches still open are followed: first the one that answered before, then by rank.
5. `value` asks again, from a guess, until both bounds meet: MTD(f) (Plaat et al. 1996).
"""

from __future__ import annotations

from itertools import islice

from mancala_desktop.engine.budget import Budget
from mancala_desktop.engine.tree import Branch, State, Tree

Bounds = tuple[int, int, int]  # lower bound, upper bound, the pit that answered last (-1: none)

_MOST_ENTRIES = 5_000_000  # about 600 MB; only a proof of many minutes gets there


class Prover:
    """Proves values of states of one tree and remembers what it has proved."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._table: dict[State, Bounds] = {}
        self._shared: dict[Bounds, Bounds] = {}  # equal bounds are one object: half the memory

    def value(self, state: State, guess: int, budget: Budget) -> int:
        """The exact value of `state`; StoppedError if the budget does not suffice."""
        left = sum(self._tree.rows(state))
        low, high = self._bounds(state, left)
        goal = guess + (guess - left) % 2
        while low < high:
            goal = min(max(goal, low + 2), high)
            found = self._bound(state, left, goal, budget)
            if found >= goal:
                low = found
                goal = found + 2
            else:
                high = found
                goal = found
        return low

    def best(self, state: State, value: int, budget: Budget) -> Branch:
        """A branch that keeps `value`, the exact value of `state`."""
        left = sum(self._tree.rows(state))
        branches = sorted(self._tree.branches(state), reverse=True)
        known = self._table.get(state)
        if known:  # the one that answered last is the likeliest
            branches.sort(key=lambda branch: branch[-1] != known[2])
        for branch in branches:
            _, gain, again, after, _ = branch
            if after is None:
                reached = gain
            elif again:
                reached = gain + self._bound(after, left - gain, value - gain, budget)
            else:
                reached = gain - self._bound(after, left - gain, gain - value + 1, budget)
            if reached >= value:
                return branch
        raise AssertionError("some branch keeps the value")

    def _bounds(self, state: State, left: int) -> tuple[int, int]:
        low, high, _ = self._table.get(state, (-left, left, -1))
        return low, high

    def _bound(self, state: State, left: int, goal: int, budget: Budget) -> int:
        """A lower bound of at least `goal` or an upper bound below it."""
        budget.spend()
        table = self._table
        low, high, first = table.get(state, (-left, left, -1))
        if low >= goal:
            return low
        if high < goal:
            return high

        # 3. ends and bounds at hand
        best = -left
        unknown = []
        for branch in self._tree.branches(state):
            _, gain, again, after, pit = branch
            if after is None:
                least = most = gain
            else:
                known = table.get(after)
                if known is None:
                    least, most = 2 * gain - left, left
                elif again:
                    least, most = gain + known[0], gain + known[1]
                else:
                    least, most = gain - known[1], gain - known[0]
            if least >= goal:
                self._keep(state, least, high, pit)
                return least
            if most >= goal:
                unknown.append(branch)
            elif most > best:
                best = most

        # 4. branches to follow
        if len(unknown) > 1:
            unknown.sort(reverse=True)
            if first >= 0:
                unknown.sort(key=lambda branch: branch[-1] != first)
        for _, gain, again, after, pit in unknown:
            assert after is not None
            if again:
                found = gain + self._bound(after, left - gain, goal - gain, budget)
            else:
                found = gain - self._bound(after, left - gain, gain - goal + 1, budget)
            if found >= goal:
                self._keep(state, found, high, pit)
                return found
            if found > best:
                best = found
        self._keep(state, low, min(best, high), first)
        return best

    def _keep(self, state: State, low: int, high: int, pit: int) -> None:
        if len(self._table) >= _MOST_ENTRIES:
            self._drop_half()
        bounds = (low, high, pit)
        self._table[state] = self._shared.setdefault(bounds, bounds)

    def _drop_half(self) -> None:
        """Forget the older half: what is deepest in the tree was proved first."""
        kept = dict(islice(self._table.items(), len(self._table) // 2, None))
        self._table.clear()
        self._table.update(kept)
