"""Hint and tutor in the real window: by button, by key, by ear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.advice import Advice, Tell
from mancala_desktop.engine.request import Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.seats import Seats
from mancala_desktop.play.settings import Language
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.scene import BoardScene
from mancala_desktop.ui.dialogs.tutor import TutorDialog
from mancala_desktop.ui.sound.cues import Sound
from mancala_desktop.ui.widgets.buttons import IconButton
from tests.play.fakes import COMPUTER, PERSON
from tests.ui.dialogs.touch import button, click, tabbed
from tests.ui.window.conftest import Desk, MakeDesk
from tests.ui.window.test_preview import description, status

TWO: Seats = (PERSON, PERSON)
A, B, C = range(3)
CTRL, CTRL_SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)


def c_is_best(request: Request, stop: Stop, tell: Tell) -> None:
    """Of every position: the third pit is worth 5 seeds, the second 4 and any other none."""
    row = request.position.layout.row(request.position.to_sow)
    values = dict.fromkeys(request.variant.legal_moves(request.position), 0)
    for pit, value in ((row[2], 5), (row[1], 4)):
        if pit in values:
            values[pit] = value
    best = max(values, key=values.__getitem__)
    tell(Advice(values, frozenset(), (best,), last=True))


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk(advise=c_is_best)


def hint(desk: Desk) -> None:
    """Ctrl+H, until the hint is there."""
    with desk.qtbot.waitSignal(desk.window.coaching._coach.hinted):
        QTest.keyClick(desk.window, Qt.Key.Key_H, CTRL)


def doubted(desk: Desk, pit: int) -> TutorDialog:
    """The tutor's question after this choice."""
    desk.click(pit)
    desk.qtbot.waitUntil(lambda: isinstance(desk.window.sheets.open, TutorDialog))
    dialog = desk.window.sheets.open
    assert isinstance(dialog, TutorDialog)
    desk.qtbot.waitExposed(dialog)
    return dialog


def previewed(desk: Desk) -> int | None:
    preview = desk.window.game.board.preview
    return None if preview is None else preview.start


def worn(desk: Desk, pit: int) -> frozenset[Mark]:
    scene = desk.window.game.board.scene()
    assert isinstance(scene, BoardScene)
    return scene.shown.marks[pit]


# ---------------------------------------------------------------- hint


def test_the_first_press_points_out_a_pit_and_the_second_says_why(desk: Desk) -> None:
    desk.begin(seats=TWO)

    hint(desk)
    assert status(desk) == "Hint: pit c.  South to move."
    assert Mark.HINT in worn(desk, C)
    assert desk.window.game.board.preview is None

    hint(desk)
    assert status(desk) == "Hint c: ends in your store."
    assert previewed(desk) == C


def test_it_is_shown_where_no_previews_are_wished_for_too(desk: Desk) -> None:
    desk.settings.preview = False
    desk.begin(seats=TWO)

    hint(desk)
    hint(desk)

    assert previewed(desk) == C


def test_a_hand_on_another_pit_sees_that_one_and_then_the_reason_again(desk: Desk) -> None:
    desk.begin(seats=TWO)
    hint(desk)
    hint(desk)
    board = desk.window.game.board

    board.focus_pit()
    desk.qtbot.waitUntil(lambda: status(desk).startswith("Preview a"))
    desk.window.setFocus()

    assert status(desk).startswith("Hint c: ends in your store.")


def test_it_is_gone_after_the_sowing(desk: Desk) -> None:
    desk.begin(seats=TWO)
    hint(desk)

    desk.click(C)
    desk.wait_for(plies=1)

    assert not [pit for pit in range(13) if Mark.HINT in worn(desk, pit)]
    assert desk.window.game.board.hint is None
    assert "Hint" not in status(desk)


def test_those_who_hear_the_board_hear_it(desk: Desk) -> None:
    with desk.qtbot.waitSignal(desk.window.conductor.announcer.announced):
        desk.begin(seats=TWO)
    with desk.qtbot.waitSignal(desk.window.conductor.announcer.announced) as told:
        hint(desk)
    assert told.args == ["Hint: pit c."]
    assert "Hint: sow this pit." in description(desk, C)

    with desk.qtbot.waitSignal(desk.window.conductor.announcer.announced) as told:
        hint(desk)
    assert told.args == ["Hint c: ends in your store."]


def test_it_speaks_the_language_of_now(desk: Desk) -> None:
    desk.begin(seats=TWO)
    hint(desk)

    desk.speak(Language.GERMAN)

    assert status(desk).startswith("Hinweis: Mulde c.")
    assert "Hinweis: diese Mulde säen." in description(desk, C)


def test_its_button_is_there_when_a_person_is_to_choose(make_desk: MakeDesk, qtbot: QtBot) -> None:
    desk = make_desk(delay_ms=2**31 - 1, advise=c_is_best)
    desk.begin(seats=(PERSON, COMPUTER))
    buttons = desk.window.findChildren(IconButton)
    (bulb,) = [each for each in buttons if each.accessibleName() == "Hint"]
    assert bulb.isEnabled()

    desk.click(A)

    assert desk.session.position.to_sow is Side.NORTH
    assert not bulb.isEnabled()


def test_while_it_is_thought_about_a_quiet_sign_says_so(make_desk: MakeDesk) -> None:
    def think(request: Request, stop: Stop, tell: Tell) -> None:
        stop.wait()

    desk = make_desk(advise=think)
    desk.begin(seats=TWO)

    desk.window.deeds.hint.trigger()
    assert status(desk).endswith("Looking for the best sowing …")
    desk.window.deeds.hint.trigger()
    assert status(desk).endswith("South to move.")


def test_it_has_a_sound(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        desk.window.soundtrack._player, "play", lambda name, volume: heard.append(name)
    )
    desk.begin(seats=TWO)
    heard.clear()

    hint(desk)
    hint(desk)

    assert heard == [Sound.HINT.value]


# ---------------------------------------------------------------- tutor


def tutored(desk: Desk) -> None:
    QTest.keyClick(desk.window, Qt.Key.Key_H, CTRL_SHIFT)
    assert desk.settings.tutor
    desk.begin(seats=TWO)


def test_it_asks_before_a_costly_sowing_and_not_before_another(desk: Desk) -> None:
    tutored(desk)
    desk.qtbot.waitUntil(lambda: desk.window.coaching._coach._known is not None)

    desk.click(B)
    desk.wait_for(plies=1)
    desk.click(7)

    dialog = doubted(desk, 7)
    assert dialog.accessibleDescription() == (
        "With A you are likely to give the win away, and 5 seeds."
    )
    assert desk.plies() == 1
    dialog.reject()
    assert desk.plies() == 1


def test_play_anyway_sows_it(desk: Desk) -> None:
    tutored(desk)

    click(button(doubted(desk, A), "Play anyway"))
    desk.wait_for(plies=1)

    assert desk.session.game.current.pit == A


def test_show_me_explains_the_better_one_and_lets_one_choose_again(desk: Desk) -> None:
    tutored(desk)

    click(button(doubted(desk, A), "Show me"))

    assert desk.plies() == 0
    assert status(desk) == "Hint c: ends in your store."
    assert Mark.HINT in worn(desk, C)
    assert previewed(desk) == C
    desk.click(C)
    desk.wait_for(plies=1)


def test_tutor_off_is_the_setting_and_says_so_and_what_was_chosen_is_sown(desk: Desk) -> None:
    tutored(desk)

    click(button(doubted(desk, A), "Tutor off"))

    assert not desk.settings.tutor and not desk.window.deeds.tutor.isChecked()
    desk.wait_for(plies=1)
    assert status(desk).startswith("The tutor is off.")


def test_by_keyboard_it_suggests_to_think_again(desk: Desk) -> None:
    tutored(desk)
    dialog = doubted(desk, A)
    focus = QApplication.focusWidget()
    assert focus is button(dialog, "Think again")
    assert len(tabbed(dialog)) == 4

    button(dialog, "Think again").setFocus()
    desk.press(Qt.Key.Key_Return)

    assert desk.window.sheets.open is None and desk.plies() == 0


def test_its_question_goes_when_the_game_goes_on_without_an_answer(desk: Desk) -> None:
    tutored(desk)
    doubted(desk, A)

    desk.session.choose(B)

    assert desk.window.sheets.open is None
    desk.wait_for(plies=1)


def test_of_what_the_computer_has_sown_nothing_is_said(make_desk: MakeDesk) -> None:
    desk = make_desk(advise=c_is_best)
    desk.settings.tutor = True
    told: list[str] = []
    desk.window.conductor.announcer.announced.connect(told.append)
    desk.begin(seats=(PERSON, COMPUTER))
    desk.click(B)
    desk.wait_for(plies=2)
    coach = desk.window.coaching._coach
    desk.qtbot.waitUntil(lambda: coach._known is not None)

    assert desk.window.sheets.open is None
    assert not [pit for pit in range(13) if Mark.HINT in worn(desk, pit)]
    assert not [sentence for sentence in told if "Hint" in sentence or "likely" in sentence]


def test_a_hint_that_is_wanted_while_one_looks_back_shows_the_present_first(desk: Desk) -> None:
    desk.begin("kalah-plyyard", (PERSON, PERSON))
    desk.session.choose(0)
    desk.wait_for_rest()
    desk.press(Qt.Key.Key_Home)
    assert desk.window.conductor.looking.node is desk.session.game.root

    hint(desk)

    assert desk.window.conductor.looking.node is desk.session.game.current
    assert desk.window.game.board.hint == 9  # North's third pit
    desk.press(Qt.Key.Key_Home)
    assert desk.window.game.board.hint is None  # it is about the present


def test_the_key_of_the_tutor_says_what_it_has_done(desk: Desk) -> None:
    desk.begin()
    tutor = desk.window.deeds.tutor

    tutor.trigger()
    assert desk.window.game.status.text.startswith("The tutor is on: it asks")
    tutor.trigger()
    assert desk.window.game.status.text.startswith("The tutor is off.")
