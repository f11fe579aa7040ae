"""A series of games: who has won as many as were agreed on, and how it stands on the way there.

A drawn game is half a point for each. The points belong to whom they were won by, and change sides
with them: `south` are those of whoever sits South now.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from mancala_desktop.play.seats import Draw, Seats
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome

IN_TURN = "in turn"
LENGTHS = (2, 3, 5, 10)  # points that people choose from

_TEXT = re.compile(
    r"first to (\d{1,2}), game (\d{1,3}), (\d{1,2}(?:\.5)?)-(\d{1,2}(?:\.5)?), "
    r"(.+) starts, (same|changing) sides"
)
_STARTS = {draw.value.replace("_", " "): draw for draw in Draw}


@dataclass(frozen=True, slots=True)
class Series:
    """A series as it stands before its game number `number`, which counts from 1.

    `first_to` points win it. `starts` is who makes the first move of the games to come, None for
    one player after the other; with `changes_sides` everybody sits on the other side next time.
    """

    first_to: int
    south: float = 0
    north: float = 0
    number: int = 1
    starts: Draw | None = None
    changes_sides: bool = True

    def points(self, side: Side) -> float:
        """The points of who sits there."""
        return self.south if side is Side.SOUTH else self.north

    @property
    def over(self) -> bool:
        """Whether somebody has as many points as were agreed on."""
        return max(self.south, self.north) >= self.first_to

    @property
    def winner(self) -> Side | None:
        """Where the winner of the series sits; None as long as it goes on, or if it is drawn."""
        if not self.over or self.south == self.north:
            return None
        return Side.SOUTH if self.south > self.north else Side.NORTH

    def counted(self, outcome: Outcome) -> Series:
        """The same with this game's points, nobody having moved yet."""
        south, north = (
            0.5 if outcome.winner is None else float(outcome.winner is side) for side in Side
        )
        return replace(self, south=self.south + south, north=self.north + north)

    def after(self, outcome: Outcome, seats: Seats) -> tuple[Series, Seats]:
        """The series as it stands before the next game, and who sits where in that one."""
        series = replace(self.counted(outcome), number=self.number + 1)
        if self.changes_sides:
            return series.turned(), (seats[1], seats[0])
        return series, seats

    def turned(self) -> Series:
        """The same when each plays on from the other side of the board."""
        return replace(self, south=self.north, north=self.south)

    def __str__(self) -> str:
        """As a header tells it: `first to 3, game 2, 1-0, in turn starts, changing sides`."""
        starts = self.starts.value.replace("_", " ") if self.starts else IN_TURN
        return (
            f"first to {self.first_to}, game {self.number}, {self.south:g}-{self.north:g}, "
            f"{starts} starts, {'changing' if self.changes_sides else 'same'} sides"
        )

    @classmethod
    def parse(cls, text: str) -> Series | None:
        """The series that a header tells; None if it tells none."""
        match = _TEXT.fullmatch(" ".join(text.lower().split()))
        if not match or int(match[1]) < 1 or match[5] not in (IN_TURN, *_STARTS):
            return None
        return cls(
            int(match[1]),
            float(match[3]),
            float(match[4]),
            int(match[2]),
            _STARTS.get(match[5]),
            match[6] == "changing",
        )
