"""What every game of the family answers, whatever its rule."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from typing import Any, ClassVar, Self

from mancala_desktop.rules.board import Layout, Side, layout
from mancala_desktop.rules.hand import Hand, RecordingHand
from mancala_desktop.rules.move import IllegalMoveError, Reason
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.position import Position, PositionError, PositionFlaw
from mancala_desktop.rules.sowing import Sowing, SweepReason


class Family(Enum):
    """The three games."""

    KALAH = "kalah"
    OWARE = "oware"
    CONGKAK = "congkak"


class OptionError(ValueError):
    """An option of a rule set that does not exist or does not take that value."""


def option(default: Any, allowed: Iterable[Any] = ()) -> Any:
    """A field that is an option of the rules; an enum allows all its members."""
    values = tuple(type(default) if isinstance(default, Enum) else allowed)
    return field(default=default, metadata={"allowed": values})


def _word(value: Any) -> str:
    return str(value.value if isinstance(value, Enum) else value)


@dataclass(frozen=True)
class Variant(ABC):
    """A game with its options; one text of its rule in `play`."""

    family: ClassVar[Family]
    can_repeat: ClassVar[bool] = False  # whether a position may come up twice in a game

    pits: int
    seeds: int

    def __post_init__(self) -> None:
        for each in fields(self):
            allowed = each.metadata.get("allowed")
            value = getattr(self, each.name)
            if allowed is not None and value not in allowed:
                raise OptionError(_not_allowed(each.name, _word(value), map(_word, allowed)))

    # ---------------------------------------------------------------- options

    @classmethod
    def allowed(cls) -> dict[str, tuple[Any, ...]]:
        """Every option of the game and the values it takes."""
        return {
            each.name: each.metadata["allowed"]
            for each in fields(cls)
            if "allowed" in each.metadata
        }

    def options(self) -> dict[str, str]:
        """Every option and its value, as words."""
        return {name: _word(getattr(self, name)) for name in self.allowed()}

    def with_options(self, words: Mapping[str, str]) -> Self:
        """The same game with some options changed; OptionError says what is allowed."""
        allowed = self.allowed()
        changes = {}
        for name, word in words.items():
            if name not in allowed:
                raise OptionError(_not_allowed("option", name, allowed))
            by_word = {_word(value): value for value in allowed[name]}
            if word not in by_word:
                raise OptionError(_not_allowed(name, word, by_word))
            changes[name] = by_word[word]
        return replace(self, **changes)

    # ---------------------------------------------------------------- positions

    @property
    def layout(self) -> Layout:
        """The ring this game is played on."""
        return layout(self.pits)

    @property
    def total(self) -> int:
        """How many seeds the game has."""
        return 2 * self.pits * self.seeds

    def start(self, first: Side = Side.SOUTH) -> Position:
        """The position before the first move."""
        side = (self.seeds,) * self.pits + (0,)
        return Position(side + side, first, starter=first)

    def position(self, text: str) -> Position:
        """Read a position text; one that already meets an end is over at once and swept.

        Raises PositionError when the text is no position of this game.
        """
        position = Position.parse(text)
        if position.layout.pits != self.pits:
            why = f"this game has {self.pits} pits a side"
            raise PositionError(why, 1, PositionFlaw.PITS, str(position.layout.pits))
        if position.burnt and self.family is not Family.CONGKAK:
            why, column = "only Congkak has burnt pits", text.index("x") + 1
            raise PositionError(why, column, PositionFlaw.BURNT)
        if position.half and any(any(position.row(side)) for side in Side):
            why, column = "half a seed is left when the pits are empty", text.index(".") + 1
            raise PositionError(why, column, PositionFlaw.HALF)
        return self.settled(position)

    def settled(self, position: Position) -> Position:
        """The position itself, or what its end leaves when it already meets one."""
        hand = Hand(position)
        self.finish(hand)
        return hand.position()

    # ---------------------------------------------------------------- moves

    def legal_moves(self, position: Position) -> tuple[int, ...]:
        """The pits the side to sow may choose, in ring order; none after the end."""
        if position.over:
            return ()
        row = self.layout.row(position.to_sow)
        return tuple(pit for pit in row if self.why_illegal(position, pit) is None)

    def why_illegal(self, position: Position, pit: int) -> Reason | None:
        """What forbids sowing `pit` (a ring index), or None when it is legal."""
        if not 0 <= pit < self.layout.holes or self.layout.is_store(pit):
            return Reason.NOT_A_PIT
        if position.over:
            return Reason.GAME_OVER
        if self.layout.owner(pit) is not position.to_sow:
            return Reason.NOT_YOUR_PIT
        if pit in position.burnt:
            return Reason.BURNT
        if not position.seeds[pit]:
            return Reason.EMPTY_PIT
        return self.why_forbidden(position, pit)

    def why_forbidden(self, position: Position, pit: int) -> Reason | None:
        """What a game's own rule has against sowing an own pit with seeds."""
        return None

    def sow(self, position: Position, pit: int, history: Iterable[Position] = ()) -> Sowing:
        """Sow `pit` and tell it in steps.

        `history` are the positions that came before `position`, needed only where a repetition
        ends the game. Raises IllegalMoveError.
        """
        reason = self.why_illegal(position, pit)
        if reason:
            raise IllegalMoveError(pit, reason)
        hand = RecordingHand(position)
        self.play(hand, pit)
        self.end_by_history(hand, (*history, position))
        return Sowing(position, pit, tuple(hand.steps), hand.position())

    def after(self, position: Position, pit: int) -> Position:
        """The position a legal sowing leads to, repetition left aside; fast and unchecked."""
        hand = Hand(position)
        self.play(hand, pit)
        return hand.position()

    def outcome(self, position: Position) -> Outcome | None:
        """The result of a finished position, None while the game goes on."""
        if not position.over:
            return None
        south, north = (position.store(side) for side in Side)
        return Outcome.by_stores(south, north, position.over)

    def may_claim(self, position: Position, history: Iterable[Position]) -> bool:
        """Whether the side to sow may end the game now because `position`, which came up in
        `history` before, keeps coming back. Never where the rules do that by themselves."""
        return False

    def settlement(self, position: Position, termination: Termination) -> Sowing | None:
        """What becomes of the seeds left when the players end a game that goes on, told in steps;
        None where the rules know no such end."""
        return None

    def scoring(self) -> Self:
        """The same rules played to the last seed, as scores and values are counted."""
        return self

    # ---------------------------------------------------------------- the rule

    @abstractmethod
    def play(self, hand: Hand, pit: int) -> None:
        """The rule: sow a legal `pit` with `hand`, whose `to_sow` sows, up to a possible end."""

    @abstractmethod
    def finish(self, hand: Hand) -> None:
        """End the game if the position in `hand` meets an end."""

    def end_by_history(  # noqa: B027  (most games never come back to a position)
        self, hand: Hand, history: tuple[Position, ...]
    ) -> None:
        """End the game if what lies in `hand` came up too often in `history`."""


def sweep_rows(hand: Hand, termination: Termination) -> None:
    """End the game: the seeds of each row go to its owner's store."""
    sweep(hand)
    hand.end(termination)


def sweep(hand: Hand) -> None:
    """Move the seeds of each row to its owner's store."""
    for side in Side:
        for pit in hand.layout.row(side):
            if hand.seeds[pit]:
                store = hand.layout.store(side)
                hand.sweep(pit, store, hand.seeds[pit], SweepReason.OWN_ROW)


def _not_allowed(name: str, word: str, allowed: Iterable[str]) -> str:
    return f"{name} {word!r} is unknown; allowed: {', '.join(allowed)}"
