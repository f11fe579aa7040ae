"""What a turn comes to, sowing by sowing, and what another one would have brought: read from the steps."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.learn.goals import Best, Decides
from mancala_desktop.learn.task import Sow, Task
from mancala_desktop.learn.told import ends_in_store, gain, most_taken
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.narration.board_words import BoardWords


class TurnWords(QObject):
    """Speaks to the learner, who is the side to sow."""

    def __init__(self, board: BoardWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    # ---------------------------------------------------------------- why a turn is right

    def line(self, task: Task, turn: tuple[Sowing, ...]) -> str:
        """What each sowing of a good turn does, what the other side can do then, and what is proved."""
        assert isinstance(task.question, Sow)
        goal, end = task.question.goal, turn[-1].after
        parts = [self._does(sowing) for sowing in turn]
        if end.over:
            parts.append(self._ends(end, task))
        elif not turn[-1].again and not isinstance(goal, Decides):
            parts.append(self._then(task, end))
        if isinstance(goal, Decides) and not end.over:
            parts.append(
                self.tr("You have {own} seeds: more than half of all {all}.").format(
                    own=end.seeds[end.layout.store(turn[0].side)], all=end.total
                )
            )
        if isinstance(goal, Best) and goal.values:
            parts.append(self._proved(max(goal.values.values())))
        return " ".join(parts)

    def _does(self, sowing: Sowing) -> str:
        """`c ends in your store: you sow again.`"""
        pit = self._board.pit(sowing.before.layout, sowing.pit)
        if sowing.captured:
            words = self.tr("{pit} takes %n seed(s).", "", sowing.captured)
            if sowing.again:
                words = self.tr("{pit} takes %n seed(s), and you sow again.", "", sowing.captured)
        elif sowing.again and ends_in_store(sowing):
            words = self.tr("{pit} ends in your store: you sow again.")
        else:
            words = self._brings(gain((sowing,)))
        return words.format(pit=pit)

    def _ends(self, end: Position, task: Task) -> str:
        """How the game ends."""
        side = task.position.to_sow
        score = self._board.score(end.store(side), end.store(side.other))
        return self.tr("The game ends {score} for you and {other}.").format(
            score=score, other=self._board.side(side.other)
        )

    def _then(self, task: Task, end: Position) -> str:
        """What the other side can take with its next sowing."""
        other = self._board.side(task.position.to_sow.other)
        reply = most_taken(task.variant, end) if end.to_sow is not task.position.to_sow else None
        if reply is None:
            return self.tr("After that {other} has nothing to take.").format(other=other)
        return self.tr(
            "After that {other} can take %n seed(s) with {pit}.", "", reply.captured
        ).format(other=other, pit=self._board.pit(end.layout, reply.pit))

    def _proved(self, value: int) -> str:
        """What a proved value, own seeds minus the other's, means."""
        if value == 0:
            return self.tr(
                "Proved: with best play by both it is a draw, and nothing else is better."
            )
        if value > 0:
            return self.tr(
                "Proved: with best play by both you win by %n seed(s), and nothing brings more.",
                "",
                value,
            )
        return self.tr(
            "Proved: with best play by both you lose by %n seed(s) only, and nothing brings more.",
            "",
            -value,
        )

    # ---------------------------------------------------------------- why one is not

    def compared(self, task: Task, made: tuple[Sowing, ...], tried: Sowing) -> str:
        """Why `tried` is not the best after the sowings `made`: what it brings, and what the other
        side can do then, beside what the best brings."""
        assert isinstance(task.question, Sow) and isinstance(task.question.goal, Best)
        better, values = task.way(made), task.question.goal.values
        pit = self._board.pit(tried.before.layout, tried.pit)
        parts = [self.tr("There is something better.")]
        parts += self._comes_to(task, tried, pit)
        parts += self._of_the_better(task, better)
        if not made and tried.pit in values:
            parts.append(self._costs(max(values.values()), values[tried.pit]).format(pit=pit))
        elif not _shows(task, tried, better):
            parts.append(self.tr("What that costs shows only later in the game."))
        return " ".join(parts)

    def _comes_to(self, task: Task, tried: Sowing, pit: str) -> list[str]:
        """What follows from the sowing that was tried."""
        if tried.after.over:
            return [self._does(tried), self._ends(tried.after, task)]
        if tried.again:
            told = self.tr("{pit} lets you sow again, but whatever follows is worth less.")
            return [told.format(pit=pit)]
        return [self._brings(gain((tried,))).format(pit=pit), self._then(task, tried.after)]

    def _of_the_better(self, task: Task, better: tuple[Sowing, ...]) -> list[str]:
        """What the best brings, without saying where it is."""
        brought, end = gain(better), better[-1].after
        if len(better) > 1:
            told = self.tr(
                "The best turn has {sowings} sowings and brings you %n seed(s).", "", brought
            )
        elif brought:
            told = self.tr("The best sowing brings you %n seed(s).", "", brought)
        else:
            told = self.tr("The best sowing brings you no seed yet.")
        parts = [told.format(sowings=len(better))]
        if end.over:
            parts.append(self._ends(end, task))
        elif better[-1].again:
            parts.append(self.tr("It lets you sow again."))
        else:
            parts.append(self._then(task, end))
        return parts

    def _costs(self, best: int, value: int) -> str:
        """What is proved to be lost."""
        if value <= 0 < best:
            return self.tr("Proved: with {pit} the win is gone.")
        if value < 0 <= best:
            return self.tr("Proved: with {pit} the draw is gone.")
        return self.tr("Proved: with {pit} you end up %n seed(s) worse off.", "", best - value)

    def _brings(self, seeds: int) -> str:
        """Into the own store; the name of the pit is still to be filled in."""
        if not seeds:
            return self.tr("{pit} brings you no seed.")
        return self.tr("{pit} brings you %n seed(s).", "", seeds)


def _shows(task: Task, tried: Sowing, better: tuple[Sowing, ...]) -> bool:
    """Whether what has been said of both shows which is better."""
    if tried.again or tried.after.over or better[-1].after.over:
        return True
    lost, left = (_lost(task, each) for each in (tried.after, better[-1].after))
    return gain((tried,)) - lost < gain(better) - left


def _lost(task: Task, end: Position) -> int:
    """What the next sowing of the other side takes."""
    reply = most_taken(task.variant, end) if end.to_sow is not task.position.to_sow else None
    return reply.captured if reply else 0
