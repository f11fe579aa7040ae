"""What a core may use of the machine it runs on, and of what is known beforehand."""

from __future__ import annotations

import os
from dataclasses import dataclass
from math import comb
from pathlib import Path


def processors() -> int:
    """How many threads this machine runs at the same time."""
    return os.cpu_count() or 1


def table_mib(seeds: int) -> int:
    """The memory, in MiB, of endgame tables with at most `seeds` seeds: a byte a board of six pits a
    side; other boards are given as much."""
    return round(comb(seeds + 12, 12) / 2**20)


@dataclass(frozen=True, slots=True)
class Options:
    """`table_mb` is the memory of the transposition table in MiB. `endgame_seeds` is how many seeds
    a position of the endgame tables may have: 0 for no tables, None for as many as cost little.
    `threads` is how many searches may share a proof. `book` allows the opening book. `cache` is the
    folder where endgame tables are kept, None to build them anew in every process.
    """

    table_mb: int = 256
    endgame_seeds: int | None = None
    threads: int = min(2, processors())
    book: bool = True
    cache: Path | None = None
