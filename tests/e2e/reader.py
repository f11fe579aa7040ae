"""Ears for a desk: a message bus of its own, and a screen reader that listens to the app on it."""

from __future__ import annotations

import json
import queue
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.e2e.desk import PATIENCE

SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAM = Path(__file__).with_name("at_spi.py")


def missing_ears() -> list[str]:
    """The Debian packages that are missing to hear what a screen reader says."""
    missing = [] if shutil.which("dbus-run-session") else ["dbus"]
    try:
        asked = subprocess.run(
            [SYSTEM_PYTHON, "-c", "import pyatspi"], check=False, stderr=subprocess.DEVNULL
        )
    except OSError:
        return [*missing, "python3-pyatspi"]
    return [*missing, "python3-pyatspi"] if asked.returncode else missing


@contextmanager
def bus(environment: Mapping[str, str]) -> Iterator[str]:
    """Runs a message bus and gives its address."""
    session = subprocess.Popen(
        ["dbus-run-session", "--", "sh", "-c", 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat'],
        env=dict(environment),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert session.stdin and session.stdout
    try:
        yield session.stdout.readline().strip()
    finally:
        session.stdin.close()  # at the end of its input the session ends
        session.wait(PATIENCE)
        session.stdout.close()


@dataclass(frozen=True)
class Thing:
    """Something a reader can come to: its place in the tree, and what is said of it."""

    path: tuple[int, ...]
    role: str
    name: str
    description: str
    states: frozenset[str]
    actions: tuple[str, ...]

    @property
    def pressable(self) -> bool:
        return bool({"Press", "Toggle", "Check"} & set(self.actions))


class Reader:
    """Reads the app's windows, presses what is in them, and keeps all it has heard."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.heard: list[str] = []
        self._process = process
        self._answers: queue.Queue[dict[str, Any]] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._answer("ready")

    def read(self) -> list[Thing]:
        """Everything that is showing, in order."""
        return [
            Thing(
                tuple(each["path"]),
                each["role"],
                each["name"],
                each["description"],
                frozenset(each["states"]),
                tuple(each["actions"]),
            )
            for each in self._ask({"do": "read"}, "read")
        ]

    def await_thing(self, what: str, fits: Callable[[Thing], bool]) -> Thing:
        """The first thing that fits, as soon as there is one."""
        deadline = time.monotonic() + PATIENCE
        while True:
            things = self.read()
            for thing in things:
                if fits(thing):
                    return thing
            names = [f"{each.role} {each.name!r}" for each in things]
            assert time.monotonic() < deadline, f"there is no {what} among {names}"
            time.sleep(0.05)

    def press(self, thing: Thing) -> None:
        """Does what the thing offers to do."""
        assert thing.pressable, thing
        assert self._ask({"do": "press", "path": list(thing.path)}, "pressed")

    def hears(self, count: int) -> list[str]:
        """The first `count` announcements, waited for."""
        deadline = time.monotonic() + PATIENCE
        while len(self.heard) < count:
            assert time.monotonic() < deadline, f"{count} announcements expected: {self.heard}"
            time.sleep(0.02)
        return self.heard[:count]

    def _ask(self, command: dict[str, Any], answer: str) -> Any:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        return self._answer(answer)

    def _answer(self, name: str) -> Any:
        return self._answers.get(timeout=PATIENCE)[name]

    def _listen(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            said = json.loads(line)
            if "heard" in said:
                self.heard.append(said["heard"])
            else:
                self._answers.put(said)


@contextmanager
def reader(environment: Mapping[str, str]) -> Iterator[Reader]:
    """A reader on the bus and the screen that `environment` names."""
    process = subprocess.Popen(
        [SYSTEM_PYTHON, str(PROGRAM)],
        env={name: value for name, value in environment.items() if not name.startswith("PYTHON")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin and process.stdout
    try:
        yield Reader(process)
    finally:
        process.stdin.close()
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()
