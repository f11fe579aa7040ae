"""Kills the app at any moment of a game (kill -9), and looks for what was lost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from mancala_desktop.play.storage import load
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Header

ROOT = Path(__file__).parents[2]
LONGEST = 1.5  # seconds of play before a kill
PATIENCE = 60.0  # seconds for the app to start on a loaded machine


@dataclass
class Losses:
    """What came of it; `failures` say what should never be."""

    kills: int = 0
    sowings: int = 0  # told before the kills
    games: int = 0  # begun before the kills
    ahead: int = 0  # kills after which the file held the sowing in flight, too
    failures: list[str] = field(default_factory=list)


def kill_at_random_moments(folder: Path, seed: int, count: int, *, bare: bool = False) -> Losses:
    """Lets the app play and kills it, so often, each time with files of its own in `folder`.

    `bare`: without its window, which sows many times faster.
    """
    losses, dice = Losses(), Random(seed)
    for number in range(count):
        data = folder / f"{seed}-{number}-{'bare' if bare else 'app'}"
        told = _play_and_kill(data, number, dice.random() * LONGEST, bare)
        losses.kills += 1
        losses.sowings += len(told)
        losses.games += len({line.split(" ")[0] for line in told})
        for failure in lost(data / "mancala-desktop", told, losses):
            losses.failures.append(f"kill {number} of seed {seed}: {failure}")
    return losses


def environment(data: Path) -> dict[str, str]:
    """A user whose games are kept in `data`."""
    folders = {f"XDG_{what}_HOME": str(data) for what in ("DATA", "CONFIG", "STATE", "CACHE")}
    data.mkdir(parents=True, exist_ok=True)
    return {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


def _play_and_kill(data: Path, seed: int, seconds: float, bare: bool) -> list[str]:
    """The lines the app told before it was killed, so many seconds after its first one."""
    env, told = environment(data), data / "told.txt"
    with told.open("wb") as output:
        player = subprocess.Popen(
            [sys.executable, "-m", "tests.torture.player", str(seed), *["bare"] * bare],
            cwd=ROOT,
            env=env,
            stdout=output,
        )
    end = time.monotonic() + PATIENCE
    while not told.stat().st_size and player.poll() is None and time.monotonic() < end:
        time.sleep(0.01)
    time.sleep(seconds)
    player.kill()
    player.wait()
    lines = told.read_text().split("\n")[:-1]  # the last one may be cut
    if not lines:
        raise RuntimeError("the app did not begin to play")
    return lines


def lost(data: Path, told: list[str], losses: Losses) -> Iterator[str]:
    """What is missing in the folder `data` of the app, by what it told."""
    games = {}
    for file in [*data.glob("games/*.mancala"), *data.glob("unfinished.mancala")]:
        reading = load(file)
        if reading.problem or reading.game is None:
            yield f"{file.name} is damaged: {reading.problem}"
        else:
            games[reading.game.headers[Header.SOUTH]] = reading.game
    last: dict[str, str] = {}
    for line in told:
        number, _, pits = line.split(" ")
        last[number] = pits
    for number, pits in last.items():
        kept = games.get(f"game {number}")
        if kept is None:
            # a game that was left or finished before anything was sown in it is nobody's loss
            if pits:
                yield f"game {number} is gone, {len(pits)} sowings"
            continue
        found = _letters(kept)
        if found == pits:
            continue
        current = number == told[-1].split(" ")[0]
        one_on = found[:-1] == pits
        taken_back = pits in _ways(kept)
        if current and (one_on or taken_back):
            losses.ahead += 1
        else:
            yield f"game {number} stands at {found}, the app told {pits}"


def _letters(game: Game) -> str:
    return "".join(node.position.layout.name(node.pit) for node in game.current.path())


def _ways(game: Game) -> set[str]:
    """All ways that are in the tree of a game, as letters."""
    found, todo = set(), [(game.root, "")]
    while todo:
        node, way = todo.pop()
        found.add(way)
        todo += [(child, way + child.position.layout.name(child.pit)) for child in node.children]
    return found
