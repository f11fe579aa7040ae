"""Tests in a real window, on a screen of their own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.desk import Desk, missing_programs, screen
from tests.e2e.reader import Reader, bus, missing_ears, reader


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


@pytest.fixture
def ears(desk: Desk) -> Iterator[Reader]:
    """A reader that listens to whatever is started at the desk from now on."""
    if missing := missing_ears():
        reason = f"a screen reader needs {', '.join(missing)}"
        if "CI" in os.environ:
            pytest.fail(reason)
        pytest.skip(reason)
    with bus(desk.environment) as address:
        desk.environment = {
            **desk.environment,
            "DBUS_SESSION_BUS_ADDRESS": address,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        with reader(desk.environment) as listening:
            yield listening
