"""What is heard of a game by those who do not see it: one announcement for all that happens at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from mancala_desktop.play.settings import Language
from mancala_desktop.record.game import Game
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.pages.names import PageName
from tests.play.fakes import COMPUTER, PERSON, Script
from tests.ui.window.conftest import Desk, MakeDesk

A, B, C, D, E, F = range(6)


def listen(desk: Desk) -> list[str]:
    """What is announced from now on."""
    QApplication.processEvents()
    heard: list[str] = []
    desk.window.conductor.announcer.announced.connect(heard.append)
    return heard


def open_kalah(desk: Desk, position: str, preset_id: str = "kalah-standard") -> None:
    start = PRESETS[preset_id].variant.position(position)
    desk.session.open(Game(preset_id, start=start), (PERSON, PERSON))


def test_a_game_begins_with_whose_turn_it_is(desk: Desk) -> None:
    heard = listen(desk)

    desk.begin()

    desk.qtbot.waitUntil(lambda: heard == ["The game begins. Your turn."])


def test_each_sowing_is_one_announcement_and_the_computers_hands_over(desk: Desk) -> None:
    desk.begin()
    heard = listen(desk)

    desk.click(A)
    desk.wait_for(2)

    desk.qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [
        "South sows a: 4 seeds, the last one in e.",
        "North sows A: 4 seeds, the last one in E. Your turn.",
    ]


def test_an_extra_turn_of_the_computer_hands_nothing_over(make_desk: MakeDesk) -> None:
    desk = make_desk(Script((9, 7)))  # C, which ends in the store, and then A
    desk.begin()
    heard = listen(desk)

    desk.click(A)
    desk.wait_for(3)

    desk.qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard[1:] == [
        "North sows C: 4 seeds, the last one in the store, extra turn.",
        "North sows A: 4 seeds, the last one in E. Your turn.",
    ]


def test_two_people_hear_who_is_next(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    heard = listen(desk)

    desk.click(D)

    desk.qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["South sows d: 4 seeds, the last one in A. North to move."]


def test_all_that_is_taken_back_at_once_is_one_announcement(desk: Desk) -> None:
    desk.begin()
    desk.click(A)
    desk.wait_for(2)
    heard = listen(desk)

    desk.window.deeds.undo.trigger()

    desk.qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["Taken back: North sows A. Taken back: South sows a. Your turn."]


def test_the_end_is_told_once_and_again_to_who_still_tries(desk: Desk) -> None:
    open_kalah(desk, "0,0,0,0,0,1/20|1,0,2,0,0,0/24|s")
    heard = listen(desk)
    end = (
        "South sows f: 1 seed, {last}The game is over: a row is empty. "
        "North takes the 3 seeds left in its own row. North wins 27 : 21."
    )

    desk.press(Qt.Key.Key_F)
    desk.qtbot.waitUntil(lambda: len(heard) == 1)
    desk.wait_for_rest()
    desk.press(Qt.Key.Key_A)
    desk.qtbot.waitUntil(lambda: len(heard) == 2)

    assert heard[0] == end.format(last="the last one in the store. ")
    assert heard[1].endswith("North wins 27 : 21.")


def test_a_refusal_is_heard_each_time(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    heard = listen(desk)

    desk.click(7)
    desk.qtbot.waitUntil(lambda: len(heard) == 1)
    desk.click(7)
    desk.qtbot.waitUntil(lambda: len(heard) == 2)

    assert heard == ["This pit belongs to North."] * 2


def test_a_change_of_language_announces_nothing(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    heard = listen(desk)

    desk.speak(Language.GERMAN)
    desk.click(C)

    desk.qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["Süd sät c: 4 Samen, der letzte in den Speicher, Extrazug."]


def descriptions(desk: Desk) -> dict[str, str]:
    """What is said of the holes that have more than a name, by the beginning of that name; what a
    sowing would do is left out."""
    desk.settings.preview = False
    desk.window.game.board.refresh_names()
    return {
        control.accessibleName().split(",")[0]: control.accessibleDescription()
        for control in desk.window.game.board.controls
        if control.accessibleDescription()
    }


def test_what_the_last_sowing_did_is_said_where_it_did_it(desk: Desk) -> None:
    open_kalah(desk, "0,1,0,4,4,4/8|4,4,4,4,4,4/3|s")
    assert descriptions(desk) == {}

    desk.click(B)
    desk.wait_for_rest()

    assert descriptions(desk) == {
        "Pit b": "Sown last from here.",
        "Pit c": "The last seed fell here.",
        "Pit D": "Captured from here.",
    }


def test_a_pit_the_rules_forbid_says_why(desk: Desk) -> None:
    desk.session.open(
        Game(
            "oware-abapa",
            start=PRESETS["oware-abapa"].variant.position(
                "1,0,0,0,0,4/20|0,0,0,0,0,0/23|s",
            ),
        ),
        (PERSON, PERSON),
    )

    assert descriptions(desk) == {"Pit a": "North must be fed."}
    assert desk.window.game.board.controls[F].accessibleName() == (
        "Pit f, South, 4 seeds, playable"
    )


def test_nothing_can_be_sown_by_a_tool_while_the_computer_is_to_move(make_desk: MakeDesk) -> None:
    desk = make_desk(delay_ms=1_000_000)
    desk.begin(seats=(COMPUTER, PERSON))
    heard = listen(desk)
    assert not [c for c in desk.window.game.board.controls if "playable" in c.accessibleName()]

    pit = desk.window.game.board.controls[A]
    desk.window.game.board.press(A)

    desk.qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["Computer is thinking …"]
    assert pit.accessibleName() == "Pit a, South, 4 seeds"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_everything_that_takes_the_focus_has_a_name(desk: Desk, language: Language) -> None:
    desk.speak(language)
    desk.begin()
    for page in PageName:
        desk.window.go(page)
        root = desk.window.sheets.open or desk.window
        QApplication.processEvents()

        reachable = [
            each
            for each in root.findChildren(QWidget)
            if each.isVisible() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        assert reachable, page
        nameless = [each for each in reachable if not spoken(each)]
        assert not nameless, page
        if desk.window.sheets.open:
            desk.window.sheets.open.close()


def test_what_is_painted_can_be_come_to_as_text(desk: Desk) -> None:
    desk.begin()
    game = desk.window.game

    for painted in (game.stage.above, game.stage.below, game.moves.legend):
        interface = QAccessible.queryAccessibleInterface(painted)
        assert interface.role() is QAccessible.Role.StaticText
        assert interface.text(QAccessible.Text.Name)


def spoken(widget: QWidget) -> str:
    """What a reader says of a widget when the focus comes to it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return str(interface.text(QAccessible.Text.Name))
