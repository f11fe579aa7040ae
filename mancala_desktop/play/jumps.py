"""Where play has been moved to another place of the tree, so that an undo can move it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mancala_desktop.record.game import Game, Node
from mancala_desktop.record.tree import belongs
from mancala_desktop.rules.outcome import Outcome, Termination


@dataclass(frozen=True, slots=True)
class Jump:
    """Play went from `origin`, where the game had ended by `verdict` or not, to `target`."""

    origin: Node
    verdict: Outcome | None
    target: Node


class Jumps:
    """Those of one game that have not been undone, the last one last."""

    def __init__(self) -> None:
        self._made: list[Jump] = []

    def note(self, game: Game, target: Node) -> None:
        """Play is about to go to `target`."""
        self._made.append(Jump(game.current, game.result, target))

    def last(self, current: Node, by_person: Callable[[Node], bool]) -> Jump | None:
        """The last one, if no person has sown since on the way to `current`, and what was left is
        elsewhere in the tree."""
        jump = self._made[-1] if self._made else None
        if jump is None or jump.origin is current or not belongs(jump.origin):
            return None
        path = current.path()
        since = path[path.index(jump.target) + 1 :] if jump.target in path else path
        return None if any(map(by_person, since)) else jump

    def undone(self, jump: Jump) -> None:
        """Play is about to go back to its origin."""
        self._made.remove(jump)

    def forget_beyond(self, game: Game) -> None:
        """Play has been taken back: no jump counts that led farther than where it stands now."""
        here = [game.root, *game.current.path()]
        self._made = [jump for jump in self._made if jump.target in here]


def end_again(game: Game, verdict: Outcome) -> None:
    """Let the game end as it had ended where it stands, by the players or the clock."""
    match verdict.termination:
        case Termination.DIVISION:
            game.agree_division()
        case Termination.CLAIM:
            game.claim_repetition()
        case _:
            game.conclude(verdict)
