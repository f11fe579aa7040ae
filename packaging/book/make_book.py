"""Makes the opening book of a Kalah rule set; README.md beside says how, and what for.

    python packaging/book/make_book.py PRESET [OPTION=VALUE ...]

Told in steps:

1. `_first_plies`: every board of the first plies is an entry. Only the boards one sowing beyond are
   proved; all values before are read off them.
2. `_best_play`: a player who always takes the best sowing (the one nearest the store, if several
   are) meets every reply. A board he is to sow on becomes an entry if to prove it from nothing
   takes more nodes than the limit; then all that it leads to is proved, and play goes on.

Every result goes to the work file at once. Ctrl-C or a kill loses no more than the proofs under way;
the same command goes on from there. The book is written again every time a step is done.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from room import Room  # noqa: E402
from work import Work  # noqa: E402

from mancala_desktop.engine import book  # noqa: E402
from mancala_desktop.rules.kalah import Kalah  # noqa: E402
from mancala_desktop.rules.presets import PRESETS  # noqa: E402

Entries = dict[bytes, dict[int, int]]


class Maker:
    """Makes one book. `known` are the values of all boards proved or read off."""

    def __init__(self, room: Room, work: Work) -> None:
        self._room = room
        self._work = work
        self._known = dict(work.values)
        self._parents: dict[bytes, bytes] = {}  # a board that leads to the key
        self.entries: Entries = {}

    # ---------------------------------------------------------------- 1. the first plies

    def first_plies(self, last: int) -> None:
        """Make entries of all boards up to `last` sowings from the start."""
        plies = [[self._room.start]]
        for _ in range(last):
            plies.append(list(dict.fromkeys(self._after(plies[-1]))))
        self._prove(plies[-1])
        for ply in reversed(plies):
            for board in ply:
                self._enter(board)

    # ---------------------------------------------------------------- 2. best play

    def best_play(self, roots: Iterable[bytes], limit: int) -> None:
        """Follow best play from `roots`, either side being the one that plays it."""
        ply = {(board, ours) for board in roots for ours in (True, False)}
        seen = set(ply)
        depth = 0
        while ply:
            ours = sorted(board for board, our in ply if our and not self._enter(board))
            self._weigh(ours, limit)
            heavy = [board for board in ours if not self._light(board, limit)]
            print(f"best play, {depth} sowings on: {len(ours)} boards beyond, {len(heavy)} heavy")
            self._prove(heavy)
            for board in heavy:
                self._enter(board)
            ply = set(self._next(ply, limit)) - seen
            seen |= ply
            depth += 1

    def _next(self, ply: Iterable[tuple[bytes, bool]], limit: int) -> Iterator[tuple[bytes, bool]]:
        for board, ours in ply:
            if ours and board not in self.entries:
                continue  # light: left to the engine
            best = self._best(board) if ours else None
            for pit, _, again, after in self._room.sowings(board):
                if after is not None and best in (None, pit):
                    yield after, ours == again

    def _best(self, board: bytes) -> int:
        """The best pit, of several the one nearest the store."""
        values = self.entries[board]
        return max(values, key=lambda pit: (values[pit], pit))

    def _light(self, board: bytes, limit: int) -> bool:
        nodes, proved = self._work.weights[board]
        return proved and nodes <= limit

    def _weigh(self, boards: Iterable[bytes], limit: int) -> None:
        weights = self._work.weights
        todo = [
            board
            for board in boards
            if board not in weights or (not weights[board][1] and weights[board][0] < limit)
        ]
        progress = Progress("weighed", len(todo))
        for board, value, nodes in self._room.each(
            lambda board: self._room.weigh(board, limit), todo
        ):
            self._work.keep_weight(board, nodes, value is not None)
            progress.step(nodes)

    # ---------------------------------------------------------------- for both

    def _after(self, boards: Iterable[bytes]) -> Iterator[bytes]:
        """The boards that these lead to, families together."""
        for board in boards:
            for _, _, _, after in self._room.sowings(board):
                if after is not None:
                    self._parents.setdefault(after, board)
                    yield after

    def _prove(self, parents: Iterable[bytes]) -> None:
        """Prove all boards that `parents` lead to."""
        todo = [board for board in dict.fromkeys(self._after(parents)) if board not in self._known]
        progress = Progress("proved", len(todo))
        for board, value, nodes in self._room.each(
            lambda board: self._room.prove(board, self._guess(board)), todo
        ):
            assert value is not None, "only an interrupt ends a proof"
            self._known[board] = value
            self._work.keep_value(board, value, nodes)
            progress.step(nodes)

    def _guess(self, board: bytes) -> int:
        """The value that would make this board as good for its parent as the best one known."""
        sowings = self._room.sowings(self._parents[board])
        gain, again = next((gain, again) for _, gain, again, after in sowings if after == board)
        known = [
            self._told(gain, again, after)
            for _, gain, again, after in sowings
            if after is None or after in self._known
        ]
        best = max(known, default=gain)
        return best - gain if again else gain - best

    def _enter(self, board: bytes) -> bool:
        """Make an entry of a board if all that it leads to is known; whether it is one."""
        if board in self.entries:
            return True
        sowings = self._room.sowings(board)
        if any(after is not None and after not in self._known for *_, after in sowings):
            return False
        values = {pit: self._told(gain, again, after) for pit, gain, again, after in sowings}
        value = self._known.setdefault(board, max(values.values()))
        assert value == max(values.values()), f"{board.hex()} is worth {value} and {values}"
        self.entries[board] = values
        return True

    def _told(self, gain: int, again: bool, after: bytes | None) -> int:
        if after is None:
            return gain
        return gain + self._known[after] if again else gain - self._known[after]


class Progress:
    """Tells how far a step has come, every ten seconds and at its end."""

    def __init__(self, verb: str, total: int) -> None:
        self._verb = verb
        self._total = total
        self._done = self._nodes = 0
        self._began = self._told = time.monotonic()

    def step(self, nodes: int) -> None:
        """One more is done."""
        self._done += 1
        self._nodes += nodes
        now = time.monotonic()
        if now > self._told + 10 or self._done == self._total:
            self._told = now
            millions = self._nodes / 1e6
            seconds = now - self._began
            print(
                f"{self._verb} {self._done} of {self._total} boards, {millions:.0f} M nodes, "
                f"{seconds:.0f} s, {millions / max(seconds, 1e-3):.2f} M nodes/s",
                flush=True,
            )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Make the opening book of a Kalah rule set.")
    parser.add_argument("preset", choices=[k for k, p in PRESETS.items() if k.startswith("kalah")])
    parser.add_argument("options", nargs="*", help="other rules, such as pits=4")
    parser.add_argument("--plies", type=int, default=3, help="whole plies (default 3)")
    parser.add_argument("--limit", type=int, default=10_000_000, help="nodes (default 10000000)")
    parser.add_argument(
        "--wide", action="store_true", help="best play from all boards, not the start"
    )
    parser.add_argument(
        "--table", type=int, default=2048, metavar="MB", help="memory (default 2048)"
    )
    parser.add_argument("--endgame", type=int, default=18, metavar="SEEDS", help="default 18")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "book", metavar="FOLDER")
    parser.add_argument(
        "--books", type=Path, default=ROOT / "resources" / "books", metavar="FOLDER"
    )
    return parser.parse_args()


def main() -> int:
    """Make the book, or go on where it was stopped."""
    arguments = _arguments()
    variant = PRESETS[arguments.preset].variant
    variant = variant.with_options(dict(word.split("=") for word in arguments.options))
    assert isinstance(variant, Kalah)
    arguments.work.mkdir(parents=True, exist_ok=True)
    arguments.books.mkdir(parents=True, exist_ok=True)
    file = arguments.books / book.name(variant)
    room = Room(
        variant,
        table_mb=arguments.table,
        endgame_seeds=arguments.endgame,
        threads=arguments.threads,
        folder=arguments.work,
    )
    for wish_to_stop in (signal.SIGINT, signal.SIGTERM):  # in the background, too
        signal.signal(wish_to_stop, signal.default_int_handler)
    maker = Maker(room, Work(arguments.work / file.with_suffix(".work").name))
    try:
        for plies in range(arguments.plies + 1):
            maker.first_plies(plies)
            _write(maker, variant, file)
        maker.best_play([room.start], arguments.limit)
        if arguments.wide:
            maker.best_play(list(maker.entries), arguments.limit)
    except KeyboardInterrupt:
        room.stop()
        print("stopped; the same command goes on from here")
        return 130
    finally:
        _write(maker, variant, file)
    return 0


def _write(maker: Maker, variant: Kalah, file: Path) -> None:
    contents = book.write(variant, maker.entries)
    half_done = file.with_suffix(".new")
    half_done.write_bytes(contents)
    half_done.replace(file)
    print(f"{file.name}: {len(maker.entries)} boards, {len(contents)} bytes", flush=True)


if __name__ == "__main__":
    sys.exit(main())
