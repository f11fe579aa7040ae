"""Previews in the real window: sentence, description, eye; and why a pit may not be sown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mancala_desktop.play.seats import Seats
from mancala_desktop.play.settings import Language, PitNames, Settings
from mancala_desktop.record.game import Game
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.dialogs.settings import SettingsDialog
from mancala_desktop.ui.menus import Menus, every_action
from mancala_desktop.ui.widgets.fields import Check
from tests.play.fakes import COMPUTER, PERSON, Ponderer
from tests.ui.window.conftest import Desk, MakeDesk

TWO: Seats = (PERSON, PERSON)
CAPTURE = "0,3,1,5,0,1/12|1,4,2,0,2,0/17|s"
TOLD = "Preview b: 3 seeds, last one in the empty pit e – captures 5 (4 + 1)."
A, B, C, D, E, F = range(6)


def lay(desk: Desk, preset_id: str, position: str, seats: Seats = TWO) -> None:
    variant = PRESETS[preset_id].variant
    desk.session.open(Game(preset_id, variant, start=variant.position(position)), seats)
    desk.window.game.board.finish()


def point(desk: Desk, hole: int) -> None:
    board = desk.window.game.board
    QTest.mouseMove(board.viewport(), QPoint(2, 2))  # one that is there already does not move
    QTest.mouseMove(board.viewport(), board.hole_center(hole).toPoint())


def dwell(desk: Desk, pit: int) -> None:
    board = desk.window.game.board
    point(desk, pit)
    desk.qtbot.waitUntil(lambda: board.preview is not None and board.preview.start == pit)


def status(desk: Desk) -> str:
    return desk.window.game.status.text


def description(desk: Desk, hole: int) -> str:
    control = desk.window.game.board.controls[hole]
    interface = QAccessible.queryAccessibleInterface(control)
    assert interface is not None
    return interface.text(QAccessible.Text.Description)


# ---------------------------------------------------------------- what it says


def test_the_status_line_tells_the_preview_and_then_again_what_it_told(desk: Desk) -> None:
    lay(desk, "kalah-plyyard", CAPTURE)
    before = status(desk)

    dwell(desk, B)
    assert status(desk) == TOLD

    QTest.mouseMove(desk.window.game.board.viewport(), QPoint(2, 2))
    assert status(desk) == before


def test_it_speaks_the_language_worn_and_the_pit_names_chosen(desk: Desk) -> None:
    lay(desk, "kalah-plyyard", CAPTURE)
    desk.speak(Language.GERMAN)
    desk.settings.pit_names = PitNames.NUMBERS

    dwell(desk, B)

    told = "Vorschau 2: 3 Samen, letzter in die leere Mulde 5 – fängt 5 (4 + 1)."
    assert status(desk) == told
    assert description(desk, B) == told


def test_every_playable_pit_says_it_to_a_screen_reader(desk: Desk) -> None:
    lay(desk, "kalah-plyyard", CAPTURE)

    assert description(desk, B) == TOLD
    assert description(desk, F) == "Preview f: 1 seed, last one in the store – extra turn."
    assert description(desk, A) == description(desk, 8) == description(desk, 6) == ""

    desk.window.deeds.preview.trigger()
    assert description(desk, B) == ""


def test_the_focused_pit_is_previewed_at_once(desk: Desk) -> None:
    lay(desk, "kalah-plyyard", CAPTURE)
    desk.press(Qt.Key.Key_Left)
    desk.press(Qt.Key.Key_Right)

    assert status(desk) == TOLD

    desk.press(Qt.Key.Key_Space)
    desk.wait_for_rest()
    assert status(desk).startswith("South sows b: 3 seeds, captures 5")


def test_a_refusal_gives_way_to_the_preview_of_the_focused_pit(desk: Desk) -> None:
    lay(desk, "kalah-plyyard", CAPTURE)
    before = status(desk)
    desk.press(Qt.Key.Key_Left)
    desk.press(Qt.Key.Key_Right)

    desk.press(Qt.Key.Key_A)
    assert status(desk) == "This pit is empty."

    desk.qtbot.waitUntil(lambda: status(desk) == TOLD)
    desk.window.deeds.preview.trigger()
    assert status(desk) == before


def test_the_computers_sentence_stays_where_the_pointer_rests_on_an_empty_pit(desk: Desk) -> None:
    desk.begin()
    dwell(desk, A)

    desk.click(A)

    desk.wait_for(2)
    assert desk.window.game.board.preview is None
    assert status(desk) == "North sows A: 4 seeds.  Your turn."


def test_a_preview_ends_with_the_end_of_the_game_that_it_sees(desk: Desk) -> None:
    lay(desk, "kalah-standard", "0,0,0,0,0,1/20|1,0,2,0,0,0/24|s")
    dwell(desk, F)
    assert status(desk) == "Preview f: 1 seed, last one in the store – the game ends 21 : 27."


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize("seats", [TWO, (COMPUTER, PERSON), (PERSON, COMPUTER)])
def test_a_simultaneous_opening_is_never_previewed(desk: Desk, seats: Seats) -> None:
    seen: list[Sowing | None] = []
    board = desk.window.game.board
    board.previewed.connect(seen.append)
    desk.begin("congkak", seats)
    if seats is TWO:
        desk.press(Qt.Key.Key_C)  # South's secret, which North must not see in a preview
    desk.qtbot.waitUntil(lambda: desk.session.person_asked and not desk.moving())
    assert desk.session.position.opening
    row = desk.session.position.layout.row(desk.session.position.to_sow)

    for pit in row:
        point(desk, pit)
    board.focus_pit()
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Right)

    assert seen == []
    assert {description(desk, pit) for pit in row} == {""}


# ---------------------------------------------------------------- on and off


def test_the_eye_the_menu_and_the_settings_turn_it_on_and_off(desk: Desk, qtbot: QtBot) -> None:
    lay(desk, "kalah-plyyard", CAPTURE)
    deeds = desk.window.deeds
    assert deeds.preview.shortcut().toString() == "Ctrl+E"
    assert deeds.preview in every_action(Menus(deeds, desk.window).view())
    assert deeds.preview in deeds.listed()
    dwell(desk, B)

    QTest.keyClick(desk.window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert desk.settings.value(Settings.preview) is False
    assert not deeds.preview.isChecked()
    assert desk.window.game.board.preview is None
    assert status(desk) == "The game begins.  South to move."

    dialog = SettingsDialog(desk.settings)
    qtbot.addWidget(dialog)
    (tick,) = (tick for tick in dialog.findChildren(Check) if "beforehand" in tick.text())
    tick.click()
    assert desk.settings.value(Settings.preview) is True
    assert deeds.preview.isChecked()
    dwell(desk, B)


def test_the_action_that_marks_playable_pits_keeps_its_setting(desk: Desk) -> None:
    desk.window.deeds.show_legal.trigger()
    assert desk.settings.value(Settings.show_legal) is False
    desk.window.deeds.show_legal.trigger()
    assert desk.settings.value(Settings.show_legal) is True


def test_previews_are_on_unless_somebody_says_no(settings: Settings) -> None:
    assert settings.preview


# ---------------------------------------------------------------- why not

REFUSALS = [
    ("kalah-plyyard", CAPTURE, A, "This pit is empty.", "Diese Mulde ist leer."),
    ("kalah-plyyard", CAPTURE, 8, "This pit belongs to North.", "Diese Mulde gehört Nord."),
    (
        "kalah-plyyard",
        CAPTURE,
        6,
        "Nothing is sown from a store.",
        "Aus einem Speicher wird nicht gesät.",
    ),
    (
        "oware-abapa",
        "2,0,0,0,0,3/20|0,0,0,0,0,0/23|s",
        A,
        "North must be fed.",
        "Nord muss Samen bekommen.",
    ),
    (
        "awari",
        "0,0,0,0,1,1/22|1,0,0,0,0,0/23|s",
        F,
        "This would leave North without a seed.",
        "Damit bliebe Nord ohne einen Samen.",
    ),
    (
        "congkak-sequential",
        "x,7,7,7,7,7,7/7|7,7,7,7,7,7,7/0|s",
        A,
        "This pit is burnt and rests in this round.",
        "Diese Mulde ist verbrannt und ruht in dieser Runde.",
    ),
]


@pytest.mark.parametrize(("preset_id", "position", "hole", "english", "german"), REFUSALS)
def test_a_pit_that_may_not_be_sown_says_why_and_shakes(
    desk: Desk, preset_id: str, position: str, hole: int, english: str, german: str
) -> None:
    lay(desk, preset_id, position)
    for language, sentence in ((Language.ENGLISH, english), (Language.GERMAN, german)):
        desk.speak(language)
        desk.click(hole)
        assert status(desk) == sentence
        assert desk.plies() == 0
        assert desk.window.game.board.ticking  # it shakes


@pytest.mark.parametrize("hole", [B, A, 8])
def test_out_of_turn_every_pit_says_whose_turn_it_is(make_desk: MakeDesk, hole: int) -> None:
    desk = make_desk(Ponderer())
    desk.begin()
    desk.click(A)
    desk.qtbot.waitUntil(lambda: desk.window.game.stage.above.turn == "thinking …")

    desk.click(hole)

    assert status(desk) == "Computer is thinking …"
    desk.speak(Language.GERMAN)
    assert status(desk) == "Computer denkt …"


@pytest.mark.parametrize("hole", [A, 8, 6])
def test_after_the_end_every_hole_answers_with_the_result(desk: Desk, hole: int) -> None:
    lay(desk, "kalah-standard", "0,0,0,0,0,1/20|1,0,2,0,0,0/24|s")
    desk.click(F)
    desk.wait_for_rest()
    result = status(desk)
    assert "27 : 21" in result

    desk.click(hole)

    assert status(desk) == result
    assert desk.window.game.board.ticking
