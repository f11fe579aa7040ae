"""The transposition table forgets, but it never says of one board what it was told of another."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("mancala_desktop.engine.machine", reason="the core is not compiled here")

from mancala_desktop.engine.machine.table import Table, keep, kept

BUCKETS_OF_A_MIB = 14  # bits
TAG = 41  # bits
GREATEST = (1 << 23) - 1


@pytest.mark.parametrize("bits", [1, 10, 15, 20, 41, 55, 64])
def test_what_is_remembered_of_a_board_is_what_was_kept_last(bits: int) -> None:
    random, table = Random(bits), Table(1, bits)
    told: dict[int, int] = {}
    for _ in range(60_000):
        key = random.getrandbits(min(bits, random.choice([8, bits, bits])))
        told[key] = random.randint(1, GREATEST)
        keep(table, key, told[key])
        assert kept(table, key) == told[key]
    for key, payload in told.items():
        assert kept(table, key) in (0, payload)
    for _ in range(60_000):
        key = random.getrandbits(bits)
        assert kept(table, key) in (0, told.get(key, 0))


@pytest.mark.parametrize("bits", [10, BUCKETS_OF_A_MIB + 3])
def test_where_there_is_room_for_all_boards_none_is_forgotten(bits: int) -> None:
    table = Table(1, bits)
    for key in range(1 << bits):
        keep(table, key, key % GREATEST + 1)
    assert all(kept(table, key) == key % GREATEST + 1 for key in range(1 << bits))


def test_what_is_worth_less_makes_room_for_what_is_worth_more() -> None:
    random, table = Random(1), Table(1, 40)
    dear = {random.getrandbits(40): GREATEST - number for number in range(5_000)}
    for key, payload in dear.items():
        keep(table, key, payload)
    for _ in range(300_000):
        keep(table, random.getrandbits(40), 1)
    assert all(kept(table, key) == payload for key, payload in dear.items())


def test_the_first_board_and_the_last_are_boards_like_others() -> None:
    table = Table(1, 64)
    for key in (0, (1 << 64) - 1):
        assert kept(table, key) == 0
        keep(table, key, 7)
        assert kept(table, key) == 7


def test_a_table_is_sure_as_long_as_its_tags_are_whole() -> None:
    assert Table(1, BUCKETS_OF_A_MIB + TAG).sure
    assert not Table(1, BUCKETS_OF_A_MIB + TAG + 1).sure
    assert Table(2, BUCKETS_OF_A_MIB + TAG + 1).sure


def test_where_there_is_not_so_much_memory_there_is_no_table() -> None:
    with pytest.raises(MemoryError):
        Table(1 << 30, 64)
