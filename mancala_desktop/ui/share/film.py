"""A game as a film: which moments are shown and for how long, read from the steps of its sowings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Await, Capture, Drop, Lift, Sowing, Step
from mancala_desktop.ui.board import states
from mancala_desktop.ui.board.heaps import Heaps, InHand, Lie, told
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.share.still import Still, still_of

START, LIFT, DROP, CAPTURE, REST, LAST = 1000, 360, 140, 520, 620, 4000
"""How long (ms) is seen: the start, lifted seeds, a seed that fell, a capture, a sowing's end, the end."""

MOST_MOMENTS = 12
"""So many moments of a sowing are shown; of a longer one every second, every third ..."""

MOST_FRAMES = 1000
"""A long game shows fewer moments of each sowing, so that the film has about so many."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What is seen, and for how many ms."""

    still: Still
    ms: int


def film(start: Position, sowings: Sequence[Sowing]) -> Iterator[Frame]:
    """The frames of a game from `start`; the last one stays longest.

    A choice that moves no seed is not shown: it may still be a secret.
    """
    seen = sum(any(sowing.of(Lift)) for sowing in sowings)
    moments = max(2, min(MOST_MOMENTS, MOST_FRAMES // max(1, seen)))
    heaps = Heaps.of(start)
    last = Frame(still_of(start, lie=Lie.of(heaps)), START)
    for sowing in sowings:
        if not any(sowing.of(Lift)) and not sowing.settles:
            heaps.follow(sowing)
            continue
        yield last
        yield from _told(sowing, moments, heaps)
        last = Frame(still_of(sowing.after, sowing, Lie.of(heaps)), REST)
    yield replace(last, ms=LAST)


def moments(sowing: Sowing) -> int:
    """How often seeds are lifted or fall."""
    return sum(isinstance(step, Lift | Drop) for step in sowing.steps)


def _told(sowing: Sowing, most: int, heaps: Heaps) -> Iterator[Frame]:
    """What is seen before a sowing has come to its end, to which it takes `heaps`."""
    every = -(-moments(sowing) // most)
    hand = Hand(sowing.before)
    over = list(sowing.before.opening.at) if sowing.before.opening else [0, 0]
    seen = 0
    marks: states.Marks = {}
    for step, transfers in told(sowing):
        if isinstance(step, Capture):
            marks = states.joined(marks, states.marked(states.captured_from(step), Mark.CAPTURED))
            yield Frame(_still(hand, over, marks, heaps), CAPTURE)
        hand.take(step)
        for transfer in transfers:
            heaps.move(transfer)
        _follow(step, over)
        if isinstance(step, Lift | Drop):
            if isinstance(step, Lift):
                marks = states.marked((step.pit,), Mark.LAST_FROM)
            if seen % every == 0:
                yield Frame(
                    _still(hand, over, marks, heaps), LIFT if isinstance(step, Lift) else DROP
                )
            seen += 1


def _follow(step: Step, over: list[int]) -> None:
    """Keep in mind over which hole either hand is."""
    match step:
        case Lift(side, hole, _) | Drop(side, hole):
            over[side] = hole
        case Await(opening) if opening:
            over[:] = opening.at


def _still(hand: Hand, over: Sequence[int], marks: states.Marks, heaps: Heaps) -> Still:
    hands: dict[int, int] = {}
    for side in Side:
        if hand.in_hand(side):
            hands[over[side]] = hands.get(over[side], 0) + hand.in_hand(side)
    position = hand.position()
    lie = Lie.of(heaps)
    held: dict[int, tuple[int, ...]] = {}
    for place, seeds in heaps:  # which follow the hands from lift to lift, and not to every hole
        if isinstance(place, InHand):
            held[over[place.side]] = (*held.get(over[place.side], ()), *seeds)
    lie = replace(lie, held=held)
    return Still(position.seeds, marks, position.burnt, bool(position.half), hands, lie)
