"""What seeds are made of: colours, shapes and shades of each material, and the thirty seeds dealt from them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from mancala_desktop.ui.board.grain import (
    cowrie_details,
    glass_details,
    nickernut_details,
    pebble_details,
)
from mancala_desktop.ui.board.shapes import mixed

VARIANTS = 30

_NOWHERE = QPointF()
_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")


class Material(Enum):
    """What the seeds are: pebbles, nickernuts, cowrie shells, glass drops, or plain discs for high contrast."""

    PEBBLE = "pebble"
    NICKERNUT = "nickernut"
    COWRIE = "cowrie"
    GLASS = "glass"
    DISC = "disc"


@dataclass(frozen=True, slots=True)
class Recipe:
    """Colours with weights, length over width (from, to), how lumpy (0 to 1), the highlight, and the body's shades."""

    colors: tuple[tuple[str, int], ...]
    aspect: tuple[float, float]
    lumpy: float
    highlight: float
    bounce: tuple[float, float]
    shades: Callable[[QColor], tuple[tuple[float, QColor], ...]]
    details: Callable[[QPainter, Body], None]


@dataclass(frozen=True, slots=True)
class Body:
    """One seed before it is painted: radius and half axes in pixels, direction in radians, outline, its own dice."""

    material: Material
    color: QColor
    radius: float
    a: float
    b: float
    angle: float
    silhouette: QPainterPath
    number: int
    rng: random.Random

    def outline(self, scale: float = 1.0, shift: QPointF = _NOWHERE) -> QPainterPath:
        """The silhouette about the origin, scaled and moved."""
        return QTransform(scale, 0, 0, scale, shift.x(), shift.y()).map(self.silhouette)


def seed_body(material: Material, number: int, radius: float) -> Body:
    """The seed with that number, always the same."""
    recipe = RECIPES[material]
    rng = random.Random(list(Material).index(material) * 1009 + number)
    color = QColor(_dealt_colors(recipe.colors)[number])
    low, high = recipe.aspect
    aspect = low + rng.random() * (high - low)
    a, b, angle = radius * math.sqrt(aspect), radius / math.sqrt(aspect), rng.random() * math.pi
    silhouette = (
        QTransform().rotateRadians(angle).map(_pebble_outline(a, b, recipe.lumpy, material, rng))
    )
    return Body(material, color, radius, a, b, angle, silhouette, number, rng)


@lru_cache(maxsize=len(Material))
def _dealt_colors(colors: tuple[tuple[str, int], ...]) -> tuple[str, ...]:
    """A colour for each variant: dealt by weight, then shuffled, so that neighbours in number differ."""
    bag = [name for name, weight in colors for _ in range(weight)]
    dealt = [bag[number % len(bag)] for number in range(VARIANTS)]
    random.Random(5).shuffle(dealt)
    return tuple(dealt)


def _pebble_outline(
    a: float, b: float, lumpy: float, material: Material, rng: random.Random
) -> QPainterPath:
    """An ellipse that two harmonics make a little irregular; a cowrie is blunt at one end and narrow at the other."""
    second, second_phase = rng.uniform(-0.025, 0.025) * lumpy, rng.random() * 6
    third, third_phase = rng.uniform(-0.035, 0.035) * lumpy, rng.random() * 6
    egg = 0.07 if material is Material.COWRIE else 0.0
    points = []
    for step in range(72):
        t = step / 72 * 2 * math.pi
        q = 1 + third * math.cos(3 * t + third_phase) + second * math.cos(2 * t + second_phase)
        q *= 1 + egg * math.cos(t)
        points.append(QPointF(a * q * math.cos(t), b * q * math.sin(t)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _stone_shades(color: QColor) -> tuple[tuple[float, QColor], ...]:
    low, end = mixed(color, QColor("#1C0F06"), 0.36), mixed(color, QColor("#140A04"), 0.66)
    return (0, mixed(color, _WHITE, 0.42)), (0.38, color), (0.74, low), (1, end)


def _shell_shades(color: QColor) -> tuple[tuple[float, QColor], ...]:
    low, end = mixed(color, QColor("#7A5330"), 0.38), mixed(color, QColor("#4A2C14"), 0.66)
    return (0, QColor("#FFFDF6")), (0.45, color), (0.80, low), (1, end)


def _glass_shades(color: QColor) -> tuple[tuple[float, QColor], ...]:
    low, end = mixed(color, _BLACK, 0.38), mixed(color, _BLACK, 0.60)
    return (
        (0, mixed(color, _WHITE, 0.30)),
        (0.35, mixed(color, _BLACK, 0.05)),
        (0.75, low),
        (1, end),
    )


def _plain(painter: QPainter, body: Body) -> None:
    """A disc has no details."""


RECIPES = {
    Material.PEBBLE: Recipe(
        (
            ("#F3E9D4", 3),
            ("#DDBB84", 3),
            ("#C4764A", 2),
            ("#8FA07C", 2),
            ("#6F8794", 2),
            ("#A9A39A", 2),
        ),
        (1.05, 1.27),
        1.0,
        0.58,
        (0.05, 0.34),
        _stone_shades,
        pebble_details,
    ),
    Material.NICKERNUT: Recipe(
        (("#A9AC98", 3), ("#8F9484", 3), ("#BCB59C", 2), ("#7C8579", 1)),
        (1.06, 1.14),
        0.25,
        0.62,
        (0.05, 0.34),
        _stone_shades,
        nickernut_details,
    ),
    Material.COWRIE: Recipe(
        (("#FBF3E2", 3), ("#F3E3C6", 3), ("#EBD9BC", 2)),
        (1.26, 1.26),
        0.25,
        0.55,
        (0.05, 0.34),
        _shell_shades,
        cowrie_details,
    ),
    Material.GLASS: Recipe(
        (
            ("#2E8B86", 2),
            ("#C98A1E", 2),
            ("#A8383B", 2),
            ("#3B62A8", 2),
            ("#6B9A3C", 1),
            ("#E7E4D8", 2),
        ),
        (1.02, 1.08),
        0.25,
        0.58,
        (0.10, 0.60),
        _glass_shades,
        glass_details,
    ),
    Material.DISC: Recipe(
        (("#F2F2F2", 1),), (1.0, 1.0), 0.0, 0.0, (0.0, 0.0), _stone_shades, _plain
    ),
}
