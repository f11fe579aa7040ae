"""The engine in plain Python: the fallback where no compiler was at hand, and the test partner.

An answer comes about in steps:

1. The position becomes a state of a tree (`tree.py`; Kalah has a faster one).
2. Deepening (`deepening.py`) looks one sowing further at a time until a limit is reached.
3. If a proof is asked for, deepening only makes a first guess. Games that always end are proved by
   null-window search (`proof.py`), games that can go in circles by retrograde analysis (`cycles.py`);
   where neither applies, deepening goes on until it is complete or stopped.
4. Whatever is known when the budget ends is the answer. It is `exact` only if proved.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from mancala_desktop.engine.budget import Budget, StoppedError
from mancala_desktop.engine.cycles import Cycles
from mancala_desktop.engine.deepening import Deepening
from mancala_desktop.engine.findings import Findings, at_the_end
from mancala_desktop.engine.kalah_tree import KalahTree
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.proof import Prover
from mancala_desktop.engine.request import Answer, OnInfo, Request, Values, alone
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.tree import (
    Branch,
    RulesTree,
    State,
    Tree,
    counts_repetition_as_nothing,
)
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant

_DEEPEST = 300  # sowings; keeps the recursion well inside Python's limit
_GUESS_DEPTH = 4  # sowings looked ahead before a proof begins


class PythonCore:
    """Searches without a compiler. One search at a time; `stop` may be set from any thread."""

    name = "python"

    def __init__(self) -> None:
        self._knowledge: _Knowledge | None = None
        self._last: _Thinking | None = None  # kept so that freeing its table delays no answer

    def search(self, request: Request, stop: Stop, on_info: OnInfo | None = None) -> Answer:
        """The best sowing found within the limits of `request`."""
        budget = Budget(request.limits, stop)
        position = alone(request.position)
        if position.over:
            return at_the_end(request, position, budget.time_ms)
        thinking = _Thinking(request, position, self._known(request, position), budget, on_info)
        self._last = thinking
        thinking.run(thinking.best)
        return thinking.answer()

    def values(self, request: Request, stop: Stop) -> Values:
        """The score of every legal sowing, found within the limits of `request`."""
        budget = Budget(request.limits, stop)
        position = alone(request.position)
        if position.over:
            return Values(request.ticket, {}, True)
        thinking = _Thinking(request, position, self._known(request, position), budget, None)
        self._last = thinking
        thinking.run(thinking.all)
        return thinking.values()

    def prepare(self, request: Request) -> None:
        """Make the tree of the game of `request`."""
        self._known(request, alone(request.position))

    def configure(self, options: Options) -> None:
        """Nothing to set: this core uses one thread, its own tables and no book."""

    def forget(self) -> None:
        """Give back the memory that earlier searches left."""
        self._knowledge = self._last = None

    def _known(self, request: Request, position: Position) -> _Knowledge:
        seeds = sum(sum(position.row(side)) for side in (position.to_sow, position.to_sow.other))
        if self._knowledge is None or not self._knowledge.covers(request.variant, seeds):
            self._knowledge = _Knowledge(request.variant, seeds)
        return self._knowledge


class _Knowledge:
    """What stays true from one search to the next: the tree of a variant and what is proved in it."""

    def __init__(self, variant: Variant, seeds: int) -> None:
        self._variant = variant
        self._seeds = max(seeds, variant.total)
        self.tree: Tree
        if isinstance(variant, Kalah):
            self.tree = KalahTree(variant, self._seeds)
        else:
            self.tree = RulesTree(variant)
        self.circles_are_nothing = counts_repetition_as_nothing(variant)
        self.prover = Prover(self.tree) if self.tree.provable else None
        self.cycles = Cycles(self.tree, self.circles_are_nothing) if self.tree.can_repeat else None

    def covers(self, variant: Variant, seeds: int) -> bool:
        return variant == self._variant and seeds <= self._seeds


class _Thinking:
    """One search under way. Values are counted from the root's stores on, for the side to sow."""

    def __init__(
        self,
        request: Request,
        position: Position,
        known: _Knowledge,
        budget: Budget,
        on_info: OnInfo | None,
    ) -> None:
        self._request = request
        self._known = known
        self._budget = budget
        self._on_info = on_info
        self._root = known.tree.state(position)
        self._branches = sorted(known.tree.branches(self._root), reverse=True)
        seen = [
            (known.tree.state(earlier), earlier.to_sow is position.to_sow)
            for earlier in request.history
            if known.tree.can_repeat and not earlier.over
        ]
        self._deepening = Deepening(known.tree, self._root, known.circles_are_nothing, seen)
        self._found = Findings(request, position, self._branches)

    def answer(self) -> Answer:
        return self._found.answer(self._budget.nodes, self._budget.time_ms)

    def values(self) -> Values:
        return self._found.values()

    # ---------------------------------------------------------------- the steps

    def run(self, think: Callable[[], None]) -> None:
        """4. Think until done or out of budget."""
        with suppress(StoppedError, RecursionError):  # too deep for Python is out of budget, too
            think()

    def best(self) -> None:
        """2. and 3. for the best sowing."""
        if not self._request.limits.exact:
            self._deepen(self._look_for_best, _DEEPEST)
            return
        self._deepen(self._look_for_best, _GUESS_DEPTH)
        if not self._found.exact and not self._prove_best():
            self._deepen(self._look_for_best, _DEEPEST)

    def all(self) -> None:
        """2. and 3. for the score of every sowing."""
        if not self._request.limits.exact:
            self._deepen(self._look_at_all, _DEEPEST)
            return
        self._deepen(self._look_at_all, _GUESS_DEPTH)
        if not self._found.exact and not self._prove_all():
            self._deepen(self._look_at_all, _DEEPEST)

    def _deepen(self, look: Callable[[int], bool], deepest: int) -> None:
        if self._request.limits.depth is not None:
            deepest = min(deepest, self._request.limits.depth)
        while self._found.depth < deepest and not self._found.exact:
            complete = look(self._found.depth + 1)
            self._found.depth += 1
            self._found.exact = complete and (
                not self._known.tree.can_repeat or self._known.circles_are_nothing
            )
            if complete and not self._found.exact:
                return

    def _look_for_best(self, depth: int) -> bool:
        self._found.value, complete = self._deepening.value(depth, self._budget)
        self._found.pits = tuple(self._deepening.line(depth))
        if self._on_info:
            self._on_info(self._found.info(depth, self._budget.nodes, self._budget.time_ms))
        return complete

    def _look_at_all(self, depth: int) -> bool:
        scores, complete = {}, True
        for branch in self._branches:
            scores[branch[-1]], sure = self._deepening.branch_value(branch, depth, self._budget)
            complete = complete and sure
        self._found.scores = scores
        return complete

    def _prove_best(self) -> bool:
        """Whether this kind of position can be proved; the proof is then done."""
        if self._known.prover:
            value = self._known.prover.value(self._root, self._found.value, self._budget)
            self._found.pits = tuple(self._proved_line(value))
            self._found.value, self._found.exact = value, True
            return True
        if not self._prove_all():
            return False
        self._found.settle(self._found.scores)
        return True

    def _proved_line(self, value: int) -> list[int]:
        prover = self._known.prover
        assert prover
        state: State | None = self._root
        pits = []
        while state is not None:
            _, gain, again, state, pit = prover.best(state, value, self._budget)
            pits.append(pit)
            value = value - gain if again else gain - value
        return pits

    def _prove_all(self) -> bool:
        """Whether all sowings can be proved; their scores are then exact."""
        proved: dict[int, int] = {}
        for branch in sorted(self._branches, key=lambda each: -self._found.scores[each[-1]]):
            value = self._prove_branch(branch)
            if value is None:
                return False
            proved[branch[-1]] = value
        self._found.scores = proved
        self._found.exact = True
        return True

    def _prove_branch(self, branch: Branch) -> int | None:
        _, gain, again, after, pit = branch
        if after is None:
            return gain
        guess = self._found.scores[pit] - gain
        value: int | None = None
        if self._known.prover:
            guess = guess if again else -guess
            value = self._known.prover.value(after, guess, self._budget)
        elif self._known.cycles:
            value = self._known.cycles.value(after, self._budget)
        if value is None:
            return None
        return gain + value if again else gain - value
