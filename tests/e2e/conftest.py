"""Tests in a real window, on a screen of their own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.desk import Desk, missing_programs, screen


@pytest.fixture
def desk(tmp_path: Path, user_directories: Path) -> Iterator[Desk]:
    """An empty screen, and a user without any files."""
    if missing := missing_programs():
        reason = f"a real window needs {', '.join(missing)}"
        if "CI" in os.environ:
            pytest.fail(reason)
        pytest.skip(reason)
    with screen() as display:
        environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment.pop("WAYLAND_DISPLAY", None)
        desk = Desk(environment, tmp_path)
        try:
            yield desk
        finally:
            desk.clear()
