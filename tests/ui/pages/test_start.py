"""The start page: what it says to whom, what it wishes, how it fits."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mancala_desktop.play.seats import Seat, SeatKind
from mancala_desktop.play.settings import Language, Settings
from mancala_desktop.play.storage import save
from mancala_desktop.record.game import Game
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.date_words import DateWords
from mancala_desktop.ui.pages.start import StartPage
from mancala_desktop.ui.theme import LIGHT, load_fonts, wear
from mancala_desktop.ui.translate import Translation
from tests.ui.dialogs.touch import button, click, cut_off, large_type

EVENING = datetime(2025, 12, 31, 20, 14)
AGAINST_COMPUTER = (Seat(SeatKind.PERSON, "Marlene"), Seat(SeatKind.COMPUTER, "", 2))
Opener = Callable[[], StartPage]


@pytest.fixture
def open_page(qtbot: QtBot, qapp: QApplication, settings: Settings, narrator: Narrator) -> Opener:
    load_fonts()
    wear(LIGHT)

    def opened() -> StartPage:
        page = StartPage(narrator, settings, now=lambda: EVENING)
        qtbot.addWidget(page)
        page.resize(1280, 752)
        with qtbot.waitExposed(page):
            page.show()
        return page

    return opened


def played(moves: str) -> Game:
    game = Game("kalah-plyyard")
    for pit in moves:
        game.play(game.variant.layout.pit(pit))
    return game


def words(page: StartPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_the_first_time_it_says_welcome(open_page: Opener, qtbot: QtBot) -> None:
    page = open_page()

    told = words(page)
    assert told[0] == "Welcome!"
    assert "Saved games" not in told
    assert told[1] == "Three games of pits and seeds, for one player or two."
    with qtbot.waitSignal(page.new_game_wished):
        click(page._hero._button)
    with qtbot.waitSignal(page.open_wished):
        click(button(page, "Open a game"))


def test_where_nothing_is_saved_yet_the_three_games_are_shown(
    open_page: Opener, settings: Settings, qtbot: QtBot, tmp_path: Path
) -> None:
    page = open_page()

    with qtbot.waitSignal(page.family_wished) as wished:
        click(button(page, "Oware"))
    assert wished.args == [Family.OWARE]

    save(tmp_path / "First.mancala", played("c"))
    settings.recent_files = (str(tmp_path / "First.mancala"),)
    QApplication.processEvents()
    told = words(page)
    assert "Saved games" in told and "Choose a game" not in told and "Oware" not in told


def test_a_game_that_waits_is_offered(
    open_page: Opener, settings: Settings, qtbot: QtBot, translation: Translation
) -> None:
    settings.player_name = "Marlene"
    page = open_page()
    page.show_unfinished(played("ceBA"), AGAINST_COMPUTER, EVENING)

    told = words(page)
    assert told[:2] == ["Good evening, Marlene", "Your game against the computer is waiting."]
    assert "Kalah against computer, level 2" in told
    with qtbot.waitSignal(page.resume_wished):
        click(button(page, "Continue"))

    translation.speak(Language.GERMAN)
    QApplication.processEvents()
    told = words(page)
    assert told[0] == "Guten Abend, Marlene"
    assert "Zug 2 · du bist am Zug · 2 : 1 · heute, 20:14" in told


def test_who_plays_the_computer_from_above_reads_the_own_score_first(open_page: Opener) -> None:
    page = open_page()
    page.show_unfinished(played("cd"), AGAINST_COMPUTER[::-1], EVENING)

    assert any("your move · 0 : 2" in line for line in words(page))


def test_a_finished_offer_disappears(open_page: Opener, qtbot: QtBot) -> None:
    page = open_page()
    page.show_unfinished(played("c"), AGAINST_COMPUTER)
    page.show_unfinished(None)

    with qtbot.waitSignal(page.new_game_wished):
        click(page._hero._button)


def test_saved_games_are_cards(
    open_page: Opener, settings: Settings, qtbot: QtBot, tmp_path: Path
) -> None:
    good, bad = tmp_path / "Sunday.mancala", tmp_path / "Broken.mancala"
    save(good, played("ceB"))
    bad.write_bytes(b"PK\x03\x04")
    gone = tmp_path / "Gone.mancala"
    settings.recent_files = (str(good), str(gone), str(bad))
    page = open_page()

    told = words(page)
    assert "Sunday" in told and "Broken" in told and "Gone" not in told
    assert "cannot be read" in told
    assert any(line.startswith("Kalah · 2 turns · ") for line in told)
    with qtbot.waitSignal(page.file_wished) as wished:
        click(button(page, "Sunday"))
    assert wished.args == [good]


def test_a_file_saved_meanwhile_gets_a_card(
    open_page: Opener, settings: Settings, tmp_path: Path
) -> None:
    page = open_page()
    file = tmp_path / "Late.mancala"
    save(file, played("c"))

    settings.recent_files = (str(file),)
    QApplication.processEvents()

    assert "Late" in words(page)


@pytest.mark.parametrize("width", [1280, 900])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_nothing_is_cut_off_even_in_large_type(
    width: int,
    language: Language,
    open_page: Opener,
    translation: Translation,
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    translation.speak(language)
    with large_type(qapp):
        page = open_page()
        page.show_unfinished(played("ceBA"), AGAINST_COMPUTER, EVENING)
        page.resize(width, 600)
        qtbot.wait(20)

        assert cut_off(page) == []


@pytest.mark.parametrize(
    ("hour", "german", "english"),
    [
        (5, "Guten Morgen", "Good morning"),
        (11, "Guten Tag", "Good afternoon"),
        (18, "Guten Abend", "Good evening"),
        (4, "Guten Abend", "Good evening"),
    ],
)
def test_greetings(hour: int, german: str, english: str, translation: Translation) -> None:
    dates = DateWords()
    now = EVENING.replace(hour=hour)

    assert dates.hello(now) == english
    translation.speak(Language.GERMAN)
    assert dates.hello(now, "Jonas") == f"{german}, Jonas"


def test_days(translation: Translation) -> None:
    dates = DateWords()

    def day(ago: int) -> str:
        return dates.day(EVENING - timedelta(days=ago), EVENING)

    assert [day(0), day(1), day(33), day(400)] == [
        "today",
        "yesterday",
        "28 November",
        "26 November 2024",
    ]
    translation.speak(Language.GERMAN)
    assert [day(0), day(1), day(33), day(400)] == [
        "heute",
        "gestern",
        "28. November",
        "26. November 2024",
    ]


def test_what_a_file_is_called_is_shown_as_it_is_written(
    open_page: Opener, settings: Settings, tmp_path: Path
) -> None:
    game = played("c")
    game.headers["Title"] = "<h1>Ha</h1>"
    save(tmp_path / "First.mancala", game)
    settings.recent_files = (str(tmp_path / "First.mancala"),)
    settings.player_name = "<b>Ada</b>"

    page = open_page()
    labels = page.findChildren(QLabel)

    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
