"""Small changes in time that are not seeds: a count that ticks, a mark that fades in, a shake."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass


def out_quad(t: float) -> float:
    """Quick at first; `t` and the result run from 0 to 1, as with all curves here."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Very quick at first."""
    return float(1 - (1 - t) ** 3)


def in_out_cubic(t: float) -> float:
    """Slow, quick, slow."""
    return float(4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2)


def in_out_sine(t: float) -> float:
    """Gently slow, quick, slow."""
    return (1 - math.cos(math.pi * t)) / 2


def swell(t: float) -> float:
    """Up to 1 in the first third, with a little too much, and back to 0."""
    return math.sin(math.pi * t**0.6)


def flash(t: float) -> float:
    """Come, go and come again: from 0 to 1, to almost nothing in the middle, and to 1."""
    return 1 - 0.9 * (1 + math.cos(3 * math.pi * t)) / 2 if t < 1 else 1.0


@dataclass(frozen=True, slots=True)
class _Tween:
    begin: float
    end: float
    apply: Callable[[float], None]


class Tweens:
    """What changes now, one thing a key: a new change of the same thing replaces the old one."""

    def __init__(self) -> None:
        self._running: dict[Hashable, _Tween] = {}

    def start(
        self, key: Hashable, begin: float, lasts: float, apply: Callable[[float], None]
    ) -> None:
        """Call `apply(t)` every frame for `lasts` ms from `begin` on, t from 0 to exactly 1."""
        self._running[key] = _Tween(begin, begin + lasts, apply)
        apply(0.0)

    def cut(self, key: Hashable) -> None:
        """Bring one change to its end at once, if it is under way."""
        tween = self._running.pop(key, None)
        if tween:
            tween.apply(1.0)

    def drop(self, key: Hashable) -> None:
        """Forget a change, wherever it stands."""
        self._running.pop(key, None)

    def advance(self, now: float) -> bool:
        """Apply everything for board time `now`; returns whether anything goes on."""
        for key, tween in list(self._running.items()):
            if now >= tween.end:
                del self._running[key]
                tween.apply(1.0)
            elif now > tween.begin:
                tween.apply((now - tween.begin) / (tween.end - tween.begin))
        return bool(self._running)
