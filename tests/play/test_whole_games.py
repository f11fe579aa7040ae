"""Whole games of every preset through a session, by two players who know nothing but the rules."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.engine_thread import Computer
from mancala_desktop.play.seats import Draw, Setup, seated
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.text import read, write
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON, answer

GAMES = 100  # of every preset
THREADED_GAMES = 2  # of every preset, by computers in their thread

every_preset = pytest.mark.parametrize("preset", PRESETS)


@every_preset
def test_persons(preset: str, session: GameSession) -> None:
    random = Random(preset)
    ends: list[object] = []
    refused: list[object] = []
    session.finished.connect(ends.append)
    session.refused.connect(lambda pit, reason: refused.append(reason))

    for _ in range(GAMES):
        session.begin(Setup(preset, (PERSON, PERSON), Draw.RANDOM.side(random)))
        while not session.outcome:
            session.choose(random.choice(session.game.variant.legal_moves(session.position)))

    assert len(ends) == GAMES and not refused


@every_preset
def test_persons_who_change_their_minds(preset: str, session: GameSession) -> None:
    """Told forwards and backwards the sowings fit together, and the file tells the same game."""
    random = Random(preset)
    shown = [session.position]

    def forwards(sowing: Sowing) -> None:
        assert shown.pop() == sowing.before
        shown.append(sowing.after)

    def backwards(sowing: Sowing) -> None:
        assert shown.pop() == sowing.after
        shown.append(sowing.before)

    session.started.connect(lambda: shown.__setitem__(0, session.position))
    session.sown.connect(forwards)
    session.unsown.connect(backwards)
    session.begin(Setup(preset, (PERSON, PERSON)))
    while not session.outcome:
        what = random.random()
        if what < 0.2:
            session.undo()
        elif what < 0.3:
            session.redo()
        else:
            session.choose(random.choice(session.game.variant.legal_moves(session.position)))

    assert shown == [session.position]
    reading = read(write(session.game))
    assert reading.problem is None and reading.game
    assert reading.game.position == session.position


@every_preset
def test_a_person_who_changes_their_mind_against_a_computer(
    preset: str, make_session: MakeSession, qtbot: QtBot
) -> None:
    """Every undo ends where a person is asked, also amid the computer's thoughts."""
    random = Random(preset)
    session = make_session()
    session.begin(Setup(preset, seated(PERSON, COMPUTER, Draw.RANDOM.side(random))))
    while not session.outcome:
        what = random.random()
        before = session.game.ply
        if what < 0.2 and session.can_undo:
            session.undo()
            assert session.person_asked and session.game.ply < before
        elif what < 0.3 and session.can_redo:
            session.redo()
            assert session.game.ply > before
        elif session.person_asked:
            session.choose(random.choice(session.game.variant.legal_moves(session.position)))
        else:
            assert session.thinking
            with qtbot.waitSignal(session.sown):
                pass


@every_preset
def test_computers(preset: str, make_session: MakeSession, qtbot: QtBot) -> None:
    random = Random(preset)

    def think(level: Level, request: Request, stop: Stop) -> Answer:
        return answer(request, random.choice(request.variant.legal_moves(request.position)))

    session = make_session(think)
    for number in range(THREADED_GAMES):
        with qtbot.waitSignal(session.finished, timeout=30_000):
            session.begin(Setup(preset, (COMPUTER, COMPUTER), Side(number % 2)))


@every_preset
def test_two_computers_of_the_app(preset: str, make_session: MakeSession, qtbot: QtBot) -> None:
    """The real engine finds its way through whole games, secret choices included."""
    session = make_session(Computer(), seeds=Random(preset))
    ends: list[object] = []
    trouble: list[object] = []
    session.trouble.connect(trouble.append)
    for number in range(GAMES):
        with qtbot.waitSignal(session.finished, timeout=120_000):
            session.begin(Setup(preset, (COMPUTER, COMPUTER), Side(number % 2)))
        ends.append(session.outcome)

    assert not trouble
    assert len(ends) == GAMES and all(ends)
