"""What happens when something happens that nobody thought of: it is told, and the app goes on."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from mancala_desktop.ui.dialogs.trouble import TroubleDialog

log = logging.getLogger(__name__)


class SafetyNet(QObject):
    """Catches exceptions that nobody caught, logs them and shows them, one dialog at a time.

    The game needs no saving here: it was written after its last sowing.
    """

    _caught = Signal(str)

    def __init__(self, window: QWidget, log_file: Path | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._log_file = log_file
        self._showing = False
        # queued: whatever raised has been left when the dialog opens, in whichever thread it was
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._before = sys.excepthook

    def __enter__(self) -> Self:
        """Catch from now on."""
        self._before = sys.excepthook
        sys.excepthook = self._catch
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let exceptions go where they went before."""
        sys.excepthook = self._before

    def _catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        log.error("unexpected exception", exc_info=(kind, error, trace))
        self._caught.emit("".join(traceback.format_exception(kind, error, trace)))

    def _show(self, text: str) -> None:
        if self._showing or not self._window.isVisible():
            return
        self._showing = True
        dialog = TroubleDialog(text, self._log_file, self._window)
        dialog.finished.connect(self._shown)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _shown(self) -> None:
        self._showing = False
