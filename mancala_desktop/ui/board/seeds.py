"""Seeds as sprites: thirty of each material, every one a little different, lit from the upper left and never turned.

A seed and its contact shadow are separate pictures, so that a flying seed can leave its shadow on the ground; `soft_shadow`
is what the shadow of a seed high above the ground looks like. All are painted larger than needed and reduced.
"""

from __future__ import annotations

import math
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from mancala_desktop.ui.board.materials import RECIPES, VARIANTS, Body, Material, seed_body
from mancala_desktop.ui.board.shapes import faded, mixed, radial

__all__ = ["VARIANTS", "Material", "SeedSprites", "seed_number"]

REACH = 2.2
"""Half the side of a sprite, in seed radii."""

FLIGHT_SHADOW_OPACITY = 0.30
"""How much of the shadow is left when the seed is at the top of its flight."""

GROWTH = 0.02
"""A step in the size of a seed that rises: of half a pixel at most."""

_WHITE, _BLACK = QColor("#FFFFFF"), QColor("#000000")
_SHADOW = QColor("#0C0500")
_SMOOTH = Qt.TransformationMode.SmoothTransformation


class _Kind(Enum):
    """What a sprite shows."""

    BODY = auto()
    SHADOW = auto()
    LIFTED_SHADOW = auto()
    SOFT_SHADOW = auto()


class SeedSprites:
    """The sprites of one material at one size: `radius` in device-independent pixels, `ratio` device pixels a pixel.

    Sprites are square, centred on the seed, and painted when first asked for. Any thread may ask for the images, only
    that of the window for the pixmaps, which are made of them.
    """

    def __init__(self, material: Material, radius: float, ratio: float = 1.0) -> None:
        self.material, self.radius, self.ratio = material, radius, ratio
        self._images: dict[tuple[_Kind, int], QImage] = {}
        self._pixmaps: dict[tuple[_Kind, int], QPixmap] = {}
        self._grown: dict[tuple[int, int], QPixmap] = {}
        half = math.ceil(radius * REACH * ratio)
        self._side = 2 * half

    @property
    def offset(self) -> QPointF:
        """From a seed's centre to its sprite's upper left corner, in device-independent pixels."""
        return QPointF(-1, -1) * (self._side / 2 / self.ratio)

    def seed(self, number: int, grown: int = 0) -> QPixmap:
        """The seed with any number, `grown` steps of GROWTH larger; numbers repeat after VARIANTS.

        Whoever moves seeds takes these, for painting one larger on the board would blur it, or cost
        several times as much.
        """
        number %= VARIANTS
        if not grown:
            return self._pixmap(_Kind.BODY, number)
        if (number, grown) not in self._grown:
            image = _larger(self._image(_Kind.BODY, number), 1 + GROWTH * grown)
            self._grown[number, grown] = QPixmap.fromImage(image)
        return self._grown[number, grown]

    def shadow(self, number: int) -> QPixmap:
        """The contact shadow of the seed with that number."""
        return self._pixmap(_Kind.SHADOW, number % VARIANTS)

    def lifted_shadow(self, number: int) -> QPixmap:
        """The same while the seed is held a little above its place: glass gathers less light there."""
        glass = self.material is Material.GLASS
        return self._pixmap(_Kind.LIFTED_SHADOW if glass else _Kind.SHADOW, number % VARIANTS)

    def soft_shadow(self) -> QPixmap:
        """The blurred shadow below a seed in the air."""
        return self._pixmap(_Kind.SOFT_SHADOW, 0)

    def seed_image(self, number: int) -> QImage:
        """The same as `seed`, for any thread."""
        return self._image(_Kind.BODY, number % VARIANTS)

    def shadow_image(self, number: int) -> QImage:
        """The same as `shadow`, for any thread."""
        return self._image(_Kind.SHADOW, number % VARIANTS)

    def soft_shadow_image(self) -> QImage:
        """The same as `soft_shadow`, for any thread."""
        return self._image(_Kind.SOFT_SHADOW, 0)

    def fits(self, material: Material, radius: float, ratio: float) -> bool:
        """Whether these are the sprites of that material, size and resolution."""
        return (self.material, self.radius, self.ratio) == (material, radius, ratio)

    def paint_all(self) -> None:
        """Paint every sprite that has not been asked for yet."""
        for number in range(VARIANTS):
            self._image(_Kind.BODY, number)
            self._image(_Kind.SHADOW, number)
            if self.material is Material.GLASS:
                self._image(_Kind.LIFTED_SHADOW, number)
        self._image(_Kind.SOFT_SHADOW, 0)

    def _pixmap(self, kind: _Kind, number: int) -> QPixmap:
        key = kind, number
        if key not in self._pixmaps:
            self._pixmaps[key] = QPixmap.fromImage(self._image(kind, number))
        return self._pixmaps[key]

    def _image(self, kind: _Kind, number: int) -> QImage:
        key = kind, number
        if key not in self._images:
            self._images[key] = self._sprite(kind, number)
        return self._images[key]

    def _sprite(self, kind: _Kind, number: int) -> QImage:
        many = 1 if kind is not _Kind.BODY else 3 if self.ratio < 1.5 else 2
        image = QImage(
            QSize(self._side, self._side) * many, QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._side * many / 2, self._side * many / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self.radius * self.ratio * many
        match kind:
            case _Kind.BODY:
                _paint_seed(painter, self.material, number, radius)
            case _Kind.SHADOW:
                _paint_shadow(painter, self.material, number, radius)
            case _Kind.LIFTED_SHADOW:
                _paint_shadow(painter, self.material, number, radius, lifted=True)
            case _Kind.SOFT_SHADOW:
                _paint_soft_shadow(painter, self.material, radius)
        painter.end()
        small = (
            image
            if many == 1
            else image.scaled(
                QSize(self._side, self._side), Qt.AspectRatioMode.IgnoreAspectRatio, _SMOOTH
            )
        )
        small.setDevicePixelRatio(self.ratio)
        return small


def seed_number(index: int, place: int) -> int:
    """Which seed lies at a place of a still picture: hole by ring index and place in the scatter."""
    return (index * 7 + place * 11) % VARIANTS


def _larger(image: QImage, scale: float) -> QImage:
    """The same sprite with a larger seed in its middle; there is room for it."""
    found = QImage(image.size(), image.format())
    found.setDevicePixelRatio(image.devicePixelRatio())
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    middle = QRectF(QPointF(), image.deviceIndependentSize()).center()
    painter.translate(middle)
    painter.scale(scale, scale)
    painter.drawImage(-middle, image)
    painter.end()
    return found


def _paint_seed(painter: QPainter, material: Material, number: int, radius: float) -> None:
    body = seed_body(material, number, radius)
    if material is Material.DISC:
        painter.setBrush(_BLACK)
        painter.drawEllipse(QPointF(), radius * 1.07, radius * 1.07)
        painter.setBrush(body.color)
        painter.drawEllipse(QPointF(), radius * 0.93, radius * 0.93)
        return
    recipe, outline = RECIPES[material], body.outline()
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


def _paint_shadow(
    painter: QPainter, material: Material, number: int, radius: float, *, lifted: bool = False
) -> None:
    """Ten nested silhouettes to the lower right; glass also throws a spot of coloured light, the
    fainter and the softer if it is `lifted`, for then nothing of the spot is covered."""
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
        if lifted:
            faint = radial(spot, radius * 0.8, (0, faded(light, 0.22)), (1, faded(light, 0)))
            painter.fillPath(body.outline(1.0, spot), faint)
            return
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
