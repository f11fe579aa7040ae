"""Whatever a learner can be asked, and whatever can be wrong about the answer, has words."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from dataclasses import replace
from random import Random

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
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.learn.trainers import task as trainer_task
from mancala_desktop.learn.trie import Trie
from mancala_desktop.play.settings import Language
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Skip
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation

LANGUAGES = (Language.ENGLISH, Language.GERMAN)
KALAH = PRESETS["kalah-plyyard"].variant
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


ANSWERS = {
    ("6,6,1,6,0,1/3|6,6,6,0,5,0/2|s", "kalah-plyyard", Find(What.LAST_SEED, 3)): (
        "The answer: pit C. 6 seeds from d, one for each hole: the last one falls into pit C."
    ),
    ("10,9,0,0,3,12/4|0,11,11,3,2,3/4|s", "kalah-plyyard", Find(What.LAST_SEED, 5)): (
        "The answer: pit e. 12 seeds from f, one for each hole: the last one falls into pit e, "
        "the store of the other side gets none."
    ),
    ("6,1,4,0,0,0,0/4|1,0,0,1,6,0,0/7|s", "congkak-sequential", Find(What.LAST_SEED, 1)): (
        "The answer: South's store. It is sown on from c; the last seed falls into your store."
    ),
    ("7,0,2,7,1,1/5|0,7,7,1,6,1/3|s", "kalah-plyyard", Find(What.EXTRA_TURNS)): (
        "The answer: pit f. The last one falls into your store: seed 1 of f."
    ),
    ("1,8,8,2,6,0/4|7,0,2,0,2,1/7|s", "kalah-plyyard", Count(Amount.SEEDS_CAPTURED, 3)): (
        "The answer: 8. The last seed falls into the empty pit f: 1 from f and 7 from A, 8 in all."
    ),
    ("4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", "kalah-standard", Count(Amount.SEEDS_CAPTURED, 0)): (
        "The answer: 0. The last seed falls into pit e, where seeds are lying already."
    ),
    ("7,0,2,7,1,0/6|0,7,7,1,6,1/3|s", "kalah-plyyard", Find(What.CAPTURES)): (
        "The answer: pit e. e ends in f and takes 1."
    ),
    ("6,6,1,6,0,0/4|6,6,6,0,5,0/2|s", "kalah-plyyard", Sow(Chain(2))): (
        "The answer: a, b. a ends in your store, and after b the turn is over."
    ),
    ("0,0,0,0,0,2/22|1,2,0,1,0,0/20|s", "kalah-plyyard", Count(Amount.OTHER_KEEPS, 5)): (
        "The answer: 5. At the end North keeps 2 in A, 2 in B and 1 in D."
    ),
    ("0,0,0,0,0,2/22|1,2,0,1,0,0/20|s", "kalah-plyyard", Count(Amount.FINAL, 5)): (
        "The answer: 23. Your store: 22 before and 1 sown."
    ),
    ("1,1,1,1,13,2/14|0,0,0,0,0,0/15|s", "oware-abapa", Find(What.LEGAL)): (
        "The answer: pit e and pit f. North has no seed left and must be fed. Seeds that get as far "
        "as North's row: 7 from e and 2 from f."
    ),
    ("6,0,2,1,1,17/17|0,0,1,0,0,0/3|s", "oware-abapa", Sow(Slam())): (
        "The answer: f. f would take all North has, and so takes nothing."
    ),
}
"""What is told of an answer for which the content has no reason."""


@pytest.mark.parametrize("asked", list(ANSWERS), ids=str)
def test_an_answer_has_its_reason_from_the_steps(
    narrator: Narrator, asked: tuple[str, str, Question]
) -> None:
    text, preset, question = asked
    variant = PRESETS[preset].variant
    made = Task("test", variant, variant.position(text), question)
    assert narrator.learning.answer(made, TaskText("")) == ANSWERS[asked]


def test_every_answer_of_every_trainer_has_a_reason_in_every_language(
    narrator: Narrator, translation: Translation
) -> None:
    """The best sowing, too, whatever it does; no gap is left open."""
    best = Task("b", KALAH, KALAH.start(), Sow(Best(Trie({2: Trie()}))))
    made = [
        trainer_task(trainer, level, Random(seed))
        for trainer in Trainer
        if trainer is not Trainer.BEST_MOVE
        for level in range(1, len(trainer.levels) + 1)
        for seed in range(3)
    ]
    for language in LANGUAGES:
        translation.speak(language)
        for each in (best, *made):
            why = narrator.learning.reasons.why(each)
            assert why.endswith(".") and "{" not in why and "(s)" not in why, each


SENTENCES = {
    Why.ILLEGAL: "This pit belongs to North.",
    Why.NOT_ASKED: "Another pit is asked for, not B.",
    Why.TOO_SHORT: "The last seed falls 2 pits before your store.",
    Why.TOO_FAR: "The last seed falls 2 pits past your store.",
    Why.LAST_ELSEWHERE: "The last seed falls into pit B, not into your store.",
    Why.LAST_IN_STORE: "The last seed falls into your store, not into an empty pit.",
    Why.NOT_EMPTY: "The last seed falls into pit B, where seeds are lying already.",
    Why.OTHER_SIDE: "The last seed falls into pit B, which belongs to North.",
    Why.OWN_SIDE: "The last seed falls into pit B, in your own row. You harvest only in North's.",
    Why.NOTHING_OPPOSITE: "The last seed falls into the empty pit B, but nothing lies opposite.",
    Why.NOT_TWO_OR_THREE: "After the last seed pit B holds 3. Only two or three are harvested.",
    Why.SLAM_TAKES_NOTHING: "That would take every seed of North: a grand slam, which takes nothing here.",
    Why.NO_SLAM: "North would still have seeds left.",
    Why.TOO_FEW: "That takes 3 seeds; 4 are wanted.",
    Why.TURN_OVER: "Your turn is over after 3 sowings; 4 are wanted.",
    Why.FEEDS_NOTHING: "No seed reaches North's row: the last one falls into pit B.",
    Why.GOES_ON: "The game is not over after that.",
    Why.NOT_WON: "The game ends with 3 seeds for you; to win you need 4.",
    Why.NO_LONGER: "After B it is your turn again, but the goal is then out of reach.",
    Why.LEFT_TO_TAKE: "North can then sow B and take 3 seeds.",
    Why.NOT_BEST: "There is something better than B.",
    Why.NOT_DECIDED: (
        "This turn does not decide the game yet: you have 3 seeds, 4 are more than half."
    ),
    Why.WINS_LATER: "With best play B wins, too, but not in this turn.",
    Why.STORE_SKIPPED: "No seed of yours falls into pit B: the hand passes over it.",
    Why.NO_STORE_SOWN: "No store is sown here: only what is harvested goes there.",
    Why.ORIGIN_SKIPPED: "The hand passes over pit B, from which these seeds come.",
    Why.BURNT: "The hand passes over pit B, for it is burnt.",
    Why.OWN_STORE_LEFT_OUT: "Seed 3 falls into your store first.",
    Why.AGAINST_DIRECTION: "That is backwards. You sow anticlockwise.",
    Why.STARTS_NEXT_DOOR: "The first seed falls into the hole after pit B.",
    Why.ONE_EACH: "One seed a hole: pit B has just had its own, seed 3 goes on.",
    Why.JUMPED: "No hole is left out: seed 3 does not fall into pit B yet.",
    Why.NOT_ONE: "Not one of them: pit B.",
    Why.OWN_ROW: "Nothing is taken from pit B: you harvest only in North's row.",
    Why.OUT_OF_REACH: (
        "Nothing is taken from pit B: the harvest goes back from the last seed, pit by pit, and ends "
        "before that."
    ),
    Why.NOT_LAST: "Nothing is taken from pit B: the last seed does not fall there.",
    Why.NOT_OPPOSITE: (
        "Nothing is taken from pit B: it is not opposite the pit where the last seed falls."
    ),
    Why.NEVER_TAKEN: "Nothing is ever taken from pit B.",
    Why.SOME_MISSING: "Right so far, but 4 are missing.",
    Why.LESS: "It is more than 3.",
    Why.MORE: "It is less than 3.",
    Why.OPTION: "That is not the right answer.",
}
SENTENCES_OF: dict[tuple[Why, Question], str] = {
    (Why.TOO_SHORT, Find(What.LAST_SEED, 2)): "The last seed falls 2 holes further on.",
    (Why.TOO_SHORT, Find(What.EXTRA_TURNS)): (
        "From pit B the last seed falls 2 pits before your store."
    ),
    (Why.TOO_FAR, Find(What.EXTRA_TURNS)): (
        "From pit B the last seed falls 2 pits past your store."
    ),
    (Why.TOO_FEW, Sow(Laps(3))): "The relay ends after 3 laps; 4 are wanted.",
    (Why.TOO_FEW, Sow(Takes(5))): "This turn brings 3 seeds into your store; 4 are wanted.",
    (Why.NOT_ONE, Find(What.LAST_SEED, 2)): "The last seed does not fall into pit B.",
    (Why.NOT_ONE, Find(What.CAPTURED, 2)): "Nothing is taken from pit B.",
    (Why.NOT_ONE, Find(What.EXTRA_TURNS)): "From pit B the last seed does not reach your store.",
    (Why.NOT_ONE, Find(What.CAPTURES)): "Sowing pit B captures nothing.",
    (Why.NOT_ONE, Find(What.FEEDS)): "From pit B no seed reaches North's row.",
    (Why.NOT_ONE, Find(What.SLAMS)): "If you sow pit B, North still has seeds left.",
}
"""What is said of B, by 2 holes, 3 instead of 4: by what is wrong, and by what was asked."""


def test_every_miss_is_told_with_its_facts_and_in_a_sentence_of_its_own(
    narrator: Narrator, translation: Translation
) -> None:
    assert set(SENTENCES) == set(Why)
    assert set(QUESTIONS) >= {question for _, question in SENTENCES_OF}
    english, german = (told_of_everything(narrator, translation, each) for each in LANGUAGES)
    for (why, question), told in english.items():
        assert told == SENTENCES_OF.get((why, question), SENTENCES[why]), (why, question)
        assert facts(told) == facts(german[why, question]), german[why, question]
    kinds = len(SENTENCES) + len(SENTENCES_OF)
    assert len(set(english.values())) == len(set(german.values())) == kinds
    assert len(set(zip(english.values(), german.values(), strict=True))) == kinds


def told_of_everything(
    narrator: Narrator, translation: Translation, language: Language
) -> dict[tuple[Why, Question], str]:
    translation.speak(language)
    sentences = {}
    for why, question in itertools.product(Why, QUESTIONS):
        asked = task(question)
        miss = Miss(why, 8, by=2, got=3, wanted=4, reason=Reason.NOT_YOUR_PIT)
        sentences[why, question] = narrator.learning.misses.tell(asked, miss, asked.position)
    return sentences


def facts(sentence: str) -> set[str]:
    """The numbers in a sentence, and whether it names B and the other side."""
    assert "{" not in sentence and "(s)" not in sentence
    return set(re.findall(r"\d+|\bB\b|Nord", sentence.replace("North", "Nord")))


@pytest.mark.parametrize(
    ("question", "miss", "english", "german"),
    [
        (
            Sow(ExtraTurn()),
            Miss(Why.TOO_SHORT, 4, by=2),
            "The last seed falls 2 pits before your store.",
            "Der letzte Samen landet 2 Mulden vor deinem Speicher.",
        ),
        (
            Find(What.LAST_SEED, 0),
            Miss(Why.TOO_SHORT, 4, by=1),
            "The last seed falls one hole further on.",
            "Der letzte Samen fällt einen Platz weiter.",
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
            "Damit nimmst du einen Samen, gefragt sind 4.",
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
