"""Plays best play against chance, and prints what a proof costs once the book knows no more.

    python packaging/book/sample.py PRESET [GAMES]

Every other game the second side is the one that plays its best. *From nothing* is the first board of a
game that is not in the book, proved with the tables the app has; *later* are the ones after it, as the
table still knows a good deal then. All figures are nodes, those of a game in one line. Ctrl-C ends it
early.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from room import APP_SEEDS, APP_TABLE, Room  # noqa: E402

from mancala_desktop.engine import book  # noqa: E402
from mancala_desktop.rules.kalah import Kalah  # noqa: E402
from mancala_desktop.rules.presets import PRESETS  # noqa: E402


def play(room: Room, known: book.Book, best_begins: bool, random: Random) -> list[int]:
    """Nodes of every proof of one game."""
    room.forget()
    board: bytes | None = room.start
    ours = best_begins
    costs = []
    while board is not None:
        sowings = room.sowings(board)
        if not ours:
            _, _, again, board = random.choice(sowings)
        else:
            values = known.values(board)
            if values is None:
                value, nodes = room.prove(board, 0)
                costs.append(nodes)
                values = _one_that_keeps(room, board, value or 0)
            best = max(values, key=lambda pit: (values[pit], pit))
            _, _, again, board = next(sowing for sowing in sowings if sowing[0] == best)
        ours = ours == again
    return costs


def _one_that_keeps(room: Room, board: bytes, value: int) -> dict[int, int]:
    for pit, gain, again, after in room.sowings(board):
        if after is None:
            kept = gain == value
        elif again:
            kept = room.reaches(after, value - gain)
        else:
            kept = not room.reaches(after, gain - value + 1)
        if kept:
            return {pit: value}
    raise AssertionError("some sowing keeps the value")


def tell(what: str, costs: list[int]) -> None:
    """Print how large the figures are."""
    costs = sorted(costs) or [0]
    median, ninety = costs[len(costs) // 2], costs[len(costs) * 9 // 10]
    print(f"{what}: {len(costs)} boards, median {median}, p90 {ninety}, most {costs[-1]}")


def main() -> None:
    """Play and tell."""
    variant = PRESETS[sys.argv[1]].variant
    assert isinstance(variant, Kalah)
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    known = book.read(variant)
    assert known is not None
    folder = ROOT / "build" / "book"
    folder.mkdir(parents=True, exist_ok=True)
    room = Room(variant, table_mb=APP_TABLE, endgame_seeds=APP_SEEDS, threads=1, folder=folder)
    costs = []
    try:
        for game in range(games):
            costs.append(play(room, known, game % 2 == 0, Random(game)))
            print(*costs[-1], flush=True)
    except KeyboardInterrupt:
        print("stopped early")
    tell("from nothing", [game[0] for game in costs if game])
    tell("later", [nodes for game in costs for nodes in game[1:]])


if __name__ == "__main__":
    main()
