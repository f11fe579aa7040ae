"""The engine on a line: `mancala-desktop --engine`, in the manner of chess engines' UCI.

Every command is a method of Session with the command's name; what it may complain about is raised
as ComplaintError and becomes an `error` line.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from io import TextIOWrapper
from random import Random
from typing import BinaryIO, TextIO

from mancala_desktop import __version__
from mancala_desktop.engine.bench import OPTIONS, bench
from mancala_desktop.engine.budget import Budget, StoppedError
from mancala_desktop.engine.complaint import LARGEST, ComplaintError, number
from mancala_desktop.engine.cores import Core, core
from mancala_desktop.engine.level import LEVELS, choose, luck
from mancala_desktop.engine.lines import Lines
from mancala_desktop.engine.option_lines import with_option
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.perft import perft
from mancala_desktop.engine.request import Answer, Info, Limits, Request, alone
from mancala_desktop.engine.stop import Stop
from mancala_desktop.rules.move import IllegalMoveError
from mancala_desktop.rules.position import Position, PositionError
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import OptionError, Variant

_DEFAULT_MS = 1000
_INFO_EVERY_S = 0.1
_DEEPEST_PERFT = 100

_NUMBERS = {"movetime": 0, "depth": 1, "nodes": 1, "level": 1}  # what `go` takes, and the least


def main(
    source: BinaryIO | None = None, sink: TextIO | None = None, options: Options | None = None
) -> int:
    """Obey the lines of `source` (standard input) until `quit` or its end; returns 0.

    `options` are those of the core until `option` lines change them.
    """
    if sink is None:
        sink = sys.stdout
        if isinstance(sink, TextIOWrapper):
            sink.reconfigure(encoding="utf-8", newline="\n")
    lines = Lines(source or sys.stdin.buffer, sink)
    options = options or Options()
    session = Session(core(options), lines.say, Random(), options)
    looked = gc.isenabled()
    gc.disable()  # looking for garbage in the middle of a search would hold up a stop
    try:
        for line in lines:
            session.obey(line.words, line.stop)
            if looked:  # otherwise somebody else knows where that may be done
                gc.collect(1)
    except BrokenPipeError:
        pass  # nobody listens any more
    finally:
        if looked:
            gc.enable()
    return 0


class Session:
    """What a conversation has set: rules, position and the positions before it."""

    def __init__(
        self, core: Core, say: Callable[[str], None], random: Random, options: Options
    ) -> None:
        """`options` are those that `core` was made with."""
        self._core = core
        self._options = options
        self._say = say
        self._random = random
        self._seed = random.getrandbits(32)
        self._variant: Variant = PRESETS["kalah-plyyard"].variant
        self._position = self._start()
        self._history: tuple[Position, ...] = ()
        self._ticket = 0
        self._commands: dict[str, Callable[[list[str], Stop], None]] = {
            "mep": self._mep,
            "isready": self._isready,
            "rules": self._rules,
            "position": self._set_position,
            "show": self._show,
            "legal": self._legal,
            "perft": self._perft,
            "go": self._go,
            "values": self._values,
            "option": self._option,
            "newgame": self._newgame,
            "bench": self._bench,
        }

    def obey(self, words: list[str], stop: Stop) -> None:
        """Answer one command; setting `stop` ends a search it starts."""
        command = self._commands.get(words[0])
        try:
            if command is None or (words[0] not in _TAKES_WORDS and len(words) > 1):
                raise ComplaintError(f"unknown command {' '.join(words)[:100]}")
            command(words[1:], stop)
        except StoppedError:
            self._say("error stopped")
        except MemoryError:  # a core takes it when a search needs it
            self._say(f"error no memory for table {self._options.table_mb}")
        except (ComplaintError, OptionError, PositionError) as complaint:
            self._say(f"error {complaint}")

    # ---------------------------------------------------------------- who and what

    def _mep(self, _: list[str], __: Stop) -> None:
        self._say(f"id name Mancala Desktop {__version__}")
        self._say(f"id core {self._core.name}")
        for preset in PRESETS.values():
            options = (f"{name}={word}" for name, word in preset.variant.options().items())
            self._say(" ".join(["preset", preset.id, *options]))
        self._say("mepok")

    def _isready(self, _: list[str], __: Stop) -> None:
        self._say("readyok")

    def _option(self, words: list[str], _: Stop) -> None:
        self._options = with_option(self._options, words)
        self._core.configure(self._options)
        self._say("ok")

    def _newgame(self, _: list[str], __: Stop) -> None:
        self._core.forget()
        self._seed = self._random.getrandbits(32)
        self._say("ok")

    # ---------------------------------------------------------------- rules and position

    def _start(self) -> Position:
        """The start position; simultaneous openings are outside the protocol."""
        return alone(self._variant.start())

    def _rules(self, words: list[str], _: Stop) -> None:
        if not words or words[0] not in PRESETS:
            raise ComplaintError(f"unknown preset; allowed: {', '.join(PRESETS)}")
        options = {}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            if not equals:
                raise ComplaintError(f"expected key=value, not {word[:100]!r}")
            options[name] = value
        self._variant = PRESETS[words[0]].variant.with_options(options)
        self._position, self._history = self._start(), ()
        self._seed = self._random.getrandbits(32)
        self._say("ok")

    def _set_position(self, words: list[str], _: Stop) -> None:
        match words:
            case [text, *rest] if not rest or rest[0] == "moves":
                position = self._start() if text == "start" else self._variant.position(text)
            case _:
                raise ComplaintError("expected position start or a text, then moves")
        history: list[Position] = []
        for name in rest[1:]:
            before, position = position, self._sow(position, name, history)
            history.append(before)
        self._position, self._history = position, tuple(history)
        self._say("ok")

    def _sow(self, position: Position, name: str, history: list[Position]) -> Position:
        try:
            pit = self._variant.layout.pit(name)
        except ValueError as error:
            raise ComplaintError(str(error)[:100]) from None
        try:
            return self._variant.sow(position, pit, history).after
        except IllegalMoveError as error:
            raise ComplaintError(f"illegal move {name}: {error.reason.value}") from None

    def _show(self, _: list[str], __: Stop) -> None:
        over = self._position.over
        self._say(f"position {self._position}")
        self._say(f"over {over.value if over else '-'}")

    def _legal(self, _: list[str], __: Stop) -> None:
        self._say(self._line("legal", self._variant.legal_moves(self._position)))

    def _perft(self, words: list[str], stop: Stop) -> None:
        if len(words) != 1:
            raise ComplaintError("expected perft and a depth")
        depth = number("perft", words[0], 0, _DEEPEST_PERFT)
        leaves = perft(self._variant, self._position, depth, Budget(Limits(), stop))
        self._say(f"perft {depth} {leaves}")

    # ---------------------------------------------------------------- thinking

    def _go(self, words: list[str], stop: Stop) -> None:
        limits, level = _limits(words, _NUMBERS)
        request = self._request(limits)
        if level is None:
            answer = self._core.search(request, stop, self._reporter())
        else:
            answer = choose(LEVELS[level - 1], request, self._core, stop, luck(request))
        self._say(self._best_move(answer))

    def _best_move(self, answer: Answer) -> str:
        if answer.pit is None:
            return "bestmove -"
        name = self._variant.layout.name(answer.pit)
        exact = " exact" if answer.exact else ""
        return self._line(f"bestmove {name} score {answer.score}{exact} pv", answer.pv)

    def _values(self, words: list[str], stop: Stop) -> None:
        limits, _ = _limits(words, {"movetime": 0})
        values = self._core.values(self._request(limits), stop)
        name = self._variant.layout.name
        scores = [f"{name(pit)}={score}" for pit, score in values.scores.items()]
        exact = ["exact"] if scores and values.exact else []
        self._say(" ".join(["values", *scores, *exact]))

    def _bench(self, _: list[str], stop: Stop) -> None:
        nodes, time_ms = bench(core(OPTIONS), stop)
        self._say(f"bench nodes {nodes} nps {1000 * nodes // max(time_ms, 1)} time {time_ms}")

    def _request(self, limits: Limits) -> Request:
        self._ticket += 1
        return Request(
            self._ticket, self._variant, self._position, self._history, limits, self._seed
        )

    def _reporter(self) -> Callable[[Info], None]:
        """Says how a search goes on, but not too often."""
        last = float("-inf")

        def report(info: Info) -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= _INFO_EVERY_S:
                last = now
                start = f"info depth {info.depth} score {info.score} nodes {info.nodes}"
                self._say(self._line(f"{start} time {info.time_ms} pv", info.pv))

        return report

    def _line(self, start: str, pits: tuple[int, ...]) -> str:
        return " ".join([start, *map(self._variant.layout.name, pits)])


_TAKES_WORDS = frozenset(["rules", "position", "perft", "go", "values", "option"])


def _limits(words: list[str], numbers: dict[str, int]) -> tuple[Limits, int | None]:
    """Read `movetime MS depth N … exact`; a level is given apart. Without a limit: a second."""
    found: dict[str, int] = {}
    exact = False
    rest = iter(words)
    for word in rest:
        if word == "exact":
            exact = True
        elif word in numbers:
            most = len(LEVELS) if word == "level" else LARGEST
            found[word] = number(word, next(rest, ""), numbers[word], most)
        else:
            raise ComplaintError(
                f"unknown limit {word[:100]}; allowed: {', '.join(numbers)}, exact"
            )
    level = found.pop("level", None)
    limits = Limits(found.get("movetime"), found.get("depth"), found.get("nodes"), exact)
    if limits == Limits():
        limits = replace(limits, movetime_ms=_DEFAULT_MS)
    return limits, level
