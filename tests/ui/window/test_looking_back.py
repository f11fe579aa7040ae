"""Looking back in the window: what is shown, what is said, and that the game does not notice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPlainTextEdit

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.settings import Language, ReplaySpeed, Speed
from mancala_desktop.record.game import Node
from mancala_desktop.record.text import write
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.board.heaps import Lie, heaps_of
from mancala_desktop.ui.dialogs.comment import CommentDialog
from mancala_desktop.ui.panels.moves import MovesList
from tests.play.fakes import COMPUTER, PERSON, Ponderer, answer, lowest
from tests.ui.dialogs.touch import cut_off
from tests.ui.window.conftest import Desk, MakeDesk
from tests.ui.window.test_moves import told

BOTH = (PERSON, PERSON)


class Waiting:
    """Thinks until the test lets it answer."""

    def __init__(self) -> None:
        self.stop: Stop | None = None

    def __call__(self, level: Level, request: Request, stop: Stop) -> Answer:
        self.stop = stop
        stop.wait()
        return answer(request, request.variant.legal_moves(request.position)[0])


@pytest.fixture
def played(desk: Desk) -> Desk:
    """Two people have sown c, a, C, B, d."""
    desk.begin("kalah-plyyard", BOTH)
    for pit in (2, 0, 9, 8, 3):
        desk.session.choose(pit)
    desk.wait_for_rest()
    return desk


def shown(desk: Desk) -> Node:
    """The place that is looked at; the board shows nothing else."""
    looking = desk.window.conductor.looking
    board = desk.window.game.board
    assert board.position == looking.position
    if not board.moving:
        assert board.counts == looking.position.seeds
        heaps = Lie.of(heaps_of(desk.session.game.start, looking.sowings))
        for hole, seeds in board.lie.lying.items():
            there = heaps.lying.get(hole, ())  # of a large heap not all are seen
            assert set(seeds) <= set(there) and (len(there) > 20 or len(seeds) == len(there))
    return looking.node


def banner(desk: Desk) -> str:
    there = desk.window.game.banner
    return there.text if there.isVisible() else ""


def scores(desk: Desk) -> list[str]:
    stage = desk.window.game.stage
    return [plate.accessibleName() for plate in (stage.below, stage.above)]


def listed(desk: Desk) -> MovesList:
    return desk.window.game.moves.list


def spot(desk: Desk, place: int) -> QPoint:
    """Where in the list the sowing with that place stands."""
    moves = listed(desk)
    for y in range(0, moves.viewport().height(), 4):
        for x in range(0, moves.viewport().width(), 4):
            found = moves.sowing_at(QPoint(x, y))
            if found and found.place == place:
                return QPoint(x + 4, y + 4)
    raise AssertionError(f"no sowing {place} in the list")


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_keys_look_back_and_the_game_stays_as_it_is(played: Desk) -> None:
    before, ticket = write(played.session.game), played.session.ticket
    assert banner(played) == ""

    played.press(Qt.Key.Key_PageUp)
    played.wait_for_rest()
    assert shown(played) is played.session.game.line()[3]
    assert banner(played) == "You are looking back: move 1, North B"
    assert scores(played) == [
        "South, On this device, was to move, 1 at move 1",
        "North, On this device, 1 at move 1",
    ]
    assert played.window.game.status.text == "North sows B: 4 seeds."

    played.press(Qt.Key.Key_Home)
    assert shown(played) is played.session.game.root
    assert banner(played) == "You are looking back: the start"
    played.press(Qt.Key.Key_PageDown)
    played.wait_for_rest()
    assert shown(played) is played.session.game.line()[0]

    played.press(Qt.Key.Key_End)
    assert shown(played) is played.session.game.current
    assert banner(played) == ""
    assert "to move" in scores(played)[1] and "of 25" in scores(played)[1]
    assert (write(played.session.game), played.session.ticket) == (before, ticket)


def test_the_position_that_is_copied_is_the_one_on_the_board(played: Desk) -> None:
    played.press(Qt.Key.Key_Home)
    played.window.deeds.copy_position.trigger()

    copied = QGuiApplication.clipboard().text()
    assert copied == "kalah-plyyard 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s"


def test_while_one_looks_back_left_and_right_step_through_the_moves(played: Desk) -> None:
    line = played.session.game.line()
    played.press(Qt.Key.Key_PageUp)
    played.press(Qt.Key.Key_Left)
    assert shown(played) is line[2]
    played.press(Qt.Key.Key_Right)
    assert shown(played) is line[3]
    played.press(Qt.Key.Key_Right)
    assert banner(played) == ""  # back in the present, where the keys lead from pit to pit again

    played.press(Qt.Key.Key_Left)
    assert not played.window.conductor.looking.away


def test_the_list_shows_where_one_looks_and_where_the_game_stands(played: Desk) -> None:
    played.press(Qt.Key.Key_Home)
    played.press(Qt.Key.Key_PageDown)

    model = played.window.game.moves.model
    first, second = model.row(0), model.row(1)
    assert [one.current for one in first.cells[Side.SOUTH]] == [True, False]
    assert second.cells[Side.SOUTH][0].present and not second.cells[Side.SOUTH][0].current
    assert model.read(second) == "2. South: d here the game stands; North is to sow"


def test_a_click_in_the_list_shows_the_place(played: Desk) -> None:
    moves = listed(played)

    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=spot(played, 2))

    assert shown(played) is played.session.game.line()[1]
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=spot(played, 5))
    assert not played.window.conductor.looking.away


def test_in_the_list_arrows_go_from_sowing_to_sowing_and_enter_to_a_row(played: Desk) -> None:
    moves = listed(played)
    moves.setFocus()

    for _ in range(2):
        QTest.keyClick(moves, Qt.Key.Key_Left)
    assert shown(played) is played.session.game.line()[2]
    QTest.keyClick(moves, Qt.Key.Key_Right)
    assert shown(played) is played.session.game.line()[3]
    moves.setCurrentIndex(moves.model().index(0, 0))
    QTest.keyClick(moves, Qt.Key.Key_Return)
    played.wait_for_rest()
    assert shown(played) is played.session.game.line()[3]


def test_a_pit_that_cannot_be_sown_here_says_what_can_be_done(played: Desk) -> None:
    played.press(Qt.Key.Key_PageUp)
    played.wait_for_rest()
    ticket = played.session.ticket

    played.click(1)
    offered = "End goes back to the game, Shift+End plays on from here"
    assert offered in played.window.game.status.text
    played.press(Qt.Key.Key_PageUp)
    played.wait_for_rest()
    assert offered not in played.window.game.status.text
    played.press(Qt.Key.Key_2)
    assert offered in played.window.game.status.text
    assert played.session.ticket == ticket


def test_one_plays_on_from_there_and_an_undo_brings_the_game_back(played: Desk) -> None:
    end = played.session.game.current
    played.press(Qt.Key.Key_Home)
    played.press(Qt.Key.Key_PageDown)
    played.wait_for_rest()

    QTest.keyClick(played.window, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)

    assert banner(played) == "" and played.plies() == 1
    assert "Ctrl+Z brings back what was played" in played.window.game.status.text
    assert shown(played) is played.session.game.current
    played.click(1)
    assert played.plies() == 2 and shown(played) is played.session.game.current
    for _ in range(2):
        played.window.deeds.undo.trigger()
        played.wait_for_rest()
    assert shown(played) is end


def test_the_computer_answers_meanwhile(make_desk: MakeDesk) -> None:
    think = Waiting()
    desk = make_desk(think)
    desk.begin("kalah-plyyard", (PERSON, COMPUTER))
    heard: list[str] = []
    desk.window.conductor.announcer.announced.connect(heard.append)
    desk.session.choose(0)
    desk.wait_for_rest()
    desk.press(Qt.Key.Key_Home)
    ticket = desk.session.ticket
    assert desk.session.thinking and banner(desk) == "You are looking back: the start"
    desk.qtbot.waitUntil(lambda: think.stop is not None)
    heard.clear()

    desk.session.hurry()
    desk.qtbot.waitUntil(lambda: desk.plies() == 2)

    assert desk.session.ticket > ticket and desk.session.person_asked
    assert shown(desk) is desk.session.game.root
    assert banner(desk).endswith("The game has gone on to move 1, North A.")
    desk.qtbot.waitUntil(lambda: any("The game has gone on" in each for each in heard))
    desk.press(Qt.Key.Key_End)
    assert shown(desk) is desk.session.game.current
    desk.click(1)
    assert desk.plies() == 3


def test_the_game_does_not_wait_for_seeds_that_fly_for_somebody_who_looks(
    make_desk: MakeDesk,
) -> None:
    desk = make_desk(speed=Speed.NORMAL)
    desk.begin("kalah-plyyard", BOTH)
    desk.session.choose(0)
    desk.window.game.board.finish()
    moved: list[bool] = []
    original = desk.session.set_board_moving
    desk.session.set_board_moving = lambda moving: (moved.append(moving), original(moving))[1]  # type: ignore[method-assign,func-returns-value]

    desk.window.deeds.look_back.trigger()
    assert desk.moving()
    desk.session.choose(7)  # as a computer would
    desk.wait_for_rest()
    desk.window.deeds.look_on.trigger()
    desk.wait_for_rest()

    assert moved == []
    assert desk.plies() == 2 and shown(desk) is desk.session.game.line()[0]


def test_who_does_not_see_hears_where_one_looks(played: Desk) -> None:
    heard: list[str] = []
    played.window.conductor.announcer.announced.connect(heard.append)

    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_End):
        played.press(key)
        played.wait_for_rest()
        QApplication.processEvents()

    assert [each for each in heard if each] == [
        "North sows B: 4 seeds, the last one in F. You are looking back: move 1, North B",
        "North sows C: 4 seeds, the last one in the store, extra turn. move 1, North C",
        "South sows d: 6 seeds, the last one in C. You are back in the game.",
    ]


@pytest.mark.parametrize("name", ["undo", "redo"])
def test_undo_and_redo_change_nothing_that_is_not_seen(played: Desk, name: str) -> None:
    played.session.undo()
    played.press(Qt.Key.Key_Home)
    deed, plies = getattr(played.window.deeds, name), played.plies()

    deed.trigger()
    played.wait_for_rest()
    assert played.plies() == plies and shown(played) is played.session.game.current
    assert banner(played) == ""

    deed.trigger()
    played.wait_for_rest()
    assert played.plies() == plies + (1 if name == "redo" else -1)


def test_an_undo_during_a_replay_only_ends_it(replaying: Desk) -> None:
    replaying.window.deeds.undo.trigger()

    assert replaying.plies() == 5 and not replaying.window.look_back.replay.on
    assert shown(replaying) is replaying.session.game.current


def test_where_nothing_can_be_undone_an_undo_still_leads_back(make_desk: MakeDesk) -> None:
    desk = make_desk(Ponderer())
    desk.begin("kalah-plyyard", BOTH)
    desk.session.choose(2)
    desk.session.reseat((COMPUTER, COMPUTER))
    assert not desk.window.deeds.undo.isEnabled()
    desk.press(Qt.Key.Key_Home)

    desk.window.deeds.undo.trigger()

    assert not desk.window.conductor.looking.away and desk.plies() == 1
    assert not desk.window.deeds.undo.isEnabled()


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_pit_pressed_during_a_replay_says_what_can_be_done(make_desk: MakeDesk, by: str) -> None:
    desk = make_desk(speed=Speed.SLOW)
    desk.begin("kalah-plyyard", BOTH)
    desk.session.choose(2)
    desk.session.choose(0)
    desk.window.game.board.finish()
    desk.wait_for_rest()
    desk.window.deeds.replay_game.trigger()
    looking = desk.window.conductor.looking
    desk.qtbot.waitUntil(lambda: desk.moving() and looking.node.parent is not None)

    if by == "mouse":
        desk.click(1)
    else:
        desk.press(Qt.Key.Key_2)

    offered = "End goes back to the game, Shift+End plays on from here"
    assert offered in desk.window.game.status.text
    assert desk.window.look_back.replay.paused and desk.plies() == 2


def test_a_demo_that_is_held_can_be_looked_at(make_desk: MakeDesk) -> None:
    desk = make_desk(lowest, delay_ms=50)
    desk.begin(seats=(COMPUTER, COMPUTER))
    desk.qtbot.waitUntil(lambda: desk.plies() >= 2)
    desk.session.pause(True)
    desk.wait_for_rest()
    plies, deeds = desk.plies(), desk.window.deeds

    deeds.look_first.trigger()
    desk.wait_for_rest()
    assert shown(desk) is desk.session.game.root and banner(desk)
    deeds.step.trigger()  # which shows what it does
    desk.qtbot.waitUntil(lambda: desk.plies() == plies + 1)
    assert not desk.window.conductor.looking.away and desk.session.paused


@pytest.mark.parametrize("preset_id", PRESETS)
def test_wherever_one_looks_the_board_and_its_seeds_are_those_of_the_place(
    desk: Desk, preset_id: str
) -> None:
    chance = Random(preset_id)
    desk.begin(preset_id, BOTH)
    game = desk.session.game
    looks = (
        Qt.Key.Key_Home,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_End,
    )
    for _ in range(40):
        moves = game.variant.legal_moves(game.position)
        match chance.choice("sssulllg"):
            case "s" if moves:
                desk.session.choose(chance.choice(moves))
            case "u":
                desk.window.deeds.undo.trigger()
            case "g" if game.line():
                desk.session.go(chance.choice(game.line()))
            case _:
                desk.press(chance.choice(looks))
        if chance.random() < 0.5:
            desk.wait_for_rest()
            shown(desk)
    desk.press(Qt.Key.Key_End)
    desk.wait_for_rest()
    assert shown(desk) is game.current


def test_an_end_the_players_made_is_left_and_found_again(desk: Desk) -> None:
    desk.begin("oware-abapa", BOTH)
    for pit in (0, 7, 1, 8):
        desk.session.choose(pit)
    desk.session.conclude(lambda game: game.agree_division())
    desk.wait_for_rest()
    settled, outcome = desk.session.position, desk.session.outcome
    assert settled.over is not None and outcome is not None

    desk.window.conductor.looking.back()
    desk.wait_for_rest()
    assert shown(desk) is desk.session.game.line()[2]
    desk.window.conductor.looking.present()
    desk.wait_for_rest()
    assert shown(desk) is desk.session.game.current
    assert desk.window.game.board.position == settled

    desk.session.go(desk.session.game.line()[1])
    assert not desk.session.game.concluded and shown(desk) is desk.session.game.current
    desk.session.undo()
    desk.wait_for_rest()
    assert desk.session.position == settled
    assert desk.session.outcome == outcome
    assert shown(desk) is desk.session.game.current


# ---------------------------------------------------------------- variations and comments


@pytest.fixture
def branched(played: Desk) -> Desk:
    """Of c a C B d the last two were taken back, and F sown instead."""
    played.session.undo()
    played.session.undo()
    played.session.choose(12)
    played.wait_for_rest()
    return played


def test_what_else_was_tried_is_marked_and_can_be_listed_and_looked_at(branched: Desk) -> None:
    game = branched.session.game
    assert told(game) == ["1 c↻ a | C↻ F", "2  |"]
    (_, last) = branched.window.game.moves.model.row(0).cells[Side.NORTH]
    assert last.others == 1
    assert "1 other sowing tried" in branched.window.game.moves.model.read(
        branched.window.game.moves.model.row(0)
    )

    branched.press(Qt.Key.Key_V)
    ways = popup().actions()
    assert [way.text() for way in ways[:2]] == [
        "B – tried, and 1 sowing after it",
        "F – as the game goes",
    ]
    ways[0].trigger()
    popup().close()

    assert banner(branched) == "You are looking at a variation: move 1, North B"
    branched.press(Qt.Key.Key_PageDown)
    branched.wait_for_rest()
    assert banner(branched) == "You are looking at a variation: move 2, South d"
    assert shown(branched).parent in game.root.children[0].children[0].children[0].children


def test_a_right_click_lists_what_was_tried_at_a_sowing(branched: Desk) -> None:
    moves = listed(branched)
    moves.menu_wished.emit(4, moves.mapToGlobal(QPoint(0, 0)))

    assert len([way for way in popup().actions() if way.isCheckable()]) == 2
    popup().close()


def test_a_variation_is_deleted_and_put_back_by_the_message(branched: Desk) -> None:
    before = write(branched.session.game)
    deeds, there = branched.window.deeds, branched.window.game.banner
    assert not deeds.delete_variation.isEnabled()
    branched.window.conductor.looking.go(branched.session.game.current.parent.children[0])  # type: ignore[union-attr]

    deeds.delete_variation.trigger()
    branched.wait_for_rest()

    assert "(" not in write(branched.session.game)
    assert "Deleted: the variation move 1, North B." in banner(branched)
    back = there.button(deeds.restore_variation)
    assert back.isVisible() and back.text() == "Put the variation back"
    back.click()
    branched.press(Qt.Key.Key_End)
    branched.wait_for_rest()
    assert write(branched.session.game) == before
    assert banner(branched) == "" and not deeds.restore_variation.isEnabled()


def test_a_variation_becomes_the_main_line(branched: Desk) -> None:
    branched.window.conductor.looking.go(branched.session.game.current.parent.children[0])  # type: ignore[union-attr]

    branched.window.deeds.promote.trigger()

    assert told(branched.session.game)[0] == "1 c↻ a | C↻ B"
    assert shown(branched) is branched.session.game.current


def test_a_comment_is_written_shown_and_kept(branched: Desk) -> None:
    deeds, panel = branched.window.deeds, branched.window.game.moves
    assert panel.comment.isHidden()

    branched.press(Qt.Key.Key_Home)
    deeds.comment.trigger()
    (dialog,) = branched.window.findChildren(CommentDialog)
    assert dialog.heading.text() == "Comment on the start"
    edit = dialog.findChild(QPlainTextEdit)
    assert isinstance(edit, QPlainTextEdit)
    QTest.keyClicks(edit, "On a { rainy } Sunday")
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    assert branched.session.game.root.comment == "On a { rainy } Sunday"
    assert panel.comment.toPlainText() == "On a { rainy } Sunday"
    assert panel.comment.accessibleName() == "Comment on the start"
    branched.press(Qt.Key.Key_PageDown)
    assert panel.comment.isHidden()


# ---------------------------------------------------------------- the whole game again


@pytest.fixture
def replaying(played: Desk) -> Iterator[Desk]:
    played.settings.replay_speed = ReplaySpeed.VERY_FAST
    played.window.deeds.replay_game.trigger()
    yield played
    played.window.look_back.replay.stop()


def test_a_replay_shows_every_place_and_comes_back_to_the_present(replaying: Desk) -> None:
    looking, ticket = replaying.window.conductor.looking, replaying.session.ticket
    assert looking.node is replaying.session.game.root
    assert banner(replaying) == "Replay: the start"
    seen: list[object] = []
    looking.moved.connect(lambda before, after: seen.append(after))

    replaying.qtbot.waitUntil(lambda: not looking.away, timeout=10_000)

    assert seen == replaying.session.game.line()
    assert banner(replaying) == "" and not replaying.window.look_back.replay.on
    assert replaying.session.ticket == ticket


def test_space_pauses_a_replay_and_lets_it_go_on(replaying: Desk) -> None:
    replay, deed = replaying.window.look_back.replay, replaying.window.deeds.replay_game

    replaying.press(Qt.Key.Key_Space)
    assert replay.paused and deed.text() == "&Go on with the replay"
    replaying.press(Qt.Key.Key_Space)
    assert replay.running
    replaying.press(Qt.Key.Key_Space)
    assert replay.paused
    replay.stop()

    assert deed.text() == "&Replay the whole game"
    assert [key.toString() for key in deed.shortcuts()] == ["Shift+R"]


def test_a_step_by_hand_pauses_a_replay(replaying: Desk) -> None:
    replaying.press(Qt.Key.Key_PageDown)

    assert replaying.window.look_back.replay.paused
    assert shown(replaying) is replaying.session.game.line()[0]


def test_a_replay_has_a_speed_of_its_own_and_gives_it_back(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.SLOW)
    desk.settings.reduced_motion = True
    desk.settings.replay_speed = ReplaySpeed.VERY_FAST
    desk.begin("kalah-plyyard", BOTH)
    desk.session.choose(0)
    desk.wait_for_rest()
    paces: list[Speed] = []
    board = desk.window.game.board
    original = board.set_speed
    board.set_speed = lambda speed: (paces.append(speed), original(speed))[1]  # type: ignore[method-assign,func-returns-value]

    desk.window.deeds.replay_game.trigger()
    desk.qtbot.waitUntil(
        lambda: not desk.window.look_back.replay.on and not desk.moving(), timeout=10_000
    )

    assert paces[0] is Speed.FAST and paces[-1] is Speed.SLOW


# ---------------------------------------------------------------- words and room


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_the_banner_has_room_and_covers_nothing(played: Desk, language: Language) -> None:
    played.speak(language)
    stage, there = played.window.game.stage, played.window.game.banner
    for case in product(((1280, 800), (900, 600)), (100, 200)):
        size, percent = case
        played.window.resize(*size)
        played.wardrobe.enlarge_text(percent)
        played.press(Qt.Key.Key_PageUp)
        played.wait_for_rest()
        for _ in range(5):
            QApplication.processEvents()
        try:
            assert there.isVisible(), case
            assert cut_off(there) == [], case
            assert stage.rect().contains(there.geometry()), case
            assert not there.geometry().intersects(stage.below.geometry()), case
            assert not there.geometry().intersects(stage.board_rect.toRect()), case
            for button in there.findChildren(type(there.button(played.window.deeds.look_present))):
                assert button.isHidden() or there.rect().contains(button.geometry()), case
        finally:
            played.wardrobe.enlarge_text(100)
        played.press(Qt.Key.Key_End)
        played.wait_for_rest()
        assert not there.isVisible(), case


def test_the_banner_speaks_the_language_of_now(played: Desk) -> None:
    played.press(Qt.Key.Key_PageUp)
    played.speak(Language.GERMAN)

    assert banner(played) == "Du blickst zurück: Zug 1, Nord B"
    deeds = played.window.deeds
    assert played.window.game.banner.button(deeds.look_present).text() == "Zurück zur Partie"
