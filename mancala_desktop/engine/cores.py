"""Which engine core runs."""

from __future__ import annotations

import importlib
import os
from types import ModuleType
from typing import Protocol

from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Answer, OnInfo, Request, Values
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.engine.stop import Stop


class Core(Protocol):
    """Something that thinks. One search at a time; `stop` may be set from any thread, and a
    search ends within 20 ms of it with what it has."""

    @property
    def name(self) -> str:
        """`compiled` or `python`."""

    def search(self, request: Request, stop: Stop, on_info: OnInfo | None = None) -> Answer:
        """The best sowing within the limits; `on_info` is called in this thread as it deepens."""

    def values(self, request: Request, stop: Stop) -> Values:
        """The score of every legal sowing within the limits."""

    def prepare(self, request: Request) -> None:
        """Get ready for a search of `request`: whatever is read or made for it once."""

    def configure(self, options: Options) -> None:
        """Use these options from the next search on; what was learnt under others is forgotten."""

    def forget(self) -> None:
        """Give back the memory that earlier searches left."""


def core(options: Options | None = None) -> Core:
    """A new core with `options`: the compiled one where it is built and MANCALA_CORE is not `python`."""
    compiled = _compiled()
    if compiled is None:
        return PythonCore()
    made: Core = compiled.CompiledCore(options or Options())
    return made


def core_name() -> str:
    """`compiled` or `python`: the name of what `core` makes, without the memory that takes."""
    return "python" if _compiled() is None else "compiled"


def _compiled() -> ModuleType | None:
    """The module of the compiled core; None where it is not wanted or was not built."""
    if os.environ.get("MANCALA_CORE") == "python":
        return None
    try:
        return importlib.import_module("mancala_desktop.engine.compiled")
    except ImportError:
        return None  # no compiler was at hand
