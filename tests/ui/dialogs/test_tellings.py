"""The dialogs that only tell something: about, keys, trouble, a damaged file."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mancala_desktop import __version__
from mancala_desktop.engine.advice import Advice
from mancala_desktop.engine.options import Options
from mancala_desktop.play.coach import Doubt
from mancala_desktop.play.endings import Offer
from mancala_desktop.play.seats import Seat, SeatKind
from mancala_desktop.play.settings import Language
from mancala_desktop.record.flaws import Flaw, Problem
from mancala_desktop.record.formats import games_in
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.dialogs.about import AboutDialog
from mancala_desktop.ui.dialogs.choose_game import ChooseGameDialog
from mancala_desktop.ui.dialogs.comment import CommentDialog
from mancala_desktop.ui.dialogs.damaged import DamagedFileDialog
from mancala_desktop.ui.dialogs.endings import OfferDialog, ResignDialog
from mancala_desktop.ui.dialogs.form import Form
from mancala_desktop.ui.dialogs.shortcuts import ShortcutsDialog
from mancala_desktop.ui.dialogs.trash import TrashDialog
from mancala_desktop.ui.dialogs.trouble import TroubleDialog
from mancala_desktop.ui.dialogs.tutor import TutorDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.theme import LIGHT, load_fonts, wear
from mancala_desktop.ui.translate import Translation
from tests.ui.dialogs.touch import button, click, controls, cut_off, large_type, tabbed

ILLEGAL = Problem(12, 7, Flaw.ILLEGAL, "e", reason=Reason.EMPTY_PIT)
TWO = (Seat(SeatKind.PERSON, "Ada"), Seat(SeatKind.PERSON, "Grace"))
PATH = Path("folder") / "Sunday.mancala"


def _damaged(narrator: Narrator) -> Form:
    return DamagedFileDialog(PATH, ILLEGAL, 9, narrator)


def _trouble(narrator: Narrator) -> Form:
    return TroubleDialog("ZeroDivisionError: division by zero", Path("folder") / "app.log")


def _about(narrator: Narrator) -> Form:
    return AboutDialog("python")


def _keys(narrator: Narrator) -> Form:
    return ShortcutsDialog()


def _tutor(narrator: Narrator) -> Form:
    variant = PRESETS["kalah-plyyard"].variant
    advice = Advice({0: -3, 2: 4}, frozenset(), (2,), last=True)
    doubt = Doubt(0, 7, True, advice, ticket=1)
    return TutorDialog(lambda: narrator.hints.doubt(doubt, variant.start()))


def _resign(narrator: Narrator) -> Form:
    return ResignDialog(Side.SOUTH, TWO, narrator)


def _offer(narrator: Narrator) -> Form:
    return OfferDialog(Offer.DRAW, Side.NORTH, TWO, narrator)


def _division(narrator: Narrator) -> Form:
    game = Game("oware-abapa", start=Position.parse("1,0,0,0,0,0/23|0,0,0,0,2,2/20|s"))
    game.agree_division()
    return OfferDialog(Offer.DIVISION, Side.NORTH, TWO, narrator, game.settlement)


def _choose(narrator: Narrator) -> Form:
    return ChooseGameDialog(games_in("Mancala game 1\nRules: awari\n\na B\n" * 12), narrator)


def _damaged_text(narrator: Narrator) -> Form:
    return DamagedFileDialog(None, ILLEGAL, 9, narrator)


def _comment(narrator: Narrator) -> Form:
    game = Game("kalah-standard")
    return CommentDialog(lambda: narrator.places.comment(game.root), "A rainy Sunday")


def _trash(narrator: Narrator) -> Form:
    files = [Path(f"/trash/2025-11-{day}/game.mancala") for day in range(10, 30)]
    parent = QObject()
    words = SavedWords(narrator, parent)
    dialog = TrashDialog(files, words, lambda: datetime(2025, 11, 30, 20, 14))
    parent.setParent(dialog)
    return dialog


DIALOGS = (
    _damaged,
    _trouble,
    _about,
    _keys,
    _tutor,
    _resign,
    _offer,
    _division,
    _choose,
    _damaged_text,
    _comment,
    _trash,
)


@pytest.fixture
def show(qtbot: QtBot, qapp: QApplication) -> Callable[[Form], Form]:
    """Shows a dialog and gives it the keyboard."""
    load_fonts()
    wear(LIGHT)

    def shown(dialog: Form) -> Form:
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return shown


def words(dialog: Form) -> str:
    """Everything a dialog tells."""
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize("make", DIALOGS)
def test_tab_reaches_every_control(
    make: Callable[[Narrator], Form], narrator: Narrator, show: Callable[[Form], Form]
) -> None:
    dialog = show(make(narrator))

    assert controls(dialog) - set(tabbed(dialog)) == set()


@pytest.mark.parametrize("make", DIALOGS)
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_nothing_is_cut_off_even_in_large_type(
    make: Callable[[Narrator], Form],
    language: Language,
    narrator: Narrator,
    translation: Translation,
    show: Callable[[Form], Form],
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    translation.speak(language)
    with large_type(qapp):
        dialog = show(make(narrator))
        qtbot.wait(20)

        assert cut_off(dialog) == []


@pytest.mark.parametrize("make", DIALOGS)
def test_an_open_dialog_changes_its_language(
    make: Callable[[Narrator], Form],
    narrator: Narrator,
    translation: Translation,
    show: Callable[[Form], Form],
    qapp: QApplication,
) -> None:
    dialog = show(make(narrator))
    english = (dialog.windowTitle(), words(dialog))

    translation.speak(Language.GERMAN)
    qapp.processEvents()

    assert dialog.windowTitle() != english[0]
    assert words(dialog) != english[1]


def test_a_damaged_file_is_opened_only_when_asked_for(
    narrator: Narrator, show: Callable[[Form], Form]
) -> None:
    dialog = show(_damaged(narrator))
    told = words(dialog)
    assert "Sunday.mancala is damaged" in told
    assert "Line 12, column 7: The move “e” is not allowed: the pit is empty." in told
    assert "9 moves can be read. The file itself stays as it is." in told

    click(button(dialog, "Cancel"))
    assert not dialog.result()

    dialog = show(_damaged(narrator))
    click(button(dialog, "Open what can be read"))
    assert dialog.result()


def test_a_file_of_which_nothing_can_be_read_can_only_be_closed(
    narrator: Narrator, show: Callable[[Form], Form]
) -> None:
    empty = narrator.flaw(Problem(1, 1, Flaw.NOT_A_GAME))
    assert empty == "Line 1, column 1: The file is empty."
    dialog = show(DamagedFileDialog(PATH, Problem(1, 1, Flaw.NOT_A_GAME, "PK"), None, narrator))

    assert "Nothing in it can be read." in words(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)

    assert not dialog.isVisible() and not dialog.result()


@pytest.mark.parametrize("flaw", Flaw)
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_every_flaw_has_words(
    flaw: Flaw, language: Language, narrator: Narrator, translation: Translation
) -> None:
    translation.speak(language)

    for reason in (*Reason, None):
        told = narrator.flaw(Problem(3, 14, flaw, "{x}", expected="{y}", reason=reason))
        assert told.startswith("Zeile 3, Spalte 14: " if language is Language.GERMAN else "Line 3")
        assert "None" not in told and "{detail}" not in told and "{expected}" not in told


def test_trouble_can_be_copied(narrator: Narrator, show: Callable[[Form], Form]) -> None:
    dialog = show(_trouble(narrator))
    assert "app.log" in words(dialog)

    click(button(dialog, "Copy text"))
    click(button(dialog, "Go on"))

    assert QGuiApplication.clipboard().text() == "ZeroDivisionError: division by zero"
    assert not dialog.isVisible()


def test_about_says_the_version_and_what_thinks(
    narrator: Narrator, show: Callable[[Form], Form]
) -> None:
    told = words(show(AboutDialog("python")))
    assert f"Version {__version__}" in told
    assert "Computer player: Python" in told
    assert "LGPL" in told

    compiled = words(show(AboutDialog("compiled", Options(table_mb=512, threads=1))))
    assert "Computer player: compiled, with 512 MiB and 1 thread\n" in compiled


def test_keys_of_actions_are_listed(
    narrator: Narrator, show: Callable[[Form], Form], qapp: QApplication
) -> None:
    new, nameless, keyless = QAction("&New game…", qapp), QAction(qapp), QAction("Secret", qapp)
    for action in (new, nameless):
        action.setShortcut(QKeySequence("Ctrl+N"))

    told = words(show(ShortcutsDialog([new, nameless, keyless])))

    assert "Ctrl+N" in told and "New game" in told.split("\n")
    assert "Secret" not in told


def test_who_is_asked_to_divide_hears_what_it_comes_to(
    narrator: Narrator, show: Callable[[Form], Form]
) -> None:
    dialog = show(_division(narrator))

    told = words(dialog).replace("\xa0", " ")
    assert "Ada offers to end the game" in told
    assert "It ends 24 : 24. Grace, do you agree?" in told
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible() and not dialog.result(), "Enter agrees to nothing"
