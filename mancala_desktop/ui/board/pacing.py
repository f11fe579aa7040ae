"""How long everything takes: the design's motion spec in numbers.

All times are milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

LIFT = 140.0
RELAY_LIFT = 90.0
FLIGHT = 170.0
SETTLE = 80.0
"""Milliseconds to scoop up a pit, the same within a relay, to throw a seed, to come to rest."""

STAGGER = 110.0
RELAY_STAGGER = 30.0
RELAY_HURRY = 0.8
"""From seed to seed at most, in a relay at least; every lap is that much quicker than the last."""

CROSS_FADE = 120.0
STILL_STAGGER = 40.0

CAPTURE_HOLD = 180.0
CAPTURE_GATHER = 120.0
CAPTURE_FLIGHT = 320.0
CAPTURE_STAGGER = 25.0
CAPTURE_SWEEP_MOST = 500.0

AGAIN = 0.5
"""What is made again after it was taken back takes this part of the time."""

REPLAY_PAUSE = 400.0
"""So long the board lies as before the last sowing when that is shown again."""

SWEEP = 300.0
SWEEP_STAGGER = 90.0

UNDO_SLIDE = 170.0
UNDO_STAGGER = 45.0
UNDO_JUMP = 260.0

LAP_MOST = 2500.0
TURN_MOST = 6000.0
SWEEP_MOST = 1600.0
UNDO_MOST = 900.0
STILL_MOST = 600.0
"""The caps: a lap, all laps of a turn with their capture, an end sweep, an undo, a still sowing."""


@dataclass(frozen=True, slots=True)
class Pace:
    """One lap: how long the lift takes and how far apart the seeds start; or a cross-fade."""

    lift: float
    stagger: float
    fade: float | None = None

    def duration(self, seeds: int) -> float:
        """From the lift to the last landing."""
        return self.lift + (seeds - 1) * self.stagger + FLIGHT if self.fade is None else self.fade


def _natural_pace(lap: int, seeds: int) -> Pace:
    within_cap = (LAP_MOST - LIFT - FLIGHT - SETTLE) / max(seeds - 1, 1)
    hurried = max(STAGGER * RELAY_HURRY**lap, RELAY_STAGGER)
    return Pace(RELAY_LIFT if lap else LIFT, min(hurried, within_cap))


def paces(sizes: Sequence[int], most: float) -> list[Pace]:
    """The pace of every lap of a turn of `most` ms, by the seeds each lap lifts.

    As many laps as fit are sown; the others cross-fade, the first one never.
    """
    laps = [_natural_pace(lap, seeds) for lap, seeds in enumerate(sizes)]
    sown = len(sizes)
    durations = [pace.duration(seeds) for pace, seeds in zip(laps, sizes, strict=True)]
    while sown > 1 and sum(durations[:sown]) + CROSS_FADE * (len(sizes) - sown) > most:
        sown -= 1
    if faded := len(sizes) - sown:
        fade = min(CROSS_FADE, (most - sum(durations[:sown])) / faded)
        laps[sown:] = [Pace(0, 0, fade)] * faded
    return laps


def capture_sweep(seeds: int) -> float:
    """How long captured seeds take to the store."""
    return min(CAPTURE_FLIGHT + CAPTURE_STAGGER * (seeds - 1), CAPTURE_SWEEP_MOST)


def capture_time(seeds: int) -> float:
    """How long a whole capture takes."""
    return CAPTURE_HOLD + CAPTURE_GATHER + capture_sweep(seeds)


def stagger_within(count: int, usual: float, most: float) -> float:
    """What lies between the starts of `count` things so that all start within `most` ms."""
    return min(usual, most / max(count - 1, 1))
