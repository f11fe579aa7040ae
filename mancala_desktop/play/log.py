"""The log file: what Python and Qt had to say, and where a crash happened."""

from __future__ import annotations

import faulthandler
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

LARGEST = 512 * 1024  # bytes of a log file
OLDER_FILES = 2

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Log:
    """Writes `mancala-desktop.log` and, when the process crashes, `crash.log`, until closed.

    Raises OSError if the files cannot be made; the app can do without them.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "mancala-desktop.log"
        self._file = RotatingFileHandler(
            self.path,
            maxBytes=LARGEST,
            backupCount=OLDER_FILES,
            encoding="utf-8",
            errors="backslashreplace",  # the name of a file may be no text
        )
        self._file.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s")
        )
        self._crash: IO[str] = (folder / "crash.log").open("a", encoding="utf-8")
        root = logging.getLogger()
        self._level_before = root.level
        root.addHandler(self._file)
        root.setLevel(logging.INFO)
        self._qt_before = qInstallMessageHandler(_pass_on)
        faulthandler.enable(self._crash)

    def close(self) -> None:
        """Let everything be as it was before."""
        faulthandler.disable()
        qInstallMessageHandler(self._qt_before)
        root = logging.getLogger()
        root.setLevel(self._level_before)
        root.removeHandler(self._file)
        self._file.close()
        self._crash.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _pass_on(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """What Qt says goes where everything else goes, under the name of its category."""
    category = context.category or "default"
    logging.getLogger(f"qt.{category.removeprefix('qt.')}").log(_LEVELS[kind], "%s", message)
