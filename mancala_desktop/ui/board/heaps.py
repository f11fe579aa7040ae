"""Which seed lies where: every seed on the board is an individual with a number.

The rules count seeds; eyes follow them. Here a sowing's steps become transfers ("the top three of
this pit go into that hand"), and heaps carry them out. A heap is a pile: what comes last lies on
top and leaves first, so that a transfer done backwards puts the very same seeds back in the very
same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import (
    Await,
    Capture,
    Drop,
    Halve,
    Lift,
    Refill,
    Sowing,
    Step,
    Sweep,
)

SPLIT = -1
"""The place of a seed that was split: one half of it lies in either store."""


@dataclass(frozen=True, slots=True)
class InHand:
    """In the hand of `side`, held over the hole with ring index `over`."""

    side: Side
    over: int


@dataclass(frozen=True, slots=True)
class Gathered:
    """Captured and drawn together over the hole `over`, about to be carried away."""

    over: int


Place = int | InHand | Gathered
"""A ring index, a hand, a gathered capture, or SPLIT."""


@dataclass(frozen=True, slots=True)
class Lie:
    """Which seeds are to be seen where: by ring index those that lie in a hole, in the order of the
    places of its heap, and those held over it."""

    lying: Mapping[int, Sequence[int]]
    held: Mapping[int, Sequence[int]]

    @classmethod
    def of(cls, heaps: Heaps) -> Lie:
        """Laid down anew: the lowest seed of a heap takes its first place."""
        lying: dict[int, tuple[int, ...]] = {}
        held: dict[int, tuple[int, ...]] = {}
        for place, seeds in heaps:
            match place:
                case InHand(_, over):
                    held[over] = (*held.get(over, ()), *seeds)
                case int():
                    lying[place] = seeds
        return cls(lying, held)


@dataclass(frozen=True, slots=True)
class Transfer:
    """The topmost `seeds` seeds of `source` go to `target`."""

    source: Place
    target: Place
    seeds: int

    @property
    def reversed(self) -> Transfer:
        """What takes this transfer back."""
        return Transfer(self.target, self.source, self.seeds)


class Heaps:
    """The seeds of every place, from the bottom up."""

    def __init__(self, seeds: Mapping[Place, Sequence[int]]) -> None:
        self._seeds: dict[Place, list[int]] = {
            place: list(heap) for place, heap in seeds.items() if heap
        }

    @classmethod
    def of(cls, position: Position) -> Heaps:
        """The seeds of a position, numbered in the order of the ring."""
        return Heaps({}).arranged(position)

    def __iter__(self) -> Iterator[tuple[Place, tuple[int, ...]]]:
        """Every place that holds seeds, and these."""
        return ((place, tuple(heap)) for place, heap in self._seeds.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heaps) and self._seeds == other._seeds

    __hash__ = None  # type: ignore[assignment]

    def at(self, place: Place) -> tuple[int, ...]:
        """The seeds of one place, the topmost last."""
        return tuple(self._seeds.get(place, ()))

    def copy(self) -> Heaps:
        """The same seeds at the same places, to be moved about independently."""
        return Heaps(self._seeds)

    def move(self, transfer: Transfer) -> tuple[int, ...]:
        """Carry out a transfer; returns the seeds that moved, the topmost last.

        Raises ValueError when the source holds fewer seeds.
        """
        heap = self._seeds.get(transfer.source, [])
        if len(heap) < transfer.seeds:
            raise ValueError(f"{transfer.source} holds {len(heap)} seeds, not {transfer.seeds}")
        cut = len(heap) - transfer.seeds
        moved = heap[cut:]
        self._put(transfer.source, heap[:cut])
        self._put(transfer.target, [*self.at(transfer.target), *moved])
        return tuple(moved)

    def follow(self, sowing: Sowing) -> None:
        """Carry out all that a sowing moves; the heaps have to lie as before it."""
        for _, transfers in told(sowing):
            for transfer in transfers:
                self.move(transfer)

    def arranged(self, position: Position) -> Heaps:
        """The same seeds laid out as in `position`, as few as possible changing their place.

        Missing seeds are added with new numbers, surplus ones vanish.
        """
        wanted = places(position)
        kept = {place: self.at(place)[:count] for place, count in wanted.items()}
        moving = [seed for place, heap in self for seed in heap[wanted[place] :]]
        unused = 1 + max((seed for _, heap in self for seed in heap), default=-1)
        moving += range(unused, unused + sum(wanted.values()))
        for place, count in wanted.items():
            missing = count - len(kept[place])
            kept[place] += tuple(moving[:missing])
            del moving[:missing]
        return Heaps(kept)

    def _put(self, place: Place, heap: list[int]) -> None:
        if heap:
            self._seeds[place] = heap
        else:
            self._seeds.pop(place, None)


def places(position: Position) -> Counter[Place]:
    """How many seeds each place holds in a position, waiting hands included."""
    counts: Counter[Place] = Counter(dict(enumerate(position.seeds)))
    if position.half:
        counts[SPLIT] = 1
    if position.opening:
        for side in Side:
            counts[InHand(side, position.opening.at[side])] = position.opening.hands[side]
    return +counts


def told(sowing: Sowing) -> tuple[tuple[Step, tuple[Transfer, ...]], ...]:
    """Every step of a sowing and the transfers it makes, in order."""
    hand = Hand(sowing.before)
    opening = sowing.before.opening
    over = list(opening.at) if opening else [-1, -1]
    story = []
    for step in sowing.steps:
        story.append((step, tuple(_transfers(step, hand, over))))
        hand.take(step)
    return tuple(story)


def heaps_of(start: Position, sowings: Iterable[Sowing]) -> Heaps:
    """How the seeds lie after these sowings from `start`: for the same game always the same."""
    heaps = Heaps.of(start)
    for sowing in sowings:
        heaps.follow(sowing)
    return heaps


def falling(sowing: Sowing, heaps: Heaps) -> tuple[int, ...]:
    """Which seed falls with every drop of a sowing from `heaps`, which lie as in `sowing.before`."""
    heaps = heaps.copy()
    seeds: list[int] = []
    for step, transfers in told(sowing):
        moved = [heaps.move(transfer) for transfer in transfers]
        if isinstance(step, Drop):
            seeds += moved[0]
    return tuple(seeds)


def _transfers(step: Step, hand: Hand, over: list[int]) -> Iterator[Transfer]:
    """What `step` moves; `hand` stands before it, each side's own hand over the hole in `over`."""
    match step:
        case Lift(side, pit, seeds):
            over[side] = pit
            yield Transfer(pit, InHand(side, pit), seeds)
        case Drop(side, hole):
            yield Transfer(InHand(side, over[side]), hole, 1)
        case Capture(pits, store, _, _):
            for pit in pits:
                yield Transfer(pit, store, hand.seeds[pit])
        case Sweep(pit, store, seeds, _):
            yield Transfer(pit, store, seeds)
        case Halve(pit):
            yield Transfer(pit, SPLIT, 1)
        case Refill(pit, store, seeds):
            yield Transfer(store, pit, seeds)
        case Await(opening) if opening:
            for side in Side:
                at = opening.at[side]
                if opening.hands[side] and at != over[side]:
                    yield Transfer(InHand(side, over[side]), InHand(side, at), opening.hands[side])
        case _:
            pass
