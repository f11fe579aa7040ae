"""The app from outside: pictures, refusals, closing, and mistakes nobody expected."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from mancala_desktop.play.places import Places

CLOSE_TWENTY_TIMES = """
import gc, sys, threading
from pathlib import Path
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from mancala_desktop.app import App
from mancala_desktop.play import garbage
from mancala_desktop.play.seats import Seat, SeatKind, Setup
from mancala_desktop.play.settings import Settings

gc.disable()  # as the app does
qt = QApplication(sys.argv[:1])
for n in range(20):
    app = App(Settings(Path(sys.argv[1]) / "settings.ini"))
    app.window.show()
    app.session.begin(Setup("congkak-sequential", (Seat(SeatKind.COMPUTER, level=3),) * 2))
    for _ in range(3 + n % 5):
        qt.processEvents()
    assert app.session.thinking
    app.window.close()
    assert threading.active_count() == 1, threading.enumerate()
    app.window.deleteLater()  # or the next one's looks would be told to all before it
    qt.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    garbage.look()
"""

OPTIONS_ON_THE_WAY = """
import gc, sys
from pathlib import Path
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication
from mancala_desktop.app import App
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.play import engine_thread
from mancala_desktop.play.seats import Seat, SeatKind, Setup
from mancala_desktop.play.settings import Settings, Speed

class Core(PythonCore):
    def configure(self, options):
        print("told", options.table_mb, options.endgame_seeds, options.book, options.cache)

def make(options):
    made = Core()
    made.configure(options)
    return made

engine_thread.core = make
qt = QApplication(sys.argv[:1])
settings = Settings(Path(sys.argv[1]) / "settings.ini")
settings.speed = Speed.OFF
gc.disable()  # as the app does
app = App(settings, answer_delay_ms=0, cache=Path("cache"))
for turn in range(3):
    settings.engine_memory = (64, 512, 512)[turn]
    settings.engine_endgames = (None, 12, 12)[turn]
    settings.engine_book = turn == 0
    loop = QEventLoop()
    app.session.sown.connect(loop.quit)
    app.session.begin(Setup("awari", (Seat(SeatKind.COMPUTER), Seat(SeatKind.PERSON))))
    loop.exec()
app.session.close()
"""

RAISE_IN_A_SLOT = """
import gc, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from mancala_desktop.app import App
from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.safety import SafetyNet

def fail():
    raise RuntimeError("nobody thought of this")

def look():
    told = next(each for each in app.window.findChildren(QPlainTextEdit) if each.isVisible())
    print("nobody thought of this" in told.toPlainText(), app.window.isVisible())
    qt.exit(0)

gc.disable()  # as the app does
qt = QApplication(sys.argv[:1])
app = App(Settings(Path(sys.argv[1]) / "settings.ini"))
with SafetyNet(app.window):
    app.window.show()
    QTimer.singleShot(0, fail)
    QTimer.singleShot(200, look)
    qt.exec()
app.window.hide()
app.session.close()
"""

MISCHIEF = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from mancala_desktop import app
from mancala_desktop.__main__ import main
from mancala_desktop.play.places import Places
from mancala_desktop.play.seats import Setup, two_persons
from mancala_desktop.ui.window import MainWindow

def told():
    return [each for each in qt.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]

def look():
    if dialogs := told():
        print(*(type(each).__name__ for each in dialogs))
        for each in dialogs:
            each.reject()
        QTimer.singleShot(0, lambda: qt.exit(0))

def fail():
    raise RuntimeError("nobody thought of this")

def block():
    (window,) = (each for each in qt.topLevelWidgets() if isinstance(each, MainWindow))
    window.session.begin(Setup("kalah-plyyard", two_persons()))
    path = Places.of_user().unfinished
    path.unlink()
    path.mkdir()
    window.session.choose(0)

class Observed(QApplication):
    def exec(self):
        global qt
        qt = self
        QTimer.singleShot(0, {"damaged": lambda: None, "fail": fail, "block": block}[sys.argv[1]])
        self.watch = QTimer(interval=20)
        self.watch.timeout.connect(look)
        self.watch.start()
        QTimer.singleShot(20_000, lambda: self.exit(1))
        return super().exec()

app.QApplication = Observed
sys.exit(main([]))
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, *arguments],
        check=False,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )


def stray(process: subprocess.CompletedProcess[str]) -> str:
    """What was printed, without what the offscreen platform says of any window."""
    lines = (process.stdout + process.stderr).splitlines()
    return "\n".join(line for line in lines if "This plugin does not support" not in line)


def test_closing_while_the_computer_thinks_leaves_nothing_behind(tmp_path: Path) -> None:
    process = run("-c", CLOSE_TWENTY_TIMES, str(tmp_path))

    assert (process.returncode, stray(process)) == (0, "")


def test_the_engine_hears_of_changed_settings_before_its_next_answer(tmp_path: Path) -> None:
    process = run("-c", OPTIONS_ON_THE_WAY, str(tmp_path))

    assert stray(process).splitlines() == [
        "told 64 None True cache",
        "told 512 12 False cache",
    ]
    assert process.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="another way to say it")
def test_the_terminal_can_end_it() -> None:
    """Python would wait for the window to call it before it heard of Ctrl+C."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "mancala_desktop"]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not list(Places.of_user().log.glob("*.log")):
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.05)
    assert run(*command[1:]).returncode == 0  # a second start was answered: the window is open

    process.send_signal(signal.SIGINT)

    try:
        assert process.wait(20) == -signal.SIGINT
    finally:
        process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="another way to say it")
@pytest.mark.parametrize("words", ["isready", "position start\ngo exact\nisready"])
def test_the_terminal_can_end_the_engine_which_has_nothing_to_say_then(words: str) -> None:
    command = [sys.executable, "-m", "mancala_desktop", "--engine"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(f"{words}\n")
        process.stdin.flush()
        while process.stdout.readline() != "readyok\n":
            assert process.poll() is None

        process.send_signal(signal.SIGINT)

        assert (process.wait(20), process.stderr.read()) == (-signal.SIGINT, "")


def test_an_unexpected_exception_is_shown_and_the_app_goes_on(tmp_path: Path) -> None:
    process = run("-c", RAISE_IN_A_SLOT, str(tmp_path))

    assert (process.returncode, process.stdout) == (0, "True True\n")


@pytest.mark.parametrize(
    ("mischief", "dialog"),
    [("damaged", "DamagedFileDialog"), ("fail", "TroubleDialog"), ("block", "MessageDialog")],
)
def test_the_running_app_tells_what_went_wrong(mischief: str, dialog: str) -> None:
    places = Places.of_user()
    places.make()
    if mischief == "damaged":
        places.unfinished.write_text("Mancala game 1\nRules: kalah-plyyard\n\n  1. a ?\n")

    process = run("-c", MISCHIEF, mischief)

    assert (process.returncode, process.stdout) == (0, f"{dialog}\n"), process.stderr


@pytest.mark.parametrize(
    "page",
    [
        "start",
        "game",
        "newgame",
        "settings",
        "about",
        "shortcuts",
        "boards",
        "result",
        "resign",
        "offer",
        "comment",
    ],
)
def test_a_page_is_pictured(tmp_path: Path, page: str) -> None:
    picture = tmp_path / "picture.png"

    process = run(
        "-m", "mancala_desktop", "--screenshot", str(picture), "--page", page, "--theme", "dark"
    )

    assert (process.returncode, stray(process)) == (0, "")
    assert QImage(str(picture)).width() >= 300


def test_the_same_picture_twice(tmp_path: Path) -> None:
    pictures = [tmp_path / "one.png", tmp_path / "two.png"]
    for picture in pictures:
        run(
            "-m",
            "mancala_desktop",
            *("--screenshot", str(picture), "--page", "game", "--size", "900x600"),
        )

    one, two = (QImage(str(picture)) for picture in pictures)
    assert (one.width(), one.height()) == (900, 600)
    assert one == two


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--page", "kitchen"], "there is no page 'kitchen'"),
        (["--theme", "pink"], "there is no theme 'pink'"),
        (["--language", "tlh"], "there is no language 'tlh'"),
        (["--size", "large"], "'large' is not a size"),
        (["--open", "nowhere.mancala"], "nowhere.mancala"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told_in_one_sentence(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    process = run(
        "-m", "mancala_desktop", "--screenshot", str(tmp_path / "picture.png"), *arguments
    )

    assert process.returncode == 2
    assert sentence in process.stderr
    assert len(stray(process).splitlines()) == 1
    assert not (tmp_path / "picture.png").exists()
