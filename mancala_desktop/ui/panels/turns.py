"""The moves of a game as people read them: numbered rows, South left, North right.

A chain of extra turns is one entry. Knows what to show, not how it is painted.
"""

from __future__ import annotations

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
    line = game.line()
    made = len(game.history)
    current = line[made - 1] if made else None
    ahead = {id(node) for node in line[made:]}
    found: list[list[tuple[Shown, ...]]] = []
    for turn in turns(line):
        entry = tuple(
            _shown(node, name, current=node is current, ahead=id(node) in ahead)
            for node in turn.nodes
        )
        if turn.side is Side.SOUTH or not found or found[-1][Side.NORTH]:
            found.append([(), ()])
        found[-1][turn.side] = entry
    result = [Row(number, (south, north)) for number, (south, north) in enumerate(found, start=1)]
    if game.result is None and not ahead:
        _await(result, game.position.to_sow, goes_on=bool(line) and line[-1].sowing.again)
    return result


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
