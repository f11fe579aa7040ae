"""A fixed set of searches: how fast this machine is, and whether the search is still the same."""

from __future__ import annotations

from mancala_desktop.engine.budget import StoppedError
from mancala_desktop.engine.cores import Core
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.presets import PRESETS

# Preset, position, depth in sowings, proof asked for.
_SEARCHES = (
    ("kalah-plyyard", "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", 9, False),
    ("kalah-standard", "0,3,1,0,2,4/12|2,0,3,1,0,1/7|n", 4, True),
    ("kalah-youzai", "6,0,6,6,1,5/2|5,0,5,1,6,5/0|n", 8, False),
    ("kalah-36", "3,3,3,0,4,4/1|3,3,3,3,3,3/0|n", 8, False),
    ("oware-abapa", "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", 6, False),
    ("oware-kalaha", "1,0,5,2,0,3/9|0,2,1,4,6,1/14|s", 6, False),
    ("awari", "0,1,0,1,0,1/20|1,1,0,0,0,1/22|n", 4, True),
    ("congkak-app", "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", 6, False),
    ("congkak-sequential", "0,2,0,3,0,1,0/49|1,0,1,1,0,1,0/39|n", 4, True),
)


_DEEPER = {"compiled": 5, "python": 0}  # sowings, by core
OPTIONS = Options(table_mb=64, endgame_seeds=0, threads=1, book=False)
"""What a core may use in a bench: nothing that depends on the machine."""


def bench(core: Core, stop: Stop) -> tuple[int, int]:
    """Positions searched, the same everywhere with a core of these options, and ms spent.

    Raises StoppedError.
    """
    nodes = time_ms = 0
    for preset, text, depth, exact in _SEARCHES:
        core.forget()
        variant = PRESETS[preset].variant
        limits = Limits(depth=depth + _DEEPER[core.name], exact=exact)
        answer = core.search(Request(0, variant, variant.position(text), limits=limits), stop)
        if stop.is_set():
            raise StoppedError
        nodes += answer.nodes
        time_ms += answer.time_ms
    return nodes, time_ms
