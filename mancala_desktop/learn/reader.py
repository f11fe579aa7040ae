"""The rules as they are read: sections that fit a rule set, their examples, and what fills the gaps
in their texts.

`rules.toml` holds what no language changes, `de/rules` and `en/rules` the texts. A section is for the
rule sets whose options are as it says, so each rule is told once, whoever has it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from mancala_desktop.learn.example import Example
from mancala_desktop.learn.facts import Fact, gaps, of_game, of_turn
from mancala_desktop.learn.holes import STORES
from mancala_desktop.learn.reading import ContentError, reading
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import DEFAULTS, PRESETS, Preset
from mancala_desktop.rules.variant import Family, Variant

FILE = "rules.toml"
"""The file of what no language changes."""

COMMON = "common"
"""The file of texts that belong to no game alone."""

Data = Mapping[str, Any]
_Read = TypeVar("_Read")

_HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}\s*")


class Chapter(Enum):
    """What a section is: the chapters, in order."""

    RULES = "rules"
    COMPARE = "compare"
    CARDS = "cards"
    QUESTIONS = "questions"
    SOURCES = "sources"


class Comparison(Enum):
    """What a section compares in a table."""

    PRESETS = "presets"
    FAMILIES = "families"


@dataclass(frozen=True, slots=True)
class Section:
    """A piece of the rules of a `family` (None: of all) for rule sets whose options have one of the
    values in `where`. It has an example for each number of pits that matters, or none."""

    id: str
    chapter: Chapter
    family: Family | None
    where: Mapping[str, tuple[str, ...]]
    examples: tuple[Example, ...] = ()
    table: Comparison | None = None

    def fits(self, variant: Variant) -> bool:
        """Whether it tells of these rules."""
        if self.family not in (None, variant.family):
            return False
        options = variant.options()
        return all(_is_one_of(options[name], values) for name, values in self.where.items())

    def example(self, variant: Variant) -> Example | None:
        """The example for a board with so many pits, or else the first; none that these rules,
        changed by hand, would make a lie of."""

        def other_size(example: Example) -> bool:
            return example.fitting(variant).pits != variant.pits

        honest = [each for each in self.examples if each.holds(variant)]
        return min(honest, key=other_size, default=None)

    def presets(self) -> Iterator[Preset]:
        """The rule sets it is read under."""
        return (preset for preset in PRESETS.values() if self.fits(preset.variant))


@dataclass(frozen=True, slots=True)
class Contrast:
    """Something that the games have or have not: what the example shows happens, or it does not."""

    id: str
    example: Example

    def seen_in(self, family: Family) -> bool:
        """Whether it is so in the usual rules of a game."""
        (variant,) = _usual(family)
        return self.example.holds(variant)


@dataclass(frozen=True, slots=True)
class Text:
    """A section's words in one language, with gaps; paragraphs are a little Markdown."""

    title: str
    paragraphs: tuple[str, ...]

    @property
    def gaps(self) -> set[str]:
        """The names of the facts that are wanted."""
        return gaps(" ".join((self.title, *self.paragraphs)))


@dataclass(frozen=True, slots=True)
class Texts:
    """The words of sections in one language, by the sections' ids; the file or folder they are from,
    and why others were left out."""

    file: str
    texts: Mapping[str, Text]
    damage: tuple[ContentError, ...] = ()

    def of(self, rules: Rules) -> Texts:
        """Those that `rules` have, as far as they say enough of a section."""
        missing = [each.id for each in rules.contrasts if each.id not in self.texts]
        for section in rules.sections:
            if not (section.id in self.texts and self.texts[section.id].paragraphs):
                missing.append(section.id)
        untold = (
            () if self.damage else (ContentError(self.file, key, "no words") for key in missing)
        )
        texts = {key: text for key, text in self.texts.items() if key not in missing}
        return Texts(self.file, texts, (*self.damage, *untold))


@dataclass(frozen=True, slots=True)
class Rules:
    """All sections, in the order in which they are read."""

    sections: tuple[Section, ...]
    contrasts: tuple[Contrast, ...]
    damage: tuple[ContentError, ...] = ()
    """Why others were left out."""

    def of(self, variant: Variant) -> tuple[Section, ...]:
        """Those that tell of these rules, chapter by chapter."""
        fitting = [section for section in self.sections if section.fits(variant)]
        return tuple(each for chapter in Chapter for each in fitting if each.chapter is chapter)


def read_rules(folder: Path) -> Rules:
    """The sections in `folder`, that of all learning content; a damaged one is left out and told.
    Raises ContentError if there are none."""
    with reading(FILE):
        content = (folder / FILE).read_text(encoding="utf-8")
    return parse_rules(content)


def parse_rules(content: str) -> Rules:
    """The same from a TOML text."""
    damage: list[ContentError] = []
    with reading(FILE):
        data = tomllib.loads(content)
        sections = _whole(data["section"], "section", _section, damage)
        contrasts = _whole(data["contrast"], "contrast", _contrast, damage)
    if not sections:
        raise damage[0] if damage else ContentError(FILE, "", "there is no section")
    return Rules(sections, contrasts, tuple(damage))


def read_texts(folder: Path, language: str) -> Texts:
    """The words of all sections in a language; what is damaged is left out and told."""
    texts: dict[str, Text] = {}
    damage: list[ContentError] = []
    for name in (*(family.value for family in Family), COMMON):
        file = f"{language}/rules/{name}.md"
        try:
            with reading(file):
                found = parse_texts(file, (folder / file).read_text(encoding="utf-8"))
        except ContentError as error:
            damage.append(error)
            continue
        twice = [ContentError(file, key, "there twice") for key in found.texts.keys() & texts]
        damage += [*found.damage, *twice]
        texts |= found.texts
    return Texts(f"{language}/rules", texts, tuple(damage))


def parse_texts(file: str, content: str) -> Texts:
    """The texts of one Markdown file: `## Title {#id}` and paragraphs."""
    texts: dict[str, Text] = {}
    damage: list[ContentError] = []
    for part in re.split(r"(?m)^(?=## )", content):
        head, _, body = part.partition("\n")
        if not head.startswith("## "):
            continue  # what stands before the first heading is for who writes
        heading = _HEADING.fullmatch(head)
        if heading is None:
            damage.append(ContentError(file, head.strip(), "a heading without an id"))
        elif heading["id"] in texts:
            damage.append(ContentError(file, heading["id"], "there twice"))
        else:
            paragraphs = tuple(each.strip() for each in body.split("\n\n") if each.strip())
            texts[heading["id"]] = Text(heading["title"], paragraphs)
    return Texts(file, texts, tuple(damage))


def facts(variant: Variant, example: Example | None) -> dict[str, Fact]:
    """What the gaps of a text can be filled with: facts of the game, of each sowing of the example, and
    the pits that are refused."""
    found = of_game(variant)
    if example is None:
        return found
    told = list(example.told(variant))
    sowings = [each.sowing for each in told if each.sowing]
    for number, sowing in enumerate(sowings, 1):
        found |= {f"{name}{_nth(number)}": fact for name, fact in of_turn((sowing,)).items()}
    refused = [each.facts["pit"] for each in told if not each.sowing]
    for number, pit in enumerate(refused, 1):
        found[f"refused{_nth(number)}"] = pit
    end = sowings[-1].after if sowings else example.start(variant)
    return found | {name: end.store(side) for name, side in zip(STORES, Side, strict=True)}


def _nth(number: int) -> str:
    return "" if number == 1 else str(number)


def _is_one_of(value: str, values: Sequence[str]) -> bool:
    return value in values or any(each[:1] == "!" and each[1:] != value for each in values)


def _whole(
    tables: object, kind: str, read: Callable[[Data], _Read], damage: list[ContentError]
) -> tuple[_Read, ...]:
    """What can be read of some tables; the damage of the others is added to `damage`."""
    if not isinstance(tables, list):
        raise TypeError(f"{kind} is no list of tables")
    found: dict[str, _Read] = {}
    for number, table in enumerate(tables, 1):
        name = table.get("id") if isinstance(table, dict) else None
        place = name if isinstance(name, str) else f"{kind} {number}"
        try:
            with reading(FILE, place):
                if name != place or place in found:
                    raise ValueError("it needs an id of its own")
                found[place] = read(table)
        except ContentError as error:
            damage.append(error)
    return tuple(found.values())


def _section(data: Data) -> Section:
    family = Family(data["family"]) if "family" in data else None
    section = Section(
        data["id"],
        Chapter(data.get("chapter", Chapter.RULES.value)),
        family,
        {name: tuple(values) for name, values in _where(data.get("where", {}), family).items()},
        tuple(Example.read(each) for each in data.get("example", [])),
        Comparison(data["table"]) if "table" in data else None,
    )
    for variant in _usual(family):
        for example in section.examples:
            example.check(variant)
    return section


def _where(data: object, family: Family | None) -> Mapping[str, list[str]]:
    """The options a section asks for, all of them some that its game has."""
    if not isinstance(data, dict):
        raise TypeError("where is no table of options")
    for name, values in data.items():
        if not isinstance(values, list):
            raise TypeError(f"where.{name} is no list of values")
        for value in values:
            for variant in _usual(family):
                variant.with_options({name: value.removeprefix("!")})
    return data


def _contrast(data: Data) -> Contrast:
    contrast = Contrast(
        data["id"], Example.read({"position": data["position"], "moves": [data["move"]]})
    )
    for variant in _usual(None):
        contrast.example.check(variant)
    return contrast


def _usual(family: Family | None) -> list[Variant]:
    """The rules a family is usually played by, or all families."""
    return [PRESETS[DEFAULTS[each]].variant for each in Family if family in (None, each)]
