"""The formats a game can be kept in, told apart by what a text begins with."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from mancala_desktop.record import ogn, text
from mancala_desktop.record.game import Game
from mancala_desktop.record.ogn.reading import OgnReader
from mancala_desktop.record.reading import GameReader, Reading, split
from mancala_desktop.record.writing import FORMAT
from mancala_desktop.rules.variant import Family

_OURS = re.compile(rf"^{FORMAT}\b", re.MULTILINE)
_TAG = re.compile(r"^\[\w+[ \t]+\"", re.MULTILINE)


class Format(Enum):
    """How a game is written; the value ends the name of a file."""

    MANCALA = ".mancala"
    OGN = ".ogn"

    @classmethod
    def ending(cls, suffix: str) -> Format:
        """The format that the ending of a file's name asks for: ours, unless it is that of another."""
        return cls.OGN if suffix.lower() == cls.OGN.value else cls.MANCALA

    def knows(self, family: Family | None) -> bool:
        """Whether a game of this family, or one of which nothing can be read (None), is written so."""
        return self is Format.MANCALA or family is Family.OWARE


@dataclass(frozen=True, slots=True)
class GameText:
    """The text of one game, which begins in line `line` of a text with one or many."""

    text: str
    line: int
    format: Format

    def read(self) -> Reading:
        """What it gives."""
        reader = OgnReader if self.format is Format.OGN else GameReader
        return reader(self.text, self.line).read()


def games_in(text: str) -> list[GameText]:
    """The texts of all games in a text, at least one; nothing of them is read yet."""
    if _is_ogn(text):
        return [GameText(*part, Format.OGN) for part in ogn.split(text)]
    return [GameText(*part, Format.MANCALA) for part in split(text)]


def is_game(text: str) -> bool:
    """Whether a text means to be a game, be it sound or not."""
    return bool(_OURS.search(text)) or _is_ogn(text)


def _is_ogn(text: str) -> bool:
    tagged = text.lstrip("\ufeff \t\r\n").startswith("[")
    return tagged or bool(_TAG.search(text) and not _OURS.search(text))


def write(game: Game, format: Format) -> str:
    """The text of a game in a format that knows it; raises ValueError as the format's `write`."""
    return ogn.write(game) if format is Format.OGN else text.write(game)
