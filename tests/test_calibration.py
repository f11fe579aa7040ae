"""The measured strengths get into levels.toml, and nothing else is changed there."""

import importlib.util
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from mancala_desktop.assets import asset
from mancala_desktop.rules.variant import Family

SCRIPT = Path(__file__).parents[1] / "packaging" / "calibration" / "calibrate.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("calibrate", SCRIPT)
    assert spec and spec.loader
    module = sys.modules["calibrate"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_numbers_are_written_and_all_else_is_kept(script: ModuleType) -> None:
    bare = script.written(asset("levels.toml").read_text(encoding="utf-8"), {})
    found = {1: {"kalah": (1000, 200)}, 2: {"kalah": (1123, 400), "oware": (1210, 200)}}

    text = script.written(bare, found)

    first, second, third, *_ = tomllib.loads(text)["level"]
    assert first["elo"] == {"kalah": 1000} and first["games"] == {"kalah": 200}
    assert second["elo"] == {"kalah": 1123, "oware": 1210}
    assert "elo" not in third
    assert script.written(text, {}) == bare
    assert set(bare.splitlines()) < set(text.splitlines())


def test_what_was_played_is_not_played_again(script: ModuleType, tmp_path: Path) -> None:
    task = script.Task(Family.KALAH, 2, 6, 1.0)
    path = tmp_path / "results.jsonl"
    script.Book(path).add(task, 1, (1, 0.5))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"key": "cut o')

    book = script.Book(path)

    assert book.missing(task) == [0, 2]
    assert book.results(task).pairs == ((1, 0.5),)
    assert book.missing(script.Task(Family.OWARE, 2, 6, 1.0)) == [0, 1, 2]


def test_a_ladder_reaches_as_far_as_its_matches_are_complete(
    script: ModuleType, tmp_path: Path
) -> None:
    tasks = [script.Task(Family.KALAH, upper, 4, 1.0) for upper in (2, 3, 4)]
    book = script.Book(tmp_path / "results.jsonl")
    for task, pairs in zip(tasks, (2, 2, 1), strict=True):
        for number in range(pairs):
            book.add(task, number, (1, 0.5))

    found = script.measured(tasks, book)

    assert found[1]["kalah"] == (1000, 4)
    assert found[2]["kalah"] == (1191, 8)
    assert found[3]["kalah"] == (1382, 4)
    assert 4 not in found
    assert any(
        "mouse – sparrow | 4 | 2, 2, 0 | 75.0 %" in line for line in script.report(tasks, book)
    )
