"""Examples: a position and moves, with what is claimed of them, which the rules can deny.

A text that teaches says what happens: here that stands as data, and whatever the rules see otherwise
is a `Falsehood`, in words for whoever writes the content.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from mancala_desktop.learn.facts import OF_A_TURN, Fact, Falsehood, Hole, denied, of_turn
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.rules.variant import Variant

START = "start"
"""In place of a position text: how a game begins."""


def begin(variant: Variant, text: str) -> Position:
    """The position a text of the data means. Raises PositionError."""
    return variant.start() if text == START else variant.position(text)


@dataclass(frozen=True, slots=True)
class ClaimedMove:
    """A pit that is sown, by its name, and what is claimed of the sowings so far: facts (see `facts`) as
    the data has them, and `legal`, all pits that may be sown."""

    pit: str
    claims: Mapping[str, object]

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> ClaimedMove:
        """Raises ValueError for a claim nobody can check."""
        claims = dict(data)
        pit = claims.pop("pit", None)
        if not isinstance(pit, str):
            raise ValueError(f"a move without a pit: {dict(data)}")
        unknown = claims.keys() - OF_A_TURN - {"legal"}
        if unknown:
            raise ValueError(f"nobody can check {', '.join(sorted(unknown))}")
        return cls(pit, claims)

    @property
    def illegal(self) -> bool:
        """Whether the rules are said to refuse it."""
        return bool(self.claims.get("illegal"))


@dataclass(frozen=True, slots=True)
class ToldMove:
    """A move as the rules tell it: the position before it, its sowing (None: refused), its facts."""

    move: ClaimedMove
    before: Position
    sowing: Sowing | None
    facts: Mapping[str, Fact]


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

    def check(self, variant: Variant) -> None:
        """Raises ValueError for a position, a pit or an option that a game does not have."""
        layout = self.start(variant).layout
        for move in self.moves:
            layout.pit(move.pit)

    def fitting(self, variant: Variant) -> Variant:
        """The same rules on a board with as many pits as the position has."""
        options = dict(self.options)
        if self.position != START:
            pits = Position.parse(self.position).layout.pits
            if pits != variant.pits:
                options["pits"] = str(pits)
        return variant.with_options(options) if options else variant

    def start(self, variant: Variant) -> Position:
        """Where it begins. Raises PositionError."""
        return begin(self.fitting(variant), self.position)

    def told(self, variant: Variant) -> Iterator[ToldMove]:
        """Its moves as the rules tell them, each with facts of all sowings up to it."""
        variant = self.fitting(variant)
        here, history, made = begin(variant, self.position), list[Position](), list[Sowing]()
        for move in self.moves:
            pit = here.layout.pit(move.pit)
            reason = variant.why_illegal(here, pit)
            if reason:
                facts: dict[str, Fact] = {
                    "pit": Hole(pit),
                    "seeds": here.seeds[pit],
                    "illegal": reason.value,
                }
            else:
                made.append(variant.sow(here, pit, history))
                facts = of_turn(made)
            if "legal" in move.claims:
                facts["legal"] = tuple(map(Hole, variant.legal_moves(here)))
            yield ToldMove(move, here, None if reason else made[-1], facts)
            if not reason:
                history.append(here)
                here = made[-1].after

    def facts(self, variant: Variant) -> Mapping[str, Fact]:
        """What the rules tell of all its sowings, or why its last move is refused."""
        facts: Mapping[str, Fact] = {}
        for told in self.told(variant):
            facts = told.facts
        return facts

    def falsehoods(self, variant: Variant) -> list[Falsehood]:
        """Everything it claims that is not so under these rules."""
        found: list[Falsehood] = []
        for number, told in enumerate(self.told(variant), 1):
            of = f"move {number}, {told.move.pit} from {told.before}"
            claims = {"illegal": "", **told.move.claims}
            found += denied(told.before.layout, told.facts, claims, of)
        return found

    def holds(self, variant: Variant) -> bool:
        """Whether all that it claims is so."""
        return not self.falsehoods(variant)
