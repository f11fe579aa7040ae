"""Writes games: headers, then the line in two columns with comments and variations below."""

from __future__ import annotations

from collections.abc import Iterator

from mancala_desktop.record.game import Game, Node
from mancala_desktop.record.headers import DERIVED, NAME, Header, describe, result_text, score
from mancala_desktop.record.prose import WIDTH, fill, words
from mancala_desktop.record.times import time_text
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Sowing

VERSION = 1
FORMAT = "Mancala game"

_INDENT = " " * 5
_NOBODY = ".."
_NARROWEST, _WIDEST = 12, 40  # South's column


def notation(sowing: Sowing) -> str:
    """`c`, `Bx4` (captures four), `e+` (an extra turn follows); an opening choice says only where."""
    name = sowing.before.layout.name(sowing.pit)
    if sowing.before.opening:
        return name
    captured = f"x{sowing.captured}" if sowing.captured else ""
    return name + captured + ("+" if sowing.again else "")


def write(game: Game) -> str:
    """The text of a game; ValueError if a header has a name that no header can have.

    Reading it gives the same game, and writing that the same text.
    """
    lines = [f"{FORMAT} {VERSION}"]
    for name, value in _headers(game):
        if not NAME.fullmatch(name):
            raise ValueError(f"{name!r} cannot be the name of a header")
        lines += fill(words(value), f"{name}: ", "  ", glue=" \\")
    lines.append("")
    lines += _moves(game)
    lines.append(score(game.result))
    return "\n".join(lines) + "\n"


def write_all(games: list[Game]) -> str:
    """The text of many games in one file; raises as `write` does."""
    return "\n".join(write(game) for game in games)


def _headers(game: Game) -> Iterator[tuple[str, str]]:
    yield from describe(game)
    yield from ((name, text) for name, text in game.headers.items() if name not in DERIVED)
    if game.current.onward:
        yield Header.PLY, str(game.ply)
    if game.spent_ms:
        yield Header.SPENT, time_text(game.spent_ms)
    if game.result:
        yield Header.RESULT, result_text(game.result)
        yield Header.REASON, game.result.termination.value


# ---------------------------------------------------------------- the line in play


class _Row:
    """A numbered line: what South and then North sow in one turn each."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sowings: tuple[list[str], list[str]] = ([], [])

    def lines(self, width: int) -> Iterator[str]:
        """The row with South's column `width` characters wide, or its turns below each other."""
        head = f"{self.number:3}. "
        south, north = (" ".join(sowings) for sowings in self.sowings)
        line = f"{head}{south or _NOBODY:{width}}  {north}".rstrip()
        if len(line) <= WIDTH:
            yield line
        else:
            yield from fill(self.sowings[Side.SOUTH] or [_NOBODY], head, _INDENT)
            yield from fill(self.sowings[Side.NORTH], _INDENT, _INDENT)


def _moves(game: Game) -> Iterator[str]:
    blocks = list(_blocks(game))
    widths = [len(" ".join(row.sowings[Side.SOUTH])) for row in blocks if isinstance(row, _Row)]
    width = min(max([_NARROWEST, *widths]), _WIDEST)
    for block in blocks:
        if isinstance(block, _Row):
            yield from block.lines(width)
        else:
            yield from fill(block, _INDENT, _INDENT + " ")


def _blocks(game: Game) -> Iterator[_Row | list[str]]:
    """Rows of the line, and between them the words of a comment or variation."""
    if game.root.comment:
        yield _comment(game.root)
    number = 0
    row: _Row | None = None
    for node in game.line():
        number = row_number(node, number)
        south_again = row and node.side is Side.SOUTH and row.sowings[Side.NORTH]
        if row and (row.number != number or south_again):  # that is in a simultaneous opening
            yield row
            row = None
        row = row or _Row(number)
        row.sowings[node.side].append(" ".join([notation(node.sowing), *marks(node)]))
        asides = [_comment(node)] if node.comment else []
        asides += [_variation(other, number) for other in others(node)]
        if asides:
            yield row
            yield from asides
            row = None
    if row:
        yield row


def marks(node: Node) -> list[str]:
    """What stands behind a sowing: `[178.437]`, what its side had left, where a clock ran, and what
    was answered to the pie rule."""
    left = [] if node.left_ms is None else [f"[{time_text(node.left_ms)}]"]
    return [*left, node.pie.value] if node.pie else left


def row_number(node: Node, before: int) -> int:
    """The number of the row `node` belongs to, when the node before it stands in row `before`.

    A simultaneous opening is the first turn of both sides, whatever lines it takes.
    """
    parent = node.parent
    if node.sowing.before.opening:
        return before or 1
    if parent is None or parent.parent is None or parent.sowing.before.opening:
        return before + 1
    answers = node.side is Side.NORTH and parent.side is Side.SOUTH
    return before if node.same_turn or answers else before + 1


def others(node: Node) -> list[Node]:
    """What was tried instead of `node`."""
    return [other for other in node.parent.children if other is not node] if node.parent else []


def _comment(node: Node) -> list[str]:
    pieces = words(node.comment)
    pieces[0] = "{" + pieces[0]
    pieces[-1] += "}"
    return pieces


# ---------------------------------------------------------------- variations


def _variation(first: Node, number: int) -> list[str]:
    """The words of a variation and of all that is nested in it."""
    found: list[str] = []
    bracket = ""
    row = 0  # the number written last; 0 lets the next sowing begin with its number again
    for item in ["(", *in_order(first, number, with_others=False), ")"]:
        if item == "(":
            bracket, row = "(", 0
        elif item == ")":
            row = 0
            close(found, most=WIDTH - _WIDEST)
        elif isinstance(item, tuple):
            node, number = item
            if number != row:
                found.append(f"{bracket}{number}.")
                found += [_NOBODY] if node.side is Side.NORTH else []
                bracket, row = "", number
            found.append(" ".join([notation(node.sowing), *marks(node)]))
            if node.comment:
                found += _comment(node)
                row = 0
    return found


def in_order(node: Node, number: int, *, with_others: bool) -> Iterator[str | tuple[Node, int]]:
    """What is written from `node` in row `number` on: sowings with the numbers of their rows, and
    brackets around what was tried instead; of `node` itself that is left out unless `with_others`.

    Variations may be nested deep: no recursion.
    """
    todo: list[str | tuple[Node, int, bool]] = [(node, number, with_others)]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            yield item
            continue
        node, number, with_others = item
        yield node, number
        if node.onward:
            todo.append((node.onward, row_number(node.onward, number), True))
        if with_others:
            for other in reversed(others(node)):
                todo += [")", (other, number, False), "("]


def close(found: list[str], *, most: int) -> None:
    """A bracket behind the last word, or as a word of its own if that is as long as `most`."""
    if len(found[-1]) < most:
        found[-1] += ")"
    else:
        found.append(")")
