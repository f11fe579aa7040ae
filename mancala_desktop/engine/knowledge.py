"""What the compiled core keeps from one search to the next."""

from __future__ import annotations

import logging
from collections.abc import Callable

from mancala_desktop.engine import book
from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.deepening import Deepening
from mancala_desktop.engine.machine.evaluation import names
from mancala_desktop.engine.machine.proof import Prover
from mancala_desktop.engine.machine.retrograde import Retrograde
from mancala_desktop.engine.machine.table import Table
from mancala_desktop.engine.machine.turns import Turns
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.tables import Table as Endgame
from mancala_desktop.engine.tables import Tables
from mancala_desktop.engine.tree import counts_repetition_as_nothing
from mancala_desktop.engine.weights import weights
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.variant import Family, Variant

log = logging.getLogger(__name__)

_GUESS_MB = 1
_FIRST_MB = 8


class Knowledge:
    """What stays true from one search to the next: a variant in machine form, and what is found out."""

    def __init__(
        self,
        variant: Variant,
        seeds: int,
        burnt: frozenset[int],
        options: Options,
        tables: Tables,
    ) -> None:
        self.variant = variant
        self.options = options
        self.machine = Machine(variant, seeds, burnt)
        self.split = counts_repetition_as_nothing(variant)
        self._seeds = seeds
        self._burnt = burnt
        self._tables = tables
        self._weights = weights(variant, names(self.machine))
        self._first_proofs = Table(_FIRST_MB, self.machine.bits)
        self._proofs: Table | None = None
        self._search: dict[Endgame | None, Deepening | Turns] = {}
        self.book = _book(variant) if options.book else None

    def covers(self, variant: Variant, seeds: int, burnt: frozenset[int]) -> bool:
        """Whether it holds for a position with so many seeds in the pits.

        Of boards too large to tell all apart, it is given up as soon as there are fewer seeds.
        """
        if variant != self.variant or burnt != self._burnt:
            return False
        return seeds <= self._seeds if self.certain else seeds == self._seeds

    @property
    def ends_always(self) -> bool:
        """Whether no board of the game comes again."""
        return not self.variant.can_repeat

    def search(self, with_endgames: bool) -> Deepening | Turns:
        """What looks ahead: sowing by sowing, in Congkak turn by turn."""
        endgames = self.endgames() if with_endgames else None
        if endgames not in self._search:
            table = Table(self._share(), self.machine.bits)
            self._search = {endgames: self._made(table, endgames)}
        return self._search[endgames]

    def _made(self, table: Table, endgames: Endgame | None) -> Deepening | Turns:
        if self.variant.family is Family.CONGKAK:
            assert not isinstance(endgames, Retrograde)
            return Turns(self.machine, table, endgames)
        return Deepening(self.machine, table, endgames, self.split, self._weights)

    def guesser(self) -> Deepening | Turns:
        """For a first guess. It knows nothing but the rules, so that the same position always has the
        same one, whatever was asked before and however far the tables are."""
        return self._made(Table(_GUESS_MB, self.machine.bits), None)

    def first_prover(self, endgames: Endgame | None) -> Prover:
        """For proofs that are soon done: its table is small, and memory costs time when it is new."""
        assert not isinstance(endgames, Retrograde)
        prover = Prover(self.machine, self._first_proofs, endgames)
        return prover if prover.sure else self.prover(endgames)

    def prover(self, endgames: Endgame | None) -> Prover:
        assert not isinstance(endgames, Retrograde)
        if self._proofs is None:
            self._proofs = Table(self._share(), self.machine.bits)
        return Prover(self.machine, self._proofs, endgames)

    @property
    def certain(self) -> bool:
        """Whether the tables never take two boards for each other, so that a proof is one."""
        return self.machine.injective and self.prover(None).sure

    def endgames(self) -> Endgame | None:
        """The endgame table if it is ready; otherwise it is begun."""
        return self._tables.known(self.variant) if self._has_endgames else None

    def ready_endgames(self) -> Endgame | None:
        """The table if it is there; it is not begun for that."""
        return self._tables.ready(self.variant) if self._has_endgames else None

    def awaited_endgames(self, expired: Callable[[], bool]) -> Endgame | None:
        """The table as soon as it is ready, None when the time for waiting has `expired`."""
        if not self._has_endgames:
            return None
        return self._tables.awaited(self.variant, expired)

    @property
    def _has_endgames(self) -> bool:
        """In Congkak only where a board is all that counts: no turn cap, no burnt pits."""
        if isinstance(self.variant, Congkak):
            return not self.variant.turn_cap and not self._burnt
        return True

    def _share(self) -> int:
        """MiB of each of the two tables."""
        return self.options.table_mb // 2


def _book(variant: Variant) -> book.Book | None:
    """The opening book; without one where the file is damaged, which only the log is told."""
    try:
        return book.read(variant)
    except (book.BookError, OSError):
        log.exception("no opening book")
        return None
