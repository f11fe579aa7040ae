"""Games in other formats, many in a file, pasted, and dropped on the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QListView, QPushButton

from mancala_desktop.play.storage import load, load_games, save
from mancala_desktop.record import ogn, text
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.dialogs.choose_game import ChooseGameDialog
from tests.play.fakes import COMPUTER, PERSON
from tests.record.games import play
from tests.ui.window.conftest import Desk
from tests.ui.window.test_files import type_name, when_asked

KALAH = "Mancala game 1\nRules: kalah-plyyard\nSouth: Ada\n\nc e {a ( b} B F\n"
PEOPLE = (PERSON, PERSON)
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def several(path: Path) -> Path:
    """A file with a whole game, a damaged one and a short one."""
    first = play(Game("kalah-plyyard", headers={"South": "Ada", "Date": "2025-11-14"}), "c e B F")
    damaged = text.write(play(Game("awari"), "a B")).replace("*", "zz")
    last = play(Game("congkak", headers={"North": "Grace"}), "a")
    last.agree_draw()
    path.write_text("\n".join([text.write(first), damaged, text.write(last)]))
    return path


def rows(dialog: QDialog) -> list[str]:
    view = dialog.findChild(QListView)
    assert isinstance(view, QListView)
    model = view.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def keys(dialog: QDialog, *pressed: Qt.Key) -> None:
    """Presses keys where the keyboard's focus is in a dialog."""
    for key in pressed:
        QTest.keyClick(dialog.focusWidget(), key)


# ---------------------------------------------------------------- OGN


def test_a_game_in_ogn_is_opened_and_saved_to_the_same_file(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "game.ogn"
    path.write_text('[Variant "Oware Abapa"]\n\n1. D d *\n')

    desk.window.files.open(path)
    assert desk.plies() == 2
    desk.press(Qt.Key.Key_A)
    desk.window.deeds.save.trigger()

    assert path.read_text().startswith('[Variant "Oware Abapa"]\n[Event "?"]\n')
    assert "\n\n1. D d 2. A *\n" in path.read_text()


def test_oware_is_saved_as_ogn_by_the_ending_of_the_name(desk: Desk, tmp_path: Path) -> None:
    desk.begin("oware-abapa", PEOPLE)
    desk.press(Qt.Key.Key_D)
    when_asked(type_name(tmp_path / "game.ogn"))

    desk.window.deeds.save_as.trigger()

    reading = ogn.read((tmp_path / "game.ogn").read_text())
    assert reading.problem is None and reading.game and reading.game.ply == 1


def test_for_other_games_ogn_is_refused_in_words_and_nothing_is_written(
    desk: Desk, tmp_path: Path
) -> None:
    desk.begin("kalah-standard", PEOPLE)
    told: list[str] = []

    def read_it(dialog: QDialog) -> None:
        told.append("\n".join(label.text() for label in dialog.findChildren(QLabel)))
        dialog.accept()

    def name_it(dialog: QDialog) -> None:
        when_asked(read_it)
        type_name(tmp_path / "game.ogn")(dialog)

    when_asked(name_it)
    desk.window.deeds.save_as.trigger()
    desk.qtbot.waitUntil(lambda: bool(told))

    assert "knows no other game" in told[0]
    assert list(tmp_path.glob("game*")) == []


# ---------------------------------------------------------------- many games in a file


def test_of_several_games_one_is_chosen_by_keyboard(desk: Desk, tmp_path: Path) -> None:
    path = several(tmp_path / "all.mancala")
    seen: list[str] = []

    def choose_the_last(dialog: QDialog) -> None:
        seen.extend(rows(dialog))
        keys(dialog, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)

    assert when_asked(choose_the_last) == []
    desk.window.files.open(path)

    assert seen == [
        "1. Ada – North\n14 November 2025 · Kalah · in progress · 2 turns",
        "2. South – North\nOware · in progress · 2 turns · Line 13, column 1: “zz” is not a move.",
        "3. South – Grace\nCongkak · A draw · one turn",
    ]
    assert desk.plies() == 1
    assert desk.session.game.headers["North"] == "Grace"


def test_a_game_of_several_is_a_copy_and_the_others_are_never_lost(
    desk: Desk, tmp_path: Path
) -> None:
    path = several(tmp_path / "all.mancala")
    before = path.read_text()
    when_asked(QDialog.accept)
    desk.window.files.open(path)
    desk.session.choose(desk.session.game.variant.legal_moves(desk.session.position)[0])

    asked = when_asked(QDialog.reject)
    desk.window.deeds.save.trigger()
    assert asked == ["QFileDialog"]

    def insist(dialog: QDialog) -> None:
        replace = when_asked(agree_then_read)
        type_name(path)(dialog)
        assert replace == ["QMessageBox"]

    def agree_then_read(dialog: QDialog) -> None:
        yes = next(each for each in dialog.findChildren(QPushButton) if "Yes" in each.text())
        told.append(when_asked(QDialog.accept))
        yes.click()

    told: list[list[str]] = []
    when_asked(insist)
    desk.window.deeds.save.trigger()

    assert told == [["MessageDialog"]]
    assert path.read_text() == before
    assert len(load_games(path)) == 3


def test_nothing_is_opened_if_none_is_chosen(desk: Desk, tmp_path: Path) -> None:
    when_asked(QDialog.reject)
    desk.window.files.open(several(tmp_path / "all.mancala"))
    assert not desk.on_stage()


def test_of_a_damaged_game_among_several_is_opened_what_can_be_read(
    desk: Desk, tmp_path: Path
) -> None:
    def choose_the_second(dialog: QDialog) -> None:
        when_asked(QDialog.accept)
        keys(dialog, Qt.Key.Key_Down, Qt.Key.Key_Return)

    when_asked(choose_the_second)
    desk.window.files.open(several(tmp_path / "all.mancala"))
    assert desk.plies() == 2
    assert desk.session.game.preset_id == "awari"


def test_only_the_games_to_be_seen_are_read(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "many.mancala"
    path.write_text(KALAH * 4000)
    read: list[int] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, ChooseGameDialog)
        dialog.grab()
        read.append(len(dialog._model._readings))
        dialog.reject()

    when_asked(look)
    desk.window.files.open(path)
    assert 0 < read[0] < 40


# ---------------------------------------------------------------- as text


def paste(desk: Desk, what: str) -> None:
    QGuiApplication.clipboard().setText(what)
    desk.window.deeds.paste.trigger()


def test_the_position_is_copied_and_pasted_as_a_new_game(desk: Desk) -> None:
    desk.begin("kalah-36", PEOPLE)
    desk.press(Qt.Key.Key_C)
    desk.window.deeds.copy_position.trigger()
    assert QGuiApplication.clipboard().text().startswith("kalah-36 3,3,0,4,4,4/0|")
    position = desk.session.position

    desk.begin("oware-abapa", PEOPLE)
    desk.window.deeds.paste.trigger()

    assert desk.session.game.preset_id == "kalah-36"
    assert desk.session.position.seeds == position.seeds
    assert desk.session.position.to_sow is Side.NORTH
    assert desk.plies() == 0


def test_computers_do_not_play_a_pasted_position_away(desk: Desk) -> None:
    desk.begin("kalah-plyyard", (COMPUTER, COMPUTER))
    paste(desk, "kalah-plyyard 1,0,2,0,4,6/12|5,5,5,5,5,0/0|n")

    assert desk.session.person_asked and desk.plies() == 0


def test_a_pasted_position_says_what_is_unusual_and_where_the_game_before_is(desk: Desk) -> None:
    desk.begin("kalah-plyyard", PEOPLE)
    desk.press(Qt.Key.Key_A)

    paste(desk, "kalah-plyyard 9,4,4,4,4,4/0|4,4,4,4,4,4/0|s")

    assert desk.window.game.status.text.startswith(
        "A new game begins from this position. On the board: 53 seeds; the rules have 48 seeds. "
        "The game before is among the saved games."
    )
    scores = desk.window.game.stage.below.accessibleName()
    assert "of 27" in scores  # more than half of what lies there


def test_a_pasted_position_that_is_over_is_refused_with_the_reason(desk: Desk) -> None:
    desk.begin("kalah-plyyard", PEOPLE)
    desk.press(Qt.Key.Key_A)
    told: list[str] = []

    def read_it(dialog: QDialog) -> None:
        told.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.accept()

    when_asked(read_it)
    paste(desk, "kalah-plyyard 0,0,0,0,0,0/20|4,4,4,4,4,4/4|s")

    assert any(words.startswith("Nobody can play from this position.") for words in told)
    assert desk.plies() == 1


def test_the_game_is_copied_and_pasted_with_all_its_sowings(desk: Desk) -> None:
    desk.begin("kalah-standard", PEOPLE)
    desk.press(Qt.Key.Key_A)
    desk.window.deeds.copy_game.trigger()
    desk.begin("oware-abapa", PEOPLE)

    desk.window.deeds.paste.trigger()

    assert (desk.session.game.preset_id, desk.plies()) == ("kalah-standard", 1)


@pytest.mark.parametrize("what", [KALAH, '[Variant "Awari"]\n\n1. D d 2. A { a ( b } a *'])
def test_a_game_in_either_format_is_pasted(desk: Desk, what: str) -> None:
    paste(desk, what)
    assert desk.on_stage() and desk.plies() == 4


def test_several_games_can_be_pasted(desk: Desk) -> None:
    asked = when_asked(QDialog.accept)
    paste(desk, KALAH + KALAH)
    assert asked == ["ChooseGameDialog"]
    assert desk.plies() == 4


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("1,0,2,0,4,6/12|5,5,?,5,5,0/10|n", "Line 1, column 20: “?,5,5,0/10|n” is no start"),
        ("Dear Ada", "Line 1, column 1: This is neither a game nor a position; it begins with “D"),
        ("", "Line 1, column 1: This is neither"),
    ],
)
def test_what_is_wrong_with_a_text_is_told_with_its_place(
    desk: Desk, what: str, words: str
) -> None:
    desk.begin()
    told: list[str] = []

    def read_it(dialog: QDialog) -> None:
        told.append("\n".join(label.text() for label in dialog.findChildren(QLabel)))
        dialog.reject()

    when_asked(read_it)
    QGuiApplication.clipboard().setText(what)
    game = desk.session.game
    desk.window.deeds.paste.trigger()

    assert words in told[0]
    assert desk.session.game is game


def test_amid_a_simultaneous_opening_no_position_can_be_copied(desk: Desk) -> None:
    desk.begin("congkak", PEOPLE)
    assert desk.window.deeds.copy_position.isEnabled()
    desk.press(Qt.Key.Key_A)
    assert not desk.window.deeds.copy_position.isEnabled()
    assert desk.window.deeds.copy_game.isEnabled()


# ---------------------------------------------------------------- dropped


def data(what: str = "", files: Sequence[Path] = ()) -> QMimeData:
    held = QMimeData()
    if what:
        held.setText(what)
    if files:
        held.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    return held


def hover(desk: Desk, held: QMimeData) -> bool:
    """Something comes over the window; whether it would be taken."""
    where, copy = QPoint(400, 300), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(where, copy, held, LEFT, NO_KEYS)
    QApplication.sendEvent(desk.window, enter)
    move = QDragMoveEvent(where, copy, held, LEFT, NO_KEYS)
    QApplication.sendEvent(desk.window, move)
    return enter.isAccepted() and move.isAccepted()


def drop(desk: Desk, held: QMimeData) -> None:
    drop = QDropEvent(QPointF(400, 300), Qt.DropAction.CopyAction, held, LEFT, NO_KEYS)
    QApplication.sendEvent(desk.window, drop)


def sign(desk: Desk) -> bool:
    return desk.window.incoming.sign.isVisible()


def test_a_file_that_is_dropped_is_opened_and_a_sign_says_so_before(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "game.mancala"
    save(path, play(Game("kalah-standard"), "a A"))
    held = data(files=[path])

    assert hover(desk, held)
    assert sign(desk)
    assert desk.window.incoming.sign.geometry() == desk.window.rect()
    drop(desk, held)

    assert not sign(desk)
    desk.qtbot.waitUntil(desk.on_stage)
    assert desk.plies() == 2


def test_text_that_is_dropped_is_opened(desk: Desk) -> None:
    held = data(KALAH)
    assert hover(desk, held)
    drop(desk, held)
    desk.qtbot.waitUntil(lambda: desk.plies() == 4)


def test_the_sign_goes_when_what_hangs_there_goes(desk: Desk) -> None:
    assert hover(desk, data("c"))
    QApplication.sendEvent(desk.window, QDragLeaveEvent())
    assert not sign(desk)


def test_pictures_and_pages_of_the_web_are_not_taken(desk: Desk) -> None:
    held = QMimeData()
    held.setData("image/png", b"\x89PNG")
    assert not hover(desk, held)
    assert not sign(desk)


def test_while_a_dialog_waits_nothing_is_taken(desk: Desk) -> None:
    desk.window.deeds.settings.trigger()
    assert not hover(desk, data(KALAH))
    assert desk.window.sheets.open
    desk.window.sheets.open.close()


def test_the_board_leaves_what_is_dropped_to_the_window(desk: Desk) -> None:
    board = desk.window.game.board
    assert not board.acceptDrops() and not board.viewport().acceptDrops()
    assert desk.window.acceptDrops()


def test_the_sign_speaks_and_follows_the_window(desk: Desk) -> None:
    hover(desk, data("c"))
    desk.window.resize(1000, 700)
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.UpdateRequest))
    assert desk.window.incoming.sign.geometry() == desk.window.rect()
    assert desk.window.incoming.sign.accessibleName() == "Drop it to open the game"


def test_a_game_that_was_opened_from_ogn_is_read_the_same_by_load(tmp_path: Path) -> None:
    game = play(Game("awari"), "a B")
    save(tmp_path / "a.ogn", game)
    save(tmp_path / "a.mancala", game)
    (one, other) = (load(tmp_path / f"a.{ending}").game for ending in ("ogn", "mancala"))
    assert one and other and text.write(one) == text.write(other)
