"""A tree of sowings is read, written and walked."""

import pytest

from mancala_desktop.learn.trie import Trie, TrieError
from mancala_desktop.rules.board import layout

SIX = layout(6)
TEXT = "f(c(a) a(c)) b"


def test_a_tree_is_written_as_it_was_read() -> None:
    trie = Trie.parse(TEXT, SIX)

    assert trie.text(SIX) == TEXT
    assert trie == Trie({5: Trie({2: Trie({0: Trie()}), 0: Trie({2: Trie()})}), 1: Trie()})
    assert hash(trie) == hash(Trie.parse("b f(a(c) c(a))", SIX))
    assert Trie.parse("F A(B)", SIX).text(SIX) == "F A(B)"
    assert trie.size == 6


def test_a_walk_says_what_may_follow() -> None:
    trie = Trie.parse(TEXT, SIX)

    assert set(trie.lines()) == {(5, 2, 0), (5, 0, 2), (1,)}
    assert all((end := trie.walk(line)) and end.ends for line in trie.lines())
    after = trie.walk((5,))
    assert after and set(after.children) == {0, 2}
    assert trie.walk((4,)) is None and trie.walk((1, 2)) is None


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("x", 1),
        ("f(c", 4),
        ("f()", 3),
        ("a)", 2),
        ("a a", 3),
        ("a  b", 3),
        ("a(b) ", 6),
        ("ab", 2),
    ],
)
def test_a_damaged_text_is_refused_at_its_place(text: str, column: int) -> None:
    with pytest.raises(TrieError) as refused:
        Trie.parse(text, SIX)

    assert refused.value.column == column
