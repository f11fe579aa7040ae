"""Learning from mistakes: one looks for something better at every place where one went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from mancala_desktop.engine.review import Grade, Verdict
from mancala_desktop.rules.board import Side


class Try(Enum):
    """What a pit that was tried is worth: as good as the best, better than what was sown in the
    game but not good enough, or no better."""

    FOUND = "found"
    BETTER = "better"
    NO = "no"


def mistakes(verdicts: Sequence[Verdict | None], sides: Sequence[Side]) -> tuple[int, ...]:
    """The places where one of these sides erred, in order."""
    return tuple(
        place
        for place, verdict in enumerate(verdicts)
        if verdict and verdict.side in sides and verdict.grade.wrong
    )


def judge_try(verdict: Verdict, pit: int) -> Try:
    """How good sowing `pit` is where `verdict` was given. A seed less than the best is good enough."""
    loss = verdict.loss_of(pit)
    if Grade.of(loss) in (Grade.BEST, Grade.GOOD):
        return Try.FOUND
    return Try.BETTER if loss < verdict.loss else Try.NO


class Lesson:
    """Goes through the places of mistakes, of which there is at least one."""

    def __init__(self, places: Sequence[int]) -> None:
        self._places = tuple(places)
        self._number = 0
        self._found: set[int] = set()
        self.hinted = False  # here

    @property
    def place(self) -> int | None:
        """The place to find something better at; None when all have been seen."""
        return self._places[self._number] if self._number < len(self._places) else None

    @property
    def number(self) -> int:
        """Which one it is, from 1."""
        return self._number + 1

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._places)

    @property
    def found(self) -> int:
        """At how many something better was found."""
        return len(self._found)

    @property
    def solved(self) -> bool:
        """Whether it was found here."""
        return self.place in self._found

    def find(self) -> None:
        """Something better has been found here."""
        if self.place is not None:
            self._found.add(self.place)

    def go_on(self) -> None:
        """The next one, whether this one was solved or not."""
        self._number = min(self._number + 1, len(self._places))
        self.hinted = False
