"""Where a seed is, and how it gets from there to elsewhere. Lengths are pixels of the board."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF

from mancala_desktop.ui.board.geometry import HAND_SPREAD, Geometry, Hole
from mancala_desktop.ui.board.scatter import Spot
from mancala_desktop.ui.board.timeline import Path
from mancala_desktop.ui.board.tweens import in_out_cubic, in_out_sine, out_cubic

HAND_HEIGHT = 0.35
HIGHEST_FLIGHT = 0.80
"""Heights over the board as parts of the pitch: a hand with seeds, the highest flight."""

FLIGHT_GROWTH = 0.12
"""A seed at the highest point looks larger by this part."""


@dataclass(frozen=True, slots=True)
class Pose:
    """The point of the board below a seed, its height above that, its layer in the heap, and how
    much of it is to be seen (0 to 1)."""

    x: float
    y: float
    height: float = 0.0
    layer: int = 0
    opacity: float = 1.0

    def scaled(self, factor: float) -> Pose:
        """The same on a board `factor` times as large."""
        return replace(self, x=self.x * factor, y=self.y * factor, height=self.height * factor)


def lying(hole: Hole, spot: Spot) -> Pose:
    """At a spot of a heap."""
    return Pose(hole.x + spot.x, hole.y + spot.y, 0.0, spot.layer)


def held(hole: Hole, spot: Spot, geometry: Geometry) -> Pose:
    """In a hand over a hole: the heap drawn together, and up."""
    return Pose(
        hole.x + spot.x * HAND_SPREAD,
        hole.y + spot.y * HAND_SPREAD,
        HAND_HEIGHT * geometry.pitch,
        spot.layer,
    )


def chip_place(geometry: Geometry, over: int) -> QPointF:
    """Where the number of seeds held over a hole stands: on the side where no count does."""
    hole = geometry.holes[over]
    if hole.outward < 0:
        return QPointF(hole.x, hole.y + 0.9 * hole.ry)
    return QPointF(hole.x, hole.y - HAND_HEIGHT * geometry.pitch - 0.75 * hole.ry)


@dataclass(frozen=True, slots=True)
class Way:
    """From pose to pose in board time (ms); without a `path` a seed makes room in its heap."""

    start: Pose
    end: Pose
    begin: float
    until: float
    path: Path | None

    def scaled(self, factor: float) -> Way:
        """The same on a board `factor` times as large."""
        return replace(self, start=self.start.scaled(factor), end=self.end.scaled(factor))

    def at(self, share: float, geometry: Geometry) -> Pose:
        """The pose after the part `share` (0 to 1) of the time."""
        match self.path:
            case Path.FADE:
                near = self.start if share < 0.5 else self.end
                return replace(near, opacity=near.opacity * abs(1 - 2 * share))
            case Path.ARC | Path.SLIDE:
                eased = in_out_sine(share)
            case Path.SWEEP:
                eased = in_out_cubic(share)
            case _:
                eased = out_cubic(share)
        start, end = self.start, self.end
        height = start.height + (end.height - start.height) * eased
        if self.path in (Path.ARC, Path.SWEEP):
            rise = geometry.flight_height(QPointF(start.x, start.y), QPointF(end.x, end.y))
            height += 4 * share * (1 - share) * rise
        return Pose(
            start.x + (end.x - start.x) * eased,
            start.y + (end.y - start.y) * eased,
            height,
            end.layer,
            start.opacity + (end.opacity - start.opacity) * eased,
        )
