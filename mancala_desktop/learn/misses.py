"""Why an answer of a learner is not the one that was asked for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mancala_desktop.rules.move import Reason


class Why(Enum):
    """What is wrong, as the steps of a sowing tell it."""

    ILLEGAL = "illegal"  # `reason` says why `hole` may not be sown
    NOT_ASKED = "not_asked"  # another pit was to be sown
    TOO_SHORT = "too_short"  # the last seed falls `by` holes before the wanted one
    TOO_FAR = "too_far"  # and `by` holes behind it
    LAST_ELSEWHERE = "last_elsewhere"  # it falls into `hole`
    LAST_IN_STORE = "last_in_store"
    NOT_EMPTY = "not_empty"  # `hole`, where it falls, was not empty
    OTHER_SIDE = "other_side"  # it falls into `hole`, a pit of the other side
    OWN_SIDE = "own_side"  # it falls into `hole`, an own pit, and takes nothing there
    NOTHING_OPPOSITE = "nothing_opposite"  # the pit opposite of `hole` is empty
    NOT_TWO_OR_THREE = "not_two_or_three"  # `hole` then holds `got` seeds
    SLAM_TAKES_NOTHING = "slam_takes_nothing"
    NO_SLAM = "no_slam"
    TOO_FEW = "too_few"  # `got` of `wanted`
    TURN_OVER = "turn_over"  # after `got` of `wanted` sowings
    FEEDS_NOTHING = "feeds_nothing"
    GOES_ON = "goes_on"  # the game is not over
    NOT_WON = "not_won"
    NO_LONGER = "no_longer"  # the turn goes on, but nothing that may follow `hole` reaches the goal
    LEFT_TO_TAKE = "left_to_take"  # the other side can capture `got` from `hole`, `wanted` at most
    NOT_BEST = "not_best"
    NOT_DECIDED = "not_decided"  # the turn is over, and the game may still be won or lost
    WINS_LATER = "wins_later"  # `hole` is proved to win, too, but not within this turn
    STORE_SKIPPED = "store_skipped"  # no seed falls into the other side's store, `hole`
    NO_STORE_SOWN = "no_store_sown"  # nor, in Oware, into any
    ORIGIN_SKIPPED = "origin_skipped"  # nor into the pit that is sown
    BURNT = "burnt"  # nor into a burnt pit
    OWN_STORE_LEFT_OUT = "own_store_left_out"
    AGAINST_DIRECTION = "against_direction"
    STARTS_NEXT_DOOR = "starts_next_door"  # the first seed falls into the hole after the pit sown
    ONE_EACH = "one_each"  # this hole has just got its seed
    JUMPED = "jumped"  # a hole before `hole`, a pit or the own store, was left out
    NOT_ONE = "not_one"  # `hole` is none of those asked for; `cause` may say why
    OWN_ROW = "own_row"  # nothing is taken from `hole`: only the other row is harvested
    OUT_OF_REACH = "out_of_reach"  # nor where the harvest, back from the last seed, does not get
    NOT_LAST = "not_last"  # nor from an own pit where the last seed does not fall
    NOT_OPPOSITE = "not_opposite"  # nor from a pit that does not lie opposite of it
    NEVER_TAKEN = "never_taken"  # nor from a store
    SOME_MISSING = "some_missing"  # `wanted` more are
    LESS = "less"  # the number is smaller than the right one
    MORE = "more"
    OPTION = "option"  # `got` is the option that was chosen


@dataclass(frozen=True, slots=True)
class Miss:
    """Why an answer is wrong; which of the other fields are told depends on `why`."""

    why: Why
    hole: int | None = None
    by: int = 0
    got: int = 0
    wanted: int = 0
    reason: Reason | None = None
    cause: Miss | None = None
