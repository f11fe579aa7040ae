"""Reading content: whatever is damaged is told with its place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class ContentError(ValueError):
    """Content that cannot be read: in which `file`, at which `place` in it (a task, a section; empty:
    none), and `what` is wrong, in words for who writes the content."""

    def __init__(self, file: str, place: str, what: str) -> None:
        super().__init__(": ".join(part for part in (file, place, what) if part))
        self.file = file
        self.place = place
        self.what = what


@contextmanager
def reading(file: str, place: str = "") -> Iterator[None]:
    """Whatever goes wrong meanwhile is told with its place, as a ContentError."""
    try:
        yield
    except ContentError:
        raise
    except KeyError as error:
        raise ContentError(file, place, f"{error.args[0]!r} is missing or unknown") from error
    except (ValueError, TypeError, AttributeError, IndexError, OSError) as error:
        raise ContentError(file, place, str(error)) from error
