"""Small folders of saved games, and games as the index knows them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

from pytestqt.qtbot import QtBot

from mancala_desktop.play.library import Library
from mancala_desktop.play.saved import SavedGame
from mancala_desktop.play.seats import Seat, SeatKind, Seats, note_seats
from mancala_desktop.play.storage import save
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Header
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome, Termination

ADA = Seat(SeatKind.PERSON, "Ada")
GRACE = Seat(SeatKind.PERSON, "Grace")
EVENING = datetime(2025, 11, 30, 20, 14)


def computer(level: int) -> Seat:
    return Seat(SeatKind.COMPUTER, level=level)


def put(
    folder: Path,
    name: str,
    seats: Seats = (ADA, GRACE),
    *,
    preset: str = "kalah-plyyard",
    moves: str = "ce",
    loser: Side | None = None,
    day: str = "2025-11-14",
    days_ago: int = 0,
    **headers: str,
) -> Path:
    """A game of `moves`, in a file written so many days before EVENING."""
    game = Game(preset, headers={Header.DATE: day, **headers})
    for letter in moves:
        game.play(game.variant.layout.pit(letter))
    if loser is not None:
        game.resign(loser)
    note_seats(game, seats)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.mancala"
    save(path, game)
    when = (EVENING - timedelta(days=days_ago)).timestamp()
    os.utime(path, (when, when))
    return path


def read(library: Library, qtbot: QtBot) -> dict[str, SavedGame]:
    """What the library knows when it has looked into its folder, by the names of the files."""
    library.refresh()
    qtbot.waitUntil(lambda: not library.busy, timeout=20_000)
    return {game.path.stem: game for game in library.games}


Shelf = Callable[[], Library]


def against(level: int, *, won: bool | None, day: int, side: Side = Side.SOUTH) -> SavedGame:
    """A finished game of Kalah of a person on `side`; None is a draw, `day` counts from a Monday."""
    winner = None if won is None else side if won else side.other
    seats = (ADA, computer(level)) if side is Side.SOUTH else (computer(level), ADA)
    played = date(2025, 3, 3) + timedelta(days=day)
    path = Path(f"/games/{played}-{level}-{won}-{side.name}-{day}.mancala")
    return SavedGame(
        path,
        modified=day * 10**9,
        size=1,
        preset_id="kalah-plyyard",
        played=played.isoformat(),
        seats=seats,
        outcome=Outcome(25, 23, winner, Termination.RESIGNATION),
    )


def as_family(game: SavedGame, preset: str) -> SavedGame:
    return replace(game, preset_id=preset)
