"""Prints how long a page of thousands of saved games takes, and how long the window stands still.

    python packaging/benchmarks/library.py [COUNT] [RUNS]

Everything happens to a folder of its own. `still` is the longest time in which the window could not
answer, in ms. The first time the files are read and an index is made of them, as after an update;
the other runs are starts of the app with an index, told as medians.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import saved_games
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from mancala_desktop.app import App
from mancala_desktop.play.library import Library
from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.theme import load_fonts

PATIENCE = 120  # s


class Pulse:
    """Beats every ms; `still` is the longest pause between two beats since it was asked last."""

    def __init__(self) -> None:
        self._last, self._longest = time.perf_counter(), 0.0
        self._timer = QTimer(interval=1)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now

    def still(self) -> float:
        longest, self._longest = self._longest, 0.0
        self._last = time.perf_counter()
        return 1000 * longest


def until(done: Callable[[], bool]) -> float:
    """Let the window live until something is so; how long that took, in ms."""
    begin = time.perf_counter()
    while not done():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
        if time.perf_counter() - begin > PATIENCE:
            raise TimeoutError
    return 1000 * (time.perf_counter() - begin)


def visit(folder: Path, count: int, pulse: Pulse) -> dict[str, float]:
    """A start of the app, straight to the page; figures in ms."""
    library = Library(folder / "games", folder / "trash", folder / "index.sqlite")
    app = App(Settings(folder / "settings.ini"), library=library)
    window = app.window
    window.show()
    until(lambda: not any(aside.busy for aside in window.findChildren(Aside)))
    page = window.saved.page
    model, figures = page.list.model_of_games, {}
    pulse.still()
    begin = time.perf_counter()
    window.go(PageName.LIBRARY)
    until(lambda: model.rowCount() > 0)
    page.list.viewport().repaint()
    figures["first cards"] = 1000 * (time.perf_counter() - begin)
    until(lambda: model.rowCount() == count and not library.busy)
    page.list.viewport().repaint()
    figures["all cards"] = 1000 * (time.perf_counter() - begin)
    until(lambda: not any(aside.busy for aside in window.findChildren(Aside)))
    figures["all boards in sight"] = 1000 * (time.perf_counter() - begin)
    figures["still, opening"] = pulse.still()
    page.filter.search.setText("marlene")
    figures["a word found"] = until(lambda: model.rowCount() < count)
    until(lambda: not any(aside.busy for aside in window.findChildren(Aside)))
    page.filter.search.clear()
    until(lambda: model.rowCount() == count)
    figures["still, searching"] = pulse.still()
    bar = page.list.verticalScrollBar()
    for step in range(40):
        bar.setValue(bar.maximum() * step // 40)
        QApplication.processEvents()
    until(lambda: not any(aside.busy for aside in window.findChildren(Aside)))
    figures["still, scrolling"] = pulse.still()
    window.go(PageName.STATISTICS)
    aside = window.saved.statistics.findChild(Aside)
    figures["statistics"] = until(lambda: not aside.busy)
    figures["still, statistics"] = pulse.still()
    window.close()
    app.session.close()
    return figures


def one_visit(folder: Path, count: int) -> dict[str, float]:
    """The same in a process of its own."""
    command = [sys.executable, __file__, "--visit", str(folder), str(count)]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    figures: dict[str, float] = json.loads(run.stdout)
    return figures


def main() -> None:
    if sys.argv[1:2] == ["--visit"]:
        qt = QApplication([])
        load_fonts()
        print(json.dumps(visit(Path(sys.argv[2]), int(sys.argv[3]), Pulse())))
        qt.quit()
        return
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with TemporaryDirectory() as name:
        folder = Path(name)
        saved_games.fill(folder / "games", count)
        first = one_visit(folder, count)
        others = [one_visit(folder, count) for _ in range(runs)]
    print(f"{count} games, in ms{'':14}the first time   with an index ({runs} runs, median)")
    for what, figure in first.items():
        median = statistics.median(each[what] for each in others)
        print(f"{what:34} {figure:10.0f} {median:16.0f}")


if __name__ == "__main__":
    main()
