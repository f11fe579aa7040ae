"""Every flaw is named with line and column, and what stands before it is read."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mancala_desktop.record.reading import MOST_SOWINGS
from mancala_desktop.record.text import Flaw, Problem, read, read_all, write
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.presets import PRESETS
from tests.record.games import letters

KALAH = "Mancala game 1\nRules: kalah-plyyard\n"
GOLDEN = Path(__file__).parents[1] / "data" / "records" / "kalah.mancala"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", Problem(1, 1, Flaw.NOT_A_GAME)),
        ("\n\n  Dear Ada,\n", Problem(3, 3, Flaw.NOT_A_GAME, "Dear Ada,")),
        ("Mancala game 0\n", Problem(1, 1, Flaw.NOT_A_GAME, "Mancala game 0")),
        ("Mancala game 2\nRules: awari\n", Problem(1, 14, Flaw.NEWER_VERSION, "2")),
        ("Mancala game 1\nSouth: Ada\n\nc\n", Problem(4, 1, Flaw.NO_RULES)),
        ("Mancala game 1\nRules: chess\n", Problem(2, 8, Flaw.UNKNOWN_RULES, "chess")),
        (f"{KALAH}Options: seeds=3, pits=99\n", Problem(3, 19, Flaw.OPTION, "pits=99")),
        (f"{KALAH}Options: colour\n", Problem(3, 10, Flaw.OPTION, "colour")),
        (f"{KALAH}First: east\n", Problem(3, 8, Flaw.START, "east")),
        (f"{KALAH}Start:\n", Problem(3, 7, Flaw.START)),
        (f"{KALAH}Start: 4,4,4,4,4,4/0|4,4,?,4,4,4/0|s", Problem(3, 26, Flaw.START, "?,4,4,4/0|s")),
        (f"{KALAH}Start: 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s by=x", Problem(3, 38, Flaw.START, "by=x")),
        (
            f"{KALAH}Start: 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s round=s",
            Problem(3, 38, Flaw.START, "round=s"),
        ),
    ],
)
def test_a_flaw_before_the_moves_leaves_no_game(text: str, problem: Problem) -> None:
    reading = read(text)
    assert reading.problem == problem
    assert reading.game is None


@pytest.mark.parametrize(
    ("moves", "problem", "line"),
    [
        ("1. c e\n2. ?!", Problem(5, 4, Flaw.SOWING, "?!"), "ce"),
        ("c+ e5", Problem(4, 4, Flaw.SOWING, "e5"), "c"),
        ("c+ g", Problem(4, 4, Flaw.SOWING, "g"), "c"),
        ("c+ }", Problem(4, 4, Flaw.SOWING, "}"), "c"),
        ("c+ c", Problem(4, 4, Flaw.ILLEGAL, "c", reason=Reason.EMPTY_PIT), "c"),
        ("1. c B", Problem(4, 6, Flaw.ILLEGAL, "B", reason=Reason.NOT_YOUR_PIT), "c"),
        ("c+ e+ B", Problem(4, 4, Flaw.ANNOTATION, "e+", "e"), "c"),
        ("cx3", Problem(4, 1, Flaw.ANNOTATION, "cx3", "c+"), ""),
        ("c {why\n} {so", Problem(5, 3, Flaw.OPEN_COMMENT), "c"),
        ("c (a D", Problem(4, 3, Flaw.OPEN_VARIATION), "c"),
        ("c (a D 1-0", Problem(4, 3, Flaw.OPEN_VARIATION), "c"),
        ("(c) e", Problem(4, 1, Flaw.STRAY_VARIATION), ""),
        ("c e ((", Problem(4, 6, Flaw.STRAY_VARIATION), "ce"),
        ("c e)", Problem(4, 4, Flaw.STRAY_CLOSE), "ce"),
        ("c *\n e", Problem(5, 2, Flaw.AFTER_END, "e"), "c"),
        ("c e 25-23", Problem(4, 5, Flaw.RESULT, "25-23", "*"), "ce"),
    ],
)
def test_a_flaw_among_the_moves_leaves_those_before_it(
    moves: str, problem: Problem, line: str
) -> None:
    reading = read(f"{KALAH}\n{moves}")
    assert reading.problem == problem
    assert reading.game and letters(reading.game.line()) == line
    assert letters(reading.game.current.path()) == line


@pytest.mark.parametrize(
    ("headers", "problem"),
    [
        ("South: Ada\n%%: x\n", Problem(4, 1, Flaw.HEADER, "%%: x")),
        ("South: Ada\nsouth: Eve\n", Problem(4, 1, Flaw.HEADER_TWICE, "South")),
        ("Ply: three\n", Problem(3, 6, Flaw.PLY, "three", "2")),
        ("Ply: 3\n", Problem(3, 6, Flaw.PLY, "3", "2")),
        ("Result: south 25-23\nReason: row_empty\n", Problem(3, 9, Flaw.RESULT, "south 25-23")),
        ("Result: Ada\nReason: time\n", Problem(3, 9, Flaw.RESULT, "Ada")),
        ("Reason: boredom\n", Problem(3, 9, Flaw.RESULT, "boredom")),
    ],
)
def test_a_flaw_in_a_header_leaves_the_moves_whole(headers: str, problem: Problem) -> None:
    reading = read(f"{KALAH}{headers}\nc e\n")
    assert reading.problem == problem
    assert reading.game and letters(reading.game.line()) == "ce"


@pytest.mark.parametrize(
    ("right", "wrong", "flaw"),
    [
        ("north 23-25", "south 25-23", "south 25-23"),
        ("row_empty", "majority", "majority"),
        ("\n23-25", "\n*", "*"),
    ],
)
def test_a_result_that_the_moves_do_not_lead_to(right: str, wrong: str, flaw: str) -> None:
    text = GOLDEN.read_text(encoding="utf-8").replace(right, wrong)
    problem = read(text).problem
    assert problem and (problem.flaw, problem.detail) == (Flaw.RESULT, flaw)
    assert problem.expected == right.strip()


def test_the_first_flaw_is_named() -> None:
    problem = read(f"{KALAH}%: x\nPly: 9\n\nc ?").problem
    assert problem and problem.flaw is Flaw.HEADER


def test_every_flaw_of_a_second_game_counts_lines_of_the_whole_file() -> None:
    problem = read_all(f"{KALAH}\nc\n\n{KALAH}\n?")[1].problem
    assert problem == Problem(9, 1, Flaw.SOWING, "?")


# ---------------------------------------------------------------- large and strange files

OWARE = "Mancala game 1\nRules: oware-abapa\nOptions: repetition=0\n"
SHUFFLE = "Start: 1,0,0,0,0,0/0|1,0,0,0,0,0/0|s\n\n"


def shuffled() -> str:
    """More sowings than allowed of a game that never captures nor repeats by rule."""
    return OWARE + SHUFFLE + "a A b B c C d D e E f F " * (MOST_SOWINGS // 10)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a long comment", lambda: KALAH + "\n{" + "a" * 10_000_000),
        ("a long word", lambda: KALAH + "\n" + "a" * 10_000_000),
        ("a long number", lambda: KALAH + "\n" + "1" * 10_000_000 + "a"),
        ("a long header", lambda: KALAH + "X: " + "\\" * 1_000_001),
        ("many headers", lambda: KALAH + "South: x\n" * 200_000),
        ("many broken headers", lambda: KALAH + "%: x\n" * 200_000),
        ("many joined lines", lambda: KALAH + "X: " + "\\\n" * 500_000),
        ("deep nesting", lambda: KALAH + "\nc" + "(a" * 3_000_000),
        ("many variations", lambda: KALAH + "\nc" + "(a)" * 3_000_000),
        ("many brackets", lambda: KALAH + "\nc" + "(" * 10_000_000),
        ("many braces", lambda: KALAH + "\nc" + "{" * 10_000_000),
        ("many empty comments", lambda: KALAH + "\nc" + "{}" * 300_000),
        ("many comments", lambda: KALAH + "\nc" + "{a}" * 300_000),
        ("a long position", lambda: KALAH + "Start: " + "4," * 3_000_000),
        ("many options", lambda: KALAH + "Options: " + "seeds=3," * 20_000),
        ("many first lines", lambda: "Mancala game 1\n" * 30_000),
        ("many empty lines", lambda: "\n" * 10_000_000),
    ],
)
def test_large_files_are_read_in_seconds(name: str, text: Callable[[], str]) -> None:
    made = text()
    started = time.monotonic()
    read_all(made)
    assert time.monotonic() - started < 20, name


def test_a_game_without_end_is_too_long() -> None:
    reading = read(shuffled())
    assert reading.problem and reading.problem.flaw is Flaw.TOO_LONG
    assert reading.game and reading.game.ply == MOST_SOWINGS


def test_deeply_nested_variations_are_written_and_read() -> None:
    game = read(OWARE + "Start: 1,0,0,1,0,0/0|1,0,0,1,0,0/0|s\n").game
    assert game
    node = game.root
    depth = 0
    for _ in range(3 * sys.getrecursionlimit()):
        legal = game.variant.legal_moves(node.position)
        sowings = [game.preview(node, pit) for pit in legal]
        quiet = [each for each in sowings if not each.captured and not each.after.over]
        nodes = [game.add(node, each) for each in quiet]
        depth += len(nodes) > 1
        node = nodes[-1]  # the line goes on to nodes[0]: this one is a variation in a variation
    assert depth > sys.getrecursionlimit()
    reading = read(write(game))
    assert reading.problem is None
    assert reading.game and write(reading.game) == write(game)


@given(st.binary(max_size=400))
def test_no_bytes_make_it_raise(data: bytes) -> None:
    for head in ("", KALAH, f"{KALAH}\n"):
        read_all(head + data.decode("utf-8", errors="replace"))


pieces = st.text(max_size=5) | st.sampled_from(
    [
        "{",
        "}",
        "(",
        ")",
        "\\",
        "\n",
        "\n\n",
        "*",
        "x3",
        "+",
        "c",
        "B",
        "1-1",
        KALAH,
        "Ply: 3\n",
        "[",
        "]",
        "[5]",
    ]
)


@given(st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 9), pieces), max_size=5))
def test_no_edit_makes_it_raise_and_what_is_read_is_written_soundly(
    edits: list[tuple[int, int, str]],
) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    for at, cut, piece in edits:
        text = text[:at] + piece + text[at + cut :]
    for reading in read_all(text):
        assert reading.game or reading.problem
        if reading.game:
            written = write(reading.game)
            again = read(written)
            assert again.problem is None and again.game
            assert write(again.game) == written


@given(st.sampled_from(sorted(PRESETS)), st.text("abcdefghABCDEFGH (){}x1+-*", max_size=80))
def test_no_moves_make_it_raise(preset: str, moves: str) -> None:
    reading = read(f"Mancala game 1\nRules: {preset}\n\n{moves}")
    assert reading.game
    assert read(write(reading.game)).problem is None
