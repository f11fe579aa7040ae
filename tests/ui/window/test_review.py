"""The review: what is said and shown of every sowing, and how one learns from mistakes."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mancala_desktop.engine.advice import Advice, Tell
from mancala_desktop.engine.request import Request
from mancala_desktop.engine.review import Grade
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.seats import seats_of
from mancala_desktop.play.settings import Language
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import read, write
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.panels.verdicts import Entry, VerdictsList
from mancala_desktop.ui.theme import THEMES
from mancala_desktop.ui.widgets.buttons import Button
from mancala_desktop.ui.widgets.value_graph import ValueGraph
from tests.play.fakes import COMPUTER, PERSON, lowest
from tests.ui.window.conftest import Desk, MakeDesk


def sage(request: Request, stop: Stop, tell: Tell) -> None:
    """Knows at once: of the legal pits the last is worth 0, every one before it costs four seeds
    more; only the first one's value is not proved."""
    pits = request.variant.legal_moves(request.position)
    values = {pit: 4 * (place + 1 - len(pits)) for place, pit in enumerate(pits)}
    tell(Advice(values, frozenset(pits[1:]), (pits[-1],), last=True))


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    return make_desk(lowest, sage)


def played(*pits: int, preset: str = "kalah-standard", computer: bool = False) -> Game:
    """A game that South gave up after these sowings."""
    game = Game(preset)
    game.headers["South"] = "Marlene"
    if computer:
        game.headers["NorthSeat"] = "computer level 6"
    for pit in pits:
        game.play(pit)
    game.resign(Side.SOUTH)
    return game


def review(desk: Desk, game: Game) -> None:
    desk.window.reviews.open(game)
    desk.qtbot.waitUntil(lambda: desk.window.reviews.reviewing._reviewer.finished)
    settle(desk)


def settle(desk: Desk) -> None:
    """Until the list, too, which is brought up to date only so often, shows all there is."""
    desk.qtbot.waitUntil(lambda: not desk.window.reviews.reviewing._gather.isActive())
    QApplication.processEvents()


def said(desk: Desk) -> str:
    return desk.window.reviews.reviewing.headline


def place(desk: Desk) -> int:
    return desk.window.reviews.reviewing.place


def chips(desk: Desk) -> list[tuple[int, str]]:
    desk.qtbot.waitUntil(lambda: not desk.window.reviews.page.board.moving)
    return [(chip.pit, chip.words) for chip in desk.window.reviews.page.chips.chips]


def marked(desk: Desk, mark: Mark) -> list[int]:
    board = desk.window.reviews.page.board
    desk.qtbot.waitUntil(lambda: not board.moving)
    worn = board._board._worn
    return [hole for hole, marks in enumerate(worn) if mark in marks]


def entries(desk: Desk) -> list[Entry]:
    rows = desk.window.reviews.page.panel.list.rows
    found = [
        rows.entry(rows.index(row, column)) for row in range(rows.rowCount()) for column in (1, 2)
    ]
    return sorted((each for each in found if each), key=lambda entry: entry.place)


def key(desk: Desk, wanted: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or desk.window, wanted)
    QApplication.processEvents()


def test_every_sowing_has_a_headline_marks_and_values(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))

    assert said(desk) == "Turn 1, South sows c – blunder, costs 12 seeds. Better was f (0)."
    assert marked(desk, Mark.LAST_FROM) == [2]
    assert marked(desk, Mark.HINT) == [5]
    assert chips(desk) == [(0, "≈−20"), (1, "−16"), (2, "−12"), (3, "−8"), (4, "−4"), (5, "0")]
    best = [chip.pit for chip in desk.window.reviews.page.chips.chips if chip.best]
    assert best == [5]


def test_values_are_south_s_also_when_north_sows(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))

    desk.window.reviews.reviewing.go(2)

    assert said(desk) == "Turn 1, North sows B – blunder, costs 16 seeds. Better was F (0)."
    assert dict(chips(desk))[8] == "+16"
    above = desk.window.reviews.page.board_rect.top()
    assert all(
        hanger.at.y() == above and hanger.outward == -1
        for _chip, hanger in desk.window.reviews.page.chips._chips
    )


def test_an_extra_sowing_is_judged_for_itself_and_belongs_to_its_turn(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))

    assert [(entry.name, entry.again, entry.grade) for entry in entries(desk)] == [
        ("c", True, Grade.BLUNDER),
        ("b", False, Grade.BLUNDER),
        ("B", False, Grade.BLUNDER),
        ("e", False, Grade.MISTAKE),
    ]
    rows = desk.window.reviews.page.panel.list.rows
    assert [rows.number(row) for row in range(rows.rowCount())] == [1, None, 2]


def test_keys_lead_from_sowing_to_sowing_and_to_both_ends(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))

    seen = []
    for wanted in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_End,
        Qt.Key.Key_Right,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
    ):
        key(desk, wanted)
        seen.append(place(desk))

    assert seen == [1, 2, 1, 4, 4, 3, 4, 0]
    assert desk.window.reviews.page.graph.value() == 0


def test_one_step_is_shown_as_it_was_sown(desk: Desk) -> None:
    game = played(2, 1, 8, 4)
    review(desk, game)
    told: list[int] = []
    desk.window.reviews.page.board.began.connect(lambda sowing: told.append(sowing.pit))

    desk.window.reviews.reviewing.go(1)
    desk.qtbot.waitUntil(lambda: not desk.window.reviews.page.board.moving)
    desk.window.reviews.reviewing.go(3)

    assert told == [2]
    assert desk.window.reviews.page.board.position == game.line()[3].sowing.before


@pytest.mark.parametrize(("size", "kind"), [((1280, 800), VerdictsList), ((900, 600), ValueGraph)])
def test_the_keyboard_begins_in_the_list_or_where_that_is_hidden_in_the_graph(
    desk: Desk, size: tuple[int, int], kind: type[QWidget]
) -> None:
    desk.window.resize(*size)
    review(desk, played(2, 1, 8, 4))

    assert isinstance(QApplication.focusWidget(), kind)


def test_keys_do_the_same_wherever_the_focus_is(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))
    page = desk.window.reviews.page

    for focused in (page.graph, page.board.controls[0], page.panel.list):
        focused.setFocus()
        key(desk, Qt.Key.Key_End)
        assert place(desk) == 4
        key(desk, Qt.Key.Key_Left)
        assert place(desk) == 3
        key(desk, Qt.Key.Key_Home)
        assert place(desk) == 0
    page.board.focus_pit()
    key(desk, Qt.Key.Key_Escape)
    assert not desk.window.ways.in_review


def test_the_end_tells_the_result(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))

    key(desk, Qt.Key.Key_End)

    assert said(desk) == "Marlene resigns. North wins."
    assert chips(desk) == []
    assert marked(desk, Mark.HINT) == []


def test_a_click_in_the_list_or_in_the_graph_chooses_a_sowing(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))
    panel, graph = desk.window.reviews.page.panel, desk.window.reviews.page.graph

    cell = panel.list.visualRect(panel.list.rows.cell(2)).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert place(desk) == 2

    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(graph.width() - 12, 40))
    assert place(desk) == 3
    assert panel.list.currentIndex() == panel.list.rows.cell(3)


def test_the_accounts_count_what_each_side_did(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4, computer=True))

    south, north = desk.window.reviews.page.panel.accounts
    assert south.accessibleName() == (
        "Marlene · South: accuracy 26%; "
        "best move: 0, good: 0, inaccuracy: 0, mistake: 1, blunder: 2"
    )
    assert north.accessibleName().startswith("Computer · North: accuracy 7%; ")


def test_the_better_line_is_played_and_taken_back(desk: Desk) -> None:
    game = played(2, 1, 8, 4)
    review(desk, game)
    board = desk.window.reviews.page.board

    key(desk, Qt.Key.Key_F7)
    desk.qtbot.waitUntil(lambda: not board.moving)
    assert said(desk) == "The best line: f"
    assert board.position == game.variant.sow(game.start, 5).after
    assert chips(desk) == []

    desk.window.deeds.review_best.trigger()
    assert board.position == game.start
    assert said(desk).startswith("Turn 1, South sows c")
    assert len(chips(desk)) == 6


def test_a_step_leaves_the_better_line(desk: Desk) -> None:
    game = played(2, 1, 8, 4)
    review(desk, game)
    desk.window.deeds.review_best.trigger()

    key(desk, Qt.Key.Key_Right)
    desk.qtbot.waitUntil(lambda: not desk.window.reviews.page.board.moving)

    assert not desk.window.deeds.review_best.isChecked()
    assert desk.window.reviews.page.board.position == game.line()[0].position


def test_one_learns_from_one_s_own_mistakes(desk: Desk) -> None:
    game = played(2, 1, 8, 4, computer=True)
    review(desk, game)
    deeds, board = desk.window.deeds, desk.window.reviews.page.board
    assert deeds.review_learn.text() == "&Learn from your mistakes (3)"

    key(desk, Qt.Key.Key_L)
    assert said(desk) == "1 of 3: turn 1, South sowed c. Find something better."
    assert chips(desk) == []
    assert marked(desk, Mark.HINT) == []
    assert not deeds.review_next.isEnabled()

    key(desk, Qt.Key.Key_A)
    assert said(desk) == "a costs 20 seeds. Try another one."
    key(desk, Qt.Key.Key_C)
    assert said(desk) == "c is what was sown in the game. Find something better."
    key(desk, Qt.Key.Key_D)
    assert said(desk) == "d is better than what was sown, but there is more to find."
    key(desk, Qt.Key.Key_F)
    assert said(desk) == "f – found! It leads to 0."
    desk.qtbot.waitUntil(lambda: not board.moving)
    assert board.position == game.variant.sow(game.start, 5).after
    assert not deeds.review_hint.isEnabled()

    key(desk, Qt.Key.Key_K)
    assert said(desk) == "2 of 3: turn 1, South sowed b. Find something better."
    key(desk, Qt.Key.Key_T)
    assert said(desk) == "Hint: look at pit f."
    assert marked(desk, Mark.HINT) == [5]
    key(desk, Qt.Key.Key_K)  # skipped
    key(desk, Qt.Key.Key_K)
    assert said(desk) == "All mistakes seen: you found something better at 1 of 3."
    assert deeds.review_learn.isEnabled()


def test_a_lesson_can_be_left_at_any_time(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4, computer=True))
    key(desk, Qt.Key.Key_L)

    key(desk, Qt.Key.Key_Escape)

    assert said(desk).startswith("Turn 1, South sows c – blunder")
    assert desk.window.ways.in_review
    desk.window.reviews.page.board.press(5)
    assert said(desk).startswith("Turn 1, South sows c – blunder")


def test_where_no_person_played_one_learns_from_both_sides(desk: Desk) -> None:
    game = played(2, 1, 8, 4)
    game.headers["SouthSeat"] = game.headers["NorthSeat"] = "computer level 3"
    review(desk, game)

    assert desk.window.deeds.review_learn.text() == "&Learn from the mistakes (4)"


def test_the_review_leads_back_to_where_one_came_from(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))
    key(desk, Qt.Key.Key_Escape)
    assert desk.window.start.isVisible()

    desk.begin(seats=(PERSON, PERSON))
    desk.session.choose(2)
    desk.wait_for_rest()
    desk.window.reviews.open(desk.session.game)
    assert desk.window.ways.in_review
    key(desk, Qt.Key.Key_Escape)
    assert desk.window.in_game
    assert not desk.window.reviews.reviewing._reviewer.running


def test_a_game_that_goes_on_is_reviewed_only_by_who_wants_help(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    assert not desk.window.deeds.review.isEnabled()
    desk.session.choose(2)
    desk.wait_for_rest()

    desk.window.deeds.review.trigger()
    question = desk.window.sheets.open
    assert question is not None
    question.reject()
    assert desk.window.in_game

    desk.window.deeds.review.trigger()
    question = desk.window.sheets.open
    assert question is not None
    question.accept()
    assert desk.window.ways.in_review
    assert desk.session.outcome is None
    assert desk.session.game.ply == 1


def test_a_game_that_is_over_is_reviewed_without_a_question(desk: Desk) -> None:
    desk.session.open(played(2, 1, 8, 4), (PERSON, COMPUTER))

    desk.window.deeds.review.trigger()

    assert desk.window.ways.in_review


def test_the_card_with_the_result_leads_to_the_review(desk: Desk) -> None:
    desk.session.open(played(2, 1, 8, 4), (PERSON, COMPUTER))
    desk.window.closing.show_result()
    card = desk.window.closing.card
    button = next(each for each in card.findChildren(Button) if each.text() == "Review")
    assert button.isVisibleTo(card)

    button.click()

    assert desk.window.ways.in_review


def test_a_secret_choice_stays_secret(desk: Desk) -> None:
    desk.begin("congkak", seats=(PERSON, PERSON))
    desk.session.choose(3)
    assert desk.session.game.ply == 1

    desk.window.reviews.open(desk.session.game)

    assert said(desk) == "Nothing has been sown yet."
    assert entries(desk) == []


def test_choices_of_an_opening_are_shown_and_not_judged(desk: Desk) -> None:
    game = Game("congkak")
    while game.position.opening:
        game.play(game.variant.legal_moves(game.position)[0])
    game.play(game.variant.legal_moves(game.position)[0])
    game.resign(Side.NORTH)

    review(desk, game)

    assert "a secret choice, which is not judged" in said(desk)
    assert chips(desk) == []
    assert entries(desk)[0].grade is None
    assert entries(desk)[-1].grade is not None


def test_a_game_from_a_file_is_reviewed_as_well(desk: Desk) -> None:
    game = read(write(played(2, 1, 8, 4))).game
    assert game is not None

    review(desk, game)

    assert len(entries(desk)) == 4
    assert desk.window.top.subtitle.startswith("Marlene – North · North wins")


def test_the_reviewed_person_sits_below(desk: Desk) -> None:
    game = played(2, 1, 8, 4)
    game.headers["SouthSeat"] = "computer level 3"
    review(desk, game)
    assert seats_of(game)[Side.NORTH] == PERSON

    board = desk.window.reviews.page.board
    assert board.hole_center(7).y() > board.hole_center(0).y()
    below = desk.window.reviews.page.board_rect.bottom()
    assert chips(desk) != []
    assert all(hanger.at.y() < below for _chip, hanger in desk.window.reviews.page.chips._chips)


def test_thinking_can_be_held_and_goes_on(make_desk: MakeDesk) -> None:
    def ponder(request: Request, stop: Stop, tell: Tell) -> None:
        stop.wait()

    desk = make_desk(lowest, ponder)
    desk.window.reviews.open(played(2, 1, 8, 4))
    assert said(desk) == "Turn 1, South sows c – not judged yet."

    settle(desk)
    running = [desk.window.reviews.reviewing._reviewer.running]
    for _ in range(2):
        key(desk, Qt.Key.Key_F8)
        running.append(desk.window.reviews.reviewing._reviewer.running)

    assert running == [True, False, True]


def test_everything_speaks_the_language_of_now(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4, computer=True))

    desk.speak(Language.GERMAN)

    assert said(desk) == "Zug 1, Süd sät c – grober Fehler, kostet 12 Samen. Besser war f (0)."
    assert entries(desk)[0].heard.startswith("Zug 1, Süd sät c")
    assert desk.window.deeds.review_learn.text() == "Aus deinen Fehlern &lernen (3)"
    assert desk.window.top._title.text() == "Auswertung"
    desk.window.deeds.review_best.trigger()
    desk.speak(Language.ENGLISH)
    assert said(desk) == "The best line: f"


def test_pits_cells_and_graph_can_be_heard(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))
    page = desk.window.reviews.page
    desk.qtbot.waitUntil(lambda: not page.board.moving)

    pits = page.board.controls
    assert pits[2].accessibleDescription() == "sown in the game; value −12, proved"
    assert pits[5].accessibleDescription() == "best, value 0, proved"
    assert pits[0].accessibleDescription() == "value about −20"
    cell = page.panel.list.rows.cell(0)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Turn 1, South sows c – blunder, costs 12 seeds. Better was f (0), value −12, proved, extra turn"
    )
    assert page.graph.accessibleName() == "Value of the game, from sowing to sowing"
    assert page.graph.accessibleDescription() == said(desk)


def test_a_step_is_announced_unless_the_list_says_it(desk: Desk) -> None:
    review(desk, played(2, 1, 8, 4))
    page, told = desk.window.reviews.page, list[str]()
    desk.window.reviews.reviewing._announcer.announced.connect(told.append)

    page.graph.setFocus()
    key(desk, Qt.Key.Key_Right)
    settle(desk)
    assert told == ["Turn 1, South sows b – blunder, costs 12 seeds. Better was f (0)."]

    page.panel.list.setFocus()
    key(desk, Qt.Key.Key_Right)
    settle(desk)
    assert len(told) == 1
    assert page.panel.list.currentIndex().data() == entries(desk)[2].heard


@pytest.mark.parametrize("theme", list(THEMES))
def test_nothing_lies_over_anything_else(desk: Desk, theme: str) -> None:
    desk.wardrobe.choose(theme)
    for size, percent in product(((1280, 800), (900, 600)), (100, 200)):
        desk.wardrobe.enlarge_text(percent)
        desk.window.resize(*size)
        desk.speak(Language.ENGLISH)
        review(desk, played(2, 1, 8, 4))
        desk.speak(Language.GERMAN)
        settle(desk)
        page = desk.window.reviews.page

        face = page.board_rect.toRect()
        card = page.graph.parentWidget()
        assert card is not None
        stage = page.rect().adjusted(0, 0, -page.panel.width() if page.docked else 0, 0)
        parts: list[QRect] = [page.head.geometry(), face, card.geometry().adjusted(8, 8, -8, -8)]
        if page.legend.isVisible():
            parts.append(page.legend.geometry())
        if not page.docked:
            parts.append(page._bar.geometry())
        for number, part in enumerate(parts):
            assert stage.contains(part), (size, percent)
            assert not any(part.intersects(other) for other in parts[:number]), (size, percent)
        assert face.width() >= 380, (size, percent)
    desk.wardrobe.enlarge_text(100)
    desk.wardrobe.choose("light")


def test_every_action_of_the_review_has_words_a_key_and_a_place_in_the_menu(desk: Desk) -> None:
    listed = desk.window._menus.review().actions()

    for action in (desk.window.deeds.review, *desk.window.deeds.in_review()):
        assert isinstance(action, QAction)
        assert action.text()
        assert action.shortcuts()
        assert action in listed


def test_the_review_page_can_be_asked_for_by_name(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))

    desk.window.go(PageName.REVIEW)

    assert desk.window.ways.in_review
    assert said(desk) == "Nothing has been sown yet."
