"""The simultaneous opening of Congkak: a sentence for each side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Opening, Position
from mancala_desktop.rules.sowing import (
    Capture,
    Drop,
    Lift,
    Sowing,
    Spare,
    Step,
    Stop,
    StopReason,
    Turn,
    TurnReason,
)
from mancala_desktop.ui.narration.board_words import BoardWords

CaptureSentence = Callable[[Position, Capture | Spare], str]


class OpeningWords(QObject):
    """Tells a secret choice, or what both hands did up to the next one."""

    def __init__(self, board: BoardWords, capture: CaptureSentence, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._capture = capture

    def tell(self, sowing: Sowing) -> str:
        """`South has chosen.`, or a sentence for each side that moved a seed."""
        if not any(sowing.of(Lift)):
            return self.tr("{side} has chosen.").format(side=self._board.side(sowing.side))
        told = [self._side(sowing, side) for side in Side if _steps_of(sowing, side)]
        for turn in sowing.of(Turn):
            if turn.reason is TurnReason.OPENING_OVER:
                side = self._board.side(turn.side)
                told.append(self.tr("The opening is over, {side} sows next.").format(side=side))
        return " ".join(told)

    def _side(self, sowing: Sowing, side: Side) -> str:
        layout = sowing.before.layout
        steps = _steps_of(sowing, side)
        laps = [step for step in steps if isinstance(step, Lift)]
        chosen = _chosen(sowing, side)
        parts = []
        if chosen is None:
            head = self.tr("{side} goes on").format(side=self._board.side(side))
        else:
            head = self.tr("{side} sows {pit}").format(
                side=self._board.side(side), pit=self._board.pit(layout, chosen)
            )
            parts.append(self._board.seeds(laps.pop(0).seeds))
        if laps:
            parts.append(self.tr("sows on %n time(s)", "", len(laps)))
        for step in steps:
            match step:
                case Capture() | Spare():
                    parts.append(self._capture(sowing.before, step))
                case Stop():
                    parts += self._stop(sowing, step)
        parts += self._now(sowing.after.opening, side)
        return f"{head}: {', '.join(parts)}."

    def _stop(self, sowing: Sowing, step: Stop) -> list[str]:
        match step.reason:
            case StopReason.CAPTURED:
                return []
            case StopReason.EMPTY_PIT:
                drops = [drop.hole for drop in sowing.of(Drop) if drop.side is step.side]
                pit = self._board.pit(sowing.before.layout, drops[-1])
                return [self.tr("ends in the empty pit {pit}").format(pit=pit)]
            case StopReason.ROW_EMPTY:
                return [self.tr("has no seeds left to choose from")]
            case StopReason.CAP_REACHED:
                return [self.tr("no extra turn left")]

    def _now(self, opening: Opening | None, side: Side) -> list[str]:
        """How a side stands while the opening waits for a choice."""
        if opening is None or opening.stopped[side] is not None:
            return []
        if opening.asked[side]:
            return [self.tr("chooses again")]
        return [self.tr("%n seed(s) still in the hand", "", opening.hands[side])]


def _chosen(sowing: Sowing, side: Side) -> int | None:
    """The pit `side` had chosen when the hands began to move."""
    if side is sowing.side:
        return sowing.pit
    assert sowing.before.opening
    return sowing.before.opening.choices[side]


def _steps_of(sowing: Sowing, side: Side) -> list[Step]:
    """What `side` does; a capture belongs to the side whose store it fills."""
    layout = sowing.before.layout
    mine: list[Step] = []
    for step in sowing.steps:
        match step:
            case Lift() | Drop() | Stop() if step.side is side:
                mine.append(step)
            case Capture(_, store) if store == layout.store(side):
                mine.append(step)
            case Spare((pit, *_), _) if layout.owner(pit) is side:
                mine.append(step)
    return mine
