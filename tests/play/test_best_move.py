"""Boards with a proved best sowing are made ready beside play, and stop being made."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.advice import Advice, Tell
from mancala_desktop.engine.request import Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.best_move import READY, BestMoves
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.rules.board import Side
from tests.play.fakes import lowest


@pytest.fixture(params=["compiled", "python"])
def adviser(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> Iterator[Adviser]:
    """One that has a real engine, with and without the compiled core."""
    if request.param == "python":
        monkeypatch.setenv("MANCALA_CORE", "python")
    computer = Computer()
    engine = EngineThread(computer, computer.advise)
    yield Adviser(engine)
    engine.close()


def test_tasks_of_the_hardest_level_are_proved_kept_ahead_and_solved(
    adviser: Adviser, qtbot: QtBot
) -> None:
    moves = BestMoves(adviser, Random(1))
    with qtbot.waitSignal(moves.ready, timeout=20_000):
        moves.begin(5)
        assert moves.take() is None
    qtbot.waitUntil(lambda: len(moves._tasks) == READY and not moves._ticket, timeout=20_000)
    for _ in range(READY):
        task = moves.take()
        assert task
        trying = Attempt(task)
        trying.put(task.ways[0].pit)
        assert trying.solved
    moves.stop()


class Doubter:
    """Advice that proves nothing, asked about boards."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def advise(self, request: Request, stop: Stop, tell: Tell) -> None:
        self.seeds.append(sum(sum(request.position.row(side)) for side in Side))
        pits = request.variant.legal_moves(request.position)
        tell(Advice(dict.fromkeys(pits, 0), frozenset(), (pits[0],), last=False))
        stop.wait(10)


def test_what_is_not_proved_at_once_is_left_for_boards_with_fewer_seeds_until_nobody_practises(
    qtbot: QtBot,
) -> None:
    doubter = Doubter()
    engine = EngineThread(lowest, doubter.advise)
    moves = BestMoves(Adviser(engine), Random(3))
    moves.begin(5)
    qtbot.waitUntil(lambda: len(doubter.seeds) >= 4)
    moves.stop()
    assert doubter.seeds[:4] == sorted(set(doubter.seeds[:4]), reverse=True)
    qtbot.waitUntil(lambda: not engine._unfinished)
    asked = len(doubter.seeds)
    assert moves.take() is None
    assert len(doubter.seeds) == asked and not engine._counsel
    engine.close()
