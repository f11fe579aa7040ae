"""What a learner gets better at, and what is earned on the way."""

from __future__ import annotations

from enum import Enum

MOST_STARS = 3
"""For a task, if it is solved at once and without help."""


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
