"""Proves the published values of Kalah's starts and of awari's endgames again and compares.

    python packaging/proofs/prove.py                     all up to (5,5) and (6,4), and first sowings
    python packaging/proofs/prove.py --only 6,3 4,4      these starts alone
    python packaging/proofs/prove.py --awari 12           awari alone, up to 12 seeds
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
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from mancala_desktop.engine.cores import Core, core, core_name
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.lap import EmptyCapture
from mancala_desktop.rules.presets import PRESETS

PUBLISHED = Path(__file__).with_name("kalah.toml")
PROVE = Limits(exact=True, book=False)
MOST_SEEDS = {4: 6, 5: 5, 6: 4}  # of a start that is proved unless others are asked for
OPENINGS = "openings-6-4"
AWARI = Path(__file__).with_name("awari.toml")
AWARI_SEEDS = 12

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


def prove_awari(most: int) -> bool:
    """Solve all boards of awari with up to `most` seeds; whether the counts are as published."""
    # Only here: without the compiled core there is no such room.
    from mancala_desktop.engine.machine import retrograde  # noqa: PLC0415
    from mancala_desktop.engine.machine.board import Machine  # noqa: PLC0415
    from mancala_desktop.engine.machine.clock import Clock  # noqa: PLC0415

    tables = tomllib.loads(AWARI.read_text(encoding="utf-8"))
    expected = tables["published"] | tables["found"]
    memory = bytearray(retrograde.boards(6, most))
    machine = Machine(PRESETS["awari"].variant, most)
    right = True
    for seeds in range(1, most + 1):
        begin = time.monotonic()
        clock = Clock(bytearray(1), bytearray(1), 1 << 62)
        retrograde.fill_layer(machine, True, seeds, memory, clock)
        time_ms = round(1000 * (time.monotonic() - begin))
        first, end = retrograde.boards(6, seeds - 1), retrograde.boards(6, seeds)
        counted = Counter(memoryview(memory).cast("b")[first:end])
        cells = " ".join(f"{value}:{count}" for value, count in sorted(counted.items()))
        as_expected = cells == expected.get(str(seeds), cells)
        source = "as published" if str(seeds) in tables["published"] else "not published"
        tell(f"awari, {seeds} seeds", source, cells, as_expected, end - first, time_ms)
        right = right and as_expected
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
    parser.add_argument("--endgame", type=int, help="seeds of the endgame tables (default: 17)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--awari", type=int, metavar="SEEDS", help="awari alone, up to SEEDS")
    arguments = parser.parse_args()
    if core_name() != "compiled":
        print("The core is not compiled; in plain Python this would take days.", file=sys.stderr)
        return 1
    options = Options(
        table_mb=arguments.table, endgame_seeds=arguments.endgame, threads=arguments.threads
    )
    print(f"{options.threads} threads, table of {options.table_mb} MiB, nothing known beforehand\n")
    print("| start | published | proved | nodes | seconds |\n|---|---|---|---|---|")
    if arguments.awari:
        return 0 if prove_awari(arguments.awari) else 1
    games = list(starts(arguments.only))
    right = [prove_start(core(options), game, value) for game, value in games]
    for rule in EmptyCapture:
        if arguments.only is None:
            right.append(prove_openings(core(options), replace(Kalah(), empty_capture=rule)))
    if arguments.only is None:
        right.append(prove_awari(AWARI_SEEDS))
    if not games:
        print("no value of this start is published", file=sys.stderr)
    print(f"\n{sum(right)} of {len(right)} as published")
    return 0 if right and all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
