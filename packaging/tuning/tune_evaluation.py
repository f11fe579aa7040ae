"""Fits the weights of resources/evaluation.toml: `python packaging/tuning/tune_evaluation.py oware`.

The compiled core plays games of one family against itself, from random beginnings and with a random
sowing now and then. What each board was worth in the end, counted from its stores on, is then told as
well as possible by the counts of `engine/machine/evaluation.py`: the least squares of the differences.
A second round plays with what the first one found. At the end the new weights play a match against plain
row differences, with equally many boards for each sowing, both seats of every beginning.

What it prints goes into the file by hand. The random numbers are seeded, but how many games are
played hangs on the machine.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from mancala_desktop.engine.machine.board import Machine
from mancala_desktop.engine.machine.clock import Clock
from mancala_desktop.engine.machine.deepening import Deepening
from mancala_desktop.engine.machine.evaluation import counted, names
from mancala_desktop.engine.machine.moves import branches
from mancala_desktop.engine.machine.table import Table
from mancala_desktop.engine.tree import counts_repetition_as_nothing
from mancala_desktop.rules.presets import PRESETS

FAMILIES = {
    "kalah": ("kalah-plyyard", "kalah-standard", "kalah-youzai"),
    "oware": ("oware-abapa", "oware-app", "oware-kalaha", "awari"),
    "congkak": ("congkak-sequential", "congkak-app"),
}
PLAIN = (0, 0, 16, 0)  # a quarter of the difference of the rows
NODES = 2_000  # boards looked at for a sowing in games to learn from
MATCH_NODES = 5_000
RANDOM_SOWING = 0.05
MOST = 24  # seeds: a greater difference at the end teaches nothing more
FEWEST = 8  # seeds left: a board with less is searched to the end anyway
DEEPEST = 60


@dataclass
class Board:
    """A board, whether South sows, and the store difference for South."""

    rows: bytes
    sown: int
    south: bool
    difference: int = 0


class Game:
    """Plays games of one preset."""

    def __init__(self, preset: str) -> None:
        self.variant = PRESETS[preset].variant
        self.machine = Machine(self.variant, self.variant.total)
        self.split = counts_repetition_as_nothing(self.variant)

    def seat(self, weights: Sequence[int]) -> Deepening:
        return Deepening(self.machine, Table(8, self.machine.bits), None, self.split, weights)

    def beginning(self, random: Random, sowings: int) -> Board:
        """A board after some random sowings that favour neither side by much."""
        while True:
            board: Board | None = Board(
                bytes([self.variant.seeds] * 2 * self.variant.pits), 0, True
            )
            for _ in range(sowings):
                if board:
                    pit = random.choice(branches(self.machine, board.rows, board.sown))[4]
                    board, _ = self.after(board, pit)
            if board and abs(board.difference) <= self.variant.seeds + 2:
                return board

    def after(self, board: Board, pit: int) -> tuple[Board | None, int]:
        """The board after a sowing, None at the end, and the store difference for South."""
        for _, gain, again, after, own in branches(self.machine, board.rows, board.sown):
            if own == pit:
                difference = board.difference + (gain if board.south else -gain)
                if after is None:
                    return None, difference
                south = board.south if again else not board.south
                return Board(after[:-1], after[-1], south, difference), difference
        raise ValueError(pit)

    def best(self, seat: Deepening, board: Board, before: list[Board], nodes: int) -> int:
        sowings = branches(self.machine, board.rows, board.sown)
        pit = sowings[0][4]
        seen = [(each.rows, each.south == board.south) for each in before]
        for depth in range(1, DEEPEST):
            clock = Clock(bytearray(1), bytearray(1), nodes)
            found = seat.look(board.rows, board.sown, depth, clock, seen)
            if seat.best_so_far is not None:
                pit = seat.best_so_far[0]
            nodes -= clock.nodes
            if found is None or found[1] or len(sowings) == 1 or nodes <= 0:
                break
        return pit

    def play(
        self, board: Board, seats: tuple[Deepening, Deepening], nodes: int, random: Random | None
    ) -> tuple[list[Board], int]:
        """All boards of a game, and the difference for South at its end."""
        boards: list[Board] = []
        while True:
            if self.variant.can_repeat and any(
                (each.rows, each.south) == (board.rows, board.south) for each in boards
            ):
                return boards, board.difference + self.repetition(board)
            pit = self.best(seats[not board.south], board, boards, nodes)
            if random and random.random() < RANDOM_SOWING:
                pit = random.choice(branches(self.machine, board.rows, board.sown))[4]
            boards.append(board)
            after, difference = self.after(board, pit)
            if after is None:
                return boards, difference
            board = after

    def repetition(self, board: Board) -> int:
        if self.split:
            return 0
        pits = self.variant.pits
        rows = sum(board.rows[:pits]) - sum(board.rows[pits:])
        return rows if board.south else -rows


Lesson = tuple[
    list[int], int
]  # the counts of a board, each also by how much is left, and its worth


def lessons(games: list[Game], weights: Sequence[int], seconds: float, seed: int) -> list[Lesson]:
    """What self-play for some seconds teaches."""
    random, end = Random(seed), time.monotonic() + seconds
    found: list[Lesson] = []
    while time.monotonic() < end:
        for game in games:
            seats = (game.seat(weights), game.seat(weights))
            boards, difference = game.play(
                game.beginning(random, random.randint(2, 10)), seats, NODES, random
            )
            for board in boards:
                left = sum(board.rows)
                if left >= FEWEST:
                    worth = difference - board.difference
                    worth = max(-MOST, min(MOST, worth if board.south else -worth))
                    counts = counted(game.machine, board.rows)
                    both = [each for count in counts for each in (count, count * left / 64)]
                    found.append((both, worth))
    return found


def least_squares(found: list[Lesson]) -> list[float]:
    """The weights whose sums are nearest to the worths (Gauss and Jordan, a little damped)."""
    size = len(found[0][0])
    rows = [[5.0 * (i == j) for j in range(size)] + [0.0] for i in range(size)]
    for counts, worth in found:
        for i, count in enumerate(counts):
            if count:
                row = rows[i]
                for j, other in enumerate(counts):
                    row[j] += count * other
                row[size] += count * worth
    for i in range(size):
        p = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[p] = rows[p], rows[i]
        for j in range(size):
            if j != i:
                times = rows[j][i] / rows[i][i]
                rows[j] = [a - times * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def match(game: Game, new: Sequence[int], old: Sequence[int], seconds: float) -> str:
    """Games of `new` against `old`, as points in percent with their standard error."""
    random, end = Random(1), time.monotonic() + seconds
    pairs: list[float] = []
    while time.monotonic() < end or len(pairs) < 2:
        board = game.beginning(random, 6)
        points = 0.0
        for ours_south in (True, False):
            seats = (
                (game.seat(new), game.seat(old)) if ours_south else (game.seat(old), game.seat(new))
            )
            _, difference = game.play(board, seats, MATCH_NODES, None)
            difference = difference if ours_south else -difference
            points += (difference > 0) + (difference == 0) / 2
        pairs.append(points / 2)
    mean = sum(pairs) / len(pairs)
    error = sqrt(sum((each - mean) ** 2 for each in pairs) / (len(pairs) - 1) / len(pairs))
    return f"{100 * mean:.1f} ± {100 * error:.1f} % of {2 * len(pairs)} games"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of resources/evaluation.toml.")
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("--seconds", type=float, default=60, help="of self-play in each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--match", type=float, default=20, help="seconds of a match in each preset")
    chosen = parser.parse_args()
    games = [Game(preset) for preset in FAMILIES[chosen.family]]
    weights: Sequence[int] = PLAIN
    for round_ in range(chosen.rounds):
        found = lessons(games, weights, chosen.seconds, round_)
        weights = [round(64 * weight) for weight in least_squares(found)]
        print(f"# round {round_ + 1}: {len(found)} boards")
    print(f"[{chosen.family}]")
    for index, name in enumerate(names(games[0].machine)):
        print(f"{name} = {weights[2 * index : 2 * index + 2]}")
    for preset, game in zip(FAMILIES[chosen.family], games, strict=True):
        print(f"# {preset}: {match(game, weights, PLAIN, chosen.match)}", flush=True)


if __name__ == "__main__":
    main()
