"""How a heap of seeds lies in a hole: always the same for the same hole and count, so that redrawing never moves a seed.

Seeds lie in layers, each relaxed until no two overlap by more than a hair (as far as there is room). A pit starts from
Vogel's sunflower spiral, a store from evenly strewn places. Sums are done in seed radii and remembered, so that a board of
another width costs no new ones.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from mancala_desktop.ui.board.geometry import Hole

PIT_LAYERS = (10, 7, 4)
"""At most so many seeds are drawn in each layer, from the ground up; the count in the wood tells the truth."""

STORE_GROUND, STORE_TOTAL = 26, 52
"""The same for a store: in the lowest layer (fewer where the store is small), and in all of them."""

LAYER_GROWTH = 0.05
"""A seed is drawn larger by this part for each layer it lies above the ground."""

_GOLDEN_ANGLE = 2.39996
_ROUNDS = 40
_STORE_ROUNDS = 40
_SETTLED = 0.05

_Xy = list[float]


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a seed, in pixels from the hole's centre, and its layer (0 lies on the ground)."""

    x: float
    y: float
    layer: int


def scatter(count: int, hole: Hole, seed_radius: float) -> tuple[Spot, ...]:
    """Where `count` seeds lie in `hole`, in painting order. A heap too large to draw shows only its topmost part."""
    rx, ry = round(hole.rx / seed_radius, 2), round(hole.ry / seed_radius, 2)
    heap = (
        _store_heap(count, hole.index, rx, ry, hole.outward)
        if hole.is_store
        else _pit_heap(count, hole.index, rx, ry)
    )
    return tuple(Spot(x * seed_radius, y * seed_radius, layer) for x, y, layer in heap)


def assign(old: Sequence[Spot], new: Sequence[Spot]) -> tuple[int | None, ...]:
    """For each old spot the index of the new spot its seed moves to, so that seeds stay close to where they lie.

    Nearest pairs are matched first; None means that there is no place left. New spots not named are for new seeds.
    """
    width = len(new)
    far = [(a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.layer != b.layer) for a in old for b in new]
    target: list[int | None] = [None] * len(old)
    left, vacant = min(len(old), width), [True] * width
    for pair in sorted(range(len(far)), key=far.__getitem__):
        i, j = divmod(pair, width)
        if target[i] is None and vacant[j]:
            target[i], vacant[j] = j, False
            left -= 1
            if not left:
                break
    return tuple(target)


def free_spot(count: int, hole: Hole, seed_radius: float) -> Spot:
    """Where the next seed will lie in a hole that holds `count`: the place of the ghost in a preview."""
    old, new = scatter(count, hole, seed_radius), scatter(count + 1, hole, seed_radius)
    taken = set(assign(old, new))
    return next((spot for index, spot in enumerate(new) if index not in taken), new[-1])


@lru_cache(maxsize=2048)
def _pit_heap(count: int, index: int, rx: float, ry: float) -> tuple[tuple[float, float, int], ...]:
    rng = random.Random(index * 7919 + 5)
    heap: list[tuple[float, float, int]] = []
    for layer, capacity in enumerate(PIT_LAYERS):
        turn = rng.random() * 2 * math.pi
        jitter = [rng.random() - 0.5 for _ in range(capacity)]
        size = min(count - sum(PIT_LAYERS[:layer]), capacity)
        if size <= 0:
            break
        spread = 0.44 * (1, 0.75, 0.65)[layer]
        seeds = [_spiral(i, size, turn + jitter[i] * 0.5, spread, rx, ry) for i in range(size)]
        wide = 1.16 if size <= 4 else 1.06 if size <= 7 else 1.0
        limit = (0.88, 0.66, 0.52)[layer]
        reach_x, reach_y = rx * limit - 0.9, ry * limit - 0.9
        _relax(
            seeds, 2 * wide * (0.98 if layer else 1), partial(_into_ellipse, rx=reach_x, ry=reach_y)
        )
        seeds.sort(key=lambda seed: seed[1])
        heap += [(x - layer * 0.08, y - layer * 0.18 + ry * 0.035, layer) for x, y in seeds]
    return tuple(heap)


def _spiral(i: int, size: int, turn: float, spread: float, rx: float, ry: float) -> _Xy:
    distance = 0.09 if size == 1 else math.sqrt((i + 0.5) / size) * spread
    angle = turn + i * _GOLDEN_ANGLE
    return [distance * math.cos(angle) * rx, distance * math.sin(angle) * ry]


@lru_cache(maxsize=2048)
def _store_heap(
    count: int, index: int, rx: float, ry: float, outward: int
) -> tuple[tuple[float, float, int], ...]:
    rng = random.Random(index * 7919 + 11)
    heap: list[tuple[float, float, int]] = []
    for layer, capacity in enumerate(_store_layers(rx, ry)):
        start, size = rng.random(), min(count - len(heap), capacity)
        if size <= 0:
            break
        heap += _store_layer(layer, size, capacity, start, rx, ry, outward)
    return tuple(heap)


@lru_cache(maxsize=512)
def _store_layer(
    layer: int, size: int, capacity: int, start: float, rx: float, ry: float, outward: int
) -> tuple[tuple[float, float, int], ...]:
    """One layer of a store's heap. A full one lies as it did when the next seed comes on top."""
    reach_x = max(rx - 1.35 - 0.35 * layer, 0.1)
    reach_y = max(ry - 1.35 - 0.35 * layer, 0.1)
    use = min(1.0, 0.30 + 0.75 * size / capacity)
    drift = outward * 0.55 * (1 - use) * reach_y
    loose = min(1.0, 0.45 + size / capacity)  # few seeds keep to the middle
    seeds = [
        [
            (2 * _strewn(i, 2, start) - 1) * reach_x * 0.9 * loose,
            drift + outward * (1 - 2 * _strewn(i, 3, start)) * reach_y * use * loose,
        ]
        for i in range(size)
    ]
    _relax(seeds, 2.08, partial(_into_capsule, rx=reach_x, ry=reach_y), drift, _STORE_ROUNDS)
    seeds.sort(key=lambda seed: seed[1])
    return tuple((x - layer * 0.08, y - layer * 0.18, layer) for x, y in seeds)


def _strewn(number: int, base: int, start: float) -> float:
    """The numbers of a series lie evenly between 0 and 1 however many there are (van der Corput)."""
    value, share = start, 1 / base
    number += 1
    while number:
        number, digit = divmod(number, base)
        value += digit * share
        share /= base
    return value % 1


@lru_cache(maxsize=64)
def _store_layers(rx: float, ry: float) -> tuple[int, ...]:
    """How many seeds each layer of a store takes: three quarters of its area, then ever less."""
    width, straight = min(rx, ry) - 0.35, abs(ry - rx)
    room = (math.pi * width * width + 4 * width * straight) / (math.pi * 1.04**2)
    layers = [min(STORE_GROUND, max(1, int(0.74 * room)))]
    while layers[-1] >= 4 and sum(layers) < STORE_TOTAL:
        layers.append(min(round(0.69 * layers[-1]), STORE_TOTAL - sum(layers)))
    return tuple(layers)


def _relax(
    seeds: list[_Xy],
    gap: float,
    keep_inside: Callable[[_Xy], None],
    middle: float = 0.0,
    rounds: int = _ROUNDS,
) -> None:
    """Push pairs apart until they are `gap` from centre to centre, drawing all gently to (0, middle)."""
    for _ in range(rounds):
        for seed in seeds:
            seed[0] *= 0.997
            seed[1] = middle + (seed[1] - middle) * 0.997
            keep_inside(seed)
        if _push_apart(seeds, gap) < _SETTLED:
            break
    for seed in seeds:
        keep_inside(seed)


def _push_apart(seeds: list[_Xy], gap: float) -> float:
    """Separate every pair that is nearer than `gap`; returns by how much the worst was."""
    worst = 0.0
    for i, a in enumerate(seeds):
        for b in seeds[i + 1 :]:
            dx, dy = b[0] - a[0], b[1] - a[1]
            if -gap < dx < gap and -gap < dy < gap and (square := dx * dx + dy * dy) < gap * gap:
                distance = math.sqrt(square) or 0.01
                worst = max(worst, gap - distance)
                push = (gap - distance) / 2 / distance
                a[0] -= dx * push
                a[1] -= dy * push
                b[0] += dx * push
                b[1] += dy * push
    return worst


def _into_ellipse(seed: _Xy, rx: float, ry: float) -> None:
    out = math.hypot(seed[0] / rx, seed[1] / ry)
    if out > 1:
        seed[0] /= out
        seed[1] /= out


def _into_capsule(seed: _Xy, rx: float, ry: float) -> None:
    radius = min(rx, ry)
    core_x = max(-rx + radius, min(rx - radius, seed[0]))
    core_y = max(-ry + radius, min(ry - radius, seed[1]))
    dx, dy = seed[0] - core_x, seed[1] - core_y
    out = math.hypot(dx, dy)
    if out > radius:
        seed[0], seed[1] = core_x + dx * radius / out, core_y + dy * radius / out
