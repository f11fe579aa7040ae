"""What a wheel would hold: setuptools is told every package by name, so that none is forgotten."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_pyproject_names_every_package() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    on_disk = {
        ".".join(init.parent.relative_to(ROOT).parts)
        for init in (ROOT / "mancala_desktop").rglob("__init__.py")
    }

    assert set(settings["tool"]["setuptools"]["packages"]) == on_disk | {
        "mancala_desktop.resources"
    }
