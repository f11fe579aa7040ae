"""The engine in compiled form: the same steps as `search.py`, a hundred times as fast.

An answer comes about in steps:

1. The position becomes a board of a machine (`machine/board.py`), seen by the side to sow. What the
   opening book or a table of Oware knows of it is the answer at once.
2. Deepening (`machine/deepening.py`) looks a few sowings ahead; that is a first guess.
3. Where the game always ends and the limits give hope, null-window search proves the value
   (`machine/proof.py`), in several threads if allowed.
4. Otherwise deepening goes on, one sowing further at a time, until a limit is reached.
5. Whatever is known then is the answer. It is `exact` only if proved.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from math import comb

from mancala_desktop.engine.findings import Findings, at_the_end
from mancala_desktop.engine.knowledge import Knowledge
from mancala_desktop.engine.machine.deepening import Deepening
from mancala_desktop.engine.machine.retrograde import Retrograde, most_seeds
from mancala_desktop.engine.machine.turns import MOST_LEVELS, Turns
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.proving import Proving, by_rank
from mancala_desktop.engine.request import Answer, OnInfo, Request, Values, alone
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.tables import Tables
from mancala_desktop.engine.watch import Phase, Watch
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant

_DEEPEST = 60  # sowings
_GUESS_DEPTH = 6  # sowings looked ahead before a proof begins
_DEEP_GUESS_DEPTH = 8  # before a long one: there a better guess saves more than it takes
_LONG_PROOF = 4_000_000  # boards, by a guess
_GUESS_TURNS = 2
_PROOF_SHARE = 0.7  # of the limits that are left; the rest is for deepening if it fails
_WAY = 2_000_000  # boards to look for a way to what a table promises
_NODES_PER_MS = 2000  # about; only to tell whether a proof is worth trying


class CompiledCore:
    """Searches in compiled code. One search at a time; `stop` may be set from any thread."""

    name = "compiled"

    def __init__(self, options: Options) -> None:
        self._options = options
        self._tables = Tables(options)
        self._knowledge: Knowledge | None = None

    def search(self, request: Request, stop: Stop, on_info: OnInfo | None = None) -> Answer:
        """The best sowing found within the limits of `request`."""
        watch = Watch(request.limits, stop)
        position = alone(request.position)
        if position.over:
            return at_the_end(request, position, watch.time_ms)
        thinking = _Thinking(request, position, self._known(request, position), watch, on_info)
        try:
            thinking.best()
            return thinking.answer()
        finally:
            watch.close()

    def values(self, request: Request, stop: Stop) -> Values:
        """The score of every legal sowing, found within the limits of `request`."""
        watch = Watch(request.limits, stop)
        position = alone(request.position)
        if position.over:
            return Values(request.ticket, {}, True)
        thinking = _Thinking(request, position, self._known(request, position), watch, None)
        try:
            thinking.all()
            return thinking.values()
        finally:
            watch.close()

    def prepare(self, request: Request) -> None:
        """Get book, tables and memory ready for a search of `request`."""
        position = alone(request.position)
        if not position.over:
            self._known(request, position)

    def configure(self, options: Options) -> None:
        """Use these options from the next search on."""
        if options != self._options:
            self._tables.close()
            self._options, self._tables = options, Tables(options)
            self.forget()

    def forget(self) -> None:
        """Give back the memory that earlier searches left; endgame tables stay."""
        self._knowledge = None

    def _known(self, request: Request, position: Position) -> Knowledge:
        variant, seeds, burnt = request.variant, sum(_rows(position)), _burnt(position)
        if self._knowledge is None or not self._knowledge.covers(variant, seeds, burnt):
            self._knowledge = None  # gives its memory back first
            self._knowledge = Knowledge(variant, seeds, burnt, self._options, self._tables)
        return self._knowledge


class _Thinking:
    """One search under way. Values are counted from the root's stores on, for the side to sow."""

    def __init__(
        self,
        request: Request,
        position: Position,
        known: Knowledge,
        watch: Watch,
        on_info: OnInfo | None,
    ) -> None:
        self._request = request
        self._limits = request.limits
        self._known = known
        self._watch = watch
        self._on_info = on_info
        self._rows = _rows(position)
        self._sown = position.sown if _has_cap(request.variant) else 0
        self._branches = by_rank(known.machine, self._rows + bytes([self._sown]))
        self._before = [
            (_rows(earlier), earlier.to_sow is position.to_sow)
            for earlier in request.history
            if not earlier.over
        ]
        # A round that is not the last decides nothing for sure.
        variant = request.variant
        self._final = not isinstance(variant, Congkak) or position.round >= variant.rounds
        self._found = Findings(request, position, self._branches)
        self._ahead: Deepening | Turns | None = None

    def answer(self) -> Answer:
        return self._found.answer(self._watch.nodes, self._watch.time_ms)

    def values(self) -> Values:
        return self._found.values()

    # ---------------------------------------------------------------- the steps

    def best(self) -> None:
        """The best sowing: 2., 3. and 4."""
        self._think(self._look_for_best, self._prove_best)
        if self._known.split and self._found.exact and self._found.value > 0:
            self._come_nearer()

    def all(self) -> None:
        """The score of every sowing: 2., 3. and 4."""
        self._think(self._look_at_all, self._prove_all)

    def _think(self, look: Callable[[int, Phase], bool], prove: Callable[[Phase], bool]) -> None:
        if self._knows_book() or self._knows_table():
            return
        if self._hopeful:
            self._ahead = self._known.guesser()
            self._deepen(look, self._guess_depth, self._watch.phase())
            if not self._found.exact and not self._watch.expired:
                share = 1.0 if self._limits.exact else _PROOF_SHARE
                self._found.exact = prove(self._watch.phase(share))
        if not self._found.exact and not self._watch.expired:
            self._ahead = self._known.search(self._limits.endgames)
            self._deepen(look, self._deepest, self._watch.phase())

    def _knows_book(self) -> bool:
        """1. Whether the opening book has the values of this board; they are then the answer."""
        values = None
        if self._known.book and self._limits.book:
            values = self._known.book.values(self._rows)
        if values is None:
            return False
        self._found.settle(values)
        if self._limits.endgames:
            self._known.endgames()  # begun now, it is there when the book knows no more
        return True

    def _knows_table(self) -> bool:
        """1. Whether a table of Oware knows every sowing exactly; that is then the answer."""
        if self._known.ends_always or not self._limits.endgames:
            return False
        known = self._known
        table = (
            known.awaited_endgames(lambda: self._watch.expired)
            if self._limits.exact and sum(self._rows) <= most_seeds(known.split)
            else known.endgames()
        )
        values = {}
        for _, gain, _, after, pit in self._branches:
            value: int | None = 0
            if after is not None:
                assert isinstance(after, bytes)
                value = table.value(after[:-1]) if isinstance(table, Retrograde) else None
            if value is None:
                return False
            values[pit] = gain - value
        self._found.settle(values)
        return True

    def _come_nearer(self) -> None:
        """Of the best sowings of Oware one on the way to a capture: who went by values alone would go
        in circles on good ones."""
        search = self._known.search(with_endgames=True)
        phase = self._watch.phase()
        complete = False
        depth = 0
        while depth < _DEEPEST and not complete:
            depth += 1
            clock = phase.clock(_WAY)
            found = search.look(self._rows, self._sown, depth, clock, self._before)
            if found is None:
                return
            value, complete, pits = found
            if value == self._found.value:
                self._found.pits = pits

    @property
    def _deepest(self) -> int:
        """How deep the search that looks ahead can go."""
        return MOST_LEVELS if isinstance(self._request.variant, Congkak) else _DEEPEST

    @property
    def _guess_depth(self) -> int:
        if isinstance(self._request.variant, Congkak):
            return _GUESS_TURNS
        return _GUESS_DEPTH if self._cost < _LONG_PROOF else _DEEP_GUESS_DEPTH

    @property
    def _hopeful(self) -> bool:
        """Whether to try a proof."""
        limits = self._limits
        if not (self._known.ends_always and self._final and self._known.certain):
            return False
        if limits.exact:
            return True
        if limits.depth is not None or not limits.endgames:
            return False
        nodes = limits.nodes
        if limits.movetime_ms is not None:
            in_time = limits.movetime_ms * _NODES_PER_MS
            nodes = in_time if nodes is None else min(nodes, in_time)
        return nodes is None or self._cost < nodes

    @property
    def _cost(self) -> float:
        """Boards a proof takes, roughly: measured on Kalah with six pits a side."""
        places = 2 * self._known.machine.pits
        boards: float = comb(sum(self._rows) + places, places)
        return 5e7 * math.pow(boards / 1.4e12, 1.5)

    def _deepen(self, look: Callable[[int, Phase], bool], deepest: int, phase: Phase) -> None:
        if self._limits.depth is not None:
            deepest = min(deepest, self._limits.depth)
        while self._found.depth < deepest and not self._found.exact and not phase.over():
            complete = look(self._found.depth + 1, phase)
            if phase.over() and not complete:
                return
            self._found.depth += 1
            self._found.exact = (
                complete
                and self._final
                and self._known.certain
                and (self._known.ends_always or self._known.split)
            )
            if complete:
                return

    def _look_for_best(self, depth: int, phase: Phase) -> bool:
        assert self._ahead
        found = self._ahead.look(self._rows, self._sown, depth, phase.clock(), self._before)
        if found is None:
            if self._ahead.best_so_far:
                pit, self._found.value = self._ahead.best_so_far
                self._found.pits = self._found.pits if self._found.pits[0] == pit else (pit,)
            return False
        self._found.value, complete, self._found.pits = found
        if self._on_info:
            self._on_info(self._found.info(depth, self._watch.nodes, self._watch.time_ms))
        return complete

    def _look_at_all(self, depth: int, phase: Phase) -> bool:
        assert self._ahead
        scores, complete = {}, True
        for *_, pit in self._branches:
            found = self._ahead.look_at(
                self._rows, self._sown, pit, depth, phase.clock(), self._before
            )
            if found is None:
                return False
            scores[pit], sure = found
            complete = complete and sure
        self._found.scores = scores
        return complete

    # ---------------------------------------------------------------- 3. proofs

    def _proving(self, phase: Phase) -> Proving:
        return Proving(self._known, phase, self._limits.endgames, self._cost)

    def _prove_best(self, phase: Phase) -> bool:
        proving = self._proving(phase)
        value = proving.value(self._rows, self._sown, self._found.value)
        if value is None:
            return False
        self._found.value = value
        choices = sorted(self._branches, key=lambda branch: branch[-1] != self._found.pits[0])
        self._found.pits = tuple(proving.line(choices, value))
        return bool(self._found.pits)

    def _prove_all(self, phase: Phase) -> bool:
        proving = self._proving(phase)
        proved: dict[int, int] = {}
        for _, gain, again, after, pit in sorted(
            self._branches, key=lambda branch: -self._found.scores[branch[-1]]
        ):
            value = 0
            if after is not None:
                guess = self._found.scores[pit] - gain if again else gain - self._found.scores[pit]
                assert isinstance(after, bytes)
                found = proving.value(after[:-1], after[-1], guess)
                if found is None:
                    return False
                value = found
            proved[pit] = gain + value if again else gain - value
        self._found.scores = proved
        return True


def _rows(position: Position) -> bytes:
    """The seeds of both rows, those of the side to sow first."""
    side = position.to_sow
    return bytes((*position.row(side), *position.row(side.other)))


def _burnt(position: Position) -> frozenset[int]:
    """Burnt pits as the side to sow counts them."""
    holes = position.layout.holes
    first = position.layout.row(position.to_sow).start
    return frozenset((pit - first) % holes for pit in position.burnt)


def _has_cap(variant: Variant) -> bool:
    return isinstance(variant, Congkak) and variant.turn_cap > 0
