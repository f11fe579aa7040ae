"""Run an engine over the vector files and report what differs.

    python check_engine.py [options] [--] [engine command ...]

The engine speaks the line protocol (`rules`, `position`, `legal`, `show`, `perft`, `values`).
Without a command it is `python -m mancala_desktop --engine`. Exit code 0: everything passed.
"""

from __future__ import annotations

import argparse
import json
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Case = dict[str, Any]

SHOWN = 10  # failures printed per file
GIVE_UP = 3  # hangs or crashes in a row after which the rest of a file counts as failed


class EngineError(Exception):
    """The engine hung, died or gave an answer out of place."""


class DifferenceError(Exception):
    """An answer differs from the vector."""


class Engine:
    """One engine process with a reader thread, started again after a hang or crash."""

    def __init__(self, command: list[str], timeout: float) -> None:
        self.command, self.timeout = command, timeout
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.rules = ""

    def _start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
        )
        lines: queue.Queue[str | None] = queue.Queue()

        def read() -> None:
            assert process.stdout
            for line in process.stdout:
                lines.put(line.strip())
            lines.put(None)

        threading.Thread(target=read, daemon=True).start()
        self.lines, self.process, self.rules = lines, process, ""
        return process

    def close(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        try:
            assert process.stdin
            process.stdin.write("quit\n")
            process.stdin.close()
            process.wait(timeout=2)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()

    def ask(self, command: str, answer: str, timeout: float | None = None) -> str:
        """Send a command and return the first line that begins with the word `answer`, or error."""
        process = self.process or self._start()
        try:
            assert process.stdin
            process.stdin.write(command + "\n")
            process.stdin.flush()
        except (OSError, ValueError) as error:
            self.kill()
            raise EngineError(f"engine ended before: {command}") from error
        return self.read(command, answer, timeout)

    def read(self, command: str, answer: str, timeout: float | None = None) -> str:
        end = time.monotonic() + (timeout or self.timeout)
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                self.kill()
                raise EngineError(f"no answer in time to: {command}") from None
            if line is None:
                self.kill()
                raise EngineError(f"engine ended at: {command}")
            word = line.split(" ", 1)[0]
            if word in (answer, "error"):
                return line
            if word not in ("info", ""):
                self.kill()
                raise EngineError(f"expected {answer}, got {line!r} to: {command}")

    def set_rules(self, case: Case) -> None:
        words = [
            "rules",
            case["rules"],
            *(f"{key}={value}" for key, value in case["options"].items()),
        ]
        command = " ".join(words)
        if self.process is None or command != self.rules:
            expect_ok(self, command)
            self.rules = command

    def show(self) -> tuple[str, str]:
        """Position text and reason (`-` while the game goes on)."""
        position = self.ask("show", "position")
        if position.startswith("error"):
            raise DifferenceError(f"show answered {position!r}")
        over = self.read("show", "over")
        return position.removeprefix("position").strip(), over.removeprefix("over").strip()


def expect_ok(engine: Engine, command: str) -> None:
    reply = engine.ask(command, "ok")
    if reply.split(" ", 1)[0] != "ok":
        raise DifferenceError(f"{command}: {reply}")


def compare(what: str, expected: object, got: object) -> None:
    if expected != got:
        raise DifferenceError(f"{what}: expected {expected}, got {got}")


def compare_shown(engine: Engine, what: str, position: str, over: str | None) -> None:
    """A finished position is compared without the side to move."""
    text, reason = engine.show()
    compare(f"{what}, over", over or "-", reason)
    if over:
        compare(f"{what}, final board", position[:-2], text[:-2])
    else:
        compare(f"{what}, position", position, text)


# --------------------------------------------------------------------------- one case of a kind


def check_moves(engine: Engine, case: Case) -> None:
    engine.set_rules(case)
    position = case["position"]
    expect_ok(engine, f"position {position}")
    compare_shown(engine, "shown again", position, None)
    compare("legal", case["legal"], engine.ask("legal", "legal").split()[1:])
    for pit, after in case["after"].items():
        expect_ok(engine, f"position {position} moves {pit}")
        compare_shown(engine, f"after {pit}", after["position"], after["over"])
    pits = len(position.split("/")[0].split(","))
    own = ("abcdefgh" if position.endswith("s") else "ABCDEFGH")[:pits]
    wrong = [pit for pit in own if pit not in case["legal"]] + [own.swapcase()[0]]
    for pit in wrong[:1]:
        reply = engine.ask(f"position {position} moves {pit}", "ok")
        if not reply.startswith("error"):
            raise DifferenceError(f"illegal move {pit} answered {reply!r}")


def check_perft(engine: Engine, case: Case) -> None:
    engine.set_rules(case)
    expect_ok(engine, "position start")
    for depth, leaves in enumerate(case["leaves"], 1):
        reply = engine.ask(f"perft {depth}", "perft", engine.timeout * 6)
        compare(f"perft {depth}", f"perft {depth} {leaves}", reply)


def check_solved(engine: Engine, case: Case) -> None:
    engine.set_rules(case)
    expect_ok(engine, f"position {case['position']}")
    reply = engine.ask("values exact", "values", engine.timeout * 6)
    words = reply.split()[1:]
    try:
        got = {pit: int(value) for pit, value in (word.split("=") for word in words if "=" in word)}
    except ValueError:
        raise DifferenceError(f"values answered {reply!r}") from None
    compare("values", dict(sorted(case["values"].items())), dict(sorted(got.items())))
    if words[-1:] != ["exact"]:
        raise DifferenceError(f"values are not marked exact: {reply!r}")


def check_playouts(engine: Engine, case: Case) -> None:
    engine.set_rules(case)
    moves = case["moves"]
    if len(moves) > 1:
        expect_ok(engine, f"position start moves {' '.join(moves[:-1])}")
        compare("over before the last move", "-", engine.show()[1])
    expect_ok(engine, f"position start moves {' '.join(moves)}")
    compare_shown(engine, "final", case["position"], case["over"])
    compare("legal after the end", ["legal"], engine.ask("legal", "legal").split())


CHECKS: dict[str, Callable[[Engine, Case], None]] = {
    "moves": check_moves,
    "perft": check_perft,
    "solved": check_solved,
    "playouts": check_playouts,
}


# --------------------------------------------------------------------------- whole files


def files(folder: Path, kind: str) -> Iterator[tuple[Path, list[Case]]]:
    if kind == "perft":
        path = folder / "perft.json"
        if path.exists():
            yield path, json.loads(path.read_text(encoding="utf-8"))
        return
    for path in sorted((folder / kind).glob("*.jsonl")):
        yield path, [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def run_file(engine: Engine, kind: str, name: str, cases: list[Case]) -> tuple[int, int]:
    passed = failed = in_a_row = 0

    def report(text: str) -> None:
        if failed <= SHOWN:
            print(f"  FAIL {text}")
        elif failed == SHOWN + 1:
            print("  more failures not shown")

    begin = time.monotonic()
    for number, case in enumerate(cases, 1):
        if in_a_row >= GIVE_UP:
            left = len(cases) - number + 1
            failed += left
            print(f"  FAIL {name}: {GIVE_UP} hangs or crashes in a row, {left} cases not run")
            break
        options = [f"{key}={value}" for key, value in case["options"].items()]
        label = " ".join([f"{name}:{number}", case["rules"], *options, case.get("position", "")])
        try:
            CHECKS[kind](engine, case)
            passed += 1
            in_a_row = 0
        except DifferenceError as failure:
            failed += 1
            in_a_row = 0
            report(f"{label}: {failure}")
        except EngineError as error:
            engine.kill()
            failed += 1
            in_a_row += 1
            report(f"{label}: {error}")
    spent = time.monotonic() - begin
    print(f"{name}: {passed} passed, {failed} failed ({spent:.1f} s)", flush=True)
    return passed, failed


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--only",
        choices=sorted(CHECKS),
        action="append",
        help="only this kind (may be given more than once)",
    )
    parser.add_argument("--preset", help="only cases of this preset")
    parser.add_argument("--limit", type=int, help="only the first N cases of each file")
    parser.add_argument(
        "--vectors",
        type=Path,
        default=Path(__file__).parents[1] / "data" / "vectors",
        help="folder of the vector files (default: tests/data/vectors)",
    )
    parser.add_argument(
        "--timeout",
        type=float,
        default=10.0,
        help="seconds for one answer; perft and values get six times as much",
    )
    parser.add_argument("command", nargs="*", help="engine command")
    arguments = parser.parse_args()
    command = arguments.command or [sys.executable, "-m", "mancala_desktop", "--engine"]
    engine = Engine(command, arguments.timeout)
    try:
        reply = engine.ask("isready", "readyok", 30)
        if reply != "readyok":
            raise EngineError(f"isready answered {reply!r}")
    except (OSError, EngineError) as error:
        print(f"the engine does not start: {error}")
        print("0 passed, 1 failed")
        return 1
    passed = failed = 0
    for kind in arguments.only or CHECKS:
        for path, cases in files(arguments.vectors, kind):
            asked = [case for case in cases if arguments.preset in (None, case["rules"])]
            if asked := asked[: arguments.limit]:
                good, bad = run_file(engine, kind, str(path.relative_to(arguments.vectors)), asked)
                passed += good
                failed += bad
    engine.close()
    if passed + failed == 0:
        print(f"no vector files in {arguments.vectors}")
        return 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
