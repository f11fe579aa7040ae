"""Opening books: exact values of the first boards of a game, proved beforehand.

A file is a head and entries. The head: the mark, how long the rules' text is (two bytes) and this
text, the number of entries (four bytes), a checksum of all the rest. An entry is a board, seeds of
the own pits and then of the other ones, and the value of every own pit, a signed byte: by how much
the seeds gained from here on will differ when this pit is sown and then both sides play their best.
Entries are sorted by board. `packaging/book/make_book.py` makes the files.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from hashlib import blake2b

from mancala_desktop.assets import asset
from mancala_desktop.rules.variant import Variant

Values = dict[int, int]  # own pit, 0 the one farthest from the store -> store difference gained

_MARK = b"mancala book 1\n"
_CHECKSUM = 16  # bytes
_ILLEGAL = -128  # in the place of a value


class BookError(Exception):
    """A file that is damaged, or no book of this game."""


class Book:
    """The entries of one file."""

    def __init__(self, contents: bytes, variant: Variant) -> None:
        """Raises BookError if `contents` is not a sound book of `variant`."""
        head = _head(variant)
        if not contents.startswith(_MARK):
            raise BookError("not an opening book")
        if not contents.startswith(head):
            raise BookError("the opening book of other rules")
        start = len(head) + 4 + _CHECKSUM
        count = int.from_bytes(contents[len(head) : len(head) + 4], "little")
        self._pits = variant.pits
        self._size = 3 * variant.pits
        self._entries = contents[start:]
        if len(self._entries) != count * self._size:
            raise BookError(f"an opening book of {count} boards cannot be {len(contents)} bytes")
        if contents[start - _CHECKSUM : start] != _checksum(head, self._entries):
            raise BookError("the checksum of the opening book is wrong")

    def __len__(self) -> int:
        """How many boards it knows."""
        return len(self._entries) // self._size

    def __iter__(self) -> Iterator[bytes]:
        """All boards, in order."""
        return map(self._board, range(len(self)))

    def values(self, rows: bytes) -> Values | None:
        """The value of every legal sowing of a board, own pits first; None if it is not known."""
        place = bisect_left(range(len(self)), rows, key=self._board)
        if place == len(self) or self._board(place) != rows:
            return None
        start = place * self._size + 2 * self._pits
        values = memoryview(self._entries)[start : start + self._pits].cast("b")
        return {pit: value for pit, value in enumerate(values) if value != _ILLEGAL}

    def _board(self, place: int) -> bytes:
        start = place * self._size
        return self._entries[start : start + 2 * self._pits]


def read(variant: Variant) -> Book | None:
    """The book of these rules, None where there is none.

    Raises BookError if it is damaged, OSError if it cannot be read.
    """
    try:
        path = asset("books", name(variant))
    except FileNotFoundError:
        return None
    return Book(path.read_bytes(), variant)


def write(variant: Variant, entries: Mapping[bytes, Mapping[int, int]]) -> bytes:
    """The file that holds `entries`: the values of the legal sowings of every board."""
    lines = []
    for rows, values in sorted(entries.items()):
        told = (values.get(pit, _ILLEGAL) for pit in range(variant.pits))
        lines.append(rows + b"".join(value.to_bytes(1, signed=True) for value in told))
    body = b"".join(lines)
    head = _head(variant)
    return head + len(lines).to_bytes(4, "little") + _checksum(head, body) + body


def name(variant: Variant) -> str:
    """The name of the file with the book of these rules."""
    return "-".join([variant.family.value, *variant.options().values()]) + ".book"


def _head(variant: Variant) -> bytes:
    options = (f"{option}={word}" for option, word in variant.options().items())
    rules = " ".join([variant.family.value, *options]).encode()
    return _MARK + len(rules).to_bytes(2, "little") + rules


def _checksum(head: bytes, body: bytes) -> bytes:
    return blake2b(head + body, digest_size=_CHECKSUM).digest()
