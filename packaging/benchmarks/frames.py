"""Prints how far apart the frames of a long Congkak relay are, alone and beside the computer.

    python packaging/benchmarks/frames.py

98 seeds on a boat; the sowing with the most laps that some random games come to is told again and
again. The computer thinks as it does in the app, with the core that is built.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from mancala_desktop.assets import asset
from mancala_desktop.engine.level import Level
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Limits, Request
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import BoardShape
from mancala_desktop.ui.board.seeds import Material
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.board.view import BoardView

SECONDS = 8
SIZE = (1104, 490)
GAMES = 40


class Watched(BoardView):
    """A board that notes when it begins to paint, for how long it does, and how much processor time
    the window's thread has used by then."""

    def __init__(self, look: Look, sowing: Sowing) -> None:
        super().__init__(look, sowing.before, BoardShape.BOAT)
        self.begins: list[float] = []
        self.lasts: list[float] = []
        self.used: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        begin = time.perf_counter()
        super().paintEvent(event)
        self.begins.append(begin)
        self.lasts.append(time.perf_counter() - begin)
        self.used.append(time.thread_time())


def longest_sowing() -> Sowing:
    """The sowing with the most laps in some random games."""
    variant = PRESETS["congkak-sequential"].variant
    chance = random.Random(1)
    best: Sowing | None = None
    for _ in range(GAMES):
        position = variant.start()
        while moves := variant.legal_moves(position):
            sowing = variant.sow(position, chance.choice(moves))
            position = sowing.after
            if position.over is None and (best is None or sowing.laps > best.laps):
                best = sowing
    assert best
    return best


def measure(view: Watched, sowing: Sowing) -> None:
    """Tell the sowing for SECONDS and print the intervals between frames, in ms."""
    loop = QEventLoop()
    QTimer.singleShot(SECONDS * 1000, loop.quit)
    view.show_position(sowing.before)
    view.begins.clear()
    view.lasts.clear()
    view.used.clear()
    view.animate(sowing)
    view.animate_back(sowing)
    view.animate(sowing)
    loop.exec()
    between = [(b - a) * 1000 for a, b in zip(view.begins, view.begins[1:], strict=False)]
    gaps = statistics.quantiles(between, n=100)
    used = statistics.quantiles(
        [(b - a) * 1000 for a, b in zip(view.used, view.used[1:], strict=False)], n=100
    )
    paint = statistics.quantiles([last * 1000 for last in view.lasts], n=100)
    print(
        f"  frames {len(between)}  interval p50 {gaps[49]:.1f}  p99 {gaps[98]:.1f}"
        f"  max {max(between):.1f} ms   paint p50 {paint[49]:.2f}  p99 {paint[98]:.2f} ms"
        f"   processor time a frame p50 {used[49]:.2f}  p99 {used[98]:.2f} ms"
    )


def think(engine: EngineThread, preset: str, *, exact: bool) -> None:
    """Let the computer think about the start of a game for as long as two measurements last."""
    limits = Limits(movetime_ms=3 * SECONDS * 1000, exact=exact, book=False)
    variant = PRESETS[preset].variant
    request = Request(1, variant, variant.start(), limits=limits)
    engine.ask(Level(1, "tireless", limits, None), request)


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QApplication([])
    sowing = longest_sowing()
    print(f"{sowing.before.total} seeds, {sowing.laps} laps, {os.cpu_count()} cores")
    look = Look(BoardTheme.load(asset("themes", "teak")), Material.COWRIE)
    view = Watched(look, sowing)
    view.resize(*SIZE)
    dressed = QEventLoop()
    view.dressed.connect(dressed.quit)
    view.show()
    dressed.exec()
    print("alone:")
    measure(view, sowing)
    engine = EngineThread(Computer(Options(threads=1)))  # as the window has it on two cores
    think(engine, "congkak-sequential", exact=False)
    print("beside the computer that thinks about Congkak and builds its endgame table:")
    measure(view, sowing)
    print("beside the computer that thinks about Congkak:")
    measure(view, sowing)
    think(engine, "kalah-standard", exact=True)
    print("beside the computer that proves Kalah(6,4) and builds its endgame table:")
    measure(view, sowing)
    print("beside the computer that proves Kalah(6,4):")
    measure(view, sowing)
    engine.close()


if __name__ == "__main__":
    main()
