"""The trainers and their levels, as data: on what boards they ask, and how much there is to see."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mancala_desktop.learn.skill import Skill
from mancala_desktop.rules.congkak import Congkak, OpeningRule
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.lap import EmptyCapture
from mancala_desktop.rules.oware import GrandSlam, Oware
from mancala_desktop.rules.variant import Family, Variant


class Trainer(Enum):
    """One thing that is practised again and again on ever new boards."""

    LAST_SEED = "last_seed"  # where the last seed falls
    EXTRA_TURNS = "extra_turns"  # which pits earn an extra turn
    CAPTURED = "captured"  # what is captured
    CHAIN = "chain"  # the longest chain of extra turns
    FINAL = "final"  # how many seeds there are at the end
    BEST_MOVE = "best_move"  # the best sowing, as the engine has proved it
    OWARE_LAST_SEED = "oware_last_seed"
    OWARE_CAPTURED = "oware_captured"
    FEEDING = "feeding"  # which pits feed the other side
    SLAM = "slam"  # which pits would take everything
    RELAY_END = "relay_end"  # where a relay ends

    @property
    def family(self) -> Family:
        """The game it is about."""
        return self.levels[0].variant.family

    @property
    def skill(self) -> Skill:
        """What gets better by it."""
        return _SKILLS[self]

    @property
    def levels(self) -> tuple[Level, ...]:
        """Its levels, the easiest first; level 1 is at place 0."""
        return LEVELS[self]


class Asks(Enum):
    """How a level asks."""

    WHICH = "which"  # mark or name holes
    MANY = "many"  # say a number
    SOW = "sow"  # do it
    LEGAL = "legal"  # mark what may be sown


@dataclass(frozen=True, slots=True)
class Level:
    """How difficult a trainer is.

    `rating` is what it takes to answer every second time, on the scale of Glicko-2. Boards come from
    random games by the rules of `variant`, after at least `early` sowings. `least` to `most` is

    - LAST_SEED, OWARE_LAST_SEED: how many seeds the pit holds that is asked about
    - EXTRA_TURNS, FEEDING, SLAM, and where CAPTURED asks which pits capture: how many pits are right
    - CAPTURED, OWARE_CAPTURED: otherwise how many seeds are captured
    - CHAIN: how many sowings the longest turn has
    - FINAL: how many seeds of the other side are left
    - BEST_MOVE: how many seeds still lie in the rows
    - RELAY_END: how many laps the relay has

    and at least `near` pits look right and are not: their last seed falls a hole beside the one it
    should (EXTRA_TURNS, FEEDING), they capture, but not everything (SLAM), they bring as much at once
    as the best one (BEST_MOVE). After so many `boards` no other is looked at.
    """

    rating: int
    variant: Variant
    early: int
    least: int
    most: int
    asks: Asks = Asks.WHICH
    near: int = 0
    one_pit: bool = True  # CAPTURED: it is asked about one pit, not about all of them
    hungry: bool = False  # in the random games South keeps North short of seeds
    final: bool = (
        False  # FINAL: the own store at the end is asked for, not what the other side keeps
    )
    boards: int = 300


_SKILLS = {
    Trainer.LAST_SEED: Skill.SOWING,
    Trainer.EXTRA_TURNS: Skill.EXTRA_TURN,
    Trainer.CAPTURED: Skill.CAPTURE,
    Trainer.CHAIN: Skill.CHAIN,
    Trainer.FINAL: Skill.COUNTING,
    Trainer.BEST_MOVE: Skill.BEST_MOVE,
    Trainer.OWARE_LAST_SEED: Skill.SOWING,
    Trainer.OWARE_CAPTURED: Skill.CAPTURE,
    Trainer.FEEDING: Skill.FEEDING,
    Trainer.SLAM: Skill.CAPTURE,
    Trainer.RELAY_END: Skill.RELAY,
}

_TINY = Kalah(pits=4, seeds=3)
_SMALL = Kalah(pits=5, seeds=3)
_KALAH = Kalah()
_STRICT = Kalah(empty_capture=EmptyCapture.NONE)  # an empty pit opposite: nothing is taken
_FULL = Kalah(seeds=6)
_LARGE = Kalah(pits=8, seeds=6)
_OWARE = Oware()
_FULL_OWARE = Oware(seeds=6)
_SLAMS = Oware(grand_slam=GrandSlam.CAPTURES)
_SHORT_RELAY = Congkak(pits=5, seeds=3, opening=OpeningRule.SEQUENTIAL)
_RELAY = Congkak(pits=6, seeds=4, opening=OpeningRule.SEQUENTIAL)
_LONG_RELAY = Congkak(opening=OpeningRule.SEQUENTIAL)

LEVELS: dict[Trainer, tuple[Level, ...]] = {
    Trainer.LAST_SEED: (
        Level(900, _TINY, 2, 1, 4),
        Level(1050, _KALAH, 2, 3, 6),
        Level(1200, _KALAH, 4, 6, 9),  # round the corner
        Level(1400, _FULL, 6, 9, 12),  # into the own row again
        Level(1650, _FULL, 8, 13, 17),  # all the way round
        Level(1800, _LARGE, 10, 14, 22),
    ),
    Trainer.EXTRA_TURNS: (
        Level(1000, _SMALL, 3, 1, 1),
        Level(1150, _KALAH, 2, 1, 1),
        Level(1300, _KALAH, 4, 1, 2, near=1),
        Level(1500, _KALAH, 6, 0, 3, near=1),  # it may be none
        Level(1700, _LARGE, 8, 1, 4, near=2, boards=100),
    ),
    Trainer.CAPTURED: (
        Level(1050, _KALAH, 4, 1, 1, one_pit=False),
        Level(1200, _KALAH, 4, 2, 9),
        Level(1350, _KALAH, 6, 1, 9, Asks.MANY),
        Level(1500, _STRICT, 6, 0, 9, Asks.MANY),  # it may be nothing
        Level(1700, _LARGE, 8, 0, 11, Asks.MANY),
    ),
    Trainer.CHAIN: (
        Level(1150, _SMALL, 3, 2, 2, Asks.SOW),
        Level(1300, _KALAH, 2, 2, 3, Asks.SOW),
        Level(1500, _KALAH, 4, 1, 3, Asks.MANY),
        Level(1700, _KALAH, 6, 3, 5, Asks.SOW),
        Level(1900, _KALAH, 6, 2, 6, Asks.MANY),
    ),
    Trainer.FINAL: (
        Level(1000, _TINY, 3, 1, 7, Asks.MANY),
        Level(1200, _KALAH, 14, 1, 12, Asks.MANY),
        Level(1400, _STRICT, 14, 2, 12, Asks.MANY, final=True),
        Level(1600, _LARGE, 30, 3, 20, Asks.MANY, final=True, boards=100),
    ),
    Trainer.BEST_MOVE: (
        Level(1200, _KALAH, 8, 4, 8),
        Level(1400, _KALAH, 8, 8, 11),
        Level(1600, _KALAH, 8, 10, 14, near=1),
        Level(1800, _KALAH, 8, 13, 18, near=1),
        Level(2000, _KALAH, 8, 17, 22, near=1),
    ),
    Trainer.OWARE_LAST_SEED: (
        Level(950, _OWARE, 2, 1, 4),
        Level(1100, _OWARE, 4, 4, 7),
        Level(1300, _OWARE, 6, 7, 11),
        Level(1600, _FULL_OWARE, 10, 12, 17),  # the pit itself is passed over
    ),
    Trainer.OWARE_CAPTURED: (
        Level(1100, _OWARE, 6, 1, 1, one_pit=False),
        Level(1250, _OWARE, 6, 2, 8),
        Level(1400, _OWARE, 8, 2, 8, Asks.MANY),
        Level(1550, _OWARE, 8, 0, 8, Asks.MANY),  # it may be nothing
        Level(1750, _FULL_OWARE, 12, 0, 8, Asks.MANY, boards=150),
    ),
    Trainer.FEEDING: (
        Level(1000, _OWARE, 4, 1, 3, Asks.SOW),
        Level(1150, _OWARE, 6, 1, 2),
        Level(1300, _OWARE, 6, 2, 3, near=1),
        Level(1450, _OWARE, 6, 2, 5, near=2, boards=120),
        Level(
            1600, _OWARE, 10, 1, 3, Asks.LEGAL, hungry=True, boards=150
        ),  # the other row is empty
    ),
    Trainer.SLAM: (
        Level(1250, _OWARE, 10, 1, 2, Asks.SOW, hungry=True, boards=60),
        Level(1400, _SLAMS, 10, 1, 1, hungry=True, boards=60),
        Level(1550, _OWARE, 10, 1, 3, near=1, hungry=True, boards=60),
        Level(1700, _OWARE, 10, 0, 2, near=1, hungry=True, boards=60),  # it may be none
    ),
    Trainer.RELAY_END: (
        Level(1050, _SHORT_RELAY, 4, 1, 1),
        Level(1250, _SHORT_RELAY, 1, 2, 2),
        Level(1450, _RELAY, 2, 2, 4),
        Level(1650, _RELAY, 2, 5, 8),
        Level(1850, _LONG_RELAY, 2, 4, 9),
    ),
}
