"""Opponents of different strength, declared in resources/levels.toml.

A weak level errs like a person: it looks only so far, overlooks what happens far along the ring or
late in a turn (`sight.py`), and among the sowings it has looked at it takes a worse one the more
seldom the more it costs, never nonsense. Strength hangs on depth and nodes; time is only a cap.
What is a small step in one family can be a large one in another, so a level may have settings of
its own in a family.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import exp
from random import Random
from typing import Any

from mancala_desktop.assets import asset
from mancala_desktop.engine.cores import Core
from mancala_desktop.engine.request import Answer, Limits, Request, alone
from mancala_desktop.engine.sight import Look, Overlooks
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.variant import Family


@dataclass(frozen=True, slots=True)
class Rating:
    """A measured strength: Elo, where level 1 has 1000, and how many games it was measured in."""

    elo: int
    games: int


@dataclass(frozen=True, slots=True)
class Level:
    """A strength to play at. `id` names it for translators, `number` counts from 1, the weakest.

    `sharpness` is the c of the odds exp(-c * loss) of a sowing that costs `loss` seeds of the final
    difference; None always takes the best. `overlooks` is what may not be seen, None if nothing;
    the limits then hold a depth. `ratings` are the families it has been measured in. `families` has
    the level as it plays where it has settings of its own; ask `of`.
    """

    number: int
    id: str
    limits: Limits
    sharpness: float | None
    overlooks: Overlooks | None = None
    ratings: Mapping[Family, Rating] = field(default_factory=dict, hash=False)
    families: Mapping[Family, Level] = field(default_factory=dict, hash=False)

    def of(self, family: Family) -> Level:
        """This level as it plays the games of `family`."""
        return self.families.get(family, self)

    def within(self, movetime_ms: int | None) -> Level:
        """This level with no more time for a move than that; None is as much as it likes."""
        if movetime_ms is None:
            return self
        usual = self.limits.movetime_ms
        least = movetime_ms if usual is None else min(usual, movetime_ms)
        return replace(self, limits=replace(self.limits, movetime_ms=least), families={})


def _level(number: int, table: Mapping[str, Any]) -> Level:
    own = {family: table[family.value] for family in Family if family.value in table}
    level = _plain(number, table)
    return replace(
        level, families={family: _plain(number, {**table, **keys}) for family, keys in own.items()}
    )


def _plain(number: int, table: Mapping[str, Any]) -> Level:
    limits = Limits(
        table["movetime_ms"],
        table.get("depth"),
        table.get("nodes"),
        book=table["book"],
        endgames=table["endgames"],
    )
    overlooks = table.get("overlooks")
    elo, games = table.get("elo", {}), table.get("games", {})
    return Level(
        number,
        table["id"],
        limits,
        table.get("sharpness"),
        overlooks and Overlooks(**overlooks),
        {Family(family): Rating(elo[family], games[family]) for family in elo},
    )


def _read() -> tuple[Level, ...]:
    with asset("levels.toml").open("rb") as file:
        tables = tomllib.load(file)["level"]
    return tuple(_level(number, table) for number, table in enumerate(tables, 1))


LEVELS: tuple[Level, ...] = _read()
"""All levels, the weakest first."""


def luck(request: Request) -> Random:
    """The chance of one decision, from the seed of its game and how many sowings came before it: so
    a game goes the same way again, whatever was stopped or taken back in between."""
    return Random(f"{request.seed}/{len(request.history)}")


def prepare(level: Level, request: Request, core: Core) -> None:
    """Get `core` ready for the choice that `level` is to make."""
    if level.of(request.variant.family).overlooks:
        request = replace(request, variant=request.variant.scoring())
    core.prepare(request)


def choose(level: Level, request: Request, core: Core, stop: Stop, random: Random) -> Answer:
    """The sowing `level` makes; its limits in this family take the place of those of `request`.

    The score of the answer is what the level expects of it; it is never called exact when chance
    or an overlooked sowing had a part in it.
    """
    level = level.of(request.variant.family)
    request = replace(request, limits=level.limits)
    position = alone(request.position)
    if level.sharpness is None or position.over:
        return core.search(request, stop)
    begin = time.monotonic()
    nodes = 0
    if level.overlooks is None:
        scores = core.values(request, stop).scores
    else:
        look = Look(request, level.overlooks, core, stop, random)
        scores = look.scores(position)
        nodes = look.nodes
    best = max(scores.values())
    odds = [exp(level.sharpness * (score - best)) for score in scores.values()]
    pit = random.choices(list(scores), odds)[0]
    depth = level.limits.depth or 0
    time_ms = round(1000 * (time.monotonic() - begin))
    return Answer(request.ticket, pit, scores[pit], False, (pit,), depth, nodes, time_ms)
