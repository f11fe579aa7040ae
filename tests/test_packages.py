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


def test_pyproject_compiles_every_module_of_the_machine_and_may_do_without() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = {module["name"]: module for module in settings["tool"]["setuptools"]["ext-modules"]}
    machine = ROOT / "mancala_desktop" / "engine" / "machine"
    on_disk = {
        "mancala_desktop.engine.machine." + source.stem
        for source in machine.glob("*.py")
        if source.stem != "__init__"
    }

    assert set(listed) == on_disk
    for name, module in listed.items():
        assert module["sources"] == [name.replace(".", "/") + ".py"]
        assert module["optional"] is True
        assert (machine / name.rpartition(".")[2]).with_suffix(".pxd").exists()
