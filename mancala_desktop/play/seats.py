"""Who sits where, and who begins."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from random import Random
from typing import TYPE_CHECKING

from mancala_desktop.record.game import Game
from mancala_desktop.record.pie import AGREED
from mancala_desktop.record.text import Header
from mancala_desktop.record.times import UNTIMED, Controls, note_controls
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS

if TYPE_CHECKING:
    from mancala_desktop.play.series import Series


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
    LOSER = "loser"

    def side(self, random: Random, last_winner: Side | None = None) -> Side:
        """The side this comes to; without a last winner there is nothing but the lot.

        `last_winner` is where the winner of the last game sits now.
        """
        match self:
            case Draw.SOUTH:
                return Side.SOUTH
            case Draw.NORTH:
                return Side.NORTH
            case Draw.LAST_WINNER if last_winner is not None:
                return last_winner
            case Draw.LOSER if last_winner is not None:
                return last_winner.other
            case _:
                return random.choice((Side.SOUTH, Side.NORTH))


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a new game is made of: a preset, the options changed in it, the seats, who begins,
    and how much time there is.

    `options` are words, as `Variant.with_options` takes them. `pie` plays with the pie rule, and
    `series` is the series the game is one of, as it stands before it.
    """

    preset_id: str
    seats: Seats
    first: Side = Side.SOUTH
    options: Mapping[str, str] = field(default_factory=dict)
    clock: Controls = UNTIMED
    pie: bool = False
    series: Series | None = None

    def game(self) -> Game:
        """A game that begins so; raises KeyError for the preset, OptionError for an option."""
        variant = PRESETS[self.preset_id].variant.with_options(self.options)
        game = Game(self.preset_id, variant, variant.start(self.first))
        game.headers[Header.DATE] = date.today().isoformat()
        note_seats(game, self.seats)
        note_controls(game, self.clock)
        if self.pie:
            game.headers[Header.PIE] = AGREED
        if self.series is not None:
            game.headers[Header.SERIES] = str(self.series)
        return game


def seated(one: Seat, other: Seat, side: Side) -> Seats:
    """The pair of seats with `one` sitting on `side`."""
    return (one, other) if side is Side.SOUTH else (other, one)


def two_persons() -> Seats:
    """Two people at one screen."""
    return Seat(SeatKind.PERSON), Seat(SeatKind.PERSON)


def with_person(seats: Seats) -> Seats:
    """Those who play on from a position that somebody has set up or pasted: two computers would play
    it away before it has been looked at, so two people sit there instead."""
    demo = all(seat.kind is SeatKind.COMPUTER for seat in seats)
    return two_persons() if demo else seats


# ---------------------------------------------------------------- seats in a game's headers

_NAMES = (Header.SOUTH, Header.NORTH)
_SEATS = (Header.SOUTH_SEAT, Header.NORTH_SEAT)
_SEAT = re.compile(r"(person|computer)(?: (level )?(\d{1,3}))?")
_LEVELS_OF_OLD = {
    1: 2,
    2: 4,
    3: 7,
}  # `computer 3`: when there were three levels, this was the third


def note_seats(game: Game, seats: Seats) -> None:
    """Write into the headers of `game` who plays; a name is kept where a seat has none."""
    for seat, name, kind in zip(seats, _NAMES, _SEATS, strict=True):
        if seat.name:
            game.headers[name] = seat.name
        is_person = seat.kind is SeatKind.PERSON
        words = seat.kind.value
        game.headers[kind] = words if is_person else f"{words} level {seat.level}"


def renote_seats(game: Game, seats: Seats) -> None:
    """The same when others play on: a name that nobody has any more is gone."""
    for name in _NAMES:
        game.headers.pop(name, None)
    note_seats(game, seats)


def note_change_of_sides(game: Game) -> None:
    """Write into the headers of `game` that each player sits on the other side now."""
    headers = game.headers
    for south, north in (_NAMES, _SEATS):
        values = headers.get(south), headers.get(north)
        for name, value in zip((north, south), values, strict=True):
            if value is None:
                headers.pop(name, None)
            else:
                headers[name] = value


def sits(player: Seat, seats: Seats) -> Side | None:
    """On which side a player sits, known by kind and name; None if nobody or both are such."""
    found = [
        side for side in Side if (seats[side].kind, seats[side].name) == (player.kind, player.name)
    ]
    return found[0] if len(found) == 1 else None


def below(seats: Seats) -> Side:
    """Which side sits at the lower edge of the board: who plays the computer; of two people South."""
    alone = (
        seats[Side.SOUTH].kind is SeatKind.COMPUTER and seats[Side.NORTH].kind is SeatKind.PERSON
    )
    return Side.NORTH if alone else Side.SOUTH


def seats_of(game: Game) -> Seats:
    """Who plays, by the headers of `game`; a person where they do not say."""
    south, north = (
        _seat(game.headers.get(kind, ""), game.headers.get(name, ""))
        for name, kind in zip(_NAMES, _SEATS, strict=True)
    )
    return south, north


def _seat(words: str, name: str) -> Seat:
    match = _SEAT.fullmatch(" ".join(words.lower().split()))
    if not match:
        return Seat(SeatKind.PERSON, name)
    number = int(match[3] or 1)
    if match[3] and not match[2]:
        number = _LEVELS_OF_OLD.get(number, number)
    return Seat(SeatKind(match[1]), name, number)


# ---------------------------------------------------------------- chance in a game's headers

_SEED = re.compile(r"\d{1,10}")


def note_seed(game: Game, seats: Seats, seeds: Random) -> int:
    """The seed of the chance in `game`: as its headers tell, or drawn now, and then noted there if
    a computer plays."""
    words = game.headers.get(Header.SEED, "")
    if _SEED.fullmatch(words):
        return int(words)
    seed = seeds.getrandbits(32)
    if any(seat.kind is SeatKind.COMPUTER for seat in seats):
        game.headers[Header.SEED] = str(seed)
    return seed
