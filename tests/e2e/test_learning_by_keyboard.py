"""A beginner learns in a real window and never touches the mouse."""

from __future__ import annotations

import time
from collections.abc import Iterator

from mancala_desktop.learn.content import Content
from mancala_desktop.learn.progress_text import read
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Sow, Task
from mancala_desktop.play.places import Places
from tests.e2e.desk import PATIENCE, Desk, Window

FIRST_PAGES = 3
TO_THE_EXERCISES = 8  # tiles from the one that has the keyboard


def key(task: Task, hole: int) -> str:
    """What names a hole: small letters for South, large ones for North, s for a store."""
    layout = task.position.layout
    letter = "s" if layout.is_store(hole) else layout.name(hole).lower()
    south = layout.owner(hole) is layout.owner(0)
    return letter if south else f"shift+{letter}"


def answer(task: Task) -> Iterator[str]:
    """The keys of the right answer."""
    match task.question:
        case Sow():
            for sowing in task.ways:
                yield key(task, sowing.pit)
        case Follow() | Find():
            for hole in task.holes:
                yield key(task, hole)
            if isinstance(task.question, Find):
                yield "Return"
        case Count():
            yield from str(task.number)
            yield "Return"
        case Choose(_, right):
            yield str(right + 1)


def wait_for_stars(task: Task) -> int:
    """How many stars the task has in the learner's file, as soon as it is there."""
    file = Places.of_user().learning / "progress.json"
    deadline = time.monotonic() + PATIENCE
    while True:
        tasks = read(file.read_text(encoding="utf-8")).tasks if file.exists() else {}
        if task.id in tasks:
            return tasks[task.id].stars
        assert time.monotonic() < deadline, f"{task.id} is not noted"
        time.sleep(0.05)


def solve(window: Window, tasks: tuple[Task, ...]) -> list[int]:
    """Answer one task after the other and go on; the stars."""
    stars = []
    for task in tasks:
        window.key(*answer(task))
        stars.append(wait_for_stars(task))
        window.key("Return")
    return stars


def test_the_first_pages_of_the_tutorial_and_the_first_exercise_in_three_steps(desk: Desk) -> None:
    tutorial, exercise = Content().unit("kalah-tutorial"), Content().unit("kalah-targets")
    window = desk.start("--language", "en")
    window.key("F4", "Return")
    assert solve(window, tutorial.tasks[:FIRST_PAGES]) == [3] * FIRST_PAGES

    window.key("F4", *["Tab"] * TO_THE_EXERCISES, "Return")
    window.picture("exercise")
    assert solve(window, exercise.tasks) == [3] * len(exercise.tasks)
    window.picture("done")

    assert window.close() == 0
    assert desk.output(0).read_text(encoding="utf-8") == ""
