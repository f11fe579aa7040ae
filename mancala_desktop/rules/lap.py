"""What Kalah and Congkak share: a lap through the own store, and the capture from an empty pit."""

from __future__ import annotations

from enum import Enum

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.sowing import CaptureReason, SkipReason, SpareReason


class EmptyCapture(Enum):
    """What an own empty pit takes when the pit opposite is empty too."""

    OWN_SEED = "own_seed"
    NONE = "none"


def next_hole(hand: Hand, side: Side, hole: int) -> int:
    """The hole after `hole` in which `side` drops a seed: not the other store, no burnt pit."""
    other_store = hand.stores[1 - side]
    holes = len(hand.seeds)
    while True:
        hole = (hole + 1) % holes
        if hole == other_store:
            hand.skip(side, hole, SkipReason.OTHER_STORE)
        elif hole in hand.burnt:
            hand.skip(side, hole, SkipReason.BURNT)
        else:
            return hole


def sow_lap(hand: Hand, side: Side, pit: int) -> int:
    """Lift `pit` and drop its seeds one by one; returns the hole of the last one."""
    hole = pit
    for _ in range(hand.lift(side, pit)):
        hole = next_hole(hand, side, hole)
        hand.drop(side, hole)
    return hole


def capture_opposite(hand: Hand, side: Side, pit: int, empty_capture: EmptyCapture) -> bool:
    """Capture with the last seed, which fell into the empty own `pit`; False if nothing is taken."""
    store = hand.layout.store(side)
    opposite = hand.layout.opposite(pit)
    if hand.seeds[opposite]:
        hand.capture((pit, opposite), store, CaptureReason.OPPOSITE)
    elif empty_capture is EmptyCapture.OWN_SEED:
        hand.capture((pit,), store, CaptureReason.LAST_SEED_ALONE)
    else:
        hand.spare((pit,), SpareReason.NOTHING_OPPOSITE)
        return False
    return True
