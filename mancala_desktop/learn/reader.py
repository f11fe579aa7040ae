"""The rules as they are read: sections that fit a rule set, their examples, and what fills the gaps
in their texts.

`rules.toml` holds what no language changes, `de/rules` and `en/rules` the texts. A section is for the
rule sets whose options are as it says, so each rule is told once, whoever has it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from mancala_desktop.learn.claims import ContentError, Example, holds
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import DEFAULTS, PRESETS, Preset
from mancala_desktop.rules.sowing import Capture, Drop, Lift, Sowing, Spare, Sweep
from mancala_desktop.rules.variant import Family, Variant

COMMON = "common"
"""The file of texts that belong to no game alone."""

GAP = re.compile(r"\{(\w+)\}")
"""A gap in a text, to be filled with a fact."""

_HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}\s*")


class Group(Enum):
    """What a section is: the groups, in order."""

    RULES = "rules"
    COMPARE = "compare"
    CARDS = "cards"
    QUESTIONS = "questions"
    SOURCES = "sources"


class Table(Enum):
    """What a section compares in a table."""

    PRESETS = "presets"
    FAMILIES = "families"


@dataclass(frozen=True, slots=True)
class Hole:
    """A fact that is a pit or a store, by its ring index."""

    index: int


Fact = int | Hole | tuple[Hole, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A piece of the rules of a `family` (None: of all) for rule sets whose options have one of the
    values in `where`. It has an example for each number of pits that matters, or none."""

    id: str
    group: Group
    family: Family | None
    where: Mapping[str, tuple[str, ...]]
    examples: tuple[Example, ...] = ()
    table: Table | None = None

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

        honest = [each for each in self.examples if holds(variant, each)]
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
        variant = PRESETS[DEFAULTS[family]].variant
        return holds(self.example.fitting(variant), self.example)


@dataclass(frozen=True, slots=True)
class Text:
    """A section's words in one language, with gaps; paragraphs are a little Markdown."""

    title: str
    paragraphs: tuple[str, ...]

    @property
    def gaps(self) -> set[str]:
        """The names of the facts that are wanted."""
        return set(GAP.findall(" ".join((self.title, *self.paragraphs))))


@dataclass(frozen=True, slots=True)
class Rules:
    """All sections, in the order in which they are read."""

    sections: tuple[Section, ...]
    contrasts: tuple[Contrast, ...]

    def of(self, variant: Variant) -> tuple[Section, ...]:
        """Those that tell of these rules, group by group."""
        fitting = [section for section in self.sections if section.fits(variant)]
        return tuple(each for group in Group for each in fitting if each.group is group)


def read_rules(folder: Path) -> Rules:
    """The sections in `folder`, that of all learning content. Raises ContentError."""
    return parse_rules(_content(folder / "rules.toml"))


def parse_rules(content: str) -> Rules:
    """The sections in a TOML text. Raises ContentError."""
    try:
        data = tomllib.loads(content)
        sections = tuple(_section(each) for each in data["section"])
        contrasts = tuple(
            Contrast(
                each["id"], Example.read({"position": each["position"], "moves": [each["move"]]})
            )
            for each in data["contrast"]
        )
    except (tomllib.TOMLDecodeError, KeyError, ValueError) as error:
        raise ContentError(f"rules.toml: {error}") from error
    return Rules(sections, contrasts)


def read_texts(folder: Path, language: str) -> dict[str, Text]:
    """The words of all sections in a language, by the sections' ids. Raises ContentError."""
    texts: dict[str, Text] = {}
    for name in (*(family.value for family in Family), COMMON):
        for key, text in parse_texts(_content(folder / language / "rules" / f"{name}.md")):
            if key in texts:
                raise ContentError(f"{language}: {key} is there twice")
            texts[key] = text
    return texts


def parse_texts(content: str) -> Iterator[tuple[str, Text]]:
    """The texts of one Markdown file: `## Title {#id}` and paragraphs. Raises ContentError."""
    for part in re.split(r"(?m)^(?=## )", content):
        head, _, body = part.partition("\n")
        if not head.startswith("## "):
            continue  # what stands before the first heading is for who writes
        heading = _HEADING.fullmatch(head)
        if heading is None:
            raise ContentError(f"a heading without an id: {head}")
        paragraphs = tuple(each.strip() for each in body.split("\n\n") if each.strip())
        yield heading["id"], Text(heading["title"], paragraphs)


def facts(variant: Variant, example: Example | None) -> Mapping[str, Fact]:
    """What the gaps of a text can be filled with: the size of the game, and what the steps of the
    example's sowings say. Those of a second sowing end in 2, and so on."""
    found = _size(variant)
    if example is None:
        return found
    position = example.start(variant)
    sowings = example.sowings(variant)
    for number, sowing in enumerate(sowings, 1):
        end = "" if number == 1 else str(number)
        found |= {name + end: fact for name, fact in _sown(sowing).items()}
    refused = [move.pit for move in example.moves if move.illegal]
    for number, pit in enumerate(refused, 1):
        end = "" if number == 1 else str(number)
        found["refused" + end] = Hole(position.layout.pit(pit))
    last = sowings[-1].after if sowings else position
    found["south"], found["north"] = (last.store(side) for side in Side)  # type: ignore[assignment]
    return found


def _sown(sowing: Sowing) -> dict[str, Fact]:
    layout = sowing.before.layout
    lifts, drops = list(sowing.of(Lift)), [Hole(step.hole) for step in sowing.of(Drop)]
    found: dict[str, Fact] = {
        "pit": Hole(sowing.pit),
        "laps": sowing.laps,
        "captured": sowing.captured,
        "taken": tuple(sorted((Hole(p) for s in sowing.of(Capture) for p in s.pits), key=_index)),
        "spared": tuple(sorted((Hole(p) for s in sowing.of(Spare) for p in s.pits), key=_index)),
        "swept_south": _swept(sowing, Side.SOUTH),
        "swept_north": _swept(sowing, Side.NORTH),
    }
    if lifts:
        found["count"] = lifts[0].seeds
        found["lifted"] = tuple(Hole(lift.pit) for lift in lifts)
    if drops:
        found["falls"], found["last"] = tuple(drops), drops[-1]
        found["in_last"] = sowing.after.seeds[drops[-1].index]
        if not layout.is_store(drops[-1].index):
            opposite = layout.opposite(drops[-1].index)
            found["opposite"] = Hole(opposite)
            found["lay_opposite"] = sowing.before.seeds[opposite]
    return found


def _size(variant: Variant) -> dict[str, Fact]:
    layout = variant.layout
    south, north = layout.row(Side.SOUTH), layout.row(Side.NORTH)
    found: dict[str, Fact] = {
        "pits": variant.pits,
        "seeds": variant.seeds,
        "total": variant.total,
        "most": variant.total // 2 + 1,
        "half": variant.total // 2,
        "row": variant.pits * variant.seeds,
        "south_first": Hole(south[0]),
        "south_last": Hole(south[-1]),
        "north_first": Hole(north[0]),
        "north_last": Hole(north[-1]),
        "south_first_index": south[0],
        "south_last_index": south[-1],
        "south_store_index": layout.store(Side.SOUTH),
        "north_first_index": north[0],
        "north_last_index": north[-1],
        "north_store_index": layout.store(Side.NORTH),
        "round_trip": 2 * variant.pits + 1,
        "once_around": 2 * variant.pits,
    }
    for name in ("turn_cap", "repetition", "rounds"):
        value = getattr(variant, name, None)
        if value is not None:
            found[name] = value
    return found


def _swept(sowing: Sowing, side: Side) -> int:
    store = sowing.before.layout.store(side)
    return sum(step.seeds for step in sowing.of(Sweep) if step.store == store)


def _index(hole: Hole) -> int:
    return hole.index


def _is_one_of(value: str, values: Sequence[str]) -> bool:
    return value in values or any(each[:1] == "!" and each[1:] != value for each in values)


def _section(data: Mapping[str, object]) -> Section:
    family = data.get("family")
    where = data.get("where", {})
    examples = data.get("example", [])
    table = data.get("table")
    assert isinstance(where, dict)
    assert isinstance(examples, list)
    return Section(
        str(data["id"]),
        Group(data.get("group", Group.RULES.value)),
        None if family is None else Family(family),
        {name: tuple(values) for name, values in where.items()},
        tuple(Example.read(each) for each in examples),
        None if table is None else Table(table),
    )


def _content(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{path} cannot be read: {error}") from error
