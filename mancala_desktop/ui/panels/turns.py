"""The moves of a game as people read them: numbered rows, South left, North right.

A chain of extra turns is one entry. Knows what to show, not how it is painted.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from mancala_desktop.record.game import Game, Node, Pie, turns
from mancala_desktop.record.tree import tried
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Capture, Sowing

SECRET = "•"  # a choice the other side must not see yet


@dataclass(frozen=True, slots=True)
class Shown:
    """One sowing in the list. `current`: the board shows where it led to. `present`: play stands
    there, while the board shows another place. `ahead`: not made, or taken back, and still there to
    be made. `others`: so many other sowings were tried in its stead. `place` counts from 1.
    `swapped`: the players changed sides after it.
    """

    name: str
    again: bool = False
    relays: bool = False
    captured: int = 0
    current: bool = False
    ahead: bool = False
    present: bool = False
    others: int = 0
    comment: str = ""
    place: int = 0
    swapped: bool = False


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
        self._made = self._shown_at = self._present = 0  # places, from 1; 0: none
        self._begins: list[int] = []  # where in the line each row begins
        self._rows: list[Row] = []

    def rows(self, line: list[Node] | None = None, at: Node | None = None) -> list[Row]:
        """The rows for `line`, of which the board shows the place `at`: those of the game, and the
        present, unless somebody looks elsewhere."""
        game = self.game
        line = game.line() if line is None else line
        self._at = at = at or game.current
        made = shared(line, game.current.path())
        shown_at = line.index(at) + 1 if at.parent else 0
        present = made if made == game.ply and at is not game.current else 0
        changed = len(line) if made == self._made else min(made, self._made)
        for was, now in ((self._shown_at, shown_at), (self._present, present)):
            if was != now:
                changed = min(changed, (was or now), (now or was))
        self._made, self._shown_at, self._present = made, shown_at, present
        changed = max(0, changed - 1)
        changed = min(changed, shared(self._line, line))
        changed = max(0, min(changed, len(self._line) - 1))
        kept = max(0, bisect_right(self._begins, changed) - 1)
        begin = self._begins[kept] if self._begins else 0
        del self._rows[kept:], self._begins[kept:]
        self._line = line
        self._tell(begin)
        result = list(self._rows)
        if game.result is None and made == len(line):
            _await(result, game.position.to_sow, goes_on=bool(line) and line[-1].sowing.again)
        return result

    def forget(self) -> None:
        """Tell all rows anew the next time: what stands beside them has changed."""
        self._line, self._begins, self._rows = [], [], []

    def _tell(self, begin: int) -> None:
        """Add the rows from that place of the line on, where one begins."""
        places = {id(node): place for place, node in enumerate(self._line[begin:], begin + 1)}
        found: list[list[tuple[Shown, ...]]] = []
        for turn in turns(self._line[begin:]):
            entry = tuple(self._shown(node, places[id(node)]) for node in turn.nodes)
            if turn.side is Side.SOUTH or not found or found[-1][Side.NORTH]:
                found.append([(), ()])
                self._begins.append(begin)
            found[-1][turn.side] = entry
            begin += len(turn.nodes)
        first = len(self._rows) + 1
        self._rows += [Row(number, (a, b)) for number, (a, b) in enumerate(found, start=first)]

    def _shown(self, node: Node, place: int) -> Shown:
        sowing = node.sowing
        ahead = place > self._made
        told = node  # the other side's choice tells what both have captured
        if _waits(sowing) and place < len(self._line):
            told = self._line[place]
        hides = node is self.game.current or (ahead and told is node)  # else both have been seen
        secret = hides and _waits(sowing)
        return Shown(
            name=SECRET if secret else self._name(sowing.pit),
            again=sowing.again,
            relays=sowing.laps > 1 and not sowing.before.opening,
            captured=0 if secret else _captured(told.sowing, node.side),
            current=node is self._at,
            ahead=ahead,
            present=place == self._present,
            others=len(tried(node)) - 1,
            comment=node.comment,
            place=place,
            swapped=node.pie is Pie.SWAPPED,
        )


def shared(line: Sequence[Node], path: Sequence[Node]) -> int:
    """How many places, from the first on, two ways through a tree have in common."""
    for place, (here, there) in enumerate(zip(line, path, strict=False)):
        if here is not there:
            return place
    return min(len(line), len(path))


def shown_name(node: Node, name: Callable[[int], str]) -> str:
    """What a sowing is called; a choice the other side must not see yet is not."""
    return SECRET if _waits(node.sowing) else name(node.pit)


def number(node: Node) -> int:
    """Behind which number of the list the sowing stands that led to `node`; 0 at the root."""
    found, before = 0, None
    for turn in turns(node.path()):
        if turn.side is Side.SOUTH or before is not Side.SOUTH:
            found += 1
        before = turn.side
        if node in turn.nodes:
            break
    return found


def _await(result: list[Row], side: Side, *, goes_on: bool) -> None:
    """Marks where the next sowing will stand."""
    if result and (goes_on or (side is Side.NORTH and not result[-1].cells[Side.NORTH])):
        last = result[-1]
        result[-1] = Row(last.number, last.cells, side)
    else:
        result.append(Row(len(result) + 1, ((), ()), side))


def _captured(sowing: Sowing, side: Side) -> int:
    """Seeds that side captured; the last choice of an opening's tick tells both sides' captures."""
    store = sowing.before.layout.store(side)
    return sum(step.seeds for step in sowing.of(Capture) if step.store == store)


def _waits(sowing: Sowing) -> bool:
    """Whether the sowing is a choice that waits for the other side's."""
    opening = sowing.after.opening
    return opening is not None and opening.choices[sowing.side] == sowing.pit


def last_rows(all_rows: Sequence[Row], count: int) -> Sequence[Row]:
    """The last rows in which something was sown."""
    sown = [row for row in all_rows if any(row.cells)]
    return sown[-count:]
