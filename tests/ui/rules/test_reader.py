"""The rules reader as it is read: by mouse, by keys, and by those who hear it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mancala_desktop.assets import asset
from mancala_desktop.play.settings import Language, PitNames, Settings, Speed
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.rules.passage import Passage, html
from mancala_desktop.ui.rules.reader import RulesReader
from mancala_desktop.ui.rules.spelling import spelt
from mancala_desktop.ui.theme import LIGHT, wear
from mancala_desktop.ui.translate import Translation
from mancala_desktop.ui.widgets.buttons import Button

WIDE, NARROW = (1200, 760), (400, 700)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> QWidget:
    wear(LIGHT)
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def reader(
    qtbot: QtBot, window: QWidget, narrator: Narrator, settings: Settings
) -> Iterator[RulesReader]:
    settings.speed = Speed.OFF
    reader = RulesReader(asset("learn"), narrator, settings, Actions(window), parent=window)
    window.resize(*WIDE)
    reader.resize(*WIDE)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window and bool(reader.current))
    yield reader
    reader.leaf.clear()


def page(reader: RulesReader) -> QWidget:
    shown: QWidget | None = reader.leaf.widget()
    assert shown
    return shown


def press(key: Qt.Key) -> None:
    """A key, wherever the keyboard's focus is."""
    focus = QApplication.focusWidget()
    assert focus
    QTest.keyClick(focus, key)


def read(reader: RulesReader, preset_id: str, key: str) -> None:
    reader.show_rules(preset_id, PRESETS[preset_id].variant)
    reader.turn_to(key)
    QApplication.processEvents()


def texts(reader: RulesReader) -> list[str]:
    """What is written on the leaf."""
    return [each.accessibleName() for each in page(reader).findChildren(Passage)]


def boards(reader: RulesReader) -> list[BoardView]:
    return reader.findChildren(BoardView)


def test_places_and_numbers_come_from_the_steps(reader: RulesReader) -> None:
    read(reader, "kalah-plyyard", "kalah-capture")

    assert texts(reader)[-1] == (
        "In the example a ends in the empty pit c. Opposite, in D, lie 4 seeds; with the last seed "
        "that makes 5."
    )


def test_pits_are_called_as_the_player_wants(
    reader: RulesReader, narrator: Narrator, settings: Settings, qtbot: QtBot
) -> None:
    read(reader, "kalah-plyyard", "kalah-capture")

    narrator.set_pit_names(PitNames.RING)
    settings.pit_names = PitNames.RING

    qtbot.waitUntil(lambda: "In the example 0 ends" in texts(reader)[-1])


def test_an_example_is_played_to_its_end_and_again(reader: RulesReader, qtbot: QtBot) -> None:
    read(reader, "kalah-plyyard", "kalah-extra")
    example = reader.leaf.example
    assert example
    assert boards(reader) == []  # a picture until it is played

    for _time in range(2):
        QTest.mouseClick(example.play_button, Qt.MouseButton.LeftButton)
        assert example.sentence == "South sows c: 4 seeds, extra turn."
        qtbot.waitUntil(lambda: not example.playing, timeout=10_000)

        assert example.sentence == "South sows f: 5 seeds. North to sow."
        assert boards(reader)[0].counts == (4, 4, 0, 5, 5, 0, 2, 5, 5, 5, 5, 4, 4, 0)


def test_what_the_rules_refuse_is_refused_in_the_example(reader: RulesReader, qtbot: QtBot) -> None:
    read(reader, "oware-abapa", "oware-feed")
    example = reader.leaf.example
    assert example

    example.play()

    assert example.sentence == "d cannot be sown: North must be fed."
    qtbot.waitUntil(lambda: not example.playing, timeout=10_000)
    assert example.sentence.startswith("South sows f: 3 seeds.")


def test_one_may_try_by_keys_and_is_told_why_not(reader: RulesReader, qtbot: QtBot) -> None:
    read(reader, "kalah-plyyard", "kalah-capture")
    example = reader.leaf.example
    assert example
    heard: list[str] = []
    reader.leaf.told.connect(heard.append)
    example.try_button.setFocus()

    press(Qt.Key.Key_Space)
    board = boards(reader)[0]
    assert QApplication.focusWidget() in board.controls  # the keyboard is on the board
    assert board.controls[0].accessibleName() == "Pit a, South, 2 seeds, playable"

    press(Qt.Key.Key_B)
    assert heard[-1] == "b cannot be sown: This pit is empty."
    press(Qt.Key.Key_A)
    assert heard[-1] == "South sows a: 2 seeds, captures 5 from D and c. North to sow."
    press(Qt.Key.Key_C)  # North's, as it is to sow
    assert heard[-1].startswith("North sows C: 5 seeds")

    example.reset_button.click()
    assert example.position == PRESETS["kalah-plyyard"].variant.position(
        "2,0,0,3,1,4/9|3,0,5,4,2,1/14|s"
    )
    assert example.trying


def test_the_one_board_goes_from_example_to_example(reader: RulesReader, qtbot: QtBot) -> None:
    read(reader, "kalah-plyyard", "cards")
    shown = [
        each for each in page(reader).findChildren(Button) if each.text() == "Show it on the board"
    ]
    for button in shown[:2]:
        button.click()
    first, second = reader.leaf.examples

    assert len(boards(reader)) == 1
    assert second.sentence.startswith("South sows e: 3 seeds")
    assert not first.playing
    assert boards(reader)[0].parentWidget() is second.board

    reader.turn_to("kalah-aim")  # no example there; the board is kept
    QApplication.processEvents()
    assert len(boards(reader)) == 1
    assert not boards(reader)[0].isVisible()


def test_search_finds_other_rules_too_after_those_that_are_read_and_leads_to_them(
    reader: RulesReader, qtbot: QtBot
) -> None:
    read(reader, "kalah-plyyard", "kalah-board")
    reader.search.setText("grand slam")
    qtbot.waitUntil(lambda: "oware-abapa/oware-slam-nothing" in reader.contents.ids())
    listed = reader.contents.ids()
    own = [key for key in listed if "/" not in key]
    assert listed[: len(own)] == own, "what is read comes first"
    assert not [key for key in listed if key.startswith("oware-kalaha/oware-slam-nothing")], "once"
    rows = range(reader.contents.model().rowCount())
    heard = [
        reader.contents.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in rows
    ]
    assert any(each and each.endswith(", Oware Abapa") for each in heard)

    reader.contents.mark("oware-abapa/oware-slam-nothing")
    press_in(reader, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: reader.current == "oware-slam-nothing")
    assert reader.variant == PRESETS["oware-abapa"].variant
    assert reader.rules.currentText() == "Oware Abapa"


@pytest.mark.parametrize(
    ("typed", "written", "found"),
    [
        ("gegenueber", "Gegenüber", True),
        ("gegenuber", "gegenüber", True),
        ("GEGENÜBER", "gegenueber", True),
        ("gross", "groß", True),
        ("groß", "GROSS", True),
        ("cafe", "Café", True),
        ("neu", "Nebel", False),
        ("a.c", "abc", False),
    ],
)
def test_words_are_found_however_they_are_spelt(typed: str, written: str, found: bool) -> None:
    assert bool(re.search(spelt(typed), written, re.IGNORECASE)) is found


def press_in(reader: RulesReader, key: Qt.Key) -> None:
    """A key for the list."""
    reader.contents.setFocus()
    QTest.keyClick(reader.contents, key)


def test_search_finds_titles_and_texts_and_marks_the_words(
    reader: RulesReader, qtbot: QtBot
) -> None:
    reader.search.setFocus()
    QTest.keyClicks(reader.search, "OPPOSITE empty")
    QTest.keyClick(reader.search, Qt.Key.Key_Return)
    QApplication.processEvents()

    assert reader.contents.hasFocus()
    assert "kalah-empty-own" in reader.contents.ids()
    assert "kalah-board" not in reader.contents.ids()
    assert reader.current == reader.contents.ids()[0]
    marked = [each.text() for each in page(reader).findChildren(Passage)]
    assert any(f"background-color:{LIGHT.goldsoft}" in each for each in marked)

    reader.search.setText("xyzzy")
    QTest.keyClick(reader.search, Qt.Key.Key_Return)
    assert reader.contents.ids() == []

    def said() -> list[str]:
        return [each.text() for each in reader.findChildren(QLabel) if each.isVisible()]

    qtbot.waitUntil(lambda: "No rules at all have the words “xyzzy”." in said())

    reader.search.setFocus()
    reader.search.clear()
    QTest.keyClick(reader.search, Qt.Key.Key_Down)
    assert len(reader.contents.ids()) > 10


def test_what_is_written_is_never_taken_for_html() -> None:
    assert html("a < b **& c**", ("<",), LIGHT) == (
        f'a <span style="background-color:{LIGHT.goldsoft}; color:{LIGHT.text}; '
        'text-decoration:underline">&lt;</span> b <b>&amp; c</b>'
    )


def test_in_a_narrow_place_list_and_leaf_take_turns(reader: RulesReader) -> None:
    reader.resize(*NARROW)
    assert reader.contents.isVisible()
    assert not reader.leaf.isVisible()
    reader.contents.setFocus()

    QTest.keyClick(reader.contents, Qt.Key.Key_Down)
    QTest.keyClick(reader.contents, Qt.Key.Key_Return)
    assert reader.leaf.hasFocus()
    assert not reader.contents.isVisible()
    assert texts(reader)[0] == "The aim"

    reader.turn(1)
    assert texts(reader)[0] == "Sowing"
    reader.show_list()
    assert reader.contents.hasFocus()
    assert reader.contents.currentIndex().data() == "Sowing"


def test_other_rules_open_at_the_same_subject(reader: RulesReader) -> None:
    read(reader, "kalah-plyyard", "kalah-sow")

    reader.show_rules("oware-abapa", PRESETS["oware-abapa"].variant)
    QApplication.processEvents()

    assert reader.current == "oware-sow"
    assert reader.rules.currentText() == "Oware Abapa"


def test_rules_that_a_player_changed_are_read_as_they_are_played(reader: RulesReader) -> None:
    changed = PRESETS["kalah-plyyard"].variant.with_options({"pits": "5", "seeds": "3"})

    reader.show_rules("kalah-plyyard", changed)
    reader.turn_to("kalah-aim")

    assert reader.rules.currentText() == "Kalah, last seed counts, as you play it"
    assert "Of 30 seeds 16 are enough; 15 each is a draw." in " ".join(texts(reader))
    for key in reader.contents.ids():
        reader.turn_to(key)
        assert "…" not in " ".join(texts(reader))


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_what_differs_is_a_table_and_says_of_every_cell_what_it_is(
    reader: RulesReader, size: tuple[int, int]
) -> None:
    reader.resize(*size)
    read(reader, "kalah-standard", "compare")

    heard = {each.accessibleName() for each in page(reader).findChildren(QLabel)}
    assert {
        "Kalah standard, With nothing opposite: take nothing",
        "Kalah, last seed counts, With nothing opposite: take the last seed",
        "Kalah, late end, End of the game: the row of the side to sow is empty",
        "Kalah with 36 seeds, First move: the last winner begins",
        "Oware, Last seed in the store: extra turn: no",
        "Congkak, It goes on from pits with seeds: yes",
    } <= heard


def test_everything_is_said_in_the_other_language(
    reader: RulesReader, translation: Translation
) -> None:
    read(reader, "kalah-plyyard", "kalah-skip")

    translation.speak(Language.GERMAN)
    QApplication.sendPostedEvents()
    for _turn in range(3):
        QApplication.processEvents()

    assert texts(reader)[0] == "Der fremde Speicher wird übersprungen"
    assert reader.rules.currentText() == "Kalah, der letzte Samen zählt"


def test_damaged_content_is_told_and_nothing_else_is_lost(
    qtbot: QtBot,
    window: QWidget,
    narrator: Narrator,
    settings: Settings,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "rules.toml").write_text("damaged", "utf-8")
    reader = RulesReader(tmp_path, narrator, settings, Actions(window), parent=window)
    window.show()
    QApplication.processEvents()

    said = [each.text() for each in reader.findChildren(QLabel) if not each.isHidden()]
    assert any(each.startswith("The rules cannot be read: rules.toml:") for each in said)
    assert "the rules cannot be read" in caplog.text
    reader.turn(1)
    caplog.clear()


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("rules.toml", 'id = "kalah-sow"', 'id = "kalah-sow"\nwhere = 3', "rules.toml: kalah-sow"),
        ("rules.toml", '"4,4,4,4,4,4/0|4,4,4,4,4,4/0|s"', '"4"', "rules.toml: kalah-sow"),
        ("en/rules/kalah.md", "{#kalah-sow}", "", "en/rules/kalah.md: ## Sowing"),
        ("en/rules/kalah.md", "{#kalah-sow}", "{#kalah-swo}", "en/rules: kalah-sow"),
    ],
)
def test_a_damaged_section_is_left_out_and_told(
    qtbot: QtBot,
    window: QWidget,
    narrator: Narrator,
    settings: Settings,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    file: str,
    old: str,
    new: str,
    told: str,
) -> None:
    shutil.copytree(asset("learn"), tmp_path, dirs_exist_ok=True)
    content = (tmp_path / file).read_text("utf-8")
    assert old in content
    (tmp_path / file).write_text(content.replace(old, new, 1), "utf-8")
    whole = RulesReader(asset("learn"), narrator, settings, Actions(window), parent=window)
    reader = RulesReader(tmp_path, narrator, settings, Actions(window), parent=window)
    window.show()
    qtbot.waitUntil(lambda: bool(reader.current) and bool(whole.current))

    assert set(whole.contents.ids()) - set(reader.contents.ids()) == {"kalah-sow"}
    for key in reader.contents.ids():
        reader.turn_to(key)
        assert texts(reader)
    said = [each.text() for each in reader.findChildren(QLabel) if not each.isHidden()]
    assert any(each.startswith(f"Some rules cannot be read: {told}:") for each in said)
    assert "some rules cannot be read" in caplog.text
    reader.leaf.clear()
    caplog.clear()
