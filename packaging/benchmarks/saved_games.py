"""Makes a folder of saved games to measure with, and to look at.

    python packaging/benchmarks/saved_games.py FOLDER [COUNT]

The games are played by chance, a few hundred different ones; players, days, results and comments
differ from file to file. The same COUNT always gives the same games.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from mancala_desktop.play.places import GAME_SUFFIX
from mancala_desktop.play.seats import Seat, SeatKind, Seats, note_seats, seated
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Header, write
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS

DIFFERENT = 300
NAMES = ("Marlene", "Jonas", "Ada", "Grace", "Kofi", "Siti")
LAST_DAY = datetime(2025, 11, 30, 20, 14)
COMMENTS = ("What a capture!", "I did not see that.", "Two extra turns in a row.")


def played(random: Random) -> Game:
    """A game by chance, mostly to its end."""
    preset = random.choice(list(PRESETS))
    game = Game(preset, start=PRESETS[preset].variant.start(random.choice(list(Side))))
    last = random.choice((8, 25, 150, 150, 150))
    while not game.result and game.ply < last:
        game.play(random.choice(game.variant.legal_moves(game.position)))
    if not game.result and last == 150:
        game.resign(game.position.to_sow)
    if random.random() < 0.3 and game.current.parent:
        game.current.comment = random.choice(COMMENTS)
    return game


def seats(random: Random) -> Seats:
    """A person against a computer, more seldom against another person."""
    one, other = random.sample(NAMES, 2)
    person = Seat(SeatKind.PERSON, one)
    if random.random() < 0.2:
        return person, Seat(SeatKind.PERSON, other)
    computer = Seat(SeatKind.COMPUTER, "", min(10, 1 + int(random.expovariate(0.3))))
    return seated(person, computer, random.choice(list(Side)))


def fill(folder: Path, count: int) -> None:
    """Write so many games into `folder`, over two years up to LAST_DAY."""
    random = Random(count)
    folder.mkdir(parents=True, exist_ok=True)
    games = [played(random) for _ in range(min(count, DIFFERENT))]
    for number in range(count):
        game = random.choice(games) if count > DIFFERENT else games[number]
        when = LAST_DAY - timedelta(minutes=number * 60 * 24 * 730 // count)
        game.headers = {Header.DATE: when.date().isoformat(), Header.SEED: str(number)}
        if random.random() < 0.1:
            game.headers[Header.TITLE] = random.choice(("Club evening", "Revenge", "My first win"))
        note_seats(game, seats(random))
        path = folder / f"{when:%Y-%m-%d %H.%M}-{number}{GAME_SUFFIX}"
        path.write_text(write(game), encoding="utf-8")
        os.utime(path, (when.timestamp(), when.timestamp()))


if __name__ == "__main__":
    fill(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 40)
