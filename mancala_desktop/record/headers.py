"""The headers the format knows, and how a game's rules and start are told in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from mancala_desktop.record.flaws import DamageError, Flaw
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.position import Position, PositionError
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import OptionError, Variant


class Header(StrEnum):
    """Known names. The derived ones follow from the game and are not kept in `game.headers`."""

    RULES = "Rules"  # derived: the preset
    OPTIONS = "Options"  # derived: where they differ from the preset
    FIRST = "First"  # derived: north, when North begins an ordinary game
    START = "Start"  # derived: a start position that is not the preset's
    EVENT = "Event"
    SITE = "Site"
    DATE = "Date"  # 2025-12-31
    ROUND = "Round"
    SOUTH = "South"  # the players' names
    NORTH = "North"
    SOUTH_SEAT = "SouthSeat"  # who plays there: a person, a computer level
    NORTH_SEAT = "NorthSeat"
    SEED = "Seed"  # what a computer's chance is made of: a number
    TITLE = "Title"  # what somebody called the game
    PIE = "Pie"  # `yes`: the second player may take over the first one's side
    SERIES = "Series"  # the series of games this is one of, and how it stands
    LESSON = "Lesson"  # the unit that has led to it, whose guide goes along
    PLY = "Ply"  # derived: where play stands, when that is not the end of the line
    RESULT = "Result"  # derived
    REASON = "Reason"  # derived
    CLOCK = "Clock"  # what time the sides are given
    SPENT = "Spent"  # derived: what the side to sow has used of it where play stands


DERIVED = frozenset(
    {
        Header.RULES,
        Header.OPTIONS,
        Header.FIRST,
        Header.START,
        Header.PLY,
        Header.RESULT,
        Header.REASON,
        Header.SPENT,
    }
)

NAME = re.compile(r"[^\W\d_](?:[\w -]{0,28}\w)?")

_START_WORD = re.compile(r"(round|sown|starter)=(\d{1,2}|[sn])")
_RESULT = re.compile(r"(south|north|draw)\s+(\d{1,3}(?:\.5)?)-(\d{1,3}(?:\.5)?)", re.IGNORECASE)
_SIDES = {side.name.lower(): side for side in Side}


@dataclass(frozen=True, slots=True)
class Entry:
    """A header that was read: its value, and where in the text the value begins."""

    value: str
    at: int

    def damage(self, flaw: Flaw, detail: str = "", *, skip: int = 0) -> DamageError:
        """The flaw that begins `skip` characters into the value."""
        return DamageError(self.at + skip, flaw, detail or self.value)


# ---------------------------------------------------------------- rules and start


def describe(game: Game) -> Iterator[tuple[str, str]]:
    """The headers that tell what is played and from where."""
    variant = game.variant
    yield Header.RULES, game.preset_id
    preset = PRESETS[game.preset_id].variant.options()
    options = [f"{name}={word}" for name, word in variant.options().items() if word != preset[name]]
    if options:
        yield Header.OPTIONS, ", ".join(options)
    if game.start == variant.start():
        return
    if game.start == variant.start(Side.NORTH):
        yield Header.FIRST, Side.NORTH.name.lower()
    else:
        yield Header.START, start_text(game.start)


def start_text(start: Position) -> str:
    """A start as its header tells it: the position, and behind it what that does not tell."""
    text = [str(start)]
    if start.round != 1:
        text.append(f"round={start.round}")
    if start.sown:
        text.append(f"sown={start.sown}")
    if start.starter is not start.to_sow:
        text.append(f"starter={start.starter.letter}")
    return " ".join(text)


def found_game(entries: Mapping[str, Entry], headers: Mapping[str, str]) -> Game:
    """The game that `entries` describe, with no moves yet; DamageError when they do not."""
    rules = entries[Header.RULES]
    if rules.value not in PRESETS:
        raise rules.damage(Flaw.UNKNOWN_RULES)
    variant = PRESETS[rules.value].variant
    if Header.OPTIONS in entries:
        variant = _with_options(variant, entries[Header.OPTIONS])
    start = None
    if Header.START in entries:
        start = _start(variant, entries[Header.START])
    elif Header.FIRST in entries:
        first = entries[Header.FIRST]
        if first.value.lower() not in _SIDES:
            raise first.damage(Flaw.START)
        start = variant.start(_SIDES[first.value.lower()])
    return Game(rules.value, variant, start, headers)


def _with_options(variant: Variant, entry: Entry) -> Variant:
    for part in re.finditer(r"[^,\s][^,]*", entry.value):
        name, _, word = (piece.strip() for piece in part[0].partition("="))
        try:
            variant = variant.with_options({name: word})
        except OptionError as error:
            raise entry.damage(Flaw.OPTION, part[0], skip=part.start()) from error
    return variant


def _start(variant: Variant, entry: Entry) -> Position:
    text, *words = entry.value.split() or [""]
    try:
        variant.position(text)
    except PositionError as error:
        skip = error.column - 1
        raise entry.damage(Flaw.START, text[skip:], skip=skip) from error
    position = Position.parse(text)
    for word in words:
        match = _START_WORD.fullmatch(word)
        if not match or (match[1] == "starter") == match[2].isdigit():
            raise entry.damage(Flaw.START, word, skip=entry.value.index(word))
        match match[1]:
            case "round":
                position = replace(position, round=int(match[2]))
            case "sown":
                position = replace(position, sown=int(match[2]))
            case _:
                position = replace(position, starter=Side("sn".index(match[2])))
    return variant.settled(position)


# ---------------------------------------------------------------- result


def score(outcome: Outcome | None) -> str:
    """The result as it ends the moves: `25-23`, or `*` for an open game."""
    return f"{outcome.south:g}-{outcome.north:g}" if outcome else "*"


def result_text(outcome: Outcome) -> str:
    """The result as a header tells it: `south 25-23`."""
    winner = "draw" if outcome.winner is None else outcome.winner.name.lower()
    return f"{winner} {score(outcome)}"


def read_result(text: str, termination: Termination) -> Outcome | None:
    """The outcome that `text` tells as a header does; None when it tells none."""
    match = _RESULT.fullmatch(text)
    if not match:
        return None
    return Outcome(float(match[2]), float(match[3]), _SIDES.get(match[1].lower()), termination)
