"""Prints how long the window stands still while a preview is made, at twice the resolution.

    python packaging/benchmarks/preview.py

A board of the design's size (W = 960) previews its focused pit. Cold is the first time on a board
just painted, when no number, arc or chip is there yet; warm is any other time. Both contain the
sowing of every playable pit, which a board does once a turn.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from pathlib import Path

os.environ["QT_SCALE_FACTOR"] = "2"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from mancala_desktop.assets import asset
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import BoardShape
from mancala_desktop.ui.board.preview import Foresee
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.board.view import BoardView

SIZE = (1104, 514)
TIMES = 25
LOOK = Look(BoardTheme.load(asset("themes", "walnut")))
BOARDS = (
    ("a capture", "kalah-plyyard", "0,3,1,5,0,1/12|1,4,2,0,2,0/17|s", 1),
    ("once around", "kalah-plyyard", "14,0,1,5,0,1/8|1,4,2,0,2,0/10|s", 0),
    ("a harvest", "oware-abapa", "1,4,4,0,0,4/2|7,1,1,2,0,6/16|s", 5),
    ("a relay", "congkak-sequential", "7,7,7,7,7,7,7/0|7,7,7,7,7,7,7/0|s", 2),
)


def board(preset_id: str, text: str, pit: int) -> tuple[BoardView, Foresee]:
    """A view with a pit that has the keyboard's focus, and who knows what its pits would do."""
    variant = PRESETS[preset_id].variant
    position = variant.position(text)
    shape = BoardShape.BOAT if preset_id.startswith("congkak") else BoardShape.SLAB
    view = BoardView(LOOK, position, shape)
    view.resize(*SIZE)
    view.show()
    view.activateWindow()
    view.set_playable(variant.legal_moves(position))
    view.start_from(pit)
    view.focus_pit()
    return view, lambda pit: variant.sow(position, pit)


def preview(view: BoardView, foresee: Foresee) -> float:
    """How long, in ms of this thread, a preview takes to be made."""
    begin = time.thread_time()
    view.set_foresee(foresee)
    lasted = 1000 * (time.thread_time() - begin)
    assert view.preview
    view.set_foresee(None)
    return lasted


def main() -> None:
    """Measure every board."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QApplication([])
    print("ms, median and worst:")
    for name, preset_id, text, pit in BOARDS:
        view, foresee = board(preset_id, text, pit)
        painted = QEventLoop()
        view.dressed.connect(painted.quit)
        painted.exec()
        warm = [preview(view, foresee) for _ in range(TIMES)]
        cold = []
        for _ in range(TIMES):
            view.set_look(LOOK)
            painted.exec()
            cold.append(preview(view, foresee))
        for what, found in (("cold", cold), ("warm", warm[1:])):
            print(f"  {name}, {what}: {statistics.median(found):.1f} {max(found):.1f}")
        view.close()


if __name__ == "__main__":
    main()
