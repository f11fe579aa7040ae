"""Tortures the app and prints what came of it: `make torture`, or `make torture SEED=7`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from mancala_desktop.app import App
from mancala_desktop.play.settings import Language, Settings, Speed
from mancala_desktop.ui.theme import load_fonts
from tests.torture.fuzz import fuzz
from tests.torture.kill import ROOT, kill_at_random_moments
from tests.torture.second_start import second_start

HARMLESS = (
    "This plugin does not support ",  # what the offscreen platform says of any window
    "OpenType support missing for ",  # a damaged file may hold letters of any script
)


def main() -> int:
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    parser = argparse.ArgumentParser(prog="make torture")
    parser.add_argument("--files", type=int, default=2000, help="damaged files to open")
    parser.add_argument("--kills", type=int, default=50, help="kills at random moments")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        failures = _fuzz(folder, asked.seed, asked.files)
        failures += _kill(folder, asked.seed, asked.kills)
        failures += _second_start(folder)
        failures += _full_disk(folder)
    for failure in failures:
        print(f"  FAILED: {failure}")
    print("all well" if not failures else f"{len(failures)} failures")
    return 1 if failures else 0


def _fuzz(folder: Path, seed: int, count: int) -> list[str]:
    said: list[str] = []
    qInstallMessageHandler(lambda _kind, _context, message: said.append(message))
    qt = QApplication([])
    load_fonts()
    settings = Settings(folder / "settings.ini")
    settings.speed = Speed.OFF
    app = App(settings, language=Language.ENGLISH, answer_delay_ms=0)
    app.window.show()
    found = fuzz(app.window, folder / "files", seed, count)
    app.window.close()
    qt.processEvents()
    qInstallMessageHandler(None)  # or the last thing said would wait for a Python that has ended
    times = sorted(found.seconds)
    formats = ", ".join(f"{number} {name}" for name, number in found.formats.most_common())
    print(f"{count} damaged files of seed {seed} opened in the window ({formats}):")
    print(
        f"  {found.told.total()} games, {found.told.pop('sound')} sound, {found.told.total()} told"
        f" in one line with line and column, {found.kept} of these read up to there"
    )
    print("  " + ", ".join(f"{number} {flaw}" for flaw, number in found.told.most_common()))
    print(
        f"  of the processor's time until it is open: {1000 * median(times):.0f} ms in the middle, {1000 * times[-1]:.0f} ms at most"
    )
    return found.failures + sorted({each for each in said if not each.startswith(HARMLESS)})


def _kill(folder: Path, seed: int, count: int) -> list[str]:
    failures = []
    for bare in (False, True):
        losses = kill_at_random_moments(folder, seed, (count + bare) // 2, bare=bare)
        what = "the session and its file" if bare else "the whole app"
        print(
            f"{losses.kills} times kill -9 of {what}, amid {losses.sowings} sowings of {losses.games} games:"
        )
        print(
            f"  nothing is lost; {losses.ahead} times the sowing in flight was in the file already"
            if not losses.failures
            else "  something is lost"
        )
        failures += losses.failures
    return failures


def _second_start(folder: Path) -> list[str]:
    failures = second_start(folder, asleep=False) + second_start(folder, asleep=True)
    print(
        "a second app hands its file over, and touches nothing where nobody answers"
        if not failures
        else "a second app does harm"
    )
    return failures


def _full_disk(folder: Path) -> list[str]:
    if sys.platform == "win32":
        return []
    failures = []
    for most in (300, 400, 555):
        place = folder / f"full-{most}"
        place.mkdir()
        command = [sys.executable, "-m", "tests.torture.full_disk", str(place), str(most)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        print(f"a disk that takes files of {most} bytes: {done.stdout.strip() or 'failed'}")
        failures += [done.stderr] if done.returncode else []
    return failures


if __name__ == "__main__":
    sys.exit(main())
