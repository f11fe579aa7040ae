"""OGN, the Oware Game Notation: games of Oware as other programs write and read them."""

from mancala_desktop.record.ogn.reading import read, split
from mancala_desktop.record.ogn.writing import write

__all__ = ["read", "split", "write"]
