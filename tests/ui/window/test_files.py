"""Opening, saving, and going on with a game that waits."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMessageBox

from mancala_desktop.play.seats import SeatKind, note_seats
from mancala_desktop.play.storage import load, save
from mancala_desktop.record.game import Game
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


def test_a_new_game_asks_where_to_save(desk: Desk, tmp_path: Path) -> None:
    desk.window.files.open(saved(tmp_path / "old.mancala", 0))
    desk.begin()
    when_asked(type_name(tmp_path / "new"))

    desk.window.deeds.save.trigger()

    assert (tmp_path / "new.mancala").exists()
    assert load(tmp_path / "old.mancala").game is not None
    names = [action.text() for action in desk.window.deeds.recent if action.isVisible()]
    assert names == ["new.mancala", "old.mancala"]


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

    assert seen == [QMessageBox.__name__]
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
