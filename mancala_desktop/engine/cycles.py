"""Exact values where positions can come again (Oware), by retrograde analysis.

A value that depends on how a position was reached is never claimed. With `split` going in circles
is worth 0 wherever it begins, so every state has a value. With `owner`, or without a repetition
rule, a state has one only if play cannot go in circles from it.

Told in steps:

1. `_explore` finds every state that can follow, up to a bound.
2. They are taken in layers by seeds in the pits, fewest first. A capture leaves the layer, so what
   it leads to is known; every other sowing stays in it and brings nothing.
3. `_Layer.free` finds the states from which play cannot go in circles.
4. `_Layer.solve` fixes values from the greatest down. A state is worth n as soon as one branch is;
   it is worth -n when all its branches are fixed and the best of them is. What is fixed tells
   the states that lead to it. What is never fixed can go in circles for ever, worth 0.
"""

from __future__ import annotations

from collections import defaultdict

from mancala_desktop.engine.budget import Budget
from mancala_desktop.engine.tree import Branch, State, Tree

_MOST_STATES = 300_000  # explored in one call: a minute or two, and about 300 MB
_MOST_SEEDS = 12  # more have no chance to stay below

_Layers = dict[int, dict[State, list[Branch]]]


class Cycles:
    """Values of states of one tree whose seeds only ever leave the pits by captures or ends."""

    def __init__(self, tree: Tree, circles_are_nothing: bool) -> None:
        self._tree = tree
        self._circles_are_nothing = circles_are_nothing
        self._values: dict[State, int] = {}
        self._history_counts: set[State] = set()  # solved, but a circle can be reached
        self._explored: _Layers = {}  # kept until the next call: freeing it would delay a stop

    def known(self, state: State) -> int | None:
        """The exact value of `state` for the side to sow, if an earlier call has found it."""
        if state in self._history_counts:
            return None
        return self._values.get(state)

    def value(self, state: State, budget: Budget) -> int | None:
        """The exact value of `state`; None if it has none, or if too many states can follow.

        Raises StoppedError; what is not finished by then is forgotten.
        """
        if state not in self._values and sum(self._tree.rows(state)) <= _MOST_SEEDS:
            self._explored = self._explore(state, budget)
            for _, layer in sorted(self._explored.items()):
                self._solve(layer, budget)
        return self.known(state)

    def _explore(self, root: State, budget: Budget) -> _Layers:
        """New states that can follow from `root`, by seeds in the pits; nothing if too many."""
        layers = self._explored = defaultdict(dict)
        seen = {root}
        todo = [root]
        while todo:
            budget.spend()
            state = todo.pop()
            branches = list(self._tree.branches(state))
            layers[sum(self._tree.rows(state))][state] = branches
            for _, _, _, after, _ in branches:
                if after is not None and after not in seen and after not in self._values:
                    seen.add(after)
                    todo.append(after)
            if len(seen) > _MOST_STATES:
                return {}
        return layers

    def _solve(self, branches: dict[State, list[Branch]], budget: Budget) -> None:
        layer = _Layer(branches, self._values, budget)
        free = layer.free(self._history_counts)
        values = layer.solve()
        if not self._circles_are_nothing:
            self._history_counts |= branches.keys() - free
        self._values |= values


class _Layer:
    """States with equally many seeds; `known` holds the values of all layers below."""

    def __init__(
        self, branches: dict[State, list[Branch]], known: dict[State, int], budget: Budget
    ) -> None:
        self._budget = budget
        self._branches = branches
        self._open: dict[State, int] = {}  # branches that lead to states not fixed yet
        self._best: dict[State, int | None] = {}  # the best of the other branches
        self._before: dict[State, list[State]] = defaultdict(list)
        for state, found in branches.items():
            budget.check()
            values = []
            for _, gain, _, after, _ in found:
                if after is None:
                    values.append(gain)
                elif after in branches:
                    self._before[after].append(state)
                else:
                    values.append(gain - known[after])
            self._open[state] = len(found) - len(values)
            self._best[state] = max(values, default=None)

    def free(self, history_counts: set[State]) -> set[State]:
        """The states from which play cannot go in circles, given those below from which it can.

        To be asked before `solve`, which uses up the counts.
        """
        bound = {
            state
            for state, found in self._branches.items()
            if any(after in history_counts for _, _, _, after, _ in found)
        }
        waiting = dict(self._open)
        todo = [state for state, count in waiting.items() if not count and state not in bound]
        free = set(todo)
        while todo:
            self._budget.check()
            for before in self._before.get(todo.pop(), ()):
                waiting[before] -= 1
                if not waiting[before] and before not in bound:
                    free.add(before)
                    todo.append(before)
        return free

    def solve(self) -> dict[State, int]:
        """The value of every state of the layer, going in circles counted as 0."""
        values: dict[State, int] = {}
        waiting: dict[int, list[State]] = defaultdict(list)  # by the size of the value due
        for state in self._branches:
            self._enlist(state, waiting)
        for size in range(max(waiting, default=0), 0, -1):
            while waiting[size]:
                self._budget.check()
                state = waiting[size].pop()
                if state in values:
                    continue
                best = self._best[state]
                assert best is not None
                values[state] = best
                for before in self._before.get(state, ()):
                    if before not in values:
                        self._open[before] -= 1
                        known = self._best[before]
                        self._best[before] = -best if known is None else max(known, -best)
                        self._enlist(before, waiting)
        return {state: values.get(state, 0) for state in self._branches}

    def _enlist(self, state: State, waiting: dict[int, list[State]]) -> None:
        """Note a state whose value is due at the size of its best branch."""
        best = self._best[state]
        if best is not None and (best > 0 or (best < 0 and not self._open[state])):
            waiting[abs(best)].append(state)
