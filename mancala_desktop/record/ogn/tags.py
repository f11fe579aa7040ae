"""The words of OGN: its tags, the names of rule sets, positions and pits, and the one escape.

OGN is described by no standard; what is here is read and written by Aualé too, whose tags begin
with `Variant` and end a comment at the first `}`, whatever stands before it. So nothing may hold a
`}` but the end of a comment, and what would need one is written as `\\u[7d]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mancala_desktop.record.headers import DERIVED, Header
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS

VARIANT, FEN, WINNER, HEADER = "Variant", "FEN", "Winner", "Header"
ROSTER = (Header.EVENT, Header.SITE, Header.DATE, Header.ROUND, Header.SOUTH, Header.NORTH)
UNKNOWN = "?"  # what a tag of the roster says that nobody has filled in
NAME = re.compile(r"[A-Za-z]\w*", re.ASCII)

WIDTH = 79
JOIN = "\\u[]\n"  # at the end of a line that goes on in the next one without a space
_PIECE = 50  # longer words are broken, so that brackets and names still fit into a line

VARIANTS = {
    "oware-abapa": "Oware Abapa",
    "oware-app": "Oware Grand Slam",
    "oware-kalaha": "Oware Kalaha",
    "awari": "Awari",
}
"""One name for each of our rule sets of Oware, so that the name tells the rule set."""

_ALSO = {"": "oware-abapa", "abapa": "oware-abapa", "oware": "oware-abapa"} | dict.fromkeys(
    ("awale", "awalé", "ayo", "ayoayo", "wari", "warri", "ouri", "owari", "owaré"), "oware-abapa"
)

_OURS = frozenset(name.lower() for name in (VARIANT, FEN, WINNER, HEADER, *DERIVED))
_KNOWN = {name.lower(): str(name) for name in Header}


def is_plain(name: str) -> bool:
    """Whether a header of this name can be a tag of its own, and no other tag has the name."""
    lower = name.lower()
    return bool(NAME.fullmatch(name)) and lower not in _OURS and known(name) == name


def known(name: str) -> str:
    """A name as we write it, where we know one that differs only in large and small letters."""
    return _KNOWN.get(name.lower(), name)


USUAL_FEN = "-".join([*["4"] * 12, "0", "0", "S"])  # where a game begins that has no FEN tag


def preset_of(variant: str) -> str | None:
    """The rule set that a `Variant` tag names, ours or another program's; None if it is unknown."""
    if variant in PRESETS and variant in VARIANTS:
        return variant
    name = re.sub(r"[\W_]+", "", variant.lower())
    ours = {re.sub(r"\W+", "", each.lower()): preset for preset, each in VARIANTS.items()}
    return ours.get(name) or _ALSO.get(name)


# ---------------------------------------------------------------- pits and positions


def pit_name(name: str) -> str:
    """Another program's name for the pit we call `name`: with OGN South has the large letters."""
    return name.swapcase()


def fen(position: Position) -> str:
    """`4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`: South's pits, North's, both stores, the side to sow."""
    rows = [str(seeds) for side in Side for seeds in position.row(side)]
    stores = [f"{position.store(side):g}" for side in Side]
    return "-".join([*rows, *stores, position.to_sow.letter.upper()])


_FEN = re.compile(r"((?:\d{1,3}-){12})(\d{1,3}(?:\.5)?)-(\d{1,3}(?:\.5)?)-([SNsn])", re.ASCII)


def start_of(text: str) -> str | None:
    """The position text that a FEN tag tells, None if it tells none."""
    match = _FEN.fullmatch(text.strip())
    if not match:
        return None
    pits = match[1].removesuffix("-").split("-")
    south, north = (",".join(row) for row in (pits[:6], pits[6:]))
    return f"{south}/{match[2]}|{north}/{match[3]}|{match[4].lower()}"


# ---------------------------------------------------------------- text

_BLANKS = " \t\n"
_ESCAPE = re.compile(r"\\u\[(?:([0-9a-fA-F]{1,6})\]|\][ \t\n]*)|[ \t\n]+")
_TAG_ESCAPE = re.compile(r"\\(?:([\"\\])|u\[(?:([0-9a-fA-F]{1,6})\]|\][ \t\n]*))")
_PLAIN_SPACE = re.compile(r"(?<=[^ ]) (?=[^ ])")


def decode(inside: str) -> str:
    """What a comment says; backslashes that begin no escape are backslashes. Never fails."""
    return _ESCAPE.sub(lambda match: _meaning(match, match[1]), inside.strip(_BLANKS))


def decode_tag(inside: str) -> str:
    """What the value of a tag says, in which `\\"` and `\\\\` are escaped too. Never fails."""
    return _TAG_ESCAPE.sub(lambda match: match[1] or _meaning(match, match[2]), inside)


def _meaning(match: re.Match[str], code: str | None) -> str:
    if code:
        number = int(code, 16)
        return chr(number) if number <= 0x10FFFF else match[0]
    return "" if match[0].startswith("\\") else " "


def words(text: str) -> Iterator[str]:
    """The escaped words of a comment; one that ends in JOIN goes on in the next line."""
    for word in _PLAIN_SPACE.split(text):
        piece = ""
        for place, character in enumerate(word):
            if len(piece) >= _PIECE:
                yield piece + JOIN
                piece = ""
            special = character in "} " or (character == "\\" and word.startswith("u[", place + 1))
            special = special or (character == "[" and not piece)  # a line of tags begins so
            piece += _code(character) if special else _plain(character)
        yield piece


def tag(name: str, value: str) -> Iterator[str]:
    """The lines of a tag."""
    line = f'[{name} "'
    for character in value:
        piece = f"\\{character}" if character in '"\\' else _plain(character)
        if len(line) + len(piece) + len(JOIN) > WIDTH:
            yield line + JOIN.rstrip("\n")
            line = " "
            piece = _code(" ") if piece == " " else piece
        line += piece
    yield line + '"]'


def _plain(character: str) -> str:
    return character if character.isprintable() else _code(character)


def _code(character: str) -> str:
    return f"\\u[{ord(character):x}]"
