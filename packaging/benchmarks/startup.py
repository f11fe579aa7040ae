"""Prints how long it takes from the start of the process to the first paint of the window, in ms.

    python packaging/benchmarks/startup.py [RUNS]

The first run is cold (no bytecode, no pictures of boards) and told apart; the others are warm. All
run for a user of their own, on the offscreen platform unless QT_QPA_PLATFORM says otherwise.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

APP = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from mancala_desktop.__main__ import main
from mancala_desktop.ui.window import MainWindow

paint = MainWindow.paintEvent

def painted():
    print(time.time())
    QApplication.quit()

def first_paint(window, event):
    paint(window, event)
    QTimer.singleShot(0, painted)  # when the children have been painted, too

MainWindow.paintEvent = first_paint
sys.exit(main([]))
"""


def first_paint_ms(environment: dict[str, str]) -> float:
    """Start the app and wait for its first paint."""
    begin = time.time()
    run = subprocess.run(
        [sys.executable, "-c", APP],
        cwd=ROOT,
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return 1000 * (float(run.stdout.split()[0]) - begin)


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": f"{home}/bytecode"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        for name in ("CONFIG_HOME", "DATA_HOME", "STATE_HOME", "CACHE_HOME"):
            environment[f"XDG_{name}"] = f"{home}/{name.lower()}"
        cold = first_paint_ms(environment)
        warm = [first_paint_ms(environment) for _ in range(runs)]
    print(f"cold {cold:.0f} ms")
    print(
        f"warm, {runs} runs: median {statistics.median(warm):.0f}"
        f"  least {min(warm):.0f}  most {max(warm):.0f} ms"
    )


if __name__ == "__main__":
    main()
