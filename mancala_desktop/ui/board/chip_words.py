"""The words on chips; the board itself speaks no language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _plus(seeds: int) -> str:
    return f"+{seeds}"


@dataclass(frozen=True, slots=True)
class ChipWords:
    """Only numbers unless told better.

    Seeds left in a hand and a lap's number are told of a sowing under way. A preview tells what a
    pit loses to a capture or a harvest, what a store gains, how many laps a relay has, that nothing
    is taken although it looks so, and an extra turn.
    """

    left: Callable[[int], str] = str
    lap: Callable[[int], str] = str
    captures: Callable[[int], str] = str
    harvests: Callable[[int], str] = str
    gains: Callable[[int], str] = _plus
    laps: Callable[[int], str] = str
    nothing: Callable[[], str] = str
    again: Callable[[], str] = str
