"""Opening, saving, and going on with a game that waits."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QPushButton,
)

from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.seats import SeatKind, note_seats
from mancala_desktop.play.storage import load, save
from mancala_desktop.record.game import Game
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.share.new_file import NewFile
from tests.play.fakes import COMPUTER, PERSON
from tests.ui.window.conftest import Desk


def saved(path: Path, *pits: int) -> Path:
    game = Game("oware-abapa")
    note_seats(game, (PERSON, PERSON))
    for pit in pits:
        game.play(pit)
    save(path, game)
    return path


def when_asked(answer: Callable[[QDialog], None]) -> list[str]:
    """Answers the next dialog that blocks; the list tells its kind once it has appeared."""
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            seen.append(type(dialog).__name__)
            answer(dialog)
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)
    return seen


def test_a_saved_game_goes_on_where_it_stood(desk: Desk, tmp_path: Path) -> None:
    desk.window.files.open(saved(tmp_path / "game.mancala", 0, 7, 1))

    assert desk.on_stage()
    assert desk.plies() == 3
    assert desk.window.game.stage.above.turn == "to move"
    desk.press(Qt.Key.Key_F)
    assert desk.plies() == 4


def test_save_writes_to_the_file_that_was_opened(desk: Desk, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.mancala", 0)
    desk.window.files.open(path)
    desk.press(Qt.Key.Key_A)

    desk.window.deeds.save.trigger()

    reading = load(path)
    assert reading.game is not None
    assert reading.game.ply == 2


def type_name(path: Path) -> Callable[[QDialog], None]:
    """Types a name where a file dialog wants one; leaves if that was not accepted."""

    def answer(dialog: QDialog) -> None:
        field = dialog.findChild(QLineEdit)
        assert isinstance(field, QLineEdit)
        field.setText(str(path))
        QTest.keyClick(field, Qt.Key.Key_Return)
        if dialog.isVisible():
            dialog.reject()

    return answer


def test_saving_is_told_with_the_name(desk: Desk, tmp_path: Path) -> None:
    desk.window.files.open(saved(tmp_path / "game.mancala", 0))
    desk.window.deeds.save.trigger()
    assert desk.window.game.status.text.startswith("Saved as game.mancala.")


def test_a_file_that_does_not_tell_who_sits_where_is_saved_as_it_was(
    desk: Desk, tmp_path: Path
) -> None:
    game = Game("oware-abapa", headers={"South": "Ada"})
    game.play(0)
    path = tmp_path / "game.mancala"
    save(path, game)
    before = path.read_bytes()

    desk.window.files.open(path)
    desk.window.deeds.save.trigger()

    assert path.read_bytes() == before


def test_of_several_bad_files_one_is_told_at_a_time(desk: Desk, tmp_path: Path) -> None:
    open_at_once: list[int] = []

    def another(dialog: QDialog) -> None:
        desk.window.come_forward(tmp_path / "second.mancala")
        messages = desk.window.findChildren(MessageDialog)
        open_at_once.append(sum(each.isVisible() for each in messages))
        again = when_asked(QDialog.accept)
        told.append(again)
        dialog.accept()

    told: list[list[str]] = []
    when_asked(another)
    desk.window.files.open(tmp_path / "first.mancala")

    assert open_at_once == [1]
    assert told == [["MessageDialog"]]


def test_a_new_game_asks_where_to_save(desk: Desk, tmp_path: Path) -> None:
    desk.window.files.open(saved(tmp_path / "old.mancala", 0))
    desk.begin()
    when_asked(type_name(tmp_path / "new"))

    desk.window.deeds.save.trigger()

    assert (tmp_path / "new.mancala").exists()
    assert load(tmp_path / "old.mancala").game is not None
    names = [action.text() for action in desk.window.deeds.recent if action.isVisible()]
    assert names == ["new.mancala", "old.mancala"]


@pytest.mark.parametrize(
    ("preset", "kinds"), [("congkak", [".mancala"]), ("oware-app", [".mancala", ".ogn"])]
)
def test_only_what_can_keep_a_game_is_offered_for_it(
    preset: str, kinds: list[str], desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []
    monkeypatch.setattr(
        NewFile, "ask", lambda *asked, **_: offered.extend(kind.suffix for kind in asked[3])
    )
    desk.begin(preset)

    desk.window.deeds.save.trigger()

    assert offered == kinds


def test_a_name_typed_without_its_ending_never_overwrites_unasked(
    desk: Desk, tmp_path: Path
) -> None:
    path = saved(tmp_path / "game.mancala", 0, 7)
    before = path.read_text()
    desk.begin()

    def refuse_to_overwrite(dialog: QDialog) -> None:
        when_asked(QDialog.reject)
        type_name(tmp_path / "game")(dialog)

    when_asked(refuse_to_overwrite)
    desk.window.deeds.save.trigger()

    assert path.read_text() == before


def test_of_a_damaged_file_is_opened_what_can_be_read(desk: Desk, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.mancala", 0, 7, 1)
    damaged = path.read_text().replace("*", "zz *")
    path.write_text(damaged)
    seen = when_asked(QDialog.accept)

    desk.window.files.open(path)

    assert seen == ["DamagedFileDialog"]
    assert desk.plies() == 3


def test_saving_never_writes_over_a_damaged_file(desk: Desk, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.mancala", 0, 7, 1)
    damaged = path.read_text().replace("*", "zz *")
    path.write_text(damaged)
    when_asked(QDialog.accept)
    desk.window.files.open(path)
    asked = when_asked(QDialog.reject)

    desk.window.deeds.save.trigger()

    assert asked == ["QFileDialog"]
    assert path.read_text() == damaged


def test_a_file_that_is_not_there_is_told_and_nothing_changes(desk: Desk, tmp_path: Path) -> None:
    seen = when_asked(QDialog.accept)

    desk.window.files.open(tmp_path / "nowhere.mancala")

    assert seen == ["MessageDialog"]
    assert not desk.on_stage()


def test_a_game_that_waits_is_offered_and_goes_on_at_the_same_ply(desk: Desk) -> None:
    game = Game("kalah-standard")
    note_seats(game, (PERSON, COMPUTER))
    for pit in (0, 7):
        game.play(pit)

    desk.window.offer(game, None)
    assert not desk.on_stage()
    desk.press(Qt.Key.Key_Return)

    assert desk.on_stage()
    assert desk.plies() == 2
    assert desk.session.seats[1].kind is SeatKind.COMPUTER


def test_the_start_page_leads_back_to_the_game_in_play(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.press(Qt.Key.Key_A)

    desk.window.deeds.home.trigger()
    assert not desk.on_stage()
    desk.window.start.resume_wished.emit()

    assert desk.on_stage()
    assert desk.plies() == 1


def test_without_a_game_on_stage_nothing_can_be_saved(desk: Desk) -> None:
    assert not desk.window.deeds.save.isEnabled()
    desk.begin()
    assert desk.window.deeds.save.isEnabled()


def test_a_second_start_leaves_an_open_dialog_in_front(desk: Desk) -> None:
    desk.window.deeds.settings.trigger()
    dialog = desk.window.sheets.open
    assert dialog is not None

    desk.window.come_forward(None)
    QApplication.processEvents()

    assert QApplication.activeWindow() is dialog
    dialog.close()


# ---------------------------------------------------------------- a game that cannot be kept


@pytest.fixture
def obstacle(desk: Desk, tmp_path: Path) -> Iterator[Path]:
    """A game in play whose last sowing could not be written; a folder is where its file should be."""
    path = tmp_path / "kept" / "unfinished.mancala"
    path.parent.mkdir()
    desk.window.files.watch(Autosave(desk.session, path, desk.window))
    desk.begin(seats=(PERSON, PERSON))
    path.unlink()
    path.mkdir()
    told = when_asked(QDialog.accept)
    desk.press(Qt.Key.Key_A)
    assert told == ["MessageDialog"]
    assert not_saved(desk).isVisible()
    yield path
    if path.is_dir():
        path.rmdir()  # or the window asks again when it is closed


def not_saved(desk: Desk) -> QPushButton:
    """The sign in the footer."""
    buttons = desk.window.game.findChildren(QPushButton)
    return next(each for each in buttons if each.text() == "Not saved")


def test_a_sign_stays_until_the_game_is_kept_again(desk: Desk, obstacle: Path) -> None:
    asked = when_asked(QDialog.reject)
    not_saved(desk).click()
    assert asked == ["QFileDialog"]
    assert not_saved(desk).isVisible()

    obstacle.rmdir()
    desk.session.choose(7)

    assert not not_saved(desk).isVisible()


def press_button(words: str) -> Callable[[QDialog], None]:
    def press(dialog: QDialog) -> None:
        buttons = dialog.findChildren(QPushButton)
        next(each for each in buttons if each.text().replace("&", "") == words).click()

    return press


def test_closing_asks_before_sowings_are_lost_and_may_be_called_off(
    desk: Desk, obstacle: Path
) -> None:
    asked = when_asked(press_button("Cancel"))
    assert not desk.window.close()
    assert asked == ["LeaveDialog"]
    assert desk.window.isVisible()

    asked = when_asked(press_button("Leave anyway"))
    assert desk.window.close()
    assert asked == ["LeaveDialog"]


def test_closing_asks_nothing_once_the_file_can_be_written_again(
    desk: Desk, obstacle: Path
) -> None:
    obstacle.rmdir()
    assert desk.window.close()
    reading = load(obstacle)
    assert reading.game is not None and reading.game.ply == 1


def test_a_game_that_is_not_kept_can_be_saved_elsewhere_before_another_is_opened(
    desk: Desk, obstacle: Path, tmp_path: Path
) -> None:
    other, elsewhere = saved(tmp_path / "other.mancala", 0, 7), tmp_path / "elsewhere.mancala"

    def name_a_place(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(elsewhere))
        dialog.accept()

    def save_as(dialog: QDialog) -> None:
        press_button("Save as…")(dialog)
        when_asked(name_a_place)

    when_asked(press_button("Cancel"))
    desk.window.files.open(other)
    assert desk.plies() == 1

    when_asked(save_as)
    desk.window.files.open(other)
    reading = load(elsewhere)
    assert reading.game is not None and reading.game.ply == 1
    assert desk.plies() == 2
