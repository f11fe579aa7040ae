"""Trainers in the window: chosen by keys, task after task, and a minute against time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mancala_desktop.engine.advice import Tell
from mancala_desktop.engine.request import Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.goals import Best
from mancala_desktop.learn.next import Next, Way
from mancala_desktop.learn.skill import Skill
from mancala_desktop.learn.sprint import SECONDS
from mancala_desktop.learn.task import Find, Sow
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.play.engine_thread import Computer
from mancala_desktop.play.settings import Language
from mancala_desktop.ui import training
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.pages.trainers import TrainersPage
from mancala_desktop.ui.widgets.buttons import ActionButton
from tests.ui.dialogs.touch import cut_off
from tests.ui.window.conftest import Desk, MakeDesk
from tests.ui.window.test_large_text import settle


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The seconds that training believes; what it waits for comes at once."""
    monkeypatch.setattr(training, "WRONG_MS", 0)
    monkeypatch.setattr(training, "RIGHT_MS", 0)
    yield [100.0]


@pytest.fixture
def desk(desk: Desk, clock: list[float]) -> Desk:
    desk.window.school.training._now = lambda: clock[0]
    desk.window.go(PageName.TRAINERS)
    desk.window.activateWindow()
    return desk


def attempt(desk: Desk) -> Attempt:
    found = desk.window.school.lessons.learner.attempt
    assert found
    return found


def press(*keys: Qt.Key) -> None:
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused
        QTest.keyClick(focused, key)


def answer(desk: Desk, *, right: bool) -> None:
    """Answer where the last seed falls, and wait for the next task."""
    before = attempt(desk)
    assert isinstance(before.task.question, Find)
    hole = before.task.holes[0]
    desk.window.school.lessons.learner.put(
        hole if right else (hole + 1) % len(before.position.seeds)
    )
    desk.qtbot.waitUntil(lambda: attempt(desk) is not before)


def began(
    desk: Desk, trainer: Trainer = Trainer.LAST_SEED, level: int = 1
) -> list[tuple[object, ...]]:
    """A sprint has begun; what will be told of it."""
    told: list[tuple[object, ...]] = []
    desk.window.school.training.sprinted.connect(lambda *result: told.append(result))
    desk.window.school.training.sprint(trainer, level)
    return told


def test_a_trainer_and_its_level_are_chosen_by_keys_and_practised(desk: Desk) -> None:
    page = desk.window.school.training.page
    press(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    press(Qt.Key.Key_3, Qt.Key.Key_Tab, Qt.Key.Key_Return)

    task = attempt(desk).task
    assert (page.start.level, task.id) == (3, "trainer/extra_turns/3")
    assert desk.window.school.lessons.page.isVisible()
    assert not desk.window.school.training.bar.isVisible()
    desk.window.school.lessons.learner.next_wished.emit()
    assert attempt(desk).task is not task, "there is always another one"
    desk.window.school.lessons.learner.previous_wished.emit()
    assert page.isVisible() and page.currentWidget() is page.start
    press(Qt.Key.Key_Escape)
    assert page.currentWidget() is not page.start


def test_a_minute_counts_right_answers_raises_the_level_and_keeps_the_record(
    desk: Desk, clock: list[float]
) -> None:
    told = began(desk)
    bar, start = desk.window.school.training.bar, desk.window.school.training.page.start
    for _ in range(3):
        answer(desk, right=True)
    assert attempt(desk).task.id == "trainer/last_seed/2"
    answer(desk, right=False)
    assert bar.told == "60 seconds left · 3 right · 1 wrong · 0 in a row · Level 2"
    clock[0] += 45
    desk.qtbot.waitUntil(lambda: bar.told.startswith("15 seconds left"))
    clock[0] += SECONDS
    desk.qtbot.waitUntil(lambda: bool(told))

    assert told == [("last_seed", 1, 3)]
    assert start.isVisible() and not bar.isVisible()
    assert start.told == (
        "3 right answers in 60 seconds. That is your first record. "
        "1 wrong, at most 3 in a row, ended at level 2"
    )
    assert desk.window.school.training.best(Trainer.LAST_SEED, 1) == 3
    assert QApplication.focusWidget() is start.sprint, "once more by one key"


def test_the_weakest_skill_leads_to_its_trainer(desk: Desk) -> None:
    desk.window.school.go(Next(Way.TRAINER, skill=Skill.FEEDING))
    page = desk.window.school.training.page
    assert page.isVisible() and page.currentWidget() is page.start
    press(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert attempt(desk).task.id == "trainer/feeding/1"


def test_help_and_skipping_count_as_wrong_answers(desk: Desk) -> None:
    began(desk)
    learner = desk.window.school.lessons.learner
    first = attempt(desk)
    card = desk.window.school.lessons.page.stage.help
    deeds = desk.window.deeds
    assert card.criterion.text().endswith("No tips within the minute; skipping counts as wrong.")
    assert not (deeds.learn_hint.isEnabled() or deeds.learn_answer.isEnabled())
    faces = [each for each in card.findChildren(ActionButton) if each.isVisible()]
    assert [each.text() for each in faces] == ["Start over"]
    learner.help.hint()
    learner.put(first.task.holes[0])
    desk.qtbot.waitUntil(lambda: attempt(desk) is not first)
    learner.next_wished.emit()
    running = desk.window.school.training.running
    assert running and (running.right, running.wrong) == (0, 2)


def test_a_minute_has_room_for_every_second_and_its_page_a_name(
    desk: Desk, clock: list[float]
) -> None:
    for language in (Language.GERMAN, Language.ENGLISH):
        desk.speak(language)
        began(desk)
        time = desk.window.school.training.bar._time
        for second in (60, 59, 10, 1):
            desk.window.school.training.bar.show_left(second)
            words = time.fontMetrics().horizontalAdvance(time.text())
            assert time.width() > words, time.text()
        assert desk.window.windowTitle().endswith(
            {"de": "Trainer", "en": "Trainers"}[language.value]
        )


@pytest.mark.parametrize(
    "leave",
    [
        lambda desk: desk.window.go(PageName.LEARN),
        lambda desk: desk.window.go(PageName.START),
        lambda desk: desk.window.go(PageName.TRAINERS),
        lambda desk: desk.window.go(PageName.RULES),
        lambda desk: desk.window.school.lessons.learner.previous_wished.emit(),
        lambda desk: desk.window.school.training.bar.stop_wished.emit(),
        lambda desk: press(Qt.Key.Key_Escape),
    ],
)
def test_whoever_leaves_a_minute_has_no_record_of_it(
    desk: Desk, clock: list[float], leave: Callable[[Desk], None]
) -> None:
    told = began(desk)
    answer(desk, right=True)
    leave(desk)
    desk.qtbot.waitUntil(lambda: desk.window.school.training.running is None)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, MessageDialog)
    assert dialog.text.startswith(
        "You left before the 60 seconds were up: 1 right answer, 0 wrong. "
        "Your answers count for your rating"
    )
    assert dialog.heading.text() == "You left the minute"
    rated = desk.window.school.progress.book.progress.skills
    assert set(rated) == {Skill.SOWING}, "as it says"
    dialog.close()
    clock[0] += 2 * SECONDS
    QApplication.processEvents()
    assert not told and desk.window.school.training.best(Trainer.LAST_SEED, 1) is None
    assert not desk.window.school.training._clock.isActive()
    desk.window.school.lessons.learner.next_wished.emit()
    assert desk.window.school.training.page.isVisible(), "no dead end"


def test_escape_leads_from_a_minute_to_its_trainer(desk: Desk) -> None:
    began(desk)
    press(Qt.Key.Key_Escape)
    page = desk.window.school.training.page
    assert page.isVisible() and page.currentWidget() is page.start


def test_a_window_that_closes_within_a_minute_keeps_the_answers_and_tells_nothing(
    desk: Desk, clock: list[float]
) -> None:
    told = began(desk)
    answer(desk, right=True)
    desk.window.close()
    assert not desk.window.isVisible()
    clock[0] += 2 * SECONDS
    settle()
    training = desk.window.school.training
    assert not (told or training.running or training._clock.isActive())
    assert QApplication.activeModalWidget() is None
    assert set(desk.window.school.progress.book.progress.skills) == {Skill.SOWING}


@pytest.mark.parametrize("button", ["next_wished", "previous_wished"])
def test_who_comes_back_to_a_minute_that_was_left_is_led_to_its_trainer(
    desk: Desk, button: str
) -> None:
    began(desk)
    desk.window.go(PageName.RULES)
    desk.qtbot.waitUntil(lambda: desk.window.school.training.running is None)
    desk.window.school.left.emit()
    assert desk.window.school.lessons.page.isVisible()
    getattr(desk.window.school.lessons.learner, button).emit()
    page = desk.window.school.training.page
    assert page.isVisible() and page.currentWidget() is page.start


def test_practice_goes_on_after_a_look_at_the_rules(desk: Desk) -> None:
    training = desk.window.school.training
    training.practise(Trainer.LAST_SEED, 1)
    before = attempt(desk)
    desk.window.go(PageName.RULES)
    QApplication.processEvents()
    desk.window.school.left.emit()
    training._lessons.learner.next_wished.emit()
    assert attempt(desk) is not before and training.on_stage


class Engine:
    """One that proves, or fails, when it is let."""

    def __init__(self) -> None:
        self.computer, self.let, self.fails = Computer(), Event(), False

    def advise(self, request: Request, stop: Stop, tell: Tell) -> None:
        self.let.wait()
        if self.fails:
            raise RuntimeError("no engine")
        self.computer.advise(request, stop, tell)


def looking(desk: Desk) -> TrainersPage:
    """The page of trainers, on which the best sowing is waited for."""
    page = desk.window.school.training.page
    desk.window.go(PageName.TRAINERS)
    page.show_trainer(Trainer.BEST_MOVE)
    page.start.practice.click()
    assert page.start.noted == "Looking for a board …"
    return page


@pytest.mark.parametrize("way", ["game", "all", "another"])
def test_whoever_waits_and_goes_away_is_not_brought_back(make_desk: MakeDesk, way: str) -> None:
    engine = Engine()
    desk = make_desk(advise=engine.advise)
    training, page = desk.window.school.training, looking(desk)
    try:
        match way:
            case "game":
                desk.begin()
            case "all":
                page.show_all()
            case "another":
                page.show_trainer(Trainer.FEEDING)
                assert page.start.noted == "You have not tried a minute yet"
        seen = desk.window.ways.pages.currentWidget()
        training._best_moves.ready.emit()  # as if a proof had come just now
        assert desk.window.ways.pages.currentWidget() is seen
        QApplication.processEvents()
        assert training._awaited is None
    finally:
        engine.let.set()
    assert not desk.window.school.lessons.ready or not desk.window.school.lessons.page.isVisible()


def test_an_engine_that_fails_ends_the_waiting_and_it_is_said(make_desk: MakeDesk) -> None:
    engine = Engine()
    desk = make_desk(advise=engine.advise)
    page = looking(desk)
    engine.fails = True
    with desk.qtbot.capture_exceptions() as raised:
        engine.let.set()
        desk.qtbot.waitUntil(lambda: page.start.noted.startswith("No board could be proved"))
        desk.qtbot.waitUntil(lambda: bool(raised))
    assert desk.window.school.training._awaited is None

    engine.fails = False
    page.start.practice.click()
    lessons = desk.window.school.lessons
    desk.qtbot.waitUntil(lambda: lessons.ready and bool(lessons.learner.attempt), timeout=20_000)


def test_in_a_minute_the_bar_says_that_the_next_board_is_being_proved(
    make_desk: MakeDesk, clock: list[float]
) -> None:
    engine = Engine()
    engine.let.set()
    desk = make_desk(advise=engine.advise)
    training = desk.window.school.training
    training._now = lambda: clock[0]
    began(desk, Trainer.BEST_MOVE)
    desk.qtbot.waitUntil(lambda: training._task is not None, timeout=20_000)
    engine.let.clear()
    before = training._task
    try:
        while training._awaited is None:
            training.go_on()
            QApplication.processEvents()
        assert training.bar.told.startswith("The next board is being proved …")
    finally:
        engine.let.set()
    desk.qtbot.waitUntil(lambda: training._awaited is None, timeout=20_000)
    assert training._task is not before and training.bar.told.startswith("60 seconds left")


def test_the_best_sowing_is_waited_for_and_nobody_loses_time_by_it(
    make_desk: MakeDesk, clock: list[float]
) -> None:
    computer = Computer()
    desk = make_desk(advise=computer.advise)
    running = desk.window.school.training
    running._now = lambda: clock[0]
    began(desk, Trainer.BEST_MOVE)
    assert (
        not desk.window.school.lessons.ready or desk.window.school.lessons.learner.attempt is None
    )
    clock[0] += 30
    desk.qtbot.waitUntil(lambda: running._task is not None, timeout=20_000)
    task = attempt(desk).task
    assert isinstance(task.question, Sow) and isinstance(task.question.goal, Best)
    desk.qtbot.waitUntil(lambda: running.bar.told.startswith("60 seconds"))
    desk.window.go(PageName.START)
    desk.qtbot.waitUntil(lambda: running.running is None)
    assert running._best_moves.take() is None


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_no_word_is_cut_off_in_choosing_and_in_a_minute(
    desk: Desk, language: Language, percent: int
) -> None:
    desk.speak(language)
    desk.wardrobe.enlarge_text(percent)
    try:
        for size in ((1280, 800), (900, 600)):
            desk.window.resize(*size)
            for trainer in (Trainer.BEST_MOVE, Trainer.RELAY_END):
                desk.window.school.training.page.show_trainer(trainer)
                for _ in range(5):
                    QApplication.processEvents()
                assert cut_off(desk.window) == []
            began(desk, Trainer.CAPTURED)
            for _ in range(5):
                QApplication.processEvents()
            assert cut_off(desk.window.school.training.bar) == []
            desk.window.school.training.open()
    finally:
        desk.wardrobe.enlarge_text(100)
