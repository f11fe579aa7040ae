"""A sowing in one sentence, and one more for what it brought about."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import (
    Capture,
    CaptureReason,
    Lift,
    Skip,
    SkipReason,
    Sowing,
    Spare,
    SpareReason,
    Turn,
    TurnReason,
)
from mancala_desktop.ui.narration.board_words import BoardWords
from mancala_desktop.ui.narration.ending_words import EndingWords
from mancala_desktop.ui.narration.opening_words import OpeningWords


class SowingWords(QObject):
    """Tells what a sowing did, in the order in which it did it."""

    def __init__(self, board: BoardWords, endings: EndingWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._endings = endings
        self._openings = OpeningWords(board, self.capture, parent)

    def tell(self, sowing: Sowing, *, with_last: bool = False, ending: bool = True) -> str:
        """`South sows c: 4 seeds, extra turn.`, and what follows if a round or the game is over.

        Up to its first colon the text names who did what; a view may print that in bold.
        `with_last` adds where the last seed fell, for those who do not see it; without `ending`
        nothing of what follows is said.
        """
        if sowing.settles:
            return self._endings.settled(sowing, ending=ending)
        if sowing.before.opening:
            told = self._openings.tell(sowing)
        else:
            told = self._plain(sowing, with_last=with_last)
        return " ".join([told, *(self._endings.after(sowing) if ending else ())])

    def taken_back(self, sowing: Sowing) -> str:
        """The sentence for an undone sowing; a choice still secret stays secret."""
        side = self._board.side(sowing.side)
        if sowing.last_hole is None:
            return self.tr("Taken back: {side}'s choice.").format(side=side)
        pit = self._board.pit(sowing.before.layout, sowing.pit)
        return self.tr("Taken back: {side} sows {pit}.").format(side=side, pit=pit)

    def _plain(self, sowing: Sowing, *, with_last: bool) -> str:
        head = self.tr("{side} sows {pit}").format(
            side=self._board.side(sowing.side),
            pit=self._board.pit(sowing.before.layout, sowing.pit),
        )
        parts = [self._board.seeds(next(sowing.of(Lift)).seeds)]
        if sowing.laps > 1:
            parts.append(self.tr("sows on %n time(s)", "", sowing.laps - 1))
        if any(skip.reason is SkipReason.ORIGIN for skip in sowing.of(Skip)):
            pit = self._board.pit(sowing.before.layout, sowing.pit)
            parts.append(self.tr("passes over {pit}").format(pit=pit))
        if with_last and _where_the_relay_ran_dry(sowing) is None:
            parts.append(self._last(sowing))
        for step in sowing.steps:
            match step:
                case Capture() | Spare():
                    parts.append(self.capture(sowing.before, step))
                case Turn(_, TurnReason.EXTRA_TURN) if not _ended(sowing):
                    parts.append(self.tr("extra turn"))
                case Turn(_, TurnReason.CAP_REACHED) if not _ended(sowing):
                    parts.append(
                        self.tr("no extra turn after %n sowing(s)", "", sowing.before.sown + 1)
                    )
        if (dry := _where_the_relay_ran_dry(sowing)) is not None:
            name = self._board.pit(sowing.before.layout, dry)
            parts.append(self.tr("ends in the empty pit {pit}").format(pit=name))
        return f"{head}: {', '.join(parts)}."

    def _last(self, sowing: Sowing) -> str:
        """Where the last seed fell."""
        layout, hole = sowing.before.layout, sowing.last_hole
        assert hole is not None  # every sowing outside a simultaneous opening drops a seed
        if layout.is_store(hole):
            return self.tr("the last one in the store")
        return self.tr("the last one in {pit}").format(pit=self._board.pit(layout, hole))

    def capture(self, before: Position, step: Capture | Spare) -> str:
        """What a capture takes from where, or why seeds that look like one stay."""
        layout = before.layout
        match step:
            case Capture(pits, _, seeds, CaptureReason.OPPOSITE):
                return self.tr("captures {count} from {pits}").format(
                    count=seeds, pits=self._board.pits(layout, pits[::-1])
                )
            case Capture(_, _, _, CaptureReason.LAST_SEED_ALONE):
                return self.tr("nothing opposite, captures its last seed alone")
            case Capture(pits, _, seeds):
                return self.tr("harvests {count} from {pits}").format(
                    count=seeds, pits=self._board.pits(layout, sorted(pits))
                )
            case Spare(_, SpareReason.GRAND_SLAM):
                return self.tr("would take every seed (grand slam) and so takes nothing")
            case Spare():
                return self.tr("nothing opposite, captures nothing")


def _ended(sowing: Sowing) -> bool:
    """Whether the game or its round is over, so that nobody cares any more whose turn it was."""
    return sowing.after.over is not None or sowing.after.round != sowing.before.round


def _where_the_relay_ran_dry(sowing: Sowing) -> int | None:
    """The other side's empty pit in which a relay ended; its other ends have steps of their own."""
    hole = sowing.last_hole
    if sowing.laps < 2 or hole is None or sowing.before.layout.is_store(hole):
        return None
    if any(isinstance(step, Capture | Spare) for step in sowing.steps):
        return None
    return hole
