"""Thinking time: what each side is given, and how much of it is left at a place of the tree.

A game tells in its header `Clock` what is given, and every node how much its side had left after
the sowing; both clocks at any place follow from that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from mancala_desktop.record.game import Game, Node
from mancala_desktop.record.headers import Header
from mancala_desktop.rules.board import Side

LONGEST_S = 86_400  # of a base; a day
LONGEST_INCREMENT_S = 3_600

_CONTROL = re.compile(r"(\d{1,5})\s*\+\s*(\d{1,4})")
_NONE = "none"
_TIME = re.compile(r"(\d{1,6})(?:\.(\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class TimeControl:
    """`base_ms` for the whole game, and `increment_ms` more whenever a turn of the side is over.

    Both are whole seconds, told in ms.
    """

    base_ms: int
    increment_ms: int = 0

    def __str__(self) -> str:
        return f"{self.base_ms // 1000}+{self.increment_ms // 1000}"


Controls = tuple[TimeControl | None, TimeControl | None]
"""What South and North are given; None is as long as they like."""

Times = tuple[int | None, int | None]
"""What South and North have left, in ms; None without a clock."""

UNTIMED: Controls = (None, None)


class ControlError(ValueError):
    """A text tells no time control; `at` is where in it that shows, `detail` what stands there."""

    def __init__(self, at: int, detail: str) -> None:
        super().__init__(f"no time control: {detail!r}")
        self.at = at
        self.detail = detail


def controls_text(controls: Controls) -> str:
    """`180+2`, `180+2 / 300+5`, `none / 60+0`: seconds, and seconds more a turn."""
    south, north = (str(control) if control else _NONE for control in controls)
    return south if south == north else f"{south} / {north}"


def read_controls(text: str) -> Controls:
    """What `controls_text` has written, or a person; raises ControlError."""
    one, slash, other = text.partition("/")
    south = _read_control(one, 0)
    return south, _read_control(other, len(one) + 1) if slash else south


def _read_control(text: str, at: int) -> TimeControl | None:
    word = text.strip().lower()
    if word == _NONE:
        return None
    match = _CONTROL.fullmatch(word)
    base, increment = (int(match[1]), int(match[2])) if match else (0, 0)
    if not 0 < base <= LONGEST_S or increment > LONGEST_INCREMENT_S:
        raise ControlError(at + len(text) - len(text.lstrip()), text.strip())
    return TimeControl(1000 * base, 1000 * increment)


def controls_of(game: Game) -> Controls:
    """What the headers of a game give the sides; no clocks where they do not say."""
    try:
        return read_controls(game.headers.get(Header.CLOCK, _NONE))
    except ControlError:
        return UNTIMED


def note_controls(game: Game, controls: Controls) -> None:
    """Write into the headers of `game` what the sides are given; nothing where that is no clock."""
    if controls != UNTIMED:
        game.headers[Header.CLOCK] = controls_text(controls)
    else:
        game.headers.pop(Header.CLOCK, None)


def times_at(node: Node, controls: Controls) -> Times:
    """What both sides had left when play came to `node`."""
    left = [control.base_ms if control else None for control in controls]
    open_ = [side for side in Side if controls[side]]
    here = node
    while here.parent and open_:
        if here.side in open_ and here.left_ms is not None:
            left[here.side] = here.left_ms
            open_.remove(here.side)
        here = here.parent
    return left[0], left[1]


def time_text(ms: int) -> str:
    """`178.437`, `180`: seconds. With colons a line of moves would look like a header."""
    return f"{ms // 1000}.{ms % 1000:03}".rstrip("0").removesuffix(".")


def read_time(text: str) -> int | None:
    """The ms that `time_text` has written; None for any other text."""
    match = _TIME.fullmatch(text)
    if not match:
        return None
    return 1000 * int(match[1]) + int((match[2] or "").ljust(3, "0"))
