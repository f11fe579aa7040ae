"""Which marks a board wears: what was done last, and what can be done now. Read from the steps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import takewhile

from mancala_desktop.rules.sowing import Capture, CaptureReason, Drop, Lift, Sowing
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.preview import Preview

Marks = dict[int, frozenset[Mark]]
"""The marks of every hole that has some, by ring index."""


def of_sowing(sowing: Sowing | None) -> Marks:
    """Where a sowing began and ended, and what it took.

    A simultaneous opening has two beginnings and two ends. A choice that is still secret has none,
    and nothing is left of a sowing after which the board was filled anew.
    """
    marks: defaultdict[int, set[Mark]] = defaultdict(set)
    if sowing and sowing.after.round == sowing.before.round:
        beginning = takewhile(lambda step: not isinstance(step, Drop), sowing.steps)
        for step in beginning:
            if isinstance(step, Lift):
                marks[step.pit].add(Mark.LAST_FROM)
        for hole in {step.side: step.hole for step in sowing.of(Drop)}.values():
            marks[hole].add(Mark.LAST_TO)
        for capture in sowing.of(Capture):
            for pit in captured_from(capture):
                marks[pit].add(Mark.CAPTURED)
    return {hole: frozenset(some) for hole, some in marks.items()}


def of_preview(preview: Preview) -> Marks:
    """Where a sowing that is only looked at will end, and what it will take."""
    return joined(
        marked((preview.landing,), Mark.LANDING),
        marked((taken.pit for taken in preview.taken), Mark.CAPTURED),
    )


def captured_from(capture: Capture) -> tuple[int, ...]:
    """The pits that lose seeds by a capture; not that of the capturing seed if there are others."""
    if capture.reason is CaptureReason.OPPOSITE:
        return capture.pits[1:]
    return capture.pits


def joined(*parts: Marks) -> Marks:
    """All marks of all parts."""
    return {
        hole: frozenset().union(*(part.get(hole, frozenset()) for part in parts))
        for hole in {hole for part in parts for hole in part}
    }


def landings(marks: Marks | None) -> set[int]:
    """The holes that wear the ring of a landing, or of an answer."""
    return {hole for hole, worn in (marks or {}).items() if Mark.LANDING in worn}


def marked(holes: Iterable[int], *marks: Mark) -> Marks:
    """The same marks for several holes."""
    return dict.fromkeys(holes, frozenset(marks))
