"""Positions for property tests: reached by play and laid out at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.rules.variant import Variant

LONGEST_GAME = 2_000


@st.composite
def variants(draw: st.DrawFn, preset: str) -> Variant:
    """A preset as it is, or with other options."""
    variant = PRESETS[preset].variant
    if draw(st.booleans()):
        return variant
    return replace(
        variant,
        **{name: draw(st.sampled_from(values)) for name, values in variant.allowed().items()},
    )


def random_game(variant: Variant, position: Position, random: Random) -> Iterator[Sowing]:
    """Sow random legal pits until the game ends."""
    history: list[Position] = []
    while not position.over:
        assert len(history) < LONGEST_GAME, "this game does not end"
        sowing = variant.sow(position, random.choice(variant.legal_moves(position)), history)
        yield sowing
        history.append(position)
        position = sowing.after


@st.composite
def played(draw: st.DrawFn, variant: Variant) -> Position:
    """A position some random moves after the start, often still going on."""
    random = Random(draw(st.integers(0, 2**32)))
    length = draw(st.integers(0, 60))
    position = variant.start(draw(st.sampled_from(Side)))
    for sowing, _ in zip(random_game(variant, position, random), range(length), strict=False):
        position = sowing.after
    return position


@st.composite
def laid_out(draw: st.DrawFn, variant: Variant) -> Position:
    """Seeds put anywhere; over and swept if that already meets an end."""
    pits = st.one_of(st.just(0), st.integers(1, 3), st.integers(0, 14))
    rows = [draw(st.lists(pits, min_size=variant.pits, max_size=variant.pits)) for _ in Side]
    stores = [draw(st.integers(0, 12)) for _ in Side]
    seeds = (*rows[0], stores[0], *rows[1], stores[1])
    side = draw(st.sampled_from(Side))
    return variant.settled(Position(seeds, side, starter=side))


@st.composite
def situations(draw: st.DrawFn, preset: str) -> tuple[Variant, Position]:
    """A variant of a preset and a position of it."""
    variant = draw(variants(preset))
    return variant, draw(st.one_of(played(variant), laid_out(variant)))
