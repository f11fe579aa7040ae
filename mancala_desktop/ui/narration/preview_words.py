"""A sowing that is only looked at, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import (
    Capture,
    CaptureReason,
    Drop,
    Lift,
    Sowing,
    Spare,
    Turn,
    TurnReason,
)
from mancala_desktop.ui.narration.board_words import BoardWords

CaptureSentence = Callable[[Position, Capture | Spare], str]


class PreviewWords(QObject):
    """Tells what a sowing would do; `capture` tells captures as they are told when they happen."""

    def __init__(self, board: BoardWords, capture: CaptureSentence, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._capture = capture

    def tell(self, sowing: Sowing) -> str:
        """`Preview b: 3 seeds, last one in empty pit e – captures 5 (4 + 1).`

        Up to its first colon the text names the pit; a view may print that in bold.
        """
        pit = self._board.pit(sowing.before.layout, sowing.pit)
        parts = [self._board.seeds(next(sowing.of(Lift)).seeds)]
        if sowing.laps > 1:
            parts.append(self.tr("sows on %n time(s)", "", sowing.laps - 1))
        parts.append(self._landing(sowing))
        told = self.tr("Preview {pit}: {what}").format(pit=pit, what=", ".join(parts))
        follows = ", ".join(self._follows(sowing))
        return f"{told} – {follows}." if follows else f"{told}."

    def _landing(self, sowing: Sowing) -> str:
        """Where the last seed falls, and whether it will lie there alone."""
        hole, seeds = _last_drop(sowing)
        layout = sowing.before.layout
        if layout.is_store(hole):
            return self.tr("last one in the store")
        pit = self._board.pit(layout, hole)
        if seeds == 1:
            return self.tr("last one in the empty pit {pit}").format(pit=pit)
        return self.tr("last one in pit {pit}").format(pit=pit)

    def _follows(self, sowing: Sowing) -> Iterator[str]:
        """What the last seed brings about."""
        after = sowing.after
        round_over = after.round != sowing.before.round
        for step in sowing.steps:
            match step:
                case Capture(_, _, seeds, CaptureReason.OPPOSITE):
                    yield self.tr("captures {count} ({opposite} + 1)").format(
                        count=seeds, opposite=seeds - 1
                    )
                case Capture() | Spare():
                    yield self._capture(sowing.before, step)
                case Turn(_, TurnReason.EXTRA_TURN) if sowing.again:
                    yield self.tr("extra turn")
                case Turn(_, TurnReason.CAP_REACHED) if not (after.over or round_over):
                    yield self.tr("no extra turn, the turn is over")
        if after.over:
            score = self._board.score(*(after.store(side) for side in Side))
            yield self.tr("the game ends {score}").format(score=score)
        elif round_over:
            yield self.tr("the round ends")


def _last_drop(sowing: Sowing) -> tuple[int, int]:
    """The hole of the last seed, and how many lie there when it has fallen."""
    hand, last = Hand(sowing.before), (sowing.pit, 0)
    for step in sowing.steps:
        hand.take(step)
        if isinstance(step, Drop):
            last = step.hole, hand.seeds[step.hole]
    return last
