"""The dialogs about players, sides and series, each by itself, with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from mancala_desktop.play.seats import Draw, Seat, SeatKind, Seats, Setup
from mancala_desktop.play.series import Series
from mancala_desktop.play.settings import Language, Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.dialogs.form import Form
from mancala_desktop.ui.dialogs.new_game import NewGameDialog
from mancala_desktop.ui.dialogs.pie import PieDialog
from mancala_desktop.ui.dialogs.table import TableDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.theme import LIGHT, load_fonts, wear
from mancala_desktop.ui.translate import Translation
from mancala_desktop.ui.widgets.ladder import Ladder
from tests.record.games import play
from tests.ui.dialogs.test_new_game import segment
from tests.ui.dialogs.touch import button, click, controls, cut_off, large_type, tabbed

ADA, BEN = Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.PERSON, "Ben")
CHIP = Seat(SeatKind.COMPUTER, "", 4)
Opener = Callable[[Form], Form]
Making = Callable[[Narrator], Form]


def table(narrator: Narrator, seats: Seats = (CHIP, CHIP)) -> TableDialog:
    return TableDialog(seats, Family.KALAH, narrator)


def pie(narrator: Narrator, seats: Seats = (CHIP, ADA)) -> PieDialog:
    game = play(Setup("kalah-plyyard", seats, pie=True).game(), "ce")
    return PieDialog(game, seats, narrator)


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication) -> Opener:
    load_fonts()
    wear(LIGHT)

    def show(dialog: Form) -> Form:
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return show


@pytest.mark.parametrize("make", [table, pie])
def test_tab_reaches_every_control(make: Making, opened: Opener, narrator: Narrator) -> None:
    dialog = opened(make(narrator))

    assert controls(dialog) - set(tabbed(dialog)) == set()


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
@pytest.mark.parametrize("make", [table, pie])
def test_nothing_is_cut_off_even_in_large_type(
    make: Making,
    language: Language,
    opened: Opener,
    narrator: Narrator,
    translation: Translation,
    qapp: QApplication,
) -> None:
    translation.speak(language)
    with large_type(qapp):
        dialog = opened(make(narrator))
        qapp.processEvents()

        assert cut_off(dialog) == []


@pytest.mark.parametrize("make", [table, pie])
def test_it_fits_into_the_smallest_window(
    make: Making, opened: Opener, narrator: Narrator, translation: Translation
) -> None:
    for language in (Language.GERMAN, Language.ENGLISH):
        translation.speak(language)
        size = opened(make(narrator)).sizeHint()
        assert size.width() <= 900 and size.height() <= 600


@pytest.mark.parametrize(
    ("seats", "question", "swaps"),
    [
        (
            (CHIP, ADA),
            "Computer has made the first turn, as South. You may keep North, or take over South "
            "with all that has been sown.",
            "You play South; Computer plays North and sows next.",
        ),
        (
            (ADA, BEN),
            "Ada has made the first turn, as South. Ben may keep North, or take over South "
            "with all that has been sown.",
            "Both change places; whoever began plays North and sows next.",
        ),
        (
            (Seat(SeatKind.PERSON), Seat(SeatKind.PERSON)),
            "South has made the first turn. Whoever plays North may keep that side, or take over "
            "South with all that has been sown.",
            "Both change places; whoever began plays North and sows next.",
        ),
    ],
)
def test_the_question_says_what_an_answer_means(
    seats: Seats, question: str, swaps: str, opened: Opener, narrator: Narrator
) -> None:
    dialog = opened(pie(narrator, seats))

    shown = [label.text() for label in dialog.findChildren(QLabel)]
    assert question in shown and swaps in shown


def test_levels_of_both_sides_are_chosen_apart(opened: Opener, narrator: Narrator) -> None:
    dialog = table(narrator, (ADA, CHIP))
    opened(dialog)
    south, north = dialog.findChildren(Ladder)
    assert not south.isVisible() and north.value == 4
    assert north.accessibleName() == "Strength of North"

    click(button(dialog, "Change sides"))
    assert south.isVisible() and not north.isVisible() and south.value == 4
    QTest.keyClick(dialog, Qt.Key.Key_Return)

    assert dialog.seats == (CHIP, ADA)


# ---------------------------------------------------------------- a new game


@pytest.fixture
def new_game(
    opened: Opener, settings: Settings, narrator: Narrator
) -> Callable[..., NewGameDialog]:
    def make(last_winner: Side | None = None, last_seats: Seats | None = None) -> NewGameDialog:
        dialog = NewGameDialog(
            settings, narrator, last_winner=last_winner, last_seats=last_seats, random=Random(1)
        )
        opened(dialog)
        return dialog

    return make


def started(dialog: NewGameDialog) -> Setup:
    click(button(dialog, "Start game"))
    assert dialog.setup is not None
    return dialog.setup


def test_two_computers_at_levels_of_their_own(
    new_game: Callable[..., NewGameDialog], settings: Settings
) -> None:
    dialog = new_game()
    segment(dialog, "Opponent", "Demo")
    segment(dialog, "Strength of South", "7")
    segment(dialog, "Strength of North", "3")

    setup = started(dialog)

    assert [(seat.kind, seat.level) for seat in setup.seats] == [
        (SeatKind.COMPUTER, 7),
        (SeatKind.COMPUTER, 3),
    ]
    assert started(new_game()).seats == setup.seats
    segment(again := new_game(), "Opponent", "Computer")
    assert [seat.kind for seat in started(again).seats] == [SeatKind.PERSON, SeatKind.COMPUTER]


def test_the_pie_rule_and_a_series_are_options(
    new_game: Callable[..., NewGameDialog], settings: Settings
) -> None:
    settings.new_preset = "kalah-standard"
    dialog = new_game()
    click(button(dialog, "All options"))
    click(button(dialog, "Pie rule"))
    segment(dialog, "Series", "To 3")
    click(button(dialog, "Change sides each time"))
    by_name = {each.accessibleName(): each for each in dialog.findChildren(QComboBox)}
    by_name["Next games"].setCurrentText("The loser starts")

    setup = started(dialog)

    assert setup.pie
    assert setup.series == Series(3, starts=Draw.LOSER, changes_sides=False)
    again = started(new_game())
    assert (again.pie, again.series) == (True, setup.series)


def test_people_without_names_are_told_apart_in_a_series_where_sides_change(
    new_game: Callable[..., NewGameDialog], settings: Settings
) -> None:
    settings.new_preset, settings.new_opponent = "kalah-standard", SeatKind.PERSON
    settings.player_name = ""
    assert [seat.name for seat in started(new_game()).seats] == ["", ""]
    settings.new_series = 3

    setup = started(new_game())

    assert [seat.name for seat in setup.seats] == ["Player 1", "Player 2"]
    assert setup.series
    series, seats = setup.series.after(Outcome(1, 0, Side.SOUTH, Termination.TIME), setup.seats)
    assert Narrator().match.stand(series, seats) == "Player 1 leads the series 1 : 0."


def test_a_series_goes_on_as_it_began_where_winner_or_loser_begins(
    new_game: Callable[..., NewGameDialog], settings: Settings
) -> None:
    settings.new_preset, settings.new_series = "kalah-standard", 3
    dialog = new_game()
    by_name = {each.accessibleName(): each for each in dialog.findChildren(QComboBox)}
    segment(dialog, "First move", "Loser")
    assert not by_name["Next games"].isEnabled()
    assert by_name["Next games"].currentText() == "The loser starts"
    segment(dialog, "First move", "South")
    assert by_name["Next games"].isEnabled()
    assert by_name["Next games"].currentText() == "Players start in turn"

    segment(dialog, "First move", "Winner")

    assert started(dialog).series == Series(3, starts=Draw.LAST_WINNER)
    assert settings.new_series_starts is None


def test_what_is_on_is_in_sight(new_game: Callable[..., NewGameDialog], settings: Settings) -> None:
    settings.new_preset = "kalah-standard"
    assert not button(new_game(), "All options").isChecked()
    settings.new_pie = True
    assert button(new_game(), "Pie rule").isChecked()


def test_the_pie_rule_needs_a_first_turn(
    new_game: Callable[..., NewGameDialog], settings: Settings
) -> None:
    settings.new_pie = True
    dialog = new_game()
    click(button(dialog, "Congkak"))

    assert not button(dialog, "Pie rule").isEnabled()
    assert not started(dialog).pie
    assert settings.new_pie


@pytest.mark.parametrize(("words", "draw"), [("Winner", Draw.LAST_WINNER), ("Loser", Draw.LOSER)])
@pytest.mark.parametrize("side", ["South", "North"])
def test_the_last_game_says_who_starts_wherever_they_sit_now(
    words: str,
    draw: Draw,
    side: str,
    new_game: Callable[..., NewGameDialog],
    settings: Settings,
) -> None:
    settings.new_preset = "kalah-standard"
    settings.player_name = "Ada"
    dialog = new_game(Side.NORTH, (CHIP, ADA))  # Ada has won, as North
    segment(dialog, "You play", side)
    segment(dialog, "First move", words)

    setup = started(dialog)

    starter = setup.seats[setup.first]
    assert starter.kind is (SeatKind.PERSON if words == "Winner" else SeatKind.COMPUTER)
    assert settings.new_first is draw


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_a_demo_does_not_have_to_be_scrolled_in_the_smallest_window(
    new_game: Callable[..., NewGameDialog],
    settings: Settings,
    translation: Translation,
    language: Language,
) -> None:
    translation.speak(language)
    settings.new_demo = True
    for preset_id in ("kalah-standard", "kalah-36", "congkak", "awari"):
        settings.new_preset = preset_id
        size = new_game().sizeHint()
        assert size.width() <= 900 and size.height() <= 600, preset_id


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_no_option_of_a_match_is_cut_off_in_large_type(
    new_game: Callable[..., NewGameDialog],
    settings: Settings,
    translation: Translation,
    language: Language,
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    translation.speak(language)
    settings.new_preset, settings.new_series, settings.new_demo = "kalah-standard", 5, True
    with large_type(qapp):
        dialog = new_game()
        click(button(dialog, "Alle Optionen" if language is Language.GERMAN else "All options"))
        qtbot.wait(20)

        assert cut_off(dialog) == []


def test_a_name_belongs_to_who_sits_there(opened: Opener, narrator: Narrator) -> None:
    dialog = TableDialog((ADA, CHIP), Family.KALAH, narrator, person="Grete")
    opened(dialog)

    segment(dialog, "South", "Computer")
    segment(dialog, "North", "Person")
    click(button(dialog, "Play on"))

    assert [seat.name for seat in dialog.seats] == ["", "Grete"]


def test_a_name_comes_back_with_its_person(opened: Opener, narrator: Narrator) -> None:
    dialog = TableDialog((ADA, BEN), Family.KALAH, narrator, person="Ada")
    opened(dialog)

    segment(dialog, "South", "Computer")
    segment(dialog, "South", "Person")
    click(button(dialog, "Play on"))

    assert dialog.seats == (ADA, BEN)
