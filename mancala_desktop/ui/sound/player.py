"""Plays the sound files, as soon as they are loaded and as far as there is a device."""

from __future__ import annotations

import logging
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from mancala_desktop.assets import asset

if TYPE_CHECKING:
    from mancala_desktop.ui.sound.output import Output

log = logging.getLogger(__name__)


class Player(QObject):
    """Silent until it has loaded, and for ever where QtMultimedia cannot be imported."""

    loaded = Signal()  # loading, whether there is sound or not

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._samples: dict[str, bytes] = {}
        self._output: Output | None = None
        self._asked = False

    def load(self) -> None:
        """Gets ready, one thing after the other, as the event loop has time."""
        if not self._asked:
            self._asked = True
            QTimer.singleShot(0, self, self._read)

    @property
    def ready(self) -> bool:
        """Whether it is loaded, and QtMultimedia is there."""
        return self._output is not None

    def play(self, name: str, volume: float) -> None:
        """Begins the sound of that name, of `volume` 0 to 1, if a voice is left for it."""
        if self._output is not None and name in self._samples:
            with _quiet():
                self._output.play(self._samples[name], volume)

    def close(self) -> None:
        """Gives the device back, for good."""
        if self._output is not None:
            self._output.close()
            self._output = None

    def _read(self) -> None:
        for file in asset("sounds").glob("*.wav"):
            with wave.open(str(file), "rb") as sound:
                self._samples[file.stem] = sound.readframes(sound.getnframes())
        QTimer.singleShot(0, self, self._import)

    def _import(self) -> None:
        with _quiet():
            try:
                import PySide6.QtMultimedia  # noqa: F401, PLC0415 - it takes long; not before the paint
            except ImportError as error:  # a library of the system is missing, as libpulse
                log.info("there is no sound: %s", error)
                self.loaded.emit()
                return
        QTimer.singleShot(0, self, self._find_device)

    def _find_device(self) -> None:
        from mancala_desktop.ui.sound.output import Output  # noqa: PLC0415 - it imports QtMultimedia

        with _quiet():
            self._output = Output(self)
        self.loaded.emit()


@contextmanager
def _quiet() -> Iterator[None]:
    """What Qt says of libraries and devices that are not there is nothing to warn of."""

    def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        log.debug("%s", message)

    before = qInstallMessageHandler(note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
