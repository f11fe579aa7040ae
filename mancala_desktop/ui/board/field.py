"""The seeds on the board: where each one lies or flies, and its picture there.

The field knows places and paths, not sowings: it is told when a seed departs and when it has
landed. A seed on its way keeps its own begin and end in board time, so one call a frame moves all
of them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from time import perf_counter

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mancala_desktop.ui.board.canvas import Piece
from mancala_desktop.ui.board.geometry import HAND_SPREAD, Geometry, Hole
from mancala_desktop.ui.board.heaps import SPLIT, Gathered, Heaps, InHand, Place
from mancala_desktop.ui.board.pacing import SETTLE
from mancala_desktop.ui.board.pose import FLIGHT_GROWTH, HIGHEST_FLIGHT, Pose, Way, held, lying
from mancala_desktop.ui.board.scatter import LAYER_GROWTH, Spot, assign, free_spot, scatter
from mancala_desktop.ui.board.seeds import FLIGHT_SHADOW_OPACITY, GROWTH, SeedSprites
from mancala_desktop.ui.board.timeline import Motion, Path

RESTING_Z = 10.0
FLYING_SHADOW_Z = 80.0
FLYING_Z = 90.0
"""Layers of the scene: resting seeds lie below the lips' shade and the marks, flying ones above."""

LIFTED = 0.3
"""From this share of the way up on a seed that is raised throws another shadow."""

SETTLE_BUDGET = 0.004
"""Seconds of a frame spent on ordering heaps."""

_SETTLING = None


class _Seed:
    """One seed: its pictures and where it is."""

    __slots__ = ("airborne", "body", "grown", "lifted", "number", "pose", "shadow", "way")

    def __init__(self, number: int, scene: QGraphicsScene) -> None:
        self.number = number
        self.pose = Pose(0, 0)
        self.way: Way | None = None
        self.airborne = self.lifted = False
        self.grown = 0
        self.shadow = QGraphicsPixmapItem()
        self.body = QGraphicsPixmapItem()
        scene.addItem(self.shadow)
        scene.addItem(self.body)

    def remove(self, scene: QGraphicsScene) -> None:
        scene.removeItem(self.shadow)
        scene.removeItem(self.body)


class SeedField:
    """All seeds of a scene. Times are board time in ms."""

    def __init__(self, scene: QGraphicsScene, geometry: Geometry) -> None:
        self._scene = scene
        self._geometry = geometry
        self._sprites: SeedSprites | None = None
        self._seeds: dict[int, _Seed] = {}
        self._resting: dict[int, list[int]] = {}
        self._incoming: Counter[int] = Counter()
        self._stirred: set[int] = set()
        self._free: dict[tuple[int, int], Spot] = {}

    # ---------------------------------------------------------------- everything at once

    def dress(self, geometry: Geometry, sprites: SeedSprites) -> None:
        """Take other pictures and another size of the same board; flights go on."""
        factor = geometry.width / self._geometry.width
        self._geometry, self._sprites = geometry, sprites
        self._free.clear()
        for seed in self._seeds.values():
            seed.pose = seed.pose.scaled(factor)
            if seed.way:
                seed.way = seed.way.scaled(factor)
            self._picture(seed)
            self._place(seed)

    def turn(self, geometry: Geometry) -> None:
        """Take another geometry before there are any pictures."""
        self._geometry = geometry

    def lay(self, heaps: Heaps, now: float, glide: float = 0.0, *, anew: bool = False) -> None:
        """Let every seed lie as in `heaps`: at once, or after gliding there for `glide` ms; `anew`,
        however it lay before."""
        self._incoming.clear()
        self._stirred.clear()
        self._resting = {}
        wanted = {number for _, seeds in heaps for number in seeds}
        for number in [number for number in self._seeds if number not in wanted]:
            self._seeds.pop(number).remove(self._scene)
        for place, seeds in heaps:
            fresh = anew or not any(number in self._seeds for number in seeds)
            for number in seeds:
                if number not in self._seeds:
                    self._seeds[number] = _Seed(number, self._scene)
                    self._picture(self._seeds[number])
            if isinstance(place, int) and place != SPLIT:
                self._resting[place] = list(seeds)
                poses = self._heap_poses(place, in_order=fresh)
            else:
                poses = self._held_poses(place, len(seeds))
            for number, pose in zip(seeds, poses, strict=True):
                self._send(self._seeds[number], pose, now, glide, _SETTLING)

    def arrangement(self) -> dict[int, tuple[int, ...]]:
        """For every hole its seeds, in the order of the places they take in its heap."""
        found: dict[int, tuple[int, ...]] = {}
        for hole, seeds in self._resting.items():
            place = self._geometry.holes[hole]
            spots = scatter(len(seeds), place, self._geometry.seed_radius)
            ends = {number: self._spot(number, place) for number in seeds}
            lies = dict(zip(assign(list(ends.values()), spots), ends, strict=True))
            found[hole] = tuple(lies[spot] for spot in range(len(spots)))
        return found

    # ---------------------------------------------------------------- one seed at a time

    def depart(self, motion: Motion, begin: float, until: float) -> None:
        """A seed leaves its place and arrives `until`."""
        seed = self._seeds[motion.seed]
        if motion.source in self._resting:
            assert isinstance(motion.source, int)
            self._resting[motion.source].remove(motion.seed)
            self._stirred.add(motion.source)
        target = self._target(motion, seed)
        self._send(seed, target, begin, until - begin, motion.path)

    def land(self, motion: Motion) -> None:
        """A seed has come to its target."""
        seed = self._seeds[motion.seed]
        if seed.way:
            seed.pose, seed.way = seed.way.end, None
        target = motion.target
        if isinstance(target, int) and target != SPLIT:
            self._incoming[target] -= 1
            self._resting.setdefault(target, []).append(motion.seed)
            self._stirred.add(target)

    def raise_heap(self, hole: int, share: float) -> None:
        """Lift the seeds of a pit a little towards the eye (`share` 0 to 1; below 0 away from it)."""
        for number in self._resting.get(hole, ()):
            self._place(self._seeds[number], raised=share)

    def shift_heap(self, hole: int, dx: float) -> None:
        """Move the seeds of a pit aside by `dx` pixels."""
        for number in self._resting.get(hole, ()):
            self._place(self._seeds[number], dx=dx)

    def gap(self, hole: int, coming: int) -> QPointF:
        """Where the next seed will fall into a hole that waits for `coming` others."""
        place = self._geometry.holes[hole]
        spot = self._landing(place, len(self._resting.get(hole, ())) + coming)
        return place.center + QPointF(spot.x, spot.y)

    def picture(self, number: int) -> Piece | None:
        """A seed about the origin; None before the board is dressed."""
        sprites = self._sprites
        return Piece(sprites.seed_image(number), sprites.offset) if sprites else None

    def advance(self, now: float) -> bool:
        """Move everything to board time `now`; returns whether anything goes on."""
        self._settle(now)
        moving = bool(self._stirred)
        for seed in self._seeds.values():
            way = seed.way
            if way is None:
                continue
            if now >= way.until:
                seed.pose, seed.way = way.end, None
            else:
                moving = True
                share = max(0.0, (now - way.begin) / (way.until - way.begin))
                seed.pose = way.at(share, self._geometry)
            self._place(seed)
        return moving

    # ---------------------------------------------------------------- where seeds lie

    def _settle(self, now: float) -> None:
        """Let the heaps that changed find their new order.

        Ordering a large heap takes a while: what exceeds a part of the frame waits for the next.
        """
        begin = perf_counter()
        while self._stirred and perf_counter() - begin < SETTLE_BUDGET:
            hole = self._stirred.pop()
            poses = self._heap_poses(hole)
            for number, pose in zip(self._resting.get(hole, ()), poses, strict=True):
                self._send(self._seeds[number], pose, now, SETTLE, _SETTLING)

    def _heap_poses(self, hole: int, *, in_order: bool = False) -> list[Pose]:
        """Where the seeds resting in a hole belong, each near to where it is."""
        place = self._geometry.holes[hole]
        numbers = self._resting.get(hole, [])
        spots = scatter(len(numbers), place, self._geometry.seed_radius)
        if in_order:
            targets: list[int | None] = [i if i < len(spots) else None for i in range(len(numbers))]
        else:
            targets = list(assign([self._spot(number, place) for number in numbers], spots))
        return [
            lying(place, spots[target])
            if target is not None
            else Pose(place.x, place.y, opacity=0.0)
            for target in targets
        ]

    def _spot(self, number: int, hole: Hole) -> Spot:
        seed = self._seeds[number]
        pose = seed.way.end if seed.way else seed.pose
        return Spot(pose.x - hole.x, pose.y - hole.y, pose.layer)

    def _held_poses(self, place: Place, count: int) -> list[Pose]:
        """Where seeds lie that are in no hole."""
        if not isinstance(place, InHand | Gathered):
            middle = self._geometry.face.center()
            return [Pose(middle.x(), middle.y(), opacity=0.0)] * count
        hole = self._geometry.holes[place.over]
        spots = scatter(count, hole, self._geometry.seed_radius)
        return [held(hole, spots[i % len(spots)], self._geometry) for i in range(count)]

    def _target(self, motion: Motion, seed: _Seed) -> Pose:
        place = motion.target
        if isinstance(place, InHand | Gathered):
            source = motion.source
            over = source if isinstance(source, int) else source.over
            spread = 1.0 if isinstance(source, int) else HAND_SPREAD
            old = self._geometry.holes[over]
            relative = Spot(
                (seed.pose.x - old.x) / spread, (seed.pose.y - old.y) / spread, seed.pose.layer
            )
            return held(self._geometry.holes[place.over], relative, self._geometry)
        if place == SPLIT:
            return replace(seed.pose, opacity=0.0)
        hole = self._geometry.holes[place]
        count = len(self._resting.get(place, ())) + self._incoming[place]
        self._incoming[place] += 1
        return lying(hole, self._landing(hole, count))

    def _landing(self, hole: Hole, count: int) -> Spot:
        """Where a seed falls among `count` others: into a gap, or in a store on top of the last."""
        if hole.is_store:
            return scatter(max(count, 1), hole, self._geometry.seed_radius)[-1]
        key = (hole.index, count)
        if key not in self._free:
            self._free[key] = free_spot(count, hole, self._geometry.seed_radius)
        return self._free[key]

    # ---------------------------------------------------------------- on the way

    def _send(self, seed: _Seed, pose: Pose, begin: float, lasts: float, path: Path | None) -> None:
        if path is _SETTLING and pose == seed.pose and seed.way is None:
            self._place(seed)
        elif lasts > 0:
            seed.way = Way(seed.pose, pose, begin, begin + lasts, path)
            self._place(seed)
        else:
            seed.pose, seed.way = pose, None
            self._place(seed)

    # ---------------------------------------------------------------- pictures

    def _picture(self, seed: _Seed) -> None:
        sprites = self._sprites
        if sprites is None:
            return
        if seed.airborne:
            shadow = sprites.soft_shadow()
        elif seed.lifted:
            shadow = sprites.lifted_shadow(seed.number)
        else:
            shadow = sprites.shadow(seed.number)
        seed.body.setPixmap(sprites.seed(seed.number, seed.grown))
        seed.shadow.setPixmap(shadow)
        seed.body.setOffset(sprites.offset)
        seed.shadow.setOffset(sprites.offset)

    def _place(self, seed: _Seed, *, raised: float = 0.0, dx: float = 0.0) -> None:
        """Put the pictures where the pose says, `raised` as in `raise_heap`, `dx` pixels aside."""
        pose, way = seed.pose, seed.way
        airborne = pose.height > 0.5 or (way is not None and way.path is not _SETTLING)
        rise = min(1.0, pose.height / (HIGHEST_FLIGHT * self._geometry.pitch))
        scale = (1 + LAYER_GROWTH * pose.layer) * (1 + FLIGHT_GROWTH * rise + 0.07 * raised)
        looks = airborne, raised > LIFTED, round((scale - 1) / GROWTH)
        if looks != (seed.airborne, seed.lifted, seed.grown):
            seed.airborne, seed.lifted, seed.grown = looks
            self._picture(seed)
        radius = self._geometry.seed_radius
        lift = 0.55 * radius * raised
        seed.body.setPos(pose.x + dx, pose.y - pose.height - lift)
        seed.body.setOpacity(pose.opacity)
        aside = 0.8 * raised * radius
        seed.shadow.setPos(pose.x + dx + 0.16 * aside, pose.y + 0.24 * aside)
        faded = 1 - (1 - FLIGHT_SHADOW_OPACITY) * rise - 0.3 * raised
        seed.shadow.setOpacity(pose.opacity * faded)
        if airborne:
            seed.body.setZValue(FLYING_Z)
            seed.shadow.setZValue(FLYING_SHADOW_Z)
        else:
            layer = RESTING_Z + 2 * pose.layer
            seed.shadow.setZValue(layer)
            seed.body.setZValue(layer + 1 + pose.y / (2 * self._geometry.height))
