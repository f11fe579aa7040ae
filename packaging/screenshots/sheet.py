"""Paints sheets to look at: every state of a pit, few and many seeds, every board.

python packaging/screenshots/sheet.py FOLDER
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from mancala_desktop.assets import asset
from mancala_desktop.play.settings import PitNames
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.materials import Material
from mancala_desktop.ui.board.names import pit_names
from mancala_desktop.ui.board.picture import paint_board
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.theme import DARK, LIGHT, load_fonts

WIDTH, STEP = 600, 300
COLUMNS = 2
STATES = {
    1: [Mark.LEGAL],
    2: [Mark.HOVER],
    3: [Mark.FOCUS],
    4: [Mark.PRESSED],
    5: [Mark.ILLEGAL],
    7: [Mark.HINT],
    8: [Mark.LANDING],
    9: [Mark.CAPTURED, Mark.LAST_TO],
    10: [Mark.CAPTURED],
    11: [Mark.LAST_TO],
    12: [Mark.LAST_FROM],
}
HEAPS = (
    (0, 1, 2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 11, 2),
    (12, 13, 14, 15, 16, 17, 4, 18, 19, 20, 21, 22, 40, 7),
    (4, 4, 4, 4, 4, 4, 26, 4, 4, 4, 4, 4, 4, 90),
)


def sheet(folder: Path) -> QImage:
    """One board in all states, and with heaps of all sizes, as a slab and as a boat."""
    theme = BoardTheme.load(folder)
    material = Material.PEBBLE if theme.name != "contrast" else Material.DISC
    boards = [(BoardShape.SLAB, (4,) * 6 + (0,) + (4,) * 6 + (0,), STATES)]
    boards += [(BoardShape.BOAT, (4,) * 6 + (0,) + (4,) * 6 + (0,), STATES)]
    boards += [(shape, heaps, {}) for heaps in HEAPS for shape in BoardShape]
    rows = -(-len(boards) // COLUMNS)
    image = QImage(COLUMNS * (WIDTH + 60), rows * STEP, QImage.Format.Format_RGB32)
    image.fill(QColor((DARK if theme.name == "contrast" else LIGHT).bg0))
    painter = QPainter(image)
    for place, (shape, counts, marks) in enumerate(boards):
        painter.save()
        painter.translate(place % COLUMNS * (WIDTH + 60) + 30, place // COLUMNS * STEP + 30)
        names = pit_names(6, PitNames.LETTERS)
        geometry = Geometry(6, shape, WIDTH)
        paint_board(painter, geometry, theme, counts, material=material, names=names, marks=marks)
        painter.restore()
    painter.end()
    return image


def main(target: Path) -> None:
    qt = QApplication([])
    load_fonts()
    target.mkdir(parents=True, exist_ok=True)
    for folder in sorted(asset("themes").iterdir()):
        sheet(folder).save(str(target / f"{folder.name}.png"))
    qt.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
