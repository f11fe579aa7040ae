"""What the engine is asked and what it answers. Scores are final store differences in seeds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class Limits:
    """When to stop: after `movetime_ms`, at `depth` sowings, after `nodes` positions, at a proof.

    `exact` asks for a proof and nothing less; the other limits, if any, still hold. `book` and
    `endgames` allow the use of what is known beforehand, where the core has it.
    """

    movetime_ms: int | None = None
    depth: int | None = None
    nodes: int | None = None
    exact: bool = False
    book: bool = True
    endgames: bool = True


@dataclass(frozen=True, slots=True)
class Request:
    """A position to think about, the positions before it, and a `ticket` to know the answer by.

    `seed` is what chance is made of where a level leaves something to it: one number a game.
    """

    ticket: int
    variant: Variant
    position: Position
    history: tuple[Position, ...] = ()
    limits: Limits = field(default_factory=Limits)
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Info:
    """How far a search has come. `score` as in Answer, `pv` the best line as ring indices."""

    depth: int
    score: int
    nodes: int
    time_ms: int
    pv: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The pit to sow (None after the end) and the final store difference expected for its side.

    `exact` says that `score` is proved; `depth` is how many sowings deep the last full search went.
    """

    ticket: int
    pit: int | None
    score: int
    exact: bool
    pv: tuple[int, ...]
    depth: int
    nodes: int
    time_ms: int


@dataclass(frozen=True, slots=True)
class Values:
    """The score of every legal sowing, in ring order; `exact` when all of them are proved, `depth`
    is how many sowings deep the last full search went."""

    ticket: int
    scores: dict[int, int]
    exact: bool
    depth: int = field(default=0, compare=False)


OnInfo = Callable[[Info], None]


def alone(position: Position) -> Position:
    """A simultaneous opening as if the side to choose were to sow alone; others as they are."""
    if position.opening is None:
        return position
    sown = position.opening.sowings[position.to_sow]
    return replace(position, opening=None, sown=sown)
