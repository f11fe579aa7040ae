"""The first lesson, done by nothing but what a screen reader is told."""

from __future__ import annotations

import re

from mancala_desktop.learn.content import Content
from mancala_desktop.learn.task import Task
from mancala_desktop.play.places import Places
from mancala_desktop.rules.board import Side
from tests.e2e.desk import Desk
from tests.e2e.reader import Reader
from tests.e2e.test_a_game_by_screen_reader import press
from tests.e2e.test_learning_by_keyboard import wait_for_stars


def name(ears: Reader, task: Task, hole: int) -> None:
    """Press the control of a hole, found by what it is called."""
    layout = task.position.layout
    side = layout.owner(hole).name.title()
    called = "Store" if layout.is_store(hole) else f"Pit {layout.name(hole)}"
    words = re.compile(rf"{called}, {side}, ")
    ears.press(ears.await_thing(called, lambda thing: bool(words.match(thing.name))))


def await_heard(ears: Reader, words: str) -> None:
    """Until an announcement has these words."""
    count = 1
    while words not in ears.hears(count)[-1]:
        count += 1


def test_the_first_pages_of_the_tutorial_are_done_by_ear(desk: Desk, ears: Reader) -> None:
    settings = Places.of_user().settings
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[General]\nspeed=off\n", encoding="utf-8")
    marking, sowing, following = Content().unit("kalah-tutorial").tasks[:3]
    desk.start("--language", "en", "--size", "1280x800")

    press(ears, "Learn next", "push button", "button")
    await_heard(ears, "Mark all the pits you may sow from now.")
    for pit in marking.position.layout.row(Side.SOUTH):
        name(ears, marking, pit)
    press(ears, "Done", "push button", "button")
    await_heard(ears, "Right, at the first try!")
    assert wait_for_stars(marking) == 3

    press(ears, "Next", "push button", "button")
    await_heard(ears, "Sow the 4 seeds of pit b.")
    name(ears, sowing, 0)
    await_heard(ears, "Another pit is asked for, not a.")
    name(ears, sowing, 1)
    await_heard(ears, "b is empty now.")
    assert wait_for_stars(sowing) == 2

    press(ears, "Next", "push button", "button")
    for number, hole in enumerate(following.holes, start=1):
        name(ears, following, hole)
        if number < len(following.holes):
            await_heard(ears, f"On to seed {number + 1}.")
    assert wait_for_stars(following) == 3
