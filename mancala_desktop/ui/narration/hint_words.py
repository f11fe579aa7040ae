"""Words of the hint and of the tutor: which pit, why, and what another one gives away."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.engine.reasons import Case, Reason, Why
from mancala_desktop.play.coach import Doubt
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration.board_words import BoardWords

MOST_TURNS = 3
MOST_SOWINGS = 7
"""A line of best play is told as far as one can follow it in one's head."""


class HintWords(QObject):
    """Speaks to the person who is to choose."""

    def __init__(self, board: BoardWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    def which(self, position: Position, pit: int) -> str:
        """`Hint: pit e.`, the first step."""
        return self.tr("Hint: pit {pit}.").format(pit=self._board.pit(position.layout, pit))

    def why(self, case: Case) -> str:
        """`Hint e: ends in your store and threatens to capture 6 seeds. Best play: e b · C.`

        Up to its first colon the text names the pit; a view may print that in bold.
        """
        sowing = case.sowing
        reasons = [self._reason(reason, case) for reason in case.reasons]
        told = self.tr("Hint {pit}: {reasons}.").format(
            pit=self._board.pit(sowing.before.layout, sowing.pit),
            reasons=self._board.listed(reasons),
        )
        if len(case.line) < 2:
            return told
        line = self._line(case.line)
        if case.exact:
            return self.tr("{why} Best play: {line}").format(why=told, line=line)
        return self.tr("{why} Expected: {line}").format(why=told, line=line)

    def doubt(self, doubt: Doubt, position: Position) -> str:
        """What the sowing that was chosen gives away."""
        pit = self._board.pit(position.layout, doubt.pit)
        if doubt.win and doubt.exact:
            return self.tr("With {pit} the win is gone; another pit wins for sure.").format(pit=pit)
        if doubt.win:
            return self.tr(
                "With {pit} you are likely to give the win away, and %n seed(s).", "", doubt.loss
            ).format(pit=pit)
        if doubt.exact:
            return self.tr("{pit} gives %n seed(s) away.", "", doubt.loss).format(pit=pit)
        return self.tr("{pit} is likely to give %n seed(s) away.", "", doubt.loss).format(pit=pit)

    def _reason(self, reason: Reason, case: Case) -> str:
        layout, other = case.sowing.before.layout, self._board.side(case.sowing.side.other)
        oware = case.family is Family.OWARE  # where captures are harvests
        match reason.why:
            case Why.ONLY:
                return self.tr("is the only pit that may be sown")
            case Why.EXTRA_TURN:
                return self.tr("ends in your store")
            case Why.CAPTURES if oware:
                return self.tr("harvests %n seed(s)", "", reason.seeds)
            case Why.CAPTURES:
                return self.tr("captures %n seed(s)", "", reason.seeds)
            case Why.LEADS_TO:
                assert reason.pit is not None
                pit = self._board.pit(layout, reason.pit)
                return self.tr(
                    "lets {pit} capture %n seed(s) in the same turn", "", reason.seeds
                ).format(pit=pit)
            case Why.BRINGS:
                return self.tr("brings %n seed(s) home in this turn", "", reason.seeds)
            case Why.SAVES:
                return self.tr("takes %n seed(s) out of danger", "", reason.seeds)
            case Why.THREATENS if oware:
                return self.tr("threatens to harvest %n seed(s)", "", reason.seeds)
            case Why.THREATENS:
                return self.tr("threatens to capture %n seed(s)", "", reason.seeds)
            case Why.FEEDS:
                return self.tr("feeds {side}").format(side=other)
            case Why.ENDS:
                return self.tr("ends the game")
            case Why.WINS:
                return self.tr("wins for sure")
            case Why.DRAWS:
                return self.tr("keeps the draw for sure")
            case Why.BETTER:
                return self.tr(
                    "is expected to be worth %n seed(s) more than any other pit", "", reason.seeds
                )
            case Why.AS_GOOD:
                return self.tr("is as good as any other pit")

    def _line(self, line: tuple[Sowing, ...]) -> str:
        """`e b · C · f`: turns of one side and the other."""
        turns: list[list[str]] = []
        side: Side | None = None
        for sowing in line[:MOST_SOWINGS]:
            if sowing.side is not side or not turns:
                if len(turns) == MOST_TURNS:
                    break
                turns.append([])
                side = sowing.side
            turns[-1].append(self._board.pit(sowing.before.layout, sowing.pit))
        return " · ".join(" ".join(turn) for turn in turns)
