"""The page on which one learns: by keyboard alone, without dead ends, in every size of text."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import SIGNAL, QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.play.settings import Language, PitNames, Speed
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.learner import Learner
from mancala_desktop.ui.pages.learn_feedback import Tone
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.trials import Trial
from mancala_desktop.ui.widgets.slots import SlotState
from tests.learn.sample import ALL_KINDS, Damaged, Sample, Speechless
from tests.ui.window.conftest import Desk, MakeDesk
from tests.ui.window.test_large_text import unreadable

UNIT = "all"


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk()
    desk.window.school.lessons.content = Sample()
    return desk


def learner(desk: Desk) -> Learner:
    return desk.window.school.lessons.learner


def attempt(desk: Desk) -> Attempt:
    attempt = learner(desk).attempt
    assert attempt
    return attempt


def at(desk: Desk, task: str) -> Attempt:
    """Go to that task of the unit."""
    desk.window.school.lessons.open_unit(UNIT, list(ALL_KINDS).index(task))
    settle()
    return attempt(desk)


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def type_in(desk: Desk, text: str) -> None:
    """Keys, wherever the keyboard's focus is: letters as they are, ⏎ for Enter, · for Space."""
    for letter in text:
        focus = QApplication.focusWidget() or desk.window
        match letter:
            case "⏎":
                QTest.keyClick(focus, Qt.Key.Key_Return)
            case "·":
                QTest.keyClick(focus, Qt.Key.Key_Space)
            case _:
                QTest.keyClicks(focus, letter)
        settle()


def slots(desk: Desk) -> list[tuple[str, SlotState]]:
    card = desk.window.school.lessons.page.stage.answer
    return [(slot.words, slot.state) for slot in card.slots.slots]


def test_a_unit_with_every_kind_of_question_is_done_by_keyboard_alone(desk: Desk) -> None:
    done: list[tuple[str, int]] = []
    desk.window.school.lessons.finished.connect(
        lambda trial: done.append((trial.attempt.task.id, trial.attempt.stars))
    )
    desk.press(Qt.Key.Key_F4)
    settle()
    desk.press(Qt.Key.Key_Return)  # the first tile
    settle()
    assert attempt(desk).task.id == "all.look"

    for keys, task in [
        ("⏎", "all.sow"),
        ("c⏎", "all.follow"),
        ("fsABCD⏎", "all.last"),
        ("e⏎", "all.find"),
        ("bE⏎⏎", "all.own"),
        ("c⏎⏎", "all.count"),
        ("6⏎⏎", "all.choose"),
        ("2⏎", "all.chain"),
    ]:
        type_in(desk, keys)
        assert attempt(desk).task.id == task, f"after {keys}"
    type_in(desk, "ca⏎")

    page = desk.window.school.lessons.page
    assert not page.at_task
    assert page.end.told == "“All questions”: all done 9 tasks solved, 27 of 27 stars."
    assert done == [(f"all.{name}", 3) for name in ALL_KINDS]
    first = desk.window.school.lessons.page.list.rows[0].entry
    assert (first.done, first.tasks) == (len(ALL_KINDS), len(ALL_KINDS))
    type_in(desk, "⏎")
    assert attempt(desk).task.id == "extra.sow", "Enter leads to the next unit"


def test_the_end_of_a_unit_offers_the_missing_stars_and_the_overview_goes_on_after_it(
    desk: Desk,
) -> None:
    desk.window.school.lessons.open_unit("extra")
    settle()
    page = desk.window.school.lessons.page
    type_in(desk, "abc⏎")  # right at the third try
    assert page.end.told.endswith("1 of 3 stars. More stars in: “Win an extra turn”.")
    assert page.end.repeat.text() == "Try again for the missing stars"
    assert QApplication.focusWidget() is page.end.on
    assert desk.window.school.lessons.titles() == ("Learn", "The extra turn")

    desk.press(Qt.Key.Key_Escape)
    settle()
    assert page.home.cards[0].accessibleDescription() == "Count all the targets: 0 of 3 done"
    desk.window.school.lessons.open_unit("extra")
    desk.window.deeds.learn_next.trigger()
    settle()
    desk.press(Qt.Key.Key_Tab)
    type_in(desk, "⏎")
    assert attempt(desk).task.id == "extra.sow"


def test_the_end_of_a_unit_of_which_all_was_skipped_offers_it_from_the_beginning(
    desk: Desk,
) -> None:
    desk.window.school.lessons.open_unit("all", -1)
    desk.window.deeds.learn_next.trigger()
    settle()
    end = desk.window.school.lessons.page.end
    assert "0 of 9 tasks solved, 0 of 27 stars. Still open: “" in end.told
    assert end.repeat.text() == "Do what is still open"
    end.repeat.click()
    assert attempt(desk).task.id == f"all.{next(iter(ALL_KINDS))}"


def test_a_mark_is_said_when_it_is_set_and_when_it_is_taken_away(desk: Desk) -> None:
    at(desk, "own")
    heard: list[str] = []
    learner(desk)._announcer.announced.connect(heard.append)
    type_in(desk, "bcb")
    desk.press(Qt.Key.Key_Backspace)
    settle()
    assert heard[-4:] == [
        "Marked: pit b; 1 in all.",
        "Marked: pit c; 2 in all.",
        "Not marked any more: pit b; 1 in all.",
        "Not marked any more: pit c; 0 in all.",
    ]


@pytest.mark.parametrize(
    "name", [PageName.LEARN, PageName.TRAINERS, PageName.PUZZLES, PageName.RULES, PageName.PROGRESS]
)
def test_every_action_a_reader_finds_on_a_button_does_what_a_click_does(
    desk: Desk, name: PageName
) -> None:
    """A button that can be checked is toggled by readers, which is no click: nothing may hang on that."""
    desk.window.go(name)
    settle()
    page = desk.window.school.training.page if name is PageName.TRAINERS else desk.window
    buttons = [each for each in page.findChildren(QAbstractButton) if each.isVisible()]
    assert len(buttons) > 3
    checked = [
        each.accessibleName() or each.text()
        for each in buttons
        if each.isCheckable() and not isinstance(each, QRadioButton) and clicked_only(each)
    ]
    assert not checked


def clicked_only(button: QAbstractButton) -> bool:
    """Whether somebody hears its clicks, and nobody that it is toggled."""
    clicks = button.receivers(SIGNAL("clicked(bool)")) + button.receivers(SIGNAL("clicked()"))
    return bool(clicks) and not button.receivers(SIGNAL("toggled(bool)"))


def test_the_rows_of_units_are_buttons_and_say_how_they_stand(desk: Desk) -> None:
    at(desk, "sow")
    type_in(desk, "c")
    settle()
    rows = desk.window.school.lessons.page.list.rows
    heard = QAccessible.queryAccessibleInterface(rows[0])
    assert heard.role() is QAccessible.Role.Button
    assert heard.text(QAccessible.Text.Name) == "All questions, 1 of 9 done, opened"
    assert not heard.state().checkable


def test_arrows_come_to_every_pit_and_store(desk: Desk) -> None:
    at(desk, "last")
    board = desk.window.school.lessons.page.stage.board
    desk.press(Qt.Key.Key_Right)  # to the board
    board.controls[4].setFocus()
    for key, hole in [
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Right, 6),
        (Qt.Key.Key_Left, 5),
        (Qt.Key.Key_Up, 7),
        (Qt.Key.Key_Right, 6),
    ]:
        desk.press(key)
        assert QApplication.focusWidget() is board.controls[hole]

    desk.press(Qt.Key.Key_Space)

    assert attempt(desk).misses == 1
    assert learner(desk).said == "The last seed does not fall into South's store."


def test_a_wrong_sowing_is_seen_told_and_taken_back(desk: Desk) -> None:
    trying = at(desk, "sow")
    board = desk.window.school.lessons.page.stage.board

    type_in(desk, "a")

    assert learner(desk).said == "The last seed falls 2 pits before your store."
    assert slots(desk) == [("a", SlotState.WRONG)]
    assert board.position.seeds[0] == 0
    with desk.qtbot.waitSignal(learner(desk).board.returned):
        pass
    assert board.position == trying.task.position

    type_in(desk, "ac")  # the next answer does not wait for that

    assert trying.solved and trying.misses == 2 and trying.stars == 1


def test_the_first_wrong_seed_is_shown_and_what_was_right_stays(desk: Desk) -> None:
    at(desk, "follow")

    type_in(desk, "fsS")

    assert slots(desk)[:4] == [
        ("f", SlotState.RIGHT),
        ("Store", SlotState.RIGHT),
        ("Store, North", SlotState.WRONG),
        ("4.", SlotState.EMPTY),
    ]
    assert "North's store" in learner(desk).said
    held = desk.window.school.lessons.page.stage.board.position.opening
    assert held and held.hands == (4, 0)


def test_after_a_wrong_seed_one_goes_on_where_one_was_or_begins_again(desk: Desk) -> None:
    trying = at(desk, "follow")
    board = desk.window.school.lessons.page.stage.board

    type_in(desk, "fsB")
    assert learner(desk).said.endswith("Go on with seed 3.")
    assert trying.marked == [5, 6]

    type_in(desk, "f")  # the first pit of the path, after a miss
    assert trying.misses == 1 and trying.marked == [5]
    assert learner(desk).said == "From the beginning: seed 1 falls into pit f. On to seed 2."
    board.finish()
    held = board.position.opening
    assert held and held.hands == (5, 0)
    type_in(desk, "sABCD")
    assert trying.solved and trying.misses == 1 and trying.stars == 2


def test_an_answer_that_was_seen_earns_one_star_until_something_else_was_solved(
    desk: Desk,
) -> None:
    at(desk, "sow")
    deeds = desk.window.deeds
    deeds.learn_answer.trigger()
    for keys, stars in (("c", 0), ("c", 1)):
        type_in(desk, keys)
        assert attempt(desk).solved and attempt(desk).stars == stars
        deeds.learn_restart.trigger()
    at(desk, "last")
    trying = at(desk, "sow")
    type_in(desk, "c")
    assert trying.stars == 1 and "first try" not in learner(desk).said
    assert "you have seen the answer today" in learner(desk).said.lower()

    at(desk, "last")
    type_in(desk, "e")
    trying = at(desk, "sow")
    type_in(desk, "c")
    assert trying.stars == 3

    deeds.learn_restart.trigger()
    deeds.learn_answer.trigger()
    learner(desk)._today = lambda: date.max
    trying = at(desk, "sow")
    type_in(desk, "c")
    assert trying.stars == 3, "on another day"


def test_a_number_of_three_digits_is_a_wrong_answer(desk: Desk) -> None:
    trying = at(desk, "count")
    type_in(desk, "300⏎")
    assert trying.misses == 1 and learner(desk).said == "It is less than 300."


def test_where_pits_are_numbered_names_tell_the_side_and_the_keys_are_numbers(desk: Desk) -> None:
    desk.settings.pit_names = PitNames.NUMBERS
    at(desk, "follow")
    stage = desk.window.school.lessons.page.stage
    assert "South 5" in stage.body.goal.text()
    assert stage.footer.keys.accessibleName().startswith("Keys: 1 – 6 South,")
    type_in(desk, "6")
    assert slots(desk)[0] == ("South 6", SlotState.RIGHT)
    type_in(desk, "B")
    assert "North 2" in learner(desk).said
    at(desk, "own")
    assert stage.footer.keys.accessibleName().startswith("Keys: 1 – 6 mark,")


def test_help_comes_in_two_steps_and_the_answer_on_demand(desk: Desk) -> None:
    trying = at(desk, "sow")
    deeds, board = desk.window.deeds, desk.window.school.lessons.page.stage.board

    deeds.learn_hint.trigger()
    assert board.hint is None and learner(desk).said
    deeds.learn_hint.trigger()
    assert [board.hint, learner(desk).said] == [2, "Sow pit c."]
    deeds.learn_answer.trigger()
    assert learner(desk).said == "The answer: c."
    assert board.position.seeds[2] == 0

    type_in(desk, "c")

    assert trying.solved and trying.stars == 0
    deeds.learn_restart.trigger()
    assert attempt(desk) is not trying and not attempt(desk).solved


@pytest.mark.parametrize("name", list(ALL_KINDS))
def test_nothing_is_ever_a_dead_end(desk: Desk, name: str) -> None:
    desk.settings.speed = Speed.SLOW  # so that the board moves all the time
    deeds = desk.window.deeds
    always = (
        deeds.learn_hint,
        deeds.learn_answer,
        deeds.learn_restart,
        deeds.learn_previous,
        deeds.learn_next,
    )
    at(desk, name)
    for _ in range(2):
        for deed in (deeds.learn_answer, deeds.learn_hint, deeds.learn_restart):
            assert all(each.isEnabled() for each in always)
            deed.trigger()
            settle()
    type_in(desk, {"follow": "f", "count": "6⏎", "choose": "2"}.get(name, "c"))
    assert all(each.isEnabled() for each in always)

    deeds.learn_next.trigger()
    settle()
    deeds.learn_previous.trigger()
    settle()

    back = desk.window.school.lessons.page.at_task
    assert not back or attempt(desk).task.id == f"all.{name}"


def test_what_is_left_after_a_wrong_answer_is_told_too(desk: Desk) -> None:
    told: list[Trial] = []
    desk.window.school.lessons.finished.connect(told.append)
    at(desk, "sow")
    desk.window.deeds.learn_next.trigger()
    assert not told

    at(desk, "sow")
    type_in(desk, "a")
    desk.window.deeds.learn_next.trigger()

    (trial,) = told
    left = trial.attempt
    assert left.task.id == "all.sow" and not left.solved and left.misses == 1
    assert trial.seconds >= 0


def test_a_damaged_unit_is_told_and_costs_nothing_else(desk: Desk) -> None:
    desk.window.school.lessons.content = Damaged()
    desk.window.school.lessons.open()
    with desk.qtbot.waitSignal(desk.window.school.lessons.broken):
        desk.window.school.lessons.open_unit("damaged")
    settle()
    told = QApplication.activeModalWidget()
    assert isinstance(told, MessageDialog)
    told.close()
    settle()
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)

    at(desk, "sow")
    type_in(desk, "c")
    assert attempt(desk).solved


@pytest.mark.parametrize("name", ["sow", "count", "choose"])
def test_a_task_whose_words_are_damaged_can_still_be_done(desk: Desk, name: str) -> None:
    desk.window.school.lessons.content = Speechless()
    trying = at(desk, name)
    told = QApplication.activeModalWidget()
    assert isinstance(told, MessageDialog)
    told.close()
    settle()
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)

    stage = desk.window.school.lessons.page.stage
    options = [option.text() for option in stage.answer.options]
    assert options == (["Answer 1", "Answer 2", "Answer 3"] if name == "choose" else [])
    desk.window.deeds.learn_answer.trigger()
    assert learner(desk).said
    type_in(desk, {"sow": "ac", "count": "1⏎6⏎", "choose": "12"}[name])

    assert trying.solved and trying.misses == 1


def test_whoever_says_done_with_nothing_marked_is_told_so_and_misses_nothing(desk: Desk) -> None:
    trying = at(desk, "own")
    type_in(desk, "⏎")
    assert learner(desk).said.startswith("Nothing is marked yet.") and trying.misses == 0
    type_in(desk, "c⏎")
    assert trying.solved and trying.stars == 3


def test_what_is_solved_takes_no_answer_and_shows_no_miss_any_more(desk: Desk) -> None:
    at(desk, "count")
    field = desk.window.school.lessons.page.stage.answer.field
    type_in(desk, f"{attempt(desk).task.number}⏎")
    assert attempt(desk).solved
    said = field.text()
    type_in(desk, "7")
    field.setFocus()
    type_in(desk, "7")
    assert field.text() == said and field.isReadOnly()
    type_in(desk, "⏎")
    assert attempt(desk).task.id == "all.choose", "Enter goes on, in the field, too"

    type_in(desk, "3")
    options = desk.window.school.lessons.page.stage.answer.options
    assert [option.right for option in options] == [None, None, False]
    type_in(desk, "2")
    assert [option.right for option in options] == [None, True, None]
    at(desk, "count")
    assert not field.isReadOnly()


def test_keys_that_help_are_named_and_it_is_said_why_the_board_is_not_turned(desk: Desk) -> None:
    at(desk, "sow")
    keys = desk.window.school.lessons.page.stage.footer.keys
    assert keys.accessibleName().endswith("F6 tip, Shift+F6 answer")
    assert ("F6", True) in keys.shown
    QTest.keyClick(desk.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert not desk.window.deeds.flip.isChecked()
    QTest.keyClick(
        desk.window.school.lessons.page, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier
    )
    assert learner(desk).said.startswith("Here the board is not turned around")


def test_what_only_looks_like_a_digit_means_nothing(desk: Desk) -> None:
    """AltGr and 2 on a German keyboard, the digits of other scripts."""
    for name in ALL_KINDS:
        trying = at(desk, name)
        for letter in "²③٣":
            key = QKeyEvent(
                QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.GroupSwitchModifier, letter
            )
            desk.window.school.lessons.page.key_pressed.emit(key)
            assert not key.isAccepted(), (name, letter)
        assert not (trying.solved or trying.misses or trying.marked or trying.turn)


def test_escape_leads_out_step_by_step(desk: Desk) -> None:
    at(desk, "sow")
    page = desk.window.school.lessons.page
    desk.press(Qt.Key.Key_Escape)
    assert not page.at_task and page.isVisible()
    desk.press(Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_a_task_from_elsewhere_leads_on_to_whoever_gave_it(desk: Desk) -> None:
    lessons = desk.window.school.lessons
    task = Sample().unit("extra").tasks[0]
    lessons.show_task(task, lambda: desk.window._narrator.learning.text(task))
    settle()
    type_in(desk, "c")
    with desk.qtbot.waitSignal(lessons.next_wished):
        type_in(desk, "⏎")


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_no_word_of_any_task_is_cut_off(desk: Desk, language: Language, percent: int) -> None:
    desk.speak(language)
    desk.wardrobe.enlarge_text(percent)
    deeds: list[Callable[[], None]] = [
        lambda: None,
        desk.window.deeds.learn_hint.trigger,
        desk.window.deeds.learn_answer.trigger,
    ]
    try:
        for size in ((1280, 800), (900, 600)):
            desk.window.resize(*size)
            for name in ALL_KINDS:
                at(desk, name)
                for deed in deeds:
                    deed()
                    settle()
                    assert unreadable(desk.window) == [], f"{name} at {size}"
    finally:
        desk.wardrobe.enlarge_text(100)


def test_everything_said_changes_with_the_language(desk: Desk) -> None:
    at(desk, "follow")
    type_in(desk, "fS")
    stage = desk.window.school.lessons.page.stage
    english = {stage.body.title.text(), stage.body.goal.text(), learner(desk).said}
    assert stage.answer.feedback.tone is Tone.WRONG

    desk.speak(Language.GERMAN)

    assert stage.body.title.text() == "Den Samen folgen"
    assert not english & {stage.body.title.text(), stage.body.goal.text(), learner(desk).said}
    assert attempt(desk).misses == 1
