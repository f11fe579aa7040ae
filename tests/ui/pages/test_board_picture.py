"""The still boards on cards."""

from functools import partial

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mancala_desktop.play.settings import Seeds
from mancala_desktop.record.game import Game
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.boards import BY_GAME, boards
from mancala_desktop.ui.theme import CONTRAST, LIGHT, wear, worn
from mancala_desktop.ui.widgets.board_picture import BoardPicture, SeedsPicture


@pytest.fixture
def picture(qtbot: QtBot, qapp: QApplication) -> BoardPicture:
    wear(LIGHT)
    picture = BoardPicture()
    qtbot.addWidget(picture)
    variant = PRESETS[DEFAULTS[Family.KALAH]].variant
    picture.show_position(Family.KALAH, variant.start())
    picture.resize(300, picture.heightForWidth(300))
    picture.show()
    qtbot.waitUntil(lambda: wood(picture) is not None)
    return picture


def image(picture: BoardPicture) -> QImage:
    return picture.grab().toImage()


def wood(picture: BoardPicture) -> str | None:
    """The colour in the middle, None where no painted board is to be seen."""
    seen = image(picture)
    colour = seen.pixelColor(seen.width() // 2, seen.height() // 2)
    ground = seen.pixelColor(0, 0)
    return None if colour in (ground, QColor(worn().line)) else colour.name()


def test_until_it_is_painted_its_outline_is_there(qtbot: QtBot, qapp: QApplication) -> None:
    wear(LIGHT)
    for picture in (BoardPicture(), SeedsPicture(partial(boards().seed_sample, Seeds.GLASS))):
        qtbot.addWidget(picture)
        picture.show_position(Family.KALAH, PRESETS[DEFAULTS[Family.KALAH]].variant.start())
        picture.resize(300, picture.heightForWidth(300))
        middle = image(picture).pixelColor(150, picture.height() // 2)
        assert middle == QColor(LIGHT.line)


def test_it_wears_the_theme(picture: BoardPicture, qtbot: QtBot) -> None:
    before = wood(picture)
    wear(CONTRAST)

    qtbot.waitUntil(lambda: wood(picture) not in (None, before))
    assert QColor(wood(picture) or "").lightness() < 30
    wear(LIGHT)


def test_while_it_is_resized_it_is_stretched_and_then_painted_anew(
    picture: BoardPicture, qtbot: QtBot
) -> None:
    picture.resize(500, picture.heightForWidth(500))
    stretched = image(picture)
    assert wood(picture) is not None

    qtbot.waitUntil(lambda: image(picture) != stretched)

    again = image(picture)
    assert image(picture) == again


def test_it_shows_the_board_that_is_chosen(picture: BoardPicture, qtbot: QtBot) -> None:
    before = image(picture)
    boards().choose("oak", Seeds.GAME)

    qtbot.waitUntil(lambda: image(picture) != before)
    boards().choose(BY_GAME, Seeds.GAME)
    qtbot.waitUntil(lambda: image(picture) == before)


def test_the_side_of_who_plays_is_below(picture: BoardPicture, qtbot: QtBot) -> None:
    game = Game("kalah-standard")
    game.play(2)  # four seeds go on to the store, at the right
    for flipped in (False, True):
        picture.show_position(Family.KALAH, game.position, flipped=flipped)
        right = Geometry(6, BoardShape.SLAB, 1.0, flipped).holes[6].x > 0.5
        qtbot.waitUntil(partial(lies, picture, right))


def lies(picture: BoardPicture, right: bool) -> bool:
    """Whether the one seed in a store, brighter than its wood, lies in the right one, or not."""
    seen = image(picture)

    def brightest(x: float) -> int:
        across, middle = round(x * seen.width()), range(seen.height() // 5, seen.height() * 7 // 10)
        near = range(across - 8, across + 9)
        return max(seen.pixelColor(column, row).lightness() for column in near for row in middle)

    return (brightest(0.91) > brightest(0.09)) is right
