"""The script that proves published values again notices a wrong one."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.engine.both import needs_compiled

SCRIPT = Path(__file__).parents[1] / "packaging" / "proofs" / "prove.py"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("prove", SCRIPT)
    assert spec and spec.loader
    module = sys.modules["prove"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(script: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["prove.py", "--table", "16", "--endgame", "4", *arguments])
    return int(script.main())


@needs_compiled
def test_right_values_are_proved(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(script, monkeypatch, "--only", "4,1", "4,2") == 0
    said = capsys.readouterr().out
    assert "| Kalah(4,2) own_seed | +6 | +6 |" in said
    assert said.endswith("4 of 4 as published\n")


@needs_compiled
def test_a_wrong_value_is_told(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {"own_seed": {"4": [2, 8]}, "none": {"4": [2, 6]}}
    monkeypatch.setattr(script, "published", lambda: wrong)
    assert run(script, monkeypatch, "--only", "4,2") == 1
    said = capsys.readouterr().out
    assert "| +8 | +6 **differs** |" in said and said.endswith("1 of 2 as published\n")


def test_without_the_compiled_core_nothing_is_tried(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANCALA_CORE", "python")
    assert run(script, monkeypatch, "--only", "4,1") == 1


def test_all_published_starts_up_to_five_by_five_and_six_by_four_are_asked_for(
    script: ModuleType,
) -> None:
    asked = [(game.pits, game.seeds) for game, _ in script.starts(None)]
    assert len(asked) == 2 * (6 + 5 + 4)
    assert (6, 5) not in asked and (6, 4) in asked and (5, 5) in asked
    assert [value for _, value in script.starts([(6, 5)])] == [12, 10]
