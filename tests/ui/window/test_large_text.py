"""All text twice as large: every word stays whole, and every page can still be used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QScrollArea, QWidget

from mancala_desktop.play.seats import Seats
from mancala_desktop.play.settings import Language, Settings
from mancala_desktop.record.game import Game
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.board.numerals import LETTERS_FROM_WIDTH
from mancala_desktop.ui.footer import Footer, StatusLine
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.panels.legend import Legend
from mancala_desktop.ui.panels.strip import MovesStrip
from mancala_desktop.ui.plate import Plate
from mancala_desktop.ui.share.job import Job
from mancala_desktop.ui.theme import font
from mancala_desktop.ui.topbar import TopBar
from mancala_desktop.ui.widgets.chip import Chip
from mancala_desktop.ui.widgets.elided import Elided
from tests.play.fakes import COMPUTER, PERSON
from tests.ui.dialogs.touch import cut_off
from tests.ui.window.conftest import Desk

SIZES = ((1280, 800), (900, 600))
PAINTED = (Legend, MovesStrip, Footer, TopBar, Chip)
"""Widgets that paint their words, and say in their size hint how high these are."""


@pytest.fixture
def desk(desk: Desk) -> Iterator[Desk]:
    yield desk
    desk.wardrobe.enlarge_text(100)


def enlarge(desk: Desk, percent: int) -> None:
    desk.wardrobe.enlarge_text(percent)
    settle()


def settle() -> None:
    """Layouts need some rounds until all of them know."""
    for _ in range(5):
        QApplication.processEvents()


def unreadable(root: QWidget) -> list[str]:
    """The words that are cut off anywhere in what is shown."""
    found = cut_off(root)
    for each in root.findChildren(QWidget):
        if not each.isVisible():
            continue
        if isinstance(each, PAINTED) and each.height() < each.sizeHint().height():
            found.append(f"{type(each).__name__}: {each.height()} < {each.sizeHint().height()}")
        if isinstance(each, QComboBox) and each.width() < each.sizeHint().width():
            found.append(f"{each.currentText()}: {each.width()} < {each.sizeHint().width()}")
        if isinstance(each, Plate) and (words := each.left_out):
            found.append(f"plate: {words}")
    return found


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_no_word_is_cut_off_on_any_page(desk: Desk, language: Language, percent: int) -> None:
    desk.speak(language)
    desk.begin("congkak")
    enlarge(desk, percent)
    for size in SIZES:
        desk.window.resize(*size)
        for page in PageName:
            desk.window.go(page)
            settle()
            root = desk.window.sheets.open or desk.window
            if root is not desk.window:
                root.resize(root.size().boundedTo(desk.window.size()))
                settle()

            assert unreadable(root) == [], f"{page} at {size}"

            if desk.window.sheets.open:
                desk.window.sheets.open.close()
            settle()


@pytest.mark.parametrize("seats", [(PERSON, COMPUTER), (PERSON, PERSON)])
def test_board_plates_and_bars_do_not_overlap(desk: Desk, seats: Seats) -> None:
    for case in product(SIZES, (100, 150, 200)):
        size, percent = case
        enlarge(desk, 100)
        desk.window.resize(*size)
        desk.begin(seats=seats)
        enlarge(desk, percent)
        stage = desk.window.game.stage

        face = stage.board_rect.toRect()
        assert stage.rect().contains(face), case
        for plate in (stage.above, stage.below):
            assert stage.rect().contains(plate.geometry()), case
            assert not face.intersects(plate.geometry()), case
        assert face.width() >= LETTERS_FROM_WIDTH, case
        assert desk.window.size().toTuple() == size, case


def test_text_that_was_enlarged_comes_back(desk: Desk) -> None:
    desk.begin()
    settle()
    before = places(desk)

    enlarge(desk, 200)
    assert font(15).pixelSize() == 30
    assert places(desk) != before
    enlarge(desk, 100)

    assert places(desk) == before


def places(desk: Desk) -> dict[QWidget, object]:
    """Where every visible widget is, but for the pits: their board is painted anew a little later."""
    board = desk.window.game.board
    return {
        each: each.geometry()
        for each in desk.window.findChildren(QWidget)
        if each.isVisible() and not board.isAncestorOf(each)
    }


@pytest.mark.parametrize("percent", [100, 200])
def test_a_long_name_gives_way_to_turn_and_score(desk: Desk, percent: int) -> None:
    desk.window.resize(*SIZES[1])
    name = "Wilhelmine Charlotte " * 3
    desk.begin(seats=(replace(PERSON, name=name), PERSON))
    enlarge(desk, percent)
    plate = desk.window.game.stage.below
    pill = plate.findChild(Chip)
    assert isinstance(pill, Chip)

    assert plate.rect().contains(pill.geometry())
    assert pill.geometry().right() < plate.width() - 100  # where the score is
    assert (plate.toolTip() == plate.accessibleName()) == bool(plate.left_out)
    assert bool(plate.left_out) == (percent == 200)


@pytest.mark.parametrize("percent", [100, 200])
def test_a_plate_without_room_beside_its_pill_leaves_out_its_detail_as_a_whole(
    desk: Desk, percent: int
) -> None:
    desk.speak(Language.GERMAN)
    desk.window.resize(*SIZES[1])
    kalah = PRESETS["kalah-standard"].variant
    start = kalah.position("0,0,0,0,0,1/23|1,0,0,0,0,0/23|s")
    desk.session.open(Game("kalah-standard", start=start), (PERSON, PERSON))
    desk.press(Qt.Key.Key_F)
    desk.wait_for_rest()
    enlarge(desk, percent)
    plate = desk.window.game.stage.below

    assert plate.turn == "unentschieden"
    assert plate.left_out == ("" if percent == 100 else "Am selben Gerät")
    assert plate.toolTip() == ("" if percent == 100 else plate.accessibleName())


def test_a_title_without_room_leaves_its_last_parts_to_its_tooltip(desk: Desk) -> None:
    desk.speak(Language.GERMAN)
    desk.window.resize(*SIZES[1])
    desk.begin("congkak-sequential", (PERSON, PERSON))
    (title,) = desk.window.top.findChildren(Elided)
    whole = title.text()
    assert title.toolTip() == ""

    enlarge(desk, 200)

    assert title.text() == "Congkak, nacheinander · 7 Mulden"
    assert whole == f"{title.text()} · 7 Samen · zu zweit am Gerät"
    assert title.toolTip() == title.accessibleName() == whole


def test_the_status_line_says_all_or_has_it_in_its_tooltip(desk: Desk) -> None:
    desk.window.resize(*SIZES[1])
    desk.begin()
    enlarge(desk, 200)
    desk.click(0)
    desk.wait_for(2)
    line = desk.window.findChild(StatusLine)
    assert isinstance(line, StatusLine)

    assert line.shown == line.text


def test_an_open_dialog_grows_with_its_text(desk: Desk) -> None:
    desk.window.go(PageName.SETTINGS)
    settle()
    dialog = desk.window.sheets.open
    assert dialog is not None
    before = dialog.width()

    enlarge(desk, 125)

    assert dialog.width() > before
    assert unreadable(dialog) == []


def test_an_open_dialog_grows_no_further_than_the_screen(desk: Desk) -> None:
    desk.window.go(PageName.SETTINGS)
    settle()
    dialog = desk.window.sheets.open
    assert dialog is not None
    dialog.move(dialog.x(), 200)

    enlarge(desk, 200)

    assert dialog.screen().availableGeometry().contains(dialog.frameGeometry())
    (close,) = (each for each in dialog.findChildren(QPushButton) if each.text() == "Close")
    assert dialog.rect().contains(QRect(close.mapTo(dialog, QPoint(0, 0)), close.size()))


def test_a_dialog_too_high_for_the_screen_scrolls_by_key(desk: Desk) -> None:
    enlarge(desk, 200)
    desk.window.go(PageName.SHORTCUTS)
    settle()
    dialog = desk.window.sheets.open
    assert dialog is not None
    area = dialog.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0

    desk.press(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    desk.press(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    desk.press(Qt.Key.Key_Home)
    assert bar.value() == 0


def test_what_is_shared_has_text_of_the_usual_size(desk: Desk) -> None:
    enlarge(desk, 200)
    sizes: list[object] = []
    job = Job(lambda _progress: font(15).pixelSize(), desk.window)

    with desk.qtbot.waitSignal(job.finished):
        job.begin()

    job.report(sizes.append, sizes.append)
    assert (sizes, font(15).pixelSize()) == ([15], 30)


def test_keys_make_text_larger_and_smaller_within_limits(desk: Desk) -> None:
    deeds, settings = desk.window.deeds, desk.settings

    for _ in range(6):
        deeds.larger_text.trigger()
    assert settings.text_percent == 200
    assert not deeds.larger_text.isEnabled()

    deeds.smaller_text.trigger()
    assert settings.text_percent == 175
    deeds.usual_text.trigger()
    assert settings.text_percent == 100
    assert not deeds.smaller_text.isEnabled()


def test_settings_know_five_sizes_and_labels_show_them(desk: Desk) -> None:
    assert Settings.text_percent.allowed == (100, 125, 150, 175, 200)
    desk.begin()
    labels = [each for each in desk.window.findChildren(QLabel) if each.isVisible() and each.text()]
    heights = {each: each.fontMetrics().height() for each in labels}

    enlarge(desk, 200)

    grown = {each: each.fontMetrics().height() / heights[each] for each in labels}
    assert all(1.85 <= factor <= 2.15 for factor in grown.values()), grown
