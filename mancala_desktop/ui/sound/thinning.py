"""So that many sounds do not become noise: what is too much at once is left out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

from mancala_desktop.ui.board.materials import Material
from mancala_desktop.ui.sound.cues import Cue, Sound

SAME_FILE = 35.0
"""A file is not begun again within so many ms."""

SEED_GAP = 40.0
"""Nor is a seed heard so soon after another: of seeds that follow closer than 45 ms every second
one is left, with room for a frame that comes early."""

FALLING = (Sound.SEED_ON_WOOD, Sound.SEED_ON_SEEDS, Sound.STORE)
VARIANTS = {Sound.SEED_ON_WOOD: 5, Sound.STORE: 3}
FULLNESS = (3, 6, 10)
"""From so many seeds on they sound lower, and lower, and lowest."""


class Thinning:
    """Chooses the files for what is to be heard. Times are real ms."""

    def __init__(
        self, random: Random | None = None, now: Callable[[], float] = lambda: 1000 * monotonic()
    ) -> None:
        self._random = random or Random()
        self._now = now
        self._seed_heard = -SEED_GAP
        self._begun: dict[str, float] = {}

    def files(self, cues: tuple[Cue, ...], material: Material) -> list[tuple[str, float]]:
        """The names of the files to begin now for one step's cues, each with how loud it is."""
        now = self._now()
        if any(cue.sound in FALLING for cue in cues):
            if now - self._seed_heard < SEED_GAP:
                return []
            self._seed_heard = now
        chosen = [(self._file(cue, material), cue.gain) for cue in cues]
        fresh = [
            (file, gain)
            for file, gain in chosen
            if now - self._begun.get(file, -SAME_FILE) >= SAME_FILE
        ]
        self._begun.update((file, now) for file, _ in fresh)
        return fresh

    def _file(self, cue: Cue, material: Material) -> str:
        name = cue.sound.value
        if cue.sound is Sound.SEED_ON_SEEDS:
            level = 1 + sum(cue.seeds >= many for many in FULLNESS)
            of = Material.PEBBLE if material is Material.DISC else material
            return f"{name}_{of.value}_{level}"
        if variants := VARIANTS.get(cue.sound):
            return f"{name}_{self._random.randint(1, variants)}"
        return name
