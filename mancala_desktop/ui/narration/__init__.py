"""Everything the game says in words; the rooms below speak enums and values."""

from mancala_desktop.ui.narration.narrator import Narrator

__all__ = ["Narrator"]
