"""Free text inside the format: comments and header values, escaped and broken into lines.

A backslash escapes: `\\\\`, `\\{`, `\\}`, `\\n` (new line), `\\s` (a space that must stay), `\\u[2028]`
(any character). At the end of a line it joins the next one without a space. Other line ends and
runs of spaces read as one space, so that a person may break lines as they like.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

WIDTH = 99
_PIECE = 50  # longer words are broken, so that names, brackets and indents still fit into a line
_JOIN = "\\\n"

_BLANKS = " \t\n"
_ESCAPE = re.compile(r"\\(?:\n[ \t]*|u\[([0-9a-fA-F]{1,6})\]|([\\{}ns]))|[ \t\n]+")
_PLAIN_SPACE = re.compile(r"(?<=[^ ]) (?=[^ ])")


def decode(raw: str) -> str:
    """The text that was meant; unknown escapes stand for themselves. Never fails."""
    return _ESCAPE.sub(_meaning, raw.strip(_BLANKS))


def _meaning(match: re.Match[str]) -> str:
    code, letter = match.groups()
    if code:
        number = int(code, 16)
        return chr(number) if number <= 0x10FFFF else match[0]
    if letter:
        return {"n": "\n", "s": " "}.get(letter, letter)
    return "" if match[0].startswith("\\") else " "


def words(text: str) -> list[str]:
    """The escaped words of `text`; one that ends in a joining line end goes on in the next."""
    found = []
    for word in _PLAIN_SPACE.split(text):
        piece = ""
        for character in word:
            piece += _escaped(character)
            if len(piece) >= _PIECE:
                found.append(piece + _JOIN)
                piece = ""
        if piece or not found or not found[-1].endswith(_JOIN):
            found.append(piece)
        else:
            found[-1] = found[-1].removesuffix(_JOIN)
    return found


def _escaped(character: str) -> str:
    if character in "\\{}":
        return "\\" + character
    if character == " ":
        return "\\s"
    if character == "\n":
        return "\\n"
    return character if character.isprintable() else f"\\u[{ord(character):x}]"


def fill(pieces: Iterable[str], first: str = "", rest: str = "", glue: str = "") -> Iterator[str]:
    """Lines of words: `first` begins the first line, `rest` the others, `glue` ends a full one."""
    line = first
    empty = True
    for piece in pieces:
        word = piece.removesuffix(_JOIN)
        if not empty and len(line) + 1 + len(word) + len(glue) + 1 > WIDTH:
            yield line + glue
            line = rest
            empty = True
        line += word if empty else " " + word
        empty = False
        if piece != word:
            yield line + "\\"
            line = rest
            empty = True
    if not empty:
        yield line.rstrip(" ")
