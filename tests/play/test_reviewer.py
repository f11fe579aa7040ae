"""Who asks for the values of a whole game: in which order, how often, and what comes of it."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.advice import Advice, Tell
from mancala_desktop.engine.request import Request
from mancala_desktop.engine.review import Grade
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.engine_thread import EngineThread
from mancala_desktop.play.reviewer import Reviewer
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from tests.play.fakes import lowest


class Sage:
    """Tells a first guess, then the truth; `asked` are the plies it was asked about.

    The best pit is the one nearest the store, every pit before it costs four seeds more.
    """

    def __init__(self, *, patient: bool = True) -> None:
        self.asked: list[int] = []
        self._patient = patient

    def __call__(self, request: Request, stop: Stop, tell: Tell) -> None:
        self.asked.append(len(request.history))
        pits = request.variant.legal_moves(request.position)
        guesses = {pit: 4 * place for place, pit in enumerate(pits)}
        tell(Advice(guesses, frozenset(), (pits[-1],), last=False))
        if self._patient:
            stop.wait(0.05)  # so that the first answer is heard before the last one comes
        if not stop.is_set():
            truth = {pit: value + 1 for pit, value in guesses.items()}
            tell(Advice(truth, frozenset(truth), (pits[-1],), last=True))


Make = Callable[[Sage], Reviewer]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    engines: list[EngineThread] = []

    def made(sage: Sage) -> Reviewer:
        engines.append(EngineThread(lowest, sage))
        return Reviewer(Adviser(engines[-1]))

    yield made
    for engine in engines:
        engine.close()


def played(preset: str, *pits: int) -> Game:
    game = Game(preset)
    for pit in pits:
        game.play(pit)
    return game


def test_every_sowing_is_looked_at_from_the_last_backwards_and_then_again(
    make: Make, qtbot: QtBot
) -> None:
    sage = Sage()
    reviewer = make(sage)
    game = played("kalah-standard", 0, 7, 2, 8)

    reviewer.begin(game, game.line())
    assert reviewer.progress == (0, 4)
    qtbot.waitUntil(lambda: reviewer.finished)

    assert sage.asked == [3, 2, 1, 0, 3, 2, 1, 0]
    assert not reviewer.running
    assert reviewer.progress == (4, 4)
    assert all(verdict and verdict.proved for verdict in reviewer.verdicts)


def test_a_verdict_is_given_at_once_and_told_anew_when_it_is_better(
    make: Make, qtbot: QtBot
) -> None:
    reviewer = make(Sage())
    game = played("kalah-standard", 4, 7)
    told: list[tuple[int, bool]] = []
    reviewer.judged.connect(
        lambda place: told.append((place, bool((v := reviewer.verdicts[place]) and v.exact)))
    )

    reviewer.begin(game, game.line())
    qtbot.waitUntil(lambda: reviewer.finished)

    assert told[:2] == [(1, False), (0, False)]
    assert told[-1] == (0, True)
    first = reviewer.verdicts[0]
    assert first is not None
    assert (first.pit, first.best, first.grade) == (4, 5, Grade.BLUNDER)


def test_what_the_next_position_proves_corrects_the_sowing_before(make: Make, qtbot: QtBot) -> None:
    reviewer = make(Sage())
    game = played("kalah-standard", 4, 7)  # North's best is worth 21 to North

    reviewer.begin(game, game.line())
    qtbot.waitUntil(lambda: reviewer.finished)

    first = reviewer.verdicts[0]
    assert first is not None
    assert first.side is Side.SOUTH
    assert first.scores[4] == -21
    assert first.loss == 21 + 21


def test_the_sowing_one_looks_at_comes_next(make: Make, qtbot: QtBot) -> None:
    sage = Sage()
    reviewer = make(sage)
    game = played("kalah-standard", 0, 7, 2, 8)

    reviewer.begin(game, game.line())
    reviewer.look_at(0)
    qtbot.waitUntil(lambda: reviewer.finished)

    assert sage.asked == [3, 0, 2, 1, 0, 3, 2, 1]


def test_a_pause_stops_thinking_and_keeps_what_is_known(make: Make, qtbot: QtBot) -> None:
    sage = Sage()
    reviewer = make(sage)
    game = played("kalah-standard", 0, 7, 2, 8)

    with qtbot.waitSignal(reviewer.judged):
        reviewer.begin(game, game.line())
    reviewer.pause()
    asked = len(sage.asked)
    known = [verdict is not None for verdict in reviewer.verdicts]
    assert not reviewer.running
    assert known == [False, False, False, True]

    reviewer.go_on()
    qtbot.waitUntil(lambda: reviewer.finished)
    assert sage.asked[asked:] == [2, 1, 0, 3, 2, 1, 0]


def test_what_was_judged_once_is_not_asked_again(make: Make, qtbot: QtBot) -> None:
    sage = Sage()
    reviewer = make(sage)
    game = played("kalah-standard", 0, 7)
    reviewer.begin(game, game.line())
    qtbot.waitUntil(lambda: reviewer.finished)
    before = list(sage.asked)

    game.play(2)
    reviewer.begin(game, game.line())
    assert reviewer.verdicts[0] is not None
    qtbot.waitUntil(lambda: reviewer.finished)

    assert sage.asked[len(before) :] == [2, 2]


def test_secret_choices_are_not_judged(make: Make, qtbot: QtBot) -> None:
    sage = Sage()
    reviewer = make(sage)
    game = Game("congkak")
    while game.position.opening or game.ply < 8:
        game.play(game.variant.legal_moves(game.position)[0])
    choices = sum(node.sowing.before.opening is not None for node in game.line())

    reviewer.begin(game, game.line())
    qtbot.waitUntil(lambda: reviewer.finished)

    assert choices > 0
    assert [verdict is None for verdict in reviewer.verdicts[:choices]] == [True] * choices
    assert min(sage.asked, default=choices) >= choices


def test_a_place_the_engine_fails_at_is_left_out(make: Make, qtbot: QtBot) -> None:
    class Shy(Sage):
        def __call__(self, request: Request, stop: Stop, tell: Tell) -> None:
            if len(request.history) == 1:
                raise ArithmeticError("of no use here")
            super().__call__(request, stop, tell)

    reviewer = make(Shy())
    game = played("kalah-standard", 0, 7, 2)

    with qtbot.capture_exceptions() as raised:
        reviewer.begin(game, game.line())
        qtbot.waitUntil(lambda: reviewer.finished)

    assert [kind for kind, *_ in raised] == [ArithmeticError]
    assert [verdict is None for verdict in reviewer.verdicts] == [False, True, False]
