"""Resigning, agreeing, claiming, playing once more: beside a session, without a window."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.endings import JUDGE, Endings, Offer
from mancala_desktop.play.seats import Seat, SeatKind, Seats, Setup
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import Game, Pie
from mancala_desktop.record.text import Header
from mancala_desktop.record.times import TimeControl, controls_of
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON, Diary, Ponderer, lowest

TWO = (PERSON, PERSON)
DULL = "1,0,0,0,0,0/23|0,0,0,0,2,1/21|s"


class Judge:
    """Expects `score` for the side to sow when it is asked about an offer; plays the first pit."""

    def __init__(self, score: int) -> None:
        self.score = score
        self.judged: list[Request] = []

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        if level is not JUDGE:
            return lowest(level, request, stop)
        self.judged.append(request)
        return Answer(request.ticket, 0, self.score, False, (), 1, 1, 1)


def begun(session: GameSession, preset_id: str = "kalah-standard", seats: Seats = TWO) -> Endings:
    session.begin(Setup(preset_id, seats))
    return Endings(session)


def opened(session: GameSession, game: Game, seats: Seats) -> Endings:
    session.open(game, seats)
    return Endings(session)


def dull() -> Game:
    return Game("oware-abapa", start=Position.parse(DULL))


def circling(repetition: int = 0) -> Game:
    variant = PRESETS["oware-abapa"].variant.with_options({"repetition": str(repetition)})
    start = Position.parse("0,0,0,0,0,1/23|0,0,0,0,0,1/23|s")
    return Game("oware-abapa", variant, start)


def open_still(session: GameSession) -> bool:
    return session.outcome is None


# ---------------------------------------------------------------- resigning


def test_of_two_people_the_one_to_sow_resigns(session: GameSession) -> None:
    endings = begun(session)
    session.choose(0)
    assert endings.resigning is Side.NORTH

    diary = Diary(session)
    endings.resign()

    assert session.outcome == Outcome(0, 0, Side.SOUTH, Termination.RESIGNATION)
    assert diary.read() == ["changed", "finished RESIGNATION"]
    assert endings.resigning is None


def test_who_plays_the_computer_can_resign_while_it_thinks(make_session: MakeSession) -> None:
    ponderer = Ponderer()
    session = make_session(ponderer)
    endings = begun(session, seats=(PERSON, COMPUTER))
    session.choose(0)
    assert session.thinking

    endings.resign()

    assert session.outcome is not None and session.outcome.winner is Side.NORTH
    assert not session.thinking


def test_a_resignation_taken_back_lets_the_computer_go_on(
    session: GameSession, qtbot: QtBot
) -> None:
    endings = begun(session, seats=(PERSON, COMPUTER))
    session.choose(0)
    endings.resign()
    assert session.can_undo

    with qtbot.waitSignal(session.sown):
        session.undo()

    assert session.outcome is None and session.game.ply == 2
    assert session.person_asked


def test_computers_do_not_resign(session: GameSession) -> None:
    endings = begun(session, seats=(COMPUTER, COMPUTER))
    assert endings.resigning is None
    endings.resign()
    assert session.outcome is None


# ---------------------------------------------------------------- agreeing


def test_the_other_person_is_asked_and_agrees_to_a_draw(session: GameSession, qtbot: QtBot) -> None:
    endings = begun(session)
    session.choose(0)

    with qtbot.waitSignal(endings.asked) as asked:
        endings.offer(Offer.DRAW)
    assert asked.args == [Offer.DRAW, Side.SOUTH]
    assert open_still(session) and not endings.can_offer(Offer.DRAW)
    endings.accept()

    assert session.outcome == Outcome(0, 0, None, Termination.AGREEMENT)


def test_what_was_declined_is_not_offered_again_before_somebody_has_sown(
    session: GameSession, qtbot: QtBot
) -> None:
    endings = begun(session)
    endings.offer(Offer.DRAW)
    with qtbot.waitSignal(endings.declined) as declined:
        endings.decline()
    assert declined.args == [Offer.DRAW, Side.NORTH]

    assert session.outcome is None
    assert not endings.can_offer(Offer.DRAW)
    session.choose(0)
    assert endings.can_offer(Offer.DRAW)
    session.undo()
    assert not endings.can_offer(Offer.DRAW), "the position is the one of before"


@pytest.mark.parametrize(("score", "agrees"), [(1, True), (0, True), (-1, False)])
def test_the_computer_takes_a_draw_if_it_expects_no_more(
    score: int, agrees: bool, make_session: MakeSession, qtbot: QtBot
) -> None:
    judge = Judge(score)  # as the person to sow sees it
    session = make_session(judge)
    endings = begun(session, seats=(PERSON, COMPUTER))

    with qtbot.waitSignal(session.finished if agrees else endings.declined):
        endings.offer(Offer.DRAW)
        assert session.outcome is None, "nobody waited for the answer"

    assert (session.outcome is not None) is agrees
    assert len(judge.judged) == 1
    assert session.person_asked is not agrees


def test_the_computer_asks_nobody_about_what_it_has_proved(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    judged: list[Request] = []

    def think(level: Level, request: Request, stop: Stop) -> Answer:
        if level is JUDGE:
            judged.append(request)
        pit = request.variant.legal_moves(request.position)[0]
        return Answer(request.ticket, pit, 4, True, (), 1, 1, 1)

    session = make_session(think)
    endings = begun(session, seats=(PERSON, COMPUTER))
    with qtbot.waitSignal(session.sown, check_params_cb=lambda s: s.side is Side.NORTH):
        session.choose(0)

    with qtbot.waitSignal(endings.declined):
        endings.offer(Offer.DRAW)

    assert judged == []


def test_an_offer_the_game_has_overtaken_is_void(make_session: MakeSession, qtbot: QtBot) -> None:
    session = make_session(Ponderer())
    endings = begun(session, seats=(PERSON, COMPUTER))
    endings.offer(Offer.DRAW)
    assert not endings.can_offer(Offer.DRAW), "one waits for an answer"

    session.choose(2)  # an extra turn
    session.hurry()

    assert endings.pending is None
    assert open_still(session) and endings.can_offer(Offer.DRAW)


def test_nothing_is_offered_on_the_computer_s_turn_nor_in_a_simultaneous_opening(
    make_session: MakeSession,
) -> None:
    session = make_session(Ponderer())
    endings = begun(session, seats=(COMPUTER, PERSON))
    assert not endings.can_offer(Offer.DRAW)
    session.begin(Setup("congkak", TWO))
    assert not endings.can_offer(Offer.DRAW)


def test_only_oware_is_ended_by_dividing_the_seeds(session: GameSession) -> None:
    endings = begun(session, "oware-abapa")
    assert endings.can_offer(Offer.DIVISION)
    session.begin(Setup("kalah-standard", TWO))
    assert not endings.can_offer(Offer.DIVISION)


def test_a_dull_game_is_ended_with_steps_and_given_back_by_undo(session: GameSession) -> None:
    endings = opened(session, dull(), TWO)
    concluded: list[object] = []
    session.concluded.connect(concluded.append)
    session.reopened.connect(concluded.append)

    endings.offer(Offer.DIVISION)
    endings.accept()

    settlement = session.game.settlement
    assert session.outcome == Outcome(24, 24, None, Termination.DIVISION)
    assert concluded == [settlement] and session.position == settlement.after  # type: ignore[union-attr]

    session.undo()

    assert concluded == [settlement, settlement]
    assert str(session.position) == DULL and session.person_asked


@pytest.mark.parametrize(("score", "agrees"), [(1, True), (0, True), (-1, False)])
def test_the_computer_divides_if_it_expects_no_more_than_that(
    score: int, agrees: bool, make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Judge(score))
    endings = opened(session, dull(), (PERSON, COMPUTER))

    with qtbot.waitSignal(session.finished if agrees else endings.declined):
        endings.offer(Offer.DIVISION)

    assert (session.outcome is not None) is agrees


def test_a_computer_that_cannot_judge_plays_on(make_session: MakeSession, qtbot: QtBot) -> None:
    def think(level: Level, request: Request, stop: Stop) -> Answer:
        raise RuntimeError("no")

    session = make_session(think)
    endings = begun(session, seats=(PERSON, COMPUTER))

    with qtbot.captureExceptions() as raised, qtbot.waitSignal(endings.declined):
        endings.offer(Offer.DRAW)

    assert session.person_asked
    assert [str(error) for _, error, _ in raised] == ["no"]


# ---------------------------------------------------------------- claiming


def test_a_person_claims_a_position_that_keeps_coming_back(session: GameSession) -> None:
    endings = opened(session, circling(), TWO)
    while not endings.can_claim:
        assert session.game.ply < 60
        session.choose(session.game.variant.legal_moves(session.position)[0])
    assert session.game.history.count(session.position) == 2

    endings.claim()

    assert session.outcome == Outcome(24, 24, None, Termination.CLAIM)
    session.undo()
    assert open_still(session) and endings.can_claim


def test_computers_among_themselves_do_not_go_in_circles_for_ever(
    session: GameSession, qtbot: QtBot
) -> None:
    endings = Endings(session)
    with qtbot.waitSignal(session.finished):
        session.open(circling(), (COMPUTER, COMPUTER))

    assert session.outcome == Outcome(24, 24, None, Termination.CLAIM)
    assert not session.can_undo and not endings.can_claim


# ---------------------------------------------------------------- once more


def test_a_rematch_keeps_rules_names_and_levels_and_changes_sides(session: GameSession) -> None:
    ada, machine = Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.COMPUTER, level=7)
    session.begin(Setup("oware-abapa", (ada, machine), Side.NORTH, {"seeds": "3"}))
    endings = Endings(session)
    session.game.headers["Table"] = "by the window"
    session.game.headers[Header.CLOCK] = "180+2 / none"
    old = session.game
    assert not endings.can_rematch
    endings.resign()

    endings.rematch()

    game = session.game
    assert game is not old and session.seats == (machine, ada)
    assert (game.variant, game.start, game.ply) == (old.variant, old.start, 0)
    assert game.headers[Header.NORTH] == "Ada" and Header.SOUTH not in game.headers
    assert game.headers[Header.SOUTH_SEAT] == "computer level 7"
    assert game.headers["Table"] == "by the window"
    assert game.headers[Header.CLOCK] == "none / 180+2"
    assert game.headers[Header.SEED] != old.headers[Header.SEED]


def test_in_a_rematch_everybody_keeps_the_time_he_had_also_after_the_pie_rule(
    session: GameSession,
) -> None:
    ada, ben = Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.PERSON, "Ben")
    slow = TimeControl(180_000, 2000)
    session.begin(Setup("kalah-standard", (ada, ben), clock=(slow, None), pie=True))
    endings = Endings(session)
    session.choose(0)
    session.answer_pie(Pie.SWAPPED)  # Ada, to whom the clock was given, sits in the North now
    assert session.seats == (ben, ada)
    endings.resign()

    endings.rematch()

    assert session.seats == (ada, ben)
    assert controls_of(session.game) == (slow, None)
    session.choose(0)
    assert session.pie_offered  # as was agreed


def test_where_the_last_winner_begins_so_it_is_in_a_rematch(session: GameSession) -> None:
    endings = begun(session, "kalah-36")
    endings.resign()  # South; so North has won, and sits in the South now

    endings.rematch()

    begins = [session.position.to_sow]
    session.choose(0)
    endings.resign()  # North; so South has won, and sits in the North now
    endings.rematch()
    begins.append(session.position.to_sow)
    assert begins == [Side.SOUTH, Side.NORTH]
