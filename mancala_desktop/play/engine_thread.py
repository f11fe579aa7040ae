"""The computer thinks in a thread of its own, and can be interrupted at any time."""

from __future__ import annotations

import atexit
import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from mancala_desktop.engine.cores import Core, core
from mancala_desktop.engine.level import Level, choose, luck
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop

Think = Callable[[Level, Request, Stop], Answer]

_GIL_SECONDS = 0.0002
"""How long a Python search holds on when an animation wants to go on; Python's own is 0.005."""


class Computer:
    """Thinks with the best core there is, which is loaded with the first question."""

    def __init__(self) -> None:
        self._core: Core | None = None

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        if self._core is None:
            self._core = core()
            if self._core.name == "python":
                sys.setswitchinterval(_GIL_SECONDS)
        return choose(level, request, self._core, stop, luck(request))


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    """A question and the flag that takes it back."""

    level: Level
    request: Request
    stop: Stop = field(default_factory=Stop)


class _Worker(QObject):
    """Lives in the thread and answers one job after the other."""

    done = Signal(object, object)  # _Job; Answer, Exception or, for one taken back in time, None

    def __init__(self, think: Think) -> None:
        super().__init__()
        self._think = think

    @Slot(object)
    def work(self, job: _Job) -> None:
        result: Answer | Exception | None = None
        try:
            if not job.stop.is_set():
                result = self._think(job.level, job.request, job.stop)
        except Exception as error:
            result = error
        self.done.emit(job, result)


class EngineThread(QObject):
    """Asks the computer one question at a time.

    A question that is cancelled, or followed by another one, gets no answer. An exception of the
    engine is told by `failed` and then raised here, in the thread of this object, so that
    `sys.excepthook` sees it.

    While a job is done Python does not look for garbage in cycles: it would do so in whatever
    thread has just made an object, and a window or timer must not be destroyed in this one.
    """

    answered = Signal(object)  # Answer
    failed = Signal(object, object)  # ticket, Exception
    _wanted = Signal(object)  # _Job

    def __init__(self, think: Think, parent: QObject | None = None) -> None:
        """Start the thread; `think` is called in it, and has to end soon after its stop is set."""
        super().__init__(parent)
        self._job: _Job | None = None
        self._unfinished: set[_Job] = set()  # the job and those cancelled that may still run
        self._worker = _Worker(think)
        self._thread = QThread(self)
        self._thread.setObjectName("engine")
        self._worker.moveToThread(self._thread)
        self._wanted.connect(self._worker.work, Qt.ConnectionType.QueuedConnection)
        self._worker.done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread.start()
        atexit.register(self.close)  # Qt aborts the process if a running thread is forgotten

    def ask(self, level: Level, request: Request) -> None:
        """Let the computer choose; what it was thinking about before is dropped."""
        self.cancel()
        if not self._thread.isRunning():
            return
        self._job = _Job(level, request)
        self._unfinished.add(self._job)
        gc.disable()
        self._wanted.emit(self._job)

    def cancel(self) -> None:
        """Interrupt the search; it will not be answered."""
        if self._job:
            self._job.stop.set()
            self._job = None

    def close(self) -> None:
        """Interrupt the search and wait for the thread to end; nobody answers after that."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()
        self._unfinished.clear()
        gc.enable()
        atexit.unregister(self.close)

    @Slot(object, object)
    def _deliver(self, job: _Job, result: Answer | Exception | None) -> None:
        self._unfinished.discard(job)
        if not self._unfinished:
            gc.enable()
        current = job is self._job
        if current:
            self._job = None
        if isinstance(result, Exception):
            if current:
                self.failed.emit(job.request.ticket, result)
            raise result
        if current:
            self.answered.emit(result)
