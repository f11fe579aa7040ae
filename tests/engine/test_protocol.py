"""Every command of the line protocol, its answers and its complaints."""

import gc
import os
import re
import subprocess
import sys
import threading
import time
import weakref
from io import StringIO
from pathlib import Path

import pytest

from mancala_desktop import __version__
from mancala_desktop.engine import bench
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.protocol import main
from mancala_desktop.engine.request import Answer, OnInfo, Request
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.places import Places
from tests.engine.conversation import Conversation, talk

START = "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s"
ENDGAME = "position 0,1,0,0,1,0/21|0,0,0,1,1,0/23|n"


def test_it_says_who_it_is_and_which_games_it_knows() -> None:
    said = talk("mep")
    assert said[0] == f"id name Mancala Desktop {__version__}"
    assert said[1] in ("id core python", "id core compiled")
    assert "preset kalah-plyyard pits=6 seeds=4 empty_capture=own_seed ends=either_row" in said
    assert len([line for line in said if line.startswith("preset ")]) == 11
    assert said[-1] == "mepok"


def test_a_position_is_shown_after_its_moves() -> None:
    assert talk("position start moves c f", "show") == [
        "ok",
        "position 4,4,0,5,5,0/2|5,5,5,5,4,4/0|n",
        "over -",
    ]


def test_an_end_tells_its_reason_and_has_no_moves() -> None:
    said = talk("position 0,0,0,0,0,1/20|0,0,0,0,0,2/25|s moves f", "show", "legal", "go", "values")
    assert said[1:] == [
        "position 0,0,0,0,0,0/21|0,0,0,0,0,0/27|s",
        "over row_empty",
        "legal",
        "bestmove -",
        "values",
    ]


def test_a_repetition_ends_the_game() -> None:
    moves = (
        "b D c E d F e B f A a C b B c C d D e F f A a E b B c F d C a D e E f F a A b B c C d D "
        "e E f F a B b A c B d C e E f F a A"
    )
    said = talk("rules awari", f"position 0,1,0,0,0,0/22|0,1,0,1,0,0/23|s moves {moves}", "show")
    assert said[2:] == ["position 0,0,0,0,0,0/23.5|0,0,0,0,0,0/24.5|s", "over repetition"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("rules", "error unknown preset; allowed: kalah-plyyard"),
        ("rules chess", "error unknown preset; allowed: kalah-plyyard"),
        ("rules awari pits=7", "error pits '7' is unknown; allowed: 6"),
        ("rules awari colour=red", "error option 'colour' is unknown; allowed: pits"),
        ("rules awari pits", "error expected key=value, not 'pits'"),
        ("position", "error expected position start or a text"),
        ("position nonsense", "error column"),
        ("position 4,4,4/0|4,4,4/0|s", "error column 1: this game has 6 pits a side"),
        ("position -1,4,4,4,4,4/0|4,4,4,4,4,4/0|s", "error column 1: '-1' is not a number"),
        ("position 99,99,99,4,4,4/0|4,4,4,4,4,4/0|s", "error column 1: more than 255 seeds"),
        ("position start moves x", "error no pit is called 'x'"),
        ("position start moves A", "error illegal move A: not_your_pit"),
        ("position start c", "error expected position start or a text"),
        ("perft", "error expected perft and a depth"),
        ("perft -1", "error perft takes a number from 0 to 100"),
        ("go depth", "error depth takes a number"),
        ("go depth x", "error depth takes a number"),
        ("go fast", "error unknown limit fast"),
        ("go level 11", "error level takes a number from 1 to 10"),
        ("values depth 3", "error unknown limit depth"),
        ("option book maybe", "error option book is on or off"),
        ("option colour red", "error option book|endgame|table|threads|cache and a value"),
        ("option threads none", "error option threads takes a number"),
        ("show me", "error unknown command show me"),
        ("dance", "error unknown command dance"),
    ],
)
def test_a_complaint_changes_nothing(line: str, complaint: str) -> None:
    said = talk("position start moves c", line, "show")
    assert said[1].startswith(complaint)
    assert said[2] == "position 4,4,0,5,5,5/1|4,4,4,4,4,4/0|s"


class Told(PythonCore):
    """A core that notes what it is told; the machine has memory for a table of 4096 MiB."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = [options]
        self.forgotten = 0

    def configure(self, options: Options) -> None:
        self.options.append(options)

    def search(self, request: Request, stop: Stop, on_info: OnInfo | None = None) -> Answer:
        if self.options[-1].table_mb > 4096:
            raise MemoryError
        return super().search(request, stop, on_info)

    def forget(self) -> None:
        super().forget()
        self.forgotten += 1


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """The cores that are made."""
    made: list[Told] = []

    def make(options: Options) -> Told:
        made.append(Told(options))
        return made[-1]

    monkeypatch.setattr("mancala_desktop.engine.protocol.core", make)
    return made


def test_options_reach_the_core(told: list[Told], tmp_path: Path) -> None:
    folder = tmp_path / "some" / "place"
    lines = ["book off", "endgame 0", "endgame 24", "table 8", "threads 64", f"cache {folder}"]

    assert talk(*(f"option {line}" for line in lines), "option book on") == ["ok"] * 7

    (core,) = told
    first, *_, last = core.options
    assert first == Options()
    assert not core.options[1].book
    assert core.options[2].endgame_seeds == 0
    assert last == Options(table_mb=8, endgame_seeds=24, threads=64, book=True, cache=folder)
    assert folder.is_dir()


@pytest.mark.usefixtures("told")
def test_a_table_there_is_no_memory_for_can_be_made_smaller() -> None:
    said = talk("option table 65536", "go depth 1", "option table 4096", "go depth 1")
    assert said[1] == "error no memory for table 65536"
    assert said[-1].startswith("bestmove ")


def test_a_folder_is_seen_from_where_the_engine_was_started(
    told: list[Told], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert talk("option cache some place") == ["ok"]

    assert told[0].options[-1].cache == tmp_path / "some place"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("endgame 25", "error option endgame takes a number from 0 to 24"),
        ("table 7", "error option table takes a number from 8 to 65536"),
        ("table 65537", "error option table takes a number from 8 to 65536"),
        ("threads 0", "error option threads takes a number from 1 to 64"),
        ("threads 65", "error option threads takes a number from 1 to 64"),
        ("book", "error option book is on or off"),
        ("cache", "error option book|endgame|table|threads|cache and a value"),
        ("cache file", "error option cache file: File exists"),
        ("cache file/below", "error option cache file/below: Not a directory"),
        ("cache a\0b", "error option cache: "),
    ],
)
def test_an_option_that_cannot_be_leaves_the_core_as_it_was(
    line: str, complaint: str, told: list[Told], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()

    ok, said = talk("option table 16", f"option {line}")

    assert ok == "ok" and said.startswith(complaint)
    assert told[0].options[-1] == Options(table_mb=16)


def test_a_new_game_is_thought_about_afresh(told: list[Told]) -> None:
    assert talk("newgame") == ["ok"]
    assert told[0].forgotten == 1


def test_the_process_keeps_tables_in_the_users_cache_and_needs_no_qt() -> None:
    code = """
import sys
from mancala_desktop.__main__ import main
from mancala_desktop.engine import protocol
from mancala_desktop.engine.cores import core

def noted(options):
    print(options.cache)
    return core(options)

protocol.core = noted
code = main(["--engine"])
print(code, "PySide6" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=20,
        check=True,
    )
    assert done.stdout.splitlines() == [str(Places.of_user().cache), "0 False"]


def test_perft_counts() -> None:
    assert talk("perft 0", "perft 4", "rules awari", "perft 4") == [
        "perft 0 1",
        "perft 4 942",
        "ok",
        "perft 4 1014",
    ]


def test_a_search_reports_and_answers() -> None:
    _, *said = talk("option book off", "go depth 3")
    assert re.fullmatch(r"info depth 1 score -?\d+ nodes \d+ time \d+ pv [a-f]", said[0])
    assert re.fullmatch(r"bestmove [a-f] score -?\d+ pv( [a-fA-F])+", said[-1])


def test_a_proof_is_marked() -> None:
    said = talk("option endgame 4", "rules awari", ENDGAME, "values exact", "go exact")
    assert said[3] == "values D=-2 E=-2 exact"
    assert re.fullmatch(r"bestmove [DE] score -2 exact pv .*", said[-1])


def test_values_of_a_guess_are_not_marked() -> None:
    _, said = talk("option book off", "values movetime 30")
    assert re.fullmatch(r"values( [a-f]=-?\d+){6}", said)


def test_a_level_plays() -> None:
    assert talk("go level 1")[-1].startswith("bestmove ")


def test_a_level_plays_the_same_until_a_new_game_begins() -> None:
    said = talk(*["go level 1"] * 4, *["newgame", "go level 1"] * 20)
    moves = [line for line in said if line != "ok"]
    assert len(set(moves[:4])) == 1
    assert len(set(moves)) > 1


def test_simultaneous_congkak_starts_with_south_alone() -> None:
    assert talk("rules congkak", "show")[1] == f"position {'7,' * 6}7/0|{'7,' * 6}7/0|s"


def test_bad_bytes_long_lines_and_empty_ones_do_no_harm() -> None:
    said = talk(b"\xff\xfe\x00", "", "   ", "x" * 200_000, "isready")
    assert [line.split()[0] for line in said] == ["error", "error", "readyok"]


def test_stop_isready_and_quit_are_heard_during_a_search() -> None:
    with Conversation() as engine:
        engine.tell("option book off")
        engine.hear("ok")
        engine.tell("go exact")
        engine.hear("info")
        engine.tell("isready")
        engine.hear("readyok", 1)
        engine.tell("position start moves c")
        engine.tell("stop")
        assert " exact " not in engine.hear("bestmove", 1)
        engine.hear("ok")
        engine.tell("values exact")
        begin = time.monotonic()
        engine.tell("quit")
        engine.hear("values", 1)
    assert time.monotonic() - begin < 1


def test_a_stop_right_behind_its_search_is_not_lost() -> None:
    with Conversation() as engine:
        engine.tell("go exact")
        engine.tell("stop")
        engine.hear("bestmove", 1)


def test_where_nobody_listens_any_more_nothing_goes_on() -> None:
    class Broken(StringIO):
        def write(self, _: str, /) -> int:
            raise BrokenPipeError

    read, write = os.pipe()
    with open(read, "rb") as source, open(write, "wb", buffering=0) as told:
        engine = threading.Thread(target=main, args=(source, Broken()))
        engine.start()
        told.write(b"perft 100\nisready\n")
        engine.join(5)
        alone = not engine.is_alive()
        told.write(b"quit\n")  # in any case: the test ends
        engine.join(5)
    assert alone


@pytest.mark.parametrize("looks", [True, False])
def test_garbage_is_looked_for_only_where_python_itself_would(looks: bool) -> None:
    class Cycle:
        myself: object

    cycle = Cycle()
    cycle.myself = cycle
    left = weakref.ref(cycle)
    del cycle
    if looks:
        gc.enable()
    try:
        with Conversation() as engine:  # in a thread of its own, where no window may die
            engine.tell("isready")
    finally:
        gc.disable()
    assert (left() is None) is looks


def test_bench_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SEARCHES", bench._SEARCHES[1:2])  # the whole of it: test_search.py
    with Conversation() as engine:  # not `talk`, which would be impatient with a slow machine
        engine.tell("bench")
        assert re.fullmatch(r"bench nodes \d+ nps \d+ time \d+", engine.hear("bench", 60))


def test_the_process_speaks_the_same_language() -> None:
    engine = [sys.executable, "-m", "mancala_desktop", "--engine"]
    told = "position start moves c\nshow\ngo movetime 50\n"
    done = subprocess.run(
        engine, input=told, capture_output=True, text=True, timeout=20, check=False
    )
    said = done.stdout.splitlines()
    assert said[:3] == ["ok", "position 4,4,0,5,5,5/1|4,4,4,4,4,4/0|s", "over -"]
    assert said[-1].startswith("bestmove ")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_engine_loads_no_qt() -> None:
    code = "import sys, mancala_desktop.engine.protocol; print('PySide6' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=20, check=True
    )
    assert done.stdout == "False\n"
