"""One running app per user: a second start hands its file to the first."""

from __future__ import annotations

import getpass
import hashlib
import json
import logging
import os
import sys
from enum import Enum, auto
from pathlib import Path
from typing import IO

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

LONGEST = 64 * 1024  # bytes of a message
PATIENCE_MS = 5000  # for a first app that is busy, or a client that says nothing
BREATH_MS = 20  # between two tries to reach or to become the first app
_TAKEN = b"taken\n"


class Claim(Enum):
    """What came of asking to be the only app."""

    FIRST = auto()
    HANDED_OVER = auto()
    NO_ANSWER = auto()


class SingleInstance(QObject):
    """The right to be the one app that works on a user's data folder.

    A message is one line of JSON: the absolute path of a file to open, or null, which only asks
    the window to come forward. Anything else is not answered.
    """

    asked_to_open = Signal(object)  # Path, or None to come forward

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        """For the app that keeps its games in the folder `data`."""
        super().__init__(parent)
        self._lock_path = data / "instance.lock"
        self._held: IO[bytes] | None = None
        self.name = _name(data)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)

    def claim(self, file: Path | None = None) -> Claim:
        """Become the first app, or hand `file` to the one that is.

        NO_ANSWER: there is a first app, but it has not taken the message within some seconds.
        """
        patience = QDeadlineTimer(PATIENCE_MS)
        while True:
            socket = QLocalSocket()
            socket.connectToServer(self.name)
            if socket.waitForConnected(PATIENCE_MS):
                if _hand_over(socket, file):
                    return Claim.HANDED_OVER
            elif self._lock():
                return self._listen()
            if patience.hasExpired():
                return Claim.NO_ANSWER
            QThread.msleep(BREATH_MS)

    def close(self) -> None:
        """Give the right back."""
        self._server.close()
        if self._held:
            self._held.close()

    def _lock(self) -> bool:
        """Whether the folder is ours now: no other app holds it, or none could tell.

        The socket alone would not do: it lies in the folder for temporary files, and that may be
        another one for each start. The system takes the lock off whatever way an app ends.
        """
        try:
            file = self._lock_path.open("ab")
        except OSError:
            return True  # where no file can be made no game can be overwritten
        try:
            _lock_out_others(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        except OSError as error:  # a file system without locks
            log.info("%s cannot be locked: %s", self._lock_path, error)
        self._held = file
        return True

    def _listen(self) -> Claim:
        QLocalServer.removeServer(self.name)  # left behind by an app that was killed
        if not self._server.listen(self.name):
            log.warning("no second start will be noticed: %s", self._server.errorString())
        return Claim.FIRST

    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            caller = _Caller(socket, self)
            caller.asked_to_open.connect(self.asked_to_open)
            caller.hear()


class _Caller(QObject):
    """A second start, or some other program, on the line of the first app."""

    asked_to_open = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        socket.setParent(self)
        self._socket = socket
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._hang_up)
        socket.readyRead.connect(self.hear)
        socket.disconnected.connect(self.deleteLater)
        self._patience.start(PATIENCE_MS)

    def hear(self) -> None:
        """Read the message if all of it has come, and answer it."""
        if not self._socket.canReadLine():
            if self._socket.bytesAvailable() > LONGEST:
                self._hang_up()
            return
        try:
            file = _parse(bytes(self._socket.readLine(LONGEST).data()))
        except ValueError:
            log.info("a message that is none was ignored")
            self._hang_up()
            return
        self._socket.write(_TAKEN)
        self._socket.flush()
        self._socket.disconnectFromServer()
        self.asked_to_open.emit(file)

    def _hang_up(self) -> None:
        self._socket.abort()


def _lock_out_others(file: IO[bytes]) -> None:
    """Hold `file` until it is closed; BlockingIOError or PermissionError if another app does."""
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _hand_over(socket: QLocalSocket, file: Path | None) -> bool:
    """Whether the first app has taken the message; one that is just ending hangs up instead."""
    message = json.dumps(None if file is None else str(file.absolute()))
    socket.write(message.encode() + b"\n")
    while not socket.canReadLine():
        if not socket.waitForReadyRead(PATIENCE_MS):
            return False
    return bool(socket.readLine().data() == _TAKEN)


def _parse(line: bytes) -> Path | None:
    """The file a message names; ValueError for anything that is no message."""
    try:
        word = json.loads(line)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if word is None:
        return None
    if not isinstance(word, str) or "\0" in word or not Path(word).is_absolute():
        raise ValueError("not an absolute path")
    return Path(word)


def _name(data: Path) -> str:
    """A name for the socket: the user's id and, shortened, the folder that must not be shared."""
    user = str(os.getuid()) if hasattr(os, "getuid") else getpass.getuser()
    folder = hashlib.sha256(os.fsencode(data.absolute())).hexdigest()[:12]
    return f"mancala-desktop-{user}-{folder}"
