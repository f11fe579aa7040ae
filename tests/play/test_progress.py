"""The file of progress: all of it or none, and nothing that was there is ever lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Event, get_ident

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.learn.progress import Progress, Result
from mancala_desktop.learn.progress_text import ProgressError, ProgressFlaw, read
from mancala_desktop.play import progress as progress_module
from mancala_desktop.play.progress import DamagedProgress, ProgressBook
from mancala_desktop.play.storage import Obstacle, StorageError
from tests.learn.results import MONDAY, after, result

ROOT = Path(__file__).parents[2]


class Listener:
    """A book, and what it says."""

    def __init__(self, folder: Path) -> None:
        self.told: list[object] = []
        self.book = ProgressBook(folder)
        self.book.changed.connect(lambda: self.told.append("changed"))
        self.book.failed.connect(self.told.append)
        self.book.recovered.connect(lambda: self.told.append("recovered"))


@pytest.fixture
def folder(tmp_path: Path, qapp: object) -> Path:
    return tmp_path / "learning"


def kept(folder: Path, *results: Result) -> ProgressBook:
    """A book with these results, in its file."""
    book = ProgressBook(folder)
    for each in results:
        book.record(each)
    book.flush()
    return book


def files(folder: Path) -> list[str]:
    return sorted(os.listdir(folder))


def test_what_was_recorded_is_there_at_the_next_start(folder: Path) -> None:
    listener = Listener(folder)
    listener.book.record(result(stars=1))
    listener.book.record_sprint("captures", 2, 9, MONDAY.date())
    listener.book.flush()

    assert listener.told == ["changed", "changed"]
    expected = after(result(stars=1)).after_sprint("captures", 2, 9, MONDAY.date())
    assert ProgressBook(folder).progress == expected
    assert files(folder) == ["progress.json"]


def test_a_result_counts_at_once_and_is_written_a_moment_later_beside_the_window(
    folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, go_on = list[int](), Event()

    def slowly(path: Path, progress: Progress) -> None:
        threads.append(get_ident())
        go_on.wait(10)
        write_now(path, progress)

    write_now = progress_module._write
    monkeypatch.setattr(progress_module, "_write", slowly)
    book = ProgressBook(folder)
    book.record(result("a"))
    assert book.progress == after(result("a")) and not folder.exists()

    qtbot.waitUntil(lambda: bool(threads))
    book.record(result("b"))  # while it is written
    assert not (folder / "progress.json").exists()
    go_on.set()
    qtbot.waitUntil(lambda: not book._unwritten and not book._writing)
    assert ProgressBook(folder).progress == after(result("a"), result("b"))
    assert len(threads) == 2 and get_ident() not in threads


def test_trouble_beside_the_window_is_told_once_and_the_next_result_writes_all(
    folder: Path, qtbot: QtBot
) -> None:
    listener = Listener(folder)
    (folder / "progress.json").mkdir(parents=True)
    listener.book._progress = Progress()  # the folder came after it was read
    with qtbot.waitSignal(listener.book.failed):
        listener.book.record(result("a"))
    (folder / "progress.json").rmdir()
    with qtbot.waitSignal(listener.book.recovered):
        listener.book.record(result("b"))
    assert ProgressBook(folder).progress == after(result("a"), result("b"))


@pytest.mark.parametrize("reads_first", [True, False])
@pytest.mark.parametrize(
    ("damage", "flaw"),
    [
        (b"{", ProgressFlaw.NOT_JSON),
        (b"\xff\xfe", ProgressFlaw.NOT_JSON),
        (b'{"format": "mancala progress", "version": 7}', ProgressFlaw.NEWER_VERSION),
    ],
)
def test_a_damaged_or_newer_file_is_put_aside_and_told_once(
    folder: Path, damage: bytes, flaw: ProgressFlaw, reads_first: bool
) -> None:
    folder.mkdir()
    (folder / "progress.json").write_bytes(damage)
    (folder / "progress.damaged.json").write_text("from another time")
    listener = Listener(folder)

    if reads_first:
        assert listener.book.progress == Progress()
    listener.book.record(result())
    listener.book.flush()

    trouble, changed = listener.told
    assert isinstance(trouble, DamagedProgress) and trouble.error.flaw is flaw
    assert trouble.aside.read_bytes() == damage and changed == "changed"
    assert files(folder) == ["progress.damaged-2.json", "progress.damaged.json", "progress.json"]


def test_a_file_that_cannot_be_read_is_never_written_over(folder: Path) -> None:
    folder.mkdir()
    (folder / "progress.json").mkdir()
    (folder / "progress.json" / "precious").touch()
    listener = Listener(folder)

    listener.book.record(result())
    listener.book.flush()

    trouble, changed = listener.told
    assert isinstance(trouble, StorageError) and trouble.obstacle is Obstacle.NOT_A_FILE
    assert (folder / "progress.damaged.json" / "precious").exists() and changed == "changed"
    assert ProgressBook(folder).progress == after(result())


def test_trouble_is_told_once_until_writing_succeeds_and_nothing_is_forgotten(folder: Path) -> None:
    folder.touch()  # where the folder should be
    listener = Listener(folder)

    for task in ("a", "b"):
        listener.book.record(result(task))
        listener.book.flush()
    (trouble,) = (each for each in listener.told if each != "changed")
    assert isinstance(trouble, StorageError)
    folder.unlink()
    listener.book.record(result("c"))
    listener.book.flush()

    assert listener.told[-2:] == ["changed", "recovered"]
    assert ProgressBook(folder).progress == after(result("a"), result("b"), result("c"))


def test_a_reset_can_be_taken_back_and_that_as_well(folder: Path) -> None:
    book = ProgressBook(folder)
    assert not book.can_undo
    book.record(result("before"))

    book.reset()
    assert book.progress == Progress() == ProgressBook(folder).progress
    book.record(result("since"))
    book.flush()
    book = ProgressBook(folder)  # another start
    assert book.can_undo
    book.undo()
    assert book.progress == after(result("before")) == ProgressBook(folder).progress
    book.undo()

    assert book.progress == after(result("since")) == ProgressBook(folder).progress
    book.reset()
    book.undo()
    book.undo()
    assert book.progress == after(result("before"))


def test_what_was_exported_can_be_imported(folder: Path, tmp_path: Path) -> None:
    book, export = ProgressBook(folder), tmp_path / "mine.json"
    book.record(result("a"))
    book.export(export)
    export.write_text("\ufeff" + export.read_text(), "utf-8")  # as some editors write it

    other = ProgressBook(tmp_path / "other")
    other.record(result("b"))
    other.restore(export)

    assert other.progress == after(result("a"))
    other.undo()
    assert other.progress == after(result("b"))


def test_what_is_no_export_is_refused_and_changes_nothing(folder: Path, tmp_path: Path) -> None:
    listener, other = Listener(folder), tmp_path / "letter.txt"
    listener.book.record(result())
    listener.book.flush()
    other.write_text('{"format": "letter"}')

    with pytest.raises(ProgressError) as caught:
        listener.book.restore(other)
    with pytest.raises(StorageError) as missing:
        listener.book.restore(tmp_path / "gone.json")

    assert caught.value.flaw is ProgressFlaw.NOT_PROGRESS
    assert missing.value.obstacle is Obstacle.MISSING
    assert listener.told == ["changed"] and not listener.book.can_undo
    assert ProgressBook(folder).progress == after(result())


def run(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Do something with the book in a process to which something happens."""
    prelude = """
import os, resource, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from mancala_desktop.play import storage
from mancala_desktop.play.progress import ProgressBook
from mancala_desktop.play.storage import StorageError
from tests.learn.results import result
app = QCoreApplication([])
book = ProgressBook(Path(sys.argv[1]))
"""
    return subprocess.run(
        [sys.executable, "-c", prelude + script, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("deed", ["record(result('b'))", "reset()"])
@pytest.mark.parametrize("commits", [0, 1])
def test_a_kill_at_any_moment_loses_nothing(folder: Path, deed: str, commits: int) -> None:
    """Killed while a file is written, the first or the one after it."""
    kept(folder, result("a"))

    done = run(
        folder,
        f"""
class Killed(storage.QSaveFile):
    left = {commits}
    def commit(self):
        self.flush()
        if not Killed.left:
            os.kill(os.getpid(), signal.SIGKILL)
        Killed.left -= 1
        return super().commit()
storage.QSaveFile = Killed
book.{deed}
book.flush()
book.record(result("c"))
book.flush()
""",
    )

    assert done.returncode == -9, done.stderr
    found = {path.name: read(path.read_text()) for path in folder.glob("*.json")}
    assert any("a" in progress.tasks for progress in found.values())
    if deed == "reset()":
        assert found["progress.json"] == after(result("a"))  # not reset yet
        assert ("progress.earlier-1.json" in found) is bool(commits)


def test_a_full_disk_leaves_the_old_file_and_a_reset_undone(folder: Path) -> None:
    """As on a full disk: some bytes are written, then no more."""
    kept(folder, result("a"))

    done = run(
        folder,
        """
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
failed = []
book.failed.connect(failed.append)
book.record(result("b"))
book.flush()
book.record(result("c"))
book.flush()
try:
    book.reset()
except StorageError:
    sys.exit(f"{len(failed)} {sorted(book.progress.tasks)}")
""",
    )

    assert done.stderr == "1 ['a', 'b', 'c']\n"
    assert ProgressBook(folder).progress == after(result("a"))
    assert files(folder) == ["progress.json"]
