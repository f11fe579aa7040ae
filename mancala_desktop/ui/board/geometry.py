"""Where everything lies on a board of a given width: pure measures, no paint.

A board is a ring of holes seen from above. For m pits a side the ring index runs South's pits 0..m-1 (left to right
along the bottom), South's store m (right), North's pits m+1..2m (right to left along the top), North's store 2m+1
(left). Constants are fractions of the board's width W; results are device-independent pixels in board coordinates, whose
origin is the upper left corner of the board's face.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSize

UNIT = 1 / 960
"""One design unit u as a fraction of W: line widths and pads of the marks are given in u."""

THICKNESS = 0.014
BLEED = 0.075
ROW_GAP = 0.036
COUNT_OFFSET = 0.0268
CORNER_RADIUS = 0.052
HAND_SPREAD = 0.6
"""A scooped-up heap is drawn together to this part of its spread."""

SMALLEST_WIDTH = 300
"""No board is painted narrower, in pixels."""

_RX_MAX = 0.0575
_SEED_MAX = 0.0124
_HIT_PAD = 6 * UNIT
_HIT_MIN = 44.0


class BoardShape(Enum):
    """The outline of the board: a rounded slab (Kalah, Oware) or a boat (Congkak)."""

    SLAB = "slab"
    BOAT = "boat"


@dataclass(frozen=True, slots=True)
class _Measures:
    """The numbers in which the two shapes differ, as fractions of W. `store_ry` is None where the store spans both rows."""

    height: float
    side: float
    roundness: float
    ry_max: float
    store_x: float
    store_rx: float
    store_ry: float | None


_MEASURES = {
    BoardShape.SLAB: _Measures(0.385, 0.142, 1.16, 0.0565, 0.024 + 0.049, 0.049, None),
    BoardShape.BOAT: _Measures(0.360, 0.165, 1.10, 0.0520, 0.096, 0.059, 0.061),
}


@dataclass(frozen=True, slots=True)
class Hole:
    """A pit (an ellipse) or a store (an upright capsule) in pixels.

    `outward` is +1 where the hole's count stands below it (lower row and right store) and -1 where it stands above.
    """

    index: int
    is_store: bool
    x: float
    y: float
    rx: float
    ry: float
    outward: int

    @property
    def center(self) -> QPointF:
        return QPointF(self.x, self.y)

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x - self.rx, self.y - self.ry, 2 * self.rx, 2 * self.ry)

    def contains(self, dx: float, dy: float, pad: float = 0.0) -> bool:
        """Whether the point (dx, dy) from the centre lies in the hole grown by `pad` pixels (shrunk if negative)."""
        rx, ry = self.rx + pad, self.ry + pad
        if rx <= 0 or ry <= 0:
            return False
        if not self.is_store:
            return math.hypot(dx / rx, dy / ry) <= 1
        radius = min(rx, ry)
        return math.hypot(max(abs(dx) - rx + radius, 0), max(abs(dy) - ry + radius, 0)) <= radius


@dataclass(frozen=True)
class Geometry:
    """All measures of one board. `flipped` turns it by 180 degrees: the holes change places, the light stays where it is.

    `facing`: two players sit face to face, and what is written in the upper half is to be read from there.

    Raises ValueError unless there are 4 to 8 pits a side and the width is positive.
    """

    pits: int
    shape: BoardShape
    width: float
    flipped: bool = False
    facing: bool = False

    @classmethod
    def fitting(cls, size: QSize, pits: int, shape: BoardShape) -> Geometry:
        """The largest board that fits with its shadow, SMALLEST_WIDTH at least; in whole pixels."""
        height = cls(pits, shape, 1.0).height
        width = min(size.width() / (1 + 2 * BLEED), size.height() / (height + 2 * BLEED))
        return cls(pits, shape, max(SMALLEST_WIDTH, int(width)))

    def __post_init__(self) -> None:
        if not 4 <= self.pits <= 8:
            raise ValueError(f"a board is drawn with 4 to 8 pits a side, not {self.pits}")
        if not self.width > 0:
            raise ValueError(f"a board needs a positive width, not {self.width}")

    def upside_down(self, point: QPointF) -> bool:
        """Whether what is written there stands on its head, for whoever sits above."""
        return self.facing and point.y() < self.height / 2

    # Lengths -------------------------------------------------------------------------------------------------------

    @property
    def unit(self) -> float:
        return self.width * UNIT

    @property
    def height(self) -> float:
        return self.width * self._measures.height

    @property
    def thickness(self) -> float:
        return self.width * THICKNESS

    @property
    def bleed(self) -> float:
        """The transparent margin a picture of the board needs on every side for the shadow on the table."""
        return self.width * BLEED

    @cached_property
    def pitch(self) -> float:
        return self.width * (1 - 2 * self._measures.side) / self.pits

    @cached_property
    def pit_rx(self) -> float:
        return min(0.445 * self.pitch, _RX_MAX * self.width)

    @cached_property
    def pit_ry(self) -> float:
        return min(self._measures.roundness * self.pit_rx, self._measures.ry_max * self.width)

    @cached_property
    def seed_radius(self) -> float:
        return min(0.228 * self.pit_rx, _SEED_MAX * self.width)

    @property
    def face(self) -> QRectF:
        """The board's upper face."""
        return QRectF(0, 0, self.width, self.height)

    @property
    def canvas(self) -> QRectF:
        """The face with its bleed: what the background picture covers."""
        return self.face.adjusted(-self.bleed, -self.bleed, self.bleed, self.bleed)

    # Holes ---------------------------------------------------------------------------------------------------------

    @cached_property
    def holes(self) -> tuple[Hole, ...]:
        """Every hole by ring index."""
        return tuple(self._place(index, self.slot(index)) for index in range(2 * self.pits + 2))

    def store(self, side: int) -> int:
        """The ring index of a side's store, South being 0 and North 1."""
        return self.pits + side * (self.pits + 1)

    def slot(self, index: int) -> int:
        """The ring index of the hole that lies there on an unturned board."""
        return (index + (self.pits + 1) * self.flipped) % (2 * self.pits + 2)

    def letter_position(self, index: int, across: float = 0.99, along: float = 0.99) -> QPointF:
        """The centre of a pit's letter: lower left of a pit below, upper right of a pit above (factors of the radii)."""
        hole = self.holes[index]
        return QPointF(
            hole.x - hole.outward * across * hole.rx, hole.y + hole.outward * along * hole.ry
        )

    def count_position(self, index: int) -> QPointF:
        """The centre of a hole's count in the wood strip outside the hole."""
        hole = self.holes[index]
        return QPointF(hole.x, hole.y + hole.outward * (hole.ry + COUNT_OFFSET * self.width))

    def hit_rect(self, index: int) -> QRectF:
        """What answers to a click: the hole with a small pad and its count strip, at least 44 by 44 pixels."""
        hole = self.holes[index]
        rect = hole.rect.adjusted(-self._hit_pad, -self._hit_pad, self._hit_pad, self._hit_pad)
        strip = 2 * COUNT_OFFSET * self.width - self._hit_pad
        rect.adjust(0, -strip if hole.outward < 0 else 0, 0, strip if hole.outward > 0 else 0)
        grow_x, grow_y = (
            max(0.0, _HIT_MIN - rect.width()) / 2,
            max(0.0, _HIT_MIN - rect.height()) / 2,
        )
        return rect.adjusted(-grow_x, -grow_y, grow_x, grow_y)

    def hole_at(self, point: QPointF) -> int | None:
        """The ring index of the hole a click at `point` means, None on bare wood; where areas overlap, the nearer hole."""
        touched = [hole for hole in self.holes if self._touches(hole, point)]
        if not touched:
            return None
        return min(
            touched, key=lambda hole: math.hypot(point.x() - hole.x, point.y() - hole.y)
        ).index

    def flight_height(self, start: QPointF, end: QPointF) -> float:
        """How high a seed thrown from `start` to `end` rises, in pixels."""
        distance = math.hypot(end.x() - start.x(), end.y() - start.y())
        return min(max(0.35 * distance, 0.35 * self.pitch), 0.80 * self.pitch)

    # Inside --------------------------------------------------------------------------------------------------------

    @cached_property
    def _measures(self) -> _Measures:
        return _MEASURES[self.shape]

    @property
    def _hit_pad(self) -> float:
        return min(_HIT_PAD * self.width, self.pitch / 2 - self.pit_rx)

    def _place(self, index: int, slot: int) -> Hole:
        """The hole with ring index `index` at the place that hole `slot` has on an unturned board."""
        m, middle = self.pits, self.height / 2
        row = self.width * ROW_GAP / 2 + self.pit_ry
        first = self._measures.side * self.width + self.pitch / 2
        if slot in (m, 2 * m + 1):
            right = slot == m
            x = self._measures.store_x * self.width
            tall = self._measures.store_ry
            ry = row + self.pit_ry if tall is None else tall * self.width
            x = self.width - x if right else x
            return Hole(
                index, True, x, middle, self._measures.store_rx * self.width, ry, 1 if right else -1
            )
        if slot < m:
            return Hole(
                index, False, first + slot * self.pitch, middle + row, self.pit_rx, self.pit_ry, 1
            )
        x = self.width - first - (slot - m - 1) * self.pitch
        return Hole(index, False, x, middle - row, self.pit_rx, self.pit_ry, -1)

    def _touches(self, hole: Hole, point: QPointF) -> bool:
        """Inside the padded hole, or in the strip that carries its count."""
        if hole.contains(point.x() - hole.x, point.y() - hole.y, self._hit_pad):
            return True
        outside = (point.y() - hole.y) * hole.outward > hole.ry / 2
        return outside and self.hit_rect(hole.index).contains(point)
