"""The player is silent where there is no sound, and is heard where there is.

Each runs in a process of its own, so that no other test waits for a sound server. What is heard is
recorded from a sound server without loudspeakers; that needs `pulseaudio` and `pulseaudio-utils`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

PLAY = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from mancala_desktop.ui.sound.player import Player

app = QCoreApplication([])
player = Player()

def play():
    for name in sys.argv[1:]:
        player.play(name, 1.0)
    print("playing", flush=True)

def leave():
    print("voices" if player.ready else "silent")
    player.close()
    app.quit()

assert sys.modules.get("PySide6.QtMultimedia") is None
player.play("store_1", 1.0)  # not loaded yet
player.loaded.connect(play)
player.load()
QTimer.singleShot(2500, leave)
app.exec()
"""

NO_LIBRARY = 'import sys; sys.modules["PySide6.QtMultimedia"] = None\n'


def run(code: str, *names: str, server: str) -> subprocess.Popen[str]:
    """Loads the player and plays sounds in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *names],
        cwd=ROOT,
        env=os.environ | {"PULSE_SERVER": server, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_without_a_library_it_is_silent_and_says_nothing() -> None:
    out, errors = run(NO_LIBRARY + PLAY, "capture", server="").communicate(timeout=60)

    assert (out, errors) == ("playing\nsilent\n", "")


def test_without_a_device_it_is_silent_and_says_nothing(tmp_path: Path) -> None:
    out, errors = run(PLAY, "capture", server=f"unix:{tmp_path}/none").communicate(timeout=60)

    assert out.startswith("playing\n")
    assert errors == ""


# ---------------------------------------------------------------- with a server that only listens


class Server:
    """A sound server of this test's own, with one device that swallows everything."""

    def __init__(self, folder: Path) -> None:
        self.address = f"unix:{folder}/sound"
        self._process = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"),
                *("-L", f"module-native-protocol-unix socket={folder}/sound auth-anonymous=1"),
                *("-L", "module-null-sink sink_name=ear"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 20
        while self.control("info").returncode and time.monotonic() < deadline:
            time.sleep(0.05)  # no signal comes from another program

    def control(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            ["pactl", "--server", self.address, *words], capture_output=True, check=False
        )

    def listen(self) -> subprocess.Popen[bytes]:
        """Records what is played from now on, as samples of 16 bits."""
        ear = subprocess.Popen(
            [
                *("parec", "--server", self.address, "--device=ear.monitor", "--format=s16le"),
                *("--rate=44100", "--channels=1", "--latency-msec=20"),
            ],
            stdout=subprocess.PIPE,
        )
        assert ear.stdout is not None
        ear.stdout.read(8192)  # it takes a while before it hears anything, if only silence
        return ear

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    if not all(map(shutil.which, ("pulseaudio", "pactl", "parec"))):
        pytest.skip("pulseaudio and pulseaudio-utils are not installed")
    running = Server(tmp_path)
    yield running
    running.close()


def test_what_it_plays_is_heard(server: Server) -> None:
    ear = server.listen()
    out, errors = run(PLAY, "store_1", server=server.address).communicate(timeout=60)
    ear.terminate()
    recording = ear.communicate()[0]

    assert (out, errors) == ("playing\nvoices\n", "")
    peak = max(map(abs, array("h", recording[: len(recording) // 2 * 2])))
    loud = 32_767 * 10 ** (-13 / 20)
    assert loud / 2 < peak < loud * 1.01  # on a busy machine the first milliseconds may get lost


def test_a_device_that_is_unplugged_disturbs_nobody(server: Server) -> None:
    player = run(PLAY, "win", "capture", "lift", server=server.address)
    assert player.stdout is not None
    assert player.stdout.readline() == "playing\n"

    server.control("unload-module", "module-null-sink")
    server.control("load-module", "module-null-sink", "sink_name=ear")

    out, errors = player.communicate(timeout=60)
    assert (player.returncode, out, errors) == (0, "voices\n", "")
