"""Clocks measure what a person or the computer uses, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.level import LEVELS, Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.clocks import Clocks, Hold
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.play.seats import Seats, Setup, seats_of
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.text import read, write
from mancala_desktop.record.times import Controls, TimeControl
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Termination
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON, Ponderer, lowest
from tests.rest import at_rest

THREE_TWO = TimeControl(180_000, 2_000)
SOUTH, NORTH = Side.SOUTH, Side.NORTH
a, b, c, d, e, f = range(6)
A, B, C, D, E, F = range(7, 13)


class Watch:
    """A time that goes on when a test says so."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


class Table:
    """A session with clocks, and hands to let time pass."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.watch = Watch()
        self.clocks = Clocks(session, self.watch)

    def begin(
        self,
        control: TimeControl | None = THREE_TWO,
        *,
        seats: Seats = (PERSON, PERSON),
        preset: str = "kalah-plyyard",
        controls: Controls | None = None,
    ) -> None:
        self.session.begin(Setup(preset, seats, clock=controls or (control, control)))

    def pass_(self, ms: int) -> None:
        self.watch.ms += ms
        self.clocks.look()

    def sow(self, *pits: int, after: int = 0) -> None:
        """Choose these pits, each after so many ms."""
        for pit in pits:
            self.watch.ms += after
            self.session.choose(pit)

    def runs(self) -> Side | None:
        """Whose time runs."""
        return self.clocks.running

    @property
    def left(self) -> tuple[int | None, int | None]:
        return self.clocks.left(SOUTH), self.clocks.left(NORTH)


@pytest.fixture
def table(session: GameSession) -> Table:
    return Table(session)


# ---------------------------------------------------------------- running and standing


def test_a_game_without_clocks_has_none(table: Table) -> None:
    table.begin(None)
    table.sow(d, after=1_000)
    assert not table.clocks.present
    assert table.left == (None, None)
    assert table.session.game.current.left_ms is None
    assert "Clock" not in table.session.game.headers


def test_the_clocks_start_with_the_first_sowing(table: Table) -> None:
    table.begin()
    table.pass_(60_000)
    assert table.runs() is None
    assert table.left == (180_000, 180_000)
    table.sow(d)
    assert table.runs() is NORTH
    assert table.left == (180_000, 180_000)  # what is not timed earns nothing


def test_a_turn_that_is_over_earns_the_increment(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.pass_(5_000)
    assert table.left == (180_000, 175_000)
    table.sow(A)
    assert table.left == (180_000, 177_000)
    assert table.runs() is SOUTH


def test_a_chain_of_extra_turns_is_one_turn_and_earns_one_increment(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.sow(C, after=1_000)  # ends in the store
    assert table.session.position.to_sow is NORTH
    assert table.left == (180_000, 179_000)
    table.sow(F, after=1_000)
    assert table.session.position.to_sow is SOUTH
    assert table.left == (180_000, 180_000)


def test_no_time_runs_while_seeds_fly(table: Table) -> None:
    table.begin()
    table.session.sown.connect(lambda sowing: table.session.set_board_moving(True))
    table.sow(d)
    table.pass_(9_000)
    assert table.left == (180_000, 180_000)
    table.session.set_board_moving(False)
    table.pass_(1_000)
    assert table.left == (180_000, 179_000)


def test_the_clock_stops_at_the_choice_and_not_when_the_seeds_lie(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.session.sown.connect(lambda sowing: table.session.set_board_moving(True))
    table.sow(A, after=4_000)
    table.pass_(9_000)
    assert table.left == (180_000, 178_000)


@pytest.mark.parametrize("reason", Hold)
def test_what_holds_the_clocks_costs_nobody_time(table: Table, reason: Hold) -> None:
    table.begin()
    table.sow(d)
    table.pass_(1_000)
    table.clocks.hold(reason)
    table.pass_(50_000)
    assert table.runs() is None
    table.clocks.release(reason)
    table.pass_(1_000)
    assert table.left == (180_000, 178_000)


def test_two_reasons_hold_until_both_are_released(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.clocks.hold(Hold.ADVICE)
    table.clocks.hold(Hold.DIALOG)
    table.clocks.release(Hold.DIALOG)
    assert table.runs() is None
    table.clocks.release(Hold.ADVICE)
    assert table.runs() is NORTH


def test_looking_back_is_thinking_though_the_board_moves(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.session.set_board_moving(True)  # as when the last sowing is shown once more
    table.pass_(4_000)
    table.session.set_board_moving(False)
    assert table.left == (180_000, 176_000)
    table.session.set_board_moving(True)
    table.sow(A)
    table.pass_(4_000)  # before anybody has seen it
    assert table.runs() is None
    table.session.set_board_moving(False)
    assert table.runs() is SOUTH
    assert table.left == (180_000, 178_000)


def test_a_refused_pit_stops_nothing(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.sow(a, after=1_000)  # not North's
    assert table.runs() is NORTH
    assert table.left == (180_000, 179_000)


def test_each_side_may_have_a_clock_of_its_own_or_none(table: Table) -> None:
    table.begin(controls=(TimeControl(60_000), None))
    table.sow(d)
    table.pass_(5_000)
    assert table.left == (60_000, None)
    assert table.runs() is None
    table.sow(A)
    table.pass_(5_000)
    assert table.left == (55_000, None)


def test_the_first_choices_of_a_simultaneous_opening_are_not_timed(table: Table) -> None:
    table.begin(preset="congkak")
    layout = table.session.position.layout
    table.sow(layout.pit("e"), after=5_000)
    assert table.runs() is None
    table.sow(layout.pit("G"), after=5_000)  # now both sow; North chooses once more
    assert table.session.position.opening
    assert table.runs() is table.session.position.to_sow is NORTH
    table.sow(layout.pit("G"), after=5_000)
    assert table.left == (180_000, 175_000)  # an opening earns no increment


# ---------------------------------------------------------------- the flag


def finish(table: Table) -> list[str]:
    told: list[str] = []
    table.session.finished.connect(lambda outcome: told.append(outcome.termination.value))
    return told


def test_whoever_has_no_time_left_loses_once(table: Table) -> None:
    told = finish(table)
    table.begin(TimeControl(10_000))
    table.sow(d)
    table.pass_(9_999)
    assert not table.session.outcome
    table.pass_(1)
    table.pass_(10_000)
    outcome = table.session.outcome
    assert outcome and (outcome.winner, outcome.termination) == (SOUTH, Termination.TIME)
    assert told == ["time"]
    assert table.left == (10_000, 0)
    assert table.runs() is None


def test_the_flag_falls_by_itself(table: Table, qtbot: QtBot) -> None:
    table.begin(TimeControl(1_000))
    with qtbot.waitSignal(table.session.finished):
        table.sow(d)
        table.watch.ms += 1_000  # the timer looks when it is time


def test_a_choice_at_exactly_zero_flags_nobody_until_its_side_is_to_choose(table: Table) -> None:
    told = finish(table)
    table.begin(TimeControl(10_000))
    table.sow(d)
    table.sow(A, after=10_000)
    table.pass_(0)
    assert table.left == (10_000, 0)
    assert table.runs() is SOUTH
    table.pass_(9_000)
    assert not table.session.outcome
    table.sow(b)
    table.pass_(0)
    outcome = table.session.outcome
    assert outcome and outcome.winner is SOUTH
    assert told == ["time"]


def test_an_increment_saves_who_chose_at_exactly_zero(table: Table) -> None:
    table.begin(TimeControl(10_000, 2_000))
    table.sow(d)
    table.sow(A, after=10_000)
    assert table.left == (10_000, 2_000)


def test_a_game_that_ends_by_its_rules_stops_the_clocks(table: Table) -> None:
    table.begin()
    session = table.session
    session.open(
        read(
            "Mancala game 1\nRules: kalah-plyyard\nClock: 60+0\n"
            "Start: 0,0,0,0,1,1/20|1,0,0,0,0,0/25|s\n\n e"
        ).game
        or pytest.fail(),
        (PERSON, PERSON),
    )
    table.sow(A)
    table.sow(f)
    assert session.outcome and session.outcome.termination is Termination.ROW_EMPTY
    table.pass_(100_000)
    assert session.outcome.termination is Termination.ROW_EMPTY
    assert table.runs() is None


# ---------------------------------------------------------------- undo, files


def test_undo_and_redo_bring_both_times_back(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.sow(A, after=10_000)
    table.sow(b, after=20_000)
    table.pass_(30_000)
    assert table.left == (162_000, 142_000)
    table.session.undo()
    assert table.left == (180_000, 172_000)
    assert table.runs() is SOUTH
    table.pass_(7_000)
    table.session.redo()
    assert table.left == (162_000, 172_000)
    assert table.runs() is NORTH


def test_what_is_chosen_again_after_an_undo_costs_what_it_took_now(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.sow(A, after=10_000)
    table.session.undo()
    table.sow(A, after=1_000)
    assert table.left == (180_000, 181_000)


def test_a_fallen_flag_is_taken_back_by_undo(table: Table) -> None:
    table.begin(TimeControl(10_000))
    table.sow(d)
    table.sow(A, after=1_000)
    table.pass_(10_000)
    assert table.session.can_undo
    table.session.undo()
    assert table.session.person_asked
    assert table.runs() is not None
    assert all(left and left > 0 for left in table.left)


def test_the_times_are_there_again_after_a_restart(table: Table, make_session: MakeSession) -> None:
    table.begin()
    table.sow(d)
    table.sow(A, after=10_437)
    table.pass_(20_500)
    game = read(write(table.session.game)).game
    assert game
    other = Table(make_session())
    other.session.open(game, seats_of(game))
    assert other.left == (159_500, 171_563)
    other.pass_(500)
    assert other.left == (159_000, 171_563)


def test_a_game_lost_on_time_is_so_after_a_restart(table: Table) -> None:
    table.begin(TimeControl(10_000))
    table.sow(d)
    table.pass_(10_000)
    game = read(write(table.session.game)).game
    assert game and game.result and game.result.termination is Termination.TIME
    table.session.open(game, seats_of(game))
    assert table.left == (10_000, 0)


# ---------------------------------------------------------------- warnings


def test_each_warning_comes_once_and_every_one_of_the_last_ten_seconds_ticks(table: Table) -> None:
    warned: list[tuple[Side, int]] = []
    ticked: list[int] = []
    table.clocks.warned.connect(lambda side, seconds: warned.append((side, seconds)))
    table.clocks.ticked.connect(lambda side, seconds: ticked.append(seconds))
    table.begin(TimeControl(61_000, 5_000))
    table.sow(d)
    for _ in range(57):
        table.pass_(1_000)
    assert warned == [(NORTH, 60), (NORTH, 30), (NORTH, 10)]
    assert ticked == [10, 9, 8, 7, 6, 5, 4]
    table.sow(A)  # 9 s again
    table.sow(b)
    table.pass_(1_000)
    assert ticked[-1] == 8
    assert len(warned) == 3


def test_the_timer_wakes_for_marks_and_no_timer_runs_when_no_clock_does(table: Table) -> None:
    table.begin(TimeControl(62_000))
    timer = table.clocks._timer
    assert not timer.isActive()
    table.sow(d)
    assert timer.isActive() and timer.interval() == 2_000
    table.pass_(52_500)
    assert timer.interval() == 500
    table.clocks.hold(Hold.MENU)
    assert not timer.isActive()


# ---------------------------------------------------------------- the computer


def test_the_computer_pays_from_the_begin_of_its_search_to_its_answer(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    ponderer = Ponderer()
    table = Table(make_session(ponderer, answer_delay_ms=0))
    session = table.session
    session.sown.connect(lambda sowing: session.set_board_moving(True))
    with qtbot.waitSignal(session.search_changed):
        table.begin(seats=(PERSON, COMPUTER))
        table.sow(d)
    table.pass_(3_000)
    assert table.left == (180_000, 180_000)  # seeds fly
    session.set_board_moving(False)
    assert table.runs() is NORTH
    table.pass_(4_000)
    assert table.left == (180_000, 176_000)
    session.set_board_moving(True)
    with qtbot.waitSignal(session.search_changed):
        ponderer.stops[-1].set()
    table.pass_(5_000)
    assert table.runs() is None
    assert table.left == (180_000, 176_000)
    session.set_board_moving(False)
    qtbot.waitUntil(lambda: session.game.ply == 2)
    assert session.game.current.left_ms == 178_000


def test_loading_costs_the_computer_no_time(qapp: object, qtbot: QtBot) -> None:
    loading, loaded = Stop(), Stop()

    def prepare(level: Level, request: Request) -> None:
        loading.set()
        loaded.wait()

    session = GameSession(EngineThread(Ponderer(), prepare=prepare), answer_delay_ms=0)
    table = Table(session)
    table.begin(seats=(PERSON, COMPUTER))
    table.sow(d)
    loading.wait()
    table.pass_(50_000)
    assert session.thinking and not session.searching
    assert table.left == (180_000, 180_000)
    with qtbot.waitSignal(session.search_changed):
        loaded.set()
    table.pass_(1_000)
    assert table.left == (180_000, 179_000)
    session.close()


def test_the_computer_loses_when_its_flag_falls_and_is_not_heard_any_more(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    table = Table(make_session(Ponderer()))
    told = finish(table)
    with qtbot.waitSignal(table.session.search_changed):
        table.begin(TimeControl(1_000), seats=(PERSON, COMPUTER))
        table.sow(d)
    table.pass_(1_000)
    outcome = table.session.outcome
    assert outcome and (outcome.winner, outcome.termination) == (SOUTH, Termination.TIME)
    qtbot.wait(0)
    assert table.session.game.ply == 1
    assert told == ["time"]


def test_nobody_chooses_and_no_time_runs_in_a_pause(table: Table) -> None:
    table.begin()
    table.sow(d)
    table.session.pause(True)
    table.pass_(50_000)
    table.sow(A)
    assert table.session.game.ply == 1
    table.session.pause(False)
    table.pass_(1_000)
    assert table.left == (180_000, 179_000)


def test_a_paused_computer_answers_when_the_game_goes_on(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    ponderer = Ponderer()
    table = Table(make_session(ponderer))
    session = table.session
    with qtbot.waitSignal(session.search_changed):
        table.begin(seats=(PERSON, COMPUTER))
        table.sow(d)
    session.pause(True)
    session.hurry()
    table.pass_(50_000)
    with qtbot.waitSignal(session.search_changed):
        ponderer.stops[-1].set()
    assert table.left == (180_000, 180_000)
    assert session.game.ply == 1
    session.pause(False)
    qtbot.waitUntil(lambda: session.game.ply == 2)


@pytest.mark.parametrize(
    ("control", "most"),
    [
        (TimeControl(180_000, 2_000), 10_470),
        (TimeControl(60_000), 2_970),
        (TimeControl(1_000, 60_000), 303),
        (TimeControl(1_000), 20),
    ],
)
def test_the_computer_takes_a_share_of_its_time(
    make_session: MakeSession, qtbot: QtBot, control: TimeControl, most: int
) -> None:
    levels: list[Level] = []

    def think(level: Level, request: Request, stop: Stop) -> Answer:
        levels.append(level)
        return lowest(level, request, stop)

    table = Table(make_session(think))
    usual = LEVELS[0].limits
    table.begin(control, seats=(PERSON, COMPUTER))
    table.sow(d)
    qtbot.waitUntil(lambda: bool(levels))
    assert usual.movetime_ms
    assert levels[0].limits.movetime_ms == min(most, usual.movetime_ms)
    assert levels[0].limits.depth == usual.depth


def test_a_computer_with_hardly_any_time_still_has_a_moment(table: Table) -> None:
    table.begin(TimeControl(1_000))
    table.sow(d)
    table.sow(A, after=999)
    table.session._game.current.left_ms = 0
    assert table.session.time_for(SOUTH) == 20
    table.session.undo()
    table.pass_(1_000 - 1)
    assert table.session.time_for(NORTH) == 1


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
@pytest.mark.parametrize("preset", ["kalah-plyyard", "oware-abapa", "congkak-sequential"])
def test_every_level_answers_even_in_a_millisecond(preset: str, level: Level) -> None:
    game = Setup(preset, (PERSON, PERSON)).game()
    computer = Computer()
    hurried = level.of(game.variant.family).within(1)
    assert hurried.limits.movetime_ms == 1
    for _ in range(3):
        request = Request(1, game.variant, game.position, game.history, seed=5)
        computer.prepare(hurried, request)
        pit = computer(hurried, request, Stop()).pit
        assert pit in game.variant.legal_moves(game.position)
        game.play(pit)


def test_a_level_without_a_clock_keeps_its_own_limits() -> None:
    assert LEVELS[3].within(None) is LEVELS[3]
    assert LEVELS[9].within(10**6).limits == LEVELS[9].limits


# ---------------------------------------------------------------- kept on disk


def test_what_was_used_since_the_last_sowing_is_kept_in_a_pause_and_at_the_end(
    table: Table, tmp_path: Path
) -> None:
    path = tmp_path / "unfinished.mancala"
    autosave = Autosave(table.session, path)
    table.begin()
    table.sow(d)
    assert "Spent" not in path.read_text(encoding="utf-8")
    table.watch.ms += 1_500
    table.session.pause(True)
    assert "Spent: 1.5\n" in path.read_text(encoding="utf-8")
    table.session.pause(False)
    table.watch.ms += 1_000
    table.clocks.hold(Hold.AWAY)
    autosave.keep()
    assert "Spent: 2.5\n" in path.read_text(encoding="utf-8")


def test_a_kill_loses_five_seconds_of_a_clock_at_most(
    table: Table, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "unfinished.mancala"
    autosave = Autosave(table.session, path)
    table.clocks.used.connect(autosave.note_time)
    table.begin()
    table.sow(d)
    assert table.clocks._timer.interval() == 5_000

    for seconds in (5, 10, 15):
        table.watch.ms += 5_000
        table.clocks._timer.timeout.emit()
        qtbot.waitUntil(lambda: autosave._noting is None)
        assert f"Spent: {seconds}\n" in path.read_text(encoding="utf-8")

    table.pass_(5_000)
    table.sow(A)  # while the time is being written
    assert "Spent" not in path.read_text(encoding="utf-8")
    qtbot.waitUntil(lambda: autosave._noting is None)
    assert path.read_text(encoding="utf-8") == write(table.session.game)
    assert at_rest()


def test_a_game_that_is_over_is_not_kept_once_more(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "unfinished.mancala"
    autosave = Autosave(table.session, path)
    autosave.keep()  # no game yet
    assert not path.exists()
    table.begin(TimeControl(1_000))
    table.sow(d)
    table.pass_(1_000)
    assert not path.exists()
    autosave.keep()
    assert not path.exists()
    assert len(list((tmp_path / "games").iterdir())) == 1
