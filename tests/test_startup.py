import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from mancala_desktop import __version__


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs `python *arguments` to its end, on no display but the one given."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, *arguments],
        env=kept | environment,
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def app(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return start("-m", "mancala_desktop", *arguments, **environment)


@pytest.mark.parametrize(
    "argument", ["--help", "--version", "--engine", "--match awari 1 1 --games 2"]
)
def test_answers_without_qt(argument: str) -> None:
    answer = start("-X", "importtime", "-m", "mancala_desktop", *argument.split())

    assert answer.returncode == 0
    assert "argparse" in answer.stderr  # the list of imports is there
    assert "PySide6" not in answer.stderr


def test_what_only_sharing_needs_is_not_loaded_with_the_window(tmp_path: Path) -> None:
    picture = str(tmp_path / "window.png")

    arguments = ["-m", "mancala_desktop", "--screenshot", picture, "--page", "game"]
    answer = start("-X", "importtime", *arguments, QT_QPA_PLATFORM="offscreen")

    assert answer.returncode == 0
    assert "mancala_desktop.ui.share.sharing" in answer.stderr
    assert "PIL" not in answer.stderr
    assert "PySide6.QtPrintSupport" not in answer.stderr


NOT_BEFORE_THE_PAINT = (
    "fsrs",
    "glicko2",
    "mancala_desktop.learn.lessons",
    "mancala_desktop.learn.puzzles",
    "mancala_desktop.learn.reader",
    "mancala_desktop.learn.task",
    "mancala_desktop.learn.trainers",
    "mancala_desktop.ui.learner",
    "mancala_desktop.ui.narration.learn_words",
    "mancala_desktop.ui.narration.trainer_words",
    "mancala_desktop.ui.pages.learn",
    "mancala_desktop.ui.pages.learn_list",
    "mancala_desktop.ui.pages.library",
    "mancala_desktop.ui.pages.progress",
    "mancala_desktop.ui.pages.review",
    "mancala_desktop.ui.pages.statistics",
    "mancala_desktop.ui.puzzling",
    "mancala_desktop.ui.reviewing",
    "mancala_desktop.ui.rules.reader",
    "mancala_desktop.ui.training",
)


def test_what_only_other_pages_need_is_not_loaded_before_the_first_paint(tmp_path: Path) -> None:
    paint = f"""
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from mancala_desktop.app import posing
from mancala_desktop.play.settings import Language, ThemeChoice

qt = QApplication([])
app = posing(ThemeChoice.LIGHT, Language.ENGLISH, Path({str(tmp_path)!r}))
app.window.show()
app.window.grab()  # paints it; what follows the first paint waits for the event loop
print(*sys.modules)
app.window.close()
"""
    assert all(find_spec(module) for module in NOT_BEFORE_THE_PAINT)

    answer = start("-c", paint, QT_QPA_PLATFORM="offscreen")

    loaded = answer.stdout.split()
    assert answer.returncode == 0
    assert "mancala_desktop.ui.school" in loaded
    assert [module for module in NOT_BEFORE_THE_PAINT if module in loaded] == []


def test_tells_its_version() -> None:
    assert app("--version").stdout == f"mancala-desktop {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--size", "wide"], "'wide' is not a size like 1280x800"),
        (["--size", "99999x99999"], "'99999x99999' is not a size like 1280x800"),
        (["--size", "0x800"], "'0x800' is not a size like 1280x800"),
        (["--theme"], "expected one argument"),
        (["--boards"], "unrecognized arguments: --boards"),
        (["--open", "a.mancala", "b.mancala"], "not allowed with argument --open"),
        (["--match", "chess", "1", "2"], "no preset is called 'chess'; there are kalah-plyyard,"),
        (["--match", "awari", "0", "2"], "'0' is not a level from 1 to 10"),
        (["--match", "awari", "1"], "expected 3 arguments"),
        (["--match", "awari", "1", "2", "--games", "3"], "takes an even number"),
        (["--match", "awari", "1", "2", "--games", "-2"], "'-2' is not a whole number"),
        (["--match", "awari", "1", "2", "--nodes-share", "2"], "'2' is not a share like 0.1"),
        (["--match", "awari", "1", "2", "--nodes-share", "nan"], "'nan' is not a share like 0.1"),
        (["--match", "awari", "1", "2", "--jobs", "0"], "--jobs takes a number from 1 on"),
        (["--seed", "4"], "--seed belongs to --match"),
    ],
)
def test_a_wrong_argument_ends_with_one_sentence(arguments: list[str], words: str) -> None:
    answer = app(*arguments)

    assert answer.returncode == 2
    assert words in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert answer.stdout == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is a screen")
@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({}, "There is no display"),
        ({"QT_QPA_PLATFORM": "xcb"}, "There is no display"),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, "There is no display"),
        ({"DISPLAY": ":9876"}, "The display :9876 does not answer"),
        ({"DISPLAY": "nonsense"}, "The display nonsense does not answer"),
        ({"DISPLAY": "\udcff"}, "does not answer"),
        ({"WAYLAND_DISPLAY": "wayland-9876"}, "The display wayland-9876 does not answer"),
    ],
)
def test_without_a_display_it_ends_with_one_sentence(
    environment: dict[str, str], words: str
) -> None:
    answer = app(**environment)

    assert answer.returncode == 2
    assert words in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_this_pyside_keeps_count_of_none_on_this_python() -> None:
    """PySide6 6.12 on Python 3.11 aborts after some 5,600 calls that return nothing."""
    calls = """
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(20_000):
    thing.setObjectName("thing")
"""

    assert start("-c", calls).returncode == 0
