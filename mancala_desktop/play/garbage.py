"""Python looks for garbage in cycles in whatever thread has just made an object.

A window or a timer must not be destroyed in any thread but its own, so while one of ours works
beside the window no garbage is looked for. What is switched is one switch for the whole process,
hence the one set of those who hold it.
"""

from __future__ import annotations

import gc

_working: set[int] = set()
_start = object()


def hold(worker: object) -> None:
    """`worker` begins to work in a thread of its own; saying so twice changes nothing."""
    _working.add(id(worker))
    gc.disable()


def release(worker: object) -> None:
    """`worker` rests; when the last one does, garbage is looked for again."""
    _working.discard(id(worker))
    if not _working:
        gc.enable()


def hold_while_starting() -> None:
    """Nothing made before the window is first seen is garbage, and looking for it takes a tenth of
    that time."""
    hold(_start)


def started() -> None:
    """The window is seen, or the app has ended without one."""
    release(_start)
