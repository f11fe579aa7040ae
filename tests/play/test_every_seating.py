"""Whoever sits where: an undo always lands where a person decides, everybody sits as they sat then,
and the computer goes on answering."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.seats import Seat, SeatKind, Seats, Setup, seats_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import Game, Node, Pie
from mancala_desktop.record.text import read, write
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from tests.play.conftest import MakeSession

ADA, BEN = Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.PERSON, "Ben")
CHIP, DALE = Seat(SeatKind.COMPUTER, "Chip", 2), Seat(SeatKind.COMPUTER, "Dale", 5)
SEATINGS = [(ADA, CHIP), (CHIP, ADA), (ADA, BEN)]
PRESETS = ["kalah-plyyard", "oware-abapa", "congkak", "congkak-app"]


class Gambler:
    """Chooses by its dice, and expects by them to win or to lose: so it swaps sides or does not."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        pit = self._dice.choice(request.variant.legal_moves(request.position))
        score = self._dice.choice((-3, 3))
        return Answer(request.ticket, pit, score, False, (), 0, 0, 0)


@dataclass(frozen=True)
class Moment:
    """Where play stands and who sits there."""

    position: Position
    ply: int
    seats: Seats
    offered: bool

    @classmethod
    def of(cls, session: GameSession) -> Moment:
        return cls(session.position, session.game.ply, session.seats, session.pie_offered)


class Player:
    """The hands of all persons, whose choices fall by dice."""

    def __init__(self, session: GameSession, qtbot: QtBot, seed: int) -> None:
        self.session, self.qtbot = session, qtbot
        self.dice = Random(seed)

    @property
    def asked(self) -> bool:
        """Whether it is for a person to decide something."""
        return self.session.person_asked or self.session.person_offered

    def wait(self) -> None:
        """Until a person is asked, or the game is over."""
        while not self.asked and self.session.outcome is None:
            with self.qtbot.waitSignal(self.session.changed, timeout=20_000):
                pass

    def decide(self) -> None:
        """One decision, and what the computer answers to it."""
        if self.session.person_offered:
            self.session.answer_pie(self.dice.choice(list(Pie)))
        else:
            legal = self.session.game.variant.legal_moves(self.session.position)
            self.session.choose(self.dice.choice(legal))
        self.wait()

    def play(self, decisions: int) -> list[Moment]:
        """So many decisions, or up to the end: the moments in which they were asked for."""
        asked: list[Moment] = []
        self.wait()
        while len(asked) < decisions and self.asked:
            asked.append(Moment.of(self.session))
            self.decide()
        return asked


def nodes(game: Game) -> Iterator[Node]:
    todo = [game.root]
    while todo:
        node = todo.pop()
        yield node
        todo += node.children


def headers_are_true(session: GameSession) -> None:
    """What is written says who sits where now, and reads as the same game."""
    text = write(session.game)
    again = read(text)
    assert again.problem is None and again.game is not None
    assert seats_of(again.game) == session.seats
    assert write(again.game) == text


@pytest.mark.parametrize("pie", [False, True], ids=["plain", "pie"])
@pytest.mark.parametrize("first", list(Side))
@pytest.mark.parametrize("seats", SEATINGS, ids=["South", "North", "both"])
@pytest.mark.parametrize("preset", PRESETS)
def test_undo_lands_at_the_decision_before_and_redo_comes_back(
    preset: str,
    seats: Seats,
    first: Side,
    pie: bool,
    make_session: MakeSession,
    qtbot: QtBot,
) -> None:
    for seed in range(2):
        session = make_session(Gambler(seed))
        player = Player(session, qtbot, seed)
        session.begin(Setup(preset, seats, first, pie=pie))
        asked = player.play(12)
        last = Moment.of(session)
        headers_are_true(session)

        for moment in reversed(asked):
            assert session.can_undo
            session.undo()
            assert Moment.of(session) == moment
            assert player.asked and not session.thinking
        assert not session.can_undo
        headers_are_true(session)

        while session.can_redo:
            session.redo()
            player.wait()
            if session.person_offered:  # an answer that was taken back is asked for again
                session.answer_pie(Pie.KEPT)
                player.wait()
        if not pie or seats[first.other].kind is SeatKind.COMPUTER:
            assert Moment.of(session) == last


@pytest.mark.parametrize("pie", [False, True], ids=["plain", "pie"])
@pytest.mark.parametrize("seats", SEATINGS, ids=["South", "North", "both"])
def test_after_any_undo_the_game_can_be_played_to_its_end(
    seats: Seats, pie: bool, make_session: MakeSession, qtbot: QtBot
) -> None:
    for seed in range(3):
        session = make_session(Gambler(seed))
        player = Player(session, qtbot, seed)
        session.begin(Setup("kalah-plyyard", seats, pie=pie))
        for _ in range(8):
            player.play(player.dice.randrange(1, 6))
            for _ in range(player.dice.randrange(4)):
                session.undo()
            player.wait()

        player.play(500)

        assert session.outcome is not None
        headers_are_true(session)


@pytest.mark.parametrize("pie", [False, True], ids=["plain", "pie"])
@pytest.mark.parametrize("preset", PRESETS)
def test_seats_may_change_at_any_moment_and_undo_still_lands_right(
    preset: str, pie: bool, make_session: MakeSession, qtbot: QtBot
) -> None:
    everybody = [
        (one, other)
        for one in (ADA, CHIP)
        for other in (BEN, DALE)
        if SeatKind.PERSON in (one.kind, other.kind)
    ]
    everybody += [(other, one) for one, other in everybody]
    for seed in range(4):
        session = make_session(Gambler(seed))
        player = Player(session, qtbot, seed)
        session.begin(Setup(preset, player.dice.choice(everybody), pie=pie))
        for _ in range(12):
            player.play(player.dice.randrange(4))
            session.reseat(player.dice.choice(everybody))
            assert session.thinking == (
                session.outcome is None
                and session.seats[session.position.to_sow].kind is SeatKind.COMPUTER
            )
            headers_are_true(session)
            player.wait()
            for _ in range(player.dice.randrange(3)):
                before = session.game.ply, session.pie_offered
                could = session.can_undo
                session.undo()
                assert could == ((session.game.ply, session.pie_offered) != before)
                assert player.asked or not could
                headers_are_true(session)
            player.wait()
        player.play(500)
        assert session.outcome is not None or preset == "oware-abapa"


def test_nobody_who_is_asked_by_the_pie_rule_has_sown_before(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Gambler(1))
    player = Player(session, qtbot, 1)
    session.begin(Setup("kalah-plyyard", (ADA, BEN), pie=True))

    player.play(40)

    answered = [node for node in nodes(session.game) if node.pie is not None]
    assert len(answered) == 1
    assert {node.side for node in answered[0].path()} == {Side.SOUTH}
    assert answered[0].position.to_sow is Side.NORTH
