"""A game printed to PDF, read back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPdfWriter
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter

from mancala_desktop.play.seats import Seat, SeatKind, note_seats
from mancala_desktop.record.game import Game
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.share.job import CalledOff
from mancala_desktop.ui.share.paper import print_report
from mancala_desktop.ui.share.printing import print_on, save_pdf
from mancala_desktop.ui.share.report import ReportWords
from tests.record.games import play
from tests.ui.share.conftest import stand


@pytest.fixture
def words(narrator: Narrator) -> ReportWords:
    return ReportWords(narrator, narrator)


def printed(words: ReportWords, game: Game, path: Path) -> list[str]:
    """The text of every page."""
    save_pdf(path, words.report(game), stand(ground=None), lambda done, of: None)
    document = QPdfDocument()
    assert document.load(str(path)) is QPdfDocument.Error.None_
    assert document.render(0, QSize(100, 140)).isNull() is False
    return [document.getAllText(page).text() for page in range(document.pageCount())]


def test_paper_says_who_played_what_when_and_how_it_ended(
    words: ReportWords, game: Game, tmp_path: Path
) -> None:
    note_seats(game, (Seat(SeatKind.PERSON, "Marlene"), Seat(SeatKind.COMPUTER, level=4)))
    game.agree_draw()

    (page,) = printed(words, game, tmp_path / "game.pdf")

    lines = page.splitlines()
    assert lines[0] == "Kalah"
    assert "South Marlene" in lines
    assert "North Computer, Level 4" in lines
    assert "Result A draw." in lines
    assert any(line.startswith("Date ") and "2026" in line for line in lines)
    assert "Rules Kalah standard · 6 pits · 4 seeds" in lines
    assert "Both sides agreed to end the game." in page
    assert "Page 1 of 1" in lines


@pytest.mark.parametrize(
    ("letters", "rows"),
    [("e A f B a", ["1. e A", "2. f B", "3. a×2"]), ("c f A", ["1. c f A"])],
)
def test_paper_has_the_moves_in_two_columns_as_the_list_has(
    words: ReportWords, tmp_path: Path, letters: str, rows: list[str]
) -> None:
    game = play(Game("kalah-standard"), letters)

    (page,) = printed(words, game, tmp_path / "game.pdf")

    lines = [" ".join(line.split()) for line in page.splitlines()]
    at = lines.index("South North") + 1
    assert lines[at : at + len(rows)] == rows


def test_what_was_taken_back_is_not_printed(words: ReportWords, game: Game, tmp_path: Path) -> None:
    before = words.report(game).entries
    game.back()
    game.back()

    after = words.report(game).entries

    assert sum(len(cell) for entry in after for cell in entry.row.cells) == 4
    assert len(before) > len(after) or before[-1] != after[-1]
    assert after[-1].after.counts == game.position.seeds


def test_every_row_has_the_board_that_was_there_after_it(words: ReportWords) -> None:
    game = Game("congkak")
    while game.result is None and game.ply < 40:
        game.play(game.variant.legal_moves(game.position)[0])

    entries = words.report(game).entries

    assert entries[-1].after.counts == game.position.seeds
    assert sum(len(cell) for entry in entries for cell in entry.row.cells) == game.ply
    assert not any(shown.current for entry in entries for cell in entry.row.cells for shown in cell)


def test_a_long_game_has_pages_with_numbers_and_boards_on_the_way(
    words: ReportWords, tmp_path: Path
) -> None:
    game = Game("oware-abapa")
    while game.result is None and game.ply < 150:
        game.play(game.variant.legal_moves(game.position)[-1])

    pages = printed(words, game, tmp_path / "game.pdf")

    assert len(pages) > 2
    plain = ["".join(page.split()) for page in pages]  # narrow columns are read letter by letter
    for number, page in enumerate(plain, start=1):
        assert f"Page{number}of{len(pages)}" in page
    whole, rows = "".join(plain), len(words.report(game).entries)
    assert all(f"{number}." in whole for number in range(1, rows + 1))
    assert 3 <= whole.count("Aftermove") < rows / 3


def test_a_game_without_a_move_can_be_printed(words: ReportWords, tmp_path: Path) -> None:
    (page,) = printed(words, Game("awari"), tmp_path / "game.pdf")

    assert "Oware" in page
    assert "Result open" in page
    assert "1." not in page.replace("Page 1", "")


def test_printing_that_is_called_off_leaves_nothing(
    words: ReportWords, game: Game, tmp_path: Path
) -> None:
    def stop(done: int, of: int) -> None:
        raise CalledOff

    with pytest.raises(CalledOff):
        save_pdf(tmp_path / "game.pdf", words.report(game), stand(), stop)

    assert not list(tmp_path.glob("game*"))


def test_a_file_is_called_by_players_and_date_and_by_nothing_a_disk_refuses(
    words: ReportWords, game: Game
) -> None:
    assert words.file_name(game) == "Kalah, Marlene – Computer, 2026-11-30"

    note_seats(game, (Seat(SeatKind.PERSON, 'A/B\\C: "D"?'), Seat(SeatKind.PERSON, "x" * 300)))
    name = words.file_name(game)
    assert not set(name) & set('\\/:*?"<>|')
    assert len(name) <= 100


def test_a_printer_gets_the_same_pages(words: ReportWords, game: Game, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))

    assert print_on(printer, words.report(game), stand(ground=None), lambda done, of: None)

    document = QPdfDocument()
    assert document.load(str(tmp_path / "printed.pdf")) is QPdfDocument.Error.None_
    assert "South Marlene" in document.getAllText(0).text()


def test_a_printer_hears_that_it_was_called_off_before_the_pages_end(
    words: ReportWords, game: Game, tmp_path: Path
) -> None:
    writer = QPdfWriter(str(tmp_path / "printed.pdf"))
    sizes: list[int] = []

    def stop(done: int, of: int) -> None:
        raise CalledOff

    def abandon() -> None:
        sizes.append((tmp_path / "printed.pdf").stat().st_size)

    with pytest.raises(CalledOff):
        print_report(writer, words.report(game), stand(), stop, abandon)

    assert sizes and sizes[0] < (tmp_path / "printed.pdf").stat().st_size


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_does_not_take_the_pages_is_told(
    words: ReportWords, game: Game, tmp_path: Path
) -> None:
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "gone" / "printed.pdf"))

    assert not print_on(printer, words.report(game), stand(ground=None), lambda done, of: None)
