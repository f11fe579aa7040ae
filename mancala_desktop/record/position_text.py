"""A position as a line to copy and paste: the rules, and the position as the header `Start` has it.

kalah-plyyard 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s
kalah-36 seeds=5,ends=mover_row 1,0,2,0,4,6/12|5,5,5,5,5,0/10|n
"""

from __future__ import annotations

import re
from dataclasses import replace

from mancala_desktop.record.flaws import DamageError, Flaw, Problem
from mancala_desktop.record.game import Game, Node
from mancala_desktop.record.headers import Entry, Header, describe, found_game, start_text
from mancala_desktop.record.ogn import tags
from mancala_desktop.record.reading import Reading
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family

_WORD = re.compile(r"\S+")
_POSITION = re.compile(r"(?!\S*=)(?:[^,]*,[^,]*,|.*[|/]|\d+-\d+-)")


def can_be_told(game: Game, place: Node | None = None) -> bool:
    """Whether the position in play, or at another place of the game, has a text: amid a
    simultaneous opening it has none."""
    place = place or game.current
    return place.position.opening is None or place is game.root


def write_position(game: Game, position: Position | None = None) -> str:
    """The position in play, or another of the game, with its rules, in one line."""
    options = dict(describe(game)).get(Header.OPTIONS, "").replace(" ", "")
    position = position or game.position
    if game.variant.options().get("rounds", "1") == "1":
        position = replace(position, starter=position.to_sow)  # who began the round is no matter
    return " ".join(filter(None, [game.preset_id, options, start_text(position)]))


def read_position(text: str, like: Game) -> Reading:
    """A game that begins with the position in `text`, or the flaw and where it is.

    A position without its rules, or as a FEN of OGN, has the rules of `like` if it fits them.
    """
    try:
        return Reading(_read(text, like), None)
    except DamageError as damage:
        line = 1 + text.count("\n", 0, damage.at)
        column = damage.at - text.rfind("\n", 0, damage.at)
        problem = Problem(line, column, damage.flaw, damage.detail, damage.expected)
        return Reading(None, problem)


def _read(text: str, like: Game) -> Game:
    words = [Entry(match[0], match.start()) for match in _WORD.finditer(text)]
    place = next((n for n, word in enumerate(words) if _POSITION.match(word.value)), None)
    if place is None:
        raise (words[0] if words else Entry("", 0)).damage(Flaw.NOT_A_POSITION)
    start, before = words[place], words[:place]
    fen = tags.start_of(start.value)
    if before and "=" not in before[0].value:
        entries: dict[str, Entry] = {Header.RULES: before.pop(0)}
    else:
        fits = _fits(like, fen, start.value)
        entries = _like(like, start.at) if fits else _usual(fen, start)
    if before and "=" in before[0].value:
        entries[Header.OPTIONS] = before.pop(0)
    if before:
        raise before[0].damage(Flaw.NOT_A_POSITION)
    entries[Header.START] = Entry(fen or text[start.at :], start.at)
    game = found_game(entries, {})
    usual = game.variant.start(game.start.to_sow)
    if usual.opening and replace(usual, opening=None) == game.start:
        return Game(game.preset_id, game.variant, usual)
    return game


def _fits(game: Game, fen: str | None, position: str) -> bool:
    """Whether a position can be one of the game; only Oware has FENs."""
    if fen:
        return game.variant.family is Family.OWARE
    burnt = "x" in position
    return _pits(position) == game.variant.pits and not (
        burnt and game.variant.family is not Family.CONGKAK
    )


def _pits(position: str) -> int:
    return position.partition("/")[0].count(",") + 1


def _like(game: Game, at: int) -> dict[str, Entry]:
    """The rules of a game, for a position that does not tell them."""
    told = dict(describe(game))
    return {name: Entry(told[name], at) for name in (Header.RULES, Header.OPTIONS) if name in told}


def _usual(fen: str | None, start: Entry) -> dict[str, Entry]:
    """The rules that go with a position: its kind, its burnt pits or its size tell the family."""
    pits = _pits(start.value)
    burnt = "x" in start.value
    family = Family.OWARE if fen else Family.CONGKAK if burnt or pits == 7 else Family.KALAH
    variant = PRESETS[DEFAULTS[family]].variant
    rules: dict[str, Entry] = {Header.RULES: Entry(DEFAULTS[family], start.at)}
    if not fen and pits != variant.pits and pits in variant.allowed()["pits"]:
        rules[Header.OPTIONS] = Entry(f"pits={pits}", start.at)
    return rules
