"""The page of progress and what the start page proposes, in the window."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from mancala_desktop.learn.next import Next, Outline, Way
from mancala_desktop.learn.progress import Progress, Result
from mancala_desktop.learn.rating import Rating
from mancala_desktop.learn.skill import Skill
from mancala_desktop.play.progress import ProgressBook
from mancala_desktop.play.settings import Language
from mancala_desktop.play.storage import LARGEST
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.dialogs.progress import ResetProgressDialog
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.share.new_file import NewFile
from mancala_desktop.ui.theme import THEMES
from mancala_desktop.ui.widgets.rating_bar import RatingBar
from tests.learn.results import after, result
from tests.ui.dialogs.touch import button, click
from tests.ui.window.conftest import Desk, MakeDesk
from tests.ui.window.test_large_text import SIZES, enlarge, settle, unreadable
from tests.ui.window.test_looks_and_words import words

UNITS = (
    Outline("basics", "U1", Family.KALAH, ("a", "b", "c")),
    Outline("oware", "U2", Family.OWARE, ("o1",)),
)


def tried(task: str, stars: int, skill: Skill, days_ago: int, difficulty: float = 1500) -> Result:
    when = datetime.now() - timedelta(days=days_ago)
    return Result(task, skill, stars, difficulty, 600, when)


@pytest.fixture
def book(tmp_path: Path) -> ProgressBook:
    """Practice on the three days before today; `b` went wrong, and has to be repeated."""
    book = ProgressBook(tmp_path / "learning")
    book.record(tried("b", 0, Skill.CAPTURE, 3))
    book.record(tried("a", 3, Skill.SOWING, 2, 1600))
    book.record(tried("gone", 0, Skill.SOWING, 2))
    book.record(tried("o1", 2, Skill.FEEDING, 1))
    book.record_sprint("captured", 2, 9, datetime.now().date())
    return book


@pytest.fixture
def desk(make_desk: MakeDesk, book: ProgressBook) -> Desk:
    desk = make_desk(book=book)
    desk.window.school.progress.teach(lambda: UNITS)
    desk.window.go(PageName.PROGRESS)
    settle()
    return desk


def named(desk: Desk) -> set[str]:
    labels = desk.window.school.progress.page.findChildren(QLabel)
    return {each.accessibleName() for each in labels if each.isVisible() and each.accessibleName()}


def test_days_stars_ratings_repeats_and_sprints_are_told(desk: Desk) -> None:
    told = words(desk.window)

    assert "4 days in a row" in told
    assert "Longest streak: 4 days. Learnt on 4 days, 40 min in all." in told
    assert "One task to repeat today." in told  # a task that is known no more is not spoken of
    assert {"Kalah: Captures, level 2", "9 right, today"} <= told
    names = named(desk)
    assert {"U1: 1 of 3 done · 3 of 9 stars", "U2: 1 of 1 done · 2 of 3 stars"} <= names
    rating = desk.window.school.progress.book.progress.skills[Skill.FEEDING].now
    spread = round(2 * rating.deviation)
    assert f"Feeding in Oware: {round(rating.value)} ± {spread}" in names
    assert "The best move: not rated yet" in names


def test_repeating_and_the_proposal_of_the_start_page_wish_to_learn(desk: Desk) -> None:
    progress, wished = desk.window.school.progress, list[Next]()
    progress.learn_wished.connect(wished.append)

    click(button(progress.page, "Repeat now"))
    desk.window.show_start()
    click(button(desk.window.start, "Learn next"))
    desk.window.show_start()
    progress.book.record(tried("b", 3, Skill.CAPTURE, 0))
    card = button(desk.window.start, "Learn next")
    assert card.accessibleDescription() == "U1: 2 of 3 done"
    desk.speak(Language.GERMAN)
    assert button(desk.window.start, "Als Nächstes lernen").accessibleDescription() == (
        "U1: 2 von 3 geschafft"
    )
    click(card)

    repeat = Next(Way.REPEATS, ("b",))
    assert wished == [repeat, repeat, Next(Way.UNIT, ("c",), UNITS[0])]


def test_nothing_is_proposed_as_long_as_nobody_has_said_what_there_is(make_desk: MakeDesk) -> None:
    desk = make_desk()

    assert "Learn next" not in words(desk.window)
    desk.window.go(PageName.PROGRESS)
    settle()
    assert {"Nothing learnt yet", "Import progress"} <= words(desk.window)
    assert not desk.window.deeds.reset_progress.isEnabled()


def test_progress_is_reset_by_keys_and_brought_back(desk: Desk, book: ProgressBook) -> None:
    before = book.progress
    QTest.keyClick(desk.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(desk.window, Qt.Key.Key_R)
    question = desk.window.sheets.open
    assert isinstance(question, ResetProgressDialog)

    desk.press(Qt.Key.Key_Return)  # the harmless answer
    assert book.progress == before
    desk.window.deeds.reset_progress.trigger()
    question = desk.window.sheets.open
    assert isinstance(question, ResetProgressDialog)
    click(question.deed)
    settle()

    assert book.progress == Progress()
    reset = "You start from scratch. “Undo” brings back what was there before."
    assert {"Nothing learnt yet", reset} <= words(desk.window)
    click(button(desk.window.school.progress.page, "Undo reset or import"))
    assert book.progress == before
    assert {"4 days in a row", "Brought back."} <= words(desk.window)


def test_progress_is_exported_and_imported(
    desk: Desk, book: ProgressBook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, file = book.progress, tmp_path / "mine.json"
    monkeypatch.setattr(NewFile, "ask", lambda *arguments: file)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *arguments: (str(file), ""))

    click(button(desk.window.school.progress.page, "Export progress"))
    assert "Exported to mine.json." in words(desk.window)
    book.record(result("new"))
    settle()
    click(button(desk.window.school.progress.page, "Import progress"))

    assert book.progress == before
    assert IMPORTED in words(desk.window)
    undo = button(desk.window.school.progress.page, "Undo")
    assert not undo.visibleRegion().isEmpty(), "at the top, whatever was pressed at the bottom"
    click(undo)
    assert "new" in book.progress.tasks
    assert IMPORTED not in words(desk.window)


IMPORTED = "The imported progress has replaced the former one. “Undo” brings that back."


NO_PROGRESS = [
    (
        b"",
        "is not a progress file of Mancala, or it is damaged. Nothing was changed. In detail: "
        "Line 1, column 1: this is no JSON.",
    ),
    (
        b'{"format":\n \xff\x89',
        "is not a progress file of Mancala, or it is damaged. Nothing was changed. In detail: "
        "Line 2, column 2: this is no JSON.",
    ),
    (b'{"format": "chess"}', "is not a progress file of Mancala. Nothing was changed."),
    (b" " * (LARGEST + 1), "is not a progress file of Mancala. Nothing was changed."),
    (
        b'{"format": "mancala progress", "version": 1, "tasks": {"k": {"stars": 99}}}',
        "is a progress file of Mancala, but it is damaged. Nothing was changed. In detail: "
        "“tasks/k/stars” cannot be 99.",
    ),
    (
        b'{"format": "mancala progress", "version": 9}',
        "cannot be read by this version of Mancala. Nothing was changed. In detail: "
        "A newer version of this app wrote the file (format 9).",
    ),
    (
        None,
        "could not be imported. Nothing was changed. In detail: mine.json is not there.",
    ),
]


def test_a_file_that_is_no_progress_is_named_and_nothing_is_told_of_the_import_before(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, file = desk.window.school.progress.book, tmp_path / "mine.json"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *arguments: (str(file), ""))
    for damage, why in NO_PROGRESS:
        book.export(file)
        desk.window.deeds.import_progress.trigger()
        settle()
        assert IMPORTED in words(desk.window)
        before = book.progress
        file.unlink()
        if damage is not None:
            file.write_bytes(damage)

        desk.window.deeds.import_progress.trigger()
        settle()
        (dialog,) = (each for each in desk.window.findChildren(MessageDialog) if each.isVisible())
        assert dialog.text == f"mine.json {why}"
        dialog.close()
        assert book.progress == before
        assert IMPORTED not in words(desk.window)


def test_what_was_there_before_a_reset_is_offered_after_an_import_as_well(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, file = desk.window.school.progress.book, tmp_path / "mine.json"
    ProgressBook(None).export(file)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *arguments: (str(file), ""))
    before = book.progress
    book.reset()
    book.record_opening("kalah-tutorial", date(2026, 3, 2))  # which is nothing to be kept
    desk.window.deeds.import_progress.trigger()
    settle()

    assert (
        "Imported; there was nothing to replace. “Undo” brings back what was kept last."
    ) in words(desk.window)
    desk.window.resize(900, 600)
    settle()
    click(button(desk.window.school.progress.page, "Undo"))
    assert book.progress == before


def test_a_damaged_file_of_former_progress_changes_nothing(desk: Desk, tmp_path: Path) -> None:
    desk.window.school.progress.book.reset()
    (earlier,) = (tmp_path / "learning").glob("progress.earlier-*.json")
    earlier.write_text("{")
    desk.window.deeds.undo_reset.trigger()
    (dialog,) = desk.window.findChildren(MessageDialog)
    assert dialog.text == (
        "What was there before cannot be brought back: its file is damaged. "
        "Nothing was changed. In detail: Line 1, column 2: this is no JSON."
    )
    dialog.close()
    assert desk.window.school.progress.book.progress == Progress()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "Line 1, column 2: this is no JSON."),
        (
            '{"format": "mancala progress", "version": 9}',
            "A newer version of this app wrote the file (format 9).",
        ),
        ('{"format": "mancala progress", "version": 1}', "“tasks” is missing."),
    ],
)
def test_damage_is_told_once_and_everything_else_goes_on(
    make_desk: MakeDesk, tmp_path: Path, text: str, why: str
) -> None:
    folder = tmp_path / "learning"
    folder.mkdir()
    (folder / "progress.json").write_text(text)
    desk = make_desk(book=ProgressBook(folder))
    desk.window.school.progress.teach(lambda: UNITS)
    QApplication.processEvents()

    (dialog,) = desk.window.findChildren(MessageDialog)
    assert dialog.text == (
        f"Your progress in learning could not be read. {why} The file is kept as "
        f"progress.damaged.json in {folder}; you start from scratch."
    )
    dialog.close()
    QApplication.sendPostedEvents()
    desk.window.school.progress.book.record(result())
    desk.window.school.progress.book.flush()
    desk.window.go(PageName.PROGRESS)
    QApplication.processEvents()
    assert [each for each in desk.window.findChildren(MessageDialog) if each.isVisible()] == []
    assert ProgressBook(folder).progress == after(result())


def test_all_of_it_fits_and_is_told_in_both_languages(desk: Desk) -> None:
    english = words(desk.window)
    for percent in (100, 200):
        enlarge(desk, percent)
        for size in SIZES:
            desk.window.resize(*size)
            for language in (Language.GERMAN, Language.ENGLISH):
                desk.speak(language)
                for page in (PageName.PROGRESS, PageName.START):
                    desk.window.go(page)
                    settle()
                    assert unreadable(desk.window) == [], f"{page} {language} {percent} {size}"
                if language is Language.GERMAN:
                    desk.window.go(PageName.PROGRESS)
                    assert english & words(desk.window) == set()
    enlarge(desk, 100)


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_rating_shows_without_colour(desk: Desk, theme: str) -> None:
    """The knob lies where the rating is, and differs from the bar on its left."""
    desk.wardrobe.choose(theme)
    bar = RatingBar(Rating(1250, 60))
    desk.qtbot.addWidget(bar)
    bar.resize(320, 18)
    picture = bar.grab().toImage()

    knob, filled = picture.pixelColor(160, 9), picture.pixelColor(60, 9)
    assert abs(knob.lightness() - filled.lightness()) > 60
