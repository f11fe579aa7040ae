"""Beyond one game in the real window: a demo, other players, the pie rule, a series."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.seats import Seat, SeatKind, Setup
from mancala_desktop.play.series import Series
from mancala_desktop.play.settings import Language
from mancala_desktop.record.game import Pie
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.ui.dialogs.new_game import NewGameDialog
from mancala_desktop.ui.dialogs.pie import PieDialog
from mancala_desktop.ui.dialogs.table import TableDialog
from mancala_desktop.ui.widgets.buttons import IconButton
from mancala_desktop.ui.widgets.ladder import Ladder
from tests.play.fakes import COMPUTER, PERSON, Ponderer, lowest
from tests.ui.dialogs.touch import button, click
from tests.ui.window.conftest import Desk, MakeDesk

ADA, BEN = Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.PERSON, "Ben")
A, B, C, E = 0, 1, 2, 4


def tool(desk: Desk, name: str) -> IconButton:
    """The button below the board that is called so."""
    (found,) = (
        each for each in desk.window.findChildren(IconButton) if each.accessibleName() == name
    )
    return found


def asked(desk: Desk) -> PieDialog:
    """The question of the pie rule, once it is there."""
    desk.qtbot.waitUntil(lambda: isinstance(desk.window.sheets.open, PieDialog))
    dialog = desk.window.sheets.open
    assert isinstance(dialog, PieDialog)
    desk.qtbot.waitExposed(dialog)
    dialog.activateWindow()
    return dialog


def said(desk: Desk) -> str:
    return desk.window.game.status.text


def heard(desk: Desk) -> list[str]:
    texts: list[str] = []
    desk.window.conductor.announcer.announced.connect(texts.append)
    return texts


# ---------------------------------------------------------------- a demo


def test_only_a_demo_has_a_button_for_its_steps(make_desk: MakeDesk) -> None:
    desk = make_desk(Ponderer())
    desk.begin()
    step = tool(desk, "Single step")
    assert not (step.isVisible() or desk.window.deeds.step.isEnabled())
    assert desk.window.deeds.pause.isEnabled()

    desk.begin(seats=(COMPUTER, COMPUTER))
    assert step.isVisible() and step.isEnabled()

    desk.session.reseat((PERSON, COMPUTER))
    assert not step.isVisible()


def test_a_demo_is_held_stepped_and_goes_on_by_key(make_desk: MakeDesk) -> None:
    desk = make_desk(lowest, delay_ms=50)
    texts = heard(desk)
    desk.begin(seats=(COMPUTER, COMPUTER))
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.press(Qt.Key.Key_P)
    held = desk.plies()
    assert desk.session.paused and desk.window.deeds.pause.isChecked()
    desk.wait_for_rest()
    assert said(desk).endswith("The game is paused.")
    stage = desk.window.game.stage
    assert {stage.below.turn, stage.above.turn} == {"paused", ""}

    desk.press(Qt.Key.Key_N)
    desk.qtbot.waitUntil(lambda: desk.plies() == held + 1)
    assert desk.session.paused
    desk.press(Qt.Key.Key_Pause)

    desk.qtbot.waitUntil(lambda: desk.session.outcome is not None, timeout=20_000)
    assert not desk.window.deeds.pause.isEnabled()
    desk.qtbot.waitUntil(lambda: any("The game goes on." in text for text in texts))
    assert any("The game is paused." in text for text in texts)


def test_who_wants_to_sow_while_it_is_held_is_told_why_not(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.window.deeds.pause.trigger()

    desk.session.choose(A)

    assert desk.plies() == 0
    assert said(desk) == "The game is paused."
    assert "playable" not in desk.window.game.board.controls[A].accessibleName()
    desk.window.deeds.pause.trigger()
    assert "playable" in desk.window.game.board.controls[A].accessibleName()


# ---------------------------------------------------------------- other players


def test_players_change_in_mid_game(make_desk: MakeDesk) -> None:
    computer = Ponderer()
    desk = make_desk(computer)
    desk.begin("kalah-standard", (PERSON, PERSON))
    desk.click(A)
    desk.window.deeds.players.trigger()
    dialog = desk.window.sheets.open
    assert isinstance(dialog, TableDialog)

    south, north = dialog._choices
    click(button(north, "Computer"))
    ladder = north.findChild(Ladder)
    assert isinstance(ladder, Ladder)
    ladder.step_to(6)
    name = south.findChild(QLineEdit)
    assert isinstance(name, QLineEdit)
    QTest.keyClicks(name, "Ada")
    click(button(dialog, "Play on"))

    assert desk.session.seats == (ADA, Seat(SeatKind.COMPUTER, "", 7))
    desk.qtbot.waitUntil(lambda: len(computer.stops) == 1)
    assert desk.window.top.subtitle.endswith("against computer")
    assert desk.window.game.stage.above.accessibleName().startswith("Computer · North, Level 7")
    assert desk.session.game.headers["NorthSeat"] == "computer level 7"


def test_sides_change_in_mid_game_and_the_board_turns(make_desk: MakeDesk) -> None:
    desk = make_desk(Ponderer())
    desk.begin("kalah-standard", (ADA, COMPUTER))
    desk.window.deeds.players.trigger()
    dialog = desk.window.sheets.open
    assert dialog is not None

    click(button(dialog, "Change sides"))
    click(button(dialog, "Play on"))

    assert desk.session.seats == (COMPUTER, ADA)
    assert desk.session.thinking
    assert desk.window.deeds.flip.isChecked()


def test_closing_the_players_changes_nothing(desk: Desk) -> None:
    desk.begin("kalah-standard", (ADA, BEN))
    ticket = desk.session.ticket
    desk.window.deeds.players.trigger()
    dialog = desk.window.sheets.open
    assert dialog is not None
    click(button(dialog, "Change sides"))

    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    assert (desk.session.seats, desk.session.ticket) == ((ADA, BEN), ticket)


# ---------------------------------------------------------------- the pie rule


@pytest.fixture
def offered(desk: Desk) -> Desk:
    """Ada has made the first turn."""
    desk.session.begin(Setup("kalah-plyyard", (ADA, BEN), pie=True))
    desk.click(C)
    desk.click(E)
    return desk


def test_the_second_player_is_asked_and_swaps_by_key(offered: Desk) -> None:
    dialog = asked(offered)
    assert "Ada has made the first turn, as South." in dialog._question.text()

    QTest.keyClick(dialog, Qt.Key.Key_T)

    assert offered.session.seats == (BEN, ADA)
    assert said(offered) == "Pie rule: Ben has taken over South.  North to move."
    assert offered.window.game.stage.below.accessibleName().startswith("Ben · South")
    assert offered.window.game.stage.above.turn == "to move"


@pytest.mark.parametrize(("language", "keys"), [(Language.ENGLISH, "kt"), (Language.GERMAN, "bn")])
def test_either_answer_has_a_letter(offered: Desk, language: Language, keys: str) -> None:
    offered.speak(language)
    for answer, key in zip(Pie, keys, strict=True):
        dialog = asked(offered)
        with offered.qtbot.waitSignal(offered.session.pie_answered) as answered:
            QTest.keyClicks(dialog, key)
        assert answered.args == [answer]
        offered.window.deeds.undo.trigger()


def test_an_answer_that_is_taken_back_is_not_told_any_more(offered: Desk) -> None:
    QTest.keyClick(asked(offered), Qt.Key.Key_Return)
    assert said(offered).startswith("Pie rule: Ben keeps North.")

    offered.window.deeds.undo.trigger()

    assert said(offered).startswith("Pie rule: the answer is taken back.")


def test_enter_keeps_the_side(offered: Desk) -> None:
    QTest.keyClick(asked(offered), Qt.Key.Key_Return)

    assert offered.session.seats == (ADA, BEN)
    assert offered.session.person_asked
    assert said(offered).startswith("Pie rule: Ben keeps North.")


def test_a_question_put_off_is_asked_again_by_a_click_on_the_board(offered: Desk) -> None:
    QTest.keyClick(asked(offered), Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert offered.window.sheets.open is None
    assert said(offered).endswith("North chooses first: keep the side, or change it.")

    offered.click(7)

    assert asked(offered).isVisible()
    assert offered.plies() == 2


def test_it_can_be_asked_again_by_key(offered: Desk) -> None:
    QTest.keyClick(asked(offered), Qt.Key.Key_Escape)
    QApplication.processEvents()

    offered.window.deeds.answer_pie.trigger()

    click(button(asked(offered), "&Take over South"))
    assert offered.session.seats == (BEN, ADA)
    assert not offered.window.deeds.answer_pie.isEnabled()


def test_it_waits_until_another_dialog_is_closed(desk: Desk) -> None:
    desk.session.begin(Setup("kalah-plyyard", (ADA, BEN), pie=True))
    desk.window.deeds.about.trigger()
    about = desk.window.sheets.open
    assert about is not None
    desk.session.choose(A)
    QApplication.processEvents()
    assert desk.window.sheets.open is about

    about.close()

    assert asked(desk).isVisible()


def test_another_game_takes_the_question_away(offered: Desk) -> None:
    asked(offered)

    offered.begin("kalah-standard", (ADA, BEN))

    assert offered.window.sheets.open is None


def test_whoever_does_not_see_hears_the_question_and_the_board(offered: Desk) -> None:
    dialog = asked(offered)

    keep, swap = (button(dialog, text) for text in ("&Keep North", "&Take over South"))

    assert keep.accessibleDescription() == "Everybody stays, and North sows next."
    assert swap.accessibleDescription().startswith("Both change places")
    assert "Store, South, 2 seeds" in dialog._picture.accessibleName()


def test_it_is_told_that_the_computer_has_taken_my_side(make_desk: MakeDesk) -> None:
    def loses(level: Level, request: Request, stop: Stop) -> Answer:
        return replace(lowest(level, request, stop), score=-4)

    desk = make_desk(loses)
    desk.session.begin(Setup("kalah-plyyard", (ADA, COMPUTER), pie=True))
    texts = heard(desk)

    desk.click(A)

    desk.qtbot.waitUntil(lambda: desk.session.person_asked)
    told = "Pie rule: Computer has taken over South, you play North now."
    assert said(desk).startswith(told)
    desk.qtbot.waitUntil(lambda: any(told in text for text in texts))
    assert desk.window.deeds.flip.isChecked()  # I sit below, wherever that is
    desk.window.deeds.undo.trigger()
    assert desk.session.seats == (ADA, COMPUTER) and not desk.window.deeds.flip.isChecked()


def test_an_exchange_stands_in_the_move_list(offered: Desk) -> None:
    QTest.keyClick(asked(offered), Qt.Key.Key_T)

    model = offered.window.game.moves.model
    assert model.read(model.row(0)).startswith("1. South: c extra turn, e then sides are changed")


# ---------------------------------------------------------------- a series


def ended(desk: Desk, winner: Side | None) -> None:
    """The game in play is over."""
    game = desk.session.game
    game.conclude(Outcome(0, 0, winner, Termination.RESIGNATION))
    desk.session.open(game, desk.session.seats)


def test_the_series_stands_in_the_title_and_below_the_names(desk: Desk) -> None:
    desk.session.begin(
        Setup("kalah-plyyard", (ADA, Seat(SeatKind.COMPUTER, "", 3)), series=Series(3, 1.5, 0.5, 3))
    )

    assert desk.window.top.subtitle.startswith("game 3, first to 3 · ")
    below, above = (
        plate.accessibleName()
        for plate in (desk.window.game.stage.below, desk.window.game.stage.above)
    )
    assert "Series 1½" in below and "Level 3 · Series ½" in above
    ended(desk, Side.NORTH)
    assert "Series 1½" in desk.window.game.stage.above.accessibleName()


def test_the_next_game_begins_by_key_with_sides_changed(make_desk: MakeDesk) -> None:
    desk = make_desk(Ponderer())
    deed = desk.window.deeds.next_game
    desk.session.begin(Setup("kalah-plyyard", (ADA, COMPUTER), series=Series(2)))
    desk.click(A)
    assert not deed.isEnabled()
    ended(desk, Side.SOUTH)
    assert deed.isEnabled()

    deed.trigger()

    assert desk.session.seats == (COMPUTER, ADA) and desk.plies() == 0
    assert desk.window.top.subtitle.startswith("game 2, first to 2 · ")
    assert "Series 1" in desk.window.game.stage.below.accessibleName()
    ended(desk, Side.NORTH)
    assert not deed.isEnabled()  # Ada has won the series


def test_who_hears_the_end_hears_how_the_series_stands(desk: Desk) -> None:
    desk.session.begin(
        Setup("kalah-plyyard", (ADA, BEN), options={"pits": "4"}, series=Series(2, 1, 0, 2))
    )
    texts = heard(desk)
    session = desk.session
    while session.outcome is None:
        session.choose(session.game.variant.legal_moves(session.position)[0])

    desk.qtbot.waitUntil(lambda: any("the series" in text for text in texts))


# ---------------------------------------------------------------- all of it


@pytest.mark.parametrize("name", ["pause", "step", "players", "answer_pie", "next_game"])
def test_every_deed_of_a_match_has_a_key_and_a_place_in_the_menu(desk: Desk, name: str) -> None:
    deeds = desk.window.deeds
    deed = getattr(deeds, name)
    keys = [key.toString() for action in deeds.listed() for key in action.shortcuts()]
    menus: list[Callable[[], object]] = [desk.window._menus.game, desk.window._menus.edit]

    assert not deed.shortcut().isEmpty()
    assert all(keys.count(key.toString()) == 1 for key in deed.shortcuts())
    assert any(deed in menu().actions() for menu in menus)  # type: ignore[attr-defined]


def test_who_won_last_is_known_though_another_game_was_left_since(desk: Desk) -> None:
    desk.session.begin(Setup("kalah-plyyard", (ADA, BEN), options={"pits": "4"}))
    session = desk.session
    while session.outcome is None:
        session.choose(session.game.variant.legal_moves(session.position)[0])
    winner = session.outcome.winner
    assert winner is not None
    desk.begin("kalah-standard", (PERSON, PERSON))

    desk.settings.new_preset = "kalah-36"
    desk.window.deeds.new.trigger()
    dialog = desk.window.sheets.open
    assert isinstance(dialog, NewGameDialog)
    click(button(dialog, "Start game"))

    assert session.game.start.to_sow is winner  # nobody of that name sits there: it is the side


def test_the_card_with_the_result_leads_to_the_next_game_and_then_to_another_series(
    desk: Desk,
) -> None:
    desk.session.begin(Setup("kalah-plyyard", (ADA, BEN), series=Series(1, 0.5, 0, 2)))
    desk.session.conclude(lambda game: game.agree_draw())
    card = desk.window.closing.card
    desk.qtbot.waitUntil(card.isVisible)
    assert "The series is drawn" not in card.text
    click(button(card, "Rematch"))  # Ada has a point: the series is over, another one begins

    assert desk.session.game.headers["Series"] == str(Series(1))
    desk.session.begin(Setup("kalah-plyyard", (ADA, BEN), series=Series(2)))
    desk.session.conclude(lambda game: game.resign(Side.SOUTH))
    desk.qtbot.waitUntil(card.isVisible)
    assert "Ben leads the series 1 : 0." in card.text
    click(button(card, "Next game"))

    assert desk.session.game.headers["Series"] == str(Series(2, 1, 0, 2))
    assert desk.session.seats == (BEN, ADA)


def test_a_demo_waits_for_those_who_are_on_another_page(make_desk: MakeDesk) -> None:
    desk = make_desk(lowest)
    desk.begin(seats=(COMPUTER, COMPUTER))
    desk.qtbot.waitUntil(lambda: desk.plies() >= 2)

    desk.window.deeds.home.trigger()
    left = desk.plies()
    desk.qtbot.wait(300)
    assert desk.plies() == left and not desk.session.paused
    desk.window.show_game()

    desk.qtbot.waitUntil(lambda: desk.plies() > left)


@pytest.mark.parametrize("over", ["about", "menu"])
def test_a_demo_stands_while_a_dialog_or_a_menu_lies_over_it(desk: Desk, over: str) -> None:
    session, deeds = desk.session, desk.window.deeds
    session.begin(Setup("kalah-plyyard", (COMPUTER, COMPUTER)))
    session.pause(True)
    plies = desk.plies()
    computer = session._computer
    desk.qtbot.waitUntil(lambda: computer._answer is not None and not computer._rest.isActive())

    getattr(deeds, over).trigger()
    session.pause(False)
    assert desk.plies() == plies
    if desk.window.sheets.open:
        desk.window.sheets.open.close()
    while menu := QApplication.activePopupWidget():  # a submenu first
        QTest.keyClick(menu, Qt.Key.Key_Escape)

    desk.qtbot.waitUntil(lambda: desk.plies() > plies)


def test_the_players_of_a_finished_game_are_those_of_the_next_one(desk: Desk) -> None:
    desk.session.begin(Setup("kalah-plyyard", (ADA, BEN)))
    desk.session.conclude(lambda game: game.agree_draw())

    desk.window.deeds.players.trigger()

    dialog = desk.window.sheets.open
    assert isinstance(dialog, TableDialog)
    told = [label.text() for label in dialog.findChildren(QLabel)]
    assert "The next game is between these players." in told
    click(button(dialog, "Done"))
    assert desk.session.outcome is not None
