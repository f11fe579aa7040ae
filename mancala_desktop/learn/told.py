"""What the steps of a sowing tell a learner: where seeds fall, and why the last one took what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import (
    Capture,
    Drop,
    Lift,
    Skip,
    SkipReason,
    Sowing,
    Spare,
    SpareReason,
    Sweep,
)
from mancala_desktop.rules.variant import Variant

_MOST_BOARDS = 2_000


@dataclass(frozen=True, slots=True)
class Fall:
    """A seed falls into `hole`, after the hand has passed over the holes `skipped`."""

    hole: int
    skipped: tuple[tuple[int, SkipReason], ...] = ()


def falls(sowing: Sowing) -> tuple[Fall, ...]:
    """Every seed of a sowing, all laps of it, in the order in which they fall."""
    found: list[Fall] = []
    skipped: list[tuple[int, SkipReason]] = []
    for step in sowing.steps:
        match step:
            case Skip(_, hole, reason):
                skipped.append((hole, reason))
            case Drop(_, hole):
                found.append(Fall(hole, tuple(skipped)))
                skipped.clear()
    return tuple(found)


def own_store(position: Position) -> int:
    """Ring index of the store of the side to sow."""
    return position.layout.store(position.to_sow)


def ends_in_store(sowing: Sowing) -> bool:
    """Whether the last seed falls into the own store."""
    return sowing.last_hole == own_store(sowing.before)


def ends_in_empty_pit(sowing: Sowing) -> bool:
    """Whether the last seed falls into an own pit that was empty."""
    spared = any(step.reason is SpareReason.NOTHING_OPPOSITE for step in sowing.of(Spare))
    takes_own = any(
        sowing.last_hole in step.pits and _is_own(sowing, sowing.last_hole)
        for step in sowing.of(Capture)
    )
    return spared or takes_own


def spares_a_slam(sowing: Sowing) -> bool:
    """Whether everything of the other side would have been taken, and so nothing is."""
    return any(step.reason is SpareReason.GRAND_SLAM for step in sowing.of(Spare))


def takes_all(sowing: Sowing) -> bool:
    """Whether captures leave the other side without a seed in its row."""
    taken = {pit for step in sowing.of(Capture) for pit in step.pits}
    other = sowing.before.layout.row(sowing.side.other)
    swept = {step.pit for step in sowing.of(Sweep)}
    return bool(taken & set(other)) and not any(
        sowing.after.seeds[pit] or pit in swept for pit in other
    )


def feeds(sowing: Sowing) -> bool:
    """Whether a seed falls into a pit of the other side."""
    row = sowing.before.layout.row(sowing.side.other)
    return any(step.hole in row for step in sowing.of(Drop))


def held_at_last(sowing: Sowing) -> int:
    """How many seeds the hole of the last one holds at that moment, before anything is taken."""
    seeds = list(sowing.before.seeds)
    seeds[sowing.pit] = 0
    for fall in falls(sowing):
        seeds[fall.hole] += 1
    return seeds[sowing.last_hole] if sowing.last_hole is not None else 0


def held_when_sown(sowing: Sowing) -> list[int]:
    """What every hole holds when the last seed has fallen, before anything is taken."""
    seeds = list(sowing.before.seeds)
    for step in sowing.steps:
        match step:
            case Lift(_, pit, _):
                seeds[pit] = 0
            case Drop(_, hole):
                seeds[hole] += 1
    return seeds


def most_taken(variant: Variant, position: Position) -> Sowing | None:
    """The next sowing of whose turn it is that captures the most; None if none captures."""
    replies = [variant.sow(position, pit) for pit in variant.legal_moves(position)]
    most = max(replies, key=lambda reply: reply.captured, default=None)
    return most if most and most.captured else None


def gain(sowings: tuple[Sowing, ...]) -> int:
    """How many seeds the own store has gained in these sowings of one turn, swept ones included."""
    before, after = sowings[0].before, sowings[-1].after
    store = own_store(before)
    return after.seeds[store] - before.seeds[store]


def swept_to(sowing: Sowing, side: Side) -> int:
    """How many seeds a side sweeps up at the end that a sowing brings about."""
    store = sowing.before.layout.store(side)
    return sum(step.seeds for step in sowing.of(Sweep) if step.store == store)


def play(variant: Variant, position: Position, pits: Iterable[int]) -> tuple[Sowing, ...]:
    """What sowing these pits one after another does. Raises IllegalMoveError."""
    sowings, before = list[Sowing](), list[Position]()
    for pit in pits:
        sowings.append(variant.sow(position, pit, before))
        before.append(position)
        position = sowings[-1].after
    return tuple(sowings)


def turns(variant: Variant, position: Position) -> Iterator[tuple[Sowing, ...]]:
    """Everything one turn can be, whole or broken off: shorter turns first. Boards that come up
    twice after as many sowings are followed once; after 2,000 boards nothing more is looked at."""
    ways: list[tuple[Sowing, ...]] = [()]
    followed = 0
    while ways:
        longer: dict[Position, tuple[Sowing, ...]] = {}
        for way in ways:
            here = way[-1].after if way else position
            for pit in variant.legal_moves(here):
                sowing = variant.sow(here, pit)
                yield (*way, sowing)
                if sowing.again and sowing.after not in longer and followed < _MOST_BOARDS:
                    longer[sowing.after] = (*way, sowing)
                    followed += 1
        ways = list(longer.values())


def longest_turn(
    variant: Variant, position: Position, enough: int | None = None
) -> tuple[Sowing, ...]:
    """The first turn with the most sowings; nothing longer than `enough` sowings is looked for.
    Boards are followed as in `turns`, but told only in the end: a trainer looks at hundreds."""
    longest: tuple[int, ...] = ()
    ways: dict[Position, tuple[int, ...]] = {position: ()}
    followed = 0
    while ways and len(longest) != enough:
        longer: dict[Position, tuple[int, ...]] = {}
        for here, pits in ways.items():
            for pit in variant.legal_moves(here):
                longest = max(longest, (*pits, pit), key=len)
                after = variant.after(here, pit)
                again = after.to_sow is here.to_sow and not after.over
                if again and after not in longer and followed < _MOST_BOARDS:
                    longer[after] = (*pits, pit)
                    followed += 1
        ways = longer
    return play(variant, position, longest)


def _is_own(sowing: Sowing, hole: int | None) -> bool:
    return hole in sowing.before.layout.row(sowing.side)
