"""The hint comes in two steps, and the tutor asks only before what is worth asking."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.advice import Advice, Tell
from mancala_desktop.engine.request import Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.coach import Coach, Doubt, Hint
from mancala_desktop.play.engine_thread import EngineThread
from mancala_desktop.play.seats import Seats, Setup
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.board import Side
from tests.play.fakes import COMPUTER, PERSON, lowest

Values = Callable[[Request], Mapping[int, int]]


class Oracle:
    """Tells what a test has put into `answers`, one after the other: (values, last), proved if
    `exact`. With none left it waits for more or for the stop."""

    def __init__(self) -> None:
        self.answers: list[tuple[dict[int, int], bool]] = []
        self.exact = False
        self.asked: list[Request] = []
        self._more = threading.Condition()

    def say(self, values: dict[int, int], *, last: bool = True) -> None:
        """What it tells next, of whatever it is asked; pits that are not named are worth -9."""
        with self._more:
            self.answers.append((values, last))
            self._more.notify()

    def advise(self, request: Request, stop: Stop, tell: Tell) -> None:
        self.asked.append(request)
        last = False
        while not last:
            with self._more:
                while not (self.answers or stop.is_set()):
                    self._more.wait(0.001)
                if stop.is_set():
                    return
                known, last = self.answers.pop(0)
            pits = request.variant.legal_moves(request.position)
            values = dict.fromkeys(pits, -9) | known
            best = max(values, key=values.__getitem__)
            tell(Advice(values, frozenset(pits if self.exact else ()), (best,), last))


class Class:
    """A coach with a person to help, and what the coach has said."""

    def __init__(self, oracle: Oracle, settings: Settings, qtbot: QtBot) -> None:
        engine = EngineThread(lowest, oracle.advise)
        self.session = GameSession(engine, answer_delay_ms=0)
        self.coach = Coach(self.session, Adviser(engine, self.session), settings, self.session)
        self.oracle, self.settings, self._qtbot = oracle, settings, qtbot
        self.hints: list[Hint | None] = []
        self.doubts: list[Doubt] = []
        self.waits: list[bool] = []
        self.coach.hinted.connect(self.hints.append)
        self.coach.doubted.connect(self.doubts.append)
        self.coach.waiting.connect(self.waits.append)

    def begin(self, seats: Seats = (PERSON, COMPUTER), preset_id: str = "kalah-plyyard") -> None:
        self.session.begin(Setup(preset_id, seats))

    def known(self) -> None:
        """Until what the oracle has to say of this position has been heard."""
        adviser = self.coach._adviser
        self._qtbot.waitUntil(lambda: adviser.known(self.session.game.current) is not None)

    def plies(self) -> int:
        return self.session.game.ply

    def waiting(self) -> bool:
        return bool(self.waits) and self.waits[-1]


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


@pytest.fixture
def lesson(oracle: Oracle, tmp_path: Path, qtbot: QtBot) -> Iterator[Class]:
    lesson = Class(oracle, Settings(tmp_path / "settings.ini"), qtbot)
    yield lesson
    lesson.session.close()


# ---------------------------------------------------------------- hint


def test_a_hint_says_which_pit_and_then_why(lesson: Class, qtbot: QtBot) -> None:
    lesson.begin()
    lesson.oracle.say({2: 5})

    with qtbot.waitSignal(lesson.coach.hinted):
        lesson.coach.give_hint()
        assert lesson.waiting()
    lesson.coach.give_hint()

    told = [(hint.pit, hint.explained) for hint in lesson.hints if hint]
    assert told == [(2, False), (2, True)]
    assert not lesson.waiting()
    assert len(lesson.oracle.asked) == 1


def test_it_goes_when_the_game_goes_on(lesson: Class, qtbot: QtBot) -> None:
    lesson.begin((PERSON, PERSON))
    lesson.oracle.say({2: 5})
    with qtbot.waitSignal(lesson.coach.hinted):
        lesson.coach.give_hint()

    lesson.coach.choose(0)

    assert lesson.plies() == 1
    assert lesson.hints[-1] is None and lesson.coach.hint is None


def test_asked_again_while_it_is_thought_about_it_is_called_off(
    lesson: Class, qtbot: QtBot
) -> None:
    lesson.begin()
    lesson.coach.give_hint()
    qtbot.waitUntil(lambda: len(lesson.oracle.asked) == 1)

    lesson.coach.give_hint()
    lesson.oracle.say({2: 5})
    qtbot.assertNotEmitted(lesson.coach.hinted, wait=50)

    assert not lesson.waiting()


def test_it_moves_to_a_pit_that_turns_out_to_be_better(lesson: Class, qtbot: QtBot) -> None:
    lesson.begin()
    lesson.oracle.say({2: 5}, last=False)
    with qtbot.waitSignal(lesson.coach.hinted):
        lesson.coach.give_hint()
    with qtbot.waitSignal(lesson.coach.hinted):
        lesson.oracle.say({2: 3, 4: 4})

    assert [hint.pit for hint in lesson.hints if hint] == [2, 4]


def test_once_explained_or_as_good_it_stays(lesson: Class, qtbot: QtBot) -> None:
    lesson.begin()
    lesson.oracle.say({2: 5}, last=False)
    with qtbot.waitSignal(lesson.coach.hinted):
        lesson.coach.give_hint()
    with qtbot.waitSignal(lesson.coach._adviser.advised):
        lesson.oracle.say({1: 5, 2: 5}, last=False)
    lesson.coach.give_hint()
    with qtbot.waitSignal(lesson.coach._adviser.advised):
        lesson.oracle.say({4: 9})

    assert [hint.pit for hint in lesson.hints if hint] == [2, 2]


def test_the_other_side_gets_none(lesson: Class, qtbot: QtBot) -> None:
    lesson.begin((COMPUTER, PERSON))
    assert not lesson.coach.can_hint

    lesson.coach.give_hint()

    assert not lesson.oracle.asked and lesson.waits[-1:] != [True]


def test_nobody_knows_enough_for_one_in_a_simultaneous_opening(lesson: Class) -> None:
    lesson.begin(preset_id="congkak")

    assert lesson.session.person_asked and not lesson.coach.can_hint


# ---------------------------------------------------------------- tutor


def tutored(lesson: Class, values: dict[int, int], seats: Seats = (PERSON, PERSON)) -> None:
    """A position of which the tutor knows that much."""
    lesson.settings.tutor = True
    lesson.oracle.say(values)
    lesson.begin(seats)
    lesson.known()


def test_it_has_thought_when_the_choice_is_made(lesson: Class) -> None:
    tutored(lesson, {0: 1, 2: 5})

    lesson.coach.choose(0)

    (doubt,) = lesson.doubts
    assert (doubt.pit, doubt.loss, doubt.win, doubt.exact) == (0, 4, False, False)
    assert lesson.plies() == 0
    assert not lesson.waiting()


@pytest.mark.parametrize(
    ("values", "exact", "doubted"),
    [
        ({0: 3, 2: 5}, False, False),  # less than three seeds, and still won
        ({0: 2, 2: 5}, False, True),
        ({0: -9, 2: -6}, False, True),
        ({0: 0, 2: 1}, True, True),  # the win, for sure
        ({0: 0, 2: 1}, False, False),  # that is within the noise
        ({0: 0, 2: 2}, False, True),
        ({0: 5, 2: 5}, True, False),
    ],
)
def test_it_asks_when_enough_seeds_or_the_win_are_given_away(
    lesson: Class, values: dict[int, int], exact: bool, doubted: bool
) -> None:
    lesson.oracle.exact = exact
    tutored(lesson, values)

    lesson.coach.choose(0)

    assert bool(lesson.doubts) is doubted
    assert lesson.plies() == (0 if doubted else 1)


def test_how_many_seeds_is_a_setting(lesson: Class) -> None:
    lesson.settings.tutor_seeds = 5
    tutored(lesson, {0: 3, 2: 7})

    lesson.coach.choose(0)

    assert not lesson.doubts and lesson.plies() == 1


def test_one_may_insist_or_be_shown_the_better_one(lesson: Class) -> None:
    tutored(lesson, {0: 0, 2: 5})
    lesson.coach.choose(0)
    (doubt,) = lesson.doubts

    lesson.coach.show_better(doubt)
    hint = lesson.coach.hint
    assert hint and (hint.pit, hint.explained) == (2, True)
    lesson.coach.insist(doubt)

    assert lesson.plies() == 1
    lesson.coach.insist(doubt)
    assert lesson.plies() == 1


def test_a_doubtful_choice_waits_for_better_advice_and_a_good_one_does_not(
    lesson: Class, qtbot: QtBot
) -> None:
    lesson.settings.tutor = True
    lesson.oracle.say({0: 0, 2: 5}, last=False)
    lesson.begin((PERSON, PERSON))
    lesson.known()

    lesson.coach.choose(0)
    assert lesson.waiting() and not lesson.doubts
    lesson.coach.choose(2)
    assert lesson.plies() == 1 and not lesson.waiting()

    lesson.session.undo()
    lesson.coach.choose(0)
    with qtbot.waitSignal(lesson.session.sown):
        lesson.oracle.say({0: 4, 2: 5})
    assert not lesson.doubts


def test_a_choice_waits_no_longer_than_a_moment(lesson: Class, qtbot: QtBot) -> None:
    lesson.settings.tutor = True
    lesson.coach._patience.setInterval(30)
    lesson.begin((PERSON, PERSON))

    with qtbot.waitSignal(lesson.session.sown):
        lesson.coach.choose(0)
        assert lesson.waiting() and lesson.plies() == 0

    assert not lesson.waiting() and not lesson.doubts


def test_taken_back_meanwhile_the_choice_is_forgotten(lesson: Class, qtbot: QtBot) -> None:
    tutored(lesson, {0: 5})
    lesson.coach.choose(0)
    lesson.coach._patience.setInterval(30)
    lesson.coach.choose(7)  # nothing is known yet of this position
    assert lesson.waiting()

    lesson.session.undo()
    qtbot.assertNotEmitted(lesson.session.sown, wait=100)

    assert lesson.plies() == 0 and not lesson.waiting()


def test_it_does_not_think_about_what_the_computer_has_to_do(lesson: Class, qtbot: QtBot) -> None:
    tutored(lesson, {0: 5}, (PERSON, COMPUTER))
    lesson.oracle.say({0: 5})
    with qtbot.waitSignals([lesson.session.sown] * 2):
        lesson.coach.choose(0)
    qtbot.waitUntil(lambda: len(lesson.oracle.asked) == 2)

    assert {request.position.to_sow for request in lesson.oracle.asked} == {Side.SOUTH}
    assert not lesson.doubts and not any(lesson.hints)


def test_both_of_two_people_are_asked(lesson: Class) -> None:
    tutored(lesson, {0: 5})
    lesson.oracle.say({8: 5, 7: 0})
    lesson.coach.choose(0)
    lesson.known()

    lesson.coach.choose(7)

    assert [doubt.pit for doubt in lesson.doubts] == [7]


def test_switched_off_it_lets_everything_pass(lesson: Class) -> None:
    lesson.begin((PERSON, PERSON))

    lesson.coach.choose(0)

    assert lesson.plies() == 1 and not lesson.oracle.asked


def test_switched_off_while_a_choice_waits_it_lets_that_pass(lesson: Class) -> None:
    lesson.settings.tutor = True
    lesson.begin((PERSON, PERSON))
    lesson.coach.choose(0)

    lesson.settings.tutor = False

    assert lesson.plies() == 1 and not lesson.waiting()


def test_what_cannot_be_sown_is_refused_at_once(lesson: Class, qtbot: QtBot) -> None:
    tutored(lesson, {0: 5})

    with qtbot.waitSignal(lesson.session.refused):
        lesson.coach.choose(8)


def test_if_the_engine_fails_the_choice_passes(
    lesson: Class, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(request: Request, stop: Stop, tell: Tell) -> None:
        raise ZeroDivisionError("in the engine")

    monkeypatch.setattr(lesson.coach._adviser._engine, "_advise", fail)
    lesson.settings.tutor = True
    with qtbot.captureExceptions() as exceptions:
        lesson.begin((PERSON, PERSON))
        with qtbot.waitSignal(lesson.session.sown):
            lesson.coach.choose(0)
        lesson.settings.tutor = False
        qtbot.waitUntil(lambda: not lesson.coach._adviser._engine._unfinished)

    assert lesson.plies() == 1
    assert {str(error) for _, error, _ in exceptions} == {"in the engine"}
