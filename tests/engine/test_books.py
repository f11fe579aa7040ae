"""What stands in the app's opening books is true."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from mancala_desktop.assets import asset
from mancala_desktop.engine import book
from mancala_desktop.engine.book import Book
from mancala_desktop.engine.kalah_tree import KalahTree
from mancala_desktop.rules.kalah import Kalah
from mancala_desktop.rules.presets import PRESETS

WIDE = 3  # the app's books know all boards up to so many sowings from the start

KALAHS = {name: it.variant for name, it in PRESETS.items() if isinstance(it.variant, Kalah)}
every_kalah = pytest.mark.parametrize("preset", KALAHS)


def test_every_file_in_the_folder_is_the_book_of_a_preset() -> None:
    files = {path.name for path in asset("books").iterdir()}

    assert files == {book.name(variant) for variant in KALAHS.values()}
    assert sum(path.stat().st_size for path in asset("books").iterdir()) < 2_000_000


def of(variant: Kalah) -> Book:
    found = book.read(variant)
    assert found is not None
    return found


def sowings(tree: KalahTree, rows: bytes) -> Iterator[tuple[int, int, bool, bytes | None]]:
    for _, gain, again, after, pit in tree.branches(int.from_bytes(rows, "little")):
        assert after is None or isinstance(after, int)
        yield pit, gain, again, None if after is None else after.to_bytes(len(rows), "little")


@every_kalah
def test_every_board_of_the_first_plies_is_in_the_book(preset: str) -> None:
    variant = KALAHS[preset]
    known, tree = of(variant), KalahTree(variant, variant.total)
    ply = {bytes([variant.seeds] * 12)}
    for _ in range(WIDE + 1):
        assert all(known.values(rows) for rows in ply)
        ply = {after for rows in ply for *_, after in sowings(tree, rows) if after}


@every_kalah
def test_every_value_agrees_with_the_boards_it_leads_to(preset: str) -> None:
    variant = KALAHS[preset]
    known, tree = of(variant), KalahTree(variant, variant.total)
    compared = 0
    for rows in known:
        values = known.values(rows)
        assert values is not None
        told = {pit: (gain, again, after) for pit, gain, again, after in sowings(tree, rows)}
        assert values.keys() == told.keys()
        for pit, (gain, again, after) in told.items():
            replies = known.values(after) if after else {-1: 0}
            if replies:
                best = max(replies.values())
                assert values[pit] == (gain + best if again else gain - best)
                compared += 1
    assert compared >= 40


@every_kalah
def test_a_value_is_as_odd_or_even_as_the_seeds_and_no_more_than_they(preset: str) -> None:
    known = of(KALAHS[preset])
    for rows in known:
        for value in (known.values(rows) or {}).values():
            assert (value - sum(rows)) % 2 == 0
            assert abs(value) <= sum(rows)


@pytest.mark.parametrize(
    ("preset", "values"),
    [
        ("kalah-plyyard", [-14, -8, 10, -2, -6, 4]),
        ("kalah-standard", [-14, -10, 8, -2, -8, 4]),
    ],
)
def test_the_first_sowings_are_worth_what_is_published(preset: str, values: list[int]) -> None:
    assert of(KALAHS[preset]).values(bytes([4] * 12)) == dict(enumerate(values))


@pytest.mark.parametrize("preset", ["kalah-plyyard", "kalah-36"])  # the others take too long here
def test_a_proof_from_nothing_gives_what_the_book_says(preset: str) -> None:
    proof = pytest.importorskip("mancala_desktop.engine.machine.proof", exc_type=ImportError)
    from mancala_desktop.engine.machine.board import Machine  # noqa: PLC0415
    from mancala_desktop.engine.machine.clock import Clock  # noqa: PLC0415
    from mancala_desktop.engine.machine.endgames import (  # noqa: PLC0415
        Endgames,
        boards,
        fill_layer,
    )
    from mancala_desktop.engine.machine.table import Table  # noqa: PLC0415

    variant = KALAHS[preset]
    machine, tree, known = (
        Machine(variant, variant.total),
        KalahTree(variant, variant.total),
        of(variant),
    )
    told = {  # what the book says of boards that are not in it
        after: (known.values(rows) or {})[pit] - gain
        if again
        else gain - (known.values(rows) or {})[pit]
        for rows in known
        for pit, gain, again, after in sowings(tree, rows)
        if after and not known.values(after)
    }
    few_seeds = sorted(told, key=lambda rows: (sum(rows), rows))[:60]
    few = 13
    memory = bytearray(b"\x80") * boards(variant.pits, few)
    for seeds in range(few + 1):
        fill_layer(machine, seeds, memory, Clock(bytearray(1), bytearray(1), 1 << 62), False)
    proved = 0
    for rows in Random(36).sample(few_seeds, 8):
        clock = Clock(bytearray(1), bytearray(1), 1_000_000)
        prover = proof.Prover(machine, Table(32, machine.bits), Endgames(few, memory))
        value = prover.value(rows, 0, told[rows], clock)
        if value is not None:
            assert value == told[rows]
            proved += 1
    assert proved >= 2
