"""Sessions that are closed when their test is over."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from mancala_desktop.play.engine_thread import Think
from mancala_desktop.play.session import GameSession
from tests.play.fakes import lowest, session_with

MakeSession = Callable[..., GameSession]


@pytest.fixture
def make_session(qapp: object) -> Iterator[MakeSession]:
    sessions = []

    def make(
        think: Think = lowest, answer_delay_ms: int = 0, seeds: Random | None = None
    ) -> GameSession:
        sessions.append(session_with(think, answer_delay_ms, seeds))
        return sessions[-1]

    yield make
    for session in sessions:
        session.close()


@pytest.fixture
def session(make_session: MakeSession) -> GameSession:
    """A session whose computer answers at once with its first legal pit."""
    return make_session()
