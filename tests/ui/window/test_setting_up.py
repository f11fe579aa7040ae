"""From the board in play to a position of one's own and on."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from mancala_desktop.play.seats import SeatKind
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.ui.dialogs.editor import EditorDialog
from tests.play.fakes import COMPUTER, PERSON
from tests.ui.dialogs.touch import button, click
from tests.ui.window.conftest import Desk

ENDGAME = "0,3,0,0,2,1/20|1,0,4,0,0,0/17|s"


def editor(desk: Desk) -> EditorDialog:
    desk.window.deeds.set_up.trigger()
    dialog = desk.window.sheets.open
    assert isinstance(dialog, EditorDialog)
    return dialog


def test_the_editor_begins_with_the_position_in_play(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.click(2)
    dialog = editor(desk)
    assert dialog.draft.position == desk.session.position
    dialog.reject()
    assert desk.plies() == 1


def test_a_game_goes_on_from_what_was_set_up_with_the_same_players(desk: Desk) -> None:
    desk.begin(seats=(COMPUTER, PERSON))
    dialog = editor(desk)
    dialog.draft = dialog.draft.read(ENDGAME).with_to_sow(Side.NORTH)
    click(button(dialog, "Play from here"))
    assert desk.session.position == Position.parse(ENDGAME.replace("|s", "|n"))
    assert desk.session.seats == (COMPUTER, PERSON)
    assert desk.on_stage()
    desk.click(7)
    desk.qtbot.waitUntil(lambda: desk.plies() >= 2)  # the computer answers


def test_computers_do_not_play_away_what_was_set_up(desk: Desk) -> None:
    desk.begin(seats=(COMPUTER, COMPUTER))
    click(button(editor(desk), "Play from here"))
    plies = desk.plies()

    assert desk.session.person_asked
    assert desk.plies() == plies


def test_before_the_first_game_it_is_against_whom_was_chosen_last(desk: Desk) -> None:
    desk.settings.new_opponent = SeatKind.COMPUTER
    desk.settings.new_level = 3
    dialog = editor(desk)
    assert dialog.draft.surplus == 0
    click(button(dialog, "Play from here"))
    south, north = desk.session.seats
    assert (south.kind, north.kind, north.level) == (SeatKind.PERSON, SeatKind.COMPUTER, 3)


def behind(part: QWidget) -> Iterator[QWidget]:
    """What Tab leads to from there, until it comes round."""
    after = part.nextInFocusChain()
    while after is not None and after is not part:
        if after.focusPolicy() & Qt.FocusPolicy.TabFocus and after.isVisible():
            yield after
        after = after.nextInFocusChain()


def test_tab_leads_from_the_rules_over_a_pit_to_the_list_of_holes(desk: Desk) -> None:
    desk.begin("congkak-sequential", seats=(PERSON, PERSON))
    dialog = editor(desk)
    presets = dialog.findChildren(QComboBox)[0]
    presets.setCurrentIndex(presets.findData("kalah-plyyard"))
    presets.activated.emit(presets.currentIndex())  # on a board with other pits
    names = [each.accessibleName() for each in behind(presets)]
    assert names[0] == "Pits"
    assert names[1].startswith("Pit a, South")
    assert names[2] == "Pit or store"
