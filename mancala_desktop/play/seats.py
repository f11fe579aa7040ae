"""Who sits where, and who begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from random import Random

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant


class SeatKind(Enum):
    """Who decides for a side."""

    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of the board: who decides, under which name (may be empty), at which level.

    `level` is the number of an engine level and means nothing for a person.
    """

    kind: SeatKind
    name: str = ""
    level: int = 1


Seats = tuple[Seat, Seat]  # South, North


class Draw(Enum):
    """How a side is chosen: as said, by lot, or as the last game ended."""

    SOUTH = "south"
    NORTH = "north"
    RANDOM = "random"
    LAST_WINNER = "last_winner"

    def side(self, random: Random, last_winner: Side | None = None) -> Side:
        """The side this comes to; without a last winner there is nothing but the lot."""
        match self:
            case Draw.SOUTH:
                return Side.SOUTH
            case Draw.NORTH:
                return Side.NORTH
            case Draw.LAST_WINNER if last_winner is not None:
                return last_winner
            case _:
                return random.choice((Side.SOUTH, Side.NORTH))


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a new game is made of: a preset, the options changed in it, the seats, who begins.

    `options` are words, as `Variant.with_options` takes them.
    """

    preset_id: str
    seats: Seats
    first: Side = Side.SOUTH
    options: Mapping[str, str] = field(default_factory=dict)

    def variant(self) -> Variant:
        """The rules of this game; raises KeyError for the preset, OptionError for an option."""
        return PRESETS[self.preset_id].variant.with_options(self.options)


def seated(one: Seat, other: Seat, side: Side) -> Seats:
    """The pair of seats with `one` sitting on `side`."""
    return (one, other) if side is Side.SOUTH else (other, one)


def two_persons() -> Seats:
    """Two people at one screen."""
    return Seat(SeatKind.PERSON), Seat(SeatKind.PERSON)
