"""Lines in, lines out: a thread reads, so that `stop` and `quit` are heard during a search."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import BinaryIO, TextIO

from mancala_desktop.engine.stop import Stop

LONGEST = 65_536  # bytes of a line; a whole game with its position is far shorter
_LAST_WORD_S = 600.0  # seconds that what was asked before the end of input may still take
_SEARCHES = frozenset(["go", "values", "perft", "bench"])


@dataclass(frozen=True)
class Line:
    """The words of one line. `stop` is set when the search it asks for is to end."""

    words: list[str]
    stop: Stop = field(default_factory=Stop)

    @property
    def is_search(self) -> bool:
        """Whether this line is one that takes time."""
        return self.words[0] in _SEARCHES


class Lines:
    """Iterating gives the lines to obey, in order, until `quit` or the end of input.

    `stop` ends all searches asked for before it, and `quit` as well. `isready` is answered at once
    while a search is waiting or running, otherwise in its turn. After the end of input, what was
    asked is still answered, but nothing goes on for hours that nobody waits for.
    """

    def __init__(self, source: BinaryIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self._writing = threading.Lock()
        self._waiting: SimpleQueue[Line | None] = SimpleQueue()
        self._searches: list[Line] = []  # asked for and not yet answered

    def say(self, line: str) -> None:
        """Write one line at once."""
        with self._writing:
            self._sink.write(line + "\n")
            self._sink.flush()

    def __iter__(self) -> Iterator[Line]:
        threading.Thread(target=self._read, name="reader", daemon=True).start()
        while (line := self._waiting.get()) is not None:
            yield line
            if line.is_search:
                self._searches.remove(line)

    def _read(self) -> None:
        try:
            self._read_on()
        except BrokenPipeError:  # nobody listens any more
            self._stop_searches()
        self._waiting.put(None)

    def _read_on(self) -> None:
        """Hear lines until `quit` or the end of input."""
        while raw := self._source.readline(LONGEST):
            if len(raw) == LONGEST and not raw.endswith(b"\n"):
                self._skip_line()
                self.say(f"error line longer than {LONGEST} bytes")
            elif words := raw.decode("utf-8", "replace").split():
                if words[0] == "quit":
                    self._stop_searches()
                    break
                self._hear(Line(words))
        else:
            impatience = threading.Timer(_LAST_WORD_S, self._stop_searches)
            impatience.daemon = True
            impatience.start()

    def _skip_line(self) -> None:
        while (rest := self._source.readline(LONGEST)) and not rest.endswith(b"\n"):
            pass

    def _hear(self, line: Line) -> None:
        if line.words == ["stop"]:
            self._stop_searches()
        elif line.words == ["isready"] and self._searches:
            self.say("readyok")
        else:
            if line.is_search:
                self._searches.append(line)
            self._waiting.put(line)

    def _stop_searches(self) -> None:
        for line in list(self._searches):
            line.stop.set()
