"""An opening book gives back what was written, and a file that is not sound is refused."""

from __future__ import annotations

import pytest

from mancala_desktop.engine import book
from mancala_desktop.engine.book import Book, BookError
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.presets import PRESETS

ENTRIES = {
    bytes([0, 3, 0, 1, 1, 0, 2, 0]): {1: -5, 3: 127},
    bytes([0, 3, 0, 0, 1, 0, 2, 0]): {1: -127},
    bytes([4, 4, 4, 4, 4, 4, 4, 4]): {0: 0, 1: 2, 2: -2, 3: 8},
}
SMALL = Kalah(pits=4)


def test_a_book_gives_back_what_was_written() -> None:
    written = Book(book.write(SMALL, ENTRIES), SMALL)

    assert list(written) == sorted(ENTRIES)
    assert {rows: written.values(rows) for rows in written} == ENTRIES


def test_a_board_that_is_not_in_the_book_has_no_values() -> None:
    written = Book(book.write(SMALL, ENTRIES), SMALL)

    for rows in (bytes(8), bytes([0, 3, 0, 1, 0, 0, 2, 0]), bytes([255] * 8)):
        assert written.values(rows) is None
    assert Book(book.write(SMALL, {}), SMALL).values(bytes([4] * 8)) is None


def test_a_value_that_does_not_fit_is_refused() -> None:
    with pytest.raises(OverflowError):
        book.write(SMALL, {bytes([4] * 8): {0: 128}})


@pytest.mark.parametrize("at", range(len(book.write(SMALL, ENTRIES))))
def test_a_book_with_one_wrong_byte_is_refused(at: int) -> None:
    contents = bytearray(book.write(SMALL, ENTRIES))
    contents[at] ^= 1

    with pytest.raises(BookError):
        Book(bytes(contents), SMALL)


@pytest.mark.parametrize("length", [0, 1, 20, 100, len(book.write(SMALL, ENTRIES)) - 1])
def test_a_book_cut_short_is_refused(length: int) -> None:
    with pytest.raises(BookError):
        Book(book.write(SMALL, ENTRIES)[:length], SMALL)


def test_the_book_of_other_rules_is_refused() -> None:
    with pytest.raises(BookError, match="other rules"):
        Book(book.write(SMALL, ENTRIES), Kalah(pits=4, seeds=3))


def test_a_game_without_a_book_has_none() -> None:
    assert book.read(PRESETS["oware-abapa"].variant) is None
    assert book.read(Kalah(pits=8)) is None
