"""What a learner gets better at."""

from __future__ import annotations

from enum import Enum


class Skill(Enum):
    """One thing that can be practised and is rated by itself."""

    SOWING = "sowing"
    EXTRA_TURN = "extra_turn"
    CAPTURE = "capture"
    CHAIN = "chain"
    COUNTING = "counting"
    BEST_MOVE = "best_move"
    FEEDING = "feeding"
    RELAY = "relay"
