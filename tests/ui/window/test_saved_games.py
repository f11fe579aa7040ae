"""The page of saved games in the window: looked through, searched, opened, named, deleted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.finding import Against, Order
from mancala_desktop.play.library import Library
from mancala_desktop.play.saved import Standing
from mancala_desktop.play.settings import Language
from mancala_desktop.play.storage import load
from mancala_desktop.record.formats import games_in
from mancala_desktop.record.text import Header
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.dialogs.damaged import DamagedFileDialog
from mancala_desktop.ui.dialogs.saved import EmptyTrashDialog, TitleDialog
from mancala_desktop.ui.dialogs.trash import TrashDialog
from mancala_desktop.ui.files import Files
from mancala_desktop.ui.menus import Menus
from mancala_desktop.ui.pages.library import LibraryPage
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.pages.saved_card import _with_last
from mancala_desktop.ui.pages.statistics import StatisticsPage
from mancala_desktop.ui.saved_games import SavedGames
from mancala_desktop.ui.share.new_file import Kind, NewFile
from mancala_desktop.ui.widgets.buttons import IconButton
from tests.play.games_folder import ADA, GRACE, computer, put
from tests.ui.dialogs.touch import click
from tests.ui.window.conftest import Desk, MakeDesk
from tests.ui.window.test_large_text import SIZES, enlarge, settle, unreadable
from tests.ui.window.test_looks_and_words import words


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "data" / "games"
    put(folder, "2025-11-14 20.14", (ADA, computer(4)), loser=Side.NORTH, moves="ceA")
    put(folder, "Sunday", (ADA, GRACE), preset="congkak", moves="a", days_ago=1)
    put(folder, "2025-11-12 10.00", (computer(10), ADA), loser=Side.NORTH, days_ago=2)
    (folder / "broken.mancala").write_text("Mancala game 1\nRules: kalah-plyyard\n\n 1. c+ z\n")
    return folder


@pytest.fixture
def desk(make_desk: MakeDesk, folder: Path) -> Iterator[Desk]:
    data = folder.parent
    library = Library(folder, data / "trash", data / "index.sqlite")
    desk = make_desk(library=library)
    desk.window.files.watch(Autosave(desk.session, data / "unfinished.mancala", desk.window))
    go(desk, PageName.LIBRARY)
    yield desk
    desk.wardrobe.enlarge_text(100)


def go(desk: Desk, page: PageName) -> None:
    desk.window.go(page)
    wait(desk)


def wait(desk: Desk) -> None:
    """Until all is found and painted."""
    window = desk.window

    def at_rest() -> bool:
        return not window.saved.busy and not any(a.busy for a in window.findChildren(Aside))

    settle()
    desk.qtbot.waitUntil(at_rest, timeout=20_000)
    settle()
    desk.qtbot.waitUntil(at_rest, timeout=20_000)


def page(desk: Desk) -> LibraryPage:
    return desk.window.saved.page


def shown(desk: Desk) -> list[str]:
    """The files of the cards, as they are in order."""
    wait(desk)
    model = page(desk).list.model_of_games
    return [model.game(model.index(row)).path.stem for row in range(model.rowCount())]


def choose(desk: Desk, name: str) -> None:
    model = page(desk).list.model_of_games
    page(desk).list.choose(shown(desk).index(name))
    assert model.rowCount()


def button(root: QWidget, text: str) -> QPushButton:
    (found,) = (
        each for each in root.findChildren(QPushButton) if each.isVisible() and each.text() == text
    )
    return found


ALL = ["broken", "2025-11-14 20.14", "Sunday", "2025-11-12 10.00"]


def test_the_games_are_there_the_last_one_first(desk: Desk) -> None:
    assert shown(desk) == ALL
    assert "4 games" in words(desk.window)
    assert page(desk).list.hasFocus()


def test_a_card_is_told_as_a_whole(desk: Desk) -> None:
    model = page(desk).list.model_of_games
    told = [
        str(model.data(model.index(row), Qt.ItemDataRole.AccessibleTextRole))
        for row in range(model.rowCount())
    ]

    assert told[0].startswith("broken, South – North, Line 4, column 8: “z” is not a move, Kalah")
    assert told[1] == (
        "Ada – Computer 4, Won, Seeds 2 : 0, Kalah, last seed counts, 2 turns, 14 November 2025"
    )
    assert told[2].startswith("Sunday, Ada – Grace, in progress, Congkak, one turn")
    view = QAccessible.queryAccessibleInterface(page(desk).list)
    names = [view.child(n).text(QAccessible.Text.Name) for n in range(view.childCount())]
    assert set(told) <= set(names)


def test_by_keys_alone_a_game_is_found_and_goes_on(desk: Desk) -> None:
    desk.press(Qt.Key.Key_Right)
    desk.press(Qt.Key.Key_Right)
    current = page(desk).list.current()
    assert current and current.path.stem == "Sunday"

    desk.press(Qt.Key.Key_Return)

    assert desk.window.in_game
    assert desk.session.game.preset_id == "congkak"
    assert desk.settings.recent_files == ()


def test_a_finished_game_is_shown(desk: Desk) -> None:
    choose(desk, "2025-11-14 20.14")
    assert button(desk.window, "Show").isEnabled()

    click(button(desk.window, "Show"))

    assert desk.window.in_game and desk.session.outcome


def test_a_game_that_was_played_on_has_one_card_as_before(desk: Desk, folder: Path) -> None:
    choose(desk, "Sunday")
    click(button(desk.window, "Continue"))
    desk.click(8)
    desk.begin()

    go(desk, PageName.LIBRARY)

    assert sorted(shown(desk)) == sorted(ALL)
    game = load(folder / "Sunday.mancala").game
    assert game and game.ply == 2


def test_what_is_typed_is_looked_for(desk: Desk) -> None:
    desk.window.deeds.find_saved.trigger()
    search = page(desk).filter.search
    assert search.hasFocus()

    QTest.keyClicks(search, "grace")
    desk.qtbot.waitUntil(lambda: shown(desk) == ["Sunday"])
    desk.press(Qt.Key.Key_Down)
    assert page(desk).list.hasFocus()
    assert page(desk).list.current()

    desk.window.deeds.find_saved.trigger()
    desk.press(Qt.Key.Key_Escape)
    desk.qtbot.waitUntil(lambda: shown(desk) == ALL)


def test_letters_and_delete_in_the_line_do_nothing_to_the_games(desk: Desk) -> None:
    choose(desk, "Sunday")
    desk.window.deeds.find_saved.trigger()
    search = page(desk).filter.search
    search.setText("xa")
    search.setCursorPosition(0)

    desk.press(Qt.Key.Key_Delete)

    assert search.text() == "a"
    assert not page(desk)._library.trashed()


def test_lists_narrow_down_what_is_shown(desk: Desk) -> None:
    filters = page(desk).filter
    filters.standing.setCurrentIndex(filters.standing.findData(Standing.LOST))
    assert shown(desk) == ["2025-11-12 10.00"]

    filters.against.setCurrentIndex(filters.against.findData(Against.PERSON))
    assert shown(desk) == []
    assert "No game is like that" in words(desk.window)

    click(page(desk)._way_out)
    assert shown(desk) == ALL

    filters.order.setCurrentIndex(filters.order.findData(Order.LONGEST))
    assert shown(desk)[0] == "2025-11-14 20.14"


def test_a_choice_outlives_a_change_of_language(desk: Desk) -> None:
    filters = page(desk).filter
    filters.standing.setCurrentIndex(filters.standing.findData(Standing.WON))

    desk.speak(Language.GERMAN)

    assert filters.standing.currentText() == "Gewonnen"
    assert shown(desk) == ["2025-11-14 20.14"]


def test_a_deleted_game_comes_back_by_ctrl_z(desk: Desk, folder: Path) -> None:
    heard: list[str] = []
    page(desk)._announcer.announced.connect(heard.append)
    choose(desk, "Sunday")

    desk.press(Qt.Key.Key_Delete)
    assert shown(desk) == [name for name in ALL if name != "Sunday"]
    assert not (folder / "Sunday.mancala").exists()
    assert heard == ["Deleted: Sunday"]
    assert page(desk).list.current(), "the next one is chosen"

    QTest.keyClick(page(desk).list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown(desk) == ALL
    current = page(desk).list.current()
    assert current and current.path.stem == "Sunday"
    assert not page(desk)._undo.isVisible()


def test_several_games_are_deleted_at_once(desk: Desk) -> None:
    page(desk).list.selectAll()
    settle()
    assert "4 games chosen" in words(desk.window)
    assert not desk.window.deeds.rename_saved.isEnabled()

    desk.window.deeds.delete_saved.trigger()

    assert shown(desk) == []
    told = words(desk.window)
    assert "No saved games yet" in told and "4 games deleted" in told
    click(page(desk)._undo)
    assert sorted(shown(desk)) == sorted(ALL)
    assert page(desk)._status.text() == "4 games brought back"
    assert page(desk).list.hasFocus() and page(desk).list.current()
    assert not page(desk)._undo.isVisible()


def test_a_deletion_can_still_be_undone_when_the_page_is_shown_again(desk: Desk) -> None:
    choose(desk, "Sunday")
    desk.window.deeds.delete_saved.trigger()

    go(desk, PageName.START)
    go(desk, PageName.LIBRARY)

    assert page(desk)._status.text() == "Deleted: Sunday"
    click(page(desk)._undo)
    assert sorted(shown(desk)) == sorted(ALL)
    go(desk, PageName.START)
    go(desk, PageName.LIBRARY)
    assert page(desk)._status.text() == "4 games" and not page(desk)._undo.isVisible()


def test_games_come_back_from_the_trash(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def restore(dialog: TrashDialog) -> bool:
        model = dialog._model
        told.extend(str(model.data(model.index(row))) for row in range(model.rowCount()))
        dialog._list.selectAll()
        return True

    monkeypatch.setattr(TrashDialog, "exec", restore)
    deeds = desk.window.deeds
    for name in ("Sunday", "2025-11-14 20.14", "broken"):
        choose(desk, name)
        deeds.delete_saved.trigger()

    deeds.look_into_trash.trigger()

    assert sorted(shown(desk)) == sorted(ALL)
    assert page(desk)._status.text() == "3 games brought back"
    assert not page(desk)._undo.isVisible()
    assert len(told) == 3 and all(" · deleted today" in each for each in told)
    assert any(each.startswith("Sunday\nAda – Grace · Congkak · in progress") for each in told)
    deeds.look_into_trash.trigger()
    assert page(desk)._status.text() == "The trash is empty."


def test_the_trash_is_emptied_after_a_question(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [False, True]
    monkeypatch.setattr(EmptyTrashDialog, "exec", lambda dialog: answers.pop(0))
    choose(desk, "broken")
    desk.window.deeds.delete_saved.trigger()

    desk.window.deeds.empty_trash.trigger()
    assert len(page(desk)._library.trashed()) == 1
    desk.window.deeds.empty_trash.trigger()
    assert not page(desk)._library.trashed()
    assert not page(desk)._library.can_undelete

    desk.window.deeds.empty_trash.trigger()
    assert page(desk)._status.text() == "The trash is empty." and not answers


def test_a_game_gets_a_title(desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(dialog: TitleDialog) -> bool:
        asked.append(dialog._line.placeholderText())
        dialog._line.setText("Revenge")
        return True

    monkeypatch.setattr(TitleDialog, "exec", answer)
    choose(desk, "2025-11-14 20.14")
    desk.press(Qt.Key.Key_F2)

    assert asked == ["Ada – Computer 4"]
    game = load(folder / "2025-11-14 20.14.mancala").game
    assert game and game.headers[Header.TITLE] == "Revenge"
    assert shown(desk) == ALL
    current = page(desk).list.current()
    assert current and current.title == "Revenge"


def test_the_title_of_the_game_in_play_is_kept_when_it_is_played_on(
    desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TitleDialog, "exec", lambda dialog: not dialog._line.setText("Revenge"))
    choose(desk, "Sunday")
    click(button(desk.window, "Continue"))
    go(desk, PageName.LIBRARY)
    choose(desk, "Sunday")

    desk.window.deeds.rename_saved.trigger()
    desk.window.go(PageName.GAME)
    desk.click(8)
    desk.begin()

    game = load(folder / "Sunday.mancala").game
    assert game and game.ply == 2 and game.headers[Header.TITLE] == "Revenge"


def test_a_damaged_file_can_be_given_away_and_deleted_but_not_named(
    desk: Desk, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.mancala"
    monkeypatch.setattr(NewFile, "ask", lambda *_: target)
    choose(desk, "broken")
    deeds = desk.window.deeds
    assert not deeds.rename_saved.isEnabled()

    deeds.export_saved.trigger()

    assert target.read_bytes() == (folder / "broken.mancala").read_bytes()
    assert page(desk)._status.text().startswith("Saved as ")
    deeds.delete_saved.trigger()
    assert "broken" not in shown(desk)


def test_a_saved_game_is_reviewed_and_the_way_back_leads_to_the_saved_games(desk: Desk) -> None:
    choose(desk, "2025-11-14 20.14")

    desk.window.deeds.review_saved.trigger()

    assert desk.window.ways.in_review
    assert [node.pit for node in desk.window.reviews.reviewing.game.line()] == [2, 4, 7]
    assert not desk.session.ticket  # nothing is in play
    desk.window.deeds.review_back.trigger()
    assert page(desk).isVisible() and page(desk).list.hasFocus()


def test_of_a_damaged_game_what_can_be_read_is_reviewed_if_that_is_wanted(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [False, True]
    monkeypatch.setattr(DamagedFileDialog, "exec", lambda _: answers.pop(0))
    choose(desk, "broken")

    desk.window.deeds.review_saved.trigger()
    assert page(desk).isVisible()

    desk.window.deeds.review_saved.trigger()
    assert desk.window.ways.in_review and len(desk.window.reviews.reviewing.game.line()) == 1


@pytest.mark.parametrize(
    ("name", "kinds"), [("Sunday", [".mancala"]), ("Abapa", [".mancala", ".ogn"])]
)
def test_oware_can_be_exported_as_ogn_too(
    name: str, kinds: list[str], desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []
    target = folder.parent / f"given{kinds[-1]}"

    def ask(_: NewFile, title: str, name: str, choice: list[Kind]) -> Path:
        offered.extend(kind.suffix for kind in choice)
        return target

    monkeypatch.setattr(NewFile, "ask", ask)
    put(folder, "Abapa", (ADA, GRACE), preset="oware-abapa", moves="cD")
    desk.window.saved.page.hide()
    desk.window.saved.page.show()
    desk.qtbot.waitUntil(lambda: "Abapa" in shown(desk))
    choose(desk, name)

    desk.window.deeds.export_saved.trigger()

    assert offered == kinds
    game, original = load(target).game, load(folder / f"{name}.mancala").game
    assert game and original and game.headers == original.headers
    assert [node.pit for node in game.line()] == [node.pit for node in original.line()]
    assert games_in(target.read_text())[0].format.value == kinds[-1]


def test_what_does_not_work_is_told(
    desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(Files, "complain", lambda files, error: told.append(error.obstacle.value))
    choose(desk, "Sunday")
    (folder / "Sunday.mancala").unlink()

    desk.window.deeds.delete_saved.trigger()

    assert told == ["missing"]
    assert "Sunday" not in shown(desk)


def test_several_games_go_into_one_file(
    desk: Desk, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "all.mancala"
    offered: list[list[str]] = []

    def ask(_: NewFile, title: str, name: str, kinds: list[Kind]) -> Path:
        offered.append([kind.suffix for kind in kinds])
        return target

    monkeypatch.setattr(NewFile, "ask", ask)
    (folder / "broken.mancala").unlink()
    put(folder, "Abapa", (ADA, GRACE), preset="oware-abapa", moves="cD", days_ago=9)
    desk.qtbot.waitUntil(lambda: len(shown(desk)) == 4 and "Abapa" in shown(desk))
    page(desk).list.selectAll()
    settle()

    desk.window.deeds.export_saved.trigger()

    assert offered == [[".mancala"]]
    names = ["2025-11-14 20.14", "Sunday", "2025-11-12 10.00", "Abapa"]
    texts = [(folder / f"{name}.mancala").read_text() for name in names]
    assert target.read_text() == "\n".join(texts)
    assert [each.read().problem for each in games_in(target.read_text())] == [None] * 4
    assert page(desk)._status.text() == f"4 games saved as {target}."


@pytest.mark.parametrize("name", [PageName.LIBRARY, PageName.STATISTICS])
def test_esc_leaves_the_pages(desk: Desk, name: PageName) -> None:
    go(desk, name)
    if name is PageName.LIBRARY:
        desk.window.deeds.find_saved.trigger()
        page(desk).filter.search.setText("Ada")
        desk.press(Qt.Key.Key_Escape)
        assert page(desk).isVisible() and not page(desk).filter.search.text()

    desk.press(Qt.Key.Key_Escape)

    assert desk.window.start.isVisible()


def test_who_won_last_is_known_from_the_saved_games_after_a_restart(desk: Desk) -> None:
    wait(desk)

    winner, seats = desk.window.sheets.last_end()

    assert winner is Side.SOUTH and seats == (ADA, computer(4))


def test_deeds_rest_on_other_pages(desk: Desk) -> None:
    choose(desk, "Sunday")
    deeds = desk.window.deeds
    assert all(action.isEnabled() for action in deeds.with_saved())

    desk.window.go(PageName.START)

    assert not any(action.isEnabled() for action in deeds.with_saved())
    assert not Menus(deeds, desk.window).saved().isEnabled()


def test_the_menu_of_a_card_has_what_can_be_done(desk: Desk) -> None:
    choose(desk, "Sunday")
    place = page(desk).list.visualRect(page(desk).list.currentIndex()).center()

    page(desk).list.customContextMenuRequested.emit(place)

    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert desk.window.deeds.delete_saved in popup.actions()
    popup.close()


def test_the_start_page_leads_there(desk: Desk) -> None:
    go(desk, PageName.START)
    told = words(desk.window)
    assert {"4 games", "Show all", "Ada – Computer 4", "Sunday"} <= told
    assert "broken" not in told

    click(button(desk.window, "Show all"))
    assert page(desk).isVisible()

    go(desk, PageName.START)
    desk.window.start._saved.click()
    assert page(desk).isVisible()
    click(page(desk)._back)
    assert desk.window.start.isVisible()


def test_a_file_that_appears_gets_a_card(desk: Desk, folder: Path) -> None:
    put(folder, "new", (ADA, GRACE))

    desk.qtbot.waitUntil(lambda: "new" in shown(desk), timeout=20_000)


def test_cards_are_pictures_of_their_games(desk: Desk) -> None:
    thumbnails = page(desk).list._thumbnails

    assert len(thumbnails._pictures) == len(ALL)
    assert not any(picture.isNull() for picture in thumbnails._pictures.values())


@pytest.mark.parametrize("name", [PageName.LIBRARY, PageName.STATISTICS])
def test_every_word_of_full_pages_changes_with_the_language(desk: Desk, name: PageName) -> None:
    go(desk, name)
    if name is PageName.LIBRARY:
        page(desk).tell(lambda: desk.window.saved.tr("Renamed."), undo=True)
    english = words(desk.window)

    desk.speak(Language.GERMAN)
    wait(desk)

    assert english & words(desk.window) <= {"Ada – Computer 4", "Sunday"}


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_no_word_of_full_pages_is_cut_off(desk: Desk, language: Language, percent: int) -> None:
    desk.speak(language)
    enlarge(desk, percent)
    page(desk)._filters.click()
    for size in SIZES:
        desk.window.resize(*size)
        for name in (PageName.LIBRARY, PageName.STATISTICS, PageName.START):
            go(desk, name)
            if name is PageName.LIBRARY:
                choose(desk, "Sunday")
                desk.window.saved._delete()
                desk.window.saved._undelete()
                desk.window.saved._delete()
                wait(desk)
            assert unreadable(desk.window) == [], f"{name} at {size}"
            if name is PageName.LIBRARY:
                desk.window.saved._undelete()
                wait(desk)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_no_word_of_the_questions_is_cut_off(desk: Desk, language: Language, percent: int) -> None:
    desk.speak(language)
    enlarge(desk, percent)
    for dialog in (
        TitleDialog("", "Ada – Computer 4", desk.window),
        EmptyTrashDialog(12, desk.window),
    ):
        dialog.open()
        settle()
        english = words(dialog)

        assert unreadable(dialog) == []
        desk.speak(Language.GERMAN if language is Language.ENGLISH else Language.ENGLISH)
        assert english & words(dialog) <= {"Ada – Computer 4"}
        desk.speak(language)
        dialog.close()


def test_the_page_names_itself_in_the_bar_on_top(desk: Desk) -> None:
    assert desk.window.windowTitle() == "Mancala – Saved games"
    assert desk.window.top.subtitle == "4 games"
    assert isinstance(desk.window.saved, SavedGames)


def test_nothing_moves_beside_the_button_that_opens(desk: Desk) -> None:
    """Or another button would come below the pointer."""
    bin_at: list[int] = []
    for name in ("Sunday", "2025-11-14 20.14"):
        choose(desk, name)
        settle()
        buttons = page(desk).findChildren(IconButton)
        (delete,) = (each for each in buttons if each.accessibleName().startswith("Delete"))
        bin_at.append(delete.mapToGlobal(delete.rect().center()).x())

    assert bin_at[0] == bin_at[1]


def test_what_is_looked_for_and_what_is_opened_again_is_seen_from_its_beginning(
    desk: Desk, folder: Path
) -> None:
    for number in range(60):
        put(folder, f"more {number}", (ADA, GRACE), moves="a", days_ago=3)
    go(desk, PageName.START)
    go(desk, PageName.LIBRARY)
    bar = page(desk).list.verticalScrollBar()
    assert bar.value() == 0 and bar.maximum() > 0

    bar.setValue(bar.maximum())
    page(desk).filter.search.setText("more")
    desk.qtbot.waitUntil(lambda: len(shown(desk)) == 60)
    assert bar.value() == 0

    bar.setValue(bar.maximum())
    go(desk, PageName.START)
    go(desk, PageName.LIBRARY)
    assert bar.value() == 0


def test_the_rules_on_a_card_are_never_left_out(desk: Desk) -> None:
    metrics = QFontMetricsF(desk.window.font())
    words = "A very long name indeed – Computer 10 · Kalah (Standard)"

    shown = _with_last(words, 200, metrics)

    assert shown.endswith("… · Kalah (Standard)") and metrics.horizontalAdvance(shown) <= 201
    assert _with_last(words, 60, metrics).startswith("Kal")


def test_the_window_opens_without_the_pages_of_saved_games(make_desk: MakeDesk) -> None:
    desk = make_desk()
    pages = (LibraryPage, StatisticsPage)
    assert [desk.window.findChild(page) for page in pages] == [None, None]

    desk.window.deeds.statistics.trigger()
    assert desk.window.findChild(StatisticsPage) is not None
    assert desk.window.findChild(LibraryPage) is None
    desk.window.deeds.library.trigger()
    desk.window.deeds.library.trigger()
    assert len(desk.window.findChildren(LibraryPage)) == 1
