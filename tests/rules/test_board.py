"""The ring: names, owners, opposites."""

from __future__ import annotations

import pytest

from mancala_desktop.rules.board import Layout, Side

every_size = pytest.mark.parametrize("pits", range(4, 9))


def test_six_pits_a_side_are_numbered_and_lettered_as_in_the_rules() -> None:
    ring = Layout(6)
    assert [ring.name(pit) for pit in ring.row(Side.SOUTH)] == list("abcdef")
    assert [ring.name(pit) for pit in ring.row(Side.NORTH)] == list("ABCDEF")
    assert (ring.store(Side.SOUTH), ring.store(Side.NORTH)) == (6, 13)
    assert [ring.opposite(pit) for pit in range(6)] == [12, 11, 10, 9, 8, 7]


@every_size
def test_names_and_pits_are_each_others_inverse(pits: int) -> None:
    ring = Layout(pits)
    for side in Side:
        assert [ring.pit(ring.name(pit)) for pit in ring.row(side)] == list(ring.row(side))


@every_size
def test_every_hole_has_an_owner_and_a_mirror(pits: int) -> None:
    ring = Layout(pits)
    for hole in range(ring.holes):
        assert ring.owner(ring.mirrored(hole)) is ring.owner(hole).other
        assert ring.mirrored(ring.mirrored(hole)) == hole
        assert ring.is_store(hole) == (hole in map(ring.store, Side))


@pytest.mark.parametrize("name", ["", "g", "G", "ab", "7", "ä"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no pit"):
        Layout(6).pit(name)


def test_a_store_has_no_pit_name() -> None:
    with pytest.raises(ValueError, match="store"):
        Layout(6).name(6)
