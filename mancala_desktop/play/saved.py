"""What is known of a saved game without opening it: who played, how it ended, what it says."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from pathlib import Path

from mancala_desktop.play.seats import SeatKind, Seats, seats_of, two_persons
from mancala_desktop.play.storage import Obstacle, StorageError, load
from mancala_desktop.record.flaws import Problem
from mancala_desktop.record.game import Game, Node, turns
from mancala_desktop.record.text import Header, Reading
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family

_NOBODY = two_persons()


class Standing(Enum):
    """How a saved game ended for the person who played the computer.

    Where two persons or two computers played, somebody has won: it is decided.
    """

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    DECIDED = "decided"
    UNFINISHED = "unfinished"
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why nothing of a file can be read; `detail` is what the system said."""

    obstacle: Obstacle
    detail: str = ""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A file of a game, in short.

    `modified` (ns) and `size` (bytes) are those of the file when it was read. `preset_id` is empty
    if not even the rules could be read. `ordinary` games began as their rules begin. `played` is the
    day as a header tells it. `text` is all that words can be found in, in small letters. `trouble`
    is what is wrong with the file.
    """

    path: Path
    modified: int
    size: int
    preset_id: str = ""
    ordinary: bool = True
    title: str = ""
    played: str = ""
    seats: Seats = _NOBODY
    turns: int = 0
    outcome: Outcome | None = None
    seed: str = ""
    text: str = ""
    trouble: Problem | Unreadable | None = None

    @property
    def family(self) -> Family | None:
        """Which game it is, None if that is not known."""
        return PRESETS[self.preset_id].variant.family if self.preset_id else None

    @property
    def saved(self) -> datetime:
        """When the file was written."""
        return datetime.fromtimestamp(self.modified / 1e9)

    @property
    def day(self) -> date:
        """When it was played, by its header; where that tells no day, when the file was written."""
        try:
            return date.fromisoformat(self.played)
        except ValueError:
            return self.saved.date()

    @property
    def person(self) -> Side | None:
        """Where the person sits who plays the computer; None where two of a kind play."""
        south, north = (seat.kind for seat in self.seats)
        if south is north:
            return None
        return Side.SOUTH if south is SeatKind.PERSON else Side.NORTH

    @property
    def standing(self) -> Standing:
        """How it ended."""
        if self.trouble:
            return Standing.DAMAGED
        if self.outcome is None:
            return Standing.UNFINISHED
        if self.outcome.winner is None:
            return Standing.DRAWN
        if self.person is None:
            return Standing.DECIDED
        return Standing.WON if self.outcome.winner is self.person else Standing.LOST


def look_into(path: Path, stat: os.stat_result) -> SavedGame:
    """What the file at `path` holds; a damaged one as far as it can be read. Never raises."""
    modified, size = stat.st_mtime_ns, stat.st_size
    try:
        reading = load(path)
    except StorageError as error:
        trouble = Unreadable(error.obstacle, error.detail)
        text = path.stem.casefold().encode(errors="replace").decode()
        return SavedGame(path, modified, size, text=text, trouble=trouble)
    saved = in_short(path, stat, reading)
    if reading.game:
        _take_apart(reading.game)
    return saved


def in_short(path: Path, stat: os.stat_result, reading: Reading) -> SavedGame:
    """The same of a file that has been read."""
    modified, size, game = stat.st_mtime_ns, stat.st_size, reading.game
    if game is None:
        text = path.stem.casefold().encode(errors="replace").decode()
        return SavedGame(path, modified, size, text=text, trouble=reading.problem)
    headers, start = game.headers, game.start
    return SavedGame(
        path,
        modified,
        size,
        preset_id=game.preset_id,
        ordinary=start in (game.variant.start(Side.SOUTH), game.variant.start(Side.NORTH)),
        title=headers.get(Header.TITLE, "").strip(),
        played=headers.get(Header.DATE, "").strip(),
        seats=seats_of(game),
        turns=len(turns(game.line())),
        outcome=game.result,
        seed=headers.get(Header.SEED, ""),
        text=_text(path, game),
        trouble=reading.problem,
    )


def _text(path: Path, game: Game) -> str:
    """The file's name, the rules' id, every header's value and every comment."""
    parts = [path.stem, game.preset_id, *game.headers.values()]
    parts += [node.comment for node in _nodes(game) if node.comment]
    return "\n".join(parts).casefold().encode(errors="replace").decode()


def _nodes(game: Game) -> list[Node]:
    nodes = [game.root]
    for node in nodes:
        nodes += node.children
    return nodes


def _take_apart(game: Game) -> None:
    """Cut the links upwards, so that the tree goes without waiting for the garbage to be looked
    for, which it is not while thousands of files are read beside the window."""
    for node in _nodes(game):
        node.parent = None
