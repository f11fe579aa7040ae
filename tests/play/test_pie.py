"""The pie rule in play: who is asked, what the computer decides by, and who sits where afterwards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.seats import Seat, SeatKind, Setup, seats_of
from mancala_desktop.play.series import Series
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.storage import load
from mancala_desktop.record.game import Pie
from mancala_desktop.rules.board import Side
from tests.play.conftest import MakeSession
from tests.play.fakes import Diary, lowest

ADA, BEN = Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.PERSON, "Ben")
CHIP = Seat(SeatKind.COMPUTER, "Chip", 4)
A, C, E = 0, 2, 4


def expecting(score: int) -> object:
    def think(level: Level, request: Request, stop: Stop) -> Answer:
        return replace(lowest(level, request, stop), score=score)

    return think


def offered(session: GameSession) -> GameSession:
    """Two people, of whom the first has sown."""
    session.begin(Setup("kalah-plyyard", (ADA, BEN), pie=True))
    session.choose(C)
    assert not session.pie_offered
    session.choose(E)
    assert session.person_offered
    return session


def test_nobody_sows_before_it_is_answered(session: GameSession) -> None:
    offered(session)
    diary = Diary(session)
    assert not session.person_asked

    session.choose(7)

    assert diary.read() == ["refused 7 NOT_YOUR_PIT"]
    session.answer_pie(Pie.KEPT)
    assert diary.read() == ["changed", "asked NORTH"]
    session.choose(7)
    assert diary.read() == ["sown A", "changed", "asked SOUTH"]


def test_who_swaps_has_the_other_side_and_the_other_one_sows(session: GameSession) -> None:
    offered(session)
    before = session.position

    session.answer_pie(Pie.SWAPPED)

    assert session.seats == seats_of(session.game) == (BEN, ADA)
    assert session.position == before and session.position.to_sow is Side.NORTH
    assert session.game.headers["South"] == "Ben"


def test_an_answer_that_nobody_asked_for_changes_nothing(session: GameSession) -> None:
    session.begin(Setup("kalah-plyyard", (ADA, BEN), pie=True))
    diary = Diary(session)

    session.answer_pie(Pie.SWAPPED)

    assert diary.read() == [] and session.seats == (ADA, BEN)


@pytest.mark.parametrize(
    ("score", "seats"), [(-2, (CHIP, ADA)), (0, (ADA, CHIP)), (5, (ADA, CHIP))]
)
def test_the_computer_swaps_if_it_expects_to_lose(
    score: int, seats: tuple[Seat, Seat], make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(expecting(score))
    session.begin(Setup("kalah-plyyard", (ADA, CHIP), pie=True))
    session.choose(C)

    with qtbot.waitSignal(session.pie_answered) as answered:
        session.choose(E)

    assert answered.args == [Pie.SWAPPED if score < 0 else Pie.KEPT]
    assert session.seats == seats
    qtbot.waitUntil(lambda: session.person_asked)
    assert session.seats[session.position.to_sow] == ADA


def test_after_the_computer_has_swapped_one_undo_seats_me_where_i_began(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(expecting(-2))
    session.begin(Setup("kalah-plyyard", (ADA, CHIP), pie=True))
    session.choose(C)
    with qtbot.waitSignal(session.reseated):
        session.choose(E)
    diary = Diary(session)

    session.undo()

    assert diary.read() == ["unsown e", "changed", "asked SOUTH"]
    assert session.seats == seats_of(session.game) == (ADA, CHIP)
    session.redo()
    assert session.seats == (CHIP, ADA) and session.person_asked


def test_my_own_exchange_is_a_decision_that_undo_takes_back(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session()
    session.begin(Setup("kalah-plyyard", (CHIP, ADA), pie=True))
    qtbot.waitUntil(lambda: session.person_offered)
    opened = session.game.ply
    session.answer_pie(Pie.SWAPPED)
    qtbot.waitUntil(lambda: session.person_asked)
    assert session.seats == (ADA, CHIP)

    session.undo()

    assert session.person_offered and session.game.ply == opened
    assert session.seats == (CHIP, ADA) and not session.can_undo


def test_the_series_changes_sides_with_its_players(session: GameSession) -> None:
    session.begin(Setup("kalah-plyyard", (ADA, BEN), pie=True, series=Series(3, 2, 0.5, 4)))
    session.choose(A)

    session.answer_pie(Pie.SWAPPED)
    assert session.game.headers["Series"] == str(Series(3, 0.5, 2, 4))
    session.undo()
    assert session.game.headers["Series"] == str(Series(3, 2, 0.5, 4))


def test_an_exchange_is_there_after_a_restart(make_session: MakeSession, tmp_path: Path) -> None:
    session = make_session()
    path = tmp_path / "unfinished.mancala"
    autosave = Autosave(session, path)
    offered(session)
    session.answer_pie(Pie.SWAPPED)
    assert autosave.unsaved() is None

    game = load(path).game
    assert game is not None
    again = make_session()
    again.open(game, seats_of(game))

    assert again.seats == (BEN, ADA) and again.person_asked
    again.undo()
    assert again.seats == (ADA, BEN) and again.person_offered


def test_an_undo_after_a_jump_takes_back_what_was_answered_there(session: GameSession) -> None:
    offered(session)
    elsewhere = session.game.current
    session.undo()
    session.undo()
    session.choose(A)
    session.answer_pie(Pie.KEPT)
    played = session.game.current
    session.go(elsewhere)

    session.answer_pie(Pie.SWAPPED)
    session.undo()

    assert session.game.current is elsewhere and session.person_offered
    assert session.seats == (ADA, BEN)
    session.undo()
    assert session.game.current is played


@pytest.mark.parametrize("answer", Pie)
def test_undo_and_redo_go_back_and_on_across_an_answer(answer: Pie, session: GameSession) -> None:
    offered(session)
    session.answer_pie(answer)
    session.choose(7)
    session.choose(A)
    seats, end = session.seats, session.position
    steps = 0
    while session.can_undo:
        session.undo()
        steps += 1
    diary = Diary(session)

    for _ in range(steps):
        assert session.can_redo
        session.redo()

    assert (session.seats, session.position) == (seats, end) and not session.can_redo
    assert session.game.line() == session.game.current.path()
    assert [told for told in diary.read() if told.startswith("sown")] == [
        "sown c",
        "sown e",
        "sown A",
        "sown a",
    ]


def test_another_answer_than_the_one_taken_back_stands(session: GameSession) -> None:
    offered(session)
    session.answer_pie(Pie.SWAPPED)
    session.undo()

    session.answer_pie(Pie.KEPT)

    assert session.seats == (ADA, BEN) and not session.can_redo
    session.undo()
    session.redo()
    assert session.seats == (ADA, BEN) and session.person_asked
