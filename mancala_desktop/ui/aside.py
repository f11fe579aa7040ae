"""Work that takes longer than a frame, done beside the window."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from threading import Lock, Thread
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

T = TypeVar("T")

LOOK_EVERY = 5
"""Ms between looks at whether work is done, while there is some."""

STACK = 8 * 1024 * 1024  # bytes; painting goes deeper than a thread's stack on macOS


class Aside(QObject):
    """Has one work at a time done in another thread; only what was asked for last ever arrives.

    The work may use nothing that belongs to the window's thread: images it may paint, pixmaps and
    widgets are not its business. It touches no QObject either, so that its owner may go at any time.
    """

    idle = Signal()  # what was asked for last has arrived

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Future[Any] | None = None
        self._take: Callable[[Any], None] = lambda result: None
        _painter().looked.connect(self._arrive)

    @property
    def busy(self) -> bool:
        """Whether something is still to arrive."""
        return self._work is not None

    def ask(self, work: Callable[[], T], take: Callable[[T], None]) -> None:
        """Let `work` be done, and give what it returns to `take`, unless something else is asked
        for meanwhile. What `work` raises is raised in the window's thread."""
        self.drop()
        self._work, self._take = _painter().submit(work), take

    def drop(self) -> None:
        """What was asked for is not wanted any more."""
        if self._work:
            self._work.cancel()
        self._work = None

    def _arrive(self) -> None:
        work = self._work
        if work is None or not work.done():
            return
        self._work = None
        self._take(work.result())
        if self._work is None:
            self.idle.emit()


def wait_for_all() -> None:
    """Return when nothing is done aside any more."""
    _painter().wait()


class _Painter(QObject):
    """One thread that does what it is given in order, and ends when there is nothing left."""

    looked = Signal()  # now and then while there is work, and once when all is done

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._lock = Lock()
        self._works: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self._thread: Thread | None = None
        self._timer = QTimer(self, interval=LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    def submit(self, work: Callable[[], Any]) -> Future[Any]:
        """Have it done; the future tells what it returned or raised."""
        future: Future[Any] = Future()
        with self._lock:
            self._works.append((future, work))
            if self._thread is None:
                self._thread = self._begun()
        self._timer.start()
        return future

    def wait(self) -> None:
        """Return when the thread has ended and nobody who heard of it has asked for more."""
        while self._timer.isActive():
            if thread := self._thread:
                thread.join()
            self._look()

    def _look(self) -> None:
        if self._thread is None:  # unless somebody who hears it asks for more
            self._timer.stop()
        self.looked.emit()

    def _begun(self) -> Thread:
        usual = threading.stack_size(STACK)
        thread = Thread(target=self._run, name="aside")
        thread.start()
        threading.stack_size(usual)
        return thread

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._works:
                    self._thread = None
                    return
                future, work = self._works.popleft()
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(work())
            except Exception as error:
                future.set_exception(error)


@cache
def _painter() -> _Painter:
    """What one window wants painted is wanted in order, so all share one thread."""
    return _Painter(QCoreApplication.instance())
