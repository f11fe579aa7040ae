"""A sprint: as many tasks of a trainer as one can within a minute. It has no clock, times are told."""

from __future__ import annotations

from dataclasses import dataclass, replace

SECONDS = 60
CLIMB = 3  # right answers in a row, and the level rises
FALL = 2  # wrong ones in a row, and it falls


@dataclass(frozen=True, slots=True)
class Sprint:
    """How a sprint stands that was begun at level `first` of `levels` (1, 2, …).

    Every task takes one answer. A right one counts one; a wrong one costs no more than the time it
    took, ends the `streak`, and the next task comes. After three right ones in a row the `level`
    rises, after two wrong ones in a row it falls, but never below `first`: there the sprint is
    counted. An answer that was shown is a wrong one. `row` is how many of the same kind came last
    on this level, wrong ones as a negative number.
    """

    first: int
    levels: int
    level: int
    right: int = 0
    wrong: int = 0
    streak: int = 0
    longest: int = 0
    row: int = 0

    @classmethod
    def begin(cls, level: int, levels: int) -> Sprint:
        """Nothing is answered yet."""
        return cls(first=level, levels=levels, level=level)

    def answered(self, right: bool, seconds: float) -> Sprint:
        """With one more answer, given so many seconds after the beginning; one that comes too late
        does not count."""
        if self.over(seconds):
            return self
        if right:
            streak = self.streak + 1
            grown = replace(
                self, right=self.right + 1, streak=streak, longest=max(self.longest, streak)
            )
            return grown._stepped(max(self.row, 0) + 1)
        return replace(self, wrong=self.wrong + 1, streak=0)._stepped(min(self.row, 0) - 1)

    @staticmethod
    def left(seconds: float) -> float:
        """The time left so many seconds after the beginning, in seconds."""
        return max(0.0, SECONDS - seconds)

    @classmethod
    def over(cls, seconds: float) -> bool:
        """Whether the time is up."""
        return not cls.left(seconds)

    def beats(self, best: int | None) -> bool:
        """Whether it is better than the best one so far, if there was one; nothing right is no
        record."""
        return self.right > (best or 0)

    def _stepped(self, row: int) -> Sprint:
        """At another level, if enough answers of one kind came in a row."""
        level = self.level + (row == CLIMB) - (row == -FALL)
        level = min(max(level, self.first), self.levels)
        return replace(self, level=level, row=0 if row in (CLIMB, -FALL) else row)
