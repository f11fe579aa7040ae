"""Computers that think as a test wants them to, and a diary of what a session says."""

from collections.abc import Iterable
from random import Random

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.engine_thread import EngineThread, Think
from mancala_desktop.play.seats import Seat, SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.rules.sowing import Sowing

PERSON = Seat(SeatKind.PERSON)
COMPUTER = Seat(SeatKind.COMPUTER, level=1)


def answer(request: Request, pit: int | None) -> Answer:
    return Answer(request.ticket, pit, score=0, exact=False, pv=(), depth=0, nodes=0, time_ms=0)


def lowest(level: Level, request: Request, stop: Stop) -> Answer:
    """Chooses the first legal pit at once."""
    return answer(request, request.variant.legal_moves(request.position)[0])


class Script:
    """Chooses what it was told to, legal or not, and then the first legal pit.

    `requests` are the questions it was asked.
    """

    def __init__(self, pits: Iterable[int]) -> None:
        self._pits = iter(pits)
        self.requests: list[Request] = []

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        self.requests.append(request)
        for pit in self._pits:
            return answer(request, pit)
        return lowest(level, request, stop)


class Ponderer:
    """Thinks until it is stopped, and then answers all the same, as a search does."""

    def __init__(self) -> None:
        self.stops: list[Stop] = []

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        self.stops.append(stop)
        stop.wait()
        return lowest(level, request, stop)


class Diary:
    """What a session said, in order."""

    def __init__(self, session: GameSession) -> None:
        self.entries: list[str] = []
        write = self.entries.append
        session.started.connect(lambda: write("started"))
        session.sown.connect(lambda sowing: write(f"sown {name(sowing)}"))
        session.unsown.connect(lambda sowing: write(f"unsown {name(sowing)}"))
        session.asked.connect(lambda side: write(f"asked {side.name}"))
        session.refused.connect(lambda pit, reason: write(f"refused {pit} {reason.name}"))
        session.finished.connect(lambda outcome: write(f"finished {outcome.termination.name}"))
        session.trouble.connect(lambda error: write(f"trouble {type(error).__name__}"))
        session.changed.connect(lambda: write("changed"))

    def read(self) -> list[str]:
        """What was written since it was last read."""
        entries, self.entries[:] = self.entries[:], []
        return entries

    def sowings(self) -> list[str]:
        """The same without what always comes."""
        return [entry for entry in self.read() if "sown" in entry]


def name(sowing: Sowing) -> str:
    return sowing.before.layout.name(sowing.pit)


def session_with(
    think: Think = lowest, answer_delay_ms: int = 0, seeds: Random | None = None
) -> GameSession:
    return GameSession(EngineThread(think), answer_delay_ms=answer_delay_ms, seeds=seeds)
