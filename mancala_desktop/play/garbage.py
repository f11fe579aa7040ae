"""Garbage in cycles is looked for in the window's thread alone, when nobody works beside it.

Python by itself looks for it in whatever thread has just made an object. A window or a timer that is
destroyed in any thread but its own crashes the app.
"""

from __future__ import annotations

import gc
import sys
from functools import partial

from PySide6.QtCore import QAbstractEventDispatcher, QThread


def look_when_idle() -> None:
    """Have it looked for whenever this thread's event loop is about to wait and no thread that begins
    after this runs Python, and never otherwise.

    What there is by now stays until the end: to look through all of it would take 40 ms each time.
    """
    gc.disable()
    gc.freeze()
    dispatcher = QAbstractEventDispatcher.instance(QThread.currentThread())
    dispatcher.aboutToBlock.connect(partial(_look_alone, frozenset(sys._current_frames())))


def look() -> None:
    """Look for it where so much was made since the last time that Python itself would look."""
    made, *looks = gc.get_count()
    if made <= gc.get_threshold()[0]:
        return
    old = [age for age, count in enumerate(looks, 1) if count > gc.get_threshold()[age]]
    gc.collect(max(old, default=0))


def _look_alone(known: frozenset[int]) -> None:
    """Look for it unless somebody works beside the window; `known` threads do not."""
    if gc.get_count()[0] > gc.get_threshold()[0] and sys._current_frames().keys() <= known:
        look()
