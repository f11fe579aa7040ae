"""What holds for every test: no screen, its own user directories, not one stray log line."""

import faulthandler
import gc
import logging
import os
import re
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


CRASHES = pytest.StashKey[Path]()
"""The folder in which each process of the tests notes where it has crashed."""


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Where a crash happened is noted apart from what else is printed."""
    folder = config.stash[CRASHES] = config.rootpath / ".pytest_cache" / "crashes"
    folder.mkdir(parents=True, exist_ok=True)
    name = os.environ.get("PYTEST_XDIST_WORKER")
    if name is None:
        for old in folder.iterdir():
            old.unlink()
    else:
        faulthandler.enable((folder / name).open("w"))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """The lines of ours that were at work when a process crashed are the last thing told."""
    for note in sorted(config.stash[CRASHES].iterdir()):
        if told := note.read_text(errors="replace"):
            terminalreporter.section(f"{note.name} crashed")
            lines = (line for line in told.splitlines() if not _OF_PYTEST.search(line))
            terminalreporter.write_line("\n".join(lines))


_OF_PYTEST = re.compile(r"[\\/](_pytest|pytest|pluggy|xdist|execnet)[\\/]|^Extension modules")

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
