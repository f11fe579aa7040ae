"""Endgame tables, built in the background when they are first needed and kept on the shelf."""

from __future__ import annotations

import mmap
import os
import sys
import threading
from collections.abc import Callable

from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.endgames import Endgames, boards, clear_layer, fill_layer
from mancala_desktop.engine.machine.retrograde import Retrograde, most_seeds
from mancala_desktop.engine.machine.retrograde import build as build_backwards
from mancala_desktop.engine.options import Options, processors
from mancala_desktop.engine.shelf import Shelf
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.tree import counts_repetition_as_nothing
from mancala_desktop.rules.variant import Variant

_SIX_PITS = 6
_USUAL_SEEDS = 17  # with six pits a side: 52 MB, built in a few seconds
_USUAL_BACKWARDS = 14  # where a board can come again, which takes longer
_USUAL_BOUNDS = 13  # and longer still where it may be worth this or that
_ENDLESS = 1 << 62
_BEHIND = 5  # steps of `nice`: with more it would starve on a machine with other things to do

Table = Endgames | Retrograde
"""Exact values where no board comes again, and what retrograde analysis knows where one may."""


class Tables:
    """The endgame tables of one core."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._shelf = Shelf(options.cache)
        self._ready: dict[str, Table] = {}
        self._building: dict[str, threading.Thread] = {}
        self._stop = Stop()

    def ready(self, variant: Variant) -> Table | None:
        """The table of `variant` if it is ready; it is not begun for that."""
        return self._ready.get(_name(variant, self._seeds(variant)))

    def known(self, variant: Variant) -> Table | None:
        """The table of `variant`, if it is ready; otherwise it is begun. None where there is none."""
        seeds = self._seeds(variant)
        name = _name(variant, seeds)
        if seeds and name not in self._building:
            self._building[name] = threading.Thread(
                target=self._prepare, args=(name, variant, seeds), name="endgames", daemon=True
            )
            self._building[name].start()
        return self._ready.get(name)

    def awaited(self, variant: Variant, expired: Callable[[], bool]) -> Table | None:
        """As `known`, but waits until the table is ready or the time for waiting has `expired`."""
        name = _name(variant, self._seeds(variant))
        while (table := self.known(variant)) is None and not expired():
            builder = self._building.get(name)
            if builder is None or not builder.is_alive():
                return self._ready.get(name)
            builder.join(0.005)
        return table

    def close(self) -> None:
        """Give up what is being built."""
        self._stop.set()

    def _seeds(self, variant: Variant) -> int:
        """How many seeds the table has: those of six pits, or what takes as much memory."""
        wanted = self._options.endgame_seeds
        if wanted is None:
            wanted = _usual(variant)
        if variant.can_repeat:
            wanted = min(wanted, most_seeds(counts_repetition_as_nothing(variant)))
        if wanted == 0:
            return 0
        room = boards(_SIX_PITS, wanted)
        seeds = 0
        while seeds < variant.total and boards(variant.pits, seeds + 1) <= room:
            seeds += 1
        return seeds

    def _prepare(self, name: str, variant: Variant, seeds: int) -> None:
        """Take the table from the shelf, or build it and put it there."""
        _give_way()
        kept = self._shelf.take(name, boards(variant.pits, seeds))
        if kept:
            self._ready[name] = _table(variant, seeds, kept)
            return
        memory = mmap.mmap(-1, boards(variant.pits, seeds))  # not touched before it is filled
        self._build(variant, seeds, memory)
        if not self._stop.is_set():
            self._ready[name] = _table(variant, seeds, memory)
            self._shelf.put(name, memory)

    def _build(self, variant: Variant, seeds: int, memory: mmap.mmap) -> None:
        machine = Machine(variant, seeds)
        if variant.can_repeat:
            split = counts_repetition_as_nothing(variant)
            build_backwards(machine, split, seeds, memory, self._clock())
            return
        for layer in range(seeds + 1):
            clear_layer(variant.pits, layer, memory)
            self._fill(machine, layer, memory)

    def _fill(self, machine: Machine, layer: int, memory: mmap.mmap) -> None:
        """Fill a layer by two threads that come from both ends, whatever a search may use: it is
        soon done, and once for all."""
        threads = [
            threading.Thread(
                target=fill_layer,
                args=(machine, layer, memory, self._clock(), backwards),
                name="endgames",
                daemon=True,
            )
            for backwards in (False, True)[: processors()]
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _clock(self) -> Clock:
        return Clock(self._stop.flag, bytearray(1), _ENDLESS)


def _give_way() -> None:
    """Let what somebody looks at or waits for go first: put this thread, and those it starts, behind
    others, where a system can do that with a single thread."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        niceness = os.getpriority(os.PRIO_PROCESS, thread) + _BEHIND
        os.setpriority(os.PRIO_PROCESS, thread, niceness)  # the system cuts it at its own bound


def _usual(variant: Variant) -> int:
    """How many seeds a table has unless told otherwise, counted as for six pits a side."""
    if not variant.can_repeat:
        return _USUAL_SEEDS
    return _USUAL_BACKWARDS if counts_repetition_as_nothing(variant) else _USUAL_BOUNDS


def _table(variant: Variant, seeds: int, memory: memoryview | mmap.mmap) -> Table:
    if not variant.can_repeat:
        return Endgames(seeds, memory)
    split = counts_repetition_as_nothing(variant)
    return Retrograde(Machine(variant, seeds), seeds, split, memory)


def _name(variant: Variant, seeds: int) -> str:
    """What tells a table from others: the rules but for how a game starts, and its size."""
    at_start = ("seeds", "opening", "rounds")
    options = {name: word for name, word in variant.options().items() if name not in at_start}
    return "-".join([variant.family.value, *options.values(), str(seeds)])
