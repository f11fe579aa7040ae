"""Which core runs, and that its name is known without making it."""

import pytest

from mancala_desktop.engine.cores import core, core_name


def test_its_name_is_known_before_it_is_made() -> None:
    assert core_name() == core().name


def test_the_one_in_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANCALA_CORE", "python")
    assert core_name() == core().name == "python"
