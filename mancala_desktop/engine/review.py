"""What a sowing was worth: its loss, its grade, and how well each side played.

A loss is the final store difference, in seeds, that the sowing gives away beside the best one, seen
by who sows. Every sowing is judged for itself, those of a chain of extra turns too. What is lost
once is not lost again: after a blunder the best sowing left is a best sowing.

The accuracy of a side is the mean of 100 * exp(-loss / 6) over its sowings, in per cent. A sowing
without a loss counts 100, one that costs six seeds 37.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from math import exp

from mancala_desktop.rules.board import Side

_FORGIVEN = 6.0  # seeds of loss that bring an accuracy of 100 % down to 37 %


class Grade(Enum):
    """How good a sowing was. The value is the least loss in seeds that earns it."""

    BEST = 0
    GOOD = 1
    INACCURACY = 2
    MISTAKE = 4
    BLUNDER = 6

    @classmethod
    def of(cls, loss: int) -> Grade:
        """The grade of a sowing that costs so many seeds."""
        return max((grade for grade in cls if grade.value <= loss), key=lambda grade: grade.value)

    @property
    def wrong(self) -> bool:
        """Whether there is something to learn from it."""
        return self.value >= Grade.MISTAKE.value


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of one decision: `side` sowed `pit` when each pit had its score.

    `scores` are final store differences in seeds as `side` sees them, by ring index; `proved` are
    the pits whose score is certain.
    """

    side: Side
    pit: int
    scores: Mapping[int, int]
    proved: frozenset[int] = frozenset()

    @property
    def best(self) -> int:
        """The pit that should have been sown: the one that was, if none is better; of several the
        one nearest the store."""
        most = max(self.scores.values())
        if self.scores[self.pit] == most:
            return self.pit
        return max(pit for pit, score in self.scores.items() if score == most)

    @property
    def score(self) -> int:
        """What the best sowing is worth to `side`."""
        return self.scores[self.best]

    @property
    def loss(self) -> int:
        """What the sowing cost, in seeds."""
        return self.loss_of(self.pit)

    @property
    def grade(self) -> Grade:
        """How good the sowing was."""
        return Grade.of(self.loss)

    @property
    def exact(self) -> bool:
        """Whether every score is proved."""
        return self.proved >= self.scores.keys()

    @property
    def value(self) -> int:
        """The store difference the game comes to after the sowing, as South sees it."""
        return self.seen_by_south(self.pit)

    def loss_of(self, pit: int) -> int:
        """What sowing `pit` costs, in seeds."""
        return self.score - self.scores[pit]

    def seen_by_south(self, pit: int) -> int:
        """The score of a pit as South sees it."""
        return self.scores[pit] if self.side is Side.SOUTH else -self.scores[pit]


def judge(
    side: Side,
    pit: int,
    scores: Mapping[int, int],
    *,
    proved: Collection[int] = (),
    final: int | None = None,
) -> Verdict:
    """The verdict on sowing `pit` with these scores, of which those of the pits `proved` are certain.

    `final` is what the game is known for certain to come to after the sowing, as South sees it: a
    proof of the next position is one of this sowing, too.
    """
    known, certain = dict(scores), frozenset(proved)
    if final is not None:
        known[pit] = final if side is Side.SOUTH else -final
        certain |= {pit}
    return Verdict(side, pit, known, certain)


@dataclass(frozen=True, slots=True)
class Account:
    """How one side played: its accuracy in per cent, None without a judged sowing, and how many
    sowings earned each grade."""

    accuracy: int | None
    counts: Mapping[Grade, int]


def account(side: Side, verdicts: Iterable[Verdict | None]) -> Account:
    """Sums up the sowings of `side`; what has not been judged yet (None) does not count."""
    own = [verdict for verdict in verdicts if verdict and verdict.side is side]
    counts = {grade: sum(verdict.grade is grade for verdict in own) for grade in Grade}
    if not own:
        return Account(None, counts)
    share = sum(exp(-verdict.loss / _FORGIVEN) for verdict in own) / len(own)
    return Account(round(100 * share), counts)
