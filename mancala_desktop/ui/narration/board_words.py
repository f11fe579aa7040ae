"""Words for what lies on the board: sides, pits, seeds, scores."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mancala_desktop.play.settings import PitNames
from mancala_desktop.rules.board import Layout, Side
from mancala_desktop.rules.position import Position
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.names import pit_name


class BoardWords(QObject):
    """Names sides, pits and seeds; `pit_names` is how the player wants pits to be called."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pit_names = PitNames.LETTERS

    def side(self, side: Side) -> str:
        """`South` or `North`."""
        return self.tr("South") if side is Side.SOUTH else self.tr("North")

    def pit(self, layout: Layout, pit: int) -> str:
        """The name of one pit."""
        return pit_name(layout, pit, self.pit_names)

    def sided(self, parent: QObject) -> SidedWords:
        """The same words for sentences about both rows."""
        return SidedWords(self, parent)

    def pits(self, layout: Layout, pits: Sequence[int]) -> str:
        """`b`, `b and c`, `b, c and d`."""
        return self.listed([self.pit(layout, pit) for pit in pits])

    def listed(self, words: Sequence[str]) -> str:
        """Words joined as a sentence joins them."""
        if len(words) < 2:
            return "".join(words)
        return self.tr("{several} and {last}").format(several=", ".join(words[:-1]), last=words[-1])

    def seeds(self, seeds: float) -> str:
        """`1 seed`, `5 seeds`, `23½ seeds`."""
        if seeds != int(seeds):
            return self.tr("{count} seeds").format(count=self.number(seeds))
        return self.tr("%n seed(s)", "", int(seeds))

    def number(self, seeds: float) -> str:
        """A number of seeds in digits; half a seed shows as ½."""
        whole = int(seeds)
        return f"{whole or ''}½" if seeds != whole else str(whole)

    def score(self, mine: float, theirs: float) -> str:
        """`29 : 19`."""
        return f"{self.number(mine)} : {self.number(theirs)}"

    def hole(self, position: Position, hole: int, *, playable: bool = False) -> str:
        """A pit or store for those who hear the board: name, side, seeds, whether it may be sown."""
        layout = position.layout
        side = self.side(layout.owner(hole))
        if layout.is_store(hole):
            seeds = self._lying(position.store(layout.owner(hole)))
            return self.tr("Store, {side}, {seeds}").format(side=side, seeds=seeds)
        pit = self.pit(layout, hole)
        if hole in position.burnt:
            return self.tr("Pit {pit}, {side}, burnt").format(pit=pit, side=side)
        words = self.tr("Pit {pit}, {side}, {seeds}").format(
            pit=pit, side=side, seeds=self._lying(position.seeds[hole])
        )
        return self.tr("{hole}, playable").format(hole=words) if playable else words

    def mark(self, mark: Mark) -> str:
        """What the last sowing did to a hole, or a hint says of it, for those who do not see its mark;
        a sentence."""
        match mark:
            case Mark.LAST_FROM:
                return self.tr("Sown last from here.")
            case Mark.LAST_TO:
                return self.tr("The last seed fell here.")
            case Mark.CAPTURED:
                return self.tr("Captured from here.")
            case Mark.HINT:
                return self.tr("Hint: sow this pit.")
        raise ValueError(f"nothing is said of {mark}")

    def _lying(self, seeds: float) -> str:
        """How many seeds lie in a hole."""
        return self.seeds(seeds) if seeds else self.tr("empty")


class SidedWords(BoardWords):
    """The words of another one, but whose pit it is is said where the name does not tell it: each row
    has a pit 1."""

    def __init__(self, words: BoardWords, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words

    def pit(self, layout: Layout, pit: int) -> str:
        """`South 1` where pits are numbered, and the name alone otherwise."""
        name = self._words.pit(layout, pit)
        if self._words.pit_names is not PitNames.NUMBERS:
            return name
        return self.tr("{side} {number}").format(side=self.side(layout.owner(pit)), number=name)
