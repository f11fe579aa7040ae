"""Endgame tables are built in the background and kept for the next time."""

from __future__ import annotations

import mmap
import os
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.machine.endgames import UNSOLVED, Endgames, boards
from mancala_desktop.engine.machine.retrograde import Retrograde
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.tables import Tables
from mancala_desktop.rules.kalah import Ends, Kalah
from mancala_desktop.rules.lap import EmptyCapture

OPTIONS = Options(endgame_seeds=6, threads=2)
KALAH = Kalah()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder."""
    folder = tmp_path / "tables"
    folder.mkdir()
    return folder


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def awaited(options: Options, variant: Kalah = KALAH) -> Endgames | Retrograde:
    table = Tables(options).awaited(variant, never)
    assert table is not None
    finish_building()
    return table


def values(table: Endgames | Retrograde | None) -> bytes:
    """What lies in a table."""
    assert table is not None and isinstance(table.memory, mmap.mmap | memoryview)
    return bytes(table.memory)


def finish_building() -> None:
    """Wait until nothing is built or written any more."""
    for thread in threading.enumerate():
        if thread.name == "endgames":
            thread.join()


def test_a_table_is_built_without_waiting_for_it() -> None:
    tables = Tables(OPTIONS)
    assert tables.known(KALAH) is None
    finish_building()
    table = tables.known(KALAH)
    assert table is not None and table is tables.awaited(KALAH, at_once)
    assert table.seeds == 6 and len(values(table)) == boards(6, 6)
    assert UNSOLVED not in values(table)


@pytest.mark.skipif(sys.platform != "linux", reason="a single thread cannot be put behind others")
def test_building_stands_behind_what_somebody_looks_at_or_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    behind: list[int] = []
    build = Tables._build

    def watched(tables: Tables, *what: object) -> None:
        behind.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        build(tables, *what)  # type: ignore[arg-type]

    monkeypatch.setattr(Tables, "_build", watched)
    before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    assert Tables(OPTIONS).awaited(KALAH, never)

    assert behind[0] == min(before + 5, 19)
    assert before == os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def test_waiting_ends_when_the_time_for_it_is_over() -> None:
    tables = Tables(Options(endgame_seeds=14))
    assert tables.awaited(KALAH, at_once) is None
    tables.close()
    finish_building()
    assert tables.known(KALAH) is None


def test_what_is_given_up_is_not_kept(folder: Path) -> None:
    tables = Tables(Options(endgame_seeds=14, cache=folder))
    assert tables.known(KALAH) is None
    tables.close()
    finish_building()
    assert not list(folder.iterdir())


def test_the_next_time_it_is_taken_from_the_folder(folder: Path) -> None:
    options = replace(OPTIONS, cache=folder)
    first = awaited(options)
    again = awaited(options)
    assert values(again) == values(first) and again.seeds == first.seeds
    assert isinstance(again.memory, memoryview)  # of the file, not read into memory


def test_a_damaged_one_is_built_again(folder: Path) -> None:
    options = replace(OPTIONS, cache=folder)
    first = values(awaited(options))
    (file,) = folder.iterdir()
    sound = file.read_bytes()
    file.write_bytes(sound[:-1] + bytes([sound[-1] ^ 1]))
    assert Tables(options).known(KALAH) is None
    finish_building()
    assert values(awaited(options)) == first
    assert file.read_bytes() == sound


def test_where_nothing_can_be_kept_it_is_built_every_time(folder: Path) -> None:
    (folder / "file").touch()
    options = replace(OPTIONS, cache=folder / "file")
    assert values(awaited(options)) == values(awaited(OPTIONS))


def test_every_rule_set_has_a_table_of_its_own(folder: Path) -> None:
    options = replace(OPTIONS, cache=folder)
    rule_sets = [
        Kalah(empty_capture=capture, ends=ends) for capture in EmptyCapture for ends in Ends
    ]
    tables = {values(awaited(options, variant)) for variant in rule_sets}
    assert len(tables) == len(list(folder.iterdir())) == len(rule_sets)


def test_the_seeds_at_the_start_make_no_other_table(folder: Path) -> None:
    options = replace(OPTIONS, cache=folder)
    awaited(options)
    awaited(options, Kalah(seeds=6))
    assert len(list(folder.iterdir())) == 1


def test_fewer_pits_mean_more_seeds_in_the_same_memory() -> None:
    sizes = {pits: awaited(OPTIONS, Kalah(pits=pits)).seeds for pits in range(4, 9)}
    room = boards(6, 6)
    assert sizes[6] == 6
    for pits, seeds in sizes.items():
        assert boards(pits, seeds) <= room < boards(pits, seeds + 1)


def test_no_table_has_more_seeds_than_the_game() -> None:
    assert awaited(Options(endgame_seeds=20), Kalah(pits=4, seeds=1)).seeds == 8


def test_none_is_built_where_none_is_wanted() -> None:
    tables = Tables(Options(endgame_seeds=0))
    assert tables.known(KALAH) is None and tables.awaited(KALAH, never) is None
    assert not [thread for thread in threading.enumerate() if thread.name == "endgames"]


def test_one_processor_builds_what_two_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    alone = values(awaited(OPTIONS))
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert values(awaited(OPTIONS)) == alone
