"""Measures how strong the levels are, and writes it into resources/levels.toml.

Every level plays the one below it in every family. What has been played is appended to a file, one
pair of games a line, and never played again; Ctrl-C at any time, and the next call goes on. The
README beside this file says how the numbers come about.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mancala_desktop.assets import asset
from mancala_desktop.engine.cores import core
from mancala_desktop.engine.level import LEVELS
from mancala_desktop.engine.match import Match, Pair, play
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.ratings import Results, ladder
from mancala_desktop.play.places import Places
from mancala_desktop.rules.presets import DEFAULTS
from mancala_desktop.rules.variant import Family

FOLDER = Path(__file__).parent
SEED = 1


@cache
def core_name() -> str:
    return core(Options(table_mb=1, threads=1)).name


@dataclass(frozen=True, slots=True)
class Task:
    """Level number `upper` against the one below, in the default preset of a family."""

    family: Family
    upper: int
    games: int
    share: float

    @property
    def match(self) -> Match:
        lower, preset = self.upper - 1, DEFAULTS[self.family]
        return Match(preset, self.upper, lower, SEED, self.share, Places.of_user().cache)

    @property
    def key(self) -> str:
        """What results must agree in to be counted together: who played, how, and what."""
        played = (
            f"{level.id} depth {level.limits.depth} nodes {level.limits.nodes} "
            f"ms {level.limits.movetime_ms} book {level.limits.book} "
            f"endgames {level.limits.endgames} sharpness {level.sharpness} {level.overlooks}"
            for level in self.match.levels
        )
        return " | ".join([self.match.preset_id, f"core {core_name()}", *played])


class Book:
    """What has been played, one pair of games a line of a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._pairs: dict[str, dict[int, Pair]] = defaultdict(dict)
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    entry = json.loads(line)
                except json.JSONDecodeError:  # cut off when somebody pulled the plug
                    continue
                first, second = entry["points"]
                self._pairs[entry["key"]][entry["pair"]] = (first, second)

    def add(self, task: Task, number: int, pair: Pair) -> None:
        self._pairs[task.key][number] = pair
        with self._path.open("a", encoding="utf-8") as file:
            print(json.dumps({"key": task.key, "pair": number, "points": pair}), file=file)

    def missing(self, task: Task) -> list[int]:
        return [each for each in range(task.games // 2) if each not in self._pairs[task.key]]

    def results(self, task: Task) -> Results:
        """The first pairs of the task, so that more games than asked for change nothing."""
        played = self._pairs[task.key]
        return Results(tuple(played[each] for each in range(task.games // 2) if each in played))


# ---------------------------------------------------------------- what is told


def report(tasks: list[Task], book: Book) -> Iterator[str]:
    """A table for the README: every level against the one below."""
    yield "| family | levels | games | won, drawn, lost | points | Elo |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for task in tasks:
        results = book.results(task)
        if not results.pairs:
            continue
        share, elo = results.share, results.elo
        names = f"{LEVELS[task.upper - 1].id} – {LEVELS[task.upper - 2].id}"
        nodes = "" if task.share == 1 else f" at {task.share:g} of their nodes"
        yield (
            f"| {task.family.value} | {names}{nodes} | {results.games} "
            f"| {results.count(1)}, {results.count(0.5)}, {results.count(0)} "
            f"| {100 * share.value:.1f} % ± {100 * share.error:.1f} "
            f"| {elo.value:+.0f} ± {elo.error:.0f} |"
        )


def measured(tasks: list[Task], book: Book) -> dict[int, dict[str, tuple[int, int]]]:
    """Elo and games of every level and family, as far up as all matches below are complete."""
    found: dict[int, dict[str, tuple[int, int]]] = defaultdict(dict)
    for family in Family:
        chain = []
        for task in sorted((t for t in tasks if t.family is family), key=lambda t: t.upper):
            if task.upper != len(chain) + 2 or book.missing(task):
                break
            chain.append(book.results(task))
        if not chain:
            continue
        games = [0, *(results.games for results in chain), 0]
        for index, elo in enumerate(ladder(results.elo.value for results in chain)):
            found[index + 1][family.value] = (round(elo), games[index] + games[index + 1])
    return found


def written(text: str, found: dict[int, dict[str, tuple[int, int]]]) -> str:
    """levels.toml with these numbers in it; comments and everything else stay."""
    head, *levels = re.split(r"^(?=\[\[level\]\])", text, flags=re.MULTILINE)
    for number, level in enumerate(levels, 1):
        kept = re.sub(r"^(elo|games) = .*\n", "", level, flags=re.MULTILINE)
        body = kept.rstrip("\n")
        space = kept[len(body) :]
        if ratings := found.get(number):
            body += f"\nelo = {_table(ratings, 0)}\ngames = {_table(ratings, 1)}"
        levels[number - 1] = body + space
    return "".join([head, *levels])


def _table(ratings: dict[str, tuple[int, int]], which: int) -> str:
    return "{ " + ", ".join(f"{family} = {both[which]}" for family, both in ratings.items()) + " }"


# ---------------------------------------------------------------- what is done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    whole: Callable[[str], int] = int
    parser.add_argument("--games", type=whole, default=200, help="of every match")
    parser.add_argument(
        "--top-games", type=whole, default=60, help="of the matches of the top three"
    )
    parser.add_argument(
        "--top-share", type=float, default=0.1, help="of the nodes of the top three"
    )
    parser.add_argument("--jobs", type=whole, default=os.cpu_count() or 1)
    parser.add_argument("--family", action="append", choices=[each.value for each in Family])
    parser.add_argument("--upper", type=whole, action="append", help="only this level's matches")
    parser.add_argument("--results", type=Path, default=FOLDER / "results.jsonl")
    parser.add_argument("--write", action="store_true", help="write the numbers to levels.toml")
    arguments = parser.parse_args()

    book = Book(arguments.results)
    top = len(LEVELS) - 1  # the upper level of the first match within the top three
    tasks = [
        Task(family, upper, arguments.top_games, arguments.top_share)
        if upper >= top
        else Task(family, upper, arguments.games, 1.0)
        for upper in range(2, len(LEVELS) + 1)
        for family in Family
    ]
    wanted = [
        task
        for task in tasks
        if (not arguments.family or task.family.value in arguments.family)
        and (not arguments.upper or task.upper in arguments.upper)
    ]
    try:
        for task in wanted:
            missing = book.missing(task)
            jobs = min(arguments.jobs, len(missing))
            if missing:
                print(
                    f"{task.family.value}: level {task.upper} against {task.upper - 1}", flush=True
                )
                with closing(play(task.match, missing, jobs)) as played:
                    for number, pair in played:
                        book.add(task, number, pair)
    except KeyboardInterrupt:
        print("stopped; the next call goes on from here")
    print("\n".join(report(wanted, book)))
    if arguments.write:
        path = asset("levels.toml")
        text = written(path.read_text(encoding="utf-8"), measured(tasks, book))
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
