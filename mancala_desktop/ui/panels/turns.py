"""The moves of a game as people read them: numbered rows, South left, North right.

A chain of extra turns is one entry. Knows what to show, not how it is painted.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mancala_desktop.record.game import Game, Node, turns
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Capture, Sowing

SECRET = "•"  # a choice the other side must not see yet


@dataclass(frozen=True, slots=True)
class Shown:
    """One sowing in the list. `ahead`: taken back, and still there to be made again."""

    name: str
    again: bool = False
    relays: bool = False
    captured: int = 0
    current: bool = False
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """What stands behind one number: the sowings of South's turn and of North's.

    `awaited` is the side whose sowing is the next to be seen here, None in all rows but the last.
    """

    number: int
    cells: tuple[tuple[Shown, ...], tuple[Shown, ...]]
    awaited: Side | None = None


def rows(game: Game, name: Callable[[int], str]) -> list[Row]:
    """The rows for the line a game is on; `name` says what a pit is called."""
    return RowsOfGame(game, name).rows()


class RowsOfGame:
    """The rows of one game from change to change: those that stay are not told again.

    A row is a piece of the line, so all before the first sowing that is new, or was or is the
    current one, stay as they are.
    """

    def __init__(self, game: Game, name: Callable[[int], str]) -> None:
        self.game = game
        self._name = name
        self._line: list[Node] = []
        self._made = 0
        self._begins: list[int] = []  # where in the line each row begins
        self._rows: list[Row] = []

    def rows(self) -> list[Row]:
        """The rows for the line the game is on now."""
        game, line = self.game, self.game.line()
        made = game.ply
        changed = max(0, min(self._made, made) - 1)
        for place, (before, now) in enumerate(zip(self._line, line, strict=False)):
            if before is not now:
                changed = min(changed, place)
                break
        kept = max(0, bisect_right(self._begins, changed) - 1)
        begin = self._begins[kept] if self._begins else 0
        del self._rows[kept:], self._begins[kept:]
        self._line, self._made = line, made
        self._tell(begin)
        result = list(self._rows)
        if game.result is None and made == len(line):
            _await(result, game.position.to_sow, goes_on=bool(line) and line[-1].sowing.again)
        return result

    def _tell(self, begin: int) -> None:
        """Add the rows from that place of the line on, where one begins."""
        line, made = self._line, self._made
        current = line[made - 1] if made else None
        ahead = {id(node) for node in line[made:]}
        found: list[list[tuple[Shown, ...]]] = []
        for turn in turns(line[begin:]):
            entry = tuple(
                _shown(node, self._name, current=node is current, ahead=id(node) in ahead)
                for node in turn.nodes
            )
            if turn.side is Side.SOUTH or not found or found[-1][Side.NORTH]:
                found.append([(), ()])
                self._begins.append(begin)
            found[-1][turn.side] = entry
            begin += len(turn.nodes)
        first = len(self._rows) + 1
        self._rows += [Row(number, (a, b)) for number, (a, b) in enumerate(found, start=first)]


def _await(result: list[Row], side: Side, *, goes_on: bool) -> None:
    """Marks where the next sowing will stand."""
    if result and (goes_on or (side is Side.NORTH and not result[-1].cells[Side.NORTH])):
        last = result[-1]
        result[-1] = Row(last.number, last.cells, side)
    else:
        result.append(Row(len(result) + 1, ((), ()), side))


def _shown(node: Node, name: Callable[[int], str], *, current: bool, ahead: bool) -> Shown:
    sowing = node.sowing
    return Shown(
        name=SECRET if (current or ahead) and _waits(sowing) else name(sowing.pit),
        again=sowing.again,
        relays=sowing.laps > 1 and not sowing.before.opening,
        captured=_captured(sowing),
        current=current,
        ahead=ahead,
    )


def _captured(sowing: Sowing) -> int:
    """Seeds the sower captured; the last choice of an opening's tick tells both sides' captures."""
    store = sowing.before.layout.store(sowing.side)
    return sum(step.seeds for step in sowing.of(Capture) if step.store == store)


def _waits(sowing: Sowing) -> bool:
    """Whether the sowing is a choice that waits for the other side's."""
    opening = sowing.after.opening
    return opening is not None and opening.choices[sowing.side] == sowing.pit


def last_rows(all_rows: Sequence[Row], count: int) -> Sequence[Row]:
    """The last rows in which something was sown."""
    sown = [row for row in all_rows if any(row.cells)]
    return sown[-count:]
