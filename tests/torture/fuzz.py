"""Opens damaged files in the real window: each is read, or told in one line, and the app goes on."""

from __future__ import annotations

import re
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from mancala_desktop.play.seats import Setup, two_persons
from mancala_desktop.play.storage import load_games
from mancala_desktop.record.reading import Reading
from mancala_desktop.ui.dialogs.choose_game import ChooseGameDialog
from mancala_desktop.ui.dialogs.damaged import DamagedFileDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.window import MainWindow
from tests.torture.mutations import mutations

BOUND = (
    2.0  # seconds of the processor for one file: time on the wall says little on a shared machine
)
PLACE = re.compile(r"Line (\d+), column (\d+): \S.*")


@dataclass
class Findings:
    """What came of it; `failures` say what should never be."""

    formats: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    kept: int = 0  # damaged games of which something could be read
    seconds: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


def fuzz(window: MainWindow, folder: Path, seed: int, count: int) -> Findings:
    """Opens so many damaged files one after the other; English must be spoken."""
    found, narrator = Findings(), Narrator()
    folder.mkdir(exist_ok=True)
    for number, data in enumerate(mutations(seed, count)):
        path = folder / f"{number % 10}.mancala"
        path.write_bytes(data)
        games = load_games(path)
        found.formats[games[0].format.name] += 1
        for reading in (game.read() for game in games):
            _judge(reading, data, narrator, found, f"file {number} of seed {seed}")
        began = time.process_time()
        _open(window, path, found)
        took = time.process_time() - began
        found.seconds.append(took)
        if took > BOUND:
            found.failures.append(f"file {number} of seed {seed}: {took:.1f} s")
        if number % 10 == 9 and not _usable(window):
            found.failures.append(f"file {number} of seed {seed}: the app cannot be used any more")
    return found


def _judge(reading: Reading, data: bytes, narrator: Narrator, found: Findings, name: str) -> None:
    """One game of a file: sound, or one line that names a place that exists."""
    problem = reading.problem
    found.told[problem.flaw.value if problem else "sound"] += 1
    if problem is None:
        if reading.game is None:
            found.failures.append(f"{name}: neither a game nor a flaw")
        return
    found.kept += reading.game is not None
    told = narrator.flaw(problem)
    match = PLACE.fullmatch(told)
    if match is None or len(told.splitlines()) != 1:
        found.failures.append(f"{name}: not one line with a place: {told!r}")
        return
    lines = re.split("\r\n|\r|\n", data.decode("utf-8", "surrogateescape").removeprefix("\ufeff"))
    line, column = int(match[1]), int(match[2])
    if not (1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 1):
        found.failures.append(f"{name}: there is no {match[0]!r}")


def _open(window: MainWindow, path: Path, found: Findings) -> None:
    """Opens a file as a person does who says yes to whatever is asked, and nothing else is."""

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            if not isinstance(dialog, ChooseGameDialog | DamagedFileDialog):
                found.failures.append(f"{path.name}: {type(dialog).__name__} was shown")
            dialog.accept()

    timer = QTimer(interval=0)
    timer.timeout.connect(answer)
    timer.start()
    window.files.open(path)
    timer.stop()
    QApplication.processEvents()


def _usable(window: MainWindow) -> bool:
    """Whether a game can be played."""
    window.session.begin(Setup("kalah-plyyard", two_persons()))
    window.session.choose(0)
    return window.in_game and window.session.game.ply == 1
