"""Previews on the board as hands call them up: by pointing, by focusing; and what hides them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.foresight import DWELL
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.scene import BoardScene
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.board.view import BoardView

KALAH = PRESETS["kalah-plyyard"].variant
START = KALAH.start()
A, B, C, D = range(4)


@pytest.fixture(scope="session")
def look(themes: Path, tmp_path_factory: pytest.TempPathFactory) -> Look:
    return Look(BoardTheme.load(themes / "walnut"), cache=tmp_path_factory.mktemp("boards"))


@pytest.fixture
def board(qtbot: QtBot, look: Look) -> BoardView:
    view = BoardView(look, START)
    qtbot.addWidget(view)
    view.resize(720, 340)
    view.show()
    qtbot.waitExposed(view)
    view.activateWindow()
    view.set_foresee(lambda pit: KALAH.sow(START, pit))
    view.set_playable(KALAH.legal_moves(START))
    return view


def point(board: BoardView, hole: int) -> None:
    """Move the pointer onto a hole, from the wood: one that is there already does not move."""
    QTest.mouseMove(board.viewport(), QPoint(3, 3))
    QTest.mouseMove(board.viewport(), board.hole_center(hole).toPoint())


def rest(board: BoardView, hole: int) -> None:
    """Move the pointer onto a hole, to be found there later, too."""
    point(board, hole)
    QCursor.setPos(board.viewport().mapToGlobal(board.hole_center(hole).toPoint()))


def dwell(qtbot: QtBot, board: BoardView, hole: int) -> Sowing:
    """Rest on a pit until its preview is there."""
    with qtbot.waitSignal(
        board.previewed, check_params_cb=lambda sowing: sowing is not None
    ) as told:
        point(board, hole)
    assert isinstance(told.args[0], Sowing)
    return told.args[0]


def previewed_pit(board: BoardView) -> int | None:
    return board.preview.start if board.preview else None


def test_the_pointer_has_to_dwell(qtbot: QtBot, board: BoardView) -> None:
    point(board, C)
    assert previewed_pit(board) is None
    assert [timer.interval() for timer in running(board)] == [DWELL]

    qtbot.waitUntil(lambda: previewed_pit(board) == C)
    assert board.preview is not None
    assert board.preview.path == (3, 4, 5, 6)


def test_passing_over_a_pit_shows_nothing_of_it(qtbot: QtBot, board: BoardView) -> None:
    seen: list[Sowing | None] = []
    board.previewed.connect(seen.append)
    for pit in (A, B, C, D):
        point(board, pit)
    qtbot.waitUntil(lambda: bool(seen))
    assert [sowing.pit for sowing in seen if sowing] == [D]


def test_leaving_the_pit_or_the_board_hides_it_at_once(qtbot: QtBot, board: BoardView) -> None:
    dwell(qtbot, board, C)
    QTest.mouseMove(board.viewport(), QPoint(3, 3))
    assert board.preview is None

    dwell(qtbot, board, C)
    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert board.preview is None


def test_the_keyboards_focus_previews_at_once(qtbot: QtBot, board: BoardView) -> None:
    board.focus_pit()
    assert previewed_pit(board) == A
    QTest.keyClick(board.window().focusWidget(), Qt.Key.Key_Right)
    assert previewed_pit(board) == B
    QTest.keyClick(board.window().focusWidget(), Qt.Key.Key_Up)
    assert board.preview is None  # a pit of the other side


def test_the_last_hand_that_moved_decides(qtbot: QtBot, board: BoardView) -> None:
    dwell(qtbot, board, D)
    board.focus_pit()
    assert previewed_pit(board) == A
    QTest.mouseMove(board.viewport(), QPoint(3, 3))
    assert previewed_pit(board) == A  # the pointer has gone, the focus has not
    dwell(qtbot, board, D)
    assert previewed_pit(board) == D


def test_a_press_hides_it_before_anything_is_sown(qtbot: QtBot, board: BoardView) -> None:
    dwell(qtbot, board, C)
    QTest.mousePress(
        board.viewport(), Qt.MouseButton.LeftButton, pos=board.hole_center(C).toPoint()
    )
    assert board.preview is None

    board.focus_pit()
    assert previewed_pit(board) == A
    board.press(C)
    assert board.preview is None


def test_nothing_is_previewed_while_seeds_fly(qtbot: QtBot, board: BoardView) -> None:
    sowing = dwell(qtbot, board, C)
    board.animate(sowing)
    assert board.preview is None
    point(board, D)
    assert DWELL not in [timer.interval() for timer in running(board)]


def go_on_after(board: BoardView, sowing: Sowing) -> None:
    """What can be sown after a sowing, while that is still told."""
    board.animate(sowing)
    board.set_foresee(lambda pit: KALAH.sow(sowing.after, pit))
    board.set_playable(KALAH.legal_moves(sowing.after))


def test_a_pit_that_becomes_playable_below_a_resting_pointer_is_previewed_after_the_dwell(
    qtbot: QtBot, board: BoardView
) -> None:
    rest(board, D)
    go_on_after(board, KALAH.sow(START, C))
    with qtbot.waitSignal(board.came_to_rest):
        board.finish()
    assert board.preview is None
    assert DWELL in [timer.interval() for timer in running(board)]
    qtbot.waitUntil(lambda: previewed_pit(board) == D)


def test_a_pit_that_becomes_playable_below_the_focus_is_previewed_after_the_dwell(
    qtbot: QtBot, board: BoardView
) -> None:
    rest(board, D)
    board.focus_pit()  # the hand that moved last
    go_on_after(board, KALAH.sow(START, C))
    with qtbot.waitSignal(board.came_to_rest):
        board.finish()
    assert board.preview is None
    qtbot.waitUntil(lambda: board.preview is not None)
    assert previewed_pit(board) == A


def test_a_pointer_on_a_pit_that_stays_forbidden_previews_nothing(
    qtbot: QtBot, board: BoardView
) -> None:
    rest(board, C)
    go_on_after(board, KALAH.sow(START, C))  # and c is empty then
    with qtbot.waitSignal(board.came_to_rest):
        board.finish()
    assert DWELL not in [timer.interval() for timer in running(board)]


@pytest.mark.parametrize("by_pointer", [True, False])
def test_after_a_refusal_the_preview_comes_back(
    qtbot: QtBot, board: BoardView, by_pointer: bool
) -> None:
    if by_pointer:
        dwell(qtbot, board, A)
    else:
        board.focus_pit()
    board.press(9)
    board.shake(9)
    assert board.preview is None
    qtbot.waitUntil(lambda: previewed_pit(board) == A)


def test_an_arrow_at_the_end_of_the_row_brings_a_hidden_preview_back(
    qtbot: QtBot, board: BoardView
) -> None:
    board.focus_pit()
    board.press(9)
    assert board.preview is None
    QTest.keyClick(board.window().focusWidget(), Qt.Key.Key_Left)
    assert previewed_pit(board) == A


def test_an_illegal_pit_or_a_store_previews_nothing(qtbot: QtBot, board: BoardView) -> None:
    for hole in (9, 6, 13):
        point(board, hole)
        assert not board.preview
        assert DWELL not in [timer.interval() for timer in running(board)]


def test_nothing_runs_while_a_preview_is_looked_at(qtbot: QtBot, board: BoardView) -> None:
    dwell(qtbot, board, C)
    qtbot.waitUntil(lambda: not board.ticking, timeout=2000)
    assert running(board) == []


def test_without_anybody_who_foresees_there_is_no_preview(qtbot: QtBot, board: BoardView) -> None:
    dwell(qtbot, board, C)
    board.set_foresee(None)
    assert board.preview is None
    point(board, D)
    board.focus_pit()
    assert board.preview is None
    assert DWELL not in [timer.interval() for timer in running(board)]


def test_turning_previews_on_shows_that_of_the_focused_pit(qtbot: QtBot, board: BoardView) -> None:
    board.set_foresee(None)
    board.focus_pit()
    board.set_foresee(lambda pit: KALAH.sow(START, pit))
    assert previewed_pit(board) == A


def test_a_hidden_preview_leaves_the_board_as_it_was(qtbot: QtBot, board: BoardView) -> None:
    first = KALAH.sow(START, C)
    board.show_position(first.after, first)
    board.set_playable(KALAH.legal_moves(first.after))
    board.set_foresee(lambda pit: KALAH.sow(first.after, pit))
    qtbot.waitUntil(lambda: not board.ticking, timeout=3000)
    before = board.grab().toImage()

    dwell(qtbot, board, A)
    QTest.mouseMove(board.viewport(), QPoint(3, 3))
    qtbot.waitUntil(lambda: not board.ticking, timeout=3000)

    assert board.grab().toImage() == before


@pytest.mark.parametrize("change", ["resize", "flip", "theme"])
def test_a_board_painted_anew_keeps_or_drops_its_preview_whole(
    qtbot: QtBot, board: BoardView, themes: Path, change: str
) -> None:
    board.focus_pit()
    match change:
        case "resize":
            board.resize(900, 430)
            qtbot.waitUntil(lambda: board.sceneRect().width() > 800)
        case "flip":
            board.set_flipped(True)
        case "theme":
            with qtbot.waitSignal(board.dressed):
                board.set_look(Look(BoardTheme.load(themes / "contrast")))
    assert previewed_pit(board) == (None if change == "flip" else A)
    board.grab()


def running(board: BoardView) -> list[QTimer]:
    """The timers of the board that run, that of its clock left aside."""
    timers = board.findChildren(QTimer)
    return [timer for timer in timers if timer.isActive() and timer.isSingleShot()]


# ---------------------------------------------------------------- hints


def test_a_pit_is_pointed_out_with_a_little_motion_and_then_still(
    qtbot: QtBot, board: BoardView
) -> None:
    qtbot.waitUntil(lambda: not board.ticking)
    board.point_out(C)
    assert board.hint == C and board.ticking

    qtbot.waitUntil(lambda: not board.ticking, timeout=3000)
    assert board.hint == C

    board.point_out(C)  # again: nothing new
    assert not board.ticking


def test_with_reduced_motion_nothing_moves_for_a_hint(qtbot: QtBot, board: BoardView) -> None:
    board.set_reduced_motion(True)
    scene = board.scene()
    assert isinstance(scene, BoardScene)

    board.point_out(C)

    assert scene.notes == 0 and Mark.HINT in scene.shown.marks[C]


def test_a_sowing_can_be_shown_without_a_hand_and_the_next_hand_takes_its_place(
    qtbot: QtBot, board: BoardView
) -> None:
    board.set_foresee(None)
    board.demonstrate(KALAH.sow(START, C))
    assert board.preview is not None and board.preview.start == C

    board.set_foresee(lambda pit: KALAH.sow(START, pit))
    board.demonstrate(KALAH.sow(START, C))
    assert dwell(qtbot, board, A).pit == A


def test_what_cannot_be_sown_now_is_not_shown(board: BoardView) -> None:
    board.set_playable(())

    board.demonstrate(KALAH.sow(START, C))

    assert board.preview is None


@pytest.mark.parametrize("told", ["a sowing", "a sowing back", "another position"])
def test_a_board_that_is_told_something_points_at_nothing(board: BoardView, told: str) -> None:
    sowing = KALAH.sow(START, C)
    board.point_out(C)

    match told:
        case "a sowing":
            board.animate(sowing)
        case "a sowing back":
            board.animate_back(sowing)
        case "another position":
            board.show_position(sowing.after)
    board.finish()

    assert board.hint is None
