"""Plays samples on the sound device. Importing this imports QtMultimedia, so only `player` does.

QSoundEffect would do it in fewer lines, but since Qt 6.10 a sound of it that ends can be freed by
the thread that mixes; its socket notifier is then left behind broken, and the event loop spins and
warns for ever. Sinks are opened and closed by us alone. They are opened only when Qt has just heard
from the sound server, since it aborts when one is opened after the server has gone.
"""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, QTimer
from PySide6.QtMultimedia import QAudioDevice, QAudioFormat, QAudioSink, QMediaDevices

VOICES = 6
"""So many sounds at a time; what would be one more is not heard."""

RATE = 44_100
SAMPLE = 2  # bytes
LONGEST = 2.0  # s

REST = 10_000
"""So long (ms) after a sound the device may sleep."""


class Output(QObject):
    """The sound device that is the usual one now; where there is none it is silent.

    Samples are 16 bits, one channel, 44.1 kHz.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._voices: list[_Voice] = []
        self._device = QAudioDevice()
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._use_device)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._sleep)
        self._use_device()

    def play(self, samples: bytes, volume: float) -> bool:
        """Begins a sound, of `volume` 0 to 1; returns whether there was a voice for it."""
        voice = next((each for each in self._voices if each.free), None)
        if voice is None:
            return False
        self._rest.start()
        return voice.play(samples, volume)

    def close(self) -> None:
        """Gives the device back."""
        for voice in self._voices:
            voice.close()
        self._voices.clear()

    def _use_device(self) -> None:
        """Something was plugged in or out: the next sound is heard on what is usual now."""
        device = QMediaDevices.defaultAudioOutput()
        if device == self._device:
            return
        self.close()
        self._device = device
        form = QAudioFormat()
        form.setSampleRate(RATE)
        form.setChannelCount(1)
        form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        if not device.isNull() and device.isFormatSupported(form):
            self._voices = [_Voice(QAudioSink(device, form, self)) for _ in range(VOICES)]

    def _sleep(self) -> None:
        for voice in self._voices:
            voice.sleep()


class _Voice:
    """A stream to the device. It takes a whole sound at once, and plays silence after it."""

    def __init__(self, sink: QAudioSink) -> None:
        self._sink = sink
        self._sink.setBufferSize(int(LONGEST * RATE) * SAMPLE)
        self._stream = sink.start()
        self._busy_until = 0.0
        self._asleep = False
        self.sleep()

    @property
    def free(self) -> bool:
        return monotonic() >= self._busy_until

    def play(self, samples: bytes, volume: float) -> bool:
        if self._asleep:
            self._asleep = False
            self._sink.resume()
        self._sink.setVolume(volume)
        self._busy_until = monotonic() + len(samples) / (RATE * SAMPLE)
        return self._stream.write(samples) > 0

    def sleep(self) -> None:
        if not self._asleep:
            self._asleep = True
            self._sink.suspend()

    def close(self) -> None:
        self._sink.stop()
        self._sink.deleteLater()
