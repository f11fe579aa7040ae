"""The words of SVG, and the shapes a drawing uses again and again: holes and seeds about the origin."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from mancala_desktop.ui.board.geometry import Hole
from mancala_desktop.ui.board.grain import shows_mouth
from mancala_desktop.ui.board.materials import RECIPES, Body, Material, seed_body
from mancala_desktop.ui.board.shapes import hole_path, scaled_hole_path
from mancala_desktop.ui.board.theme import Flat, Wood

SHADE_STEPS, LIP_STEPS = 10, 5
CORNERS = 12
"""A seed's outline runs through so many points."""

_WHITE, _WARM, _SHADE = QColor("#FFFFFF"), QColor("#FFDCAA"), QColor("#0C0500")

Stop = tuple[float, QColor, float]  # offset, colour, opacity


# -------------------------------------------------------------------- words


def n(number: float) -> str:
    """A number with two decimals at most."""
    return f"{number:.2f}".rstrip("0").rstrip(".") if number else "0"


def tag(name: str, *inner: str, **attributes: str | float) -> str:
    """An element; `_` in an attribute's name stands for what Python does not allow there."""
    text = "".join(
        f' {_spelt(key)}="{value if isinstance(value, str) else n(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{text}>{''.join(inner)}</{name}>" if inner else f"<{name}{text}/>"


def _spelt(key: str) -> str:
    return key.replace("_", ":" if key.startswith("xlink") else "-")


def color(kind: str, tint: QColor, alpha: float = 1.0, *, what: str = "") -> dict[str, str | float]:
    """The attributes of a colour for `fill`, `stroke` or, with `what`, `stop-color`."""
    opacity = alpha * tint.alphaF()
    found: dict[str, str | float] = {f"{kind}-{what}" if what else kind: tint.name()}
    if opacity < 1:
        found[f"{kind}-opacity"] = f"{opacity:.3f}"
    return found


def gradient(name: str, kind: str, stops: Sequence[Stop], **places: float) -> str:
    """A `linearGradient` or `radialGradient` in the coordinates of the shape that uses it."""
    inner = [
        tag("stop", offset=at, **color("stop", tint, alpha, what="color"))
        for at, tint, alpha in stops
    ]
    return tag(kind, *inner, id=name, gradientUnits="userSpaceOnUse", **places)


def outline(path: QPainterPath) -> str:
    """A path as the attribute `d` has it."""
    words = []
    for at in range(path.elementCount()):
        element = path.elementAt(at)
        letter = {
            QPainterPath.ElementType.MoveToElement: "M",
            QPainterPath.ElementType.LineToElement: "L",
            QPainterPath.ElementType.CurveToElement: "C",
        }.get(element.type, "")
        words.append(f"{letter}{n(element.x)} {n(element.y)}")
    return " ".join(words)


# -------------------------------------------------------------------- holes


def wooden_hole(name: str, hole: Hole, wood: Wood, grain: QPointF) -> Iterator[str]:
    """A carved hole without seeds: floor, shade of the near wall, light on the far floor, rim.

    The wood of its floor is that at `grain`, where no edge of the texture is near.
    """
    hole = replace(hole, x=0.0, y=0.0)
    rx, ry = hole.rx, hole.ry
    across = {"x1": -rx * 0.45, "y1": -ry * 0.9, "x2": rx * 0.5, "y2": ry * 0.95}
    floor = wood.floor
    deep = ((0.0, wood.dark, 0.78), (0.5, wood.dark, 0.62), (1.0, floor, 0.34))
    edge = (
        (0.0, wood.dark, 0.75),
        (0.4, wood.dark, 0.25),
        (0.62, wood.lip, 0.10),
        (1.0, wood.lip, 0.80),
    )
    light = ((0.0, wood.lip, 0.24), (1.0, wood.lip, 0.0))
    yield gradient(f"{name}-deep", "linearGradient", deep, **across)
    yield gradient(f"{name}-edge", "linearGradient", edge, **across)
    yield gradient(
        f"{name}-light", "radialGradient", light, cx=rx * 0.26, cy=ry * 0.46, r=rx * 0.95
    )
    path = hole_path(hole)
    rim = outline(path)
    there = outline(hole_path(hole, shift=grain))
    back = f"translate({n(-grain.x())} {n(-grain.y())})"
    inner = [
        tag("path", d=there, transform=back, fill="url(#wood)"),
        tag("path", d=rim, fill=f"url(#{name}-deep)"),
    ]
    depth = 0.45 if hole.is_store else 0.50
    for step in range(1, SHADE_STEPS + 1):
        t = step / SHADE_STEPS
        left = scaled_hole_path(hole, 1 - depth * t, QPointF(0.13, 0.27) * rx * t)
        shade = color("fill", wood.dark, 0.116 * (1 - 0.62 * t))
        inner.append(tag("path", d=outline(path.subtracted(left)), fill_rule="evenodd", **shade))
    inner.append(tag("path", d=rim, fill=f"url(#{name}-light)"))
    width = max(1.0, rx * 0.028)
    stroke = f"url(#{name}-edge)"
    inner.append(tag("path", d=rim, fill="none", stroke=stroke, stroke_width=width))
    yield tag("g", *inner, id=name)


def wooden_lip(name: str, hole: Hole, wood: Wood) -> Iterator[str]:
    """The shade of the near lip, which falls over the seeds."""
    hole = replace(hole, x=0.0, y=0.0)
    path = hole_path(hole)
    inner = []
    for step in range(1, LIP_STEPS + 1):
        t = step / LIP_STEPS
        left = scaled_hole_path(hole, 1 - 0.20 * t, QPointF(0.07, 0.15) * hole.rx * t)
        shade = color("fill", wood.dark, 0.14)
        inner.append(tag("path", d=outline(path.subtracted(left)), fill_rule="evenodd", **shade))
    yield tag("g", *inner, id=name)


def flat_hole(name: str, hole: Hole, flat: Flat, unit: float) -> Iterator[str]:
    """A plain hole with an outline; `unit` is u in pixels."""
    style = color("fill", flat.hole) | color("stroke", flat.hole_outline)
    path = outline(hole_path(replace(hole, x=0.0, y=0.0)))
    yield tag("path", id=name, d=path, stroke_width=1.5 * unit, **style)


# -------------------------------------------------------------------- seeds


def seed_lights(material: Material, radius: float) -> Iterator[str]:
    """What the light does to all seeds of a material: warm at the far rim, white at the near side."""
    if material is Material.DISC:
        return
    recipe = RECIPES[material]
    near, far = recipe.bounce
    warm = ((0.0, _WARM, 0.0), (0.62, _WARM, 0.0), (0.86, _WARM, near), (1.0, _WARM, far))
    white = (
        (0.0, _WHITE, recipe.highlight),
        (0.4, _WHITE, recipe.highlight * 0.42),
        (1.0, _WHITE, 0.0),
    )
    r = radius
    yield gradient("warm", "radialGradient", warm, cx=-0.06 * r, cy=-0.08 * r, r=1.16 * r)
    yield gradient("white", "radialGradient", white, cx=-0.34 * r, cy=-0.42 * r, r=0.52 * r)


def seed(name: str, material: Material, number: int, radius: float) -> Iterator[str]:
    """A seed with its shadow on the ground."""
    body, r = seed_body(material, number, radius), radius
    if material is Material.DISC:
        rim = tag("circle", r=1.07 * r, fill="#000000")
        yield tag("g", rim, tag("circle", r=0.93 * r, **color("fill", body.color)), id=name)
        return
    stops = [(at, tint, 1.0) for at, tint in RECIPES[material].shades(body.color)]
    places = {"cx": 0.0, "cy": 0.0, "r": r * 1.22, "fx": -0.32 * r, "fy": -0.40 * r}
    yield gradient(f"{name}-shade", "radialGradient", stops, **places)
    shape = _smooth(body)
    shadows = "".join(
        tag(
            "path",
            d=shape,
            transform=f"translate({n(0.16 * r)} {n(0.24 * r)}) scale({n(scale)})",
            **color("fill", _SHADE, 0.22),
        )
        for scale in (1.22, 1.1, 0.98)
    )
    solid = "".join(
        tag("path", d=shape, fill=f"url(#{fill})") for fill in (f"{name}-shade", "warm")
    )
    details = _shell(body) if material is Material.COWRIE else ""
    soft = tag("circle", cx=-0.34 * r, cy=-0.42 * r, r=0.5 * r, fill="url(#white)")
    turn = f"translate({n(-0.37 * r)} {n(-0.45 * r)}) rotate(-35.5)"
    sharp = tag(
        "ellipse", rx=0.155 * r, ry=0.085 * r, transform=turn, **color("fill", _WHITE, 0.92)
    )
    yield tag("g", shadows, solid, details, soft, sharp, id=name)


def _shell(body: Body) -> str:
    """The mouth of a cowrie, or the golden ring on its back."""
    a, b, turn = body.a, body.b, f"rotate({n(math.degrees(body.angle))})"
    if not shows_mouth(body.number):
        style = color("fill", QColor("#9A8A72"), 0.28) | color("stroke", QColor("#C98F2F"), 0.75)
        width = 0.09 * body.radius
        return tag("ellipse", rx=0.62 * a, ry=0.60 * b, stroke_width=width, transform=turn, **style)
    slit = f"M{n(-0.84 * a)} 0Q0 {n(-0.20 * b)} {n(0.84 * a)} 0Q0 {n(0.22 * b)} {n(-0.84 * a)} 0Z"
    lips = tag("ellipse", rx=0.86 * a, ry=0.30 * b, **color("fill", QColor("#6B4226"), 0.30))
    return tag("g", lips, tag("path", d=slit, fill="#3C2112"), transform=turn)


def _smooth(body: Body) -> str:
    """A curve through some points of the silhouette."""
    path = body.silhouette
    count = path.elementCount() - 1  # the last point is the first one again
    points = [
        QPointF(element.x, element.y)
        for element in (path.elementAt(at * count // CORNERS) for at in range(CORNERS))
    ]
    words = [f"M{n(points[0].x())} {n(points[0].y())}"]
    for at in range(CORNERS):
        before, here, there, after = (points[(at + step) % CORNERS] for step in (-1, 0, 1, 2))
        first, second = here + (there - before) / 6, there - (after - here) / 6
        words.append(
            "C" + " ".join(f"{n(each.x())} {n(each.y())}" for each in (first, second, there))
        )
    return " ".join(words) + "Z"
