"""What an example claims of its moves, checked against the rules.

A text that teaches says what happens: here that stands as data, and whatever the rules see
otherwise is a `Falsehood`, in words for whoever writes the content.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from mancala_desktop.learn.holes import STORES, hole_name
from mancala_desktop.learn.told import play
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Capture, Drop, Skip, Sowing, Spare
from mancala_desktop.rules.variant import Variant

START = "start"
"""In place of a position text: where a game begins."""


@dataclass(frozen=True, slots=True)
class ClaimedMove:
    """A pit that is sown, by its name, and what is claimed of that: names of claims and their values,
    as the data has them."""

    pit: str
    claims: Mapping[str, Any]

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> ClaimedMove:
        """Raises ValueError for a claim nobody can check."""
        claims = dict(data)
        pit = claims.pop("pit", None)
        if not isinstance(pit, str):
            raise ValueError(f"a move without a pit: {dict(data)}")
        unknown = set(claims) - {*_BEFORE, *_AFTER, "illegal"}
        if unknown:
            raise ValueError(f"nobody can check {', '.join(sorted(unknown))}")
        return cls(pit, claims)

    @property
    def illegal(self) -> bool:
        """Whether the rules are said to refuse it."""
        return "illegal" in self.claims


@dataclass(frozen=True, slots=True)
class Example:
    """A position and the moves that show something there; a refused one moves nothing."""

    position: str
    moves: tuple[ClaimedMove, ...]
    options: tuple[tuple[str, str], ...] = ()
    """Rules it needs beside those it is shown under."""

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Example:
        """Raises KeyError, ValueError or TypeError for data that is none."""
        moves = tuple(ClaimedMove.read(each) for each in data.get("moves", ()))
        return cls(data["position"], moves, tuple(data.get("options", {}).items()))

    def fitting(self, variant: Variant) -> Variant:
        """The same rules on a board with as many pits as the position has."""
        options = dict(self.options)
        if self.position != START:
            options["pits"] = str(Position.parse(self.position).layout.pits)
        return variant.with_options(options)

    def start(self, variant: Variant) -> Position:
        """Where it begins. Raises PositionError."""
        variant = self.fitting(variant)
        return variant.start() if self.position == START else variant.position(self.position)

    def sowings(self, variant: Variant) -> tuple[Sowing, ...]:
        """What the legal moves do, in order. Raises IllegalMoveError, PositionError."""
        start = self.start(variant)
        pits = (start.layout.pit(move.pit) for move in self.moves if not move.illegal)
        return play(self.fitting(variant), start, pits)

    def check(self, variant: Variant) -> None:
        """Raises ValueError for a position, a pit or an option that a game does not have."""
        layout = self.start(variant).layout
        for move in self.moves:
            layout.pit(move.pit)


@dataclass(frozen=True, slots=True)
class Falsehood:
    """A claim the rules deny: of which move (counted from 1, with the position before it), what was
    `said` and what is `true`."""

    move: int
    before: str
    pit: str
    claim: str
    said: object
    true: object

    def __str__(self) -> str:
        return (
            f"move {self.move}, {self.pit} from {self.before}: {self.claim} is said to be "
            f"{self.said!r}, but by the rules it is {self.true!r}"
        )


def falsehoods(variant: Variant, example: Example) -> list[Falsehood]:
    """Everything an example claims that is not so under these rules.

    Raises PositionError for a position that is none.
    """
    variant = example.fitting(variant)
    position, history, found = example.start(variant), list[Position](), list[Falsehood]()
    for number, move in enumerate(example.moves, 1):
        pit = position.layout.pit(move.pit)
        reason = variant.why_illegal(position, pit)
        said = {"illegal": None, **move.claims}
        true: dict[str, object] = {"illegal": reason.value if reason else None}
        true |= {name: _BEFORE[name](variant, position) for name in _BEFORE.keys() & said}
        if reason is None:
            sowing = variant.sow(position, pit, history)
            true |= {name: _AFTER[name](sowing) for name in _AFTER.keys() & said}
            history.append(position)
        found += [
            Falsehood(number, str(position), move.pit, claim, value, true.get(claim))
            for claim, value in said.items()
            if not _holds(claim, value, true.get(claim))
        ]
        if reason is None:
            position = sowing.after
    return found


def holds(variant: Variant, example: Example) -> bool:
    """Whether all that the example claims is so."""
    return not falsehoods(variant, example)


def _holds(claim: str, said: object, true: object) -> bool:
    """Claims about what lies where name some holes only."""
    if claim == "lie" and isinstance(said, dict) and isinstance(true, dict):
        return all(true.get(name) == seeds for name, seeds in said.items())
    return said == true


def _names(sowing: Sowing, holes: Iterable[int]) -> list[str]:
    return [hole_name(sowing.before.layout, each) for each in holes]


def _last(sowing: Sowing) -> str | None:
    last = sowing.last_hole
    return None if last is None else hole_name(sowing.before.layout, last)


def _lying(sowing: Sowing) -> dict[str, int]:
    """What lies where afterwards; a position text would hide a burnt pit."""
    return {name: sowing.after.seeds[at] for at, name in enumerate(_ring(sowing))}


def _ring(sowing: Sowing) -> list[str]:
    return _names(sowing, range(sowing.before.layout.holes))


def _spared(sowing: Sowing) -> str | None:
    return next((step.reason.value for step in sowing.of(Spare)), None)


_BEFORE: dict[str, Callable[[Variant, Position], object]] = {
    "legal": lambda variant, position: [
        position.layout.name(pit) for pit in variant.legal_moves(position)
    ],
}
"""What can be claimed of the position before a move."""

_AFTER: dict[str, Callable[[Sowing], object]] = {
    "falls": lambda sowing: _names(sowing, (step.hole for step in sowing.of(Drop))),
    "skips": lambda sowing: _names(sowing, (step.hole for step in sowing.of(Skip))),
    "last": _last,
    "laps": lambda sowing: sowing.laps,
    "again": lambda sowing: sowing.again,
    "captured": lambda sowing: sowing.captured,
    "taken": lambda sowing: [
        name for step in sowing.of(Capture) for name in _names(sowing, step.pits)
    ],
    "spared": _spared,
    "lie": _lying,
    "next": lambda sowing: STORES[sowing.after.to_sow],
    "ends": lambda sowing: sowing.after.over.value if sowing.after.over else "no",
    "score": lambda sowing: [sowing.after.store(side) for side in Side],
    "round": lambda sowing: sowing.after.round,
    "burnt": lambda sowing: _names(sowing, sorted(sowing.after.burnt)),
}
"""What can be claimed of what a move does."""
