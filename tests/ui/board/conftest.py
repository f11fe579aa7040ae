"""The themes of the program, and the application object that painting needs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

THEMES = Path(__file__).resolve().parents[3] / "resources" / "themes"


@pytest.fixture(scope="session")
def themes() -> Path:
    """The folder with all themes."""
    return THEMES


@pytest.fixture(autouse=True)
def application(qapp: object) -> object:
    """Pixmaps and fonts need a running application."""
    return qapp
