"""Which core runs, and that its name is known without making it."""

import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import mancala_desktop.engine
from mancala_desktop.__main__ import main
from mancala_desktop.engine.cores import core, core_name
from tests.engine.both import COMPILED, needs_compiled
from tests.engine.conversation import talk


def test_its_name_is_known_before_it_is_made() -> None:
    assert core_name() == core().name


def test_the_one_in_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANCALA_CORE", "python")
    assert core_name() == core().name == "python"
    assert talk("mep")[1] == "id core python"


@needs_compiled
def test_the_compiled_one_runs_where_it_was_built() -> None:
    assert core_name() == core().name == "compiled"
    assert talk("mep")[1] == "id core compiled"


@pytest.mark.parametrize("wanted", ["python", ""])
def test_another_process_is_told_by_its_environment(wanted: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mancala_desktop", "--engine"],
        input="mep\nrules kalah-standard pits=4 seeds=1\nposition start\ngo exact\n",
        env={**os.environ, "MANCALA_CORE": wanted},
        capture_output=True,
        text=True,
        timeout=20,
        check=True,
    )
    said = done.stdout.splitlines()
    assert said[1] == f"id core {wanted or core_name()}"
    assert " score 2 exact pv " in said[-1]


def test_a_core_that_does_not_exist_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MANCALA_CORE", "pyhton")
    with pytest.raises(SystemExit) as ended:
        main(["--engine"])
    assert ended.value.code == 2
    assert "MANCALA_CORE takes python or compiled, not 'pyhton'" in capsys.readouterr().err


def test_where_it_can_be_compiled_it_is() -> None:
    """An install goes on without it, so that nobody would notice a core that no longer compiles."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not (shutil.which(compiler) and header.exists()):
        pytest.skip("no C compiler or no headers of Python here")
    assert COMPILED, "there is a C compiler, but the core is not compiled: make test builds it"


def test_a_core_that_is_compiled_in_part_is_not_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = Path(mancala_desktop.engine.__file__).parent
    room = tmp_path / "machine_in_part"
    room.mkdir()
    shutil.copy(engine / "machine" / "__init__.py", room)
    (room / f"board{EXTENSION_SUFFIXES[0]}").touch()
    (room / "moves.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(ModuleNotFoundError, match="moves"):
        importlib.import_module(room.name)

    (room / f"moves{EXTENSION_SUFFIXES[0]}").touch()
    importlib.invalidate_caches()
    importlib.import_module(room.name)
    monkeypatch.delitem(sys.modules, room.name)
