"""A sowing in time: which seed goes from which place to which place, when.

Nothing here knows Qt. All times are milliseconds from the beginning of the animation at normal
speed; who plays a timeline lets the clock run slower or faster, so that the order of things never
depends on the speed and the speed may change while seeds fly.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from mancala_desktop.rules.sowing import Step
from mancala_desktop.ui.board.heaps import Heaps, Place


class Path(Enum):
    """The way a seed goes."""

    LIFT = "lift"  # straight up into the hand
    ARC = "arc"  # thrown from the hand
    SWEEP = "sweep"  # carried over the rows in one arc
    SLIDE = "slide"  # pushed over the board
    FADE = "fade"  # gone here, come there


@dataclass(frozen=True, slots=True)
class Motion:
    """One seed on its way: it leaves `source` at `start` and is at `target` from `end` on."""

    seed: int
    source: Place
    target: Place
    start: float
    end: float
    path: Path


@dataclass(frozen=True, slots=True)
class Moment:
    """A step and when it happens: a drop when its seed lands, everything else when it begins.

    `faded` means that it belongs to a lap that is not sown seed by seed.
    """

    at: float
    step: Step
    faded: bool = False


@dataclass(frozen=True, slots=True)
class Timeline:
    """A sowing in time. Motions are in the order in which they depend on each other.

    `heaps` is where every seed lies in the end, in the order the rules tell; seeds that two hands
    drop into one hole at once may land in another.
    """

    motions: tuple[Motion, ...]
    moments: tuple[Moment, ...]
    duration: float
    heaps: Heaps

    def stretched(self, factor: float) -> Timeline:
        """The same with every time multiplied by `factor`."""
        return replace(
            self,
            motions=tuple(
                replace(each, start=each.start * factor, end=each.end * factor)
                for each in self.motions
            ),
            moments=tuple(replace(each, at=each.at * factor) for each in self.moments),
            duration=self.duration * factor,
        )
