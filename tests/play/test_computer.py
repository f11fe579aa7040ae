"""The computer is asked after everything is said, and answers when people can see it."""

import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QElapsedTimer, QThread
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.level import LEVELS, Level
from mancala_desktop.engine.options import Options
from mancala_desktop.engine.request import Answer, Limits, Request
from mancala_desktop.engine.search import PythonCore
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.play.seats import Seat, SeatKind, Setup
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.text import read, write
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON, Diary, Ponderer, Script, lowest
from tests.play.test_session import LAST_SEED, kalah
from tests.rest import at_rest

AGAINST_COMPUTER = Setup("kalah-plyyard", (PERSON, COMPUTER))


def test_it_is_asked_after_all_has_been_said(qtbot: QtBot) -> None:
    entries: list[str] = []

    class Engine(EngineThread):
        def ask(self, level: Level, request: Request) -> None:
            entries.append("engine asked")

    session = GameSession(Engine(lowest))
    session.begin(AGAINST_COMPUTER)
    diary = Diary(session)
    entries = diary.entries

    session.choose(0)

    assert diary.read() == ["sown a", "changed", "asked NORTH", "engine asked"]
    session.close()


def test_whether_it_thinks_is_known_when_the_change_is_told(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Script([7]))
    thinking: list[bool] = []
    session.begin(AGAINST_COMPUTER)
    session.changed.connect(lambda: thinking.append(session.thinking))

    with qtbot.waitSignals([session.sown] * 2):
        session.choose(0)

    assert thinking == [True, False]


def test_its_answer_waits_until_the_seeds_have_landed(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    delay = 80
    session = make_session(Script([7]), answer_delay_ms=delay)
    session.begin(AGAINST_COMPUTER)
    session.sown.connect(lambda sowing: session.set_board_moving(True))
    with qtbot.waitSignal(session.engine.answered):
        session.choose(0)
    diary = Diary(session)
    qtbot.assertNotEmitted(session.sown, wait=2 * delay)

    clock = QElapsedTimer()
    clock.start()
    with qtbot.waitSignal(session.sown):
        session.set_board_moving(False)

    assert clock.elapsed() >= 0.9 * delay  # a timer may be a twentieth early
    assert diary.sowings() == ["sown A"]


def test_every_sowing_of_its_chain_waits(make_session: MakeSession, qtbot: QtBot) -> None:
    """Also on a board that does not move: nobody could see what it did."""
    delay = 40
    session = make_session(Script([9, 7]), answer_delay_ms=delay)
    session.begin(AGAINST_COMPUTER)
    clock = QElapsedTimer()
    clock.start()

    with qtbot.waitSignals([session.sown] * 3):
        session.choose(0)

    assert clock.elapsed() >= 2 * 0.9 * delay


@pytest.mark.parametrize("change", ["begin", "open", "undo", "close"])
def test_a_stale_answer_is_dropped(change: str, make_session: MakeSession, qtbot: QtBot) -> None:
    think = Ponderer()
    session = make_session(think)
    session.begin(AGAINST_COMPUTER)
    session.choose(0)
    qtbot.waitUntil(lambda: len(think.stops) == 1)
    ticket = session.ticket
    match change:
        case "begin":
            session.begin(AGAINST_COMPUTER)
        case "open":
            session.open(kalah(LAST_SEED), (PERSON, COMPUTER))
        case "undo":
            session.undo()
        case "close":
            session.close()
    before = session.position
    assert think.stops[0].is_set()
    assert not session.thinking

    qtbot.waitUntil(lambda: not session.engine._unfinished)
    session.engine.answered.emit(Answer(ticket, 7, 0, False, (), 0, 0, 0))

    assert session.position == before


def test_what_an_older_question_brought_is_dropped_while_a_new_one_is_thought_about(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    think = Ponderer()
    session = make_session(think)
    session.begin(Setup("kalah-plyyard", (COMPUTER, PERSON)))
    old = session.ticket
    session.begin(Setup("kalah-plyyard", (COMPUTER, PERSON)))
    diary = Diary(session)

    session.engine.answered.emit(Answer(old, 0, 0, False, (), 0, 0, 0))
    session.engine.failed.emit(old, ZeroDivisionError())
    with qtbot.waitSignal(session._computer._rest.timeout):
        pass

    assert diary.read() == []
    assert session.thinking


def test_a_slot_of_asked_that_sows_has_the_computer_asked_once(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session()
    asked: list[int] = []
    ask = session.engine.ask

    def count(level: Level, request: Request) -> None:
        asked.append(request.ticket)
        ask(level, request)

    session.engine.ask = count  # type: ignore[method-assign]
    session.asked.connect(lambda side: session.choose(2) if session.game.ply == 0 else None)
    session.asked.connect(lambda side: session.choose(0) if session.game.ply == 1 else None)

    session.begin(AGAINST_COMPUTER)

    assert asked == [session.ticket]


def test_the_first_question_may_be_the_computers(make_session: MakeSession, qtbot: QtBot) -> None:
    think = Script([8])
    session = make_session(think)

    with qtbot.waitSignal(session.sown):
        session.begin(Setup("oware-abapa", (PERSON, COMPUTER), Side.NORTH))

    (request,) = think.requests
    assert request.limits == LEVELS[0].limits
    assert request.position == session.game.start


def test_a_game_keeps_its_seed(make_session: MakeSession, qtbot: QtBot) -> None:
    think = Script([])
    session = make_session(think, seeds=Random(1))
    for setup in (AGAINST_COMPUTER, AGAINST_COMPUTER):
        session.begin(setup)
        with qtbot.waitSignals([session.sown] * 2):
            session.choose(0)
    again = read(write(session.game)).game
    assert again
    with qtbot.waitSignals([session.sown] * 2):
        session.open(again, session.seats)
        session.undo()
        session.choose(0)

    first, second, third = (request.seed for request in think.requests)
    assert first != second == third


def test_a_level_that_does_not_exist_is_the_nearest(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    asked: list[Level] = []

    def think(level: Level, request: Request, stop: Stop) -> Answer:
        asked.append(level)
        return lowest(level, request, stop)

    session = make_session(think)
    with qtbot.waitSignal(session.sown):
        session.begin(Setup("oware-abapa", (Seat(SeatKind.COMPUTER, level=99), PERSON)))

    assert asked == [LEVELS[-1].of(Family.OWARE)]


def test_another_question_takes_the_one_before_back(qtbot: QtBot) -> None:
    think = Ponderer()
    engine = EngineThread(think)
    game = kalah(LAST_SEED)
    limits = LEVELS[0].limits
    first, second = (Request(ticket, game.variant, game.start, (), limits) for ticket in (1, 2))
    answered: list[Answer] = []
    engine.answered.connect(answered.append)
    engine.ask(LEVELS[0], first)
    qtbot.waitUntil(lambda: len(think.stops) == 1)

    engine.ask(LEVELS[0], second)
    qtbot.waitUntil(lambda: len(think.stops) == 2)
    with qtbot.waitSignal(engine.answered):
        think.stops[1].set()

    assert [answer.ticket for answer in answered] == [2]
    engine.close()


def test_after_the_end_nobody_answers(make_session: MakeSession, qtbot: QtBot) -> None:
    session = make_session()
    session.begin(AGAINST_COMPUTER)
    session.close()

    session.choose(0)

    qtbot.assertNotEmitted(session.sown, wait=50)
    assert at_rest()


def test_it_thinks_in_another_thread(make_session: MakeSession, qtbot: QtBot) -> None:
    threads: list[QThread] = []

    def think(level: Level, request: Request, stop: Stop) -> Answer:
        threads.append(QThread.currentThread())
        return lowest(level, request, stop)

    session = make_session(think)
    session.sown.connect(lambda sowing: threads.append(QThread.currentThread()))
    with qtbot.waitSignals([session.sown] * 2):
        session.begin(AGAINST_COMPUTER)
        session.choose(0)

    gui = session.thread()
    assert [thread is gui for thread in threads] == [True, False, True]


# ---------------------------------------------------------------- move now


def test_hurried_it_sows_the_best_it_has(make_session: MakeSession, qtbot: QtBot) -> None:
    think = Ponderer()
    session = make_session(think)
    session.begin(AGAINST_COMPUTER)
    session.choose(0)
    qtbot.waitUntil(lambda: len(think.stops) == 1)
    diary = Diary(session)

    with qtbot.waitSignal(session.sown):
        session.hurry()

    assert diary.sowings() == ["sown A"]
    assert session.person_asked


def test_hurried_before_it_has_begun_it_answers_all_the_same(qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def think(level: Level, request: Request, stop: Stop) -> Answer:
        begun.set()
        go_on.wait()
        return lowest(level, request, stop)

    engine = EngineThread(think)
    game = kalah(LAST_SEED)
    limits = LEVELS[0].limits
    engine.ask(LEVELS[0], Request(1, game.variant, game.start, (), limits))
    qtbot.waitUntil(begun.is_set)
    engine.ask(LEVELS[0], Request(2, game.variant, game.start, (), limits))

    engine.hurry()
    with qtbot.waitSignal(engine.answered) as answered:
        go_on.set()

    assert answered.args[0].ticket == 2
    engine.close()


def test_hurried_it_does_not_let_people_look_any_longer(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Script([7]), answer_delay_ms=1_000_000)
    session.begin(AGAINST_COMPUTER)
    with qtbot.waitSignal(session.engine.answered):
        session.choose(0)
    diary = Diary(session)

    session.hurry()

    assert diary.sowings() == ["sown A"]


def test_hurried_it_still_waits_for_the_seeds_to_land(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Script([7]), answer_delay_ms=1_000_000)
    session.begin(AGAINST_COMPUTER)
    session.set_board_moving(True)
    with qtbot.waitSignal(session.engine.answered):
        session.choose(0)
    diary = Diary(session)

    session.hurry()
    assert diary.read() == []

    with qtbot.waitSignal(session.sown):
        session.set_board_moving(False)


def test_what_was_hurried_can_still_be_taken_back(make_session: MakeSession, qtbot: QtBot) -> None:
    think = Ponderer()
    session = make_session(think)
    session.begin(AGAINST_COMPUTER)
    session.choose(0)
    qtbot.waitUntil(lambda: len(think.stops) == 1)
    session.hurry()
    session.undo()
    diary = Diary(session)

    qtbot.waitUntil(lambda: not session.engine._unfinished)

    assert diary.read() == []


def test_nobody_is_hurried_while_a_person_chooses(make_session: MakeSession) -> None:
    session = make_session()
    session.begin(AGAINST_COMPUTER)
    diary = Diary(session)

    session.hurry()

    assert diary.read() == []


def test_a_search_that_would_take_days_can_be_hurried(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    computer, begun = Computer(), threading.Event()

    def think(level: Level, request: Request, stop: Stop) -> Answer:
        begun.set()
        return computer(replace(level, limits=Limits(exact=True), sharpness=None), request, stop)

    session = make_session(think)
    session.begin(Setup("congkak-sequential", (COMPUTER, PERSON)))
    qtbot.waitUntil(begun.is_set)

    with qtbot.waitSignal(session.sown):
        session.hurry()


def test_what_the_computer_answered_is_known_until_the_next_change(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Script([7]))
    known: list[Answer | None] = []
    session.sown.connect(lambda sowing: known.append(session.last_answer))
    session.begin(AGAINST_COMPUTER)

    with qtbot.waitSignals([session.sown] * 2):
        session.choose(0)

    assert known[0] is None
    assert known[1] is not None and known[1].pit == 7
    assert session.last_answer is known[1]
    session.undo()
    assert session.last_answer is None


# ---------------------------------------------------------------- what it may use


class Told(PythonCore):
    """A core that notes which options it is told, and in which thread."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.told = [options]
        self.threads = [threading.get_ident()]

    def configure(self, options: Options) -> None:
        self.told.append(options)
        self.threads.append(threading.get_ident())


def test_new_options_count_from_the_next_question_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Told] = []

    def make(options: Options) -> Told:
        made.append(Told(options))
        return made[-1]

    monkeypatch.setattr("mancala_desktop.play.engine_thread.core", make)
    small, large = Options(table_mb=64), Options(table_mb=512, book=False)
    computer = Computer(small)
    engine = EngineThread(computer)
    game = kalah(LAST_SEED)
    for ticket, options in enumerate((small, small, large, large, small)):
        computer.use(options)
        with qtbot.waitSignal(engine.answered):
            engine.ask(LEVELS[0], Request(ticket, game.variant, game.start))
    engine.close()

    (core,) = made
    assert core.told == [small, large, small]
    assert threading.get_ident() not in core.threads


# ---------------------------------------------------------------- trouble


class Broken:
    """Fails at first, then knows better."""

    def __init__(self) -> None:
        self.failures = 1

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        if self.failures:
            self.failures -= 1
            raise ZeroDivisionError("in the engine")
        return lowest(level, request, stop)


@pytest.fixture
def in_trouble(make_session: MakeSession, qtbot: QtBot) -> GameSession:
    session = make_session(Broken())
    session.begin(AGAINST_COMPUTER)
    with qtbot.captureExceptions() as exceptions, qtbot.waitSignal(session.trouble):
        session.choose(0)
    assert [str(error) for _, error, _ in exceptions] == ["in the engine"]
    return session


def test_an_exception_is_told_and_the_game_kept(in_trouble: GameSession) -> None:
    assert not in_trouble.thinking
    assert in_trouble.can_undo and in_trouble.can_retry
    assert in_trouble.game.ply == 1


def test_after_trouble_the_computer_can_be_asked_again(
    in_trouble: GameSession, qtbot: QtBot
) -> None:
    diary = Diary(in_trouble)

    with qtbot.waitSignal(in_trouble.sown):
        in_trouble.retry()

    assert diary.sowings() == ["sown A"]
    assert not in_trouble.can_retry


def test_after_trouble_i_can_undo(in_trouble: GameSession, qtbot: QtBot) -> None:
    in_trouble.undo()
    assert in_trouble.person_asked

    with qtbot.waitSignals([in_trouble.sown] * 2):
        in_trouble.choose(1)


@pytest.mark.parametrize("pit", [0, 13, None])
def test_an_illegal_answer_is_trouble_too(
    pit: int | None, make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(
        lambda level, request, stop: Answer(request.ticket, pit, 0, False, (), 0, 0, 0)
    )
    session.begin(AGAINST_COMPUTER)

    with qtbot.waitSignal(session.trouble) as trouble:
        session.choose(0)

    assert type(trouble.args[0]).__name__ == "IllegalMoveError"
    assert session.can_retry and session.game.ply == 1


# ---------------------------------------------------------------- the end of the thread

CLOSE_WHILE_THINKING = """
from PySide6.QtCore import QCoreApplication, QTimer
from mancala_desktop.play.seats import Setup
from tests.play.fakes import COMPUTER, Ponderer, session_with

app = QCoreApplication([])
for turn in range(20):
    think = Ponderer()
    session = session_with(think)
    session.begin(Setup("kalah-plyyard", (COMPUTER, COMPUTER)))
    while turn % 2 and not think.stops:  # also: closed before it has begun to think
        app.processEvents()
    session.close()
    session.close()
"""
FORGOTTEN = """
from PySide6.QtCore import QCoreApplication
from mancala_desktop.play.seats import Setup
from tests.play.fakes import COMPUTER, Ponderer, session_with

app = QCoreApplication([])
think = Ponderer()
session = session_with(think)
session.begin(Setup("kalah-plyyard", (COMPUTER, COMPUTER)))
while not think.stops:
    app.processEvents()
"""


@pytest.mark.parametrize("script", [CLOSE_WHILE_THINKING, FORGOTTEN])
def test_no_thread_is_destroyed_while_it_runs(script: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
