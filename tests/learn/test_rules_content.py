"""The rules as they are read: every example is true, and every text complete in both languages."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from mancala_desktop.assets import asset
from mancala_desktop.learn.example import Example
from mancala_desktop.learn.facts import OF_A_TURN
from mancala_desktop.learn.reader import (
    Chapter,
    Section,
    Text,
    Texts,
    facts,
    parse_rules,
    read_rules,
    read_texts,
)
from mancala_desktop.learn.reading import ContentError
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family, Variant

RULES = read_rules(asset("learn"))
TEXTS = {
    language: read_texts(asset("learn"), language).of(RULES).texts for language in ("de", "en")
}
KALAH, OWARE = (PRESETS[DEFAULTS[family]].variant for family in (Family.KALAH, Family.OWARE))


def readers(section: Section) -> list[Variant]:
    """The rules a section is read under: those of rule sets, or else of one with its options."""
    presets = [preset.variant for preset in section.presets()]
    if presets or section.family is None:
        return presets
    usual = PRESETS[DEFAULTS[section.family]].variant
    wanted = {name: values[0] for name, values in section.where.items()}
    return [usual.with_options(wanted)]


def examples() -> Iterator[tuple[str, Variant, Example]]:
    for section in RULES.sections:
        for variant in readers(section):
            sizes = {each.fitting(variant).pits: each for each in section.examples}
            if section.examples:
                usual = section.examples[0]
                yield section.id, variant, sizes.get(variant.pits, usual)


@pytest.mark.parametrize(
    ("name", "variant", "example"),
    [pytest.param(*each, id=f"{each[0]}-{place}") for place, each in enumerate(examples())],
)
def test_the_rules_agree_with_every_example(name: str, variant: Variant, example: Example) -> None:
    assert [str(each) for each in example.falsehoods(variant)] == [], name


def test_a_text_that_claims_a_false_capture_is_found_out() -> None:
    content = (asset("learn") / "rules.toml").read_text("utf-8")
    true, false = 'taken = ["c", "D"], captured = 5', 'taken = ["c", "D"], captured = 6'
    assert true in content
    section = next(
        each
        for each in parse_rules(content.replace(true, false)).sections
        if each.id == "kalah-capture"
    )

    (lie,) = section.examples[0].falsehoods(KALAH)

    assert str(lie) == (
        "move 1, a from 2,0,0,3,1,4/9|3,0,5,4,2,1/14|s: captured is said to be 6, "
        "but by the rules it is 5"
    )
    assert section.example(KALAH) is None  # the reader would rather show none


@pytest.mark.parametrize(
    ("move", "true"),
    [
        ({"pit": "a", "last": "d"}, "c"),
        ({"pit": "a", "falls": ["b"]}, ["b", "c"]),
        ({"pit": "a", "again": True}, False),
        ({"pit": "a", "taken": ["c"]}, ["c", "D"]),
        ({"pit": "a", "why_spared": "grand_slam"}, ""),
        ({"pit": "a", "laps": 2}, 1),
        ({"pit": "a", "next": "south"}, "north"),
        ({"pit": "a", "over": "row_empty"}, ""),
        ({"pit": "a", "south": 9}, 14),
        ({"pit": "a", "skips": ["north"]}, []),
        ({"pit": "a", "legal": ["a"]}, ["a", "d", "e", "f"]),
        ({"pit": "a", "illegal": "empty_pit"}, ""),
        ({"pit": "b"}, "empty_pit"),
    ],
)
def test_every_kind_of_claim_can_be_false(move: dict[str, object], true: object) -> None:
    data = {"position": "2,0,0,3,1,4/9|3,0,5,4,2,1/14|s", "moves": [move]}

    (lie,) = Example.read(data).falsehoods(KALAH)

    assert lie.true == true


def test_whatever_is_told_of_a_turn_can_be_claimed_and_nothing_else() -> None:
    told = [each.facts for _, variant, example in examples() for each in example.told(variant)]

    assert {name.partition(".")[0] for facts in told for name in facts} - {"legal"} == OF_A_TURN


def test_what_lies_in_some_holes_can_be_claimed() -> None:
    def lies(holes: dict[str, int]) -> int:
        data = {
            "position": "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s",
            "moves": [{"pit": "c", "lie": holes}],
        }
        return len(Example.read(data).falsehoods(KALAH))

    assert lies({"c": 0, "d": 5, "south": 1}) == 0
    assert lies({"c": 0, "south": 2}) == 1


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("nothing", "rules.toml: "),
        ("section = 3\ncontrast = []", "rules.toml: section is no list of tables"),
        ("section = [3]\ncontrast = []", "rules.toml: section 1: it needs an id of its own"),
        ('[[section]]\nid = "a"', "rules.toml: 'contrast' is missing or unknown"),
    ],
)
def test_rules_that_cannot_be_read_at_all_say_so(content: str, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        parse_rules(content)


@pytest.mark.parametrize(
    ("section", "told"),
    [
        ('family = "chess"', "'chess' is not a valid Family"),
        ('chapter = "poems"', "'poems' is not a valid Chapter"),
        ('table = "x"', "'x' is not a valid Comparison"),
        ("where = 3", "where is no table of options"),
        ('where = { ends = "x" }', "where.ends is no list of values"),
        ("where = { ends = [3] }", "has no attribute 'removeprefix'"),
        ('where = { color = ["x"] }', "option 'color' is unknown"),
        ('where = { ends = ["!never"] }', "never"),
        ('where = { rounds = ["1"] }', "option 'rounds' is unknown"),  # Kalah reads it, too
        ("example = 3", "'int' object is not iterable"),
        ("example = [{ moves = [] }]", "'position' is missing or unknown"),
        ("example = [{ position = 4 }]", "'int' object has no attribute 'split'"),
        ('example = [{ position = "4,4/0|4,4/0" }]', "expected South"),
        ('example = [{ position = "4,x,4,4/0|4,4,4,4/0|s" }]', "only Congkak has burnt pits"),
        ('example = [{ position = "start", options = { pits = "99" } }]', "pits '99' is unknown"),
        ('example = [{ position = "start", moves = [{ pit = "z" }] }]', "no pit is called 'z'"),
        ('example = [{ position = "start", moves = [{ last = "a" }] }]', "a move without a pit"),
        (
            'example = [{ position = "start", moves = [{ pit = "a", eats = 3 }] }]',
            "nobody can check eats",
        ),
    ],
)
def test_a_damaged_section_is_told_and_costs_nothing_else(section: str, told: str) -> None:
    content = (asset("learn") / "rules.toml").read_text("utf-8")
    more = f'\n[[section]]\nid = "a"\n{section}\n'
    if "family" not in section and "rounds" not in section:
        more += 'family = "kalah"\n'

    rules = parse_rules(content + more)

    assert rules.sections == RULES.sections and rules.contrasts == RULES.contrasts
    (error,) = rules.damage
    assert (error.file, error.place) == ("rules.toml", "a")
    assert told in error.what


def test_a_damaged_text_is_told_and_costs_nothing_else(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(asset("learn"), tmp_path / "learn"))
    oware, kalah = (folder / "en" / "rules" / f"{name}.md" for name in ("oware", "kalah"))
    oware.write_bytes(b"\xff")
    kalah.write_text(kalah.read_text("utf-8").replace(" {#kalah-sow}", ""), "utf-8")

    texts = read_texts(folder, "en").of(RULES)

    assert [(error.file, error.place) for error in texts.damage] == [
        ("en/rules/kalah.md", "## Sowing"),
        ("en/rules/oware.md", ""),
    ]
    lost = {key for key in TEXTS["en"] if key == "kalah-sow" or key.startswith("oware-")}
    assert set(texts.texts) == set(TEXTS["en"]) - lost


def test_a_section_without_words_is_told() -> None:
    words = dict(TEXTS["de"])
    del words["kalah-sow"], words["has-relay"]
    words["kalah-aim"] = Text("Ziel", ())

    texts = Texts("de/rules", words).of(RULES)

    assert {error.place for error in texts.damage} == {"kalah-sow", "kalah-aim", "has-relay"}
    assert "kalah-aim" not in texts.texts


# -------------------------------------------------------------------- texts


def ids() -> list[str]:
    return [each.id for each in RULES.sections] + [each.id for each in RULES.contrasts]


@pytest.mark.parametrize("language", TEXTS)
def test_every_section_has_its_words_and_no_words_are_left_over(language: str) -> None:
    assert sorted(ids()) == sorted(TEXTS[language])
    assert [key for key, text in TEXTS[language].items() if not text.title] == []
    assert [each.id for each in RULES.sections if not TEXTS[language][each.id].paragraphs] == []


@pytest.mark.parametrize("key", ids())
def test_both_languages_have_the_same_gaps_and_paragraphs(key: str) -> None:
    german, english = TEXTS["de"][key], TEXTS["en"][key]

    assert german.gaps == english.gaps
    assert len(german.paragraphs) == len(english.paragraphs)
    assert [text.count("**") for text in german.paragraphs] == [
        text.count("**") for text in english.paragraphs
    ]


@pytest.mark.parametrize("section", RULES.sections, ids=[*ids()][: len(RULES.sections)])
def test_every_gap_is_filled_under_all_rules(section: Section) -> None:
    for variant in readers(section):
        known = facts(variant, section.example(variant))

        assert TEXTS["en"][section.id].gaps <= set(known), variant


def test_an_example_that_is_told_of_is_there() -> None:
    told = [
        each
        for each in RULES.sections
        if any("In the example" in text for text in TEXTS["en"][each.id].paragraphs)
    ]

    assert len(told) > 35
    assert [each.id for each in told if not each.examples] == []


# -------------------------------------------------------------------- who reads what


def test_each_rule_set_has_every_chapter() -> None:
    for preset in PRESETS.values():
        assert {section.chapter for section in RULES.of(preset.variant)} == set(Chapter)


def test_rules_that_contradict_each_other_are_never_read_together() -> None:
    pairs = [
        ("kalah-empty-own", "kalah-empty-none"),
        ("kalah-end-either", "kalah-end-mover"),
        ("oware-slam-nothing", "oware-slam-captures", "oware-slam-illegal"),
        ("oware-origin-skip", "oware-origin-sow"),
        ("congkak-cap", "congkak-no-cap"),
        ("congkak-opening", "congkak-in-turn"),
    ]
    for preset in PRESETS.values():
        read = {section.id for section in RULES.of(preset.variant)}
        for pair in pairs:
            if preset.variant.family.value == pair[0].partition("-")[0]:
                assert len(read & set(pair)) == 1, (preset.id, pair)


def test_what_the_games_have_is_found_out_by_playing() -> None:
    seen = {
        each.id: "".join("ny"[each.seen_in(family)] for family in Family)
        for each in RULES.contrasts
    }

    assert seen == {
        "has-own-store": "yny",
        "has-extra-turn": "yny",
        "has-opposite": "yny",
        "has-twos-and-threes": "nyn",
        "has-relay": "nny",
        "has-feeding": "nyn",
        "has-majority": "nyn",
    }
