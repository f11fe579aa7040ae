"""Everything the game says in words; the rooms below speak enums and values."""

from mancala_desktop.ui.narration.board_words import pit_label
from mancala_desktop.ui.narration.narrator import Narrator

__all__ = ["Narrator", "pit_label"]
