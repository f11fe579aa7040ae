"""A board's look as data: one folder a theme, with `board.toml` and, for a wooden board, its texture.

The file says colours and numbers only; how they become a picture is told in `slab`, `holes`, `seeds` and `marks`.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtGui import QColor

FILE = "board.toml"


class ThemeError(Exception):
    """A theme cannot be used; the message names the file and, if one is to blame, the key."""


@dataclass(frozen=True, slots=True)
class Wood:
    """A carved wooden board: the texture, the tint multiplied into the hollows, shadows (`dark`) and lights (`lip`).

    `far_shade` is how dark the corner farthest from the light gets (0 to 1).
    """

    texture: Path
    floor: QColor
    dark: QColor
    lip: QColor
    edge_top: QColor
    edge_bottom: QColor
    inlay: QColor
    far_shade: float


@dataclass(frozen=True, slots=True)
class Flat:
    """A board of plain areas and outlines, for high contrast."""

    fill: QColor
    outline: QColor
    hole: QColor
    hole_outline: QColor


@dataclass(frozen=True, slots=True)
class Lettering:
    """Counts and letters in the wood. Sizes are fractions of W; `letter_across`, `letter_along` are factors of the pit radii."""

    ink: QColor
    drop: QColor
    zero_alpha: float
    count_size: float
    count_weight: int
    zero_weight: int
    letter_size: float
    letter_alpha: float
    letter_across: float
    letter_along: float


@dataclass(frozen=True, slots=True)
class MarkColors:
    """Colours of the pit states, and the few sizes (in u) that differ between themes. `thickness` multiplies line widths."""

    legal: QColor
    last: QColor
    captured: QColor
    path: QColor
    illegal: QColor
    halo: QColor
    glow: QColor
    focus_light: QColor
    focus_dark: QColor
    badge: QColor
    badge_ink: QColor
    path_ink: QColor
    chip_capture: QColor
    chip_capture_ink: QColor
    chip_gain: QColor
    chip_gain_ink: QColor
    chip_note: QColor
    chip_note_ink: QColor
    chip_note_frame: QColor
    thickness: float
    legal_width: float
    legal_alpha: float
    triangle_width: float
    triangle_height: float


@dataclass(frozen=True, slots=True)
class BoardTheme:
    """Everything needed to paint a board. `digest` changes whenever the theme's files change (for caches)."""

    name: str
    body: Wood | Flat
    lettering: Lettering
    marks: MarkColors
    digest: str

    @classmethod
    def load(cls, folder: Path) -> BoardTheme:
        """Read the theme in `folder`. Raises ThemeError if a file is missing, unreadable, incomplete or wrong."""
        file = folder / FILE
        try:
            raw = file.read_bytes()
            data = tomllib.loads(raw.decode("utf-8"))
        except OSError as error:
            raise ThemeError(f"{file}: cannot be read ({error.strerror})") from error
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ThemeError(f"{file}: is not a TOML file ({error})") from error
        root = _Table(file, data)
        body: Wood | Flat = (
            _wood(root.table("wood")) if "wood" in data else _flat(root.table("flat"))
        )
        digest = hashlib.sha256(raw)
        if isinstance(body, Wood):
            digest.update(body.texture.read_bytes())
        lettering, marks = _lettering(root.table("lettering")), _marks(root.table("marks"))
        return cls(root.text("name"), body, lettering, marks, digest.hexdigest()[:12])


class _Table:
    """A TOML table that knows where it stands, so that every complaint can name file and key."""

    def __init__(self, file: Path, data: Mapping[str, Any], prefix: str = "") -> None:
        self._file, self._data, self._prefix = file, data, prefix

    def wrong(self, key: str, why: str) -> ThemeError:
        return ThemeError(f"{self._file}: {self._prefix}{key}: {why}")

    def table(self, key: str) -> _Table:
        value = self._value(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "must be a table")
        return _Table(self._file, value, f"{self._prefix}{key}.")

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise self.wrong(key, "must be a text")
        return value

    def color(self, key: str) -> QColor:
        """`#RRGGBB`, or `#RRGGBB 55%` with its opacity."""
        text = self.text(key)
        name, _, opacity = text.partition(" ")
        color = QColor.fromString(name)
        share = opacity.removesuffix("%")
        if not (name.startswith("#") and color.isValid()) or (
            opacity and not _is_percentage(opacity)
        ):
            raise self.wrong(key, f"is not a colour: {text!r}")
        if share:
            color.setAlphaF(float(share) / 100)
        return color

    def number(self, key: str, low: float = 0.0, high: float = 1000.0) -> float:
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.wrong(key, "must be a number")
        if not low <= value <= high:
            raise self.wrong(key, f"must lie between {low:g} and {high:g}, not {value:g}")
        return float(value)

    def file(self, key: str) -> Path:
        path = self._file.parent / self.text(key)
        if not path.is_file():
            raise self.wrong(key, f"no such file: {path.name}")
        return path

    def _value(self, key: str) -> Any:
        if key not in self._data:
            raise self.wrong(key, "is missing")
        return self._data[key]


def _is_percentage(text: str) -> bool:
    return text.endswith("%") and text[:-1].isdigit() and int(text[:-1]) <= 100


def _wood(table: _Table) -> Wood:
    return Wood(
        texture=table.file("texture"),
        floor=table.color("floor"),
        dark=table.color("dark"),
        lip=table.color("lip"),
        edge_top=table.color("edge_top"),
        edge_bottom=table.color("edge_bottom"),
        inlay=table.color("inlay"),
        far_shade=table.number("far_shade", high=1),
    )


def _flat(table: _Table) -> Flat:
    return Flat(
        fill=table.color("fill"),
        outline=table.color("outline"),
        hole=table.color("hole"),
        hole_outline=table.color("hole_outline"),
    )


def _lettering(table: _Table) -> Lettering:
    return Lettering(
        ink=table.color("ink"),
        drop=table.color("drop"),
        zero_alpha=table.number("zero_alpha", high=1),
        count_size=table.number("count_size", high=0.1),
        count_weight=int(table.number("count_weight", 100, 900)),
        zero_weight=int(table.number("zero_weight", 100, 900)),
        letter_size=table.number("letter_size", high=0.1),
        letter_alpha=table.number("letter_alpha", high=1),
        letter_across=table.number("letter_across", high=2),
        letter_along=table.number("letter_along", high=2),
    )


def _marks(table: _Table) -> MarkColors:
    return MarkColors(
        legal=table.color("legal"),
        last=table.color("last"),
        captured=table.color("captured"),
        path=table.color("path"),
        illegal=table.color("illegal"),
        halo=table.color("halo"),
        glow=table.color("glow"),
        focus_light=table.color("focus_light"),
        focus_dark=table.color("focus_dark"),
        badge=table.color("badge"),
        badge_ink=table.color("badge_ink"),
        path_ink=table.color("path_ink"),
        chip_capture=table.color("chip_capture"),
        chip_capture_ink=table.color("chip_capture_ink"),
        chip_gain=table.color("chip_gain"),
        chip_gain_ink=table.color("chip_gain_ink"),
        chip_note=table.color("chip_note"),
        chip_note_ink=table.color("chip_note_ink"),
        chip_note_frame=table.color("chip_note_frame"),
        thickness=table.number("thickness", 0.1, 5),
        legal_width=table.number("legal_width", 0.1, 20),
        legal_alpha=table.number("legal_alpha", high=1),
        triangle_width=table.number("triangle_width", 1, 60),
        triangle_height=table.number("triangle_height", 1, 60),
    )
