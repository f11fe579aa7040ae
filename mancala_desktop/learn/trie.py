"""A tree of sowings: all the good ways through one turn, `f(c(a) a(c)) b` in the letters of the pits.

After f both c and a are good, then the other one of them; b alone is good, too, and ends the turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from mancala_desktop.rules.board import Layout


class TrieError(ValueError):
    """A text that is no tree of sowings: `why`, and the `column` (1, 2, …) where it goes wrong."""

    def __init__(self, why: str, column: int) -> None:
        super().__init__(f"column {column}: {why}")
        self.why = why
        self.column = column


@dataclass(frozen=True, slots=True)
class Trie:
    """What may be sown next, by ring index, and what then. Without children the turn is over."""

    children: Mapping[int, Trie] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(frozenset(self.children.items()))

    @property
    def ends(self) -> bool:
        """Whether nothing is left to sow."""
        return not self.children

    @property
    def size(self) -> int:
        """How many sowings it holds."""
        return sum(1 + child.size for child in self.children.values())

    def walk(self, pits: Iterable[int]) -> Trie | None:
        """What may follow after sowing `pits` in order; None as soon as one of them is not in it."""
        trie: Trie | None = self
        for pit in pits:
            trie = trie and trie.children.get(pit)
            if trie is None:
                return None
        return trie

    def lines(self) -> Iterator[tuple[int, ...]]:
        """Every way through, as ring indices."""
        for pit, child in self.children.items():
            if child.ends:
                yield (pit,)
            else:
                yield from ((pit, *line) for line in child.lines())

    def text(self, layout: Layout) -> str:
        """The text form, which `parse` reads."""
        return " ".join(
            layout.name(pit) + (f"({child.text(layout)})" if child.children else "")
            for pit, child in self.children.items()
        )

    @classmethod
    def parse(cls, text: str, layout: Layout) -> Trie:
        """Read the text form; TrieError says what is wrong and in which column."""
        trie, at = _parse(text, 0, layout)
        if at < len(text):
            raise TrieError("expected a space or the end", at + 1)
        return trie


def _parse(text: str, at: int, layout: Layout) -> tuple[Trie, int]:
    """The sowings from `at` on to a closing bracket or the end, and where that is."""
    children: dict[int, Trie] = {}
    while True:
        try:
            pit = layout.pit(text[at : at + 1])
        except ValueError:
            raise TrieError("expected the letter of a pit", at + 1) from None
        if pit in children:
            raise TrieError("the same pit twice", at + 1)
        children[pit] = Trie()
        at += 1
        if text[at : at + 1] == "(":
            children[pit], at = _parse(text, at + 1, layout)
            if text[at : at + 1] != ")":
                raise TrieError("a bracket is never closed", at + 1)
            at += 1
        if text[at : at + 1] != " ":
            return Trie(children), at
        at += 1
