"""Nothing the rules or the disk can come up with is without words, in either language."""

from __future__ import annotations

from pathlib import Path

import pytest

from mancala_desktop.engine.level import LEVELS
from mancala_desktop.play.seats import Seat, SeatKind
from mancala_desktop.play.settings import Language
from mancala_desktop.play.storage import Obstacle, StorageError
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation

LANGUAGES = pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])


@LANGUAGES
def test_presets_have_names_and_differences_of_their_own(
    language: Language, narrator: Narrator, translation: Translation
) -> None:
    translation.speak(language)

    names = {narrator.rules.preset(preset_id) for preset_id in PRESETS}
    differences = {narrator.rules.difference(preset_id) for preset_id in PRESETS}

    assert len(names) == len(differences) == len(PRESETS)
    assert not names & set(PRESETS)
    assert all(sentence.endswith(".") for sentence in differences)


@LANGUAGES
@pytest.mark.parametrize("family", Family)
def test_every_option_and_every_value_has_words(
    family: Family, language: Language, narrator: Narrator, translation: Translation
) -> None:
    translation.speak(language)
    assert narrator.rules.tagline(family) != narrator.rules.family(family)

    for name, values in PRESETS[DEFAULTS[family]].variant.allowed().items():
        words = [narrator.rules.value(name, value) for value in values]
        assert narrator.rules.option(name) not in ("", name)
        assert len(set(words)) == len(values)
        assert not [each for each in words if "%" in each or "_" in each]


@LANGUAGES
def test_levels_have_a_character(
    language: Language, narrator: Narrator, translation: Translation
) -> None:
    translation.speak(language)

    characters = {narrator.people.character(level.number) for level in LEVELS}

    assert len(characters) == len(LEVELS)


@LANGUAGES
@pytest.mark.parametrize("obstacle", Obstacle)
def test_every_obstacle_on_the_disk_has_words(
    obstacle: Obstacle, language: Language, narrator: Narrator, translation: Translation
) -> None:
    translation.speak(language)
    error = StorageError(obstacle, Path("folder") / "Sunday.mancala", "out of luck")

    told = narrator.troubles.storage(error)

    assert "Sunday.mancala" in told or "folder" in told
    assert "{" not in told
    assert narrator.troubles.autosave(error).endswith(told)


def test_the_line_under_the_title(narrator: Narrator, translation: Translation) -> None:
    person, computer = Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER)
    kalah, awari = PRESETS["kalah-plyyard"].variant, PRESETS["awari"].variant

    assert narrator.subtitle("kalah-plyyard", kalah, (person, computer)) == (
        "6 pits · 4 seeds · against computer"
    )
    translation.speak(Language.GERMAN)
    assert narrator.subtitle("awari", awari, (person, person)) == (
        "Awari · 6 Mulden · 4 Samen · zu zweit am Gerät"
    )
    assert narrator.rules.goal(kalah) == "48 Samen, 25 gewinnen"
