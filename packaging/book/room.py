"""The machine room as the book maker uses it: proofs on several threads that share a table."""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from pathlib import Path

from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.endgames import Endgames, boards, fill_layer
from mancala_desktop.engine.machine.moves import branches
from mancala_desktop.engine.machine.proof import Prover
from mancala_desktop.engine.machine.table import Table
from mancala_desktop.rules.kalah import Kalah

Sowing = tuple[
    int, int, bool, bytes | None
]  # own pit, gain, extra turn, the board after (None: over)

# Memory of our own, which may come in huge pages: a maker runs for hours and need not stop at once.
_PRIVATE = (
    {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if hasattr(mmap, "MAP_ANONYMOUS") else {}
)
_NO_LIMIT = 1 << 62  # nodes
APP_TABLE = 256  # MiB, what the app uses unless told otherwise
APP_SEEDS = 17  # of the app's endgame tables


class Room:
    """Proves boards of one game. `threads` share a table of `table_mb` MiB."""

    def __init__(
        self, variant: Kalah, *, table_mb: int, endgame_seeds: int, threads: int, folder: Path
    ) -> None:
        """Fills endgame tables of up to `endgame_seeds` seeds, or reads them from `folder`."""
        self.start = bytes([variant.seeds]) * (2 * variant.pits)
        self._pits = variant.pits
        self._machine = Machine(variant, variant.total)
        self._stop = bytearray(1)
        self._threads = threads
        seeds = min(endgame_seeds, variant.total)
        tables = self._endgames(seeds, folder / f"{_rules(variant)}-{seeds}.endgames")
        self._tables = tables
        self._seeds = seeds
        self._table_mb = table_mb
        self.forget()
        self._app_table = min(APP_TABLE, table_mb)
        self._app_seeds = min(APP_SEEDS, seeds)

    def forget(self) -> None:
        """Begin with an empty table."""
        table = Table(self._table_mb, self._machine.bits)
        endgames = Endgames(self._seeds, self._tables)
        self._prover = Prover(self._machine, table, endgames)

    def sowings(self, rows: bytes) -> list[Sowing]:
        """All legal sowings of a board, the pit nearest the store first."""
        return [
            (pit, gain, again, after and bytes(after[: 2 * self._pits]))
            for _, gain, again, after, pit in branches(self._machine, rows)
        ]

    def prove(self, rows: bytes, guess: int) -> tuple[int | None, int]:
        """The value of a board and the nodes it took, with all that the table already knows."""
        clock = self._clock(_NO_LIMIT)
        return self._prover.value(rows, 0, guess, clock), clock.nodes

    def reaches(self, rows: bytes, goal: int) -> bool:
        """Whether a board is worth at least `goal`."""
        return bool(self._prover.reaches(rows, 0, goal, self._clock(_NO_LIMIT)))

    def weigh(self, rows: bytes, limit: int) -> tuple[int | None, int]:
        """The value of a board and the nodes it took from nothing, as the app would prove it.

        None if `limit` nodes are not enough.
        """
        table = Table(self._app_table, self._machine.bits)
        endgames = Endgames(self._app_seeds, self._tables)
        clock = self._clock(limit)
        return Prover(self._machine, table, endgames).value(rows, 0, 0, clock), clock.nodes

    def each(
        self, work: Callable[[bytes], tuple[int | None, int]], boards: Iterable[bytes]
    ) -> Iterator[tuple[bytes, int | None, int]]:
        """Do `work` on all boards, as many at a time as there are threads; results as they come."""
        waiting = iter(boards)
        running: dict[Future[tuple[int | None, int]], bytes] = {}
        with ThreadPoolExecutor(self._threads) as pool:
            try:
                while True:
                    for board in islice(waiting, self._threads - len(running)):
                        running[pool.submit(work, board)] = board
                    if not running:
                        return
                    for done in wait(running, return_when=FIRST_COMPLETED).done:
                        yield (running.pop(done), *done.result())
            except BaseException:
                self.stop()  # the pool waits for what is under way
                raise

    def stop(self) -> None:
        """End the proofs that are under way, for good."""
        self._stop[0] = 1

    def _clock(self, most: int) -> Clock:
        return Clock(self._stop, bytearray(1), most)

    def _endgames(self, seeds: int, path: Path) -> mmap.mmap:
        size = boards(self._pits, seeds)
        memory = mmap.mmap(-1, size, **_PRIVATE)
        if hasattr(mmap, "MADV_HUGEPAGE"):
            memory.madvise(mmap.MADV_HUGEPAGE)
        if not path.exists() or path.stat().st_size != size:
            half_done = path.with_suffix(f".{os.getpid()}")
            half_done.write_bytes(self._filled(seeds, size))
            half_done.replace(path)
        memory.write(path.read_bytes())
        return memory

    def _filled(self, seeds: int, size: int) -> bytearray:
        values = bytearray(b"\x80") * size  # nothing is known yet
        for layer in range(seeds + 1):
            fill_layer(self._machine, layer, values, self._clock(_NO_LIMIT), False)
        return values


def _rules(variant: Kalah) -> str:
    return f"{variant.pits}-{variant.empty_capture.value}-{variant.ends.value}"
