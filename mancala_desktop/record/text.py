"""The text form of games: UTF-8, file ending `.mancala`, described in resources/docs/format.md."""

from mancala_desktop.record.flaws import Flaw, Problem
from mancala_desktop.record.headers import Header
from mancala_desktop.record.reading import Reading, read, read_all
from mancala_desktop.record.writing import VERSION, notation, write, write_all

__all__ = [
    "VERSION",
    "Flaw",
    "Header",
    "Problem",
    "Reading",
    "notation",
    "read",
    "read_all",
    "write",
    "write_all",
]
