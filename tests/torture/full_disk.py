"""A disk that takes no more: `python -m tests.torture.full_disk FOLDER BYTES` plays until a file would be larger.

What no file may exceed is set by RLIMIT_FSIZE, which the system answers as it answers a full disk:
part of the file is written, then nothing.
"""

from __future__ import annotations

import gc
import resource
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.play.seats import Setup, two_persons
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.storage import StorageError, load


def main() -> int:
    gc.disable()  # as the app does: no thread but the window's may look for garbage
    folder, most = Path(sys.argv[1]), int(sys.argv[2])
    app = QCoreApplication([])
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    session = GameSession(EngineThread(Computer()), answer_delay_ms=0)
    autosave = Autosave(session, folder / "unfinished.mancala")
    failed: list[StorageError] = []
    recovered: list[bool] = []
    autosave.failed.connect(failed.append)
    autosave.recovered.connect(lambda: recovered.append(True))
    session.begin(Setup("oware-abapa", two_persons()))
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, unlimited[1]))
    last = 0
    while not failed:
        last = session.game.ply
        session.choose(session.game.variant.legal_moves(session.position)[0])
    session.choose(session.game.variant.legal_moves(session.position)[0])
    kept = load(folder / "unfinished.mancala")
    assert len(failed) == 1, "it is told once"
    assert kept.problem is None and kept.game and kept.game.ply == last, (
        "the last whole game is there"
    )
    assert [file.name for file in folder.iterdir()] == ["unfinished.mancala"], "nothing else is"
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    session.choose(session.game.variant.legal_moves(session.position)[0])
    kept = load(folder / "unfinished.mancala")
    assert recovered and kept.game and kept.game.ply == session.game.ply, "it goes on"
    session.close()
    print(f"it was full after {last} sowings, and all of them were kept")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
