"""What the results of a match say: share of points, Elo difference, and how sure both are.

A match is played in pairs: two games from one start, seats changed. The pairs are what is drawn at
random, so the error comes from how much pairs differ. Intervals hold in 95 of 100 matches.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log10, sqrt

_SURE = 1.96  # standard errors in a 95 % interval
_STEEPNESS = 400  # Elo: ten times the odds of winning are 400


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and half its 95 % interval."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Results:
    """The pairs of a match: points of the first player (0, 0.5, 1) in both games of each."""

    pairs: tuple[tuple[float, float], ...]

    @property
    def games(self) -> int:
        """How many games were played."""
        return 2 * len(self.pairs)

    def count(self, points: float) -> int:
        """How many games brought so many points: 1 is a win, 0.5 a draw, 0 a loss."""
        return sum(pair.count(points) for pair in self.pairs)

    @property
    def share(self) -> Estimate:
        """The share of the points; at least one pair must have been played.

        One pair won and one pair lost are added where the error is estimated, so that a match won
        in every game is not taken for certain.
        """
        shares = [sum(pair) / 2 for pair in self.pairs]
        value = sum(shares) / len(shares)
        spread = sum((share - value) ** 2 for share in [*shares, 0.0, 1.0]) / (len(shares) + 2)
        return Estimate(value, _SURE * sqrt(spread / len(shares)))

    @property
    def elo(self) -> Estimate:
        """How many Elo the first player is ahead. A share of all or nothing counts as half a point
        less or more."""
        share, margin = self.share, 0.5 / self.games
        low, value, high = (
            elo(min(max(points, margin), 1 - margin))
            for points in (share.value - share.error, share.value, share.value + share.error)
        )
        return Estimate(value, (high - low) / 2)


def elo(share: float) -> float:
    """The Elo difference that makes one expect this share of the points, between 0 and 1."""
    return _STEEPNESS * log10(share / (1 - share))


def ladder(differences: Iterable[float], lowest: float = 1000) -> list[float]:
    """The Elo of players of whom each is measured against the one before; the first has `lowest`."""
    rungs = [lowest]
    for difference in differences:
        rungs.append(rungs[-1] + difference)
    return rungs
