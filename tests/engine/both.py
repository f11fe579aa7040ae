"""Both cores, for tests that hold for either: `@both_cores` runs a test with each that is here."""

from __future__ import annotations

import importlib.util

import pytest

from mancala_desktop.engine.cores import Core
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.search import PythonCore

try:
    COMPILED = importlib.util.find_spec("mancala_desktop.engine.machine.board") is not None
except ModuleNotFoundError:
    COMPILED = False

OPTIONS = Options(table_mb=8, endgame_seeds=6, threads=1, book=False)
"""Small enough to make a core for every single search, and no book that answers in its place."""

needs_compiled = pytest.mark.skipif(not COMPILED, reason="the core is not compiled here")
both_cores = pytest.mark.parametrize(
    "core_name", ["python", pytest.param("compiled", marks=needs_compiled)]
)


def new_core(name: str, options: Options = OPTIONS) -> Core:
    """A new core of that name."""
    if name == "python":
        return PythonCore()
    from mancala_desktop.engine.compiled import CompiledCore  # noqa: PLC0415  (not everywhere)

    return CompiledCore(options)
