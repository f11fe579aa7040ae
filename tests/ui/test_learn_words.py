"""Whatever a learner can be asked, and whatever can be wrong about the answer, has words."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace

import pytest

from mancala_desktop.learn.attempt import Attempt, Hint
from mancala_desktop.learn.content import Content
from mancala_desktop.learn.goals import (
    Anything,
    Best,
    Captures,
    Chain,
    Decides,
    EmptyPit,
    Ends,
    ExtraTurn,
    Feeds,
    FromOpposite,
    Goal,
    Laps,
    OneOf,
    Safe,
    Slam,
    Takes,
    Wins,
)
from mancala_desktop.learn.misses import Miss, Why
from mancala_desktop.learn.task import (
    Amount,
    Choose,
    Count,
    Find,
    Follow,
    Look,
    Question,
    Sow,
    Task,
    What,
)
from mancala_desktop.learn.texts import TaskText
from mancala_desktop.learn.told import falls
from mancala_desktop.learn.trie import Trie
from mancala_desktop.play.settings import Language
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Skip
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation

PRESET_IDS = ("kalah-plyyard", "oware-abapa", "congkak-sequential")
GOALS: tuple[Goal, ...] = (
    Anything(),
    OneOf(frozenset({2})),
    OneOf(frozenset({2, 3})),
    ExtraTurn(),
    EmptyPit(),
    Captures(),
    Captures(4),
    FromOpposite(),
    Slam(),
    Feeds(),
    Laps(3),
    Chain(2),
    Takes(5),
    Ends(),
    Wins(),
    Safe(PRESETS["kalah-plyyard"].variant),
    Safe(PRESETS["kalah-plyyard"].variant, 3),
    Best(Trie()),
    Decides(Trie()),
)
QUESTIONS: tuple[Question, ...] = (
    Look(),
    Look((2,)),
    *(Sow(goal) for goal in GOALS),
    Follow(2),
    *(Find(what, 2 if what in (What.LAST_SEED, What.CAPTURED) else None) for what in What),
    *(Count(what, None if what is Amount.CHAIN else 2) for what in Amount),
    Choose(3, 1),
)


def task(question: Question, preset: str = "kalah-plyyard") -> Task:
    variant = PRESETS[preset].variant
    return Task("test", variant, variant.start(), question)


def test_every_question_has_title_goal_criterion_and_help(
    narrator: Narrator, translation: Translation
) -> None:
    words = narrator.learning
    for language in (Language.ENGLISH, Language.GERMAN):
        translation.speak(language)
        for question, preset in itertools.product(QUESTIONS, PRESET_IDS):
            asked = task(question, preset)
            text = words.text(asked)
            told = (text.title, text.goal, text.criterion, *text.hints)
            pointed = words.hinted(Hint(2, 3), TaskText(""), Attempt(asked))
            unpointed = words.hinted(Hint(2), TaskText(""), Attempt(asked))
            for sentence in (*told, pointed, unpointed):
                assert sentence and "{" not in sentence and "(s)" not in sentence, question


def test_every_miss_is_told_with_its_facts(narrator: Narrator, translation: Translation) -> None:
    for language in (Language.ENGLISH, Language.GERMAN):
        translation.speak(language)
        for why, question in itertools.product(Why, QUESTIONS):
            asked = task(question)
            miss = Miss(why, 8, by=2, got=3, wanted=4, reason=Reason.NOT_YOUR_PIT)
            told = narrator.learning.misses.tell(asked, miss, asked.position)
            assert told and "{" not in told and "(s)" not in told, (why, question)


@pytest.mark.parametrize(
    ("question", "miss", "english", "german"),
    [
        (
            Sow(ExtraTurn()),
            Miss(Why.TOO_SHORT, 4, by=2),
            "The last seed falls 2 pits before your store.",
            "Der letzte Samen fällt 2 Mulden vor deinem Speicher.",
        ),
        (
            Find(What.LAST_SEED, 0),
            Miss(Why.TOO_SHORT, 4, by=1),
            "The last seed falls one hole further on.",
            "Der letzte Samen fällt eine Mulde weiter.",
        ),
        (
            Follow(5),
            Miss(Why.STORE_SKIPPED, 13, got=4),
            "No seed of yours falls into North's store: the hand passes over it.",
            "In Nords Speicher fällt keiner deiner Samen, die Hand geht darüber hinweg.",
        ),
        (
            Sow(Captures(4)),
            Miss(Why.TOO_FEW, got=1, wanted=4),
            "That takes one seed; 4 are wanted.",
            "Das bringt einen Samen, gefragt sind 4.",
        ),
    ],
)
def test_a_miss_is_told_by_what_the_seeds_do(
    narrator: Narrator,
    translation: Translation,
    question: Question,
    miss: Miss,
    english: str,
    german: str,
) -> None:
    asked = task(question)
    for language, told in ((Language.ENGLISH, english), (Language.GERMAN, german)):
        translation.speak(language)
        assert narrator.learning.misses.tell(asked, miss, asked.position) == told


# -------------------------------------------------------------------- what is said is so

CONTENT = Content()
CONTENT_TASKS = tuple(
    task for group in CONTENT.groups for unit in group.sizes for task in CONTENT.unit(unit).tasks
)


def test_only_of_a_hole_that_is_passed_over_it_is_said_that_it_is(narrator: Narrator) -> None:
    """Wherever a seed is looked for in a lesson, and whichever wrong hole is named for it."""
    said = Counter[str]()
    for asked in CONTENT_TASKS:
        if not isinstance(asked.question, Follow | Find) or not asked.sown:
            continue
        if isinstance(asked.question, Find) and asked.question.what is not What.LAST_SEED:
            continue
        stores = skipped_stores(asked)
        told = falls(asked.sown)
        for at, hole in itertools.product(range(len(told)), range(asked.position.layout.holes)):
            trying = Attempt(asked)
            if isinstance(asked.question, Follow):
                trying.marked = [fall.hole for fall in told[:at]]
                passed = stores | dict(told[at].skipped).keys()
            elif at:
                break
            else:
                passed = stores
            miss = trying.put(hole).miss
            if miss is None:
                continue
            sentence = narrator.learning.misses.tell(asked, miss, asked.position)
            assert ("passes over" in sentence) is (hole in passed), (asked.id, at, hole, sentence)
            sown = asked.variant.family is not Family.OWARE
            no_store = asked.position.layout.is_store(hole) and not sown
            assert ("No store is sown" in sentence) is no_store, (asked.id, at, hole, sentence)
            said[sentence.split()[0]] += 1
    assert sum(said.values()) > 500


def skipped_stores(asked: Task) -> set[int]:
    """The stores a hand passes over on its way twice around the board."""
    position, pit = asked.position, asked.position.layout.row(asked.position.to_sow)[0]
    seeds = [0] * position.layout.holes
    seeds[pit] = 2 * position.layout.holes
    sowing = asked.variant.sow(replace(position, seeds=tuple(seeds)), pit)
    return {step.hole for step in sowing.of(Skip) if position.layout.is_store(step.hole)}
