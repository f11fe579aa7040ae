"""Setting up a position with mouse, wheel, keys and text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from mancala_desktop.engine.options import Options
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.draft import Draft
from mancala_desktop.play.engine_thread import Computer, EngineThread
from mancala_desktop.play.settings import Language, Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.dialogs.editor import EditorDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.theme import LIGHT, load_fonts, wear
from mancala_desktop.ui.translate import Translation
from tests.ui.dialogs.touch import button, click, controls, cut_off, large_type, tabbed

STORE = 6


@pytest.fixture
def adviser(qapp: QApplication) -> Iterator[Adviser]:
    computer = Computer(Options(threads=1, book=False, endgame_seeds=0))
    engine = EngineThread(computer, computer.advise)
    yield Adviser(engine)
    engine.close()


@pytest.fixture
def dialog(
    qtbot: QtBot, qapp: QApplication, settings: Settings, narrator: Narrator, adviser: Adviser
) -> EditorDialog:
    load_fonts()
    wear(LIGHT)
    opened = EditorDialog(Draft.new("kalah-plyyard"), settings, narrator, adviser)
    qtbot.addWidget(opened)
    with qtbot.waitActive(opened):
        opened.show()
        opened.activateWindow()
    return opened


def board(dialog: EditorDialog) -> BoardView:
    found = dialog.findChild(BoardView)
    assert found is not None
    return found


def point(dialog: EditorDialog, hole: int) -> QPoint:
    return board(dialog).hole_center(hole).toPoint()


def field(dialog: EditorDialog) -> QLineEdit:
    found: QLineEdit = next(
        each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == "As text"
    )
    return found


def combo(dialog: EditorDialog, name: str) -> QComboBox:
    found: QComboBox = next(
        each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name
    )
    return found


def spin_box(dialog: EditorDialog) -> QSpinBox:
    found = dialog.findChild(QSpinBox)
    assert found is not None
    return found


def says(dialog: EditorDialog, words: str) -> bool:
    return any(words in label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def turn_wheel(dialog: EditorDialog, hole: int, notches: int) -> None:
    where, viewport = point(dialog, hole), board(dialog).viewport()
    event = QWheelEvent(
        QPointF(where),
        QPointF(viewport.mapToGlobal(where)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def seeds(dialog: EditorDialog, hole: int) -> int:
    return dialog.draft.position.seeds[hole]


def test_clicks_and_the_wheel_lay_seeds_and_take_them(dialog: EditorDialog) -> None:
    viewport = board(dialog).viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point(dialog, 2))
    assert seeds(dialog, 2) == 5
    QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=point(dialog, 2))
    QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=point(dialog, 2))
    assert seeds(dialog, 2) == 3
    turn_wheel(dialog, STORE, 3)
    turn_wheel(dialog, STORE, -1)
    assert seeds(dialog, STORE) == 2
    assert board(dialog).position == dialog.draft.position
    assert field(dialog).text() == "4,4,3,4,4,4/2|4,4,4,4,4,4/0|s"


def test_keys_on_a_pit_lay_seeds(dialog: EditorDialog) -> None:
    board(dialog).focus_pit()
    pit = board(dialog).controls[0]
    assert pit.hasFocus()
    for key, expected in (
        (Qt.Key.Key_Plus, 5),
        (Qt.Key.Key_Minus, 4),
        (Qt.Key.Key_1, 1),
        (Qt.Key.Key_2, 12),
        (Qt.Key.Key_Delete, 0),
        (Qt.Key.Key_Space, 1),
    ):
        QTest.keyClick(pit, key)
        assert seeds(dialog, 0) == expected
    QTest.keyClick(pit, Qt.Key.Key_Right)
    QTest.keyClick(board(dialog).controls[1], Qt.Key.Key_7)
    assert seeds(dialog, 1) == 7


@pytest.mark.parametrize(("hole", "expected"), [(3, 12), (STORE, 12)])
def test_what_is_typed_after_a_click_goes_where_the_click_was(
    dialog: EditorDialog, hole: int, expected: int
) -> None:
    field(dialog).setFocus()
    QTest.mouseClick(board(dialog).viewport(), Qt.MouseButton.LeftButton, pos=point(dialog, hole))
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Plus):
        QTest.keyClick(QApplication.focusWidget() or dialog, key)
    assert seeds(dialog, hole) == expected


def test_every_hole_can_be_chosen_by_its_name_and_filled_by_typing(dialog: EditorDialog) -> None:
    holes, spin = combo(dialog, "Pit or store"), spin_box(dialog)
    assert holes.itemText(STORE) == "Store, South"
    holes.setCurrentIndex(STORE)
    holes.activated.emit(STORE)
    spin.setValue(11)
    assert seeds(dialog, STORE) == 11
    assert says(dialog, "On the board: 59 seeds. A game by these rules has 48 seeds.")


def test_a_text_is_taken_as_it_is_typed_and_its_faults_are_told(dialog: EditorDialog) -> None:
    text = field(dialog)
    text.setFocus()
    text.selectAll()
    QTest.keyClicks(text, "0,0,0,0,0,1/20|1,0,0,0,0,y/26|n")
    assert says(dialog, "See character 26")
    assert not button(dialog, "Play from here").isEnabled()
    assert says(dialog, "“y” is no number of seeds.")
    text.selectAll()
    QTest.keyClicks(text, "0,0,0,0,0,1/20|1,0,0,0,0,0/26|n")
    assert text.text() == "0,0,0,0,0,1/20|1,0,0,0,0,0/26|n"
    assert dialog.draft.position.to_sow is Side.NORTH
    assert button(dialog, "Play from here").isEnabled()


def test_what_is_copied_from_a_game_of_other_rules_can_be_typed_too(dialog: EditorDialog) -> None:
    text = field(dialog)
    text.selectAll()
    QApplication.clipboard().setText("oware-abapa 4,4,4,4,4,4/0|4,4,4,4,4,3/1|n")
    text.paste()
    assert dialog.draft.preset_id == "oware-abapa" and dialog.draft.position.to_sow is Side.NORTH
    assert combo(dialog, "Rules").currentData() == "oware-abapa"
    assert button(dialog, "Play from here").isEnabled()


def test_a_board_nobody_can_play_from_is_explained(dialog: EditorDialog) -> None:
    click(button(dialog, "Clear"))
    assert says(dialog, "There is no seed on the board.")
    QTest.mouseClick(board(dialog).viewport(), Qt.MouseButton.LeftButton, pos=point(dialog, 8))
    assert says(dialog, "Nobody can play from here. The game is over: a row is empty.")
    assert not button(dialog, "Play from here").isEnabled()
    click(button(dialog, "Start"))
    assert says(dialog, "48 seeds, as many as these rules have.")


def test_what_was_laid_comes_back_by_undo(dialog: EditorDialog) -> None:
    assert not button(dialog, "Undo").isEnabled()
    turn_wheel(dialog, 0, 2)
    laid = dialog.draft
    click(button(dialog, "Clear"))

    click(button(dialog, "Undo"))
    assert dialog.draft == laid and board(dialog).position == laid.position
    board(dialog).focus_pit()
    QTest.keyClick(board(dialog).controls[0], Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert dialog.draft == Draft.new("kalah-plyyard")
    assert not button(dialog, "Undo").isEnabled()


def test_the_sides_can_be_swapped_and_other_rules_taken(dialog: EditorDialog) -> None:
    turn_wheel(dialog, 0, 2)
    click(button(dialog, "Swap sides"))
    assert seeds(dialog, 7) == 6
    presets = combo(dialog, "Rules")
    place = presets.findData("congkak-sequential")
    presets.setCurrentIndex(place)
    presets.activated.emit(place)
    assert dialog.draft.preset_id == "congkak-sequential"
    assert len(board(dialog).controls) == 2 * dialog.draft.variant.pits + 2
    pits = combo(dialog, "Pits")
    pits.setCurrentIndex(pits.findData(5))
    pits.activated.emit(pits.currentIndex())
    assert dialog.draft.variant.pits == 5


def test_playing_from_here_asks_for_a_game_of_this_draft(
    dialog: EditorDialog, qtbot: QtBot
) -> None:
    turn_wheel(dialog, 3, 2)
    with qtbot.waitSignal(dialog.play_wished) as wished:
        click(button(dialog, "Play from here"))
    assert wished.args == [dialog.draft]


def test_the_engine_tells_what_the_sowings_are_worth(dialog: EditorDialog, qtbot: QtBot) -> None:
    text = field(dialog)
    text.selectAll()
    QTest.keyClicks(text, "0,0,0,0,2,1/20|1,0,0,0,0,0/24|s")
    click(button(dialog, "Analyse"))
    qtbot.waitUntil(lambda: says(dialog, "e ") and says(dialog, "f ") and says(dialog, "proved"))
    text.selectAll()
    QTest.keyClicks(text, "0,0,0,0,1,0/22|1,0,0,0,0,0/24|n")
    qtbot.waitUntil(lambda: says(dialog, "A ") and says(dialog, "proved"))


def test_what_was_thought_about_an_older_board_is_not_told(
    dialog: EditorDialog, qtbot: QtBot, adviser: Adviser
) -> None:
    click(button(dialog, "Analyse"))
    with qtbot.waitSignal(adviser.advised):
        pass
    turn_wheel(dialog, 3, 1)
    assert not says(dialog, "In seeds, for whoever is to sow.")
    assert says(dialog, "The computer is thinking")


def test_tab_reaches_everything(dialog: EditorDialog) -> None:
    reached = set(tabbed(dialog))
    pits = set(board(dialog).controls)
    inner: set[QWidget] = {spin_box(dialog).lineEdit()}
    assert controls(dialog) - pits - inner <= reached
    assert reached & pits


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_nothing_is_cut_off(
    dialog: EditorDialog,
    translation: Translation,
    language: Language,
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    translation.speak(language)
    qtbot.waitUntil(lambda: not cut_off(dialog))
    with large_type(qapp):
        qtbot.waitUntil(lambda: not cut_off(dialog))


def test_a_right_click_beside_all_holes_changes_nothing(dialog: EditorDialog) -> None:
    before = dialog.draft
    viewport = board(dialog).viewport()
    corner = QPointF(1, 1)
    event = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        corner,
        QPointF(viewport.mapToGlobal(corner.toPoint())),
        Qt.MouseButton.RightButton,
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)
    assert dialog.draft == before
