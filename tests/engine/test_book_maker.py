"""The maker of opening books: what it makes is right, and a stop loses nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mancala_desktop.engine import book
from mancala_desktop.engine.budget import Budget
from mancala_desktop.engine.kalah_tree import KalahTree
from mancala_desktop.engine.proof import Prover
from mancala_desktop.engine.request import Limits
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.kalah import Kalah

ROOT = Path(__file__).resolve().parents[2]
VARIANT = Kalah(pits=4, seeds=3)
SIZES = ["--plies", "2", "--limit", "500", "--table", "16", "--endgame", "6"]

pytest.importorskip("mancala_desktop.engine.machine", exc_type=ImportError)


def make(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(ROOT / "packaging" / "book" / "make_book.py"), "kalah-plyyard"]
    places = ["--work", str(folder / "work"), "--books", str(folder)]
    return subprocess.Popen(
        [*command, "pits=4", "seeds=3", *SIZES, *places, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def made(folder: Path, *arguments: str) -> bytes:
    process = make(folder, *arguments)
    process.communicate(timeout=120)
    assert process.returncode == 0
    return (folder / book.name(VARIANT)).read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return made(tmp_path_factory.mktemp("whole"))


def test_every_value_is_what_the_reference_search_proves(whole: bytes) -> None:
    known = book.Book(whole, VARIANT)
    tree = KalahTree(VARIANT, VARIANT.total)
    prover = Prover(tree)
    budget = Budget(Limits(), Stop())
    assert len(known) > 60
    for rows in known:
        expected = {}
        for _, gain, again, after, pit in tree.branches(int.from_bytes(rows, "little")):
            value = 0 if after is None else prover.value(after, 0, budget)
            expected[pit] = gain + value if again else gain - value
        assert known.values(rows) == expected


def test_beyond_the_first_plies_the_book_follows_best_play(whole: bytes) -> None:
    known = book.Book(whole, VARIANT)
    first = 1 + 4 + 16  # boards of two plies, at most

    assert len(known) > first


@pytest.mark.skipif(sys.platform == "win32", reason="no signal asks a process there to stop")
@pytest.mark.parametrize("end", ["SIGINT", "SIGKILL"])
@pytest.mark.parametrize("lines", [2, 9])
def test_a_maker_that_was_stopped_goes_on_and_makes_the_same_book(
    tmp_path: Path, whole: bytes, end: str, lines: int
) -> None:
    process = make(tmp_path)
    assert process.stdout
    for _ in range(lines):
        process.stdout.readline()
    process.send_signal(signal.Signals[end])
    process.communicate(timeout=120)
    assert process.returncode != 0

    book.Book((tmp_path / book.name(VARIANT)).read_bytes(), VARIANT)
    assert made(tmp_path) == whole


def test_threads_do_not_change_the_book(tmp_path: Path, whole: bytes) -> None:
    assert made(tmp_path, "--threads", "2") == whole
