"""Boards and seeds are chosen, one's own too, and a broken board costs nothing but itself."""

from __future__ import annotations

import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from mancala_desktop.assets import asset
from mancala_desktop.play.settings import Seeds, Speed, ThemeChoice
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.boards import BY_GAME
from mancala_desktop.ui.dialogs.board_settings import BoardSettings
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.dialogs.own_boards import OwnBoardsDialog
from mancala_desktop.ui.dialogs.settings import Section, SettingsDialog
from mancala_desktop.ui.menus import Menus, every_action
from mancala_desktop.ui.theme import CONTRAST, DARK, LIGHT, SYSTEM, worn
from tests.play.fakes import PERSON
from tests.ui.window.conftest import Desk, MakeDesk

TWO = PERSON, PERSON


@pytest.fixture
def birch(tmp_path: Path) -> Path:
    """A board of the user's: walnut with green letters."""
    folder = Path(shutil.copytree(asset("themes", "walnut"), tmp_path / "themes" / "birch"))
    spoil(folder, 'ink = "#F6E6C8"', 'ink = "#00FF00"')
    return folder


def spoil(folder: Path, old: str, new: str) -> None:
    file = folder / "board.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def seen(desk: Desk) -> QImage:
    """The board when it has been painted and its picture stays as it is."""
    board, pictures = desk.window.game.board, [QImage()]

    def still() -> bool:
        pictures.append(board.grab().toImage())
        return desk.dressed() and not board.ticking and pictures[-1] == pictures[-2]

    desk.qtbot.waitUntil(still)
    return pictures[-1]


def green(picture: QImage) -> bool:
    """Whether something is as green as no wood is."""
    return any(
        (color := picture.pixelColor(x, y)).green() > 200 and color.red() < 60
        for x in range(picture.width())
        for y in range(picture.height() // 5)
    )


def told(desk: Desk) -> list[str]:
    QApplication.processEvents()
    return [each.text for each in desk.window.findChildren(MessageDialog) if each.isVisible()]


def test_a_wood_is_played_on_in_every_game(desk: Desk) -> None:
    desk.begin(seats=TWO)
    walnut = seen(desk)

    desk.window.deeds.boards["oak"].trigger()
    oak = seen(desk)
    desk.begin("congkak", TWO)
    boat = seen(desk)
    desk.window.deeds.boards[BY_GAME].trigger()

    assert walnut != oak
    assert boat != seen(desk)
    assert desk.settings.board == BY_GAME


def test_seeds_are_chosen_apart_from_the_board(desk: Desk) -> None:
    desk.begin(seats=TWO)
    pictures = []
    for kind in Seeds:
        desk.window.deeds.seeds[kind].trigger()
        pictures.append(seen(desk))

    stone, by_game = pictures[-1], pictures[0]
    assert stone == by_game
    assert all(a != b for a, b in pairwise(pictures[1:]))
    assert desk.settings.seeds is Seeds.STONE


def test_a_high_contrast_window_has_a_plain_board_whatever_is_chosen(desk: Desk) -> None:
    desk.begin(seats=TWO)
    desk.wardrobe.choose(CONTRAST.name)
    plain = seen(desk)

    desk.window.deeds.boards["oak"].trigger()
    desk.window.deeds.seeds[Seeds.GLASS].trigger()
    assert seen(desk) == plain

    desk.wardrobe.choose(LIGHT.name)
    assert seen(desk) != plain


def test_a_plain_board_may_have_seeds_of_glass(desk: Desk) -> None:
    desk.begin(seats=TWO)
    desk.window.deeds.boards["contrast"].trigger()
    discs = seen(desk)

    desk.window.deeds.seeds[Seeds.GLASS].trigger()

    assert seen(desk) != discs


def test_a_board_of_ones_own_is_in_the_menu_and_can_be_chosen(desk: Desk, birch: Path) -> None:
    shutil.copytree(birch, birch.parent / "Oak")  # called as ours is
    (birch.parent / ".hidden").mkdir()
    desk.begin(seats=TWO)
    assert not green(seen(desk))
    desk.press(Qt.Key.Key_F10)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()

    menus = Menus(desk.window.deeds, desk.window)
    own = [each for each in every_action(menus.view()) if each in desk.window.deeds.own_boards]
    assert [action.text() for action in own] == ["birch"]
    own[0].trigger()

    assert desk.settings.board == "birch"
    assert own[0].isChecked()
    assert green(seen(desk))
    assert told(desk) == []


def test_a_board_chosen_again_is_read_again(desk: Desk, birch: Path) -> None:
    desk.begin(seats=TWO)
    desk.window.deeds.show_own_boards(["birch"])
    action = desk.window.deeds.own_boards[0]
    action.trigger()
    assert green(seen(desk))

    spoil(birch, "#00FF00", "#FFFFFF")
    action.trigger()

    assert not green(seen(desk))


def test_a_broken_board_is_told_with_file_and_key_and_the_game_goes_on(
    desk: Desk, birch: Path
) -> None:
    desk.begin(seats=TWO)
    walnut = seen(desk)
    desk.click(2)
    spoil(birch, "floor = ", "flor = ")

    desk.settings.board = "birch"

    assert told(desk) == [
        "The board “birch” cannot be used. birch/board.toml, wood.floor: this key is missing. "
        "From now on each game is played on its own board."
    ]
    assert desk.plies() == 1
    desk.press(Qt.Key.Key_Escape)
    desk.window.deeds.undo.trigger()
    assert desk.plies() == 0
    assert seen(desk).pixelColor(400, 100) == walnut.pixelColor(400, 100)
    assert desk.settings.board == BY_GAME


@pytest.mark.parametrize("name", ["nowhere", "..", "../themes/birch", "/", "a\0b", ""])
def test_a_board_that_is_not_there_is_told(desk: Desk, birch: Path, name: str) -> None:
    desk.settings.board = name

    assert [text.split(": ")[1][:21] for text in told(desk)] == ["it cannot be read. Fr"]


def test_a_board_that_broke_meanwhile_is_told_at_one_start_and_no_more(
    make_desk: MakeDesk, birch: Path
) -> None:
    first = make_desk()
    first.settings.board = "birch"
    first.window.close()
    spoil(birch, 'floor = "', 'floor = #"')

    (text,) = told(make_desk())
    assert "birch/board.toml, line 5: this is no TOML." in text
    assert told(make_desk()) == []


def test_the_board_of_the_last_time_is_there_at_the_start(
    desk: Desk, birch: Path, tmp_path: Path
) -> None:
    desk.settings.board = "birch"
    desk.begin(seats=TWO)

    assert green(seen(desk))


def test_the_settings_show_every_board_and_choose_it(desk: Desk, birch: Path) -> None:
    broken = shutil.copytree(birch, birch.parent / "broken")
    spoil(Path(broken), "floor = ", "flor = ")
    desk.window.sheets.settings()
    dialog = desk.window.sheets.open
    assert isinstance(dialog, SettingsDialog)
    dialog.turn_to(Section.BOARD)
    page = dialog.findChild(BoardSettings)
    assert isinstance(page, BoardSettings)
    cards = {each.accessibleName(): each for each in page.findChildren(QAbstractButton)}

    for name in ("Light oak", "birch", "broken"):
        QTest.mouseClick(cards[name], Qt.MouseButton.LeftButton)
    assert len(told(desk)) == 1
    assert desk.settings.board == BY_GAME
    assert cards["By game"].isChecked()

    desk.settings.theme = ThemeChoice.LIGHT
    desk.settings.board = "walnut"
    assert cards["Walnut"].isChecked()


def test_a_copy_of_walnut_is_a_board_to_begin_with(desk: Desk, tmp_path: Path) -> None:
    desk.window.deeds.own_boards_page.trigger()
    dialog = desk.window.sheets.open
    assert isinstance(dialog, OwnBoardsDialog)
    buttons = {each.text(): each for each in dialog.findChildren(QAbstractButton)}

    for _ in range(2):
        buttons["Begin with a copy of walnut"].click()

    for name in ("my board", "my board-2"):
        assert BoardTheme.load(tmp_path / "themes" / name).digest


def test_the_desktop_turns_dark_while_seeds_fly(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.settings.speed = Speed.SLOW
    desk.wardrobe.choose(SYSTEM)
    desk.begin(seats=TWO)
    desk.click(2)
    assert desk.moving()
    monkeypatch.setattr("mancala_desktop.ui.theme.system_theme", lambda: DARK)

    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)

    assert worn() is DARK
    desk.window.game.board.finish()
    desk.wait_for_rest()
    board = desk.window.game.board
    assert list(board.counts) == list(desk.session.position.seeds)
