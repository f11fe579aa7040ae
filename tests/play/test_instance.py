"""A second start hands its file to the first, whatever happened before."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from mancala_desktop.play import instance
from mancala_desktop.play.instance import Claim, SingleInstance

START = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from mancala_desktop.play.instance import SingleInstance
app = QCoreApplication([])
instance = SingleInstance(Path(sys.argv[1]))
print(instance.claim(Path(sys.argv[2]) if len(sys.argv) > 2 else None).name, flush=True)
"""
STAY = START + "\nsys.stdin.read()\n"


def start(script: str, *arguments: object, folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def first(tmp_path: Path, qapp: object) -> Iterator[SingleInstance]:
    only = SingleInstance(tmp_path)
    assert only.claim() is Claim.FIRST
    yield only
    only.close()


def foreign(first: SingleInstance) -> socket.socket:
    """Another program that talks to the app's socket."""
    client = socket.socket(socket.AF_UNIX)
    client.connect(first._server.fullServerName())
    return client


@pytest.mark.parametrize("name", [None, "game.mancala", "ä\udcff\n.mancala"])
def test_a_second_start_hands_over_and_ends(
    name: str | None, first: SingleInstance, tmp_path: Path, qtbot: QtBot
) -> None:
    arguments = [tmp_path] if name is None else [tmp_path, name]

    with qtbot.waitSignal(first.asked_to_open, timeout=20_000) as asked:
        second = start(START, *arguments, folder=tmp_path)

    assert asked.args == [None if name is None else tmp_path / name]
    assert second.communicate(timeout=20)[0] == "HANDED_OVER\n"
    assert second.returncode == 0


def test_after_a_kill_the_next_start_is_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    killed = start(STAY, tmp_path, folder=tmp_path)
    assert killed.stdout and killed.stdout.readline() == "FIRST\n"
    killed.kill()
    killed.communicate()
    only = SingleInstance(tmp_path)

    assert only.claim() is Claim.FIRST

    with qtbot.waitSignal(only.asked_to_open, timeout=20_000):
        second = start(START, tmp_path, folder=tmp_path)
    assert second.communicate(timeout=20)[0] == "HANDED_OVER\n"
    only.close()


def test_two_starts_that_cannot_see_each_other_do_not_share_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket is in the folder for temporary files, which a shell may have set elsewhere."""
    monkeypatch.setattr(instance, "PATIENCE_MS", 50)
    here, there = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert here.claim() is Claim.FIRST
    with TemporaryDirectory() as elsewhere:  # tmp_path would be too long for a socket
        monkeypatch.setenv("TMPDIR", elsewhere)

        assert there.claim() is Claim.NO_ANSWER

        here.close()
        assert there.claim() is Claim.FIRST
        there.close()


def test_after_an_app_that_was_just_ending_the_next_start_is_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hangs up without having taken the message."""
    ending = SingleInstance(tmp_path)
    ending.claim()
    monkeypatch.setattr(instance, "_hand_over", lambda socket, file: ending.close())
    only = SingleInstance(tmp_path)

    assert only.claim() is Claim.FIRST
    only.close()


def test_where_no_file_can_be_made_the_app_starts_all_the_same(tmp_path: Path) -> None:
    only = SingleInstance(tmp_path / "no folder")

    assert only.claim() is Claim.FIRST
    only.close()


def test_another_folder_is_another_app(first: SingleInstance, tmp_path: Path) -> None:
    other = SingleInstance(tmp_path / "other")
    (tmp_path / "other").mkdir()

    assert other.claim() is Claim.FIRST
    other.close()


def test_an_app_that_does_not_answer_is_noticed(
    first: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "PATIENCE_MS", 50)

    assert SingleInstance(tmp_path).claim() is Claim.NO_ANSWER  # nobody runs the event loop


@pytest.mark.parametrize(
    "garbage",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"\xff\xfe\x00\n",
        b'"relative"\n',
        b'"/with\\u0000zero"\n',
        b"[" * 50_000 + b"\n",
        b"12\n",
        b"\n",
        b"x" * (instance.LONGEST + 2),
        b'"/' + b"x" * (2 * instance.LONGEST) + b'"\n',
    ],
)
def test_garbage_from_a_foreign_client_is_ignored(
    garbage: bytes, first: SingleInstance, qtbot: QtBot
) -> None:
    asked: list[object] = []
    first.asked_to_open.connect(asked.append)
    client = foreign(first)
    client.setblocking(False)
    rest = garbage
    closed = []

    def sent_and_refused() -> bool:
        nonlocal rest
        try:
            rest = rest[client.send(rest) :] if rest else rest
            closed.append(client.recv(100))
        except BlockingIOError:
            pass
        except (BrokenPipeError, ConnectionResetError):
            closed.append(b"")
        return bool(closed)

    qtbot.waitUntil(sent_and_refused)

    assert closed[0] == b""
    assert asked == []
    client.close()


def test_a_client_that_says_nothing_is_shown_out(
    first: SingleInstance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "PATIENCE_MS", 50)
    client = foreign(first)
    client.setblocking(False)

    def shown_out() -> bool:
        try:
            return client.recv(100) == b""
        except BlockingIOError:
            return False

    qtbot.waitUntil(shown_out)
    client.close()


def test_the_app_may_end_while_a_client_is_on_the_line(tmp_path: Path, qtbot: QtBot) -> None:
    first = SingleInstance(tmp_path)
    first.claim()
    client = foreign(first)
    qtbot.waitUntil(lambda: len(first.children()) > 1)

    first.close()
    shiboken6.delete(first)

    assert client.recv(100) == b""
    client.close()
