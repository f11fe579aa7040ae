"""The new-game dialog, used with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.level import LEVELS, Rating
from mancala_desktop.play.seats import Draw, Seat, SeatKind, Setup
from mancala_desktop.play.settings import Language, Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.dialogs.new_game import NewGameDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.people_words import PeopleWords
from mancala_desktop.ui.theme import LIGHT, load_fonts, wear
from mancala_desktop.ui.translate import Translation
from mancala_desktop.ui.widgets.ladder import Ladder
from mancala_desktop.ui.widgets.segmented import Segmented
from tests.ui.dialogs.touch import button, click, controls, cut_off, large_type, tabbed

Opener = Callable[..., NewGameDialog]


@pytest.fixture
def open_dialog(qtbot: QtBot, qapp: QApplication, settings: Settings, narrator: Narrator) -> Opener:
    """Opens dialogs, one after the other, with the settings of one user."""
    load_fonts()
    wear(LIGHT)

    def opened(last_winner: Side | None = None, family: Family | None = None) -> NewGameDialog:
        dialog = NewGameDialog(
            settings, narrator, family=family, last_winner=last_winner, random=Random(1)
        )
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return opened


def presets(dialog: QDialog) -> QComboBox:
    """The list of rule sets."""
    return next(each for each in dialog.findChildren(QComboBox) if each.isVisible())


def segment(dialog: QDialog, row: str, text: str) -> None:
    """Click the segment `text` in the row with that name."""
    for group in dialog.findChildren(Segmented):
        if group.accessibleName() == row:
            click(button(group, text))
            return
    raise AssertionError(f"no row is called {row}")


def test_at_once_it_is_the_default_game_against_the_computer(
    open_dialog: Opener,
) -> None:
    dialog = open_dialog()

    click(button(dialog, "Start game"))

    person, computer = Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER, "", 1)
    assert dialog.setup == Setup("kalah-plyyard", (person, computer), Side.SOUTH, {})


def test_it_opens_with_the_game_that_was_asked_for(open_dialog: Opener, settings: Settings) -> None:
    dialog = open_dialog(family=Family.OWARE)
    click(button(dialog, "Start game"))
    assert dialog.setup is not None and dialog.setup.preset_id == "oware-abapa"

    settings.new_preset = "oware-kalaha"
    assert presets(open_dialog(family=Family.OWARE)).currentData() == "oware-kalaha"


def test_enter_starts_and_escape_does_not(open_dialog: Opener) -> None:
    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.setup is None and not dialog.isVisible()

    dialog = open_dialog()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.setup is not None


def test_everything_can_be_chosen_with_the_mouse(open_dialog: Opener) -> None:
    dialog = open_dialog()

    click(button(dialog, "Kalah"))
    presets(dialog).setCurrentText("Kalah standard")
    segment(dialog, "Strength", "2")
    segment(dialog, "You play", "North")
    segment(dialog, "First move", "North")
    segment(dialog, "Seeds per pit", "6")
    segment(dialog, "Pits", "8")
    click(button(dialog, "Start game"))

    computer, person = Seat(SeatKind.COMPUTER, "", 2), Seat(SeatKind.PERSON)
    assert dialog.setup == Setup(
        "kalah-standard", (computer, person), Side.NORTH, {"pits": "8", "seeds": "6"}
    )


def test_two_players_with_names(open_dialog: Opener) -> None:
    dialog = open_dialog()

    segment(dialog, "Opponent", "Two players")
    south, north = (each for each in dialog.findChildren(QLineEdit) if each.isVisible())
    QTest.keyClicks(south, "Marlene")
    QTest.keyClicks(north, "Jonas ")
    click(button(dialog, "Start game"))

    assert dialog.setup is not None
    assert dialog.setup.seats == (
        Seat(SeatKind.PERSON, "Marlene"),
        Seat(SeatKind.PERSON, "Jonas"),
    )


def test_another_game_brings_its_own_sizes(open_dialog: Opener) -> None:
    dialog = open_dialog()

    click(button(dialog, "Congkak"))
    click(button(dialog, "Start game"))

    assert dialog.setup is not None
    assert dialog.setup.preset_id == "congkak"
    assert dialog.setup.options == {}


def test_options_beyond_the_usual(open_dialog: Opener) -> None:
    dialog = open_dialog()
    click(button(dialog, "Congkak"))
    click(button(dialog, "All options"))

    by_name = {each.accessibleName(): each for each in dialog.findChildren(QComboBox)}
    by_name["Opening"].setCurrentText("in turn")
    by_name["Rounds"].setCurrentText("3")
    by_name["Sowings per turn"].setCurrentText("4 sowings")
    click(button(dialog, "Start game"))

    assert dialog.setup is not None
    assert dialog.setup.options == {"opening": "sequential", "rounds": "3", "turn_cap": "4"}


@pytest.mark.parametrize(
    ("preset_id", "reason"),
    [
        ("kalah-plyyard", "South begins in these rules."),
        ("kalah-36", "The last winner begins; the first time, it is drawn by lot."),
        ("congkak", "Both sides begin at the same time."),
        ("kalah-standard", ""),
    ],
)
def test_who_starts_is_fixed_where_the_rules_say_so(
    preset_id: str, reason: str, open_dialog: Opener, settings: Settings
) -> None:
    settings.new_preset = preset_id
    dialog = open_dialog()

    assert dialog._why_first.text() == reason
    assert dialog._first.isEnabled() is not bool(reason)


def test_the_last_winner_begins(open_dialog: Opener, settings: Settings) -> None:
    settings.new_preset = "kalah-36"
    dialog = open_dialog(last_winner=Side.NORTH)

    click(button(dialog, "Start game"))

    assert dialog.setup is not None and dialog.setup.first is Side.NORTH


def test_what_was_chosen_is_offered_again(open_dialog: Opener, settings: Settings) -> None:
    dialog = open_dialog()
    click(button(dialog, "Oware"))
    segment(dialog, "Seeds per pit", "5")
    segment(dialog, "You play", "Random")
    segment(dialog, "First move", "Random")
    segment(dialog, "Strength", "3")
    click(button(dialog, "Start game"))
    assert settings.new_side is Draw.RANDOM

    again = open_dialog()
    click(button(again, "Start game"))

    assert dialog.setup is not None and again.setup is not None
    assert again.setup.preset_id == "oware-abapa"
    assert again.setup.options == {"seeds": "5"}
    assert {seat.level for seat in again.setup.seats if seat.kind is SeatKind.COMPUTER} == {3}


# ---------------------------------------------------------------- ten levels


@pytest.fixture
def ten_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many levels as there shall be, each with a character of its own."""
    levels = tuple(replace(LEVELS[0], number=number, ratings={}) for number in range(1, 11))
    monkeypatch.setattr("mancala_desktop.ui.dialogs.levels.LEVELS", levels)
    monkeypatch.setattr(PeopleWords, "character", lambda self, number: f"Plays like a {number}.")


def ladder(dialog: QDialog) -> Ladder:
    return dialog.findChildren(Ladder)[0]


def focused(dialog: QDialog) -> QWidget:
    """What hears the keys."""
    return QApplication.focusWidget() or dialog


def shown_words(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


@pytest.mark.usefixtures("ten_levels")
def test_a_level_is_chosen_by_keys_alone_and_told(open_dialog: Opener, settings: Settings) -> None:
    dialog = open_dialog()
    while ladder(dialog) is not focused(dialog).parentWidget():
        QTest.keyClick(focused(dialog), Qt.Key.Key_Tab)
    levels = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_7):
        QTest.keyClick(focused(dialog), key)
        levels.append(ladder(dialog).value)
        assert f"Plays like a {levels[-1]}." in shown_words(dialog)
    assert levels == [2, 10, 9, 1, 7]
    QTest.keyClick(focused(dialog), Qt.Key.Key_0)

    QTest.keyClick(focused(dialog), Qt.Key.Key_Return)

    assert dialog.setup is not None
    assert dialog.setup.seats[Side.NORTH].level == settings.new_level == 10


@pytest.mark.usefixtures("ten_levels")
def test_whoever_hears_the_levels_hears_what_they_are_like(open_dialog: Opener) -> None:
    dialog = open_dialog()
    assert ladder(dialog).accessibleName() == "Strength"
    for number in range(1, 11):
        rung = QAccessible.queryAccessibleInterface(button(dialog, f"Level {number}"))
        assert rung.role() is QAccessible.Role.RadioButton
        assert rung.text(QAccessible.Text.Description) == f"Plays like a {number}."


def test_what_a_level_is_worth_depends_on_the_game(
    open_dialog: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {Family.KALAH: Rating(1234, 200), Family.OWARE: Rating(1111, 200)}
    levels = tuple(replace(level, ratings=measured) for level in LEVELS)
    monkeypatch.setattr("mancala_desktop.ui.dialogs.levels.LEVELS", levels)
    dialog = open_dialog()

    said = []
    for game in ("Kalah", "Oware", "Congkak"):
        click(button(dialog, game))
        said.append([words for words in shown_words(dialog) if "Elo" in words])

    assert said == [["Elo 1234"], ["Elo 1111"], []]


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_no_game_and_no_level_has_to_be_scrolled_in_the_smallest_window(
    open_dialog: Opener, translation: Translation, settings: Settings, language: Language
) -> None:
    translation.speak(language)
    for preset_id in PRESETS:
        settings.new_preset = preset_id
        dialog = open_dialog()
        size = dialog.sizeHint()
        assert size.width() <= 900 and size.height() <= 600, preset_id
    ladder = dialog.findChild(Ladder)
    assert isinstance(ladder, Ladder)
    for place in range(10):
        ladder.step_to(place)
        assert dialog.sizeHint().height() <= 600, place


@pytest.mark.usefixtures("ten_levels")
def test_ten_levels_fit_into_the_smallest_window(
    open_dialog: Opener, translation: Translation, qapp: QApplication
) -> None:
    translation.speak(Language.GERMAN)
    dialog = open_dialog()
    dialog.resize(900, 600)
    qapp.processEvents()

    rungs = [button(dialog, f"Stufe {number}") for number in range(1, 11)]

    assert cut_off(dialog) == []
    rights = [rung.mapTo(dialog, rung.rect().topRight()).x() for rung in rungs]
    lefts = [rung.mapTo(dialog, rung.rect().topLeft()).x() for rung in rungs]
    assert all(right < left for right, left in zip(rights, lefts[1:], strict=False))
    assert rights[-1] < dialog.width()


def test_a_level_that_does_not_exist_is_offered_as_the_strongest(
    open_dialog: Opener, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mancala_desktop.ui.dialogs.levels.LEVELS", LEVELS[:2])
    settings.new_level = 3

    click(button(dialog := open_dialog(), "Start game"))

    assert dialog.setup is not None
    assert dialog.setup.seats[Side.NORTH].level == 2


def test_options_that_no_longer_exist_are_forgotten(
    open_dialog: Opener, settings: Settings
) -> None:
    settings.new_options = {"colour": "blue"}

    click(button(dialog := open_dialog(), "Start game"))

    assert dialog.setup is not None and dialog.setup.options == {}


def test_tab_reaches_every_control(open_dialog: Opener) -> None:
    dialog = open_dialog()
    click(button(dialog, "All options"))

    assert controls(dialog) - set(tabbed(dialog)) == set()


def test_arrow_keys_choose_a_game(open_dialog: Opener) -> None:
    dialog = open_dialog()
    kalah = button(dialog, "Kalah")
    kalah.setFocus()

    QTest.keyClick(kalah, Qt.Key.Key_Right)
    QTest.keyClick(dialog, Qt.Key.Key_Return)

    assert dialog.setup is not None and dialog.setup.preset_id == "oware-abapa"


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_nothing_is_cut_off_even_in_large_type(
    language: Language,
    open_dialog: Opener,
    translation: Translation,
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    translation.speak(language)
    with large_type(qapp):
        dialog = open_dialog()
        click(button(dialog, "Alle Optionen" if language is Language.GERMAN else "All options"))
        qtbot.wait(20)

        assert cut_off(dialog) == []


def test_an_open_dialog_changes_its_language(
    open_dialog: Opener, translation: Translation, qapp: QApplication
) -> None:
    dialog = open_dialog()

    translation.speak(Language.GERMAN)
    qapp.processEvents()

    assert dialog.windowTitle() == "Neue Partie"
    assert presets(dialog).currentText() == "Kalah, der letzte Samen zählt"
    click(button(dialog, "Partie beginnen"))


def test_tab_goes_from_top_to_bottom(open_dialog: Opener) -> None:
    dialog = open_dialog()
    click(button(dialog, "Congkak"))
    click(button(dialog, "All options"))

    tops = [part.mapTo(dialog, part.rect().center()).y() for part in tabbed(dialog)]

    first = tops.index(min(tops))
    assert tops[first:] + tops[:first] == sorted(tops)


def scrolls(dialog: QDialog) -> bool:
    """Whether not all of it can be seen at once."""
    area = dialog.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    return area.verticalScrollBar().maximum() > 0


def test_it_grows_when_the_computer_is_chosen_after_two_people(
    open_dialog: Opener, settings: Settings, qtbot: QtBot
) -> None:
    settings.new_opponent = SeatKind.PERSON
    dialog = open_dialog()
    before = dialog.height()

    segment(dialog, "Opponent", "Computer")

    qtbot.waitUntil(lambda: dialog.height() > before and not scrolls(dialog))


def test_in_the_smallest_window_it_needs_no_scrolling(open_dialog: Opener, qtbot: QtBot) -> None:
    dialog = open_dialog()

    dialog.resize(900, 600)

    qtbot.waitUntil(lambda: dialog.size() == QSize(900, 600) and not scrolls(dialog))


def test_the_rows_of_a_list_are_high_enough_to_hit(open_dialog: Opener) -> None:
    listed = presets(open_dialog())
    listed.showPopup()

    assert 34 <= listed.view().sizeHintForRow(0) <= 36
    QTest.keyClick(listed.view(), Qt.Key.Key_Down)
    QTest.keyClick(listed.view(), Qt.Key.Key_Return)
    assert listed.currentIndex() == 1
    assert not listed.view().isVisible()
