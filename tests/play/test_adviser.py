"""Advice shares the engine's thread with the game, and is never told of another position."""

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.advice import Advice, Tell
from mancala_desktop.engine.level import LEVELS, Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play import engine_thread
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.record.game import Game
from mancala_desktop.rules.position import Position
from tests.play.fakes import lowest


class Sage:
    """Tells a first answer, waits until it may go on or is stopped, and tells the last one.

    `diary` is what happened in the thread.
    """

    def __init__(self) -> None:
        self.diary: list[str] = []
        self.requests: list[Request] = []
        self.go_on = threading.Event()

    def advise(self, request: Request, stop: Stop, tell: Tell) -> None:
        self.requests.append(request)
        self.diary.append(f"advice {request.ticket}")
        tell(said(request, last=False))
        while not self.go_on.wait(0.001):
            if stop.is_set():
                self.diary.append(f"stopped {request.ticket}")
                return
        tell(said(request, last=True))

    def choose(self, level: Level, request: Request, stop: Stop) -> Answer:
        self.diary.append("game")
        return lowest(level, request, stop)


def said(request: Request, last: bool) -> Advice:
    pits = request.variant.legal_moves(request.position)
    return Advice(dict.fromkeys(pits, 0), frozenset(), (pits[0],), last)


@pytest.fixture
def sage() -> Sage:
    return Sage()


@pytest.fixture
def engine(sage: Sage, qapp: object) -> Iterator[EngineThread]:
    engine = EngineThread(sage.choose, sage.advise)
    yield engine
    engine.close()


@pytest.fixture
def adviser(engine: EngineThread) -> Adviser:
    return Adviser(engine)


@pytest.fixture
def heard(adviser: Adviser) -> list[tuple[int, bool]]:
    """The tickets told, and whether it was the last time."""
    heard: list[tuple[int, bool]] = []
    adviser.advised.connect(lambda ticket, advice: heard.append((ticket, advice.last)))
    return heard


Heard = list[tuple[int, bool]]


def until(qtbot: QtBot, heard: Heard, count: int) -> None:
    qtbot.waitUntil(lambda: len(heard) >= count)


def test_it_is_told_soon_and_then_better(
    qtbot: QtBot, sage: Sage, adviser: Adviser, heard: Heard
) -> None:
    game = Game("kalah-plyyard")

    ticket = adviser.ask(game, game.root)
    until(qtbot, heard, 1)
    first = adviser.known(game.root)
    sage.go_on.set()
    until(qtbot, heard, 2)

    assert heard == [(ticket, False), (ticket, True)]
    assert first and not first.last
    known = adviser.known(game.root)
    assert known and known.last


def test_the_engine_is_told_what_came_before(qtbot: QtBot, sage: Sage, adviser: Adviser) -> None:
    game = Game("oware-abapa")
    game.play(0)
    game.play(7)
    sage.go_on.set()

    with qtbot.waitSignal(adviser.advised):
        adviser.ask(game, game.current)

    (request,) = sage.requests
    assert request.position == game.position
    assert request.history == game.history


def test_what_the_other_side_has_chosen_stays_secret(
    qtbot: QtBot, sage: Sage, adviser: Adviser
) -> None:
    game = Game("congkak")
    game.play(3)
    opening = game.position.opening
    assert opening

    with qtbot.waitSignal(adviser.advised):
        adviser.ask(game, game.current)

    assert sage.requests[0].position.opening == opening.unseen() != opening


def test_a_question_of_the_game_interrupts_it_and_then_it_begins_again(
    qtbot: QtBot, sage: Sage, engine: EngineThread, adviser: Adviser, heard: Heard
) -> None:
    game = Game("kalah-plyyard")
    adviser.ask(game, game.root)
    until(qtbot, heard, 1)

    with qtbot.waitSignal(engine.answered):
        engine.ask(LEVELS[0], Request(1, game.variant, game.start))
    until(qtbot, heard, 2)

    assert sage.diary == ["advice 1", "stopped 1", "game", "advice 1"]


def test_it_waits_while_the_game_asks(
    qtbot: QtBot, sage: Sage, engine: EngineThread, adviser: Adviser, heard: Heard
) -> None:
    game = Game("kalah-plyyard")
    engine.ask(LEVELS[0], Request(1, game.variant, game.start))
    adviser.ask(game, game.root)

    until(qtbot, heard, 1)

    assert sage.diary == ["game", "advice 1"]


def test_what_is_asked_soon_goes_first_and_the_others_follow(
    qtbot: QtBot, sage: Sage, adviser: Adviser, heard: Heard
) -> None:
    game = Game("kalah-plyyard")
    review = [adviser.ask(game, game.root, soon=False) for _ in range(2)]
    until(qtbot, heard, 1)
    hint = adviser.ask(game, game.root)
    until(qtbot, heard, 2)
    sage.go_on.set()
    until(qtbot, heard, 7)

    assert [ticket for ticket, last in heard if last] == [hint, *review]


def test_nothing_is_told_of_a_question_taken_back(
    qtbot: QtBot, sage: Sage, adviser: Adviser, heard: Heard
) -> None:
    game = Game("kalah-plyyard")
    first = adviser.ask(game, game.root)
    until(qtbot, heard, 1)
    sage.go_on.set()  # its last answer is on the way

    adviser.cancel(first)
    second = adviser.ask(game, game.root)
    until(qtbot, heard, 3)
    adviser.cancel(second)

    assert heard[1:] == [(second, False), (second, True)]


def test_where_the_game_is_over_there_is_nothing_to_ask(adviser: Adviser) -> None:
    variant = Game("kalah-plyyard").variant
    game = Game("kalah-plyyard", start=variant.position("0,0,0,0,0,0/24|0,0,0,0,0,0/24|s"))

    with pytest.raises(ValueError, match="over"):
        adviser.ask(game, game.root)


def test_trouble_is_told_and_the_next_question_answered(qapp: object, qtbot: QtBot) -> None:
    def advise(request: Request, stop: Stop, tell: Tell) -> None:
        if request.ticket == 1:
            raise ZeroDivisionError("in the engine")
        tell(said(request, last=True))

    engine = EngineThread(lowest, advise)
    adviser = Adviser(engine)
    game = Game("kalah-plyyard")

    with (
        qtbot.captureExceptions() as exceptions,
        qtbot.waitSignals([adviser.failed, adviser.advised]),
    ):
        adviser.ask(game, game.root)
        adviser.ask(game, game.root, soon=False)
    engine.close()

    assert [str(error) for _, error, _ in exceptions] == ["in the engine"]


def test_no_level_knows_more_because_advice_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The strength of a level hangs on the boards it looks at, and tables full of advice are more."""
    calls: list[str] = []

    class Forgetful:
        name = "fake"

        def forget(self) -> None:
            calls.append("forget")

    def note(name: str) -> Callable[..., object]:
        return lambda *_: calls.append(name)

    monkeypatch.setattr(engine_thread, "core", lambda options: Forgetful())
    monkeypatch.setattr(engine_thread, "choose", note("choose"))
    monkeypatch.setattr(engine_thread, "advise", note("advise"))
    computer = Computer()
    position: Position = Game("kalah-plyyard").start
    request = Request(1, Game("kalah-plyyard").variant, position)

    computer(LEVELS[0], request, Stop())
    computer.advise(request, Stop(), lambda advice: None)
    computer.advise(request, Stop(), lambda advice: None)
    computer(LEVELS[0], request, Stop())
    computer(LEVELS[0], request, Stop())

    assert calls == ["choose", "advise", "advise", "forget", "choose", "choose"]
