"""The board as SVG: pits, seeds and numbers as shapes, so that it is sharp at any size.

The shapes, places and colours are those of the painted board, with fewer layers. Only the wood's
grain is a picture, set into the file. Numbers and names are outlines and need no font.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator

from mancala_desktop.ui.board.badges import BadgePainter
from mancala_desktop.ui.board.burnt import paint_burnt
from mancala_desktop.ui.board.geometry import BoardShape, Hole
from mancala_desktop.ui.board.marks import MarkPainter
from mancala_desktop.ui.board.numerals import DROP, Carved, count_text, letter_text
from mancala_desktop.ui.board.pose import Pose, chip_place, held, lying
from mancala_desktop.ui.board.scatter import LAYER_GROWTH, scatter
from mancala_desktop.ui.board.seeds import VARIANTS, seed_number
from mancala_desktop.ui.board.shapes import board_outline
from mancala_desktop.ui.board.slab import SHADOW_TINT, wood_texture
from mancala_desktop.ui.board.theme import Flat, Wood
from mancala_desktop.ui.share.still import Stand, Still
from mancala_desktop.ui.share.vector_shapes import (
    color,
    flat_hole,
    gradient,
    n,
    outline,
    seed,
    seed_lights,
    tag,
    wooden_hole,
    wooden_lip,
)

SHADOW_STEPS, EDGE_STEPS = 22, 6
GRAIN_WIDTH, GRAIN_QUALITY = 960, 72


def svg(stand: Stand, still: Still, title: str) -> str:
    """The picture as a file's text; `title` is what it shows, for those who cannot see it."""
    drawing = _Drawing(stand, still)
    area = stand.geometry.canvas
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{n(area.width())}" height="{n(area.height())}" role="img"'
        f' viewBox="{n(area.x())} {n(area.y())} {n(area.width())} {n(area.height())}">'
    )
    parts = [head, f"<title>{escape(title)}</title>", *drawing.parts(), "</svg>"]
    return "\n".join(parts) + "\n"


class _Drawing:
    """The parts of one picture, from the ground up."""

    def __init__(self, stand: Stand, still: Still) -> None:
        self._stand, self._still = stand, still
        self._geometry, self._theme = stand.geometry, stand.look.theme
        self._models = {hole.is_store: hole for hole in self._geometry.holes}

    def parts(self) -> Iterator[str]:
        lying_seeds = [
            (hole, list(self._heap(hole, count)))
            for hole, count in zip(self._geometry.holes, self._still.counts, strict=True)
        ]
        yield from ("<defs>", *self._definitions(), "</defs>")
        if self._stand.ground is not None:
            area = self._geometry.canvas
            place = {"x": area.x(), "y": area.y(), "width": area.width(), "height": area.height()}
            yield tag("rect", **(place | color("fill", self._stand.ground)))
        yield from self._body()
        for hole in self._geometry.holes:
            yield self._use("store" if hole.is_store else "pit", hole.center)
        yield self._painted(self._paint_burnt)
        for hole, seeds in lying_seeds:
            yield f'<g data-hole="{hole.index}" data-seeds="{self._still.counts[hole.index]}">'
            yield from seeds
            yield "</g>"
        if isinstance(self._theme.body, Wood):
            for hole in self._geometry.holes:
                yield self._use("store-lip" if hole.is_store else "pit-lip", hole.center)
        yield from self._texts()
        yield self._painted(self._paint_marks)
        for index, count in self._still.hands.items():
            yield from self._hand(self._geometry.holes[index], count)

    # ---------------------------------------------------------------- what is used again and again

    def _definitions(self) -> Iterator[str]:
        """The outline, the wood, one hole of each size, and every seed."""
        geometry, body = self._geometry, self._theme.body
        yield tag("path", id="outline", d=outline(board_outline(geometry)))
        if isinstance(body, Wood):
            yield self._grain(body)
            yield self._light(body)
        for is_store, hole in self._models.items():
            name = "store" if is_store else "pit"
            match body:
                case Wood() as wood:
                    yield from wooden_hole(name, hole, wood, geometry.face.center())
                    yield from wooden_lip(f"{name}-lip", hole, wood)
                case Flat() as flat:
                    yield from flat_hole(name, hole, flat, geometry.unit)
        material, radius = self._stand.look.material, geometry.seed_radius
        yield from seed_lights(material, radius)
        for number in range(VARIANTS):
            yield from seed(f"seed{number}", material, number, radius)

    def _grain(self, wood: Wood) -> str:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        texture = wood_texture(wood.texture, GRAIN_WIDTH)
        texture.save(buffer, "JPG", GRAIN_QUALITY)  # type: ignore[call-overload]
        w, h = self._geometry.width, self._geometry.height
        picture = base64.b64encode(bytes(data.data())).decode()
        place = {"y": (h - w / 2) / 2, "width": w, "height": w / 2}
        image = tag(
            "image",
            preserveAspectRatio="none",
            width=w,
            height=w / 2,
            xlink_href=f"data:image/jpeg;base64,{picture}",
        )
        return tag("pattern", image, id="wood", patternUnits="userSpaceOnUse", x=0, **place)

    def _light(self, wood: Wood) -> str:
        """The light falls off to the lower right."""
        w, h = self._geometry.width, self._geometry.height
        stops = (
            (0.0, wood.lip, 0.16),
            (0.45, wood.lip, 0.04),
            (0.6, wood.dark, 0.04),
            (1.0, wood.dark, wood.far_shade),
        )
        ends = {"x1": 0.0, "y1": 0.0, "x2": w * 0.75, "y2": h * 1.25}
        return gradient("light", "linearGradient", stops, **ends)

    # ---------------------------------------------------------------- the board

    def _body(self) -> Iterator[str]:
        match self._theme.body:
            case Wood() as wood:
                yield from self._shadow(self._stand.look.shadow)
                yield from self._slab(wood)
            case Flat() as flat:
                width = 2.5 * self._geometry.unit
                style = color("fill", flat.fill) | color("stroke", flat.outline)
                yield tag("use", xlink_href="#outline", stroke_width=width, **style)

    def _shadow(self, strength: float) -> Iterator[str]:
        """Nested silhouettes that fade outward."""
        geometry, w = self._geometry, self._geometry.width
        middle = geometry.face.center()
        for step in range(SHADOW_STEPS if strength > 0 else 0, 0, -1):
            q = step / SHADOW_STEPS
            x, y = w * 0.004, geometry.thickness + w * 0.010 * (0.4 + q)
            wide, tall = 0.99 + q * 0.055, 0.98 + q * 0.13
            move = (
                f"translate({n(middle.x() + x)} {n(middle.y() + y)}) scale({n(wide)} {n(tall)})"
                f" translate({n(-middle.x())} {n(-middle.y())})"
            )
            tint = color("fill", SHADOW_TINT, strength * (1.05 - 0.75 * q))
            yield tag("use", xlink_href="#outline", transform=move, **tint)

    def _slab(self, wood: Wood) -> Iterator[str]:
        """The thickness, the face, the inlay and the groove between the rows."""
        geometry, w = self._geometry, self._geometry.width
        for step in range(EDGE_STEPS, 0, -1):
            share = step / EDGE_STEPS
            move = f"translate(0 {n(geometry.thickness * share)})"
            tint = wood.edge_bottom if share > 0.5 else wood.edge_top
            yield tag("use", xlink_href="#outline", transform=move, **color("fill", tint))
        for fill in ("url(#wood)", "url(#light)"):
            yield tag("use", xlink_href="#outline", fill=fill)
        for inset, drop, tint, alpha, width in (
            (0.5, 0.8, wood.lip, 0.30, 1.0),
            (w * 0.0125, -0.6, wood.dark, 0.55, w * 0.0022),
            (w * 0.0125, 0.3, wood.inlay, 0.62, w * 0.0016),
        ):
            path = outline(board_outline(geometry, inset, drop))
            style = color("stroke", tint, alpha)
            yield tag("path", d=path, fill="none", stroke_width=width, **style)
        if geometry.shape is BoardShape.SLAB:
            row = [hole.x for hole in geometry.holes if not hole.is_store]
            y, reach = geometry.height / 2, geometry.pit_rx * 0.55
            for tint, alpha, drop in ((wood.dark, 0.5, 0.0), (wood.lip, 0.28, 1.6)):
                path = f"M{n(min(row) - reach)} {n(y + drop)}H{n(max(row) + reach)}"
                yield tag("path", d=path, fill="none", **color("stroke", tint, alpha))

    # ---------------------------------------------------------------- what lies on it

    def _use(self, name: str, at: QPointF, scale: float = 1.0, **more: str) -> str:
        move = f"translate({n(at.x())} {n(at.y())})"
        if scale != 1:
            move += f" scale({n(scale)})"
        return tag("use", xlink_href=f"#{name}", transform=move, **more)

    def _heap(self, hole: Hole, count: int) -> Iterator[str]:
        seeds = self._still.lie.lying.get(hole.index) if self._still.lie else None
        for place, spot in enumerate(scatter(count, hole, self._geometry.seed_radius)):
            yield self._seed(hole, place, lying(hole, spot), seeds)

    def _hand(self, hole: Hole, count: int) -> Iterator[str]:
        """Seeds held over a hole, and how many they are."""
        seeds = self._still.lie.held.get(hole.index) if self._still.lie else None
        for place, spot in enumerate(scatter(count, hole, self._geometry.seed_radius)):
            yield self._seed(hole, place, held(hole, spot, self._geometry), seeds)
        chips = BadgePainter(self._geometry, self._theme)
        center = chip_place(self._geometry, hole.index)

        def paint(painter: QPainter) -> None:
            chips.chip(painter, center, str(count))

        yield self._painted(paint)

    def _seed(self, hole: Hole, place: int, pose: Pose, seeds: Sequence[int] | None) -> str:
        number = seeds[place] % VARIANTS if seeds else seed_number(hole.index, place)
        at = QPointF(pose.x, pose.y - pose.height)
        grown = 1 + LAYER_GROWTH * pose.layer
        return self._use(f"seed{number}", at, grown, **{"class": "seed"})

    def _texts(self) -> Iterator[str]:
        still, geometry, theme = self._still, self._geometry, self._theme
        for hole in geometry.holes:
            index = hole.index
            if index not in still.burnt:
                half = still.half and hole.is_store
                count = count_text(geometry, theme, index, still.counts[index], half=half)
                yield from self._text(count, {"class": "count"})
            if self._stand.names[index]:
                letter = letter_text(geometry, theme, index, self._stand.names[index])
                if letter:
                    yield from self._text(letter, {"class": "name"})

    def _text(self, carved: Carved, more: Mapping[str, str]) -> Iterator[str]:
        """Outlines of the glyphs, twice: the ink, and what lies below it."""
        metrics, style = QFontMetricsF(carved.font), self._theme.lettering
        left = carved.center.x() - metrics.horizontalAdvance(carved.text) / 2
        base = carved.center.y() + metrics.capHeight() / 2
        for tint, drop in ((style.drop, DROP), (style.ink, 0.0)):
            path = QPainterPath()
            path.addText(QPointF(left, base + drop), carved.font, carved.text)
            yield tag("path", d=outline(path), **color("fill", tint, carved.alpha), **more)

    def _paint_burnt(self, painter: QPainter) -> None:
        for index in self._still.burnt:
            paint_burnt(painter, self._geometry, self._theme, index)

    def _paint_marks(self, painter: QPainter) -> None:
        marker = MarkPainter(self._geometry, self._theme)
        for index, marks in self._still.marks.items():
            marker.paint(painter, index, marks)

    def _painted(self, paint: Callable[[QPainter], None]) -> str:
        """What the board's own painters draw with few lines, as Qt writes it down."""
        data = QByteArray()
        generator, buffer = QSvgGenerator(), QBuffer(data)
        generator.setOutputDevice(buffer)
        generator.setViewBox(QRectF(self._geometry.canvas))
        generator.setResolution(96)
        painter = QPainter(generator)
        paint(painter)
        painter.end()
        text = bytes(data.data()).decode()
        return text[text.index("<defs>") : text.rindex("</svg>")].strip()
