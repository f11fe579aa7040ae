"""What only the compiled core has: threads, tables beside a search, and memory of its own."""

from __future__ import annotations

import gc
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine import proving
from mancala_desktop.engine.compiled import CompiledCore
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Answer, Limits, Request, Values
from mancala_desktop.engine.stop import Stop
from mancala_desktop.engine.tables import Tables
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.kalah import Ends, Kalah
from mancala_desktop.rules.lap import EmptyCapture
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant
from tests.engine.both import OPTIONS
from tests.engine.conversation import talk
from tests.engine.minimax import minimax_values
from tests.rules.games import random_game

EXACT = Limits(exact=True)
EC, STD = Kalah(), Kalah(empty_capture=EmptyCapture.NONE)


def ask(core: CompiledCore, variant: Variant, position: Position, limits: Limits) -> Answer:
    """The answer without what it took."""
    answer = core.search(Request(1, variant, position, limits=limits), Stop())
    return replace(answer, nodes=0, time_ms=0)


def ask_all(core: CompiledCore, variant: Variant, position: Position, limits: Limits) -> Values:
    return core.values(Request(1, variant, position, limits=limits), Stop())


def after_some_sowings(variant: Variant, least: int, most: int, random: Random) -> Position:
    """A position of a random game with so many seeds left in the pits."""
    while True:
        for sowing in random_game(variant, variant.start(), random):
            left = sum(sum(sowing.after.row(side)) for side in Side)
            if not sowing.after.over and left <= most:
                if left >= least:
                    return sowing.after
                break


# ---------------------------------------------------------------- right


@pytest.mark.parametrize(
    ("variant", "pits", "seeds", "value"),
    [
        (EC, 4, 1, 2),
        (EC, 4, 2, 6),
        (EC, 4, 3, 8),
        (EC, 4, 4, 2),
        (EC, 5, 1, 0),
        (EC, 5, 2, 0),
        (EC, 5, 3, 8),
        (EC, 6, 1, 2),
        (EC, 6, 2, 10),
        (STD, 4, 1, 2),
        (STD, 4, 2, 6),
        (STD, 4, 3, 6),
        (STD, 4, 4, 2),
        (STD, 5, 1, 0),
        (STD, 5, 2, 2),
        (STD, 5, 3, 6),
        (STD, 6, 1, 2),
        (STD, 6, 2, 6),
    ],
)
def test_small_games_are_worth_what_is_published(
    variant: Kalah, pits: int, seeds: int, value: int
) -> None:
    """Irving, Donkers and Uiterwijk 2000; the larger ones: make proof."""
    game = replace(variant, pits=pits, seeds=seeds)
    core = CompiledCore(replace(OPTIONS, table_mb=32))
    answer = ask(core, game, game.start(), EXACT)
    assert (answer.score, answer.exact) == (value, True)
    scores = ask_all(core, game, game.start(), EXACT)
    assert scores.exact and max(scores.scores.values()) == value


def test_the_line_protocol_tells_a_proof() -> None:
    small = ("option table 8", "option endgame 4")
    rules = ("rules kalah-standard pits=4 seeds=3", "position start")
    said = talk(*small, *rules, "go exact", "values exact")
    assert said[-2].startswith("bestmove ") and " score 6 exact pv " in said[-2]
    assert said[-1].endswith(" exact") and "=6" in said[-1]


@pytest.mark.parametrize("cap", [0, 3])
def test_the_last_round_of_a_match_with_burnt_pits_is_proved(cap: int) -> None:
    random = Random(cap)
    match = Congkak(pits=5, seeds=3, rounds=3, turn_cap=cap)
    core, proved = CompiledCore(OPTIONS), 0
    while proved < 4:
        for sowing in random_game(match, match.start(), random):
            position = sowing.after
            left = sum(sum(position.row(side)) for side in Side)
            if position.over or not position.burnt or left > 7:
                continue
            answer = ask_all(core, match, position, replace(EXACT, movetime_ms=2_000))
            if position.round == match.rounds:
                assert answer == Values(1, minimax_values(match, position), True)
                proved += 1
                break
            assert not answer.exact


# ---------------------------------------------------------------- threads


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Call endgame tables and all threads soon."""
    monkeypatch.setattr(proving, "_SMALL_PROOF", 50)
    monkeypatch.setattr(proving, "_NOT_WORTH_WAITING", 0)


@pytest.mark.parametrize("variant", [EC, Kalah(ends=Ends.MOVER_ROW), Congkak(pits=6)], ids=str)
def test_an_exact_answer_does_not_depend_on_threads(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    random = Random(3)
    for _ in range(6):
        position = after_some_sowings(variant, 16, 24, random)
        one, two = (CompiledCore(replace(OPTIONS, threads=threads)) for threads in (1, 3))
        answer = ask(one, variant, position, EXACT)
        assert answer.exact and answer == ask(two, variant, position, EXACT)
        scores = ask_all(one, variant, position, EXACT)
        assert scores.exact and scores == ask_all(two, variant, position, EXACT)


def test_an_exact_answer_depends_neither_on_tables_nor_on_what_was_asked_before() -> None:
    random = Random(4)
    cores = [
        CompiledCore(replace(OPTIONS, endgame_seeds=seeds, table_mb=mebibytes))
        for seeds, mebibytes in ((0, 8), (6, 8), (8, 64))
    ]
    for _ in range(6):
        position = after_some_sowings(EC, 16, 26, random)
        expected = ask(CompiledCore(OPTIONS), EC, position, EXACT)
        for core in cores:
            assert ask(core, EC, position, EXACT) == expected
        assert expected.exact


def test_nodes_are_kept_by_all_threads_together(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    core = CompiledCore(replace(OPTIONS, threads=4))
    limits = Limits(exact=True, nodes=20_000)
    answer = core.search(Request(1, EC, EC.start(), limits=limits), Stop())
    assert not answer.exact and 19_000 < answer.nodes < 20_020


def test_two_cores_at_work_do_not_disturb_each_other() -> None:
    random = Random(5)
    asked = [after_some_sowings(EC, 18, 24, random) for _ in range(8)]
    alone = [ask(CompiledCore(OPTIONS), EC, position, EXACT) for position in asked]

    def all_of_them() -> list[Answer]:
        return [ask(CompiledCore(OPTIONS), EC, position, EXACT) for position in asked]

    with ThreadPoolExecutor(2) as threads:
        both = [threads.submit(all_of_them) for _ in range(2)]
    assert [answers.result() for answers in both] == [alone, alone]


def test_a_search_that_has_stopped_leaves_no_thread_at_work() -> None:
    core = CompiledCore(Options(table_mb=8, threads=3, endgame_seeds=6))
    stop = Stop()
    threading.Timer(0.1, stop.set).start()
    core.search(Request(1, EC, EC.start(), limits=EXACT), stop)
    assert not [thread for thread in threading.enumerate() if thread.name == "proof"]


# ---------------------------------------------------------------- options


def test_endgame_tables_come_from_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    options = replace(OPTIONS, cache=tmp_path / "tables")
    core = CompiledCore(options)
    position = after_some_sowings(EC, 14, 20, Random(6))
    first = ask(core, EC, position, EXACT)
    for thread in threading.enumerate():
        if thread.name == "endgames":
            thread.join()
    (file,) = (tmp_path / "tables").iterdir()
    assert ask(CompiledCore(options), EC, position, EXACT) == first
    file.write_bytes(file.read_bytes()[:-1] + b"!")
    answer = ask(CompiledCore(options), EC, position, EXACT)
    assert (answer.score, answer.exact) == (first.score, True)


def test_a_search_may_do_without_endgame_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    position = after_some_sowings(EC, 14, 20, Random(7))
    expected = ask(CompiledCore(OPTIONS), EC, position, EXACT)
    core = CompiledCore(OPTIONS)
    for look in ("known", "awaited"):
        monkeypatch.delattr(Tables, look)
    answer = ask(core, EC, position, replace(EXACT, endgames=False))
    assert (answer.score, answer.exact) == (expected.score, True)


def test_a_stop_is_heard_while_it_waits_for_a_table() -> None:
    core = CompiledCore(Options(table_mb=8, endgame_seeds=15, book=False))
    stop = Stop()
    threading.Timer(0.3, stop.set).start()
    answer = core.search(Request(1, EC, EC.start(), limits=EXACT), stop)
    assert not answer.exact
    assert core._tables.ready(EC) is None  # it would have taken seconds
    core.configure(OPTIONS)  # gives up what is being built


def test_other_options_count_from_the_next_search_on() -> None:
    core = CompiledCore(OPTIONS)
    position = after_some_sowings(EC, 16, 22, Random(8))
    first = ask(core, EC, position, EXACT)
    for options in (replace(OPTIONS, threads=2), replace(OPTIONS, endgame_seeds=0), OPTIONS):
        core.configure(options)
        answer = ask(core, EC, position, EXACT)
        assert answer == first and answer.exact
        core.forget()


# ---------------------------------------------------------------- memory


def resident_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / (1 << 20)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc is a folder of Linux")
@pytest.mark.parametrize("forgetful", [False, True])
def test_a_thousand_searches_leave_no_memory_behind(forgetful: bool) -> None:
    random = Random(9)
    core = CompiledCore(replace(OPTIONS, table_mb=2, endgame_seeds=4))
    games = [preset.variant for preset in PRESETS.values()]
    asked = [(game, after_some_sowings(game, 5, 30, random)) for game in games for _ in range(2)]

    def search(rounds: int) -> None:
        for number in range(rounds):
            game, position = asked[number % len(asked)]
            limits = Limits(nodes=300, exact=number % 3 == 0, movetime_ms=1_000)
            request = Request(1, game, position, limits=limits)
            core.search(request, Stop())
            core.values(request, Stop())
            if forgetful:
                core.forget()

    search(200)  # threads and tables come to rest
    gc.collect()  # so that nothing from before is left to be looked for
    before = resident_mb()
    search(500)  # two searches each
    gc.collect()
    assert resident_mb() < before + 8


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc is a folder of Linux")
def test_a_search_keeps_to_the_memory_it_may_use() -> None:
    core = CompiledCore(Options(table_mb=16, endgame_seeds=6, threads=2))
    before = resident_mb()
    core.search(Request(1, EC, EC.start(), limits=Limits(exact=True, nodes=1_500_000)), Stop())
    assert resident_mb() < before + 16 + 8
    core.forget()
    assert resident_mb() < before + 8


def test_the_opening_book_answers_at_once_and_exactly() -> None:
    core = CompiledCore(replace(OPTIONS, book=True))
    answer = ask(core, EC, EC.start(), EXACT)
    assert (answer.pit, answer.score, answer.exact) == (2, 10, True)
    values = core.values(Request(1, EC, EC.start(), limits=EXACT), Stop())
    assert (values.scores, values.exact) == (dict(enumerate((-14, -8, 10, -2, -6, 4))), True)
    looked_at = ask(core, EC, EC.start(), Limits(nodes=2000, book=False))
    assert looked_at.depth > answer.depth and not looked_at.exact
