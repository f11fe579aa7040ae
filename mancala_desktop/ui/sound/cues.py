"""Which sound a step of a sowing makes. It reads the steps and knows neither rules nor loudspeakers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.sowing import (
    Capture,
    Drop,
    Lift,
    Refill,
    Sowing,
    Step,
    Sweep,
    Turn,
    TurnReason,
)
from mancala_desktop.ui.board import pacing

HALF = 0.5  # -6 dB


class Sound(Enum):
    """What can be heard; the value is the name of its file, or how the names of its files begin."""

    LIFT = "lift"
    SEED_ON_WOOD = "seed_on_wood"
    SEED_ON_SEEDS = "seed_on_seeds"
    STORE = "store"
    RELAY = "relay"
    CAPTURE = "capture"
    EXTRA_TURN = "extra_turn"
    ILLEGAL = "illegal"
    UNDO = "undo"
    START = "start"
    YOUR_TURN = "your_turn"
    WIN = "win"
    LOSE = "lose"
    DRAW = "draw"
    HINT = "hint"
    CLOCK_LOW = "clock_low"
    CLOCK_LAST = "clock_last"
    LEARN_OK = "learn_ok"


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound to be heard: on so many seeds, so loud (1 is as its file is), and so long after its
    step (ms at normal speed)."""

    sound: Sound
    seeds: int = 0
    gain: float = 1.0
    after: float = 0.0


class Ear:
    """Follows a sowing as it is told and says what each of its steps sounds like."""

    def __init__(self, sowing: Sowing) -> None:
        self._sowing = sowing
        self._board = Hand(sowing.before)
        self._lifted: set[Side] = set()

    def hear(self, step: Step) -> tuple[Cue, ...]:
        """What is heard at the next step."""
        cues = self._cues(step)
        self._board.take(step)
        return cues

    def _cues(self, step: Step) -> tuple[Cue, ...]:
        match step:
            case Lift(side):
                again = side in self._lifted
                self._lifted.add(side)
                return (Cue(Sound.RELAY if again else Sound.LIFT),)
            case Drop(_, hole):
                return _falls(self._board.seeds[hole], is_store=hole in self._board.stores)
            case Capture():
                return (Cue(Sound.CAPTURE, after=pacing.CAPTURE_HOLD),)
            case Sweep():
                return (Cue(Sound.STORE, after=pacing.SWEEP),)
            case Refill():
                return (Cue(Sound.SEED_ON_WOOD, after=pacing.SWEEP),)
            case Turn(reason=TurnReason.EXTRA_TURN) if self._sowing.again:
                return (Cue(Sound.EXTRA_TURN),)
            case _:
                return ()


def _falls(seeds: int, *, is_store: bool) -> tuple[Cue, ...]:
    """A seed falls into a hole in which `seeds` lie: on wood, or on seeds and faintly on wood."""
    if is_store:
        return (Cue(Sound.STORE),)
    if not seeds:
        return (Cue(Sound.SEED_ON_WOOD),)
    return (Cue(Sound.SEED_ON_SEEDS, seeds), Cue(Sound.SEED_ON_WOOD, gain=HALF))


def ending(outcome: Outcome, seats: Seats) -> Sound:
    """How a game sounds when it is over, to the one person who plays; to two people, or to one who
    watches the computer play itself, somebody has won."""
    people = [side for side in Side if seats[side].kind is SeatKind.PERSON]
    if outcome.winner is None:
        return Sound.DRAW
    if len(people) == 1 and outcome.winner is not people[0]:
        return Sound.LOSE
    return Sound.WIN
