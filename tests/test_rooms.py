"""The part of the one-way rule that import-linter cannot see: to it all of PySide6 is one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mancala_desktop

PACKAGE = Path(mancala_desktop.__file__).parent
BELOW_PLAY = ["rules", "record", "engine", "learn"]
ALLOWED_IN_PLAY = {"PySide6.QtCore", "PySide6.QtNetwork"}


def imports(source: str) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it: `from a import b` is `a.b`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=0):
                yield from (f"{module}.{alias.name}" for alias in names)


def qt_modules(room: str) -> dict[Path, set[str]]:
    """For every file of a room, what it imports from Qt, as `PySide6.QtCore`."""
    return {
        path: {
            ".".join(name.split(".")[:2])
            for name in imports(path.read_text(encoding="utf-8"))
            if name.split(".")[0] in ("PySide6", "shiboken6")
        }
        for path in sorted((PACKAGE / room).rglob("*.py"))
    }


def test_imports_are_found_in_every_form() -> None:
    source = """
import PySide6.QtGui as gui
from PySide6.QtCore import Qt
def late():
    from PySide6 import QtSvg
"""

    assert set(imports(source)) == {"PySide6.QtGui", "PySide6.QtSvg", "PySide6.QtCore.Qt"}


@pytest.mark.parametrize("room", BELOW_PLAY)
def test_below_play_nothing_knows_qt(room: str) -> None:
    assert {path: used for path, used in qt_modules(room).items() if used} == {}


def test_play_knows_no_widgets() -> None:
    beyond = {path: used - ALLOWED_IN_PLAY for path, used in qt_modules("play").items()}

    assert {path: used for path, used in beyond.items() if used} == {}
