"""Finds puzzles in games the engine plays against itself, and writes resources/learn/puzzles/.

    python packaging/puzzles/make_puzzles.py find                    all rule sets, one after the other
    python packaging/puzzles/make_puzzles.py find awari congkak-app  these alone
    python packaging/puzzles/make_puzzles.py write                   choose from what was found

`find` keeps what it finds in build/puzzles/ (`--work`), a line a game, and goes on from there when it
is called again. README.md says how puzzles are chosen and rated.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from puzzle_proof import (
    ExactValues,
    Found,
    TooManyError,
    UnprovedError,
    by_values,
    chance,
    tags,
    win_in_one_turn,
)

from mancala_desktop.engine.cores import core
from mancala_desktop.engine.level import LEVELS, choose
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.learn.puzzles import Theme
from mancala_desktop.learn.trie import Trie
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Capture
from mancala_desktop.rules.variant import Family

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "resources" / "learn" / "puzzles"
HEAD = "# Made and proved by packaging/puzzles/; not edited by hand.\n"

WANTED: dict[str, dict[Theme, int]] = {
    preset: dict(
        zip((Theme.WIN_IN_ONE_TURN, Theme.WIN, Theme.SAVE_DRAW, Theme.GAIN), counts, strict=True)
    )
    for preset, counts in {
        "kalah-plyyard": (14, 18, 14, 14),
        "kalah-standard": (12, 16, 12, 12),
        "kalah-youzai": (12, 16, 12, 12),
        "kalah-36": (12, 18, 14, 12),
        "oware-abapa": (18, 0, 0, 0),  # values depend on the game before nearly everywhere
        "oware-app": (14, 0, 0, 0),
        "awari": (4, 18, 16, 14),
        "congkak-app": (7, 9, 6, 8),
        "congkak-sequential": (6, 9, 7, 8),
    }.items()
}
"""How many puzzles of each theme are shipped."""

POOL = 3  # found for one that is shipped
SEEDS_IN_PITS = {
    Family.KALAH: range(8, 33),
    Family.OWARE: range(4, 15),
    Family.CONGKAK: range(6, 31),
}
PLAYERS = range(1, 7)  # levels
FIRST_BY_CHANCE = range(2, 7)  # sowings
LONGEST = 250  # sowings of a game
A_GAME = 2  # puzzles from one game
MOST_CHANCE = 0.5

SOLVERS = LEVELS[:6]
TRIES = 4
BAND = 200  # rating
RARE = {Theme.FEEDING.value, Theme.SLAM.value}

_LEGAL = 3  # sowings to choose from


@dataclass(frozen=True, slots=True)
class Candidate:
    """A puzzle that may be shipped."""

    position: str
    themes: tuple[str, ...]
    rating: int
    values: str
    line: str
    best: str

    @property
    def is_rare(self) -> bool:
        """Whether it shows what few do."""
        return not RARE.isdisjoint(self.themes)


# ---------------------------------------------------------------- games


def game(preset_id: str, seed: int, number: int) -> Iterator[Position]:
    """The positions of a game in which a turn begins, the side to sow below."""
    variant = PRESETS[preset_id].variant
    random = Random(f"{seed}/{preset_id}/{number}")
    levels = [LEVELS[random.choice(PLAYERS) - 1] for _ in Side]
    by_chance = random.choice(FIRST_BY_CHANCE)
    engine = core(Options(table_mb=4, threads=1, book=False, endgame_seeds=0))
    position = variant.start(random.choice(list(Side)))
    before: list[Position] = []
    begins = True
    while not position.over and len(before) < LONGEST:
        if begins and len(before) >= by_chance:
            yield position if position.to_sow is Side.SOUTH else position.mirrored()
        if len(before) < by_chance:
            pit = random.choice(variant.legal_moves(position))
        else:
            level = levels[position.to_sow]
            request = Request(0, variant, position, tuple(before))
            answer = choose(level, request, engine, Stop(), random)
            assert answer.pit is not None
            pit = answer.pit
        sowing = variant.sow(position, pit, before)
        begins = not sowing.again
        before.append(position)
        position = sowing.after


# ---------------------------------------------------------------- candidates


class Finder:
    """Looks for puzzles of one rule set."""

    def __init__(self, preset_id: str, seed: int, work: Path) -> None:
        self.preset_id = preset_id
        self.variant = PRESETS[preset_id].variant
        self.seed = seed
        self.file = work / f"{preset_id}.jsonl"
        self.values_of = ExactValues(preset_id, work / "tables")
        self.solver = core(Options(table_mb=8, threads=1, book=False, endgame_seeds=0))
        self.pool: Counter[Theme] = Counter()
        self.known: set[str] = set()

    def run(self, games: int) -> None:
        """Play on until enough was found or so many games were played."""
        number = 0
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                kept = json.loads(line)
                number = kept["game"] + 1
                for candidate in kept["found"]:
                    self._note(candidate["position"], Theme(candidate["themes"][0]))
        while number < games and not self._enough():
            found = [self._as_kept(each) for each in self._in_game(number)]
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"game": number, "found": found}) + "\n")
            number += 1
            if number % 10 == 0:
                told = " ".join(f"{theme.value}={count}" for theme, count in self.pool.items())
                print(f"{self.preset_id}: {number} games, {told}", flush=True)

    def _note(self, position: str, theme: Theme) -> None:
        self.known.add(position)
        self.pool[theme] += 1

    def _enough(self) -> bool:
        return all(self._full(theme) for theme in WANTED[self.preset_id])

    def _full(self, theme: Theme) -> bool:
        return self.pool[theme] >= POOL * WANTED[self.preset_id][theme]

    def _in_game(self, number: int) -> Iterator[Candidate]:
        positions = list(game(self.preset_id, self.seed, number))
        Random(f"{self.seed}/{number}/order").shuffle(positions)
        taken: Counter[Theme] = Counter()
        for position in positions:
            if taken.total() == A_GAME:
                return
            found = self._look(position)
            if found is None or self._full(found.theme) or taken[found.theme]:
                continue
            if str(position) in self.known:
                continue
            candidate = self._candidate(position, found)
            if candidate is None:
                continue
            taken[found.theme] += 1
            self._note(candidate.position, found.theme)
            yield candidate

    def _look(self, position: Position) -> Found | None:
        in_pits = position.total - sum(position.store(side) for side in Side)
        if len(self.variant.legal_moves(position)) < _LEGAL:
            return None
        if any(2 * position.store(side) > position.total for side in Side):
            return None
        provable = in_pits in SEEDS_IN_PITS[self.variant.family]
        try:
            found = None
            if provable or self.variant.family is Family.OWARE:
                found = win_in_one_turn(
                    self.variant, position, self._values_of if provable else _none
                )
                if found and not self._is_hidden(position, found):
                    found = None
            if found is None and provable:
                found = by_values(self.variant, position, self._values_of)
        except (UnprovedError, TooManyError):
            return None
        return found

    def _values_of(self, position: Position) -> dict[int, int]:
        return dict(self.values_of(position))

    def _is_hidden(self, position: Position, found: Found) -> bool:
        """Whether a win in one turn is worth looking for: a chain, or one capture among several."""
        if len(found.line) > 1:
            return True
        if self.variant.family is not Family.OWARE:
            return False
        captures = sum(
            any(self.variant.sow(position, pit).of(Capture))
            for pit in self.variant.legal_moves(position)
        )
        return captures > len(found.best.children)

    def _candidate(self, position: Position, found: Found) -> Candidate | None:
        variant = self.variant
        luck = chance(variant, position, found.best)
        if luck > MOST_CHANCE:
            return None
        layout = variant.layout
        values = " ".join(
            f"{layout.name(pit)}{value:+d}" for pit, value in sorted(found.values.items())
        )
        themes = [found.theme, *tags(variant, position, found.line)]
        return Candidate(
            str(position),
            tuple(theme.value for theme in themes),
            rating(self._missed(position, found.best), luck, len(found.line)),
            values,
            " ".join(map(layout.name, found.line)),
            found.best.text(layout),
        )

    def _missed(self, position: Position, best: Trie) -> float:
        """Which share of the tries of SOLVERS does not find it."""
        self.solver.forget()
        missed = 0
        for level in SOLVERS:
            for number in range(TRIES):
                random = Random(f"{self.seed}/{position}/{level.number}/{number}")
                missed += not self._solves(level, position, best, random)
        return missed / (TRIES * len(SOLVERS))

    def _solves(self, level: Any, position: Position, best: Trie, random: Random) -> bool:
        while True:
            answer = choose(level, Request(0, self.variant, position), self.solver, Stop(), random)
            child = None if answer.pit is None else best.children.get(answer.pit)
            if child is None or answer.pit is None:
                return False
            if child.ends:
                return True
            best, position = child, self.variant.after(position, answer.pit)

    @staticmethod
    def _as_kept(candidate: Candidate) -> dict[str, Any]:
        return {name: getattr(candidate, name) for name in Candidate.__slots__}


def rating(missed: float, luck: float, sowings: int) -> int:
    """How hard a puzzle is, 600 to 2200; README.md tells the formula."""
    hard = 600 + 800 * missed + 350 * (1 - luck) + 75 * min(sowings - 1, 6)
    return 10 * round(hard / 10)


def _none(position: Position) -> dict[int, int]:
    raise UnprovedError


# ---------------------------------------------------------------- what is shipped


def chosen(preset_id: str, work: Path, taken: set[tuple[Family, str]]) -> list[Candidate]:
    """As many of each theme as wanted, as different in rating as can be."""
    family = PRESETS[preset_id].variant.family
    file = work / f"{preset_id}.jsonl"
    pool = [
        Candidate(**{**candidate, "themes": tuple(candidate["themes"])})
        for line in file.read_text(encoding="utf-8").splitlines()
        for candidate in json.loads(line)["found"]
    ]
    found = []
    for theme, count in WANTED[preset_id].items():
        waiting = [each for each in pool if each.themes[0] == theme.value]
        bands: Counter[int] = Counter()
        left = count
        while left and waiting:
            best = min(waiting, key=lambda each: (bands[each.rating // BAND], not each.is_rare))
            waiting.remove(best)
            if (family, best.position) in taken:
                continue
            taken.add((family, best.position))
            bands[best.rating // BAND] += 1
            found.append(best)
            left -= 1
        if left:
            print(f"{preset_id}: {left} too few of {theme.value}")
    return sorted(found, key=lambda each: (each.rating, each.position))


def puzzle_id(preset_id: str, position: str) -> str:
    """The same as long as rules and position are: progress is kept by it."""
    digest = blake2b(f"{preset_id} {position}".encode(), digest_size=3).hexdigest()
    return f"{preset_id}-{digest}"


def text_of(preset_id: str, candidates: list[Candidate]) -> str:
    """The file of a rule set."""
    parts = [HEAD]
    for each in candidates:
        values = f'values = "{each.values}"\n' if each.values else ""
        parts.append(
            f"\n[{puzzle_id(preset_id, each.position)}]\n"
            f'position = "{each.position}"\n{values}best = "{_solution_first(preset_id, each)}"\n'
        )
    return "".join(parts)


def _solution_first(preset_id: str, candidate: Candidate) -> str:
    """The good ways as text, the solution before the others."""
    layout = PRESETS[preset_id].variant.layout

    def ordered(trie: Trie, line: list[int]) -> Trie:
        first, *rest = line
        children = {first: ordered(trie.children[first], rest) if rest else Trie()}
        return Trie(children | {pit: then for pit, then in trie.children.items() if pit != first})

    line = [layout.pit(name) for name in candidate.line.split()]
    return ordered(Trie.parse(candidate.best, layout), line).text(layout)


def index_of(shipped: dict[str, list[Candidate]]) -> str:
    """The file with all puzzles in short, in an order that mixes them well."""
    told = {
        puzzle_id(preset_id, each.position): f"{each.rating} {' '.join(each.themes)}"
        for preset_id, candidates in shipped.items()
        for each in candidates
    }
    order = sorted(told, key=lambda name: blake2b(name.encode()).digest())
    return HEAD + "".join(f'{name} = "{told[name]}"\n' for name in order)


def write(presets: list[str], work: Path) -> None:
    """Write all files: the puzzles of these rule sets and no others."""
    SHIPPED.mkdir(parents=True, exist_ok=True)
    taken: set[tuple[Family, str]] = set()
    shipped = {preset_id: chosen(preset_id, work, taken) for preset_id in presets}
    for preset_id, candidates in shipped.items():
        path = SHIPPED / f"{preset_id}.toml"
        path.write_text(text_of(preset_id, candidates), encoding="utf-8")
    (SHIPPED / "index.toml").write_text(index_of(shipped), encoding="utf-8")
    print(_figures(shipped))


def _figures(shipped: dict[str, list[Candidate]]) -> str:
    """A table of what is shipped."""
    every = [each for candidates in shipped.values() for each in candidates]
    lines = [f"{preset_id}: {len(candidates)}" for preset_id, candidates in shipped.items()]
    themes = Counter(theme for each in every for theme in each.themes)
    lines += [f"{theme}: {count}" for theme, count in themes.items()]
    bands = Counter(each.rating // BAND * BAND for each in every)
    lines += [f"{band} to {band + BAND - 1}: {bands[band]}" for band in sorted(bands)]
    return "\n".join([*lines, f"{len(every)} puzzles"])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=["find", "write"])
    parser.add_argument("preset", nargs="*", choices=[*WANTED, []])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=3000, help="of a rule set, at most")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "puzzles")
    options = parser.parse_args()
    presets = options.preset or list(WANTED)
    options.work.mkdir(parents=True, exist_ok=True)
    if options.what == "write":
        write(presets, options.work)
        return 0
    for preset_id in presets:
        Finder(preset_id, options.seed, options.work).run(options.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
