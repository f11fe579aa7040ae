"""Positions as a search sees them: from the side to sow, without what no longer matters.

A *state* is a position seen by the side to sow, stores left out: scores count from the stores on,
so two positions that differ only in stores or in seats are one state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.oware import OnRepetition, Oware
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Variant

State = int | bytes

EXTRA_TURN = 1 << 12  # in a rank: more than all seeds of a game gained
PITS = 16  # in a rank: a seed gained is more than any pit

Branch = tuple[int, int, bool, State | None, int]
"""One sowing, as (rank, gain, again, after, pit); a plain tuple, because a search makes millions.

`rank` orders sowings, the most promising highest: extra turns, then seeds gained, then the pit
nearest the store; no two pits of a side rank alike. `gain` is what the store difference grows by
for the side that sows. `after` is seen by the side that sows next, the same one if `again`; None
at an end, whose last seeds are then part of `gain`. `pit` counts from 0, the own pit farthest from
the store.
"""


def rank(pit: int, gain: int, again: bool) -> int:
    """The rank of a branch."""
    return pit + (EXTRA_TURN if again else PITS * gain)


class Tree(Protocol):
    """All states that can follow from some root."""

    def state(self, position: Position) -> State:
        """The state of a position that is not over."""

    def branches(self, state: State) -> Iterator[Branch]:
        """Every legal sowing, the pit nearest the store first."""

    def rows(self, state: State) -> tuple[int, int]:
        """Seeds in the row of the side to sow and in the other one."""

    @property
    def provable(self) -> bool:
        """Whether seeds only ever leave the pits and no state comes again."""

    @property
    def can_repeat(self) -> bool:
        """Whether a state may come again."""


class RulesTree:
    """The tree as the rules themselves grow it, whatever the game."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant.scoring()
        self._layout = variant.layout
        # In a match of several rounds the stores pay for the next one, so they belong to the state.
        self._match = isinstance(variant, Congkak) and variant.rounds > 1
        self.can_repeat = variant.can_repeat
        self.provable = not self._match and not self.can_repeat

    def state(self, position: Position) -> State:
        return self._state(Hand(position))

    def branches(self, state: State) -> Iterator[Branch]:
        position = self._position(state)
        before = self._difference(position.seeds, Side.SOUTH)
        for pit in reversed(self._variant.legal_moves(position)):
            hand = Hand(position)
            self._variant.play(hand, pit)
            gain = self._difference(hand.seeds, Side.SOUTH) - before
            again = hand.to_sow is Side.SOUTH
            after = None if hand.over else self._state(hand)
            yield rank(pit, gain, again), gain, again, after, pit

    def rows(self, state: State) -> tuple[int, int]:
        assert isinstance(state, bytes)
        pits = self._layout.pits
        return sum(state[:pits]), sum(state[pits : 2 * pits])

    def _difference(self, seeds: tuple[int, ...] | list[int], side: Side) -> int:
        return seeds[self._layout.store(side)] - seeds[self._layout.store(side.other)]

    # A state is a row of bytes: own pits, other pits, sowings made in this turn, and, where there
    # are any, which pits are burnt and how a match stands.

    def _state(self, hand: Hand) -> bytes:
        own, other = hand.to_sow, hand.to_sow.other
        rows = [self._layout.row(side) for side in (own, other)]
        seeds = [seed for row in rows for seed in hand.seeds[row.start : row.stop]]
        state = bytes([*seeds, hand.sown])
        if hand.burnt or self._match:
            state += bytes(pit in hand.burnt for row in rows for pit in row)
        if self._match:
            stores = [hand.seeds[self._layout.store(side)] for side in (own, other)]
            state += bytes([*stores, hand.round, hand.starter is not own])
        return state

    def _position(self, state: State) -> Position:
        assert isinstance(state, bytes)
        pits = self._layout.pits
        burnt_flags = state[2 * pits + 1 : 4 * pits + 1]
        stores, starter, round_ = (0, 0), Side.SOUTH, 1
        if self._match:
            *both, round_, starts = state[4 * pits + 1 :]
            stores, starter = (both[0], both[1]), Side(starts)
        ring = [*self._layout.row(Side.SOUTH), *self._layout.row(Side.NORTH)]
        return Position(
            (*state[:pits], stores[0], *state[pits : 2 * pits], stores[1]),
            Side.SOUTH,
            burnt=frozenset(pit for pit, flag in zip(ring, burnt_flags, strict=False) if flag),
            sown=state[2 * pits],
            round=round_,
            starter=starter,
        )


def counts_repetition_as_nothing(variant: Variant) -> bool:
    """Whether going in circles is worth 0 for the seeds left, whatever came before."""
    return (
        isinstance(variant, Oware)
        and variant.repetition > 0
        and variant.on_repetition is OnRepetition.SPLIT
    )
