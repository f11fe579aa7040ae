"""Make the wood textures of the board themes: `python packaging/textures/make_textures.py [theme ...]`.

Each theme's `[grain]` table says how its wood grew; the same numbers always give the same picture. Needs numpy, which the
program itself does not. The trunk is cut along its length: rings are distances from a tilted pith, so that they show as
long arches; early wood darkens slowly and late wood ends sharply; fibres and pores are noise stretched along the grain.
Coordinates run over 1000 by 500 units whatever the size in pixels.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QImage

THEMES = Path(__file__).resolve().parents[2] / "resources" / "themes"
WIDTH, HEIGHT = 1600, 800
QUALITY = 93

Field = npt.NDArray[np.floating[Any]]


def scramble(x: npt.NDArray[np.int64], y: npt.NDArray[np.int64], seed: int) -> Field:
    """A number from 0 to 1 for each lattice point, the same in every run (an integer hash)."""
    mask = 0xFFFFFFFF
    h = (x * 374761393 + y * 668265263 + seed * 1274126177) & mask
    h = ((h ^ (h >> 13)) * 1274126177) & mask
    return (h ^ (h >> 16)).astype(np.float64) / 4294967296.0


def noise(x: Field, y: Field, seed: int) -> Field:
    """Smooth value noise from -1 to 1."""
    xi, yi = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - xi, y - yi
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    a, b = scramble(xi, yi, seed), scramble(xi + 1, yi, seed)
    c, d = scramble(xi, yi + 1, seed), scramble(xi + 1, yi + 1, seed)
    return np.asarray((a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy) * 2 - 1)


def octaves(x: Field, y: Field, count: int, seed: int) -> Field:
    """Noise upon finer noise, each octave half as strong."""
    total, strength = np.zeros_like(x), 0.5
    for octave in range(count):
        total = total + strength * noise(x, y, seed + octave * 17)
        x, y, strength = x * 2.03, y * 2.03, strength * 0.5
    return total


def rings(x: Field, y: Field, grain: dict[str, Any]) -> Field:
    """Darkness of the year rings, 0 to 1."""
    seed = int(grain["seed"])
    warp = octaves(x * 0.0021, y * 0.0075, 3, seed)
    wobble = octaves(x * 0.006, np.full_like(y, 3.0), 2, seed + 5)
    depth = grain["pith_depth"] + grain["slope"] * 2.2 * np.abs(x - 380) + 6 * wobble
    distance = np.hypot(y - 220 + grain["warp"] * 1.7 * warp, depth)
    age = distance / grain["ring_width"] + 0.55 * octaves(x * 0.003, y * 0.03, 2, seed + 9)
    age = np.maximum(age, 0) ** 1.02
    year = np.floor(age).astype(np.int64)
    season = age - year
    profile = np.where(season < 0.8, (season / 0.8) ** 2, 1 - (season - 0.8) / 0.2)
    return np.asarray(profile * (0.55 + 0.45 * scramble(year, np.ones_like(year), seed)))


def darkness(x: Field, y: Field, grain: dict[str, Any]) -> Field:
    """Where on the way from the lightest to the darkest colour each point lies, 0 to just below 1."""
    seed, ring = int(grain["seed"]), rings(x, y, grain)
    tone = 0.30 + 0.36 * ring + 1.5 * grain["fibre"] * octaves(x * 0.018, y * 1.15, 3, seed + 21)
    tone = (
        tone
        + 0.035 * noise(x * 0.06, y * 2.6, seed + 31)
        + 0.24 * octaves(x * 0.0028, y * 0.0085, 2, seed + 41)
    )
    pore = noise(x * 0.045, y * 1.9, seed + 61)
    tone = tone + np.where(
        pore > 0.62, 1.2 * grain["pores"] * (pore - 0.62) * (0.35 + 0.65 * ring), 0
    )
    return np.asarray(np.clip(tone, 0, 0.999))


def colored(tone: Field, stops: list[str]) -> npt.NDArray[np.uint8]:
    """The tone as red, green, blue through equally spaced colours."""
    colors = np.array(
        [[int(stop[at : at + 2], 16) for at in (1, 3, 5)] for stop in stops], dtype=np.float64
    )
    scaled = tone * (len(stops) - 1)
    below = scaled.astype(int)
    rest = (scaled - below)[..., None]
    return np.asarray(colors[below] + (colors[below + 1] - colors[below]) * rest + 0.5).astype(
        np.uint8
    )


def make(theme: Path) -> None:
    """Write the texture of one theme; a theme without `[grain]` has none."""
    with (theme / "board.toml").open("rb") as file:
        data = tomllib.load(file)
    if "grain" not in data:
        return
    scale = 1000 / WIDTH
    x, y = np.meshgrid(np.arange(WIDTH) * scale, np.arange(HEIGHT) * scale)
    pixels = np.ascontiguousarray(colored(darkness(x, y, data["grain"]), data["grain"]["stops"]))
    image = QImage(pixels.tobytes(), WIDTH, HEIGHT, 3 * WIDTH, QImage.Format.Format_RGB888)
    target = theme / data["wood"]["texture"]
    if not image.save(str(target), quality=QUALITY):
        raise OSError(f"cannot write {target}")
    print(f"{target.name} of {theme.name}: {target.stat().st_size // 1000} kB")


if __name__ == "__main__":
    for folder in sorted(THEMES.iterdir()):
        if not sys.argv[1:] or folder.name in sys.argv[1:]:
            make(folder)
