"""A board's look as data: one folder a theme, with `board.toml` and, for a wooden board, its texture.

The file says colours and numbers only; how they become a picture is told in `slab`, `holes`, `seeds` and `marks`.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODeviceBase, QSize
from PySide6.QtGui import QColor, QImage, QImageReader

FILE = "board.toml"
LARGEST_FILE = 16_000_000  # bytes
_GLANCE = 64  # px: a texture is looked at in this width, to see whether it is a picture
_LINE = re.compile(r"at line (\d+)")
_OPACITY = re.compile(r"\d{1,2}%|100%", re.ASCII)


class Fault(Enum):
    """What is wrong with a theme."""

    UNREADABLE = "cannot be read"
    NOT_TEXT = "is not a text"
    NOT_TOML = "is not a TOML file"
    TOO_LARGE = "is too large"
    MISSING = "is missing"
    NOT_A_TABLE = "must be a table"
    NOT_A_TEXT = "must be a text"
    NOT_A_NUMBER = "must be a number"
    NOT_A_COLOUR = "is not a colour"
    OUT_OF_RANGE = "must lie in a range"
    NO_SUCH_FILE = "is not the name of a file"
    NOT_A_PICTURE = "is not a picture"


class ThemeError(Exception):
    """A theme cannot be used: what is wrong with which file and, if one is to blame, which key.

    `detail` is the word at fault, a range, or what another library says; `line` counts from 1 and
    is 0 where no line is known.
    """

    def __init__(
        self, file: Path, fault: Fault, key: str = "", detail: str = "", *, line: int = 0
    ) -> None:
        where = f"{file}: {key}" if key else str(file)
        super().__init__(f"{where}: {fault.value}" + (f" ({detail})" if detail else ""))
        self.file, self.fault, self.key, self.detail, self.line = file, fault, key, detail, line


@dataclass(frozen=True, slots=True)
class Wood:
    """A carved wooden board: the texture, the tint multiplied into the hollows, shadows (`dark`) and lights (`lip`).

    `texture` is the picture as it lay in its file: a board that was loaded needs its folder no more. `far_shade` is
    how dark the corner farthest from the light gets (0 to 1).
    """

    texture: bytes = field(repr=False)
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
        """Read the theme in `folder`, whose name it has. Raises ThemeError if a file is missing, unreadable, incomplete
        or wrong."""
        file = folder / FILE
        raw = _bytes(file, file)
        try:
            data = tomllib.loads(raw.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise ThemeError(file, Fault.NOT_TEXT) from error
        except (ValueError, RecursionError) as error:
            line = _line(str(error), raw)
            raise ThemeError(file, Fault.NOT_TOML, detail=str(error), line=line) from error
        root = _Table(file, data)
        body: Wood | Flat = (
            _wood(root.table("wood")) if "wood" in data else _flat(root.table("flat"))
        )
        digest = hashlib.sha256(raw)
        if isinstance(body, Wood):
            digest.update(body.texture)
        lettering, marks = _lettering(root.table("lettering")), _marks(root.table("marks"))
        return cls(folder.name, body, lettering, marks, digest.hexdigest()[:12])


def _line(complaint: str, raw: bytes) -> int:
    """The line tomllib complains about, which it says in words only; 0 if it names none."""
    if found := _LINE.search(complaint):
        return int(found[1])
    return len(raw.splitlines()) if "end of document" in complaint else 0


def picture(data: bytes, width: int) -> QImage:
    """A picture file's picture, at most `width` px wide; null if it is none."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODeviceBase.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    size = reader.size()
    if size.width() > width:
        reader.setScaledSize(QSize(width, max(1, width * size.height() // size.width())))
    return reader.read()


def _bytes(path: Path, file: Path, key: str = "") -> bytes:
    """What is in a file that `key` of the theme's `file` names, or in that file itself."""
    try:
        if not path.is_file():  # a pipe would be read for ever
            raise ThemeError(file, Fault.UNREADABLE, key)
        if path.stat().st_size > LARGEST_FILE:
            raise ThemeError(file, Fault.TOO_LARGE, key)
        return path.read_bytes()
    except OSError as error:
        raise ThemeError(file, Fault.UNREADABLE, key, error.strerror or "") from error


class _Table:
    """A TOML table that knows where it stands, so that every complaint can name file and key."""

    def __init__(self, file: Path, data: Mapping[str, Any], prefix: str = "") -> None:
        self._file, self._data, self._prefix = file, data, prefix

    def wrong(self, key: str, fault: Fault, detail: str = "") -> ThemeError:
        return ThemeError(self._file, fault, f"{self._prefix}{key}", detail)

    def table(self, key: str) -> _Table:
        value = self._value(key)
        if not isinstance(value, dict):
            raise self.wrong(key, Fault.NOT_A_TABLE)
        return _Table(self._file, value, f"{self._prefix}{key}.")

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise self.wrong(key, Fault.NOT_A_TEXT)
        return value

    def color(self, key: str) -> QColor:
        """`#RRGGBB`, or `#RRGGBB 55%` with its opacity."""
        text = self.text(key)
        name, blank, opacity = text.partition(" ")
        color = QColor.fromString(name)
        if not (name.startswith("#") and color.isValid()) or (
            blank and not _OPACITY.fullmatch(opacity)
        ):
            raise self.wrong(key, Fault.NOT_A_COLOUR, text[:40])
        if opacity:
            color.setAlphaF(int(opacity.removesuffix("%")) / 100)
        return color

    def number(self, key: str, low: float = 0.0, high: float = 1000.0) -> float:
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.wrong(key, Fault.NOT_A_NUMBER)
        if not low <= value <= high:
            raise self.wrong(key, Fault.OUT_OF_RANGE, f"{low:g} – {high:g}")
        return float(value)

    def picture(self, key: str) -> bytes:
        """The picture file of that name beside the theme's own file."""
        path = self._file.parent / self.text(key)
        if not path.is_file():
            raise self.wrong(key, Fault.NO_SUCH_FILE, path.name)
        data = _bytes(path, self._file, f"{self._prefix}{key}")
        if picture(data, _GLANCE).isNull():
            raise self.wrong(key, Fault.NOT_A_PICTURE, path.name)
        return data

    def _value(self, key: str) -> Any:
        if key not in self._data:
            raise self.wrong(key, Fault.MISSING)
        return self._data[key]


def _wood(table: _Table) -> Wood:
    return Wood(
        texture=table.picture("texture"),
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
