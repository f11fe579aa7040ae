"""Two real apps on one user's files: the second never writes over what the first is playing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from mancala_desktop.play.instance import PATIENCE_MS
from mancala_desktop.play.storage import load, save
from mancala_desktop.record.game import Game
from tests.torture.kill import PATIENCE, ROOT, environment


def start(data: Path, *arguments: object) -> subprocess.Popen[bytes]:
    """Starts the app, without a screen, for the user whose files are in `data`."""
    return subprocess.Popen(
        [sys.executable, "-m", "mancala_desktop", *map(str, arguments)],
        cwd=ROOT,
        env=environment(data),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def second_start(folder: Path, *, asleep: bool) -> list[str]:
    """What went wrong when a second app was started with another game while one was in play.

    `asleep`: the first app does not answer. Else it opens the second's game, and keeps its own.
    """
    data = folder / ("asleep" if asleep else "awake")
    one, other = folder / "one.mancala", folder / "other.mancala"
    for path, preset, pits in ((one, "oware-abapa", (0, 7, 1)), (other, "kalah-36", (0,))):
        game = Game(preset)
        for pit in pits:
            game.play(pit)
        save(path, game)
    kept = data / "mancala-desktop" / "unfinished.mancala"
    failures = []
    first = start(data, one)
    try:
        if not _wait(kept.exists):
            return ["the first app keeps no game"]
        before = kept.read_bytes()
        if asleep:
            first.send_signal(signal.SIGSTOP)
        code = start(data, other).wait(PATIENCE + PATIENCE_MS / 1000)
        if code != (2 if asleep else 0):
            failures.append(f"the second app ended with {code}")
        if asleep and kept.read_bytes() != before:
            failures.append("the second app wrote over the game of the first")
        if not asleep and not _wait(lambda: _preset(kept) == "kalah-36"):
            failures.append("the first app did not open the game of the second")
        if load(one).game is None or _preset(one) != "oware-abapa":
            failures.append("the file of the first app's game was changed")
    finally:
        os.kill(first.pid, signal.SIGCONT)
        first.kill()
        first.wait()
    return failures


def _preset(path: Path) -> str:
    game = load(path).game
    return game.preset_id if game else ""


def _wait(until: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not until() and time.monotonic() < end:
        time.sleep(0.02)
    return until()
