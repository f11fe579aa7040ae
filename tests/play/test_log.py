"""The log takes what Python and Qt say, stays small, and hears of a crash.

Each test runs in a process of its own: a log takes over handlers that pytest needs.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from mancala_desktop.play import log


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    prelude = "import sys; from pathlib import Path\nfrom mancala_desktop.play.log import Log\n"
    return subprocess.run(
        [sys.executable, "-c", prelude + script, str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_python_and_qt_write_into_one_file(tmp_path: Path) -> None:
    done = run(
        """
import logging
from PySide6.QtCore import qWarning, QTimer
with Log(Path(sys.argv[1])):
    logging.getLogger("mancala_desktop.test").info("hello from Python: ä\\udcff")
    qWarning("hello from Qt")
logging.getLogger("mancala_desktop.test").info("after the end")
""",
        tmp_path / "log",
    )

    assert (done.returncode, done.stderr) == (0, "")
    text = (tmp_path / "log" / "mancala-desktop.log").read_text(encoding="utf-8")
    first, second = text.splitlines()
    assert "INFO MainThread mancala_desktop.test: hello from Python: ä\\udcff" in first
    assert "WARNING MainThread qt.default: hello from Qt" in second


def test_a_crash_leaves_a_trace(tmp_path: Path) -> None:
    done = run(
        """
import os
log = Log(Path(sys.argv[1]))
def falling(): os.abort()
falling()
""",
        tmp_path,
    )

    assert done.returncode != 0
    assert "in falling" in (tmp_path / "crash.log").read_text(encoding="utf-8")


def test_the_log_stays_small(tmp_path: Path) -> None:
    done = run(
        """
import logging
with Log(Path(sys.argv[1])):
    for _ in range(3000):
        logging.getLogger().info("x" * 1000)
""",
        tmp_path,
    )

    assert (done.returncode, done.stderr) == (0, "")
    sizes = [path.stat().st_size for path in tmp_path.glob("mancala-desktop.log*")]
    assert len(sizes) == 1 + log.OLDER_FILES
    assert max(sizes) <= log.LARGEST


def test_a_folder_that_cannot_be_made_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(OSError, match="file"):
        log.Log(tmp_path / "file" / "log")
