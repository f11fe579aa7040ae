"""Whether something of the app works beside the window."""

import sys
import threading


def at_rest() -> bool:
    """Whether no thread of Qt runs Python, and nobody paints beside the window.

    Endgame tables may go on being built: they belong to no test.
    """
    threads = [
        thread for thread in threading.enumerate() if not isinstance(thread, threading._DummyThread)
    ]
    if any(thread.name == "aside" for thread in threads):
        return False
    return set(sys._current_frames()) <= {thread.ident for thread in threads}
