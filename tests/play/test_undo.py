"""One undo takes me back to my own last decision, whatever came between."""

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.play.seats import Setup
from mancala_desktop.play.session import GameSession
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON, Diary, Ponderer, Script
from tests.play.test_session import LAST_SEED, kalah

AGAINST_COMPUTER = Setup("kalah-plyyard", (PERSON, COMPUTER))


@pytest.fixture
def after_chains(make_session: MakeSession, qtbot: QtBot) -> GameSession:
    """c a by me and C A by the computer: two chains, each with an extra turn in it."""
    session = make_session(Script([9, 7]))
    session.begin(AGAINST_COMPUTER)
    session.choose(2)
    with qtbot.waitSignals([session.sown] * 3):
        session.choose(0)
    assert session.person_asked
    return session


def test_between_two_persons_it_is_one_sowing(session: GameSession) -> None:
    session.begin(Setup("kalah-plyyard", (PERSON, PERSON)))
    for pit in (2, 0, 9, 7):
        session.choose(pit)
    diary = Diary(session)

    session.undo()
    session.undo()
    session.redo()

    assert diary.read() == [
        *["unsown A", "changed", "asked NORTH"],
        *["unsown C", "changed", "asked NORTH"],
        *["sown C", "changed", "asked NORTH"],
    ]


def test_against_the_computer_its_whole_chain_goes_too(after_chains: GameSession) -> None:
    diary = Diary(after_chains)

    after_chains.undo()

    assert diary.read() == ["unsown A", "unsown C", "unsown a", "changed", "asked SOUTH"]
    assert after_chains.game.ply == 1


def test_in_my_own_chain_it_is_my_last_sowing(after_chains: GameSession) -> None:
    after_chains.undo()
    diary = Diary(after_chains)

    after_chains.undo()

    assert diary.sowings() == ["unsown c"]
    assert not after_chains.can_undo
    after_chains.undo()
    assert diary.sowings() == []


def test_redo_comes_back_the_same_way(after_chains: GameSession) -> None:
    played = after_chains.position
    after_chains.undo()
    after_chains.undo()
    diary = Diary(after_chains)

    after_chains.redo()
    assert diary.sowings() == ["sown c"]
    after_chains.redo()
    assert diary.sowings() == ["sown a", "sown C", "sown A"]

    assert after_chains.position == played
    assert after_chains.person_asked and not after_chains.can_redo
    after_chains.redo()
    assert diary.read() == []


def test_another_choice_opens_another_line(after_chains: GameSession) -> None:
    after_chains.undo()
    after_chains.undo()

    after_chains.choose(2)
    after_chains.choose(1)

    assert not after_chains.can_redo
    after_chains.undo()
    assert [node.pit for node in after_chains.game.current.children] == [0, 1]


def test_twice_in_a_row_while_the_computer_thinks(make_session: MakeSession, qtbot: QtBot) -> None:
    think = Ponderer()
    session = make_session(think)
    session.begin(AGAINST_COMPUTER)
    session.choose(2)
    session.choose(0)
    qtbot.waitUntil(lambda: len(think.stops) == 1)
    diary = Diary(session)

    session.undo()
    session.undo()

    assert think.stops[0].is_set()
    assert not session.thinking
    assert diary.sowings() == ["unsown a", "unsown c"]
    session.redo()
    session.redo()
    qtbot.waitUntil(lambda: len(think.stops) == 2)  # it is asked anew, and nothing came between
    assert diary.sowings() == ["sown c", "sown a"]
    assert session.thinking


def test_an_answer_that_waits_for_the_board_is_void_after_undo(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Script([7]))
    session.begin(AGAINST_COMPUTER)
    session.set_board_moving(True)
    with qtbot.waitSignal(session.engine.answered):
        session.choose(0)
    diary = Diary(session)

    session.undo()
    session.set_board_moving(False)
    with qtbot.waitSignal(session._computer._rest.timeout):
        pass

    assert diary.sowings() == ["unsown a"]


def test_a_finished_game_can_be_taken_up_again(session: GameSession) -> None:
    session.open(kalah(LAST_SEED), (PERSON, COMPUTER))
    session.choose(5)
    diary = Diary(session)

    session.undo()
    assert diary.read() == ["unsown f", "changed", "asked SOUTH"]
    assert session.outcome is None

    session.redo()
    assert diary.read() == ["sown f", "changed", "finished ROW_EMPTY"]


def test_what_the_computer_opened_with_stays(make_session: MakeSession, qtbot: QtBot) -> None:
    session = make_session(Script([2, 0, 1]))
    with qtbot.waitSignals([session.sown] * 2):
        session.begin(Setup("kalah-plyyard", (COMPUTER, PERSON)))
    diary = Diary(session)

    session.undo()
    assert diary.read() == []

    with qtbot.waitSignals([session.sown] * 2):
        session.choose(8)
    assert session.can_undo
    diary.read()
    session.undo()
    assert diary.sowings() == ["unsown b", "unsown B"]
    assert session.game.ply == 2 and not session.can_undo


def test_two_computers_leave_nothing_to_undo(make_session: MakeSession, qtbot: QtBot) -> None:
    session = make_session()
    with qtbot.waitSignal(session.finished):
        session.begin(Setup("kalah-plyyard", (COMPUTER, COMPUTER), options={"pits": "4"}))

    assert not session.can_undo


def test_both_choices_of_an_opening_go_back_to_mine(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Script([9]))
    session.begin(Setup("congkak", (PERSON, COMPUTER)))
    start = session.position
    with qtbot.waitSignals([session.sown] * 2):
        session.choose(3)
    diary = Diary(session)

    session.undo()

    assert diary.sowings() == ["unsown B", "unsown d"]
    assert session.position == start
