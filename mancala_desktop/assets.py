"""Finds the files of `resources/`: rule texts, icons, fonts, sounds, translations."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent

# An installed or frozen app carries the folder inside the package; a checkout has it beside it.
_INSIDE, _BESIDE = _PACKAGE / "resources", _PACKAGE.parent / "resources"


def asset(*parts: str) -> Path:
    """The path of a file or folder in `resources/`, as in `asset("icons", "sun.svg")`.

    Raises FileNotFoundError, naming the file and where it was looked for, if it is not there.
    """
    resources = _INSIDE if _INSIDE.is_dir() else _BESIDE
    path = resources.joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"resources/{'/'.join(parts)} is missing (looked in {resources})")
    return path
