"""Playing in the real window: mouse, keys, undo, sizes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter

from mancala_desktop.play.seats import Setup
from mancala_desktop.play.settings import Speed, ThemeChoice
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.pages.game import DOCKED_FROM
from mancala_desktop.ui.panels.moves import panel_width
from mancala_desktop.ui.stage import LARGEST_BOARD, ROOMY, SMALLEST_BOARD, board_width
from mancala_desktop.ui.theme import DARK
from tests.play.fakes import COMPUTER, PERSON, Ponderer
from tests.ui.window.conftest import Desk, MakeDesk

A, B, C, D, E, F = range(6)


def test_a_click_on_a_pit_sows_it_and_the_computer_answers(desk: Desk) -> None:
    desk.begin()

    desk.click(A)

    desk.wait_for(2)
    assert desk.session.position.to_sow is Side.SOUTH
    assert desk.window.game.status.text == "North sows A: 4 seeds.  Your turn."


def test_a_finger_on_a_pit_sows_it(desk: Desk) -> None:
    desk.begin()
    board = desk.window.game.board
    middle = board.controls[A].geometry().center()
    finger = QTest.createTouchDevice()

    QTest.touchEvent(board.viewport(), finger).press(0, middle, board.viewport()).commit()
    QTest.touchEvent(board.viewport(), finger).release(0, middle, board.viewport()).commit()

    desk.wait_for(2)
    assert desk.window.game.status.text == "North sows A: 4 seeds.  Your turn."


def test_the_computer_waits_until_the_seeds_have_landed(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    desk.begin()
    order: list[str] = []
    desk.window.game.board.came_to_rest.connect(lambda: order.append("rest"))
    desk.session.sown.connect(lambda sowing: order.append(f"{sowing.side.name} sows"))

    desk.click(A)

    desk.qtbot.waitUntil(lambda: order.count("rest") == 2, timeout=20_000)
    assert order == ["SOUTH sows", "rest", "NORTH sows", "rest"]


def test_scores_and_turn_change_when_the_seeds_have_landed(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    desk.begin(seats=(PERSON, PERSON))
    south, north = desk.window.game.stage.below, desk.window.game.stage.above

    desk.click(D)

    assert desk.session.position.store(Side.SOUTH) == 1
    assert (south.score, south.turn, north.turn) == ("0", "to move", "")
    desk.wait_for_rest()
    assert (south.score, south.turn, north.turn) == ("1", "", "to move")


def test_undo_while_the_computer_thinks_gives_the_choice_back(make_desk: MakeDesk) -> None:
    computer = Ponderer()
    desk = make_desk(computer)
    desk.begin()
    desk.click(A)
    desk.qtbot.waitUntil(lambda: len(computer.stops) == 1)
    desk.qtbot.waitUntil(lambda: desk.window.game.stage.above.turn == "thinking …")

    desk.window.deeds.undo.trigger()
    desk.window.deeds.undo.trigger()

    assert desk.plies() == 0
    assert computer.stops[0].is_set()
    desk.qtbot.waitUntil(lambda: desk.window.game.stage.below.turn == "to move")
    desk.click(B)
    assert desk.plies() == 1


def test_an_illegal_choice_is_refused_in_words_and_changes_nothing(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))

    desk.click(7)

    assert desk.plies() == 0
    assert desk.window.game.status.text == "This pit belongs to North."


def test_who_chooses_while_the_computer_thinks_hears_that_it_does(make_desk: MakeDesk) -> None:
    desk = make_desk(Ponderer())
    desk.begin()
    desk.click(A)
    desk.qtbot.waitUntil(lambda: desk.window.game.stage.above.turn == "thinking …")

    desk.click(B)

    assert desk.plies() == 1
    assert desk.window.game.status.text == "Computer is thinking …"


def test_letters_and_digits_sow_for_the_side_to_move(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))

    for key in (Qt.Key.Key_A, Qt.Key.Key_2, Qt.Key.Key_C):
        desk.press(key)

    assert [node.pit for node in desk.session.game.line()] == [A, 8, C]


def test_a_whole_game_by_keyboard_alone(desk: Desk) -> None:
    desk.press(Qt.Key.Key_Tab)
    desk.begin()
    desk.press(Qt.Key.Key_Left)

    for _ in range(300):
        desk.qtbot.waitUntil(lambda: bool(desk.session.person_asked or desk.session.outcome))
        legal = desk.session.game.variant.legal_moves(desk.session.position)
        if not legal:
            break
        desk.press(Qt.Key(Qt.Key.Key_A + legal[-1]))

    assert desk.session.outcome is not None
    desk.wait_for_rest()
    assert "wins" in desk.window.game.status.text or "draw" in desk.window.game.status.text.lower()


def test_space_on_the_focused_pit_sows_it(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.press(Qt.Key.Key_Left)

    desk.press(Qt.Key.Key_Space)

    assert desk.plies() == 1


def test_the_focus_does_not_betray_a_secret_choice(desk: Desk) -> None:
    desk.begin("congkak", seats=(PERSON, PERSON))
    desk.press(Qt.Key.Key_Left)
    desk.press(Qt.Key.Key_Right)
    desk.press(Qt.Key.Key_Right)

    desk.press(Qt.Key.Key_Space)

    assert desk.plies() == 1
    focused = QApplication.focusWidget()
    assert focused is desk.window.game.board.controls[8]
    desk.wait_for_rest()
    assert focused.accessibleName() == "Pit A, North, 7 seeds, playable"


def test_the_focus_stays_where_the_computer_has_the_other_side(desk: Desk) -> None:
    desk.begin("congkak")
    desk.press(Qt.Key.Key_Left)
    desk.press(Qt.Key.Key_Right)

    desk.press(Qt.Key.Key_Space)

    assert desk.plies() == 1
    assert QApplication.focusWidget() is desk.window.game.board.controls[B]


def test_space_finishes_a_running_animation(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.SLOW)
    desk.begin(seats=(PERSON, PERSON))
    desk.press(Qt.Key.Key_A)
    assert desk.moving()
    assert desk.window.deeds.finish.isEnabled()

    desk.press(Qt.Key.Key_Space)

    assert not desk.moving()
    assert desk.plies() == 1


def test_undo_and_redo_do_not_wait_for_seeds_that_still_fly(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.SLOW)
    desk.begin(seats=(PERSON, PERSON))
    board, deeds = desk.window.game.board, desk.window.deeds
    desk.press(Qt.Key.Key_C)
    told: list[tuple[int, ...]] = []
    board.came_to_rest.connect(lambda: told.append(board.counts))
    sown = desk.session.position.seeds

    deeds.undo.trigger()
    assert told == [sown]
    assert board.moving

    deeds.redo.trigger()
    assert told == [sown, desk.session.game.start.seeds]
    board.finish()
    assert board.counts == sown


def test_the_tools_of_a_game_are_there_only_with_a_game(desk: Desk) -> None:
    tools = desk.window.deeds.in_game()
    assert desk.window.deeds.more in tools
    assert not any(tool.isEnabled() for tool in tools)

    desk.begin()
    assert all(tool.isEnabled() for tool in tools)


def test_undo_and_redo_are_enabled_when_there_is_something_to_do(desk: Desk) -> None:
    deeds = desk.window.deeds
    assert not deeds.undo.isEnabled()
    desk.begin(seats=(PERSON, PERSON))
    assert not deeds.undo.isEnabled()

    desk.press(Qt.Key.Key_A)
    assert deeds.undo.isEnabled()
    assert not deeds.redo.isEnabled()

    deeds.undo.trigger()
    assert not deeds.undo.isEnabled()
    assert deeds.redo.isEnabled()


def test_the_board_turned_around_puts_north_below(desk: Desk) -> None:
    desk.begin()

    desk.window.deeds.flip.trigger()

    assert "Computer" in desk.window.game.stage.below.accessibleName()


def test_who_plays_north_against_the_computer_sits_below(desk: Desk) -> None:
    desk.begin(seats=(COMPUTER, PERSON))
    assert "Computer" in desk.window.game.stage.above.accessibleName()

    desk.begin(seats=(PERSON, COMPUTER))
    assert "Computer" in desk.window.game.stage.above.accessibleName()


@pytest.mark.parametrize("preset_id", ["kalah-standard", "congkak"])
def test_everything_fits_in_every_size(desk: Desk, preset_id: str) -> None:
    for size in ((900, 600), (1119, 699), (1120, 700), (1280, 800), (3840, 2160)):
        desk.begin(preset_id)
        desk.window.resize(*size)
        QApplication.processEvents()
        page, stage = desk.window.game, desk.window.game.stage

        face = stage.board_rect
        assert stage.rect().contains(face.toRect()), size
        assert not face.intersects(stage.above.geometry().toRectF()), size
        assert not face.intersects(stage.below.geometry().toRectF()), size
        assert stage.rect().contains(stage.above.geometry()), size
        assert stage.rect().contains(stage.below.geometry()), size
        assert page.docked == (size[0] >= DOCKED_FROM), size


def test_the_board_is_as_wide_as_the_design_says(desk: Desk) -> None:
    desk.begin()
    widths = {}
    for size in ((1280, 800), (900, 600)):
        desk.window.resize(*size)
        QApplication.processEvents()
        widths[size] = round(desk.window.game.stage.board_rect.width())

    assert widths == {(1280, 800): 960, (900, 600): 860}


def test_a_narrow_window_slides_the_moves_in_and_out(desk: Desk) -> None:
    desk.begin()
    desk.window.resize(900, 600)
    QApplication.processEvents()
    moves = desk.window.game.side
    assert moves.isHidden()

    desk.window.deeds.panel.trigger()
    desk.qtbot.waitUntil(lambda: moves.isVisible() and moves.geometry().right() == 899)

    desk.window.deeds.panel.trigger()
    desk.qtbot.waitUntil(moves.isHidden)


def test_the_panel_keeps_the_width_it_was_dragged_to_in_another_theme(desk: Desk) -> None:
    desk.begin()
    moves = desk.window.game.side
    splitter = moves.parentWidget()
    assert isinstance(splitter, QSplitter)
    splitter.setSizes([splitter.width() - 340, 340])
    QApplication.processEvents()
    dragged = moves.width()

    desk.wardrobe.choose(DARK.name)
    QApplication.processEvents()

    assert moves.width() == dragged > panel_width()


def test_the_window_remembers_where_it_was(make_desk: MakeDesk) -> None:
    first = make_desk()
    first.window.resize(900, 650)  # what the test's screen has room for
    first.window.close()

    assert make_desk().window.height() == 650


def test_the_board_never_grows_beyond_its_limits() -> None:
    assert board_width(10_000, 10_000, ROOMY, 56) == LARGEST_BOARD
    assert board_width(100, 100, ROOMY, 56) == SMALLEST_BOARD


def test_a_key_after_the_end_leaves_the_result_to_be_read(desk: Desk) -> None:
    kalah = PRESETS["kalah-standard"].variant
    game = Game("kalah-standard", start=kalah.position("0,0,0,0,0,1/20|1,0,2,0,0,0/24|s"))
    desk.session.open(game, (PERSON, PERSON))
    desk.press(Qt.Key.Key_F)
    desk.wait_for_rest()
    result = desk.window.game.status.text
    assert "27 : 21" in result

    desk.press(Qt.Key.Key_A)

    assert desk.window.game.status.text == result


def test_the_round_of_a_match_stands_beside_the_title(desk: Desk) -> None:
    desk.session.begin(Setup("congkak-app", (PERSON, PERSON), options={"rounds": "3"}))
    assert desk.window.top.subtitle.startswith("Round 1 of 3 · ")

    while desk.session.position.round == 1:
        desk.session.choose(desk.session.game.variant.legal_moves(desk.session.position)[0])
        desk.window.game.board.finish()

    assert desk.window.top.subtitle.startswith("Round 2 of 3 · ")
    desk.session.undo()
    desk.wait_for_rest()
    assert desk.window.top.subtitle.startswith("Round 1 of 3 · ")


def open_kalah(desk: Desk, position: str) -> None:
    start = PRESETS["kalah-standard"].variant.position(position)
    desk.session.open(Game("kalah-standard", start=start), (PERSON, PERSON))


def test_the_end_is_told_when_it_has_been_seen(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    open_kalah(desk, "0,0,0,0,0,1/20|1,0,2,0,0,0/24|s")
    status, stage = desk.window.game.status, desk.window.game.stage

    desk.press(Qt.Key.Key_F)
    assert desk.session.outcome
    assert status.text == "South sows f: 1 seed."
    assert (stage.above.turn, stage.below.turn) == ("", "to move")
    desk.wait_for_rest()

    assert status.text.endswith("North wins 27 : 21.")
    assert (stage.above.turn, stage.below.turn) == ("won", "")
    desk.window.deeds.replay.trigger()
    assert status.text == "South sows f: 1 seed."
    desk.window.deeds.undo.trigger()
    desk.wait_for_rest()
    assert status.text.startswith("Taken back")
    assert (stage.above.turn, stage.below.turn) == ("", "to move")


def test_the_end_of_a_round_is_told_when_it_has_been_seen(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    setup = Setup("congkak-app", (PERSON, PERSON), options={"rounds": "3"})
    desk.session.begin(setup)
    board, status = desk.window.game.board, desk.window.game.status
    while desk.session.position.round == 1:
        board.finish()
        desk.session.choose(desk.session.game.variant.legal_moves(desk.session.position)[0])

    assert "ound" not in status.text
    board.finish()
    assert "Round 1 goes to" in status.text or "Round 1 is drawn" in status.text


def test_after_a_draw_both_plates_say_so(desk: Desk) -> None:
    open_kalah(desk, "0,0,0,0,0,1/23|1,0,0,0,0,0/23|s")
    stage = desk.window.game.stage

    desk.press(Qt.Key.Key_F)
    desk.wait_for_rest()

    assert (stage.above.turn, stage.below.turn) == ("draw", "draw")
    assert "draw" in stage.above.accessibleName()


def test_the_key_of_a_pit_that_is_not_there_is_refused_in_words(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))

    desk.press(Qt.Key.Key_G)

    assert desk.plies() == 0
    assert desk.window.game.status.text == "Each side has only 6 pits."


def test_while_the_computer_thinks_such_a_key_hears_so(make_desk: MakeDesk) -> None:
    desk = make_desk(Ponderer())
    desk.begin()
    desk.click(A)
    desk.qtbot.waitUntil(lambda: desk.window.game.stage.above.turn == "thinking …")

    desk.press(Qt.Key.Key_8)

    assert desk.window.game.status.text == "Computer is thinking …"


def test_alt_alone_opens_the_menu_and_with_another_key_does_not(desk: Desk) -> None:
    opened: list[object] = []
    desk.window._menus.opened.connect(opened.append)
    desk.begin()
    alt = Qt.KeyboardModifier.AltModifier

    QTest.keyPress(desk.window, Qt.Key.Key_Alt)
    QTest.keyPress(desk.window, Qt.Key.Key_Home, alt)
    QTest.keyRelease(desk.window, Qt.Key.Key_Alt, alt)  # before the other one
    assert not desk.on_stage() and not opened

    QTest.keyPress(desk.window, Qt.Key.Key_Alt)
    QTest.keyRelease(desk.window, Qt.Key.Key_Alt, alt)
    assert len(opened) == 1
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()


@pytest.mark.parametrize("first", ["G", "K", "T"])
def test_the_second_key_of_a_chord_never_sows(desk: Desk, first: str) -> None:
    desk.begin(seats=(PERSON, PERSON))
    window = desk.window
    for deed in window.actions():
        keys = deed.shortcut()
        if keys.count() == 2 and keys.toString().startswith(f"Ctrl+{first}, "):
            deed.setEnabled(False)

    for second in "CEAR":
        QTest.keyClick(window, Qt.Key[f"Key_{first}"], Qt.KeyboardModifier.ControlModifier)
        desk.press(Qt.Key[f"Key_{second}"])

    assert desk.plies() == 0
    assert first != "G" or window.game.status.text.startswith("Resign: not possible now.")
    desk.press(Qt.Key.Key_C)
    assert desk.plies() == 1


def test_a_chord_that_is_only_half_possible_sows_nothing_either(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    deeds = desk.window.deeds
    assert deeds.resign.isEnabled() and not deeds.claim.isEnabled()

    QTest.keyClick(desk.window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    desk.press(Qt.Key.Key_C)

    assert desk.plies() == 0 and desk.window.sheets.open is None
    assert desk.window.game.status.text.startswith("Claim repetition: not possible now.")
    desk.press(Qt.Key.Key_C)
    assert desk.plies() == 1


def test_after_a_chord_every_key_is_its_own_again(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))

    QTest.keyClick(desk.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    desk.press(Qt.Key.Key_D)
    assert desk.settings.theme is ThemeChoice.DARK
    desk.press(Qt.Key.Key_C)

    assert desk.plies() == 1
