"""What an undo takes back: a decision, an end that no rule made, or that play was moved elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from mancala_desktop.play.table import Decision, Table
from mancala_desktop.record.game import Game, Node, Pie
from mancala_desktop.record.tree import belongs
from mancala_desktop.rules.outcome import Outcome, Termination


@dataclass(frozen=True, slots=True)
class Jump:
    """Play went from `origin`, where the game had ended by `verdict` or not, to `target`, where the
    pie rule had its `answer` already or not."""

    origin: Node
    verdict: Outcome | None
    target: Node
    answer: Pie | None


class Past:
    """Knows what was done last of all that can be undone in the game at a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._jumps: list[Jump] = []  # that have not been undone, the last one last

    def last(self, *, singly: bool) -> Jump | Decision | Outcome | None:
        """What an undo takes back now; with `singly` any sowing, whoever decided on it. An outcome is
        that end alone.

        A fallen flag takes the last decision with it, or it would fall again at once.
        """
        table, game = self._table, self._table.game
        if game.concluded and table.demo:
            return None
        decision = Decision(1) if singly and game.current.parent else None
        if not singly:
            decision = table.last_decision()
        if game.concluded and game.result:
            by_time = game.result.termination is Termination.TIME
            return decision if decision and by_time else game.result
        return self._last_jump or decision

    def note_jump(self, target: Node) -> None:
        """Play is about to go to `target`."""
        game = self._table.game
        self._jumps.append(Jump(game.current, game.result, target, target.pie))

    def forget(self, jump: Jump) -> None:
        """Play is about to go back to where it came from."""
        self._jumps.remove(jump)

    def forget_beyond(self) -> None:
        """Play has been taken back: no jump counts that led farther than where it stands now."""
        game = self._table.game
        here = [game.root, *game.current.path()]
        self._jumps = [jump for jump in self._jumps if jump.target in here]

    @property
    def _last_jump(self) -> Jump | None:
        """The last one, if no person has decided anything since on the way here, and what was left is
        elsewhere in the tree."""
        current = self._table.game.current
        jump = self._jumps[-1] if self._jumps else None
        if jump is None or jump.origin is current or not belongs(jump.origin):
            return None
        path = current.path()
        since = path[path.index(jump.target) + 1 :] if jump.target in path else path
        decided = any(map(self._table.by_person, since)) or (
            jump.target.pie is not jump.answer and self._table.answered_by_person(jump.target)
        )
        return None if decided else jump


def end_again(game: Game, verdict: Outcome) -> None:
    """Let the game end as it had ended where it stands, by the players or the clock."""
    match verdict.termination:
        case Termination.DIVISION:
            game.agree_division()
        case Termination.CLAIM:
            game.claim_repetition()
        case _:
            game.conclude(verdict)
