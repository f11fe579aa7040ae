"""The computer against itself: held, step by step, forwards and backwards, and taken over."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.play.seats import Setup, seats_of
from mancala_desktop.play.session import GameSession
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON, Diary, Ponderer, Script

DEMO = Setup("kalah-plyyard", (COMPUTER, COMPUTER))


@pytest.fixture
def held(session: GameSession, qtbot: QtBot) -> GameSession:
    """A demo that was held before anybody has sown, with an answer that waits."""
    session.begin(DEMO)
    session.pause(True)
    with qtbot.waitSignal(session.engine.answered):
        pass
    return session


def test_it_plays_to_the_end_by_itself(session: GameSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.finished):
        session.begin(DEMO)

    assert session.demo and not session.can_undo


def test_what_is_held_is_not_sown(held: GameSession, qtbot: QtBot) -> None:
    held.set_board_moving(True)
    held.set_board_moving(False)
    with qtbot.waitSignal(held._computer._rest.timeout):
        pass

    assert held.game.ply == 0 and held.paused


def test_what_is_suspended_is_not_sown_either(held: GameSession, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not held._computer._rest.isActive())
    held.suspend(True)
    held.pause(False)
    assert held.game.ply == 0 and not held.paused

    with qtbot.waitSignal(held.sown):
        held.suspend(False)


def test_it_goes_on_where_it_was_held(held: GameSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(held.finished):
        held.pause(False)

    assert not held.paused


def test_a_step_is_one_sowing(held: GameSession, qtbot: QtBot) -> None:
    for ply in (1, 2, 3):
        with qtbot.waitSignal(held.sown):
            held.step()
        with qtbot.waitSignal(held.engine.answered):
            pass
        assert held.game.ply == ply and held.paused


def test_a_step_holds_a_game_that_runs(make_session: MakeSession, qtbot: QtBot) -> None:
    think = Ponderer()
    session = make_session(think)
    session.begin(DEMO)
    qtbot.waitUntil(lambda: len(think.stops) == 1)

    session.step()
    with qtbot.waitSignal(session.sown):
        session.hurry()
    qtbot.waitUntil(lambda: len(think.stops) == 2)
    with qtbot.waitSignal(session.engine.answered):
        think.stops[1].set()

    assert session.game.ply == 1


def test_steps_can_be_taken_back_and_made_again(held: GameSession, qtbot: QtBot) -> None:
    for _ in range(3):
        with qtbot.waitSignal(held.sown):
            held.step()
    diary = Diary(held)

    held.undo()
    held.undo()
    held.redo()

    assert [entry[:5] for entry in diary.sowings()] == ["unsow", "unsow", "sown "]
    assert held.game.ply == 2 and held.paused


def test_a_person_may_take_over(held: GameSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(held.sown):
        held.step()
    held.reseat((PERSON, COMPUTER))
    held.pause(False)
    qtbot.waitUntil(lambda: held.person_asked)

    assert seats_of(held.game) == (PERSON, COMPUTER)
    assert not held.demo


def test_while_it_is_held_no_person_sows(make_session: MakeSession, qtbot: QtBot) -> None:
    session = make_session(Script([7]))
    session.begin(Setup("kalah-plyyard", (PERSON, COMPUTER)))
    session.pause(True)
    diary = Diary(session)

    session.choose(0)

    assert diary.read() == ["refused 0 NOT_YOUR_PIT"]
    session.pause(False)
    with qtbot.waitSignals([session.sown] * 2):
        session.choose(0)


def test_another_game_is_not_held(held: GameSession) -> None:
    held.begin(DEMO)

    assert not held.paused


def test_a_game_that_is_over_is_not_held(session: GameSession, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.finished):
        session.begin(DEMO)

    session.pause(True)

    assert not session.paused
