"""What a sowing will do, as the board shows it beforehand: read from the steps, and only there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.sowing import Capture, CaptureReason, Drop, Lift, Sowing, Spare

Foresee = Callable[[int], Sowing | None]
"""What sowing a pit (ring index) would do; None where nothing may be shown of it."""

MOST_SEEDS = 16
"""A relay is shown as far as its path stays readable: no later lap may bring it beyond so many."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The seeds a pit is to lose by a capture; opposite a last seed, that seed counts with them."""

    pit: int
    seeds: int
    harvested: bool


@dataclass(frozen=True, slots=True)
class Preview:
    """One sowing, seen beforehand.

    `path` is where each seed falls, in order; `seeds` counts all that fall, the last of them into
    `landing`. A long relay's path ends with a lap, in the pit `goes_on`; where the path shows a
    whole relay, that is the pit its last lap begins in, and without one None. The own `store` gains
    `gain` seeds, sown and captured; the seeds in `spared` look like a capture, but stay. `again`
    is an extra turn.
    """

    start: int
    path: tuple[int, ...]
    laps: int
    goes_on: int | None
    landing: int
    seeds: int
    taken: tuple[Taken, ...]
    spared: tuple[int, ...]
    store: int
    gain: int
    again: bool

    @classmethod
    def of(cls, sowing: Sowing) -> Preview:
        """What one side will do; a choice in a simultaneous opening has no preview."""
        assert sowing.before.opening is None
        hand = Hand(sowing.before)
        laps: list[list[int]] = []
        taken: list[Taken] = []
        store = sowing.before.layout.store(sowing.side)
        for step in sowing.steps:
            match step:
                case Lift():
                    laps.append([])
                case Drop(_, hole):
                    laps[-1].append(hole)
                case Capture():
                    taken += _taken(step, hand.seeds)
            hand.take(step)
        shown = _shown(laps)
        drops = list(chain(*laps))
        return cls(
            start=sowing.pit,
            path=tuple(chain(*laps[:shown])),
            laps=len(laps),
            goes_on=laps[min(shown, len(laps) - 1) - 1][-1] if len(laps) > 1 else None,
            landing=drops[-1],
            seeds=len(drops),
            taken=tuple(taken),
            spared=tuple(pit for spare in sowing.of(Spare) for pit in spare.pits),
            store=store,
            gain=drops.count(store) + sowing.captured,
            again=sowing.again,
        )

    @property
    def numbers(self) -> dict[int, list[int]]:
        """Which seeds fall into a hole, counted from 1: those of the path, and the last."""
        numbers: dict[int, list[int]] = {}
        for number, hole in enumerate(self.path, start=1):
            numbers.setdefault(hole, []).append(number)
        if len(self.path) < self.seeds:
            numbers.setdefault(self.landing, []).append(self.seeds)
        return numbers


def _shown(laps: list[list[int]]) -> int:
    """How many laps the path shows: always the first."""
    seeds = 0
    for number, lap in enumerate(laps):
        seeds += len(lap)
        if number and seeds > MOST_SEEDS:
            return number
    return len(laps)


def _taken(capture: Capture, lying: list[int]) -> list[Taken]:
    """Which pits lose how much; opposite a last seed, all is taken where most of it lies."""
    if capture.reason is CaptureReason.OPPOSITE:
        return [Taken(pit, capture.seeds, harvested=False) for pit in capture.pits[1:]]
    harvested = capture.reason is CaptureReason.TWO_OR_THREE
    return [Taken(pit, lying[pit], harvested) for pit in capture.pits]
