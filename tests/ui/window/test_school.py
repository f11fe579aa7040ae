"""Everything that teaches leads on to everything else, and what is done there is noted."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mancala_desktop.learn import rating, repeats
from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.content import Content
from mancala_desktop.learn.next import Next, Way
from mancala_desktop.learn.progress import Result
from mancala_desktop.learn.puzzles import Puzzles
from mancala_desktop.learn.skill import Skill
from mancala_desktop.learn.sprint import SECONDS
from mancala_desktop.learn.task import Find, Look, Sow
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.learn.trainers import difficulty as difficulty_at
from mancala_desktop.learn.trainers import difficulty_of
from mancala_desktop.play.progress import ProgressBook
from mancala_desktop.play.seats import SeatKind
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.board.outlook import NOTE_Z
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.pages.names import PageName
from tests.ui.window.conftest import Desk, MakeDesk


@pytest.fixture
def desk(make_desk: MakeDesk, tmp_path: Path) -> Desk:
    desk = make_desk(book=ProgressBook(tmp_path / "learning"))
    desk.window.school.lessons.content = Content()
    desk.window.school.begin()
    progress = desk.window.school.progress
    desk.qtbot.waitUntil(lambda: bool(progress.units()))
    return desk


def attempt(desk: Desk) -> Attempt:
    attempt = desk.window.school.lessons.learner.attempt
    assert attempt
    return attempt


def err(desk: Desk) -> str:
    """Sow a pit of the other side; the id of the task."""
    trying = attempt(desk)
    side = trying.position.to_sow.other
    desk.window.school.lessons.learner.put(trying.position.layout.row(side)[0])
    return trying.task.id


def solve(desk: Desk) -> str:
    """Sow as what is pointed at says, to the end; the id of the task."""
    trying = attempt(desk)
    assert isinstance(trying.task.question, Sow)
    while not trying.solved:
        pit = trying.pointed
        assert pit is not None
        desk.window.school.lessons.learner.put(pit)
    QApplication.processEvents()
    return trying.task.id


def go_on(desk: Desk) -> None:
    desk.window.deeds.learn_next.trigger()
    QApplication.processEvents()


def test_the_puzzle_of_the_day_is_noted_and_another_one_follows(desk: Desk) -> None:
    desk.window.go(PageName.PUZZLES)
    desk.window.deeds.puzzle_of_the_day.trigger()
    today = Puzzles().of_the_day(datetime.now().date())
    assert attempt(desk).task == today.task

    assert solve(desk) == today.id
    progress = desk.window.school.progress.book.progress
    assert progress.tasks[today.id].stars == 3
    assert set(progress.skills) == {today.task.skill}

    go_on(desk)
    assert attempt(desk).task.id in Puzzles().entries
    assert attempt(desk).task.id != today.id


def test_what_went_wrong_is_repeated_one_after_the_other_puzzles_and_lessons_alike(
    desk: Desk,
) -> None:
    book, puzzle = desk.window.school.progress.book, next(iter(Puzzles().entries))
    lesson = "kalah-tutorial.extra"
    for task in (puzzle, lesson):
        when = datetime.now() - timedelta(days=30)
        book.record(Result(task, Skill.BEST_MOVE, 0, None, 5.0, when))

    desk.window.school.progress.learn_wished.emit(Next(Way.REPEATS, (puzzle, "gone.task", lesson)))
    assert attempt(desk).task.id == puzzle
    go_on(desk)
    assert attempt(desk).task.id == lesson
    assert solve(desk) == lesson
    assert book.progress.tasks[lesson].stars == 3
    go_on(desk)
    assert desk.window.school.lessons.learner.attempt is None, (
        "that was all: what there is to learn"
    )


def test_a_second_try_earns_two_stars_and_the_task_is_done_at_the_next_start(
    make_desk: MakeDesk, tmp_path: Path
) -> None:
    folder = tmp_path / "learning"
    first = make_desk(book=ProgressBook(folder))
    first.window.school.lessons.content = Content()
    first.window.school.lessons.open_unit("kalah-tutorial", 4)
    assert err(first) == solve(first) == "kalah-tutorial.extra"
    first.window.close()

    book = ProgressBook(folder)
    assert book.progress.tasks["kalah-tutorial.extra"].stars == 2
    assert list(book.progress.repeats) == ["kalah-tutorial.extra"], "what went wrong comes again"
    second = make_desk(book=book)
    lessons = second.window.school.lessons
    lessons.content = Content()
    lessons.open()
    assert {entry.id: entry.done for entry in lessons._entries}["kalah-tutorial"] == 1


def test_a_page_that_leads_to_a_game_is_neither_done_nor_failed_by_beginning_it(desk: Desk) -> None:
    desk.window.school.lessons.open_unit("kalah-tutorial", 11)
    looking = attempt(desk).task
    assert isinstance(looking.question, Look)
    desk.window.deeds.learn_hint.trigger()
    desk.window.deeds.learn_answer.trigger()
    go_on(desk)
    progress = desk.window.school.progress.book.progress
    assert looking.id not in progress.tasks and not progress.repeats


def test_the_last_page_of_the_tutorial_leads_to_a_game_against_the_weakest_level(
    desk: Desk,
) -> None:
    unit = Content().unit("kalah-tutorial")
    desk.window.school.lessons.open_unit(unit.id, len(unit.tasks) - 1)
    stage = desk.window.school.lessons.page.stage
    assert desk.window.deeds.learn_next.text() == "Start the &game"
    assert stage.answer.title.text() == "Now you play"
    assert stage.answer.feedback.words.startswith("“Start the game” or Enter begins a game")
    assert stage.help.criterion.text() == "The game has been played to its end."
    go_on(desk)

    assert desk.on_stage()
    assert desk.session.game.preset_id == unit.preset
    kinds = [(seat.kind, seat.level) for seat in desk.session.seats]
    assert kinds[1] == (SeatKind.COMPUTER, 1) and kinds[0][0] is SeatKind.PERSON


def test_what_a_trainer_asks_is_rated_but_not_repeated_and_leads_to_its_next_task(
    desk: Desk,
) -> None:
    desk.window.school.training.practise(Trainer.EXTRA_TURNS, 1)
    first = attempt(desk)
    for hole in first.expected:
        desk.window.school.lessons.learner.put(hole)
    desk.window.school.lessons.learner.done()
    progress = desk.window.school.progress.book.progress
    assert Skill.EXTRA_TURN in progress.skills and not progress.tasks

    go_on(desk)
    assert attempt(desk) is not first
    assert attempt(desk).task.id == first.task.id, "the same trainer and level"


def answer_trainer(desk: Desk, *, right: bool = True) -> Attempt:
    """Answer where the last seed falls."""
    trying = attempt(desk)
    assert isinstance(trying.task.question, Find)
    hole = trying.expected[0]
    desk.window.school.lessons.learner.put(
        hole if right else (hole + 1) % trying.position.layout.holes
    )
    return trying


def rated(desk: Desk) -> rating.Rating:
    """How good one is at sowing."""
    return desk.window.school.progress.book.progress.skills[Skill.SOWING].now


def test_a_trainer_task_that_is_begun_again_is_rated_once(desk: Desk) -> None:
    desk.window.school.training.practise(Trainer.LAST_SEED, 1)
    for _ in range(3):
        answer_trainer(desk)
        desk.window.deeds.learn_restart.trigger()
    difficulty = difficulty_of(attempt(desk).task)
    assert difficulty is not None
    once = rating.rate(None, rating.Bout(difficulty, 1), datetime.now().date())
    assert rated(desk) == once.now
    go_on(desk)
    answer_trainer(desk)
    assert rated(desk) == rating.rate(once, rating.Bout(difficulty, 1), once.day).now


def test_thirty_answers_that_were_only_looked_at_leave_no_rating_and_nothing_to_repeat(
    desk: Desk,
) -> None:
    desk.window.school.training.practise(Trainer.LAST_SEED, 1)
    for _ in range(30):
        desk.window.deeds.learn_answer.trigger()
        answer_trainer(desk, right=False)  # after the answer was shown it says nothing of the skill
        go_on(desk)
    progress = desk.window.school.progress.book.progress
    assert (progress.skills, progress.repeats) == ({}, {})
    assert progress.seconds > 0, "it was told"


def test_a_sprint_is_noted_as_the_best_one_and_its_last_wrong_answer_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mancala_desktop.ui.training.RIGHT_MS", 0)
    running, clock = desk.window.school.training, [0.0]
    running._now = lambda: clock[0]
    running.sprint(Trainer.LAST_SEED, 2)
    first = answer_trainer(desk)
    desk.qtbot.waitUntil(lambda: attempt(desk) is not first)
    answer_trainer(desk, right=False)
    clock[0] += SECONDS
    desk.qtbot.waitUntil(lambda: running.running is None)

    progress = desk.window.school.progress.book.progress
    assert running.best(Trainer.LAST_SEED, 2) == 1
    best = progress.sprints[Trainer.LAST_SEED.value, 2]
    assert (best.right, best.day) == (1, datetime.now().date())
    expected = None
    for level, points in ((2, 1), (2, 0)):
        bout = rating.Bout(difficulty_at(Trainer.LAST_SEED, level), points)
        expected = rating.rate(expected, bout, datetime.now().date())
    assert expected and rated(desk) == expected.now


def test_time_counts_only_while_the_task_is_seen_and_a_wrong_answer_as_it_is_left(
    desk: Desk,
) -> None:
    learner, clock = desk.window.school.lessons.learner, [0.0]
    learner._trials._now = lambda: clock[0]
    book = desk.window.school.progress.book
    desk.window.school.lessons.open_unit("kalah-tutorial", 4)
    clock[0] += 10
    task = err(desk)
    desk.begin()
    assert desk.on_stage()
    tried = book.progress.tasks[task]
    assert (tried.tries, tried.stars, book.progress.seconds) == (1, 0, 10)

    clock[0] += 7200
    desk.window.school.lessons.open()
    assert book.progress.seconds == 10
    assert book.progress.tasks[task].tries == 1, "it was told already"
    desk.window.school.lessons.open_unit("kalah-tutorial", 4)
    clock[0] += 5
    solve(desk)
    assert (book.progress.tasks[task].stars, book.progress.seconds) == (3, 15)


def test_a_wrong_answer_is_kept_when_the_window_closes(desk: Desk, tmp_path: Path) -> None:
    desk.window.school.lessons.open_unit("kalah-tutorial", 4)
    task = err(desk)
    desk.window.close()
    assert ProgressBook(tmp_path / "learning").progress.tasks[task].tries == 1


def test_after_a_reset_nobody_remembers_stars_and_records(desk: Desk) -> None:
    school = desk.window.school
    school.lessons.open_unit("kalah-tutorial", 4)
    solve(desk)
    school.training.sprinted.emit(Trainer.CHAIN.value, 2, 7)
    school.lessons.open()
    done = {entry.id: entry.done for entry in school.lessons._entries}
    assert (done["kalah-tutorial"], school.training.best(Trainer.CHAIN, 2)) == (1, 7)

    school.progress.book.reset()
    done = {entry.id: entry.done for entry in school.lessons._entries}
    assert (done["kalah-tutorial"], school.training.best(Trainer.CHAIN, 2)) == (0, None)


def test_what_reckons_ratings_and_repeats_is_loaded_before_the_first_result(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    for module in (rating, repeats):
        monkeypatch.setattr(module, "load", partial(loaded.append, module.__name__))
    desk = make_desk()
    desk.window.school.lessons.content = Content()
    desk.window.school.begin()
    assert not loaded, "not in one go"
    desk.qtbot.waitUntil(lambda: len(loaded) == 2)


def test_damaged_puzzles_are_told_when_they_are_wished_and_cost_nothing_else(
    make_desk: MakeDesk, tmp_path: Path
) -> None:
    (tmp_path / "index.toml").write_text("rubbish", encoding="utf-8")
    desk = make_desk()
    school = desk.window.school
    school.puzzling.puzzles = Puzzles(tmp_path)
    school.lessons.content = Content()

    def told() -> list[str]:
        for _ in range(3):
            QApplication.processEvents()
        dialogs = [each for each in desk.window.findChildren(MessageDialog) if each.isVisible()]
        texts = [each.text for each in dialogs]
        for each in dialogs:
            each.reject()
        return texts

    school.begin()
    desk.qtbot.waitUntil(lambda: bool(school.progress.units()))
    assert told() == []
    for wish in (desk.window.deeds.puzzles, desk.window.deeds.puzzle_of_the_day):
        wish.trigger()
        (text,) = told()
        assert "index.toml" in text
    school.lessons.open_unit("kalah-tutorial", 4)
    assert err(desk) == solve(desk) == "kalah-tutorial.extra"
    assert told() == []


def test_an_exercise_in_three_steps_says_at_which_step_one_is(desk: Desk) -> None:
    lessons = desk.window.school.lessons
    unit = Content().unit("kalah-targets")
    assert set(unit.steps) == {1, 2, 3}
    names = {1: "understand the rules", 2: "compare sowings", 3: "replay and check"}
    for place, step in enumerate(unit.steps):
        lessons.open_unit(unit.id, place)
        assert lessons.page.stage.body.steps.accessibleName() == f"Step {step} of 3"
        assert lessons.titles()[1] == (
            f"Count all the places · {names[step]} · task {place + 1} of {len(unit.tasks)}"
        )


def test_the_start_page_and_the_overview_go_on_with_the_unit_that_was_opened_last(
    desk: Desk,
) -> None:
    lessons = desk.window.school.lessons
    lessons.open_unit("kalah-tutorial", 4)
    solve(desk)
    tiles = lessons.page.home.cards
    lessons.open_unit("oware-slam")
    desk.window.deeds.learn_home.trigger()
    assert lessons.page.home.cards is tiles, "no time is lost with new ones"
    card = tiles[0]
    title = lessons.unit_titles()["oware-slam"]
    assert card.accessibleDescription().startswith(f"{title}: 0 of ")
    assert desk.window.start._learn.accessibleDescription() == card.accessibleDescription()

    card.click()
    assert lessons.unit and lessons.unit.id == "oware-slam"


def test_the_list_shows_the_unit_one_is_at_however_far_down_it_stands(desk: Desk) -> None:
    desk.window.resize(1280, 620)
    lessons = desk.window.school.lessons
    for unit in ("congkak-examples", "kalah-tutorial", "oware-slam"):
        lessons.open_unit(unit)
        (row,) = (row for row in lessons.page.list.rows if row.entry.id == unit)
        desk.qtbot.waitUntil(
            lambda row=row: row.visibleRegion().boundingRect() == row.rect()  # type: ignore[misc]
        )


# ---------------------------------------------------------------- the first game


def test_a_lessons_first_game_is_guided_and_only_its_page_is_done_when_it_is_over(
    desk: Desk,
) -> None:
    window, lessons = desk.window, desk.window.school.lessons
    progress = window.school.progress.book
    lessons.open_unit("kalah-tutorial", 11)
    task = attempt(desk).task.id
    lessons.learner.next_wished.emit()
    desk.qtbot.waitUntil(desk.on_stage)

    guide = window.game.guide
    assert guide.isVisible() and "extra turn" in guide.text
    window.deeds.learn_hint.trigger()
    assert guide.text == "Tip: pit c. Its last seed reaches your store."
    assert task not in progress.progress.tasks
    while desk.session.outcome is None:
        desk.qtbot.waitUntil(lambda: desk.session.person_asked or bool(desk.session.outcome))
        if desk.session.person_asked:
            desk.session.choose(
                desk.session.game.variant.legal_moves(desk.session.game.position)[-1]
            )

    assert progress.progress.tasks[task].stars == 3
    told = "Your first game is played. The lesson “Kalah from the beginning”: 1 of 12 tasks done."
    desk.qtbot.waitUntil(lambda: guide.text == told)
    for each in Content().unit("kalah-tutorial").tasks:
        progress.record(Result(each.id, each.skill, 1, None, 1.0, datetime.now()))
    window.guiding.retell()
    assert guide.text == (
        "Your first game is played. The lesson “Kalah from the beginning” is done."
    )
    window.deeds.to_lesson.trigger()
    assert not desk.on_stage() and attempt(desk).task.id != task


def test_the_guide_goes_and_comes_back_and_no_other_game_has_one(desk: Desk) -> None:
    desk.begin("kalah-plyyard")

    assert not desk.window.game.guide.isVisible() and not desk.window.deeds.guide.isEnabled()

    desk.window.school.lessons.game_wished.emit("oware-abapa", "oware-tutorial")
    desk.qtbot.waitUntil(desk.window.game.guide.isVisible)
    desk.window.deeds.guide.trigger()
    assert not desk.window.game.guide.isVisible()
    desk.window.deeds.guide.trigger()
    assert desk.window.game.guide.isVisible()


def test_a_guided_game_that_is_given_up_does_no_page_of_its_lesson(desk: Desk) -> None:
    window = desk.window
    window.school.lessons.game_wished.emit("kalah-plyyard", "kalah-tutorial")
    desk.qtbot.waitUntil(window.game.guide.isVisible)
    desk.session.conclude(lambda game: game.resign(Side.SOUTH))
    assert window.game.guide.text == (
        "This game was not played to its end. "
        "The lesson “Kalah from the beginning”: 0 of 12 tasks done."
    )
    assert not window.school.progress.book.progress.tasks


def test_in_a_guided_game_no_pit_tells_of_its_extra_turn_before_it_is_looked_for(
    desk: Desk,
) -> None:
    window, board = desk.window, desk.window.game.board
    extra = 2  # whose last seed reaches the store from the start

    def notes() -> int:
        board.finish()
        return sum(item.zValue() == NOTE_Z for item in board.items())

    def previewed() -> tuple[int, bool]:
        preview = board.preview
        assert preview, "whoever looks at a pit is told"
        return preview.start, preview.again

    desk.begin("kalah-plyyard")
    assert notes() == 1
    window.school.lessons.game_wished.emit("kalah-plyyard", "kalah-tutorial")
    desk.qtbot.waitUntil(window.game.guide.isVisible)
    assert notes() == 0
    board.controls[extra].setFocus(Qt.FocusReason.TabFocusReason)
    assert previewed() == (extra, True)
    board.controls[extra + 1].setFocus(Qt.FocusReason.TabFocusReason)
    assert previewed() == (extra + 1, False)

    window.deeds.guide.trigger()
    assert notes() == 1
    window.deeds.guide.trigger()
    assert notes() == 0
    window.deeds.learn_hint.trigger()
    assert previewed() == (extra, True)
    desk.begin("kalah-plyyard")
    assert notes() == 1
