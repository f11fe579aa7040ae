"""Threads that think let the window go first."""

from __future__ import annotations

import os
import sys
import threading

_NICE = 10


def step_back() -> None:
    """Let every thread that wants the processor have it before the calling one.

    Two threads at a proof would otherwise take both processors of a small machine from it.
    Only Linux takes the wish thread by thread; elsewhere nothing changes.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
