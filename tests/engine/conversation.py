"""Talks to the engine on a line, in this process."""

from __future__ import annotations

import threading
from io import BytesIO, StringIO
from queue import Empty, SimpleQueue
from typing import Self

from mancala_desktop.engine.protocol import main


def talk(*lines: str | bytes) -> list[str]:
    """What the engine says to these lines, followed by the end of input."""
    told = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    sink = StringIO()
    assert main(BytesIO(told), sink) == 0
    return sink.getvalue().splitlines()


class _Pipe(BytesIO):
    """A source that waits for its next line."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: SimpleQueue[bytes] = SimpleQueue()

    def readline(self, size: int | None = -1, /) -> bytes:
        return self.lines.get()


class _Sink(StringIO):
    """A sink that hands on line by line."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: SimpleQueue[str] = SimpleQueue()

    def write(self, text: str, /) -> int:
        self.lines.put(text.rstrip("\n"))
        return len(text)


class Conversation:
    """A conversation in which the engine has not heard the end yet."""

    def __init__(self) -> None:
        self._source, self._sink = _Pipe(), _Sink()
        self.exit_code: int | None = None
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        self.exit_code = main(self._source, self._sink)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.tell("quit")
        self._thread.join(5)
        assert self.exit_code == 0

    def tell(self, line: str) -> None:
        self._source.lines.put(line.encode() + b"\n")

    def hear(self, start: str, seconds: float = 10.0) -> str:
        """The next line that begins with `start`, others dropped."""
        while True:
            try:
                line = self._sink.lines.get(timeout=seconds)
            except Empty:
                raise AssertionError(f"nothing like {start!r} was said") from None
            if line.startswith(start):
                return line
