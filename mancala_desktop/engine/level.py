"""Opponents of different strength, declared in resources/levels.toml.

A weak level errs like a person: it looks only so far, and among the sowings it has looked at it
takes a worse one the more seldom the more it costs, never nonsense.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from math import exp
from random import Random

from mancala_desktop.assets import asset
from mancala_desktop.engine.cores import Core
from mancala_desktop.engine.request import Answer, Limits, Request
from mancala_desktop.engine.stop import Stop


@dataclass(frozen=True, slots=True)
class Level:
    """A strength to play at. `id` names it for translators, `number` counts from 1, the weakest.

    `sharpness` is the c of the odds exp(-c * loss) of a sowing that costs `loss` seeds of the final
    difference; None always takes the best.
    """

    number: int
    id: str
    limits: Limits
    sharpness: float | None


def _read() -> tuple[Level, ...]:
    with asset("levels.toml").open("rb") as file:
        tables = tomllib.load(file)["level"]
    limits = [
        Limits(table.get("movetime_ms"), table.get("depth"), table.get("nodes")) for table in tables
    ]
    return tuple(
        Level(number, table["id"], limit, table.get("sharpness"))
        for number, (table, limit) in enumerate(zip(tables, limits, strict=True), 1)
    )


LEVELS: tuple[Level, ...] = _read()
"""All levels, the weakest first."""


def choose(level: Level, request: Request, core: Core, stop: Stop, random: Random) -> Answer:
    """The sowing `level` makes; its limits take the place of those of `request`.

    The score of the answer is what the level expects of it.
    """
    request = replace(request, limits=level.limits)
    if level.sharpness is None or request.position.over:
        return core.search(request, stop)
    scores = core.values(request, stop).scores
    best = max(scores.values())
    odds = [exp(level.sharpness * (score - best)) for score in scores.values()]
    pit = random.choices(list(scores), odds)[0]
    depth = level.limits.depth or 0
    return Answer(request.ticket, pit, scores[pit], False, (pit,), depth, 0, 0)
