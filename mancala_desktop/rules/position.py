"""Positions: what lies where, who is to sow, and their one-line text form."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from mancala_desktop.rules.board import Layout, Side, layout
from mancala_desktop.rules.outcome import Termination

MOST_SEEDS = 255


class PositionFlaw(Enum):
    """What a text that is no position has wrong."""

    FORM = "form"  # it is not two rows with their stores and a side to sow
    NUMBER = "number"  # no number of seeds
    NEGATIVE = "negative"  # a number below 0
    TOO_MANY_SEEDS = "too_many_seeds"
    UNEVEN_ROWS = "uneven_rows"  # detail: South's pits and North's
    HALF = "half"  # half a seed where there can be none
    SIDE = "side"  # to sow: neither s nor n
    PITS = "pits"  # detail: how many a side, which these rules do not have
    BURNT = "burnt"  # a burnt pit in a game that burns none
    RULES = "rules"  # no rule set is called so
    OPTION = "option"  # the rules have none like that
    WORD = "word"  # stands behind the position and says nothing about it


class PositionError(ValueError):
    """A text that is no position: `why`, and the `column` (1, 2, …) where it goes wrong; `flaw` and
    `detail` say the same in values."""

    def __init__(
        self, why: str, column: int, flaw: PositionFlaw = PositionFlaw.FORM, detail: str = ""
    ) -> None:
        super().__init__(f"column {column}: {why}")
        self.why = why
        self.column = column
        self.flaw = flaw
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Opening:
    """A simultaneous Congkak opening that waits for one or two secret choices.

    Each pair is (South, North). `hands` are seeds still in the hand, `at` the hole the last of
    them fell into, `choices` the pits already chosen for the next tick, `asked` who has to choose,
    `stopped` the tick in which a side stopped, `sowings` how many it has made, `tick` how many
    ticks have passed.
    """

    hands: tuple[int, int] = (0, 0)
    at: tuple[int, int] = (-1, -1)
    choices: tuple[int | None, int | None] = (None, None)
    asked: tuple[bool, bool] = (True, True)
    stopped: tuple[int | None, int | None] = (None, None)
    sowings: tuple[int, int] = (0, 0)
    tick: int = 0

    def unseen(self) -> Opening:
        """The same opening as the side to choose sees it: without the other's secret choice."""
        return replace(self, choices=(None, None))


@dataclass(frozen=True, slots=True)
class Position:
    """Everything the rules need to go on from here.

    `seeds` holds a number for every ring index, `to_sow` the side whose turn it is (after the end
    the side that would have sown next) and `over` why the game has ended. `half` means that each
    store holds half a seed more. `sown` counts the sowings already made in this turn where a cap
    makes them matter; `round` and `starter` matter only to matches of several rounds.
    """

    seeds: tuple[int, ...]
    to_sow: Side
    over: Termination | None = None
    burnt: frozenset[int] = frozenset()
    half: bool = False
    sown: int = 0
    round: int = 1
    starter: Side = Side.SOUTH
    opening: Opening | None = None

    @property
    def layout(self) -> Layout:
        """The ring these seeds lie on."""
        return layout(len(self.seeds) // 2 - 1)

    @property
    def total(self) -> int:
        """All seeds of the game: in pits, stores, hands, and the two halves of a split one."""
        in_hand = sum(self.opening.hands) if self.opening else 0
        return sum(self.seeds) + in_hand + self.half

    def store(self, side: Side) -> float:
        """Seeds in the store of `side`; a whole number unless a seed was split."""
        count = self.seeds[self.layout.store(side)]
        return count + 0.5 if self.half else count

    def row(self, side: Side) -> tuple[int, ...]:
        """Seeds in the pits of `side`, in the order its owner sows them."""
        pits = self.layout.row(side)
        return self.seeds[pits.start : pits.stop]

    def mirrored(self) -> Position:
        """The same position with the players' seats exchanged."""
        if self.opening:
            raise ValueError("a simultaneous opening has no mirror image: South drops first")
        cut = len(self.seeds) // 2
        return replace(
            self,
            seeds=self.seeds[cut:] + self.seeds[:cut],
            to_sow=self.to_sow.other,
            burnt=frozenset(self.layout.mirrored(pit) for pit in self.burnt),
            starter=self.starter.other,
        )

    def __str__(self) -> str:
        """`4,4,4,4,4,4/0|4,4,4,4,4,4/0|s`: rows in their own sowing order, stores, side to sow."""
        sides = []
        for side in Side:
            pits = ",".join(
                "x" if pit in self.burnt else str(self.seeds[pit]) for pit in self.layout.row(side)
            )
            sides.append(f"{pits}/{self.store(side)}")
        return "|".join([*sides, self.to_sow.letter])

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the text form; PositionError says what is wrong and in which column."""
        parts = text.split("|")
        if len(parts) != 3:
            raise PositionError("expected South|North|s or n", len(text) + 1)
        seeds: list[int] = []
        burnt: list[int] = []
        halves: list[bool] = []
        column = 1
        for part in parts[:2]:
            numbers, half = _parse_side(part, column)
            burnt += [len(seeds) + place for place, number in enumerate(numbers) if number is None]
            seeds += [number or 0 for number in numbers]
            halves.append(half)
            column += len(part) + 1
        pits = [len(part.split(",")) for part in parts[:2]]
        if pits[0] != pits[1]:
            raise PositionError(
                "both rows need the same number of pits",
                len(parts[0]) + 2,
                PositionFlaw.UNEVEN_ROWS,
                f"{pits[0]} {pits[1]}",
            )
        if halves[0] != halves[1]:
            why = "half a seed in one store needs half a seed in the other"
            raise PositionError(why, column, PositionFlaw.HALF)
        if parts[2] not in ("s", "n"):
            raise PositionError("the side to sow is s or n", column, PositionFlaw.SIDE, parts[2])
        if sum(seeds) + halves[0] > MOST_SEEDS:
            why = f"more than {MOST_SEEDS} seeds"
            raise PositionError(why, 1, PositionFlaw.TOO_MANY_SEEDS)
        to_sow = Side("sn".index(parts[2]))
        return cls(tuple(seeds), to_sow, burnt=frozenset(burnt), half=halves[0], starter=to_sow)


def _parse_side(part: str, column: int) -> tuple[list[int | None], bool]:
    """The pits and then the store of one side (None = burnt), and whether the store has a half."""
    pits, slash, store = part.partition("/")
    if not slash:
        raise PositionError("expected pits/store", column + len(part))
    numbers: list[int | None] = []
    for word in pits.split(","):
        numbers.append(None if word == "x" else _parse_number(word, column))
        column += len(word) + 1
    whole = store.removesuffix(".5")
    numbers.append(_parse_number(whole, column))
    return numbers, whole != store


def _parse_number(word: str, column: int) -> int:
    if not (word.isascii() and word.isdigit()):
        below = word[:1] in ("-", "−") and word[1:].isdigit()
        flaw = PositionFlaw.NEGATIVE if below else PositionFlaw.NUMBER
        raise PositionError(f"{word!r} is not a number of seeds", column, flaw, word)
    if len(word) > len(str(MOST_SEEDS)):
        why = f"more than {MOST_SEEDS} seeds"
        raise PositionError(why, column, PositionFlaw.TOO_MANY_SEEDS)
    return int(word)
