"""The computer thinks in a thread of its own, and can be interrupted at any time."""

from __future__ import annotations

import atexit
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from mancala_desktop.engine.cores import Core, core
from mancala_desktop.engine.level import Level, choose, luck
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play import garbage

Think = Callable[[Level, Request, Stop], Answer]

_GIL_SECONDS = 0.0002
"""How long a Python search holds on when an animation wants to go on; Python's own is 0.005."""


_STACK = 64 * 2**20
"""Bytes of address space for the thread's stack: a chain of sowings is searched by recursion, and
what is never touched takes no memory. Some systems give a thread no more than 0.5 MiB."""


class Computer:
    """Thinks with the best core there is, which is loaded with the first question."""

    def __init__(self, options: Options | None = None) -> None:
        self._options = self._obeyed = options or Options()
        self._core: Core | None = None

    def use(self, options: Options) -> None:
        """Think with these from the next question on. Only notes them, so any thread may call it;
        the thread that thinks makes them true, which may take a while."""
        self._options = options

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        return choose(level, request, self._ready_core(), stop, luck(request))

    def _ready_core(self) -> Core:
        options = self._options  # another thread may change it at any time
        if self._core is None:
            self._core = core(options)
            if self._core.name == "python":
                sys.setswitchinterval(_GIL_SECONDS)
        elif options != self._obeyed:
            self._core.configure(options)
        self._obeyed = options
        return self._core


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    """A question, the flag that ends thinking about it, and the one that takes it back."""

    level: Level
    request: Request
    stop: Stop = field(default_factory=Stop)
    dropped: Event = field(default_factory=Event)


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
            if not job.dropped.is_set():
                result = self._think(job.level, job.request, job.stop)
        except Exception as error:
            result = error
        self.done.emit(job, result)


class EngineThread(QObject):
    """Asks the computer one question at a time.

    One that is hurried is answered with the best found so far, also if it had not begun. A question that is cancelled, or followed by another one, gets no answer. An exception of the
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
        self._thread.setStackSize(_STACK)
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
        garbage.hold(self)
        self._wanted.emit(self._job)

    def hurry(self) -> None:
        """End the search; it is answered with the best it has found so far."""
        if self._job:
            self._job.stop.set()

    def cancel(self) -> None:
        """Interrupt the search; it will not be answered."""
        if self._job:
            self._job.dropped.set()
            self._job.stop.set()
            self._job = None

    def close(self) -> None:
        """Interrupt the search and wait for the thread to end; nobody answers after that."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()
        self._unfinished.clear()
        garbage.release(self)
        atexit.unregister(self.close)

    @Slot(object, object)
    def _deliver(self, job: _Job, result: Answer | Exception | None) -> None:
        self._unfinished.discard(job)
        if not self._unfinished:
            garbage.release(self)
        current = job is self._job
        if current:
            self._job = None
        if isinstance(result, Exception):
            if current:
                self.failed.emit(job.request.ticket, result)
            raise result
        if current:
            self.answered.emit(result)
