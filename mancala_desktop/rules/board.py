"""Sides of the board and the ring of holes between them.

South sits below, North above, and both sow counter-clockwise. With m pits a side the ring index
counts South's pits 0 … m-1, South's store m, North's pits m+1 … 2m and North's store 2m+1.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache

SOUTH_LETTERS = "abcdefgh"


class Side(IntEnum):
    """One of the two players, usable as an index into pairs (South first)."""

    SOUTH = 0
    NORTH = 1

    @property
    def other(self) -> Side:
        """The player across the board."""
        return _OTHER[self]

    @property
    def letter(self) -> str:
        """`s` or `n`, as position texts name the side to sow."""
        return "sn"[self]


_OTHER = (Side.NORTH, Side.SOUTH)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where pits and stores lie on a board with `pits` pits a side."""

    pits: int

    @property
    def holes(self) -> int:
        """How many pits and stores the ring has."""
        return 2 * self.pits + 2

    def store(self, side: Side) -> int:
        """Ring index of the store of `side`."""
        return self.pits + side * (self.pits + 1)

    def row(self, side: Side) -> range:
        """Ring indices of the pits of `side`, in the order its owner sows them."""
        first = side * (self.pits + 1)
        return range(first, first + self.pits)

    def is_store(self, hole: int) -> bool:
        """Whether ring index `hole` is one of the two stores."""
        return hole % (self.pits + 1) == self.pits

    def owner(self, hole: int) -> Side:
        """The side whose pit or store `hole` is."""
        return Side.SOUTH if hole <= self.pits else Side.NORTH

    def opposite(self, pit: int) -> int:
        """Ring index of the pit across the board."""
        return 2 * self.pits - pit

    def mirrored(self, hole: int) -> int:
        """The hole that plays the same part when South and North change seats."""
        return (hole + self.pits + 1) % self.holes

    def name(self, pit: int) -> str:
        """`a`, `b` … for South's pits, `A`, `B` … for North's."""
        if self.is_store(pit):
            raise ValueError(f"hole {pit} is a store, not a pit")
        if pit < self.pits:
            return SOUTH_LETTERS[pit]
        return SOUTH_LETTERS[pit - self.pits - 1].upper()

    def pit(self, name: str) -> int:
        """Ring index of the pit called `name`; ValueError for any other text."""
        letters = SOUTH_LETTERS[: self.pits]
        if len(name) == 1 and name in letters:
            return letters.index(name)
        if len(name) == 1 and name in letters.upper():
            return letters.upper().index(name) + self.pits + 1
        raise ValueError(f"no pit is called {name!r}")


@cache
def layout(pits: int) -> Layout:
    """The one Layout with `pits` pits a side."""
    return Layout(pits)
