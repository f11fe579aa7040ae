"""Proves the published values of Kalah's starts again and compares.

    python packaging/proofs/prove.py                     all up to (5,5) and (6,4), and first sowings
    python packaging/proofs/prove.py --only 6,3 4,4      these starts alone
    python packaging/proofs/prove.py --only 6,5 --table 2048 --threads 2

Every proof begins with empty tables, so times include building endgame tables. Prints Markdown; the
exit code is 1 if a value differs or is not proved.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from mancala_desktop.engine.cores import Core, core, core_name
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.lap import EmptyCapture

PUBLISHED = Path(__file__).with_name("kalah.toml")
PROVE = Limits(exact=True, book=False)
MOST_SEEDS = {4: 6, 5: 5, 6: 4}  # of a start that is proved unless others are asked for
OPENINGS = "openings-6-4"

Start = tuple[int, int]


def published() -> dict[str, dict[str, list[int]]]:
    """Values by rule and pits a side; under `openings-6-4` those of the first sowings, by rule."""
    found: dict[str, dict[str, list[int]]] = tomllib.loads(PUBLISHED.read_text(encoding="utf-8"))
    return found


def starts(only: list[Start] | None) -> Iterator[tuple[Kalah, int]]:
    """The games to prove, and their published values."""
    tables = published()
    for rule in EmptyCapture:
        for pits, values in tables[rule.value].items():
            for seeds, value in enumerate(values, 1):
                start = (int(pits), seeds)
                if start in only if only else seeds <= MOST_SEEDS[int(pits)]:
                    yield Kalah(pits=int(pits), seeds=seeds, empty_capture=rule), value


def prove_start(engine: Core, game: Kalah, value: int) -> bool:
    """Prove a start, print a line of the table, and say whether it is as published."""
    answer = engine.search(Request(0, game, game.start(), limits=PROVE), Stop())
    right = answer.exact and answer.score == value
    tell(name(game), f"{value:+}", f"{answer.score:+}", right, answer.nodes, answer.time_ms)
    return right


def prove_openings(engine: Core, game: Kalah) -> bool:
    """The same for each first sowing of a start."""
    expected = published()[OPENINGS][game.empty_capture.value]
    begin = time.monotonic()
    found = engine.values(Request(0, game, game.start(), limits=PROVE), Stop())
    time_ms = round(1000 * (time.monotonic() - begin))
    scores = list(found.scores.values())
    right = found.exact and scores == expected
    tell(f"{name(game)}, each sowing", signed(expected), signed(scores), right, None, time_ms)
    return right


def tell(
    what: str, expected: str, proved: str, right: bool, nodes: int | None, time_ms: int
) -> None:
    count = "" if nodes is None else f"{nodes:,}"
    verdict = "" if right else " **differs**"
    print(
        f"| {what} | {expected} | {proved}{verdict} | {count} | {time_ms / 1000:.2f} |", flush=True
    )


def signed(values: list[int]) -> str:
    return " ".join(f"{value:+}" for value in values)


def name(game: Kalah) -> str:
    return f"Kalah({game.pits},{game.seeds}) {game.empty_capture.value}"


def start_of(word: str) -> Start:
    """Read PITS,SEEDS."""
    pits, seeds = map(int, word.split(","))
    return pits, seeds


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", type=start_of, nargs="+", metavar="PITS,SEEDS")
    parser.add_argument("--table", type=int, default=1024, help="MiB (default: 1024)")
    parser.add_argument("--endgame", type=int, help="seeds of the endgame tables (default: 14)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    if core_name() != "compiled":
        print("The core is not compiled; in plain Python this would take days.", file=sys.stderr)
        return 1
    options = Options(
        table_mb=arguments.table, endgame_seeds=arguments.endgame, threads=arguments.threads
    )
    print(f"{options.threads} threads, table of {options.table_mb} MiB, nothing known beforehand\n")
    print("| start | published | proved | nodes | seconds |\n|---|---|---|---|---|")
    games = list(starts(arguments.only))
    right = [prove_start(core(options), game, value) for game, value in games]
    for rule in EmptyCapture:
        if arguments.only is None:
            right.append(prove_openings(core(options), replace(Kalah(), empty_capture=rule)))
    if not games:
        print("no value of this start is published", file=sys.stderr)
    print(f"\n{sum(right)} of {len(right)} as published")
    return 0 if right and all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
