"""Clocks on the plates, what holds them, and the pause."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from mancala_desktop.play.clocks import Clocks, Hold
from mancala_desktop.play.seats import Seat, SeatKind, Seats, Setup
from mancala_desktop.play.settings import Language, Speed
from mancala_desktop.record.times import Controls, TimeControl
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.plate import Plate
from mancala_desktop.ui.sound.soundtrack import Soundtrack
from mancala_desktop.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.play.fakes import COMPUTER, PERSON, Ponderer
from tests.ui.window.conftest import Desk, MakeDesk

THREE_TWO = TimeControl(180_000, 2_000)
D, A_NORTH = 3, 7
TWO = (PERSON, PERSON)


class Watch:
    """A time that goes on when a test says so."""

    def __init__(self, clocks: Clocks) -> None:
        self.ms = clocks.now()
        self._clocks = clocks
        clocks.now = self

    def __call__(self) -> int:
        return self.ms

    def pass_(self, ms: int) -> None:
        self.ms += ms
        self._clocks.look()


@pytest.fixture
def watch(desk: Desk) -> Watch:
    return Watch(desk.window.timing.clocks)


def begin(
    desk: Desk,
    control: TimeControl = THREE_TWO,
    seats: Seats = TWO,
    controls: Controls | None = None,
) -> None:
    desk.session.begin(Setup("kalah-plyyard", seats, clock=controls or (control, control)))


def plates(desk: Desk) -> tuple[Plate, Plate]:
    """South's, below, and North's."""
    return desk.window.game.stage.below, desk.window.game.stage.above


def faces(desk: Desk) -> list[str]:
    desk.window.timing.display.show()
    return [plate.clock.text for plate in plates(desk)]


def running(desk: Desk) -> list[bool]:
    return [plate.clock.running for plate in plates(desk)]


def runs(desk: Desk) -> Side | None:
    return desk.window.timing.clocks.running


# ---------------------------------------------------------------- what is shown


def test_without_clocks_nothing_is_shown_and_nothing_ticks(desk: Desk) -> None:
    desk.begin()
    desk.session.choose(D)
    assert all(plate.clock.isHidden() for plate in plates(desk))
    assert [plate.accessibleDescription() for plate in plates(desk)] == ["", ""]
    assert not desk.window.timing.display.ticking


def test_each_plate_has_a_clock_and_the_one_that_runs_a_frame(desk: Desk, watch: Watch) -> None:
    begin(desk)
    assert faces(desk) == ["3:00", "3:00"]
    assert running(desk) == [False, False]
    desk.session.choose(D)
    desk.wait_for_rest()
    watch.pass_(12_001)
    assert faces(desk) == ["3:00", "2:48"]
    assert running(desk) == [False, True]
    assert plates(desk)[1].accessibleDescription() == "2 minutes, 48 seconds left"
    interface = QAccessible.queryAccessibleInterface(plates(desk)[1])
    assert interface.text(QAccessible.Text.Description) == "2 minutes, 48 seconds left"


def test_the_clock_stands_at_the_edge_and_the_score_before_it(desk: Desk) -> None:
    begin(desk)
    for plate in plates(desk):
        clock = plate.clock
        assert clock.geometry().right() == plate.rect().right()
        assert (clock.width(), clock.height()) == (92, 40)
    desk.window.resize(900, 600)
    QApplication.processEvents()
    for plate in plates(desk):
        assert (plate.clock.width(), plate.clock.height()) == (80, 34)
        assert plate.left_out == ""


def test_a_turned_board_takes_the_clocks_along(desk: Desk, watch: Watch) -> None:
    begin(desk, controls=(TimeControl(60_000), TimeControl(120_000)))
    desk.window.deeds.flip.trigger()
    assert faces(desk) == ["2:00", "1:00"]


def test_face_to_face_the_upper_clock_stands_at_the_left_on_its_head(desk: Desk) -> None:
    desk.settings.facing = True
    begin(desk)
    assert plates(desk)[1].clock.x() == 0


def test_the_last_ten_seconds_are_told_in_tenths_with_a_sign(desk: Desk, watch: Watch) -> None:
    begin(desk)
    desk.session.choose(D)
    desk.wait_for_rest()
    watch.pass_(169_000)
    assert faces(desk)[1] == "0:11"
    assert not plates(desk)[1].clock.low
    watch.pass_(1_501)
    assert faces(desk)[1] == "9.5"
    assert plates(desk)[1].clock.low
    desk.speak(Language.GERMAN)
    assert faces(desk)[1] == QLocale("de").toString(9.5, "f", 1) == "9,5"
    assert plates(desk)[1].accessibleDescription() == "noch 10 Sekunden"


def test_a_timer_runs_only_while_a_clock_does_and_is_seen(desk: Desk, watch: Watch) -> None:
    display, timer = desk.window.timing.display, desk.window.timing.display._timer
    begin(desk)
    assert not timer.isActive()
    desk.session.choose(D)
    desk.wait_for_rest()
    watch.pass_(500)
    display.show()
    assert timer.interval() == 500  # when the face changes
    watch.pass_(169_550)
    display.show()
    assert timer.interval() == 50
    desk.window.show_start()
    assert not timer.isActive()
    desk.window.show_game()
    assert timer.isActive()
    watch.pass_(10_000)
    assert not display.ticking


def test_a_fallen_flag_is_told_and_undone(desk: Desk, watch: Watch) -> None:
    begin(desk, TimeControl(10_000))
    desk.session.choose(D)
    desk.session.choose(A_NORTH)
    desk.wait_for_rest()
    watch.pass_(10_000)
    assert desk.window.game.status.text == "South has run out of time. North wins."
    assert faces(desk) == ["0.0", "10.0"]
    desk.window.deeds.undo.trigger()
    assert desk.session.outcome is None
    assert "0.0" not in faces(desk)


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
def test_the_longest_time_fits_at_every_size_of_text(
    desk: Desk, watch: Watch, theme: Theme
) -> None:
    desk.wardrobe.choose(theme.name)
    for size, percent in product(((900, 600), (1280, 800)), (100, 200)):
        desk.settings.text_percent = percent
        desk.wardrobe.enlarge_text(percent)
        desk.window.resize(*size)
        begin(desk, TimeControl(10_800_000))
        QApplication.processEvents()
        assert faces(desk) == ["3:00:00", "3:00:00"], (size, percent)
        for plate in plates(desk):
            clock = plate.clock
            assert plate.rect().contains(clock.geometry()), (size, percent)
            assert clock.size() == clock.sizeHint(), (size, percent)
            assert plate.score == "0", (size, percent)
    desk.wardrobe.enlarge_text(100)
    desk.wardrobe.choose(LIGHT.name)


# ---------------------------------------------------------------- what holds them


def test_no_clock_runs_while_seeds_fly(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.NORMAL)
    watch = Watch(desk.window.timing.clocks)
    begin(desk)
    desk.session.choose(D)
    assert desk.moving()
    watch.pass_(5_000)
    assert runs(desk) is None
    desk.window.game.board.finish()
    assert runs(desk) is Side.NORTH
    assert faces(desk) == ["3:00", "3:00"]


def test_the_clock_runs_on_while_the_last_move_is_shown_again(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.NORMAL)
    watch = Watch(desk.window.timing.clocks)
    begin(desk)
    desk.session.choose(D)
    desk.window.game.board.finish()
    desk.window.deeds.replay.trigger()
    assert desk.moving()
    watch.pass_(5_000)
    assert faces(desk) == ["3:00", "2:55"]


def test_a_computers_clock_waits_for_the_seeds_and_for_what_it_loads(make_desk: MakeDesk) -> None:
    ponderer = Ponderer()
    desk = make_desk(ponderer, speed=Speed.NORMAL)
    watch = Watch(desk.window.timing.clocks)
    with desk.qtbot.waitSignal(desk.session.search_changed):
        begin(desk, seats=(PERSON, COMPUTER))
        desk.session.choose(D)
    watch.pass_(5_000)
    assert runs(desk) is None
    desk.window.game.board.finish()
    assert runs(desk) is Side.NORTH


def test_a_dialog_holds_the_clocks(desk: Desk, watch: Watch, qtbot: QtBot) -> None:
    begin(desk)
    desk.session.choose(D)
    desk.wait_for_rest()
    desk.window.sheets.settings()
    assert runs(desk) is None
    watch.pass_(60_000)
    dialog = desk.window.sheets.open
    assert dialog is not None
    desk.window.sheets.tell(lambda: "over the dialog")
    inner = next(each for each in dialog.findChildren(MessageDialog))
    inner.close()
    assert runs(desk) is None
    dialog.close()
    qtbot.waitUntil(lambda: runs(desk) is Side.NORTH)
    assert faces(desk) == ["3:00", "3:00"]


def test_a_menu_holds_the_clocks(desk: Desk, watch: Watch, qtbot: QtBot) -> None:
    begin(desk)
    desk.session.choose(D)
    desk.wait_for_rest()
    desk.window.deeds.menu.trigger()
    assert runs(desk) is None
    while isinstance(menu := QApplication.activePopupWidget(), QMenu):  # a submenu first
        assert runs(desk) is None
        QTest.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: runs(desk) is Side.NORTH)


def test_the_start_page_holds_the_clocks(desk: Desk, watch: Watch) -> None:
    begin(desk)
    desk.session.choose(D)
    desk.wait_for_rest()
    desk.window.deeds.home.trigger()
    assert runs(desk) is None
    desk.window.show_game()
    assert runs(desk) is Side.NORTH


def test_a_hint_may_hold_the_clocks(desk: Desk, watch: Watch) -> None:
    begin(desk)
    desk.session.choose(D)
    desk.wait_for_rest()
    desk.window.timing.clocks.hold(Hold.ADVICE)
    assert running(desk) == [False, False]
    desk.window.timing.clocks.release(Hold.ADVICE)
    assert running(desk) == [False, True]


# ---------------------------------------------------------------- the pause


def test_a_pause_covers_the_board_until_the_game_goes_on(desk: Desk, watch: Watch) -> None:
    begin(desk)
    desk.session.choose(D)
    desk.wait_for_rest()
    heard: list[str] = []
    desk.window.conductor.announcer.announced.connect(heard.append)
    desk.press(Qt.Key.Key_Pause)
    cover = desk.window.timing.cover
    board = desk.window.game.board
    assert cover.isVisible()
    face = desk.window.game.stage.board_rect.toRect()
    assert cover.geometry().contains(face)
    assert QApplication.focusWidget() is cover.button
    assert not board.isEnabled()
    desk.click(A_NORTH)
    desk.press(Qt.Key.Key_A)
    watch.pass_(60_000)
    assert desk.plies() == 1
    assert faces(desk) == ["3:00", "3:00"]
    desk.press(Qt.Key.Key_Return)
    assert not cover.isVisible() and board.isEnabled()
    assert runs(desk) is Side.NORTH
    desk.qtbot.waitUntil(lambda: any("aused" in words for words in heard))


def test_the_computer_does_not_sow_in_a_pause(make_desk: MakeDesk, qtbot: QtBot) -> None:
    ponderer = Ponderer()
    desk = make_desk(ponderer)
    with qtbot.waitSignal(desk.session.search_changed):
        begin(desk, seats=(PERSON, COMPUTER))
        desk.session.choose(D)
    desk.wait_for_rest()
    desk.window.deeds.pause.trigger()
    with qtbot.waitSignal(desk.session.search_changed):
        ponderer.stops[-1].set()
    assert desk.plies() == 1
    desk.window.timing.cover.button.click()
    qtbot.waitUntil(lambda: desk.plies() == 2)


def test_an_undo_ends_the_pause(desk: Desk) -> None:
    begin(desk)
    desk.session.choose(D)
    desk.wait_for_rest()
    desk.window.deeds.pause.trigger()
    desk.window.deeds.undo.trigger()
    assert not desk.session.paused
    assert not desk.window.timing.cover.isVisible()


def test_only_a_game_that_goes_on_can_be_paused(desk: Desk, watch: Watch) -> None:
    pause = desk.window.deeds.pause
    assert not pause.isEnabled()
    begin(desk, TimeControl(10_000))
    assert pause.isEnabled()
    desk.session.choose(D)
    desk.wait_for_rest()
    pause.trigger()
    begin(desk, TimeControl(10_000))
    assert not pause.isChecked() and not desk.window.timing.cover.isVisible()
    desk.session.choose(D)
    desk.wait_for_rest()
    watch.pass_(10_000)
    assert not pause.isEnabled()


# ---------------------------------------------------------------- heard


def test_a_persons_last_minute_is_announced_three_times(desk: Desk, watch: Watch) -> None:
    heard: list[str] = []
    desk.window.conductor.announcer.announced.connect(heard.append)
    seats = Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.PERSON, "Grace")
    begin(desk, seats=seats)
    desk.session.choose(D)
    desk.wait_for_rest()
    for left in (60_000, 59_000, 30_000, 29_000, 10_000, 9_000):
        spent = 180_000 - left
        watch.pass_(spent - desk.session.game.spent_ms)
        desk.qtbot.wait(1)
    told = " ".join(heard)
    assert [
        told.count(f"Grace has {time} left.") for time in ("1 minute", "30 seconds", "10 seconds")
    ] == [1, 1, 1]
    assert "Ada has" not in told


def test_against_the_computer_it_says_you(desk: Desk) -> None:
    warn = desk.window.conductor._narrator.clocks.warning
    assert warn(Side.SOUTH, 30, (PERSON, COMPUTER)) == "You have 30 seconds left."


class Loud:
    """A player that notes what it is to play."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def load(self) -> None: ...

    def close(self) -> None: ...

    def play(self, name: str, volume: float) -> None:
        self.played.append(name)


def test_the_last_ten_seconds_tick_and_the_last_three_higher(desk: Desk) -> None:
    loud = Loud()
    board = desk.window.game.board
    track = Soundtrack(desk.session, board, desk.settings, loud, desk.window)
    times = iter(range(0, 100_000, 1_000))
    track._thinning._now = lambda: float(next(times))
    begin(desk, seats=(PERSON, COMPUTER))
    loud.played.clear()
    for seconds in (10, 4, 3, 1):
        track.tick(Side.SOUTH, seconds)
    track.tick(Side.NORTH, 9)
    assert loud.played == ["clock_low", "clock_low", "clock_last", "clock_last"]
