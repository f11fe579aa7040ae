"""The board as people use it: with the mouse, the keyboard, a screen reader, and impatience."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mancala_desktop.play.settings import PitNames, Speed
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Drop, Sowing
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.heaps import Heaps, Lie, heaps_of
from mancala_desktop.ui.board.names import pit_names
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.share.still import Painter, Stand, Still, still_of

KALAH = PRESETS["kalah-plyyard"].variant
CONGKAK = PRESETS["congkak-sequential"].variant
START = KALAH.start()


@pytest.fixture(scope="session")
def look(themes: Path, tmp_path_factory: pytest.TempPathFactory) -> Look:
    """Walnut; boards painted once are kept for the other tests."""
    return Look(BoardTheme.load(themes / "walnut"), cache=tmp_path_factory.mktemp("boards"))


@pytest.fixture
def board(qtbot: QtBot, look: Look) -> BoardView:
    view = BoardView(look, START)
    qtbot.addWidget(view)
    view.resize(720, 340)
    view.show()
    qtbot.waitExposed(view)
    view.set_playable(KALAH.legal_moves(START))
    return view


def shown(view: BoardView) -> tuple[int, ...]:
    """The counts a player reads beside the holes."""
    return view.counts


def place(view: BoardView, hole: int) -> QPoint:
    """The middle of a hole in the viewport."""
    return view.hole_center(hole).toPoint()


def click(qtbot: QtBot, view: BoardView, hole: int) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, hole))


def sow(position: Position, *pits: int) -> list[Sowing]:
    """Several sowings in a row."""
    sowings = []
    for pit in pits:
        sowings.append(KALAH.sow(position, pit))
        position = sowings[-1].after
    return sowings


class Chosen(list[int]):
    """The pits a view said were chosen."""

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        view.pit_chosen.connect(self.append)


# ---------------------------------------------------------------- choosing at rest


def test_a_click_chooses_the_pit_under_it(qtbot: QtBot, board: BoardView) -> None:
    chosen = Chosen(board)
    click(qtbot, board, 2)
    click(qtbot, board, 9)  # not playable: whoever knows the rules says why
    click(qtbot, board, 6)  # not even a pit
    assert chosen == [2, 9, 6]


def test_wood_chooses_nothing(qtbot: QtBot, board: BoardView) -> None:
    chosen = Chosen(board)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, pos=place(board, 2))
    assert chosen == []


def test_letting_go_elsewhere_chooses_nothing(qtbot: QtBot, board: BoardView) -> None:
    chosen = Chosen(board)
    port, button = board.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(port, button, pos=place(board, 2))
    QTest.mouseRelease(port, button, pos=place(board, 3))
    assert chosen == []


def test_a_double_click_sows_once(qtbot: QtBot, board: BoardView) -> None:
    chosen = Chosen(board)
    click(qtbot, board, 2)
    QTest.mouseDClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place(board, 2))
    assert chosen in ([2], [2, 2])  # the test's own double click begins with a press of its own


def test_arrows_move_the_focus_over_the_board_and_space_sows(
    qtbot: QtBot, board: BoardView
) -> None:
    chosen = Chosen(board)
    board.activateWindow()
    board.focus_pit()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
        focus = board.window().focusWidget()
        QTest.keyClick(focus, key)
    focus = board.window().focusWidget()
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert chosen == [11]  # a, b, c, then up to D and left to E
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert chosen == [11, 11]


def test_flipping_the_board_turns_the_arrows_and_the_clicks(qtbot: QtBot, board: BoardView) -> None:
    before = place(board, 0)
    board.set_flipped(True)
    assert place(board, 7) == before
    chosen = Chosen(board)
    click(qtbot, board, 7)
    assert chosen == [7]


# ---------------------------------------------------------------- moving


def test_a_sowing_is_told_and_comes_to_rest(qtbot: QtBot, board: BoardView) -> None:
    (sowing,) = sow(START, 2)
    board.set_speed(Speed.FAST)
    with qtbot.waitSignals([board.started_moving, board.came_to_rest]):
        board.animate(sowing)
    assert not board.moving
    assert shown(board) == sowing.after.seeds


def test_counts_change_as_seeds_land(qtbot: QtBot, board: BoardView) -> None:
    (sowing,) = sow(START, 2)
    seen: list[tuple[int, ...]] = []

    def look(step: object) -> None:
        if isinstance(step, Drop):
            seen.append(shown(board))

    board.stepped.connect(look)
    board.set_speed(Speed.SLOW)
    with qtbot.waitSignal(board.came_to_rest):
        board.animate(sowing)
    assert seen[0][2:7] == (0, 5, 4, 4, 0)
    assert seen[-1][2:7] == (0, 5, 5, 5, 1)


class Watched(BoardView):
    """A board that notes, of every step it tells, whether it paints before it goes on to other
    things: no event that was posted then comes after a paint."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, START)
        self.noted: list[str] = []
        self.stepped.connect(self._note_step)

    def _note_step(self, step: object) -> None:
        self.noted.append("reckoned")
        later = QEvent(QEvent.Type.User)
        QCoreApplication.postEvent(self, later, Qt.EventPriority.LowEventPriority.value - 1)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User:
            self.noted.append("waited")
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.noted.append("painted")
        super().paintEvent(event)


def test_a_frame_is_painted_on_time_though_it_took_long_to_reckon(qtbot: QtBot, look: Look) -> None:
    view = Watched(look)
    qtbot.addWidget(view)
    view.resize(720, 340)
    view.show()
    qtbot.waitUntil(lambda: not view.ticking)
    with qtbot.waitSignal(view.came_to_rest):
        view.animate(KALAH.sow(START, 2))

    moving = view.noted[: len(view.noted) - view.noted[::-1].index("waited")]
    behind = {b for a, b in pairwise(moving) if a == "reckoned"}
    assert behind <= {"reckoned", "waited"}  # what is reckoned waits for the next frame
    assert "painted" in moving[moving.index("reckoned") :]


def test_a_board_in_motion_is_there_for_whoever_paints_it_anew(
    qtbot: QtBot, board: BoardView
) -> None:
    qtbot.waitUntil(lambda: not board.ticking)
    qtbot.waitUntil(lambda: middle(board).alpha() == 255)
    seen: list[int] = []
    board.stepped.connect(
        lambda step: QTimer.singleShot(0, lambda: seen.append(middle(board).alpha()))
    )
    with qtbot.waitSignal(board.came_to_rest):
        board.animate(KALAH.sow(START, 2))
    assert set(seen) == {255}


def test_finishing_shows_the_end_at_once(qtbot: QtBot, board: BoardView) -> None:
    first, second = sow(START, 2, 0)
    board.animate(first)
    board.animate(second)
    with qtbot.waitSignal(board.came_to_rest):
        board.finish()
    assert shown(board) == second.after.seeds
    qtbot.waitUntil(lambda: not board.ticking, timeout=2000)


def test_two_sowings_are_told_one_after_the_other(qtbot: QtBot, board: BoardView) -> None:
    first, second = sow(START, 2, 0)
    told: list[object] = []
    board.stepped.connect(told.append)
    board.set_speed(Speed.FAST)
    with qtbot.waitSignal(board.came_to_rest):
        board.animate(first)
        board.animate(second)
    assert told == [*first.steps, *second.steps]
    assert shown(board) == second.after.seeds


def test_a_position_shown_in_between_drops_the_queue(qtbot: QtBot, board: BoardView) -> None:
    first, second = sow(START, 2, 0)
    other = KALAH.position("1,2,3,4,5,6/3|6,5,4,3,2,1/3|n")
    board.animate(first)
    board.animate(second)
    with qtbot.waitSignal(board.came_to_rest):
        board.show_position(other)
    assert shown(board) == other.seeds
    (third,) = sow(other, 7)
    board.set_speed(Speed.FAST)
    with qtbot.waitSignal(board.came_to_rest):
        board.animate(third)
    assert shown(board) == third.after.seeds


def test_undo_is_told_backwards(qtbot: QtBot, board: BoardView) -> None:
    first, second = sow(START, 2, 0)
    board.show_position(second.after, second)
    board.set_speed(Speed.FAST)
    with qtbot.waitSignal(board.came_to_rest):
        board.animate_back(second, first)
    assert shown(board) == first.after.seeds
    board.animate_back(first)
    board.finish()
    assert shown(board) == START.seeds


@pytest.mark.parametrize("still", [False, True])
def test_without_speed_positions_change_at_the_next_frame(
    qtbot: QtBot, board: BoardView, still: bool
) -> None:
    first, second = sow(START, 2, 0)
    board.set_speed(Speed.OFF)
    board.set_reduced_motion(still)
    with qtbot.waitSignal(board.came_to_rest, timeout=200):
        board.animate(first)
        board.animate(second)
    assert shown(board) == second.after.seeds


def test_the_speed_may_change_while_seeds_fly(qtbot: QtBot, board: BoardView) -> None:
    (sowing,) = sow(START, 2)
    board.set_speed(Speed.SLOW)
    board.animate(sowing)
    with qtbot.waitSignal(board.stepped):
        pass
    board.set_speed(Speed.FAST)
    with qtbot.waitSignal(board.came_to_rest):
        pass
    board.animate_back(sowing)
    board.set_speed(Speed.OFF)
    assert not board.moving
    assert shown(board) == START.seeds


def test_a_sowing_that_does_not_fit_the_board_is_told_all_the_same(
    qtbot: QtBot, board: BoardView
) -> None:
    _, second = sow(START, 2, 0)
    board.set_speed(Speed.FAST)
    with qtbot.waitSignal(board.came_to_rest):
        board.animate(second)
    assert shown(board) == second.after.seeds


# ---------------------------------------------------------------- impatience


def test_a_click_in_motion_finishes_and_counts_only_where_one_could_play(
    qtbot: QtBot, board: BoardView
) -> None:
    chosen = Chosen(board)
    (sowing,) = sow(START, 2)
    for pit, expected in ((9, []), (1, [1])):
        board.show_position(START)
        board.animate(sowing)
        board.set_playable(KALAH.legal_moves(sowing.after))
        click(qtbot, board, pit)
        assert not board.moving
        assert shown(board) == sowing.after.seeds
        assert chosen == expected


def test_a_click_that_makes_a_pit_playable_does_not_play_it(qtbot: QtBot, board: BoardView) -> None:
    chosen = Chosen(board)
    (sowing,) = sow(START, 2)
    board.set_playable(())
    board.animate(sowing)
    board.came_to_rest.connect(lambda: board.set_playable((0, 1, 3, 4, 5)))
    click(qtbot, board, 1)
    assert chosen == []
    click(qtbot, board, 1)
    assert chosen == [1]


def test_space_in_motion_only_finishes_but_a_letter_counts(qtbot: QtBot, board: BoardView) -> None:
    chosen = Chosen(board)
    (sowing,) = sow(START, 2)
    board.set_playable(KALAH.legal_moves(sowing.after))
    board.focus_pit()
    board.animate(sowing)
    focus = board.window().focusWidget()
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert not board.moving
    assert chosen == []
    board.animate_back(sowing)
    board.press(1)
    assert not board.moving
    assert chosen == [1]


def test_a_hundred_fast_clicks_leave_the_right_board(qtbot: QtBot, board: BoardView) -> None:
    position = START

    def play(pit: int) -> None:
        nonlocal position
        if KALAH.why_illegal(position, pit):
            board.shake(pit)
            return
        sowing = KALAH.sow(position, pit)
        position = sowing.after
        board.animate(sowing)
        board.set_playable(KALAH.legal_moves(position))

    board.pit_chosen.connect(play)
    for number in range(100):
        click(qtbot, board, number * 5 % 14)
        if number % 10 == 0:
            QApplication.processEvents()
    board.finish()
    assert shown(board) == position.seeds


def test_resizing_and_flipping_in_flight_keep_the_board_right(
    qtbot: QtBot, board: BoardView
) -> None:
    first, second = sow(START, 2, 0)
    board.animate(first)
    with qtbot.waitSignal(board.stepped):
        pass
    with qtbot.waitSignal(board.dressed):
        board.resize(900, 430)
    board.set_flipped(True)
    assert shown(board) == first.after.seeds
    board.animate(second)
    board.resize(620, 300)
    with qtbot.waitSignal(board.came_to_rest):
        pass
    assert shown(board) == second.after.seeds


# ---------------------------------------------------------------- painted beside the window


def middle(view: BoardView) -> QColor:
    """The colour of the board's middle, where nothing but wood is to be seen."""
    return view.grab().toImage().pixelColor(view.rect().center())


def test_the_old_board_stays_until_the_new_one_is_painted(
    qtbot: QtBot, board: BoardView, themes: Path
) -> None:
    qtbot.waitUntil(lambda: not board.ticking)
    walnut = middle(board)
    with qtbot.waitSignal(board.dressed):
        board.set_look(Look(BoardTheme.load(themes / "oak")))
        assert middle(board) == walnut
    assert middle(board).lightness() > walnut.lightness() + 30


def test_only_the_theme_chosen_last_is_ever_worn(
    qtbot: QtBot, board: BoardView, themes: Path
) -> None:
    qtbot.waitUntil(lambda: middle(board).lightness() < 120)
    worn: list[int] = []
    board.dressed.connect(lambda: worn.append(middle(board).lightness()))
    with qtbot.waitSignal(board.dressed):
        for name in ("oak", "teak", "contrast"):
            board.set_look(Look(BoardTheme.load(themes / name)))
    assert len(worn) == 1
    assert worn[0] < 20


def test_a_board_turned_while_it_is_painted_is_right(
    qtbot: QtBot, board: BoardView, themes: Path
) -> None:
    (sowing,) = sow(START, 2)
    before = place(board, 0)
    with qtbot.waitSignal(board.dressed):
        board.set_look(Look(BoardTheme.load(themes / "oak")))
        board.animate(sowing)
        board.set_flipped(True)
    assert shown(board) == sowing.after.seeds
    assert place(board, 7) == before
    chosen = Chosen(board)
    click(qtbot, board, 1)
    assert chosen == [1]


def test_a_turned_board_looks_like_one_painted_that_way(
    qtbot: QtBot, board: BoardView, look: Look
) -> None:
    empty = Position.parse("0,0,0,0,0,0/0|0,0,0,0,0,0/0|n")
    board.show_position(empty)
    board.set_playable(())
    board.set_flipped(True)
    other = BoardView(look, empty)
    qtbot.addWidget(other)
    other.set_flipped(True)
    other.resize(board.size())
    with qtbot.waitSignal(other.dressed):
        other.show()
    qtbot.waitUntil(lambda: board.grab().toImage() == other.grab().toImage())


def test_another_shape_lays_the_seeds_into_its_holes(qtbot: QtBot, board: BoardView) -> None:
    with qtbot.waitSignal(board.dressed):
        board.show_position(START, shape=BoardShape.BOAT)
    store = board.hole_center(6)
    chosen = Chosen(board)
    click(qtbot, board, 0)
    assert chosen == [0]
    assert store.x() < board.width() * 0.9
    assert shown(board) == START.seeds


# ---------------------------------------------------------------- resting


def test_nothing_ticks_when_nothing_moves(qtbot: QtBot, board: BoardView) -> None:
    qtbot.waitUntil(lambda: not board.ticking, timeout=2000)
    board.shake(0)
    assert board.ticking
    qtbot.waitUntil(lambda: not board.ticking, timeout=3000)


@pytest.mark.parametrize("pits", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("shape", BoardShape)
def test_boards_of_every_size_are_shown(
    qtbot: QtBot, look: Look, board: BoardView, pits: int, shape: BoardShape
) -> None:
    side = ",".join("3" * pits)
    position = Position.parse(f"{side}/2|x{side[1:]}/11|s")
    board.show_position(position, shape=shape)
    assert shown(board) == position.seeds
    chosen = Chosen(board)
    click(qtbot, board, pits - 1)
    assert chosen == [pits - 1]


def test_a_whole_congkak_game_is_told(qtbot: QtBot, look: Look) -> None:
    variant = PRESETS["congkak"].variant
    position = variant.start()
    view = BoardView(look, position, BoardShape.BOAT)
    qtbot.addWidget(view)
    view.resize(720, 330)
    view.show()
    for number in range(40):
        moves = variant.legal_moves(position)
        if not moves:
            break
        sowing = variant.sow(position, moves[number % len(moves)])
        position = sowing.after
        with qtbot.waitSignal(view.stepped):
            view.animate(sowing)
        view.finish()
        assert shown(view) == position.seeds


# ---------------------------------------------------------------- names


def accessible(widget: QWidget) -> Any:
    return QAccessible.queryAccessibleInterface(widget)


def test_every_hole_says_its_name_to_a_screen_reader(qtbot: QtBot, board: BoardView) -> None:
    board.set_describe(lambda hole: (f"hole {hole}, {shown(board)[hole]} seeds", "state"))
    controls = board.controls
    names = [accessible(control).text(QAccessible.Text.Name) for control in controls]
    assert names == [f"hole {hole}, {count} seeds" for hole, count in enumerate(START.seeds)]
    assert accessible(controls[0]).text(QAccessible.Text.Description) == "state"
    assert accessible(controls[0]).role() is QAccessible.Role.Button
    assert accessible(controls[6]).role() is QAccessible.Role.StaticText
    (sowing,) = sow(START, 2)
    board.animate(sowing)
    board.finish()
    assert accessible(controls[3]).text(QAccessible.Text.Name) == "hole 3, 5 seeds"


def test_a_screen_reader_can_press_a_pit(qtbot: QtBot, board: BoardView) -> None:
    actions = accessible(board.controls[4]).actionInterface()
    with qtbot.waitSignal(board.pit_chosen) as chosen:
        actions.doAction("Press")
    assert chosen.args == [4]


def test_the_controls_lie_over_the_holes(board: BoardView) -> None:
    for hole, control in enumerate(board.controls):
        assert control.geometry().contains(place(board, hole))


def test_pit_names() -> None:
    assert pit_names(6, PitNames.LETTERS)[:7] == ("a", "b", "c", "d", "e", "f", "")
    assert pit_names(6, PitNames.NUMBERS)[7:] == ("1", "2", "3", "4", "5", "6", "")
    assert pit_names(4, PitNames.RING) == ("0", "1", "2", "3", "", "5", "6", "7", "8", "")


def test_the_pointer_is_a_hand_over_a_pit_that_may_be_sown(qtbot: QtBot, board: BoardView) -> None:
    port = board.viewport()
    QTest.mouseMove(port, QPoint(3, 3))  # it may lie on the pit already, and has to move
    QTest.mouseMove(port, place(board, 2))
    assert port.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(port, place(board, 9))
    assert port.cursor().shape() is Qt.CursorShape.ArrowCursor


def seeds_by_hole(lie: Lie) -> dict[int, set[int]]:
    return {hole: set(seeds) for hole, seeds in lie.lying.items() if seeds}


def test_the_seeds_on_the_board_are_those_of_the_game_however_it_was_shown(
    qtbot: QtBot, board: BoardView
) -> None:
    position, sowings = START, []
    for pit in (2, 0, 9):
        sowings.append(KALAH.sow(position, pit))
        position = sowings[-1].after
        board.animate(sowings[-1])
        board.finish()
    game = Lie.of(heaps_of(START, sowings))
    assert seeds_by_hole(board.lie) == seeds_by_hole(game)

    board.show_position(START, heaps=Heaps.of(START), anew=True)
    board.show_position(position, sowings[-1], heaps=heaps_of(START, sowings), anew=True)
    assert board.lie == game


def test_a_picture_shows_the_seeds_as_they_lie_on_the_board(
    qtbot: QtBot, board: BoardView, look: Look
) -> None:
    sowing = KALAH.sow(START, 2)
    board.set_playable(())
    with qtbot.waitSignal(board.dressed):
        board.set_look(look)
    board.animate(sowing)
    board.finish()
    qtbot.waitUntil(lambda: not board.ticking, timeout=3000)
    geometry = Geometry.fitting(board.viewport().size(), 6, BoardShape.SLAB)
    picture = Painter(Stand(geometry, look, pit_names(6, PitNames.LETTERS)), 1.0)
    still = still_of(sowing.after, sowing, board.lie)
    seen = board.grab().toImage()
    pit, side = geometry.holes[3].rect.toRect(), geometry.holes[3].rect.toRect().width()
    there = (board.hole_center(3) - geometry.holes[3].center).toPoint() + pit.topLeft()
    here = pit.topLeft() - picture.area.topLeft().toPoint()

    def unlike(still: Still) -> int:
        """How many pixels of the pit are not as on the board."""
        painted = picture.image(still)
        steps = [QPoint(x, y) for x in range(side) for y in range(side)]
        pairs = [(seen.pixelColor(there + at), painted.pixelColor(here + at)) for at in steps]
        return sum(abs(one.lightness() - other.lightness()) > 40 for one, other in pairs)

    assert 4 * unlike(still) < unlike(replace(still, lie=None))
