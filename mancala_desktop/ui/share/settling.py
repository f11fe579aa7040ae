"""Which place of a heap a seed takes, picture after picture of a film: near the one it had."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.heaps import SPLIT, Lie
from mancala_desktop.ui.board.scatter import Spot, assign, scatter


class Settling:
    """The seeds of one board, from a first picture on."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry
        self._heaps: dict[int, tuple[int, ...]] = {}
        self._spots: dict[int, dict[int, Spot]] = {}

    def settle(self, lie: Lie) -> Lie:
        """The same seeds in the next picture, in the order of the places they take."""
        for hole in [hole for hole in self._heaps if hole not in lie.lying]:
            del self._heaps[hole], self._spots[hole]
        for hole, seeds in lie.lying.items():
            if hole != SPLIT and self._heaps.get(hole) != tuple(seeds):
                self._heaps[hole] = tuple(seeds)
                self._spots[hole] = self._settled(hole, seeds)
        return replace(lie, lying={hole: tuple(spots) for hole, spots in self._spots.items()})

    def _settled(self, hole: int, seeds: Sequence[int]) -> dict[int, Spot]:
        """Who was there stays as near as can be, who has come takes what is left."""
        spots = scatter(len(seeds), self._geometry.holes[hole], self._geometry.seed_radius)
        before = self._spots.get(hole, {})
        there = [seed for seed in seeds if seed in before]
        places = dict(zip(there, assign([before[seed] for seed in there], spots), strict=True))
        lying = {place: seed for seed, place in places.items() if place is not None}
        come = iter([seed for seed in seeds if places.get(seed) is None])
        return {
            lying[place] if place in lying else next(come): spot for place, spot in enumerate(spots)
        }
