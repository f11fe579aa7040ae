"""Sharing from the window: keys and menu, files, clipboard, calling off, trouble."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog

from mancala_desktop.play.storage import Obstacle, StorageError
from mancala_desktop.ui.dialogs.message import MessageDialog, ReplaceDialog
from mancala_desktop.ui.share import pictures, printing
from mancala_desktop.ui.share.job import Progress
from mancala_desktop.ui.share.progress import ProgressDialog
from mancala_desktop.ui.share.still import Stand, Still
from mancala_desktop.ui.theme import DARK
from tests.play.fakes import PERSON
from tests.rest import at_rest
from tests.ui.window.conftest import Desk
from tests.ui.window.test_files import press_button, type_name, when_asked


@pytest.fixture
def playing(desk: Desk) -> Desk:
    """Two people have sown once."""
    desk.begin(seats=(PERSON, PERSON))
    desk.click(2)
    return desk


def wait_until_made(desk: Desk) -> None:
    desk.qtbot.waitUntil(lambda: not desk.window.sharing.busy, timeout=60_000)


def status(desk: Desk) -> str:
    return desk.window.game.status.text


def test_without_a_game_on_stage_there_is_nothing_to_share(desk: Desk) -> None:
    assert not any(action.isEnabled() for action in desk.window.deeds.sharing())

    desk.begin()

    assert all(action.isEnabled() for action in desk.window.deeds.sharing())


def test_the_board_is_copied_as_a_picture(playing: Desk) -> None:
    playing.window.deeds.copy_picture.trigger()
    wait_until_made(playing)

    data = QGuiApplication.clipboard().mimeData()
    image = QImage.fromData(data.data("image/png"))
    assert image.width() == pytest.approx(2 * 960 * 1.15, abs=2)
    assert QGuiApplication.clipboard().image().size() == image.size()
    assert status(playing).startswith("The board is on the clipboard as a picture.")


def test_a_picture_is_the_board_as_it_is_seen(
    playing: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[Stand, Still]] = []

    def look(stand: Stand, still: Still) -> QImage:
        seen.append((stand, still))
        return QImage(2, 2, QImage.Format.Format_RGB32)

    monkeypatch.setattr(pictures, "paint", look)
    deeds = playing.window.deeds
    deeds.flip.trigger()
    deeds.clear_ground.trigger()
    playing.wardrobe.choose(DARK.name)

    deeds.copy_picture.trigger()
    wait_until_made(playing)

    ((stand, still),) = seen
    assert stand.geometry.flipped
    assert stand.ground is None
    assert stand.look.shadow > 0.05
    assert stand.names[0] == "a"
    assert still.counts == playing.window.game.board.counts
    assert playing.settings.clear_ground


@pytest.mark.parametrize(
    ("deed", "name", "begins"),
    [
        ("save_picture", "board.png", b"\x89PNG"),
        ("save_picture", "board.svg", b"<svg"),
        ("save_film", "game.gif", b"GIF89a"),
        ("save_pdf", "game.pdf", b"%PDF"),
    ],
)
def test_files_are_written_where_they_were_asked_for(
    playing: Desk, tmp_path: Path, deed: str, name: str, begins: bytes
) -> None:
    path = tmp_path / name
    when_asked(type_name(path))

    getattr(playing.window.deeds, deed).trigger()
    wait_until_made(playing)

    assert path.read_bytes().startswith(begins)
    assert status(playing).startswith(f"Saved as {path}.")


def test_a_printer_that_is_a_file_gets_all_of_it_or_none(
    playing: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "printed.pdf"
    printer = QPrinter()
    printer.setOutputFileName(str(path))
    monkeypatch.setattr(printing, "ask_printer", lambda name, window: printer)

    playing.window.deeds.print.trigger()
    wait_until_made(playing)

    assert path.read_bytes().startswith(b"%PDF")
    assert status(playing).startswith(f"Saved as {path}.")


def test_a_printer_that_does_not_answer_is_told(
    playing: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "ask_printer", lambda name, window: QPrinter())
    monkeypatch.setattr(printing, "file_of", lambda printer: None)
    monkeypatch.setattr(printing, "print_on", lambda *_: False)
    playing.window.deeds.print.trigger()

    told = when_asked(QDialog.accept)
    wait_until_made(playing)

    playing.qtbot.waitUntil(lambda: told == ["MessageDialog"])


def test_a_name_from_players_and_date_is_proposed(playing: Desk) -> None:
    proposed: list[str] = []

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        proposed.extend(Path(file).name for file in dialog.selectedFiles())
        dialog.reject()

    when_asked(read)
    playing.window.deeds.save_film.trigger()

    day = playing.session.game.headers["Date"]
    assert proposed == [f"Kalah, South – North, {day}.gif"]
    assert not playing.window.sharing.busy


def test_a_dot_in_a_name_is_no_ending_and_nothing_is_overwritten_unasked(
    playing: Desk, tmp_path: Path
) -> None:
    there = tmp_path / "Anna vs. Bert.gif"
    there.write_text("old")

    def refuse(dialog: QDialog) -> None:
        assert isinstance(dialog, ReplaceDialog)
        press_button("Cancel")(dialog)

    def name_it(dialog: QDialog) -> None:
        when_asked(refuse)
        type_name(tmp_path / "Anna vs. Bert")(dialog)

    when_asked(name_it)
    playing.window.deeds.save_film.trigger()
    wait_until_made(playing)

    assert there.read_text() == "old"
    assert [each.name for each in tmp_path.glob("Anna*")] == ["Anna vs. Bert.gif"]


def test_a_folder_that_is_gone_meanwhile_is_told_in_words(
    playing: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "board.png"

    def full(*_: object) -> None:
        raise StorageError(Obstacle.NO_SPACE, path)

    monkeypatch.setattr(pictures, "save_png", full)
    told: list[str] = []

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, MessageDialog)
        told.append(dialog.text)
        dialog.accept()

    when_asked(type_name(path))
    before = status(playing)
    playing.window.deeds.save_picture.trigger()
    when_asked(read)
    wait_until_made(playing)

    playing.qtbot.waitUntil(lambda: bool(told))
    assert told == [
        f"There is no space left for board.png in {tmp_path}; what was there is untouched."
    ]
    assert status(playing) == before
    assert not path.exists()


# ---------------------------------------------------------------- work that takes long


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Saving a film goes on until it is called off; the event is set once it works."""
    at_work = threading.Event()

    def work_on(*arguments: object) -> None:
        progress: Progress = arguments[-1]  # type: ignore[assignment]
        while True:
            progress(1, 3)
            at_work.set()

    monkeypatch.setattr(pictures, "save_gif", work_on)
    return at_work


def begin_film(desk: Desk, tmp_path: Path, at_work: threading.Event) -> None:
    when_asked(type_name(tmp_path / "game.gif"))
    desk.window.deeds.save_film.trigger()
    assert at_work.wait(20)


def calls_off(how: Callable[[ProgressDialog], None]) -> list[str]:
    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, ProgressDialog)
        how(dialog)

    return when_asked(answer)


@pytest.mark.parametrize("how", [press_button("Cancel"), QDialog.reject])
def test_what_takes_long_shows_how_far_it_is_and_can_be_called_off(
    playing: Desk, tmp_path: Path, slow: threading.Event, how: Callable[[QDialog], None]
) -> None:
    before = status(playing)
    begin_film(playing, tmp_path, slow)
    asked = calls_off(how)

    wait_until_made(playing)

    assert asked == ["ProgressDialog"]
    assert status(playing) == before
    assert not (tmp_path / "game.gif").exists()
    playing.qtbot.waitUntil(at_rest)


def test_one_thing_is_made_at_a_time(playing: Desk, tmp_path: Path, slow: threading.Event) -> None:
    begin_film(playing, tmp_path, slow)

    playing.window.deeds.copy_picture.trigger()
    playing.window.deeds.save_pdf.trigger()

    calls_off(QDialog.reject)
    wait_until_made(playing)


def test_closing_the_window_calls_off_what_is_being_made(
    playing: Desk, tmp_path: Path, slow: threading.Event
) -> None:
    begin_film(playing, tmp_path, slow)
    playing.qtbot.waitUntil(lambda: not at_rest())

    playing.window.close()

    playing.qtbot.waitUntil(at_rest)
    assert not (tmp_path / "game.gif").exists()


def test_a_mistake_in_a_painter_is_not_swallowed(
    playing: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(pictures, "paint", break_down)
    with playing.qtbot.captureExceptions() as caught:
        playing.window.deeds.copy_picture.trigger()
        wait_until_made(playing)

    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    playing.qtbot.waitUntil(at_rest)
