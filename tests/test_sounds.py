"""The sound files are what the script makes, as long and as loud as it says."""

from __future__ import annotations

import importlib.util
import sys
import wave
from array import array
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from mancala_desktop.assets import asset

SCRIPT = Path(__file__).parent.parent / "packaging" / "sounds" / "make_sounds.py"
FILES = sorted(asset("sounds").glob("*.wav"))


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


make_sounds = load()
RECIPES = make_sounds.recipes()


def samples(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        return array("h", file.readframes(file.getnframes()))


def test_there_is_a_file_for_every_recipe_and_no_other() -> None:
    assert {path.stem for path in FILES} == set(RECIPES)


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < 660_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_script_makes_this_very_file(path: Path, tmp_path: Path) -> None:
    made = tmp_path / path.name

    make_sounds.write(made, make_sounds.wav(path.stem, RECIPES[path.stem]))

    assert made.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_is_as_long_and_as_loud_as_its_recipe_says_and_ends_without_a_crack(
    path: Path,
) -> None:
    recipe, found = RECIPES[path.stem], samples(path)

    assert len(found) == round(recipe.length * 44.1)
    assert max(map(abs, found)) == round(32_767 * 10 ** (recipe.peak / 20))
    assert found[0] == found[-1] == 0


def test_the_fuller_the_pit_the_lower_the_seed() -> None:
    """Counted in the times a sound crosses zero while it rings."""
    for material in make_sounds.SEEDS:
        crossings = []
        for level in (1, 2, 3, 4):
            found = samples(asset("sounds", f"seed_on_seeds_{material}_{level}.wav"))[200:1000]
            pairs = pairwise(found)
            crossings.append(sum(1 for before, after in pairs if before * after < 0))
        assert crossings == sorted(crossings, reverse=True)
        assert crossings[0] > crossings[-1]
