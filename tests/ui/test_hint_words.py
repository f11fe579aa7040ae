"""The hint and the tutor in words: typical sentences word for word, and no nonsense in any."""

from __future__ import annotations

import pytest

from mancala_desktop.engine.advice import Advice
from mancala_desktop.engine.reasons import Case, Reason, Why, case
from mancala_desktop.play.coach import Doubt
from mancala_desktop.play.settings import Language
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation
from tests.ui.test_narration import NONSENSE

KALAH = PRESETS["kalah-standard"].variant
START = KALAH.start()
LANGUAGES = (Language.GERMAN, Language.ENGLISH)


def made(text: str, *line: int, preset: str = "kalah-standard", exact: bool = False) -> Case:
    variant = PRESETS[preset].variant
    position = variant.position(text)
    values = dict.fromkeys(variant.legal_moves(position), 0) | {line[0]: 2}
    advice = Advice(values, frozenset(values if exact else ()), line, last=True)
    return case(variant, position, (), advice)


@pytest.mark.parametrize(
    ("told", "german", "english"),
    [
        (
            made("1,0,0,0,3,1/0|0,0,0,0,5,3/0|s", 5, 0, 12, exact=True),
            "Hinweis f: endet in deinem Speicher, lässt a im selben Zug 6 Samen fangen und gewinnt "
            "sicher. Bestes Spiel: f a · F",
            "Hint f: ends in your store, lets a capture 6 seeds in the same turn and wins for sure. "
            "Best play: f a · F",
        ),
        (
            made("0,0,1,2,0,0/0|0,0,5,0,9,9/0|s", 3, 9),
            "Hinweis d: droht mit dem Fang von 6 Samen. Erwartet: d · C",
            "Hint d: threatens to capture 6 seeds. Expected: d · C",
        ),
        (
            made("1,0,0,0,0,2/0|1,2,3,5,0,0/0|s", 5, preset="oware-abapa"),
            "Hinweis f: erntet 5 Samen.",
            "Hint f: harvests 5 seeds.",
        ),
    ],
)
def test_typical_sentences(
    told: Case, german: str, english: str, narrator: Narrator, translation: Translation
) -> None:
    translation.speak(Language.GERMAN)
    assert narrator.hints.why(told) == german
    translation.speak(Language.ENGLISH)
    assert narrator.hints.why(told) == english


@pytest.mark.parametrize("preset", ["kalah-standard", "oware-abapa"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why)
@pytest.mark.parametrize("seeds", [1, 2, 11])
def test_every_reason_has_words(
    preset: str,
    language: Language,
    why: Why,
    seeds: int,
    narrator: Narrator,
    translation: Translation,
) -> None:
    variant = PRESETS[preset].variant
    translation.speak(language)
    sowing = variant.sow(variant.start(), 2)
    told = Case(variant.family, (sowing,), (Reason(why, seeds, 4),), exact=False)

    sentence = narrator.hints.why(told)

    assert sentence.startswith(("Hint c: ", "Hinweis c: ")) and sentence.endswith(".")
    assert not [part for part in NONSENSE if part in sentence]


@pytest.mark.parametrize(
    ("values", "exact", "german", "english"),
    [
        (
            {0: 0, 2: 4},
            True,
            "Mit a ist der Sieg verschenkt; eine andere Mulde gewinnt sicher.",
            "With a the win is gone; another pit wins for sure.",
        ),
        (
            {0: -3, 2: 1},
            False,
            "Mit a verschenkst du wahrscheinlich den Sieg und 4 Samen.",
            "With a you are likely to give the win away, and 4 seeds.",
        ),
        ({0: 1, 2: 7}, True, "a verschenkt 6 Samen.", "a gives 6 seeds away."),
        (
            {0: 1, 2: 2},
            False,
            "a verschenkt wahrscheinlich einen Samen.",
            "a is likely to give a seed away.",
        ),
    ],
)
def test_what_the_tutor_says(
    values: dict[int, int],
    exact: bool,
    german: str,
    english: str,
    narrator: Narrator,
    translation: Translation,
) -> None:
    advice = Advice(values, frozenset(values if exact else ()), (2,), last=True)
    doubt = Doubt(0, advice.loss(0), advice.gives_win_away(0), advice, ticket=1)

    translation.speak(Language.GERMAN)
    assert narrator.hints.doubt(doubt, START) == german
    translation.speak(Language.ENGLISH)
    assert narrator.hints.doubt(doubt, START) == english


def test_a_line_is_told_as_far_as_one_can_follow_it(narrator: Narrator) -> None:
    line = (2, 5, 8, 7, 4, 11, 5, 1)
    history = []
    position = START
    sowings = []
    for pit in line:
        sowings.append(KALAH.sow(position, pit))
        history.append(position)
        position = sowings[-1].after
    told = Case(KALAH.family, tuple(sowings), (Reason(Why.EXTRA_TURN),), exact=True)

    assert narrator.hints.why(told).endswith("Best play: c f · B A · e")
