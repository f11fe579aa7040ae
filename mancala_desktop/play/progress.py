"""Keeps a learner's progress in a file: all of it or none, and nothing that was there is lost."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QThread, QTimer, Signal

from mancala_desktop.learn.progress import Opened, Progress, Result
from mancala_desktop.learn.progress_text import ProgressError, ProgressFlaw, read, write
from mancala_desktop.play.places import vacant
from mancala_desktop.play.storage import LARGEST, Obstacle, StorageError, whole

NAME = "progress.json"
EARLIER = "progress.earlier-{number}.json"
DAMAGED = "progress.damaged.json"

SOON_MS = 300
"""A result is in the file so much later: whatever else comes meanwhile is written with it."""

_EARLIER = re.compile(r"progress\.earlier-([1-9]\d{0,8})\.json", re.ASCII)


@dataclass(frozen=True, slots=True)
class DamagedProgress:
    """The file of progress could not be read. It is now at `aside`, and learning begins anew."""

    error: ProgressError
    aside: Path


class ProgressBook(QObject):
    """The file `progress.json` in a folder, read when it is first asked for; without a folder
    nothing is kept.

    What is recorded counts at once, and is written a moment later, beside the window; `flush` waits
    until it is. Before a reset or an import puts other progress in its place the file gets a name of its own
    beside it, and `undo` exchanges the two again. A file that cannot be read gets one, too, and is
    never written over.
    """

    changed = Signal()
    failed = Signal(object)  # StorageError or DamagedProgress; told once, until writing succeeds
    recovered = Signal()  # writing has succeeded after it had failed

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept = folder is not None
        self._folder = folder or Path()
        self._path = self._folder / NAME
        self._progress: Progress | None = None
        self._in_the_way = False  # a file that could not be read has its name still
        self._failing = False
        self._unwritten = False
        self._writing: _Writing | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._write_beside)

    @property
    def progress(self) -> Progress:
        """What is known of the learner."""
        if self._progress is None:
            self._progress = Progress()
            self._load()
        return self._progress

    def record(self, result: Result) -> None:
        """A task was tried to its end."""
        self._put(self.progress.after(result))

    def record_sprint(self, trainer: str, level: int, right: int, day: date) -> None:
        """A sprint of a trainer at this level ended with so many right answers."""
        self._put(self.progress.after_sprint(trainer, level, right, day))

    def record_opening(self, unit: str, day: date) -> None:
        """A unit of lessons was opened."""
        if self.progress.opened != Opened(unit, day):
            self._put(self.progress.at(unit, day))

    def flush(self) -> None:
        """Have everything in the file before this returns, as far as that is possible."""
        self._wait()
        if self._unwritten:
            self._judge(self._attempt())

    def export(self, path: Path) -> None:
        """Write all of it to another file; raises StorageError."""
        _write(path, self.progress)

    def restore(self, path: Path) -> None:
        """Put what was exported in the place of what there is; `undo` brings that back.

        Raises StorageError, or ProgressError if the file is no export; then nothing is changed.
        """
        self._replace(_read(path))

    def reset(self) -> None:
        """Begin anew; `undo` brings back what there was. Raises StorageError, and changes nothing."""
        self._replace(Progress())

    @property
    def can_undo(self) -> bool:
        """Whether there is progress from before a reset or an import."""
        return bool(self._numbered())

    def undo(self) -> None:
        """Exchange what there is for what was there before the last reset, import or undo.

        Raises StorageError or ProgressError, and changes nothing.
        """
        if found := self._numbered():
            earlier = found[max(found)]
            self._replace(_read(earlier), earlier)

    # ---------------------------------------------------------------- the file

    def _load(self) -> None:
        """Read the file; one that is damaged, or of a newer version, is renamed."""
        if not (self._kept and self._exists()):
            return
        try:
            self._progress = _read(self._path)
        except ProgressError as error:
            self._in_the_way = True
            aside = self._put_aside()
            self.failed.emit(DamagedProgress(error, aside or self._path))
        except StorageError as error:
            self._in_the_way = True
            self.failed.emit(error)

    def _exists(self) -> bool:
        try:
            return self._path.exists()
        except OSError:
            return True  # reading it says what is wrong

    def _put_aside(self) -> Path | None:
        """Another name for the file that could not be read; None if it cannot have one just now."""
        try:
            aside = self._path.rename(vacant(self._folder / DAMAGED))
        except OSError:
            return None
        self._in_the_way = False
        return aside

    def _put(self, progress: Progress) -> None:
        """Another progress, and soon on disk, too, if that is possible."""
        self._progress = progress
        if self._kept:
            self._unwritten = True
            if not (self._soon.isActive() or self._writing):
                self._soon.start()
        self.changed.emit()

    def _attempt(self) -> StorageError | None:
        """Bring the file up to date; what kept it from being so."""
        if not self._kept:
            return None
        try:
            self._make_way()
            _write(self._path, self.progress)
        except StorageError as error:
            return error
        return None

    def _make_way(self) -> None:
        """For the file to be written; raises StorageError."""
        self._make_folder()
        if self._in_the_way and self._put_aside() is None:
            raise StorageError(Obstacle.NOT_ALLOWED, self._path)

    def _write_beside(self) -> None:
        """The same, in a thread of its own."""
        try:
            self._make_way()
        except StorageError as error:
            self._judge(error)
            return
        self._unwritten = False
        self._writing = _Writing(self._path, self.progress, self)
        self._writing.finished.connect(self._written)
        self._writing.start()

    def _written(self) -> None:
        """Nothing is being written beside the window any more; to be sure of that, this waits."""
        writing, self._writing = self._writing, None
        if writing is None:
            return
        writing.wait()
        writing.deleteLater()
        if self._unwritten:  # since it began
            self._soon.start()
        self._judge(writing.error)

    def _wait(self) -> None:
        """Nothing is written any more but by who calls this."""
        self._written()
        self._soon.stop()

    def _judge(self, error: StorageError | None) -> None:
        """Tell how writing went, where that is news. What could not be written is tried with the
        next result, or at the end."""
        told, self._failing = self._failing, error is not None
        self._unwritten = self._soon.isActive() or error is not None
        if error and not told:
            self.failed.emit(error)
        elif told and not error:
            self.recovered.emit()

    def _replace(self, progress: Progress, used: Path | None = None) -> None:
        """Other progress, found in the file `used` if that is one of the earlier ones.

        Raises StorageError, and changes nothing. Whatever moment it is broken off at, both are in
        the folder: what there was is written beside first.
        """
        before, beside = self.progress, None
        self._wait()
        if self._kept and not before.empty:
            self._make_folder()
            newest = max(self._numbered(), default=0)
            beside = self._folder / EARLIER.format(number=newest + 1)
            _write(beside, before)
        self._progress = progress
        trouble = self._attempt()
        if trouble:
            self._progress = before
        with contextlib.suppress(OSError):
            if needless := beside if trouble else used:
                needless.unlink()
        if trouble:
            raise trouble
        self._failing = self._unwritten = False
        self.changed.emit()

    def _make_folder(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError.of(error, self._folder) from error

    def _numbered(self) -> dict[int, Path]:
        """The files of what was there before resets and imports: the highest number is the newest."""
        found: dict[int, Path] = {}
        if not self._kept:
            return found
        with contextlib.suppress(OSError):
            for path in self._folder.iterdir():
                if number := _EARLIER.fullmatch(path.name):
                    found[int(number[1])] = path
        return found


class _Writing(QThread):
    """Writes a file once; where that fails the old one stays, and `error` says why."""

    def __init__(self, path: Path, progress: Progress, parent: QObject) -> None:
        super().__init__(parent)
        self._path, self._progress = path, progress
        self.error: StorageError | None = None

    def run(self) -> None:
        try:
            _write(self._path, self._progress)
        except StorageError as error:
            self.error = error


def _read(path: Path) -> Progress:
    """Raises StorageError or ProgressError."""
    try:
        if path.exists() and not path.is_file():  # reading a pipe might never end
            raise StorageError(Obstacle.NOT_A_FILE, path)
        if path.stat().st_size > LARGEST:
            raise StorageError(Obstacle.TOO_LARGE, path)
        return read(path.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise ProgressError(ProgressFlaw.NOT_JSON, line=line, column=column) from error
    except OSError as error:
        raise StorageError.of(error, path) from error


def _write(path: Path, progress: Progress) -> None:
    with whole(path) as put:
        put(write(progress).encode())
