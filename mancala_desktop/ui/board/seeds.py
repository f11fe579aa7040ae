"""Seeds as sprites: thirty of each material, every one a little different, lit from the upper left and never turned.

A seed and its contact shadow are separate pixmaps, so that a flying seed can leave its shadow on the ground; `soft_shadow`
is what the shadow of a seed high above the ground looks like. All are painted larger than needed and reduced.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from mancala_desktop.ui.board.grain import (
    cowrie_details,
    glass_details,
    nickernut_details,
    pebble_details,
)
from mancala_desktop.ui.board.shapes import faded, mixed, radial

VARIANTS = 30
REACH = 2.2
"""Half the side of a sprite, in seed radii."""

FLIGHT_SHADOW_OPACITY = 0.30
"""How much of the shadow is left when the seed is at the top of its flight."""

_NOWHERE = QPointF()
_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")
_SHADOW = QColor("#0C0500")
_SMOOTH = Qt.TransformationMode.SmoothTransformation


class Material(Enum):
    """What the seeds are: pebbles, nickernuts, cowrie shells, glass drops, or plain discs for high contrast."""

    PEBBLE = "pebble"
    NICKERNUT = "nickernut"
    COWRIE = "cowrie"
    GLASS = "glass"
    DISC = "disc"


@dataclass(frozen=True, slots=True)
class _Recipe:
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


class SeedSprites:
    """The sprites of one material at one size: `radius` in device-independent pixels, `ratio` device pixels a pixel.

    Sprites are square, centred on the seed, and painted when first asked for.
    """

    def __init__(self, material: Material, radius: float, ratio: float = 1.0) -> None:
        self.material, self.radius, self.ratio = material, radius, ratio
        self._bodies: dict[int, QPixmap] = {}
        self._shadows: dict[int, QPixmap] = {}
        self._soft: QPixmap | None = None
        half = math.ceil(radius * REACH * ratio)
        self._side = 2 * half

    @property
    def offset(self) -> QPointF:
        """From a seed's centre to its sprite's upper left corner, in device-independent pixels."""
        return QPointF(-1, -1) * (self._side / 2 / self.ratio)

    def seed(self, number: int) -> QPixmap:
        """The seed with any number; numbers repeat after VARIANTS."""
        number %= VARIANTS
        if number not in self._bodies:
            self._bodies[number] = self._sprite(
                lambda painter, radius: _paint_seed(painter, self.material, number, radius)
            )
        return self._bodies[number]

    def shadow(self, number: int) -> QPixmap:
        """The contact shadow of the seed with that number."""
        number %= VARIANTS
        if number not in self._shadows:
            self._shadows[number] = self._sprite(
                lambda painter, radius: _paint_shadow(painter, self.material, number, radius),
                oversampling=1,
            )
        return self._shadows[number]

    def soft_shadow(self) -> QPixmap:
        """The blurred shadow below a seed in the air."""
        if self._soft is None:
            self._soft = self._sprite(
                lambda painter, radius: _paint_soft_shadow(painter, self.material, radius),
                oversampling=1,
            )
        return self._soft

    def _sprite(
        self, paint: Callable[[QPainter, float], None], oversampling: int | None = None
    ) -> QPixmap:
        many = oversampling or (3 if self.ratio < 1.5 else 2)
        image = QImage(
            QSize(self._side, self._side) * many, QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._side * many / 2, self._side * many / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        paint(painter, self.radius * self.ratio * many)
        painter.end()
        small = (
            image
            if many == 1
            else image.scaled(
                QSize(self._side, self._side), Qt.AspectRatioMode.IgnoreAspectRatio, _SMOOTH
            )
        )
        small.setDevicePixelRatio(self.ratio)
        return QPixmap.fromImage(small)


def seed_number(index: int, place: int) -> int:
    """Which seed lies at a place of a still picture: hole by ring index and place in the scatter."""
    return (index * 7 + place * 11) % VARIANTS


def seed_body(material: Material, number: int, radius: float) -> Body:
    """The seed with that number, always the same."""
    recipe = _RECIPES[material]
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


def _paint_seed(painter: QPainter, material: Material, number: int, radius: float) -> None:
    body = seed_body(material, number, radius)
    if material is Material.DISC:
        painter.setBrush(_BLACK)
        painter.drawEllipse(QPointF(), radius * 1.07, radius * 1.07)
        painter.setBrush(body.color)
        painter.drawEllipse(QPointF(), radius * 0.93, radius * 0.93)
        return
    recipe, outline = _RECIPES[material], body.outline()
    shade = QRadialGradient(QPointF(), radius * 1.22, QPointF(-0.32, -0.40) * radius, radius * 0.08)
    shade.setStops(list(recipe.shades(body.color)))
    painter.fillPath(outline, shade)
    painter.save()
    painter.setClipPath(outline)
    recipe.details(painter, body)
    near, far = recipe.bounce
    warm = radial(
        QPointF(-0.06, -0.08) * radius,
        radius * 1.16,
        (0, faded(QColor("#FFDCAA"), 0)),
        (0.62, faded(QColor("#FFDCAA"), 0)),
        (0.86, faded(QColor("#FFDCAA"), near)),
        (1, faded(QColor("#FFD6A0"), far)),
    )
    area = QRectF(-2 * radius, -2 * radius, 4 * radius, 4 * radius)
    painter.fillRect(area, warm)
    if material is Material.GLASS:
        painter.fillRect(area, _inner_caustic(body))
    painter.restore()
    _paint_highlights(painter, body, recipe.highlight)


def _inner_caustic(body: Body) -> QRadialGradient:
    """The light a drop of glass gathers on its far side."""
    return radial(
        QPointF(0.30, 0.36) * body.radius,
        body.radius * 0.72,
        (0, faded(mixed(body.color, _WHITE, 0.62), 0.85)),
        (0.5, faded(mixed(body.color, _WHITE, 0.35), 0.40)),
        (1, faded(body.color, 0)),
    )


def _paint_highlights(painter: QPainter, body: Body, strength: float) -> None:
    """A soft light and a sharp one within it."""
    radius = body.radius
    painter.save()
    painter.setClipPath(body.outline(0.97))
    soft = radial(
        QPointF(-0.34, -0.42) * radius,
        radius * 0.52,
        (0, faded(_WHITE, strength)),
        (0.4, faded(_WHITE, strength * 0.42)),
        (1, faded(_WHITE, 0)),
    )
    painter.fillRect(QRectF(-2 * radius, -2 * radius, 4 * radius, 4 * radius), soft)
    painter.translate(QPointF(-0.37, -0.45) * radius)
    painter.rotate(-35.5)
    painter.setBrush(faded(_WHITE, 0.92))
    painter.drawEllipse(QPointF(), radius * 0.155, radius * 0.085)
    painter.restore()


def _paint_shadow(painter: QPainter, material: Material, number: int, radius: float) -> None:
    """Ten nested silhouettes to the lower right; glass also throws a spot of coloured light."""
    if material is Material.DISC:
        return
    body = seed_body(material, number, radius)
    for step in range(10, 0, -1):
        painter.fillPath(
            body.outline(0.92 + 0.03 * step, QPointF(0.16, 0.24) * radius), faded(_SHADOW, 0.075)
        )
    if material is Material.GLASS:
        spot = QPointF(0.30, 0.42) * radius
        light = mixed(body.color, _WHITE, 0.25)
        glow = radial(
            spot, radius, (0, faded(light, 0.55)), (0.62, faded(light, 0.50)), (1, faded(light, 0))
        )
        painter.fillPath(body.outline(1.0, spot), glow)


def _paint_soft_shadow(painter: QPainter, material: Material, radius: float) -> None:
    if material is Material.DISC:
        return
    center = QPointF(0.24, 0.36) * radius
    stops = [(t / 8, faded(_SHADOW, 0.55 * (1 - t / 8) ** 2 * (1 + t / 4))) for t in range(9)]
    painter.setBrush(radial(center, radius * 1.75, *stops))
    painter.drawEllipse(center, radius * 1.75, radius * 1.75)


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


_RECIPES = {
    Material.PEBBLE: _Recipe(
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
    Material.NICKERNUT: _Recipe(
        (("#A9AC98", 3), ("#8F9484", 3), ("#BCB59C", 2), ("#7C8579", 1)),
        (1.06, 1.14),
        0.25,
        0.62,
        (0.05, 0.34),
        _stone_shades,
        nickernut_details,
    ),
    Material.COWRIE: _Recipe(
        (("#FBF3E2", 3), ("#F3E3C6", 3), ("#EBD9BC", 2)),
        (1.26, 1.26),
        0.25,
        0.55,
        (0.05, 0.34),
        _shell_shades,
        cowrie_details,
    ),
    Material.GLASS: _Recipe(
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
    Material.DISC: _Recipe(
        (("#F2F2F2", 1),), (1.0, 1.0), 0.0, 0.0, (0.0, 0.0), _stone_shades, _plain
    ),
}
