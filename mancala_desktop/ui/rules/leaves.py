"""What the reader shows: leaves made of sections, their texts filled in for the rules in question."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path

from mancala_desktop.learn.example import Example
from mancala_desktop.learn.facts import Fact
from mancala_desktop.learn.reader import (
    Chapter,
    Contrast,
    Rules,
    Section,
    Text,
    Texts,
    facts,
    read_rules,
    read_texts,
)
from mancala_desktop.learn.reading import ContentError
from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.narration.reader_words import ReaderWords
from mancala_desktop.ui.rules.spelling import spelt

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ReadSection:
    """One section as it is read; `example` is None where there is none."""

    section: Section
    title: str
    paragraphs: tuple[str, ...]
    example: Example | None

    @property
    def plain(self) -> str:
        """All its words, without marks."""
        return " ".join((self.title, *self.paragraphs)).replace("**", "")


class Leaf:
    """What is read at a time: a rule, or all of another chapter. `id` is the same in all languages;
    `where` names the rules it was found in, if they are not those that are read.

    Its texts are filled in when they are first wanted.
    """

    def __init__(
        self, key: str, chapter: Chapter, title: str, tell: Callable[[], tuple[ReadSection, ...]]
    ):
        self.id, self.chapter, self.title = key, chapter, title
        self._tell = tell
        self.where = ""

    @cached_property
    def entries(self) -> tuple[ReadSection, ...]:
        """Its sections."""
        return self._tell()

    def found_in(self, preset_id: str, where: str) -> Leaf:
        """The same leaf, as it is listed among those of other rules."""
        leaf = Leaf(f"{preset_id}/{self.id}", self.chapter, self.title, lambda: self.entries)
        leaf.where = where
        return leaf

    def has(self, words: Sequence[str]) -> bool:
        """Whether all of these words are on it, however they are spelt."""
        text = " ".join((self.title, *(entry.plain for entry in self.entries)))
        return all(re.search(spelt(word), text, re.IGNORECASE) for word in words)


class Library:
    """Reads the content once and the texts of a language once. Raises ContentError if nothing of it
    can be read; what is damaged is left out, and told in `damage`."""

    def __init__(self, folder: Path, words: ReaderWords) -> None:
        self._folder = folder
        self._words = words
        self._rules: Rules | None = None
        self._texts: dict[str, Texts] = {}

    @property
    def rules(self) -> Rules:
        """All sections."""
        if self._rules is None:
            self._rules = read_rules(self._folder)
        return self._rules

    @property
    def damage(self) -> tuple[ContentError, ...]:
        """What is left out in the language spoken now, and why."""
        return self.rules.damage + self._spoken.damage

    def text(self, key: str) -> Text:
        """The words of a section or a contrast, in the language spoken now."""
        return self._spoken.texts[key]

    def contrasts(self) -> list[tuple[str, Contrast]]:
        """What the games have or have not, and what it is called."""
        texts = self._spoken.texts
        return [(texts[each.id].title, each) for each in self.rules.contrasts if each.id in texts]

    @property
    def _spoken(self) -> Texts:
        language = self._words.language
        if language not in self._texts:
            texts = self._texts[language] = read_texts(self._folder, language).of(self.rules)
            for error in (*self.rules.damage, *texts.damage):
                log.error("some rules cannot be read: %s", error)
        return self._texts[language]

    def leaves(self, variant: Variant) -> tuple[Leaf, ...]:
        """All there is to read about these rules, in order."""
        leaves, several = list[Leaf](), dict[Chapter, list[Section]]()
        size = facts(variant, None)
        told = self._spoken.texts
        for section in (each for each in self.rules.of(variant) if each.id in told):
            if section.chapter is Chapter.RULES:
                title = self._words.fill(self.text(section.id).title, size, variant.layout)
                tell = partial(self._entries, (section,), variant)
                leaves.append(Leaf(section.id, Chapter.RULES, title, tell))
            else:
                several.setdefault(section.chapter, []).append(section)
        for chapter, sections in several.items():
            tell = partial(self._entries, tuple(sections), variant)
            leaves.append(Leaf(chapter.value, chapter, self._words.chapter(chapter), tell))
        return tuple(leaves)

    def _entries(self, sections: tuple[Section, ...], variant: Variant) -> tuple[ReadSection, ...]:
        return tuple(self._entry(section, variant) for section in sections)

    def _entry(self, section: Section, variant: Variant) -> ReadSection:
        example = section.example(variant)
        known: dict[str, Fact] = {}
        preset = next(section.presets(), None)
        if example is None and section.examples and preset:  # a player changed them: told as usual
            usual = preset.variant
            known |= facts(usual, section.example(usual))
        known |= facts(variant, example)
        layout = (example.fitting(variant) if example else variant).layout
        text = self.text(section.id)
        fill = self._words.fill
        return ReadSection(
            section,
            fill(text.title, known, layout),
            tuple(fill(each, known, layout) for each in text.paragraphs),
            example,
        )
