"""How a sowing is told in the window: again, back, face to face, and to whoever wants no motion."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mancala_desktop.play.settings import Speed, ThemeChoice
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Drop, Sowing
from mancala_desktop.ui.board.scene import BoardScene
from mancala_desktop.ui.dialogs.settings import Section, SettingsDialog
from mancala_desktop.ui.plate import Plate
from tests.play.fakes import COMPUTER, PERSON
from tests.ui.dialogs.touch import button
from tests.ui.window.conftest import Desk, MakeDesk

A, B, C, D, E, F = range(6)


def notes(desk: Desk) -> int:
    """How many chips and rings there are in passing."""
    scene = desk.window.game.board.scene()
    assert isinstance(scene, BoardScene)
    return scene.notes


def notes_at_rest(desk: Desk, key: Qt.Key) -> int:
    """How many there are at the moment when a choice has been told."""
    found: list[int] = []
    board = desk.window.game.board
    desk.qtbot.waitUntil(desk.dressed)
    board.came_to_rest.connect(lambda: found.append(notes(desk)))
    desk.press(key)
    desk.qtbot.waitUntil(lambda: bool(found), timeout=20_000)
    return found[0]


# ---------------------------------------------------------------- the last move again


def test_the_last_move_is_shown_again_and_the_game_stays_as_it_is(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    desk.begin(seats=(PERSON, PERSON))
    desk.click(D)
    desk.wait_for_rest()
    board, south = desk.window.game.board, desk.window.game.stage.below
    ticket, before = desk.session.ticket, desk.session.game.start
    dropped: list[int] = []
    board.stepped.connect(lambda step: dropped.append(isinstance(step, Drop)))

    desk.window.deeds.replay.trigger()
    assert board.counts == before.seeds
    assert south.score == "0"
    desk.wait_for_rest()

    assert sum(dropped) == 4
    assert south.score == "1"
    assert board.counts == desk.session.position.seeds
    assert (desk.session.ticket, desk.plies()) == (ticket, 1)


def test_a_sowing_that_is_shown_again_is_told_again(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.press(Qt.Key.Key_A)
    desk.wait_for_rest()
    desk.click(B)
    assert desk.window.game.status.text == "This pit belongs to South."

    desk.window.deeds.replay.trigger()
    assert desk.window.game.status.text == "South sows a: 4 seeds."
    desk.wait_for_rest()

    assert desk.window.game.status.text == "South sows a: 4 seeds.  North to move."


def test_a_choice_while_it_is_shown_again_finishes_it_and_counts(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.SLOW)
    desk.begin(seats=(PERSON, PERSON))
    desk.press(Qt.Key.Key_C)
    desk.window.game.board.finish()

    desk.window.deeds.replay.trigger()
    assert desk.window.game.board.moving
    desk.press(Qt.Key.Key_A)

    assert [node.pit for node in desk.session.game.line()] == [C, A]
    desk.window.game.board.finish()
    assert desk.window.game.board.counts == desk.session.position.seeds


def test_the_computer_waits_until_the_last_move_was_shown_again(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST, delay_ms=300)
    desk.begin()
    order: list[str] = []
    desk.click(A)
    desk.wait_for_rest()
    desk.window.game.board.came_to_rest.connect(lambda: order.append("shown again"))
    desk.session.sown.connect(lambda sowing: order.append("North sows"))

    desk.window.deeds.replay.trigger()
    desk.wait_for(2)

    assert order == ["shown again", "North sows", "shown again"]


def test_there_is_nothing_to_show_before_the_first_move_nor_of_a_secret(desk: Desk) -> None:
    replay = desk.window.deeds.replay
    assert not replay.isEnabled()
    desk.begin("congkak", seats=(PERSON, PERSON))
    assert not replay.isEnabled()
    desk.press(Qt.Key.Key_C)
    assert not replay.isEnabled()
    desk.press(Qt.Key.Key_A)
    assert replay.isEnabled()


def test_undo_while_the_last_move_is_shown_again_takes_it_back(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.SLOW)
    desk.begin(seats=(PERSON, PERSON))
    desk.press(Qt.Key.Key_C)
    desk.window.game.board.finish()
    desk.window.deeds.replay.trigger()

    desk.window.deeds.undo.trigger()
    desk.window.game.board.finish()

    assert desk.window.game.board.counts == desk.session.game.start.seeds


# ---------------------------------------------------------------- face to face


def test_two_players_at_one_screen_may_sit_face_to_face(desk: Desk) -> None:
    facing, stage = desk.window.deeds.facing, desk.window.game.stage
    desk.begin(seats=(PERSON, PERSON))
    assert facing.isEnabled()
    assert (stage.above.turned, stage.below.turned) == (False, False)

    facing.trigger()

    assert desk.settings.facing
    assert (stage.above.turned, stage.below.turned) == (True, False)

    desk.begin(seats=(PERSON, COMPUTER))
    assert not facing.isEnabled()
    assert facing.isChecked()  # kept for the next game of two
    assert not stage.above.turned

    desk.begin(seats=(PERSON, PERSON))
    assert stage.above.turned


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_who_sits_above_has_the_sentence_too(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    stage, status = desk.window.game.stage, desk.window.game.status
    desk.begin(seats=(PERSON, PERSON))
    assert not stage.echo.isVisible()

    desk.window.deeds.facing.trigger()
    desk.press(Qt.Key.Key_A)
    desk.wait_for_rest()

    assert stage.echo.isVisible()
    assert stage.echo.text == status.text == "South sows a: 4 seeds.  North to move."
    assert stage.echo.accessibleName() == ""
    assert stage.rect().contains(stage.echo.geometry())
    assert not stage.echo.geometry().intersects(stage.above.geometry())
    assert not stage.board_rect.intersects(stage.above.geometry().toRectF())
    assert stage.rect().contains(stage.below.geometry())


def test_where_the_board_would_be_too_small_the_sentence_is_there_once(desk: Desk) -> None:
    desk.window.resize(900, 600)
    desk.begin(seats=(PERSON, PERSON))
    desk.window.deeds.facing.trigger()

    desk.wardrobe.enlarge_text(200)
    QApplication.processEvents()

    stage = desk.window.game.stage
    hidden = not stage.echo.isVisible()
    desk.wardrobe.enlarge_text(100)
    assert hidden


def test_the_settings_have_face_to_face_too(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.window.sheets.settings()
    dialog = desk.window.sheets.open
    assert isinstance(dialog, SettingsDialog)
    dialog.turn_to(Section.BOARD)

    button(dialog, "Two people at one screen sit face to face").click()

    assert desk.window.game.stage.above.turned
    assert desk.window.deeds.facing.isChecked()


def test_face_to_face_clicks_and_flipping_are_as_ever(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.window.deeds.facing.trigger()
    desk.window.deeds.flip.trigger()
    desk.click(A)
    desk.click(7)
    assert [node.pit for node in desk.session.game.line()] == [A, 7]
    assert desk.window.game.stage.above.turned


# ---------------------------------------------------------------- whoever wants less motion


def test_without_animation_chips_tell_what_the_stores_gained(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    assert notes_at_rest(desk, Qt.Key.Key_D) == 1
    desk.qtbot.waitUntil(lambda: notes(desk) == 0)
    assert notes_at_rest(desk, Qt.Key.Key_A) == 0  # reaches no store


def test_an_extra_turn_is_said_and_keeps_nobody_waiting(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    desk.begin(seats=(PERSON, PERSON))
    assert notes_at_rest(desk, Qt.Key.Key_C) == 2  # a ring and a chip
    desk.click(A)
    assert desk.plies() == 2
    desk.qtbot.waitUntil(lambda: notes(desk) == 0)


def test_with_reduced_motion_nothing_pulses(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    desk.settings.reduced_motion = True
    desk.begin(seats=(PERSON, PERSON))
    assert notes_at_rest(desk, Qt.Key.Key_C) == 1


def test_redo_is_told_quicker_than_the_first_time(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []

    def animate(sowing: Sowing, *, again: bool) -> None:
        told.append(again)

    monkeypatch.setattr(desk.window.game.board, "animate", animate)
    desk.begin(seats=(PERSON, PERSON))
    desk.press(Qt.Key.Key_C)
    desk.window.deeds.undo.trigger()
    desk.window.deeds.redo.trigger()
    desk.press(Qt.Key.Key_A)
    assert told == [False, True, False]


# ---------------------------------------------------------------- plates


@pytest.fixture
def plate(qtbot: QtBot) -> Plate:
    plate = Plate()
    qtbot.addWidget(plate)
    plate.resize(500, plate.height())
    plate.show_player("Marlene", "South", "On this device", icon_name=None)
    plate.show_score("22", "of 25")
    return plate


def test_a_plate_fades_when_the_turn_changes_but_says_so_at_once(
    qtbot: QtBot, plate: Plate
) -> None:
    plate.show()
    qtbot.waitExposed(plate)
    plate.show_turn("to move")
    assert plate.turn == "to move"
    assert plate.active < 1
    qtbot.waitUntil(lambda: plate.active == 1)
    plate.show_turn("")
    assert plate.turn == ""
    assert "to move" not in plate.accessibleName()
    assert plate.active > 0
    qtbot.waitUntil(lambda: plate.active == 0)


def test_a_plate_nobody_sees_does_not_fade(plate: Plate) -> None:
    plate.show_turn("to move")
    assert plate.active == 1


def test_a_turned_plate_has_its_score_on_the_other_side(plate: Plate) -> None:
    def rightmost() -> int:
        """Where the last of what is written stands."""
        paper = QPixmap(plate.size())
        paper.fill(QColor("white"))
        plate.render(paper)
        image = paper.toImage()
        return max(
            x
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).lightness() < 150
        )

    plate.show_score("22", "")
    upright = rightmost()
    plate.show_score("", "")
    without = rightmost()
    assert upright > 490 > without
    plate.set_turned(True)
    assert rightmost() > without  # it begins at the right, with the player


def test_the_keys_are_on_the_sheet(desk: Desk) -> None:
    listed = desk.window.deeds.listed()
    assert desk.window.deeds.replay in listed
    assert desk.window.deeds.facing in listed
    desk.begin(seats=(PERSON, PERSON))
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    QTest.keyClick(
        desk.window,
        Qt.Key.Key_F,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert desk.settings.facing
    desk.press(Qt.Key.Key_D)
    desk.wait_for_rest()
    with desk.qtbot.waitSignal(desk.window.game.board.started_moving):
        desk.press(Qt.Key.Key_R)
    assert desk.session.position.to_sow is Side.NORTH


@pytest.mark.parametrize("preset_id", ["kalah-standard", "congkak"])
def test_whatever_is_done_in_whatever_order_the_board_is_right_in_the_end(
    make_desk: MakeDesk, preset_id: str
) -> None:
    chance = random.Random(83)
    desk = make_desk(speed=Speed.FAST)
    desk.settings.changed.connect(lambda _key: desk.wardrobe.choose(desk.settings.theme.value))
    deeds, settings, board = desk.window.deeds, desk.settings, desk.window.game.board

    def begin() -> None:
        desk.begin(preset_id, seats=(PERSON, PERSON))

    def resize() -> None:
        desk.window.resize(chance.randrange(900, 1400), chance.randrange(600, 900))

    def wear() -> None:
        settings.theme = chance.choice((ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.CONTRAST))

    def hasten() -> None:
        settings.speed = chance.choice((Speed.FAST, Speed.FAST, Speed.OFF))
        settings.reduced_motion = chance.random() < 0.3

    def click() -> None:
        desk.click(chance.randrange(len(board.controls)))

    rare = (begin, resize, wear, hasten, deeds.flip.trigger, deeds.facing.trigger)
    usual = (deeds.undo.trigger, deeds.redo.trigger, deeds.replay.trigger, board.finish)
    begin()
    for _ in range(300):
        chance.choice((chance.choice(rare), *usual, *[click] * 6))()
        if chance.random() < 0.2:
            desk.qtbot.wait(chance.randrange(20))

    board.finish()
    desk.qtbot.waitUntil(lambda: not board.ticking, timeout=20_000)
    assert board.counts == desk.session.position.seeds
    assert board.position == desk.session.position
    below = Side.NORTH if deeds.flip.isChecked() else Side.SOUTH
    score = desk.window.game.stage.below.score
    assert score == str(desk.session.position.store(below))
