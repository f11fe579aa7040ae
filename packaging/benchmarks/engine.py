"""Prints how fast the compiled engine is, as Markdown for README.md beside this script.

    python packaging/benchmarks/engine.py                 all of it, some minutes on a quiet machine
    python packaging/benchmarks/engine.py --only speed stop
    python packaging/benchmarks/engine.py --positions 5   fewer positions where many are asked for

Everything begins with empty tables and without a book. What takes memory runs in a process of its own.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import platform
import resource
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from mancala_desktop.engine.cores import Core, core, core_name
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Answer, Limits, Request
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.lap import EmptyCapture
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Variant

SEED = 20260101
STOPS = 50
SECONDS_OF_SPEED = 5
PROVE = Limits(exact=True, book=False)
LARGEST_TABLE_MB = 1024  # for whole games; the app has 256 unless told otherwise
EC, STD = Kalah(), Kalah(empty_capture=EmptyCapture.NONE)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=PARTS, nargs="+", default=list(PARTS))
    parser.add_argument("--positions", type=int, default=40, help="asked for values (default: 40)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    if core_name() != "compiled":
        print("The core is not compiled.", file=sys.stderr)
        return 1
    print(f"{processor()}, {os.cpu_count()} processors, Python {platform.python_version()},")
    print(f"{arguments.threads} threads. Load before it began: {os.getloadavg()[0]:.1f}.")
    for part in arguments.only:
        print(f"\n### {PARTS[part][0]}\n", flush=True)
        PARTS[part][1](arguments)
    return 0


# ---------------------------------------------------------------- the parts


def speed(arguments: argparse.Namespace) -> None:
    """Deepening from the start positions, and a proof, for some seconds each; one thread."""
    row("search", "nodes a second", "depth")
    rule(3)
    options = Options(threads=1, endgame_seeds=0)
    for preset in DEFAULTS.values():
        variant = PRESETS[preset].variant
        limits = Limits(movetime_ms=1000 * SECONDS_OF_SPEED, book=False, endgames=False)
        answer = ask(core(options), variant, variant.start(), limits)
        row(preset, f"{per_second(answer):,}", answer.depth)
    for threads in sorted({1, arguments.threads}):
        limits = replace(PROVE, movetime_ms=1000 * SECONDS_OF_SPEED)
        answer = ask(core(Options(threads=threads)), EC, EC.start(), limits)
        row(f"proof of Kalah(6,4), {threads} threads", f"{per_second(answer):,}", "")


def endgames(arguments: argparse.Namespace) -> None:
    """Building the endgame tables of the usual size and of one larger."""
    row("seeds", "boards", "seconds, 1 thread", f"seconds, {arguments.threads} threads")
    rule(4)
    for seeds in (14, 16):
        took = [in_a_process(_build, seeds, count)[0] for count in (1, arguments.threads)]
        row(seeds, f"{_boards(seeds):,}", *(f"{seconds:.2f}" for seconds in took))


def games(arguments: argparse.Namespace) -> None:
    """Whole games from nothing, endgame tables included."""
    row("game", "value", "nodes", "seconds", "most memory, MB")
    rule(5)
    for game in (replace(EC, seeds=3), replace(STD, seeds=3), EC, STD):
        answer, memory = in_a_process(_solve, game, arguments.threads)
        proved = "" if answer.exact else " (not proved)"
        row(
            title(game),
            f"{answer.score:+}{proved}",
            f"{answer.nodes:,}",
            f"{answer.time_ms / 1000:.2f}",
            f"{memory:.0f}",
        )


def values(arguments: argparse.Namespace) -> None:
    """`values exact` of positions of random games; tables and memory start empty every time, but
    the endgame tables are there."""
    row("game", "after", "median, s", "p90, s", "most, s")
    rule(5)
    for game in (EC, STD):
        engine = core(Options(threads=arguments.threads))
        ask(engine, game, game.start(), replace(PROVE, movetime_ms=10_000))  # builds the tables
        for ply in (8, 12):
            took = []
            for position in after_sowings(game, ply, arguments.positions):
                engine.forget()
                begin = time.monotonic()
                found = engine.values(Request(0, game, position, limits=PROVE), Stop())
                took.append(time.monotonic() - begin)
                assert found.exact
            row(title(game), f"{ply} sowings", *(f"{s:.3f}" for s in spread(took)))


def stop(arguments: argparse.Namespace) -> None:
    """From a stop, at some moment of a search with all it has, to the answer."""
    row("search", "median, ms", "p90, ms", "most, ms")
    rule(4)
    random = Random(SEED)
    engine = core(Options(threads=arguments.threads))
    for name, variant, limits in (
        ("proof of Kalah(6,5)", Kalah(seeds=5), PROVE),
        *((preset, PRESETS[preset].variant, Limits(book=False)) for preset in DEFAULTS.values()),
    ):
        took = [
            1000 * _stopped(engine, variant, limits, random.uniform(0, 0.6)) for _ in range(STOPS)
        ]
        row(name, *(f"{ms:.1f}" for ms in spread(took)))


def reference(arguments: argparse.Namespace) -> None:
    """The same proof by the search in plain Python, for scale."""
    row("game", "core", "nodes", "seconds")
    rule(4)
    game = Kalah(pits=6, seeds=3)
    for name, engine in (
        ("python", PythonCore()),
        ("compiled, without tables", core(Options(threads=1, endgame_seeds=0))),
        ("compiled", core(Options(threads=arguments.threads))),
    ):
        answer = ask(engine, game, game.start(), PROVE)
        assert answer.exact
        row(title(game), name, f"{answer.nodes:,}", f"{answer.time_ms / 1000:.2f}")


PARTS: dict[str, tuple[str, Callable[[argparse.Namespace], None]]] = {
    "speed": ("Speed, one thread where nothing else is said", speed),
    "endgames": ("Endgame tables of Kalah(6,…), built", endgames),
    "games": (f"Games solved from nothing, table of {LARGEST_TABLE_MB} MB", games),
    "values": ("`values exact` of random positions, table of 256 MB", values),
    "stop": (f"From a stop to the answer, {STOPS} stops each", stop),
    "reference": ("The same proof by the reference search", reference),
}


# ---------------------------------------------------------------- in a process of their own


def _solve(game: Kalah, threads: int) -> Answer:
    return ask(core(Options(table_mb=LARGEST_TABLE_MB, threads=threads)), game, game.start(), PROVE)


def _build(seeds: int, threads: int) -> float:
    from mancala_desktop.engine.tables import Tables  # noqa: PLC0415  (only where compiled)

    begin = time.monotonic()
    table = Tables(Options(endgame_seeds=seeds, threads=threads)).awaited(EC, lambda: False)
    assert table is not None
    return time.monotonic() - begin


def _boards(seeds: int) -> int:
    from mancala_desktop.engine.machine.endgames import boards  # noqa: PLC0415

    return int(boards(6, seeds))


def in_a_process(work: Callable[..., Any], *words: object) -> tuple[Any, float]:
    """What `work` returns, and the most memory its process had, in MB."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_measured, (work, *words))


def _measured(work: Callable[..., Any], *words: object) -> tuple[Any, float]:
    found = work(*words)
    return found, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


# ---------------------------------------------------------------- what they share


def ask(engine: Core, variant: Variant, position: Position, limits: Limits) -> Answer:
    return engine.search(Request(0, variant, position, limits=limits), Stop())


def _stopped(engine: Core, variant: Variant, limits: Limits, after_s: float) -> float:
    """Seconds from a stop to the answer."""
    wish, at = Stop(), []

    def set_stop() -> None:
        at.append(time.monotonic())
        wish.set()

    timer = threading.Timer(after_s, set_stop)
    timer.start()
    engine.search(Request(0, variant, variant.start(), limits=limits), wish)
    end = time.monotonic()
    timer.join()
    return max(end - at[0], 0)


def after_sowings(game: Kalah, ply: int, count: int) -> Iterator[Position]:
    """Positions of random games, the same every time."""
    random, found = Random(SEED + ply), 0
    while found < count:
        position = game.start()
        for _ in range(ply):
            if not position.over:
                position = game.after(position, random.choice(game.legal_moves(position)))
        if not position.over:
            found += 1
            yield position


def per_second(answer: Answer) -> int:
    return round(1000 * answer.nodes / max(answer.time_ms, 1), -3)


def spread(took: list[float]) -> tuple[float, float, float]:
    """Median, 90th percentile and the most."""
    ordered = sorted(took)
    return statistics.median(ordered), ordered[int(0.9 * (len(ordered) - 1))], ordered[-1]


def title(game: Kalah) -> str:
    return f"Kalah({game.pits},{game.seeds}) {game.empty_capture.value}"


def processor() -> str:
    """What the machine calls its processor."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def row(*cells: object) -> None:
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def rule(cells: int) -> None:
    print("|" + "---|" * cells)


if __name__ == "__main__":
    sys.exit(main())
