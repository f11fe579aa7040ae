"""The `option` lines of the protocol: what a core may use, said in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from mancala_desktop.engine.complaint import ComplaintError, number
from mancala_desktop.engine.options import Options

_SEEDS = (0, 24)  # of a position in the endgame tables; 0 for no tables
_TABLE_MB = (8, 65536)
_THREADS = (1, 64)


def with_option(options: Options, words: list[str]) -> Options:
    """`options` with one changed as `words` say (a name and its value); ComplaintError."""
    match words:
        case ["book", ("on" | "off") as word]:
            return replace(options, book=word == "on")
        case ["book", *_]:
            raise ComplaintError("option book is on or off")
        case ["endgame", word]:
            return replace(options, endgame_seeds=number("option endgame", word, *_SEEDS))
        case ["table", word]:
            return replace(options, table_mb=number("option table", word, *_TABLE_MB))
        case ["threads", word]:
            return replace(options, threads=number("option threads", word, *_THREADS))
        case ["cache", _, *_]:
            return replace(options, cache=_folder(" ".join(words[1:])))
    raise ComplaintError("option book|endgame|table|threads|cache and a value")


def _folder(name: str) -> Path:
    """The folder of that name, made if need be; seen from where the engine was started."""
    try:
        folder = Path(name).absolute()
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ComplaintError(f"option cache {name[:100]}: {error.strerror}") from None
    except ValueError as error:  # no system could have a folder of that name
        raise ComplaintError(f"option cache: {error}") from None
    return folder
