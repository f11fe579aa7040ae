"""`mancala-desktop --match PRESET A B`: a match between two levels, told on standard output."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from io import TextIOWrapper
from typing import TextIO

from mancala_desktop.engine.cores import core_name
from mancala_desktop.engine.level import LEVELS
from mancala_desktop.engine.match import Match, Pair, play
from mancala_desktop.engine.ratings import Results

_PROGRESS_EVERY_S = 5.0


def main(match: Match, games: int, jobs: int, sink: TextIO | None = None) -> int:
    """Play `games` games and tell how it goes; Ctrl-C ends it with the results so far."""
    if sink is None:
        sink = sys.stdout
        if isinstance(sink, TextIOWrapper):
            sink.reconfigure(encoding="utf-8")
    names = [f"level {number} ({LEVELS[number - 1].id})" for number in (match.first, match.second)]
    _say(sink, f"{match.preset_id}: {names[0]} against {names[1]}, {games} games")
    effort = "" if match.share == 1 else f", {match.share:g} of their nodes"
    _say(sink, f"core {core_name()}, seed {match.seed}, {jobs} at a time{effort}")
    pairs: list[Pair] = []
    told = time.monotonic()
    try:
        with closing(play(match, range(games // 2), jobs)) as played:
            for _, pair in played:
                pairs.append(pair)
                if time.monotonic() - told >= _PROGRESS_EVERY_S:
                    told = time.monotonic()
                    _say(
                        sink, f"game {2 * len(pairs)} of {games}: {_counts(Results(tuple(pairs)))}"
                    )
    except KeyboardInterrupt:
        _say(sink, f"stopped after {2 * len(pairs)} of {games} games")
    if pairs:
        _tell(sink, Results(tuple(pairs)))
    return 0


def _tell(sink: TextIO, results: Results) -> None:
    share, elo = results.share, results.elo
    _say(sink, _counts(results))
    _say(sink, f"points {100 * share.value:.1f} % ± {100 * share.error:.1f}")
    _say(sink, f"elo {elo.value:+.0f} ± {elo.error:.0f}")


def _counts(results: Results) -> str:
    return f"won {results.count(1)}, drawn {results.count(0.5)}, lost {results.count(0)}"


def _say(sink: TextIO, line: str) -> None:
    print(line, file=sink, flush=True)
