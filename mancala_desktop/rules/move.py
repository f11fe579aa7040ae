"""A move is the ring index of the pit to sow; this module says why one may be refused."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """Why a sowing is not allowed."""

    NOT_A_PIT = "not_a_pit"
    NOT_YOUR_PIT = "not_your_pit"
    EMPTY_PIT = "empty_pit"
    BURNT = "burnt"
    MUST_FEED = "must_feed"
    WOULD_TAKE_ALL = "would_take_all"
    GAME_OVER = "game_over"


class IllegalMoveError(ValueError):
    """A sowing the rules refuse, with the `reason` and the ring index `pit` that was tried."""

    def __init__(self, pit: int, reason: Reason) -> None:
        super().__init__(f"pit {pit}: {reason.value}")
        self.pit = pit
        self.reason = reason
