"""What holds for every test: no screen, its own user directories, not one stray log line."""

import gc
import logging
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from mancala_desktop.play import garbage
from tests.rest import at_rest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No deadline: on a machine shared with other tests, time says nothing about the code.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def user_directories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which platformdirs, in this process and its children, keeps all user files."""
    home = tmp_path / "user"
    for variable in ("CONFIG_HOME", "DATA_HOME", "STATE_HOME", "CACHE_HOME", "RUNTIME_DIR"):
        folder = home / variable.lower()
        folder.mkdir(parents=True, mode=0o700)
        monkeypatch.setenv(f"XDG_{variable}", str(folder))
    return home


# As in the app: garbage is looked for in the window's thread alone.
gc.disable()


def pytest_sessionfinish() -> None:
    """No window and nothing of the clipboard is left for the moments after Python's last one."""
    gc.collect()
    qt = sys.modules.get("PySide6.QtGui")
    if qt and qt.QGuiApplication.instance():
        qt.QGuiApplication.clipboard().clear()


@pytest.fixture(autouse=True)
def threads_at_rest() -> Iterator[None]:
    """No test leaves work behind that goes on beside the window."""
    yield
    qt = sys.modules.get("PySide6.QtCore")
    application = qt and qt.QCoreApplication.instance()
    end = time.monotonic() + 10
    while application and not at_rest() and time.monotonic() < end:
        application.processEvents()
    assert at_rest()
    garbage.look()


@pytest.fixture(autouse=True)
def no_stray_log_lines(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning nobody asked for fails the test.

    A test that wants one looks for it in `caplog` and then says `caplog.clear()`.
    """
    yield
    records = (*caplog.get_records("setup"), *caplog.get_records("call"))
    stray = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    assert not stray, f"logged without being asked for: {stray}"
