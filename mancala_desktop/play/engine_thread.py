"""The computer thinks in a thread of its own, and can be interrupted at any time."""

from __future__ import annotations

import atexit
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from mancala_desktop.engine.advice import Tell, advise
from mancala_desktop.engine.cores import Core, core
from mancala_desktop.engine.level import Level, choose, luck, prepare
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop

Think = Callable[[Level, Request, Stop], Answer]
Advise = Callable[[Request, Stop, Tell], None]
Prepare = Callable[[Level, Request], None]

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
        self._advised = False  # since the last choice

    def use(self, options: Options) -> None:
        """Think with these from the next question on. Only notes them, so any thread may call it;
        the thread that thinks makes them true, which may take a while."""
        self._options = options

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        return choose(level, request, self._unadvised_core(), stop, luck(request))

    def advise(self, request: Request, stop: Stop, tell: Tell) -> None:
        """Tell what the sowings of a position are worth, and then tell it better, until the limits
        of `request` are used up or `stop` is set."""
        self._advised = True
        advise(request, self._ready_core(), stop, tell)

    def prepare(self, level: Level, request: Request) -> None:
        """Load what thinking about `request` takes, so that it can begin at once."""
        prepare(level, request, self._unadvised_core())

    def _unadvised_core(self) -> Core:
        core = self._ready_core()
        if self._advised:
            core.forget()  # no level may know more because somebody asked for a hint
            self._advised = False
        return core

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
    """A question, the flag that ends thinking about it, and the one that takes it back.

    `think` is called with the stop and with what tells an answer on the way; it returns the last one.
    """

    ticket: int
    think: Callable[[Stop, Callable[[object], None]], object]
    stop: Stop = field(default_factory=Stop)
    dropped: Event = field(default_factory=Event)

    def drop(self) -> None:
        """Stop, and answer nothing."""
        self.dropped.set()
        self.stop.set()


class _Worker(QObject):
    """Lives in the thread and answers one job after the other."""

    told = Signal(object, object)  # _Job; what is known on the way
    done = Signal(object, object)  # _Job; the answer, an Exception or None, so if dropped in time

    @Slot(object)
    def work(self, job: _Job) -> None:
        result: object = None
        try:
            if not job.dropped.is_set():
                result = job.think(job.stop, partial(self.told.emit, job))
        except Exception as error:
            result = error
        self.done.emit(job, result)


class EngineThread(QObject):
    """Asks the computer one question at a time.

    A question of the game that is hurried is answered with the best found so far, also if it had not
    begun. One that is cancelled, or followed by another one, gets no answer. An exception of the
    engine is told by `failed` and then raised here, in the thread of this object, so that
    `sys.excepthook` sees it.

    Advice is thought about while the game asks nothing: a question of the game interrupts it, and
    when that is answered it is begun again.
    """

    begun = Signal(object)  # ticket: what is loaded has been loaded, the search begins
    answered = Signal(object)  # Answer
    failed = Signal(object, object)  # ticket, Exception
    advised = Signal(int, object)  # ticket of the request, Advice: the same again, and better
    advice_failed = Signal(int, object)  # ticket of the request, Exception
    _wanted = Signal(object)  # _Job

    def __init__(
        self,
        think: Think,
        advise: Advise | None = None,
        parent: QObject | None = None,
        *,
        prepare: Prepare | None = None,
    ) -> None:
        """Start the thread; `think` and `advise` are called in it, and have to end soon after their
        stop is set. Without `advise` there is no advice. `prepare` is called before `think`, for
        what is no thinking yet."""
        super().__init__(parent)
        self._think = think
        self._advise = advise
        self._job: _Job | None = None
        self._prepare = prepare
        self._counsel: Request | None = None  # what advice is wanted about
        self._advising: _Job | None = None
        self._unfinished: set[_Job] = set()  # the jobs and those dropped that may still run
        self._worker = _Worker()
        self._thread = QThread(self)
        self._thread.setObjectName("engine")
        self._thread.setStackSize(_STACK)
        self._worker.moveToThread(self._thread)
        self._wanted.connect(self._worker.work, Qt.ConnectionType.QueuedConnection)
        self._worker.told.connect(self._deliver_advice, Qt.ConnectionType.QueuedConnection)
        self._worker.done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._thread.start()
        atexit.register(self.close)  # Qt aborts the process if a running thread is forgotten

    def ask(self, level: Level, request: Request) -> None:
        """Let the computer choose; what it was thinking about before is dropped."""
        self.cancel()
        self._interrupt_advice()
        if self._thread.isRunning():
            self._job = self._begin(
                _Job(request.ticket, lambda stop, _: self._choose(level, request, stop))
            )

    def hurry(self) -> None:
        """End the search; it is answered with the best it has found so far."""
        if self._job:
            self._job.stop.set()

    def cancel(self) -> None:
        """Interrupt the search; it will not be answered."""
        if self._job:
            self._job.drop()
            self._job = None

    def advise(self, request: Request) -> None:
        """Let `advised` tell what the sowings of a position are worth, again and again, the last
        time with what the limits of `request` allow. Advice asked for before is dropped."""
        self.cancel_advice()
        self._counsel = request
        if self._job is None:
            self._begin_advice()

    def cancel_advice(self) -> None:
        """Interrupt the advice; nothing more is told of it."""
        self._counsel = None
        self._interrupt_advice()

    def close(self) -> None:
        """Interrupt all thinking and wait for the thread to end; nobody answers after that."""
        self.cancel()
        self.cancel_advice()
        self._thread.quit()
        self._thread.wait()
        self._unfinished.clear()
        atexit.unregister(self.close)

    def _begin(self, job: _Job) -> _Job:
        self._unfinished.add(job)
        self._wanted.emit(job)
        return job

    def _choose(self, level: Level, request: Request, stop: Stop) -> Answer:
        """Runs in the thread that thinks."""
        if self._prepare:
            self._prepare(level, request)
        self.begun.emit(request.ticket)
        return self._think(level, request, stop)

    def _begin_advice(self) -> None:
        advise, request = self._advise, self._counsel
        if advise and request and self._thread.isRunning():
            self._advising = self._begin(_Job(request.ticket, partial(advise, request)))

    def _interrupt_advice(self) -> None:
        if self._advising:
            self._advising.drop()
            self._advising = None

    @Slot(object, object)
    def _deliver_advice(self, job: _Job, advice: object) -> None:
        if job is self._advising:
            self.advised.emit(job.ticket, advice)

    @Slot(object, object)
    def _deliver(self, job: _Job, result: object) -> None:
        self._unfinished.discard(job)
        if job is self._advising:
            self._advising = self._counsel = None
            if isinstance(result, Exception):
                self.advice_failed.emit(job.ticket, result)
        elif job is self._job:
            self._job = None
            if isinstance(result, Exception):
                self.failed.emit(job.ticket, result)
            else:
                self.answered.emit(result)
        if not (self._job or self._advising):
            self._begin_advice()
        if isinstance(result, Exception):
            raise result
