"""What can be wrong with a text that should be a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mancala_desktop.rules.move import Reason

LONGEST_DETAIL = 40


class Flaw(Enum):
    """The kinds of damage."""

    NOT_A_GAME = "not_a_game"  # the first line does not name the format
    NOT_A_POSITION = "not_a_position"  # nor a game; detail: what it begins with
    NEWER_VERSION = "newer_version"  # of the format; detail: the version
    HEADER = "header"  # no `Name: value`
    HEADER_TWICE = "header_twice"  # detail: its name
    NO_RULES = "no_rules"  # the header is missing
    UNKNOWN_RULES = "unknown_rules"  # detail: the name
    OPTION = "option"  # of the rules: unknown, or not with this value
    START = "start"  # neither a side nor a position of this game
    SOWING = "sowing"  # neither a pit nor anything else that may stand among moves
    ILLEGAL = "illegal"  # the sowing; `reason` says why
    ANNOTATION = "annotation"  # the sowing does otherwise; `expected` says what
    OPEN_COMMENT = "open_comment"  # `{` without `}`
    OPEN_VARIATION = "open_variation"  # `(` without `)`
    STRAY_VARIATION = "stray_variation"  # `(` without a move before it
    STRAY_CLOSE = "stray_close"  # `)` without `(`
    AFTER_END = "after_end"  # moves after the result
    STRAY_PIE = "stray_pie"  # `swap` or `keep` where the pie rule offers nothing
    TOO_LONG = "too_long"  # more sowings than any game has
    PLY = "ply"  # no number of sowings of the line; `expected`: the most
    TAG = "tag"  # of OGN: no `[Name "value"]`
    RESULT = "result"  # not what the moves lead to; `expected` says what
    CLOCK = "clock"  # of a header: no time control
    NOT_UTF8 = "not_utf8"  # a byte that is no text; detail: its two hexadecimal digits
    TIME = "time"  # what somebody has left, or has used: no time, or not after a sowing


@dataclass(frozen=True, slots=True)
class Problem:
    """The first flaw of a text and where it is; `line` and `column` count from 1.

    `detail` is what stands there (not more than its first 40 characters), `expected` what would
    be right where that is known, `reason` what the rules have against an illegal sowing.
    """

    line: int
    column: int
    flaw: Flaw
    detail: str = ""
    expected: str = ""
    reason: Reason | None = None


class DamageError(ValueError):
    """A flaw, `at` characters into the text of its game; the fields are those of Problem."""

    def __init__(
        self,
        at: int,
        flaw: Flaw,
        detail: str = "",
        *,
        expected: str = "",
        reason: Reason | None = None,
    ) -> None:
        super().__init__(f"{flaw.value} at {at}: {detail[:LONGEST_DETAIL]}")
        self.at = at
        self.flaw = flaw
        self.detail = detail[:LONGEST_DETAIL]
        self.expected = expected
        self.reason = reason
