"""Whether something of the app works beside the window."""

import sys
import threading

_OF_THE_TESTS = frozenset(sys._current_frames())
"""Threads that ran before there was a test: those of pytest-xdist, for one."""


def at_rest() -> bool:
    """Whether no thread of Qt runs Python, and nobody paints beside the window.

    Endgame tables may go on being built: they belong to no test.
    """
    ours = [
        thread for thread in threading.enumerate() if not isinstance(thread, threading._DummyThread)
    ]
    if any(thread.name == "aside" for thread in ours):
        return False
    return set(sys._current_frames()) <= {thread.ident for thread in ours} | _OF_THE_TESTS
