"""A sowing cut into pieces that end with the fall of one seed each, so that it can be told slowly."""

from __future__ import annotations

from dataclasses import replace

from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.position import Opening, Position
from mancala_desktop.rules.sowing import Drop, Lift, Sowing, Step


def seed_by_seed(sowing: Sowing) -> tuple[Sowing, ...]:
    """The same steps in as many pieces as seeds fall; the last piece has all that follows, too.

    Between two pieces the seeds that have not fallen yet are held over the pit they come from.
    """
    assert sowing.before.opening is None
    pieces: list[Sowing] = []
    hand, over = Hand(sowing.before), sowing.pit
    before, steps = sowing.before, list[Step]()
    last = max(place for place, step in enumerate(sowing.steps) if isinstance(step, Drop))
    for place, step in enumerate(sowing.steps):
        hand.take(step)
        steps.append(step)
        if isinstance(step, Lift):
            over = step.pit
        if isinstance(step, Drop) and place < last:
            after = _held(hand, sowing, over)
            pieces.append(Sowing(before, sowing.pit, tuple(steps), after))
            before = after
            steps.clear()
    pieces.append(Sowing(before, sowing.pit, tuple(steps), sowing.after))
    return tuple(pieces)


def _held(hand: Hand, sowing: Sowing, over: int) -> Position:
    """The board as it lies, with what is left in the hand held over a pit."""
    side = sowing.side
    hands, at = [0, 0], [-1, -1]
    hands[side], at[side] = hand.in_hand(side), over
    opening = Opening(hands=(hands[0], hands[1]), at=(at[0], at[1]))
    return replace(hand.position(), opening=opening)
