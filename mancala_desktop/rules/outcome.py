"""How games end and who has won."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mancala_desktop.rules.board import Side


class Termination(Enum):
    """Why a game is over; the first five are ends by the rules, the others are agreed or forced."""

    ROW_EMPTY = "row_empty"
    NO_MOVE = "no_move"
    MAJORITY = "majority"
    ALL_CAPTURED = "all_captured"
    REPETITION = "repetition"
    AGREEMENT = "agreement"
    RESIGNATION = "resignation"
    TIME = "time"
    DIVISION = "division"  # both agreed to end a dull game; the seeds left were divided
    CLAIM = "claimed_repetition"  # a player claimed what this game's rules do not do by themselves


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game: seeds in each store (half seeds possible), the winner and the reason."""

    south: float
    north: float
    winner: Side | None
    termination: Termination

    @classmethod
    def by_stores(cls, south: float, north: float, termination: Termination) -> Outcome:
        """More seeds win, equal stores are a draw."""
        winner = None if south == north else Side.SOUTH if south > north else Side.NORTH
        return cls(south, north, winner, termination)
