"""Writes games of Oware in OGN: tags, then the moves with comments and variations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mancala_desktop.record.game import Game, Node
from mancala_desktop.record.headers import DERIVED, NAME, Header, describe, score
from mancala_desktop.record.ogn import tags
from mancala_desktop.record.times import time_text
from mancala_desktop.record.writing import close, in_order, marks, row_number
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Sowing

_MOST = 60  # characters of a word that may get one more bracket


def write(game: Game) -> str:
    """The text of a game; ValueError if it is not Oware, or a header has an impossible name.

    Reading it gives the same game, and writing that the same text.
    """
    if game.preset_id not in tags.VARIANTS:
        raise ValueError(f"OGN knows no game of {game.variant.family.value}")
    lines = [line for name, value in _tags(game) for line in tags.tag(name, value)]
    return "\n".join([*lines, "", *_filled([*_moves(game), score(game.result)])]) + "\n"


def notation(sowing: Sowing) -> str:
    """`D`, `b+5` (captures five seeds)."""
    name = tags.pit_name(sowing.before.layout.name(sowing.pit))
    return f"{name}+{sowing.captured}" if sowing.captured else name


# ---------------------------------------------------------------- tags


def _tags(game: Game) -> Iterator[tuple[str, str]]:
    headers = {name: text for name, text in game.headers.items() if name not in DERIVED}
    yield tags.VARIANT, tags.VARIANTS[game.preset_id]
    for each in tags.ROSTER:
        yield each, headers.pop(each, "") or tags.UNKNOWN
    yield Header.RESULT, score(game.result)
    told = dict(describe(game))
    if tags.fen(game.start) != tags.USUAL_FEN:
        yield tags.FEN, tags.fen(game.start)
    if options := told.get(Header.OPTIONS):
        yield Header.OPTIONS, options
    if " " in (start := told.get(Header.START, "")):
        yield Header.START, start  # it tells more than a FEN can
    if game.current.onward:
        yield Header.PLY, str(game.ply)
    if game.spent_ms:
        yield Header.SPENT, time_text(game.spent_ms)
    if game.result and game.concluded:
        winner = game.result.winner
        yield Header.REASON, game.result.termination.value
        yield tags.WINNER, "draw" if winner is None else winner.name.lower()
    for name, text in headers.items():
        if not NAME.fullmatch(name):
            raise ValueError(f"{name!r} cannot be the name of a header")
        yield (name, text) if tags.is_plain(name) else (tags.HEADER, f"{name}: {text}")


# ---------------------------------------------------------------- moves


def _moves(game: Game) -> list[str]:
    """The words of the line and of all that is nested in it."""
    found = _comment(game.root)
    first = game.root.onward
    if first is None:
        return found
    row = 0  # the number written last; 0 lets the next sowing begin with its number again
    bracket = ""
    for item in in_order(first, row_number(first, 0), with_others=True):
        if item == "(":
            bracket, row = "(", 0
        elif item == ")":
            row = 0
            close(found, most=_MOST)
        elif isinstance(item, tuple):
            node, number = item
            if number != row:
                dots = "." if node.side is Side.SOUTH else "..."
                found.append(f"{bracket}{number}{dots}")
                bracket, row = "", number
            found += [notation(node.sowing), *_marks(node)]
            found += _comment(node)
    return found


def _marks(node: Node) -> list[str]:
    """What stands behind a sowing in our format; to other programs it is a comment."""
    found = marks(node)
    return ["{", "[%", *found, "%]", "}"] if found else []


def _comment(node: Node) -> list[str]:
    return ["{", *tags.words(node.comment), "}"] if node.comment else []


def _filled(words: Iterable[str]) -> Iterator[str]:
    """Lines as full as they may be; a word that ends in a joining line end ends its line."""
    line = ""
    for word in words:
        text = word.removesuffix("\n")
        if line and len(line) + 1 + len(text) > tags.WIDTH:
            yield line
            line = ""
        line = f"{line} {text}" if line else text
        if text != word:
            yield line
            line = ""
    if line:
        yield line
