"""Whatever goes wrong in a lesson is told, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mancala_desktop.learn.attempt import Attempt
from mancala_desktop.learn.content import Content
from mancala_desktop.learn.misses import Miss
from mancala_desktop.learn.task import Task
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.play.settings import Language
from mancala_desktop.rules.position import Position
from mancala_desktop.ui.learn_board import glowing
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation
from tests.ui.test_narration import NONSENSE


def slips(content: Content) -> Iterator[tuple[Task, Miss, Position]]:
    """What comes of naming each hole first, each number up to twelve, and no more."""
    for unit in (unit for group in content.groups for unit in group.sizes):
        for task in content.unit(unit).tasks:
            for answer in range(task.position.layout.holes):
                attempt = Attempt(task)
                for verdict in (attempt.put(answer), attempt.done(), attempt.say(answer)):
                    if verdict.miss:
                        yield task, verdict.miss, task.position


@pytest.mark.parametrize(
    ("language", "left"),
    [
        (Language.GERMAN, "Danach kann Nord B säen und 5 Samen nehmen."),
        (Language.ENGLISH, "North can then sow B and take 5 seeds."),
    ],
)
def test_every_slip_is_told_in_a_sentence(
    translation: Translation, narrator: Narrator, language: Language, left: str
) -> None:
    translation.speak(language)
    told = {
        narrator.learning.misses.tell(task, miss, position)
        for task, miss, position in slips(Content())
    }
    assert len(told) > 100 and left in told
    odd = [
        words
        for words in told
        if not words.endswith(".") or any(trace in words for trace in NONSENSE)
    ]
    assert not odd


@pytest.mark.parametrize(("language", "glow"), [("de", "leuchte"), ("en", "glow")])
def test_a_pit_that_is_said_to_glow_glows(language: str, glow: str) -> None:
    """From the beginning, or, where only the second tip says so, with that tip."""
    content, told = Content(), 0
    for unit in (unit for group in content.groups for unit in group.sizes):
        for task in content.unit(unit).tasks:
            text = content.words(task, language, str, ", ".join)
            first = (text.title, text.text, text.goal, text.criterion, *text.hints[:1])
            if any(glow in words for words in first):
                told += 1
                assert glowing(task) is not None, task.id
            elif any(glow in words for words in text.hints):
                told += 1
                assert glowing(task) is not None or Attempt(task).pointed is not None, task.id
    assert told >= 3


@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_every_level_of_a_trainer_says_how_it_differs(
    translation: Translation, narrator: Narrator, language: Language
) -> None:
    translation.speak(language)
    for trainer in Trainer:
        told = {
            narrator.rules.size(level.variant) + narrator.trainers.differs(trainer, number)
            for number, level in enumerate(trainer.levels, start=1)
        }
        assert len(told) == len(trainer.levels), trainer
