"""A game to share, and the board it is played on."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from mancala_desktop.play.seats import Seat, SeatKind, note_seats
from mancala_desktop.play.settings import PitNames
from mancala_desktop.record.game import Game
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.names import pit_names
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.share.still import Stand
from mancala_desktop.ui.theme import CONTRAST, load_fonts
from tests.record.games import play

GROUND = QColor("#F7F2E9")


def stand(
    family: Family = Family.KALAH,
    *,
    width: float = 300,
    flipped: bool = False,
    ground: QColor | None = GROUND,
) -> Stand:
    """A plain board, which is painted quickly."""
    pits = 7 if family is Family.CONGKAK else 6
    geometry = Geometry(pits, SHAPES[family], width, flipped)
    names = pit_names(pits, PitNames.LETTERS)
    return Stand(geometry, boards().look(family, theme=CONTRAST), names, ground)


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture
def game() -> Game:
    """South sows c and has an extra turn; a later sowing captures."""
    game = Game("kalah-standard", headers={"Date": "2026-11-30"})
    note_seats(game, (Seat(SeatKind.PERSON, "Marlene"), Seat(SeatKind.COMPUTER, level=4)))
    return play(game, "c f A a D b")
