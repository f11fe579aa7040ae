"""The session is the single truth: what it allows, what it says, and in which order."""

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.play.seats import Setup
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import write
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import OptionError
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON, Diary, Ponderer, Script

TWO = (PERSON, PERSON)
LAST_SEED = "0,0,0,0,0,1/20|0,0,0,0,1,0/26|s"  # South's f ends the game


def kalah(text: str) -> Game:
    variant = PRESETS["kalah-plyyard"].variant
    return Game("kalah-plyyard", variant, variant.position(text))


def test_before_the_first_game_nothing_happens(session: GameSession) -> None:
    assert not (session.can_undo or session.can_redo or session.can_retry or session.thinking)
    session.undo()
    session.redo()
    session.retry()

    assert session.ticket == 0


def test_what_happened_is_told_before_what_comes_next(session: GameSession) -> None:
    diary = Diary(session)

    session.begin(Setup("kalah-plyyard", TWO))
    session.choose(2)
    session.choose(0)

    assert diary.read() == [
        *["started", "changed", "asked SOUTH"],
        *["sown c", "changed", "asked SOUTH"],
        *["sown a", "changed", "asked NORTH"],
    ]


def test_the_position_has_changed_before_anybody_hears_of_it(session: GameSession) -> None:
    seen = []
    session.sown.connect(lambda sowing: seen.append(session.position == sowing.after))
    session.unsown.connect(lambda sowing: seen.append(session.position == sowing.before))
    session.begin(Setup("kalah-plyyard", TWO))

    session.choose(2)
    session.undo()

    assert seen == [True, True]


@pytest.mark.parametrize(
    ("pit", "reason"), [(6, "NOT_A_PIT"), (-1, "NOT_A_PIT"), (9, "NOT_YOUR_PIT"), (2, "EMPTY_PIT")]
)
def test_an_illegal_choice_is_refused_and_changes_nothing(
    pit: int, reason: str, session: GameSession
) -> None:
    session.begin(Setup("kalah-plyyard", TWO))
    session.choose(2)
    diary = Diary(session)
    before = write(session.game), session.ticket

    session.choose(pit)

    assert diary.read() == [f"refused {pit} {reason}"]
    assert (write(session.game), session.ticket) == before


@pytest.mark.parametrize("pit", range(13))
def test_nobody_plays_for_the_computer(pit: int, make_session: MakeSession) -> None:
    session = make_session(Ponderer())
    session.begin(Setup("kalah-plyyard", (COMPUTER, PERSON)))
    diary = Diary(session)

    session.choose(pit)

    assert diary.read() == [f"refused {pit} {'NOT_A_PIT' if pit == 6 else 'NOT_YOUR_PIT'}"]
    assert session.thinking


def test_rules_that_do_not_exist_leave_the_game_as_it_was(session: GameSession) -> None:
    session.begin(Setup("kalah-36", TWO))
    diary = Diary(session)

    with pytest.raises(OptionError):
        session.begin(Setup("kalah-plyyard", TWO, options={"pits": "99"}))

    assert diary.read() == []
    assert session.game.preset_id == "kalah-36"


def test_options_and_who_begins_are_part_of_the_setup(session: GameSession) -> None:
    session.begin(Setup("kalah-plyyard", TWO, Side.NORTH, {"pits": "4", "seeds": "3"}))

    assert str(session.position) == "3,3,3,3/0|3,3,3,3/0|n"


def test_the_end_is_told_once_and_nothing_is_asked_then(session: GameSession) -> None:
    session.open(kalah(LAST_SEED), TWO)
    diary = Diary(session)

    session.choose(5)
    session.choose(4)

    assert diary.read() == ["sown f", "changed", "finished ROW_EMPTY", "refused 4 GAME_OVER"]
    assert session.outcome and (session.outcome.south, session.outcome.north) == (21, 27)


def test_a_game_that_was_given_up_is_over(session: GameSession) -> None:
    game = kalah(LAST_SEED)
    game.resign(Side.SOUTH)

    session.open(game, (PERSON, COMPUTER))
    diary = Diary(session)
    session.choose(5)

    assert diary.read() == ["refused 5 GAME_OVER"]
    assert not session.can_retry


def test_a_finished_game_is_opened_without_asking_or_finishing(session: GameSession) -> None:
    game = kalah(LAST_SEED)
    game.play(5)
    diary = Diary(session)

    session.open(game, (COMPUTER, COMPUTER))

    assert diary.read() == ["started", "changed"]
    assert session.outcome and not session.thinking


def test_a_slot_may_start_another_game(session: GameSession) -> None:
    """Whoever answers to a sowing with another game is not told the end of the old story."""
    session.open(kalah(LAST_SEED), TWO)
    diary = Diary(session)
    again = Setup("oware-abapa", TWO)
    session.sown.connect(lambda sowing: session.begin(again))

    session.choose(5)

    assert diary.read() == ["sown f", "started", "changed", "asked SOUTH"]


def test_a_slot_of_asked_may_choose(session: GameSession) -> None:
    """Two players that answer as soon as they are asked play a whole game."""
    session.asked.connect(
        lambda side: session.choose(session.game.variant.legal_moves(session.position)[-1])
    )

    session.begin(Setup("kalah-plyyard", TWO))

    assert session.outcome


# ---------------------------------------------------------------- the simultaneous opening


def test_a_simultaneous_opening_asks_south_first(session: GameSession) -> None:
    diary = Diary(session)

    session.begin(Setup("congkak", TWO, Side.NORTH))
    session.choose(0)
    session.choose(9)

    assert diary.read()[2:7] == ["asked SOUTH", "sown a", "changed", "asked NORTH", "sown B"]


def test_the_computer_does_not_see_a_secret_choice(make_session: MakeSession, qtbot: QtBot) -> None:
    think = Script([9])
    session = make_session(think)
    session.begin(Setup("congkak", (PERSON, COMPUTER)))

    with qtbot.waitSignals([session.sown, session.sown]):
        session.choose(3)

    (request,) = think.requests
    assert request.position.to_sow is Side.NORTH
    assert request.position.opening and request.position.opening.choices == (None, None)
    assert all(each.opening and each.opening.choices == (None, None) for each in request.history)
