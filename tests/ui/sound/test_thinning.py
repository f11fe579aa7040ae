"""What is too much at once is left out, and every cue has a file."""

from __future__ import annotations

from random import Random

import pytest

from mancala_desktop.assets import asset
from mancala_desktop.ui.board.materials import Material
from mancala_desktop.ui.sound.cues import HALF, Cue, Sound
from mancala_desktop.ui.sound.thinning import Thinning

ON_SEEDS = (Cue(Sound.SEED_ON_SEEDS, 4), Cue(Sound.SEED_ON_WOOD, gain=HALF))


class Desk:
    """A clock that stands still unless told, and what was chosen."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.thinning = Thinning(Random(4), lambda: self.now)

    def files(self, *cues: Cue, material: Material = Material.PEBBLE) -> list[str]:
        return [file for file, _ in self.thinning.files(cues, material)]

    def heard(self, stagger: float, count: int) -> list[bool]:
        """Which seeds are heard of `count` that fall `stagger` ms apart."""
        heard = []
        for _ in range(count):
            heard.append(bool(self.files(*ON_SEEDS)))
            self.now += stagger
        return heard


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.mark.parametrize("material", list(Material))
@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_has_a_file_whatever_the_seeds_are(
    desk: Desk, sound: Sound, material: Material
) -> None:
    for seeds in (0, 1, 2, 3, 6, 10, 40):
        for file in desk.files(Cue(sound, seeds), material=material):
            assert asset("sounds", f"{file}.wav").is_file()
        desk.now += 1000


def test_the_fuller_a_pit_the_higher_the_number_of_its_file(desk: Desk) -> None:
    numbers = []
    for seeds in (1, 2, 3, 5, 6, 9, 10, 48):
        [file] = desk.files(Cue(Sound.SEED_ON_SEEDS, seeds))
        numbers.append(int(file[-1]))
        desk.now += 1000

    assert numbers == [1, 1, 2, 2, 3, 3, 4, 4]


def test_seeds_of_every_material_sound_their_own_way(desk: Desk) -> None:
    found = set()
    for material in Material:
        found.update(desk.files(Cue(Sound.SEED_ON_SEEDS, 1), material=material))
        desk.now += 1000

    assert len(found) == len(Material) - 1  # plain discs are pebbles to the ear


def test_a_seed_on_seeds_is_two_files_and_the_wood_is_faint(desk: Desk) -> None:
    [on_seeds, wood] = desk.thinning.files(ON_SEEDS, Material.GLASS)

    assert on_seeds == ("seed_on_seeds_glass_2", 1.0)
    assert wood[0].startswith("seed_on_wood_")
    assert wood[1] == HALF


@pytest.mark.parametrize(
    ("stagger", "every"), [(110, 1), (50, 1), (44, 1), (39, 2), (30, 2), (24, 2)]
)
def test_of_seeds_that_fall_fast_every_second_is_heard(
    desk: Desk, stagger: float, every: int
) -> None:
    assert desk.heard(stagger, 12) == [place % every == 0 for place in range(12)]


def test_forty_seeds_at_once_are_one(desk: Desk) -> None:
    assert desk.heard(0, 40).count(True) == 1


def test_the_same_file_is_not_begun_again_at_once(desk: Desk) -> None:
    assert desk.files(Cue(Sound.RELAY)) == ["relay"]
    desk.now += 34
    assert desk.files(Cue(Sound.RELAY)) == []
    assert desk.files(Cue(Sound.CAPTURE)) == ["capture"]
    desk.now += 1
    assert desk.files(Cue(Sound.RELAY)) == ["relay"]
