"""Two levels play a match from random, balanced starts.

1. A start is made by random sowings from the preset's start position; a simultaneous opening of
   Congkak is played to its end by random choices first. It is kept if a quick search expects next to
   nothing for either side.
2. From each start two games are played, seats changed: a *pair*. Pair number n of a seed has the
   same start whoever plays.
3. A game ends by its rules, or when more than half of all seeds lie in one store, for then nothing
   that follows can change who wins. (In a match of several rounds it can, so there it goes on.)
4. Each player has a core of its own: what one has learnt must not help the other.
5. Pairs are played in several processes; the results do not depend on how many.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from mancala_desktop.engine.cores import Core, core
from mancala_desktop.engine.level import LEVELS, Level, choose, luck
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant

_SOWINGS = range(3, 9)  # of a start, after a simultaneous opening
_BALANCED = 16  # a start may promise one side at most one of so many seeds of the game
_QUICK = {"python": 1000, "compiled": 30_000}  # positions: some milliseconds for either core
_TRIES = 100  # starts; then the most balanced of them is taken
_TABLE_MB = 64  # for each player: there are two in every process


@dataclass(frozen=True, slots=True)
class Match:
    """Level number `first` against level number `second`.

    `share` is the part of their nodes that the players may use; `cache` is where endgame tables are
    kept.
    """

    preset_id: str
    first: int
    second: int
    seed: int = 1
    share: float = 1.0
    cache: Path | None = None

    @property
    def levels(self) -> tuple[Level, Level]:
        """Both players, the share of their nodes taken into account."""
        return self._level(self.first), self._level(self.second)

    def _level(self, number: int) -> Level:
        level = LEVELS[number - 1]
        if level.limits.nodes is None or self.share == 1:
            return level
        nodes = max(1, round(level.limits.nodes * self.share))
        return replace(level, limits=replace(level.limits, nodes=nodes))


Pair = tuple[float, float]
"""The first player's points in two games, as the one who sows first and as the other."""


def play(
    match: Match, numbers: Iterable[int], jobs: int
) -> Generator[tuple[int, Pair], None, None]:
    """Play the pairs of these numbers in `jobs` processes; each comes with its number when it is
    done. Closing the iterator stops what is still being played."""
    tasks = ((match, number) for number in numbers)
    if jobs == 1:
        yield from map(_numbered_pair, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(_numbered_pair, tasks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _numbered_pair(task: tuple[Match, int]) -> tuple[int, Pair]:
    match, number = task
    return number, play_pair(match, number)


def play_pair(match: Match, number: int) -> Pair:
    """The two games of pair `number`."""
    variant = PRESETS[match.preset_id].variant
    first, second = _Player(match, 0), _Player(match, 1)
    start = balanced_start(variant, Random(f"{match.seed}/{number}"), first.core)
    seed = Random(f"{match.seed}/{number}/games").getrandbits(32)
    leading = _points(variant, start, (first, second), seed)
    following = 1 - _points(variant, start, (second, first), seed)
    return leading, following


# ---------------------------------------------------------------- starts


def balanced_start(variant: Variant, random: Random, core: Core) -> Position:
    """A position after some random sowings that a quick search calls even."""
    limits = Limits(nodes=_QUICK[core.name], book=False, endgames=False)
    start, least = _random_start(variant, random), float("inf")
    for _ in range(_TRIES):
        position = _random_start(variant, random)
        if position.over:
            continue
        promise = abs(core.search(Request(0, variant, position, limits=limits), Stop()).score)
        if promise < least:
            start, least = position, promise
        if promise <= variant.total // _BALANCED:
            break
    core.forget()
    return start


def _random_start(variant: Variant, random: Random) -> Position:
    position = variant.start()
    sowings = random.choice(_SOWINGS)
    while not position.over and (position.opening or sowings):
        if not position.opening:
            sowings -= 1
        position = variant.after(position, random.choice(variant.legal_moves(position)))
    return position


# ---------------------------------------------------------------- games


class _Player:
    """One side of the match with a core of its own."""

    def __init__(self, match: Match, seat: int) -> None:
        self.level = match.levels[seat]
        self.core = core(Options(table_mb=_TABLE_MB, threads=1, cache=match.cache))

    def pit(self, request: Request) -> int:
        pit = choose(self.level, request, self.core, Stop(), luck(request)).pit
        assert pit is not None
        return pit


def _points(
    variant: Variant, start: Position, players: tuple[_Player, _Player], seed: int
) -> float:
    """Play a game: the points of the player who sows first."""
    for player in players:
        player.core.forget()
    position, history = start, [start]
    while not (position.over or is_decided(variant, position)):
        player = players[position.to_sow is not start.to_sow]
        before = tuple(history[:-1])
        pit = player.pit(Request(1, variant, position, before, player.level.limits, seed))
        position = variant.sow(position, pit, before).after
        history.append(position)
    return result(position, start.to_sow)


def is_decided(variant: Variant, position: Position) -> bool:
    """Whether one store holds more than half of all seeds, and no later round takes from it."""
    if isinstance(variant, Congkak) and variant.rounds > 1:
        return False
    return any(2 * position.store(side) > position.total for side in Side)


def result(position: Position, side: Side) -> float:
    """The points of `side` where a game has ended: 1 for a win, 0.5 for a draw."""
    own, other = position.store(side), position.store(side.other)
    return 0.5 if own == other else float(own > other)
